import { violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import type { ChoiceBuilder, SeatAt } from '../../../core/spec.ts';
import { areaId, type Board, boardOf, countAt, entryCost, forcesOf } from './board.ts';
import { areaOfOrder, budgetOf, type Departure, type March, orderOf, rowOnMarch } from './marches.ts';
import { goalsFrom } from './outlook.ts';
import { noSuchUnit, tooFewUnits } from './refusals.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Chicago, Refusal } from './types.ts';
import { rowOf, UNITS } from './units.ts';

type MovingSeat = SeatAt<Chicago, 'move' | 'patrol'>;

/**
 * Returns the reason why units cannot start a march along a path. The path begins with the area where the units are.
 */
export function whyNotSetOut(seat: MovingSeat, departure: Departure, path: readonly AreaIndex[]): Refusal | undefined {
  const { player, setup } = seat;
  if (player === 'police' && departure.infiltrating) return violation('police-infiltrate', 'CC-4.1');
  const row = rowOnMarch(player, departure);
  if (row === undefined) return noSuchUnit(UNITS[departure.unit]!, player);
  return (
    whyNotLinked(seat, path[0]!, path[1]!) ??
    whyNotThese(seat, departure) ??
    whyNotAlong(seat, path, budgetOf(setup, player, row))
  );
}

/** Returns the reason why marching units cannot enter a given area next. */
export function whyNotOn(
  seat: Seat<Chicago>,
  { at, left }: Pick<March, 'at' | 'left'>,
  to: AreaIndex,
): Refusal | undefined {
  return whyNotLinked(seat, at, to) ?? whyNotSoFar(seat, to, left);
}

/**
 * Offers all legal actions that start a march of groups, in board order. Within each area, actions for the lowest level
 * come first.
 */
export function offerDepartures(seat: SeatAt<Chicago, 'move'>, offer: ChoiceBuilder<'move' | 'infiltrate'>): void {
  offerManner(seat, offer, 'move');
  offerManner(seat, offer, 'infiltrate');
}

function offerManner(
  seat: SeatAt<Chicago, 'move'>,
  offer: ChoiceBuilder<'move' | 'infiltrate'>,
  manner: 'move' | 'infiltrate',
): void {
  const infiltrating = manner === 'infiltrate';
  const first = areaOfOrder(seat.phase.from);
  let size = 0;
  for (let from = first; from < seat.setup.scenario.areas.length; from++) size += waysFrom(seat, from, infiltrating);
  offer.numbered(manner, size, (number) => {
    let [from, rank] = [first, number];
    for (let ways; rank >= (ways = waysFrom(seat, from, infiltrating)); from++) rank -= ways;
    return departureFrom(seat, from, rank, infiltrating);
  });
}

/**
 * Returns the number of possible departures (starts of marches) from an area. A departure consists of a kind of unit,
 * an area that this kind can enter, and a number of units.
 */
export function waysFrom(seat: MovingSeat, from: AreaIndex, infiltrating: boolean): number {
  const { fresh } = forcesOf(seat.table, seat.player);
  const kinds = kindsOf(seat, infiltrating);
  let ways = 0;
  for (let index = 0; index < kinds.length; index++) {
    const { row, budget } = kinds[index]!;
    const count = countAt(fresh, row, from);
    if (count > 0 && !hasPassed(seat, row, from)) ways += count * goalsFrom(seat, from, budget).length;
  }
  return ways;
}

/**
 * Returns the departure (the start of a march) with a given number, which is at least 0 and less than the result of
 * {@link waysFrom}. Departures of the lowest kinds have the lowest numbers.
 */
export function departureFrom(
  seat: MovingSeat,
  from: AreaIndex,
  number: number,
  infiltrating: boolean,
): readonly number[] {
  const { fresh } = forcesOf(seat.table, seat.player);
  const kinds = kindsOf(seat, infiltrating);
  let rank = number;
  for (let index = 0; index < kinds.length; index++) {
    const { unit, row, budget } = kinds[index]!;
    const count = countAt(fresh, row, from);
    if (count === 0 || hasPassed(seat, row, from)) continue;
    const goals = goalsFrom(seat, from, budget);
    const ways = count * goals.length;
    if (rank < ways) return [unit, from, goals[Math.floor(rank / count)]!, (rank % count) + 1];
    rank -= ways;
  }
  return [];
}

interface Kind {
  readonly unit: number;
  /** The index of the row of these units. */
  readonly row: number;
  /** The movement points of the units. */
  readonly budget: number;
}

/** The kinds of units of each side, lowest first. Groups that are infiltrating have a list of their own. */
const kindsOn = /* @__PURE__ */ remembered((board: Board) => {
  const kinds = (side: Side, infiltrating: boolean): readonly Kind[] =>
    [...UNITS.keys()].flatMap((unit) => {
      const row = rowOf(side, unit);
      if (row === undefined) return [];
      return [{ unit, row, budget: forcesOf(board, side).movement[rowOnMarch(side, { unit, infiltrating })!]! }];
    });
  return {
    police: kinds('police', false),
    groups: kinds('demonstrators', false),
    infiltrators: kinds('demonstrators', true),
  };
});

function kindsOf({ player, setup }: MovingSeat, infiltrating: boolean): readonly Kind[] {
  const { police, groups, infiltrators } = kindsOn(boardOf(setup));
  return player === 'police' ? police : infiltrating ? infiltrators : groups;
}

function whyNotAlong(seat: MovingSeat, path: readonly AreaIndex[], budget: number): Refusal | undefined {
  const { player, table } = seat;
  let left = budget;
  for (let index = 1; index < path.length; index++) {
    const [at, to] = [path[index - 1]!, path[index]!];
    const refusal =
      (index === 1 ? undefined : whyNotFurther(seat, { at, left }, to)) ?? whyNotOn(seat, { at, left }, to);
    if (refusal !== undefined) return refusal;
    left -= entryCost(table, player, to);
  }
  return undefined;
}

/**
 * In some areas units must halt, because they can enter no other area from there. Returns the refusal if the path
 * continues after such an area.
 */
function whyNotFurther(
  seat: MovingSeat,
  { at, left }: Pick<March, 'at' | 'left'>,
  next: AreaIndex,
): Refusal | undefined {
  if (goalsFrom(seat, at, left).length > 0) return undefined;
  const to = areaId(seat.setup, next);
  return violation('too-far', 'CC-4.1', { to });
}

function whyNotLinked({ setup }: Seat<Chicago>, start: AreaIndex, next: AreaIndex): Refusal | undefined {
  if (boardOf(setup).neighbours[start]!.includes(next)) return undefined;
  const [from, to] = [areaId(setup, start), areaId(setup, next)];
  return violation('not-linked', 'CC-2.1', { from, to });
}

function whyNotSoFar({ player, setup, table }: Seat<Chicago>, next: AreaIndex, left: number): Refusal | undefined {
  const cost = entryCost(table, player, next);
  if (cost <= left) return undefined;
  const to = areaId(setup, next);
  return violation('too-far', 'CC-4.1', { to, cost, left });
}

/**
 * Whether the groups of one sort (`row`) in an area can no longer start a march, because groups that come later in the
 * order have already started a march.
 */
function hasPassed({ phase }: MovingSeat, row: number, from: AreaIndex): boolean {
  return phase.kind === 'move' && orderOf(row, from) < phase.from;
}

function whyNotThese(seat: MovingSeat, { unit, from, count }: Departure): Refusal | undefined {
  const { player, table } = seat;
  const [name, row] = [UNITS[unit]!, rowOf(player, unit)!];
  if (hasPassed(seat, row, from)) return violation('out-of-order', 'CC-4.1');
  const there = countAt(forcesOf(table, player).fresh, row, from);
  return count > there ? tooFewUnits({ unit: name, there, count }, 'CC-4.1') : undefined;
}
