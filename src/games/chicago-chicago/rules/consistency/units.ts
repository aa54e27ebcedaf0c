import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { totalUnits } from '../../../../mechanics/unit-counts.ts';
import type { Stacks } from '../scenario-shape.ts';
import type { Chicago, Phase } from '../types.ts';
import { GUARD, haveInfiltrated, LEVELS, POLICE_LEVELS, TAC } from '../units.ts';

/** Returns the first issue in the units, if there is one. */
export function issueInUnits(position: PositionAt<Chicago>): Issue | undefined {
  return issueInGroups(position) ?? issueInPolice(position) ?? issueInSpent(position);
}

/** Checks that there are at most as many groups as the set-up and the growth of groups allow (CC-1.5). */
function issueInGroups({ setup, table: { groups } }: Position<Chicago>): Issue | undefined {
  const { demonstrators } = setup.scenario.counterMix;
  const mix = LEVELS.reduce((sum, level) => sum + demonstrators[level], 0);
  return total(groups.fresh) + total(groups.spent) > mix
    ? { path: 'table.groups', reason: `Expected at most ${String(mix)} groups` }
    : undefined;
}

/** Checks that there are at most as many police units as the set-up and the companies of the Guard allow (CC-1.5). */
function issueInPolice({ setup, table }: Position<Chicago>): Issue | undefined {
  const { counterMix, setUp } = setup.scenario;
  const { fresh, spent, boxed, relieving } = table.police;
  const ofKind = (row: number): number =>
    [fresh, spent, boxed, relieving].reduce((sum, stacks) => sum + totalUnits(stacks[row]!), 0);
  let platoons = 0;
  for (let row = 0; row < POLICE_LEVELS; row++) platoons += ofKind(row);
  const most = setUp.police['level-1'] + setUp.police['level-2'] + setUp.police['level-3'];
  if (platoons > most)
    return { path: 'table.police', reason: `Expected at most ${String(most)} platoons of levels 1 to 3` };
  if (ofKind(TAC) > setUp.police.tac)
    return { path: 'table.police', reason: `Expected at most ${String(setUp.police.tac)} tactical platoons` };
  if (ofKind(GUARD) + table.guardsLeft > counterMix.police.guard)
    return {
      path: 'table.guardsLeft',
      reason: `Expected at most ${String(counterMix.police.guard)} companies of the Guard`,
    };
  return totalUnits(boxed[GUARD]!) + totalUnits(relieving[GUARD]!) === 0
    ? undefined
    : { path: `table.police.boxed.${String(GUARD)}`, reason: 'The National Guard cannot be in a box' };
}

/** Checks that units are spent only in steps in which units can be spent. */
function issueInSpent({ table, phase }: PositionAt<Chicago>): Issue | undefined {
  const { groups, police } = table;
  const printed = printedStep(phase);
  const wrong = (path: string): Issue => ({
    path: `table.${path}`,
    reason: 'No units can be in this list in this step',
  });
  if (!['move', 'attack', 'over'].includes(printed) && total(groups.spent) > 0) return wrong('groups.spent');
  if (!['patrol', 'attack', 'over'].includes(printed) && total(police.spent) > 0) return wrong('police.spent');
  if (printed !== 'patrol' && printed !== 'over' && total(police.relieving) > 0) return wrong('police.relieving');
  return issueInInfiltrators(groups.fresh, printed);
}

/**
 * Checks that, before step 2, none of the groups that can still act has infiltrated. A group that infiltrates in step 1
 * can no longer act in that step.
 */
function issueInInfiltrators(fresh: Stacks, printed: PrintedStep): Issue | undefined {
  const infiltrators = total(fresh.filter((_, sort) => haveInfiltrated(sort)));
  return (printed === 'move' || printed === 'set-up') && infiltrators > 0
    ? { path: 'table.groups.fresh', reason: 'No groups can have infiltrated in this step' }
    : undefined;
}

/**
 * The steps of a turn in the printed rules, and two other times: before the first turn and after the end of the match.
 */
type PrintedStep = 'set-up' | 'move' | 'confront' | 'patrol' | 'attack' | 'over';

function printedStep(phase: Phase): PrintedStep {
  switch (phase.kind) {
    case 'gather':
    case 'garrison':
    case 'post':
      return 'set-up';
    case 'march':
      return phase.player === 'police' ? 'patrol' : 'move';
    case 'muster':
      return 'attack';
    case 'roll':
      return phase.conflict.attacker === 'police' ? 'attack' : 'confront';
    case 'move':
    case 'confront':
    case 'patrol':
    case 'attack':
    case 'over':
      return phase.kind;
  }
}

function total(stacks: Stacks): number {
  let sum = 0;
  for (const row of stacks) sum += totalUnits(row);
  return sum;
}
