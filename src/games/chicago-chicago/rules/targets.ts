import type { Position } from '../../../core/game.ts';
import { areaAt, type Board, boardOf, column, countAt, totalAt } from './board.ts';
import type { AreaIndex, Stacks } from './scenario-shape.ts';
import type { Chicago, Table } from './types.ts';
import { GUARD, haveInfiltrated, LEVELS, ordinary, SORTS } from './units.ts';

/** For each side of a conflict, the sum of the conflict numbers of its units. */
export interface Strengths {
  readonly attackers: number;
  readonly defenders: number;
}

/**
 * Returns the strengths in a conflict that the demonstrators start, and whether the conflict is against the platoons in
 * the box (CC-4.3).
 */
export function confrontation(position: Position<Chicago>, place: AreaIndex): Strengths & { readonly boxed: boolean } {
  const { setup, table } = position;
  const { groups, police } = boardOf(setup);
  let attackers = 0;
  for (let level = 0; level < LEVELS.length; level++) {
    const row = ordinary(level);
    attackers += countAt(table.groups.fresh, row, place) * groups.conflict[row]!;
  }
  const outside = strengthIn(table.police.fresh, police.conflict, place);
  if (outside > 0) return { attackers, defenders: outside, boxed: false };
  return { attackers, defenders: strengthIn(table.police.boxed, police.conflict, place), boxed: true };
}

/**
 * Returns the groups that take part in a conflict that the demonstrators start: all groups in the area except groups
 * that infiltrated (CC-4.1).
 */
export function confronting({ groups }: Table, place: AreaIndex): number[] {
  return column(groups.fresh, place).map((count, row) => (haveInfiltrated(row) ? 0 : count));
}

/** Whether the demonstrators could start a conflict in an area (CC-4.3, CC-4.5). */
export function canConfront(position: Position<Chicago>, place: AreaIndex): boolean {
  if (totalAt(position.table.groups.fresh, place) === 0) return false;
  const { attackers, defenders } = confrontation(position, place);
  return defenders > 0 && attackers >= defenders && !position.table.attacked.includes(place);
}

/** Whether the demonstrators could start a conflict in any area. */
export function canConfrontAnywhere(position: Position<Chicago>): boolean {
  const { areas } = position.setup.scenario;
  for (let place = 0; place < areas.length; place++) if (canConfront(position, place)) return true;
  return false;
}

/**
 * Returns the total strength of the platoons in an area. Platoons that can no longer attack, platoons below the row
 * `from`, and the Guard do not count (CC-4.4).
 */
export function platoonStrength({ setup, table }: Position<Chicago>, place: AreaIndex, from = 0): number {
  const { conflict } = boardOf(setup).police;
  let total = 0;
  for (let row = from; row < conflict.length; row++) {
    if (row !== GUARD) total += countAt(table.police.fresh, row, place) * conflict[row]!;
  }
  return total;
}

/** Returns the total strength of the groups in an area. Groups that can no longer be attacked do not count. */
export function groupStrength({ setup, table }: Position<Chicago>, place: AreaIndex): number {
  return strengthIn(table.groups.fresh, boardOf(setup).groups.conflict, place);
}

/** Whether the police could attack in a given park (CC-4.4). */
export function canEngage(position: Position<Chicago>, place: AreaIndex): boolean {
  const { setup, table } = position;
  if (areaAt(setup, place).park === undefined || table.attacked.includes(place)) return false;
  const defenders = groupStrength(position, place);
  return defenders > 0 && platoonStrength(position, place) >= defenders;
}

/** Whether the police could attack a group in an area outside parks (CC-4.4). */
export function canSingleOut(position: Position<Chicago>, place: AreaIndex): boolean {
  const { setup, table } = position;
  if (areaAt(setup, place).park !== undefined) return false;
  const weakest = weakestGroup(boardOf(setup), table, place);
  return weakest > 0 && platoonStrength(position, place) >= weakest;
}

/** Whether the police could start a conflict in any area. */
export function canAttackAnywhere(position: Position<Chicago>): boolean {
  const { areas } = position.setup.scenario;
  for (let place = 0; place < areas.length; place++) {
    if (canEngage(position, place) || canSingleOut(position, place)) return true;
  }
  return false;
}

function weakestGroup({ groups }: Board, table: Table, place: AreaIndex): number {
  let weakest = 0;
  for (let row = 0; row < SORTS.length; row++) {
    const conflict = groups.conflict[row]!;
    if (countAt(table.groups.fresh, row, place) > 0 && (weakest === 0 || conflict < weakest)) weakest = conflict;
  }
  return weakest;
}

/** Returns the total strength of the units in an area. */
export function strengthIn(stacks: Stacks, conflict: readonly number[], place: AreaIndex): number {
  let total = 0;
  for (let row = 0; row < conflict.length; row++) total += countAt(stacks, row, place) * conflict[row]!;
  return total;
}
