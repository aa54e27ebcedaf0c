import type { Position } from '../../../core/game.ts';
import { boxToward } from '../rules/board.ts';
import { lossesOf, piecesFrom } from '../rules/conflict.ts';
import type { TrackIndex } from '../rules/scenario-shape.ts';
import { type BySide, opponentOf, type Side } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { bestPlacements, type Pile } from './placements.ts';
import type { Deployment, Planner, Reserve } from './planner.ts';
import { leadIn, worthOfPiece } from './prospects.ts';
import { COLUMN_REACHES, rollOdds } from './roll-odds.ts';

type Where = Position<Uaw>;

/**
 * A planner that evaluates attacks as if the opponent would not answer these attacks. The value of an attack is the
 * gain if the counter moves to the next box, minus the expected losses of the attacker, plus the expected losses of the
 * opponent.
 */
export const attackPlanner: Planner = {
  bestDeployment,
  worthOfGambit,
  worthOfAct:
    (where, side) =>
    ({ track }) =>
      worthOfAttack(where, side, track),
};

/**
 * Distributes pieces over the tracks whose index is at least `from`. Of equally good piles, the function prefers the
 * largest.
 */
function bestDeployment(where: Where, player: Side, { left, from }: Reserve): Deployment {
  const options = where.setup.scenario.tracks.map((_, track) =>
    track < from ? [{ count: 0, worth: 0 }] : usefulPiles(where, player, track).toReversed(),
  );
  const { worths, pilesOf } = bestPlacements(options, left);
  const placed = worths.reduce((best, worth, count) => (worth > worths[best]! ? count : best), 0);
  return { piles: withRest(where, player, pilesOf(placed), { left, from }), worth: worths[placed]! };
}

/**
 * Returns the useful numbers of pieces on a track. The number 0 is useful. The lowest number that reaches a column of
 * the matrix is useful if an attack in this column has a higher value than in all lower columns.
 */
function usefulPiles(where: Where, player: Side, track: TrackIndex): readonly Pile[] {
  const own = where.table.pieces[player][track] as number;
  const opposing = where.table.pieces[opponentOf(player)][track] as number;
  if (opposing === 0) return [{ count: 0, worth: 0 }];
  const options = [{ count: 0, worth: Math.max(0, worthOfAttack(where, player, track)) }];
  for (const reach of COLUMN_REACHES) {
    const count = Math.ceil(reach * opposing) - own;
    if (count <= 0) continue;
    const worth = worthOfAttack(where, player, track, own + count);
    if (worth > (options.at(-1)?.worth ?? 0)) options.push({ count, worth });
  }
  return options;
}

/**
 * Adds all unused pieces to the pile on one track, and returns the piles. For each track, the function divides the
 * opponent’s possible gain by one more than the player’s number of pieces. The pieces go to the track with the smallest
 * result.
 */
function withRest(where: Where, player: Side, piles: readonly number[], { left, from }: Reserve): readonly number[] {
  const rest = left - piles.reduce((sum, count) => sum + count, 0);
  const risk = (track: TrackIndex): number =>
    gainOf(where, opponentOf(player), track) /
    (1 + (where.table.pieces[player][track] as number) + (piles[track] as number));
  const open = [...piles.keys()].filter((track) => track >= from);
  const safest = open.reduce((one, other) => (risk(other) < risk(one) ? other : one), from);
  return piles.map((count, track) => (track === safest ? count + rest : count));
}

/**
 * Returns the expected value, in points, of an attack with `attackers` pieces on a track; 0 if the attack is not
 * allowed.
 */
function worthOfAttack(
  where: Where,
  player: Side,
  track: TrackIndex,
  attackers = where.table.pieces[player][track] as number,
): number {
  const defenders = where.table.pieces[opponentOf(player)][track] as number;
  return worthOfRoll(where, player, { attackers, defenders, gain: gainOf(where, player, track) });
}

/**
 * Returns the expected value of the gambit, in points. The value includes the gain from moving the counter one box on
 * each track with pieces of the opponent.
 */
function worthOfGambit(where: Where, player: Side): number {
  const { pieces } = where.table;
  const opposing = pieces[opponentOf(player)];
  let gain = 0;
  for (const [track, count] of opposing.entries()) if (count > 0) gain += gainOf(where, player, track);
  return worthOfRoll(where, player, {
    attackers: piecesFrom(pieces[player], 0),
    defenders: piecesFrom(opposing, 0),
    gain,
  });
}

/**
 * Returns the expected value of a roll, in points: the gain, which is 0 if a defender remains, plus the value of the
 * opponent's lost pieces, minus the value of the player's lost pieces.
 */
function worthOfRoll(
  { setup, table }: Where,
  player: Side,
  { attackers, defenders, gain }: { readonly attackers: number; readonly defenders: number; readonly gain: number },
): number {
  const odds = rollOdds(setup.scenario.ucom, attackers, defenders);
  if (odds === undefined) return 0;
  const other = opponentOf(player);
  const present = { [player]: attackers, [other]: defenders } as Record<Side, number> satisfies BySide<number>;
  const piece = worthOfPiece({ setup, table });
  let worth = 0;
  for (const { result, probability } of odds) {
    const losses = lossesOf(present, player, result);
    const gained = losses[other] === defenders ? gain : 0;
    worth += probability * (gained + piece * (losses[other] - losses[player]));
  }
  return worth;
}

/**
 * Returns the number of points by which a side's lead grows if the counter of a track moves one box towards the side's
 * end.
 */
function gainOf({ setup, table }: Where, side: Side, track: TrackIndex): number {
  const next = boxToward({ setup, table }, side, track);
  if (next === undefined) return 0;
  const shape = setup.scenario.tracks[track]!;
  return Math.abs(leadIn(shape, next) - leadIn(shape, table.counters[track]!));
}
