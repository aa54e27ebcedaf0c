import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { areaAt, boxedIn } from '../board.ts';
import type { Stacks } from '../scenario-shape.ts';
import type { Chicago } from '../types.ts';
import { issueInStep } from './phase.ts';
import { issueInUnits } from './units.ts';

/** Returns the first issue in the public part of a state, if there is one. */
export function issueInTable(position: PositionAt<Chicago>): Issue | undefined {
  return (
    issueInRows(position) ??
    issueInMarks(position) ??
    issueInBoxes(position) ??
    issueInUnits(position) ??
    issueInStep(position)
  );
}

function issueInRows({ setup, table }: Position<Chicago>): Issue | undefined {
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

function issueInMarks({ setup, table }: Position<Chicago>): Issue | undefined {
  const { turns, areas } = setup.scenario;
  if (table.turn > turns.length)
    return { path: 'table.turn', reason: `The match has only ${String(turns.length)} turns` };
  const { attacked, released } = table;
  if (new Set(attacked).size < attacked.length || attacked.some((place) => place >= areas.length))
    return { path: 'table.attacked', reason: 'The list contains an area twice, or an area that is not on the board' };
  const wrong = released.findIndex((isReleased, place) => isReleased && areaAt(setup, place).box !== 'conditional');
  return wrong < 0
    ? undefined
    : { path: `table.released.${String(wrong)}`, reason: 'Only a conditional box can be released' };
}

function issueInBoxes({ setup, table }: Position<Chicago>): Issue | undefined {
  const { areas, setUp } = setup.scenario;
  for (const [place, { box }] of areas.entries()) {
    const most = box === undefined ? 0 : setUp.platoonsPerBox;
    const reason = `The box has more than ${String(most)} platoons`;
    if (boxedIn(table, place) > most) return { path: `table.police.boxed.0.${String(place)}`, reason };
    if (table.boxLosses[place]! > most) return { path: `table.boxLosses.${String(place)}`, reason };
  }
  return undefined;
}
