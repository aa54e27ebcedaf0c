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

/** The departures of one type that are legal, in board order. */
export function listDepartures<Type extends SetOut['type']>(seat: Seat<Chicago>, type: Type): ActionOf<Type>[] {
  const { player, setup, table } = seat;
  const isTime = player === 'police' ? table.step.kind === 'patrol' : table.step.kind === 'move';
  const actions: SetOut[] = [];
  if (!isTime) return [];
  const units = player === 'police' ? POLICE_UNITS : LEVELS;
  for (let from = 0; from < setup.scenario.areas.length; from++) {
    for (let kind = 0; kind < units.length; kind++) {
      const there = openAt(seat, from, kind);
      if (there === 0) continue;
      const places = reachable(seat, from, kind, type);
      for (let index = 0; index < places.length; index++) {
        for (let count = 1; count <= there; count++) {
          const to = areaId(setup, places[index] as AreaIndex);
          actions.push({ type, player, unit: units[kind] as SetOut['unit'], from: areaId(setup, from), to, count });
        }
      }
    }
  }
  return actions as ActionOf<Type>[];
}

/** How many units of a kind may still set out from an area, the order of marches considered. */
function openAt(seat: Seat<Chicago>, from: AreaIndex, kind: number): number {
  const { player, table } = seat;
  const row = player === 'police' ? kind : ordinary(kind);
  if (table.step.kind === 'move' && orderOf(row, from) < table.step.from) return 0;
  return movable(seat, player, row, from);
}

/** The areas next to one that units of a kind can enter, in board order. */
function reachable(
  { player, setup, table }: Seat<Chicago>,
  from: AreaIndex,
  kind: number,
  type: SetOut['type'],
): readonly AreaIndex[] {
  const row = player === 'police' ? kind : ordinary(kind);
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
