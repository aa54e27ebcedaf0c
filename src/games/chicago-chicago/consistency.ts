/**
 * What can be wrong with a state whose parts have the right shape. A state that passes can be played to its end.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import type { Fault } from '../../core/untrusted.ts';
import { areaAt, boxedIn } from './board.ts';
import { sumOf } from './effects.ts';
import { faultInStep } from './step-consistency.ts';
import type { Chicago, Stacks, Table } from './types.ts';
import { GUARD, LEVELS, POLICE_LEVELS, TAC } from './units.ts';

/** The first fault in a state, if there is any. */
export function faultIn(state: State<Chicago>): Fault | undefined {
  return (
    faultInRows(state) ??
    faultInMarks(state) ??
    faultInBoxes(state) ??
    faultInNumbers(state) ??
    faultInSpent(state) ??
    faultInStep(state)
  );
}

function faultInRows({ setup, table }: State<Chicago>): Fault | undefined {
  const { groups, police, boxLosses, released } = table;
  const size = setup.scenario.areas.length;
  const reason = `Expected ${String(size)} entries, one for each area`;
  const stacks = {
    'groups.fresh': groups.fresh,
    'groups.spent': groups.spent,
    'police.fresh': police.fresh,
    'police.spent': police.spent,
    'police.boxed': police.boxed,
    'police.relieving': police.relieving,
  };
  for (const [path, rows] of Object.entries<Stacks>(stacks)) {
    const wrong = rows.findIndex((row) => row.length !== size);
    if (wrong >= 0) return { path: `table.${path}.${String(wrong)}`, reason };
  }
  if (boxLosses.length !== size) return { path: 'table.boxLosses', reason };
  return released.length === size ? undefined : { path: 'table.released', reason };
}

function faultInMarks({ setup, table }: State<Chicago>): Fault | undefined {
  const { turns, areas } = setup.scenario;
  if (table.turn > turns.length) return { path: 'table.turn', reason: `The match has ${String(turns.length)} turns` };
  const { attacked, released } = table;
  if (new Set(attacked).size < attacked.length || attacked.some((place) => place >= areas.length))
    return { path: 'table.attacked', reason: 'Expected different areas of the board' };
  const wrong = released.findIndex((isReleased, place) => isReleased && areaAt(setup, place).box !== 'conditional');
  return wrong < 0
    ? undefined
    : { path: `table.released.${String(wrong)}`, reason: 'There is no conditional box to be released' };
}

function faultInBoxes({ setup, table }: State<Chicago>): Fault | undefined {
  const { areas, setUp } = setup.scenario;
  for (const [place, { box }] of areas.entries()) {
    const most = box === undefined ? 0 : setUp.platoonsPerBox;
    const reason = `Expected at most ${String(most)} platoons in the box`;
    if (boxedIn(table, place) > most) return { path: `table.police.boxed.0.${String(place)}`, reason };
    if ((table.boxLosses[place] as number) > most) return { path: `table.boxLosses.${String(place)}`, reason };
  }
  const { boxed, relieving } = table.police;
  return totalOf(boxed, GUARD) + totalOf(relieving, GUARD) === 0
    ? undefined
    : { path: `table.police.boxed.${String(GUARD)}`, reason: 'The National Guard never stand in a box' };
}

/** Units are never more than set-up, growth and the Guard can have brought (CC-1.5). */
function faultInNumbers({ setup, table }: State<Chicago>): Fault | undefined {
  const { counterMix, setUp } = setup.scenario;
  const mix = LEVELS.reduce((sum, level) => sum + counterMix.demonstrators[level], 0);
  if (total(table.groups.fresh) + total(table.groups.spent) > mix)
    return { path: 'table.groups', reason: `There are ${String(mix)} groups in all` };
  const { fresh, spent, boxed, relieving } = table.police;
  const ofKind = (row: number): number =>
    [fresh, spent, boxed, relieving].reduce((sum, each) => sum + totalOf(each, row), 0);
  let platoons = 0;
  for (let row = 0; row < POLICE_LEVELS; row++) platoons += ofKind(row);
  const most = setUp.police['level-1'] + setUp.police['level-2'] + setUp.police['level-3'];
  if (platoons > most) return { path: 'table.police', reason: `There are ${String(most)} platoons with a level` };
  if (ofKind(TAC) > setUp.police.tac)
    return { path: 'table.police', reason: `There are ${String(setUp.police.tac)} tactical platoons` };
  return ofKind(GUARD) + table.guardsLeft > counterMix.police.guard
    ? { path: 'table.guardsLeft', reason: `There are ${String(counterMix.police.guard)} companies of the Guard` }
    : undefined;
}

/** Units are spent only in the steps in which they can be. */
function faultInSpent({ table }: State<Chicago>): Fault | undefined {
  const { groups, police } = table;
  const phase = phaseOf(table);
  const wrong = (path: string): Fault => ({ path: `table.${path}`, reason: 'No units can be here in this step' });
  if (!['move', 'attack', 'over'].includes(phase) && total(groups.spent) > 0) return wrong('groups.spent');
  if (!['patrol', 'attack', 'over'].includes(phase) && total(police.spent) > 0) return wrong('police.spent');
  if (phase !== 'patrol' && phase !== 'over' && total(police.relieving) > 0) return wrong('police.relieving');
  return faultInInfiltrators(groups, phase);
}

/** Nobody has infiltrated before step 1, in which those who do have moved. */
function faultInInfiltrators({ fresh, spent }: Table['groups'], phase: string): Fault | undefined {
  const wrong = (path: string): Fault => ({ path, reason: 'No groups can have infiltrated in this step' });
  const infiltrators = (rows: Stacks): number => rows.reduce((sum, row, sort) => sum + (sort % 2) * sumOf(row), 0);
  if ((phase === 'move' || phase === 'set-up') && infiltrators(fresh) > 0) return wrong('table.groups.fresh');
  return phase === 'set-up' && infiltrators(spent) > 0 ? wrong('table.groups.spent') : undefined;
}

function phaseOf({ step }: Table): 'set-up' | 'move' | 'confront' | 'patrol' | 'attack' | 'over' {
  switch (step.kind) {
    case 'gather':
    case 'garrison':
    case 'post':
      return 'set-up';
    case 'march':
      return step.player === 'police' ? 'patrol' : 'move';
    case 'muster':
      return 'attack';
    case 'roll':
      return step.conflict.attacker === 'police' ? 'attack' : 'confront';
    case 'move':
    case 'confront':
    case 'patrol':
    case 'attack':
    case 'over':
      return step.kind;
  }
}

function total(stacks: Stacks): number {
  let sum = 0;
  for (const row of stacks) sum += sumOf(row);
  return sum;
}

function totalOf(stacks: Stacks, row: number): number {
  return sumOf(stacks[row] as readonly number[]);
}
