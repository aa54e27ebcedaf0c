import { lossesOf, piecesFrom } from '../rules/conflict.ts';
import type { UcomResult } from '../rules/scenario-shape.ts';
import { opponentOf, wayOf } from '../rules/sides.ts';
import { bestDeployment, outlookOf } from './deployment.ts';
import type { Outlook } from './outlook.ts';
import { rollOdds } from './roll-odds.ts';

/**
 * Returns the expected value of a gambit and of the deployment after the gambit: the number of points by which the
 * side's lead grows. Returns -Infinity if the odds are too low for a gambit.
 */
export function worthOfGambit(outlook: Outlook, left: number): number {
  const { where, side } = outlook;
  const present = staked(outlook);
  const odds = rollOdds(where.setup.scenario.ucom, present[side], present[opponentOf(side)]);
  if (odds === undefined) return -Infinity;
  let worth = 0;
  for (const { result, probability } of odds) {
    const { gained, outlook: after } = called(outlook, result);
    worth += probability * (gained + bestDeployment(after, left).worth);
  }
  return worth;
}

function staked({ where: { table } }: Outlook) {
  return {
    radicals: piecesFrom(table.pieces.radicals, 0),
    administration: piecesFrom(table.pieces.administration, 0),
  };
}

/** Returns the gain from a gambit with a given result, and the {@link Outlook} after this gambit. */
function called(outlook: Outlook, result: UcomResult): { readonly gained: number; readonly outlook: Outlook } {
  const { side } = outlook;
  const { setup, table } = outlook.where;
  const losses = lossesOf(staked(outlook), side, result);
  const pieces = {
    radicals: spared(table.pieces.radicals, losses.radicals),
    administration: spared(table.pieces.administration, losses.administration),
  };
  const other = opponentOf(side);
  let gained = 0;
  const advanced: number[] = [];
  const counters = table.counters.map((box, track) => {
    const gain = outlook.gainFrom(track, box);
    if (gain === undefined || table.pieces[other][track] === 0 || pieces[other][track]! > 0) return box;
    gained += gain;
    advanced.push(track);
    return box + wayOf(side);
  });
  const after = { ...table, pieces, counters, done: { ...table.done, advanced } };
  return { gained, outlook: outlookOf({ setup, table: after }, side) };
}

/**
 * For each track, returns the number of pieces that remain after a side has lost `losses` pieces. The smallest piles
 * lose pieces first.
 */
function spared(row: readonly number[], losses: number): readonly number[] {
  const left = [...row];
  let rest = losses;
  for (const track of [...row.keys()].toSorted((one, other) => row[one]! - row[other]!)) {
    const taken = Math.min(rest, row[track]!);
    left[track]! -= taken;
    rest -= taken;
  }
  return left;
}
