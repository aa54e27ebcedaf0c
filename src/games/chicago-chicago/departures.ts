/**
 * Who may set out where: what moving and infiltrating share (CC-4.1).
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { areaId, areaIndex, boardOf, entryCost, rowOf } from './board.ts';
import { areLinked, budgetOf, movable, orderOf } from './marches.ts';
import { noSuchArea, noSuchUnit, tooFewUnits, wrongStep } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { ActionOf, AreaId, AreaIndex, Chicago } from './types.ts';
import { LEVELS, ordinary, POLICE_UNITS } from './units.ts';

type SetOut = ActionOf<'move'> | ActionOf<'infiltrate'>;

/** Why units cannot set out. */
export function whyNotSetOut(seat: Seat<Chicago>, action: SetOut): Violation<RuleId> | undefined {
  const { player, table } = seat;
  const { unit, from, to } = action;
  if (table.step.kind !== 'move' && table.step.kind !== 'patrol') return wrongStep(table.step);
  if (player === 'police' && action.type === 'infiltrate')
    return violation('police-infiltrate', 'CC-4.1', 'Only demonstrators infiltrate.');
  if (rowOf(player, unit) < 0) return noSuchUnit(unit, player === 'police' ? 'CC-1.2' : 'CC-1.3');
  return whyNotLinked(seat, from, to) ?? whyNotThese(seat, action);
}

/** Why one area cannot be entered from another, whatever it costs. */
export function whyNotLinked({ setup }: Seat<Chicago>, from: AreaId, to: AreaId): Violation<RuleId> | undefined {
  const [start, next] = [areaIndex(setup, from), areaIndex(setup, to)];
  if (start < 0) return noSuchArea(from);
  if (next < 0) return noSuchArea(to);
  if (areLinked(setup, start, next)) return undefined;
  return violation('not-linked', 'CC-2.1', `No link leads from ${from} to ${to}.`, { from, to });
}

/** Why an area costs more than is left. */
export function whyTooFar(
  { player, setup, table }: Seat<Chicago>,
  to: AreaId,
  left: number,
): Violation<RuleId> | undefined {
  const cost = entryCost(table, player, areaIndex(setup, to));
  if (cost <= left) return undefined;
  const message = `To enter ${to} costs ${String(cost)}, and ${String(left)} is left.`;
  return violation('too-far', 'CC-4.1', message, { to, cost, left });
}

/** Units of a kind that stand together and may set out, with the areas that they can enter first. */
export interface Column {
  readonly from: AreaIndex;
  /** Place of the kind in the list of its side's kinds. */
  readonly kind: number;
  /** How many they are: 1 or more. */
  readonly size: number;
  /** In board order. */
  readonly places: readonly AreaIndex[];
}

/** Who may set out in this step, in board order and in each area from the lowest kind up. */
export function columnsOf(seat: Seat<Chicago>, type: SetOut['type']): readonly Column[] {
  const { player, setup, table } = seat;
  const columns: Column[] = [];
  if (!isTimeFor(seat, type)) return columns;
  const kinds = player === 'police' ? POLICE_UNITS.length : LEVELS.length;
  const passed = table.step.kind === 'move' ? table.step.from : 0;
  for (let from = 0; from < setup.scenario.areas.length; from++) {
    for (let kind = 0; kind < kinds; kind++) {
      const row = player === 'police' ? kind : ordinary(kind);
      const size = movable(seat, player, row, from);
      if (size === 0 || orderOf(row, from) < passed) continue;
      columns.push({ from, kind, size, places: reachable(seat, from, row, type) });
    }
  }
  return columns;
}

/** In how many ways a column can set out: to any of its areas, in any number. */
export function waysOf({ size, places }: Column): number {
  return size * places.length;
}

/**
 * One of the ways in which a column can set out.
 *
 * @param way - 0 or more, and less than {@link waysOf} says.
 */
export function departure<Type extends SetOut['type']>(
  { player, setup }: Seat<Chicago>,
  type: Type,
  { from, kind, size, places }: Column,
  way: number,
): ActionOf<Type> {
  const unit = (player === 'police' ? POLICE_UNITS : LEVELS)[kind] as SetOut['unit'];
  const to = areaId(setup, places[Math.floor(way / size)] as AreaIndex);
  return { type, player, unit, from: areaId(setup, from), to, count: (way % size) + 1 } as ActionOf<Type>;
}

/** The departures of one type that are legal, column by column. */
export function listDepartures<Type extends SetOut['type']>(seat: Seat<Chicago>, type: Type): ActionOf<Type>[] {
  const actions: ActionOf<Type>[] = [];
  for (const column of columnsOf(seat, type))
    for (let way = 0; way < waysOf(column); way++) actions.push(departure(seat, type, column, way));
  return actions;
}

function isTimeFor({ player, table }: Seat<Chicago>, type: SetOut['type']): boolean {
  return player === 'police' ? table.step.kind === 'patrol' && type === 'move' : table.step.kind === 'move';
}

/** The areas next to one that units of a kind can enter, in board order. */
function reachable(
  { player, setup, table }: Seat<Chicago>,
  from: AreaIndex,
  row: number,
  type: SetOut['type'],
): readonly AreaIndex[] {
  const budget = budgetOf(setup, { player, row, infiltrating: type === 'infiltrate' });
  const neighbours = boardOf(setup).neighbours[from] as readonly AreaIndex[];
  if (budget >= 2) return neighbours;
  return neighbours.filter((place) => entryCost(table, player, place) <= budget);
}

function whyNotThese(seat: Seat<Chicago>, action: SetOut): Violation<RuleId> | undefined {
  const { player, setup, table } = seat;
  const { unit, from, to, count, type } = action;
  const [row, start] = [rowOf(player, unit), areaIndex(setup, from)];
  if (table.step.kind === 'move' && orderOf(row, start) < table.step.from)
    return violation(
      'out-of-order',
      'CC-4.1',
      `Groups set out in board order, and ${unit} in ${from} has been passed.`,
    );
  const there = movable(seat, player, row, start);
  if (count > there) return tooFewUnits({ unit, there, count }, 'CC-4.1');
  return whyTooFar(seat, to, budgetOf(setup, { player, row, infiltrating: type === 'infiltrate' }));
}
