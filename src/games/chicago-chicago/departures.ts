/**
 * Who may set out where, and go on: what moving, infiltrating and whole marches share (CC-4.1).
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import type { Offer, SeatAt } from '../../core/spec.ts';
import { areaId, boardOf, countAt, entryCost, forcesOf } from './board.ts';
import { budgetOf, type Departure, type March, nextAreas, orderOf, rowOnMarch } from './marches.ts';
import { noSuchUnit, tooFewUnits } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Chicago } from './types.ts';
import { rowOf, rowsOf, UNITS } from './units.ts';

type MovingSeat = SeatAt<Chicago, 'move' | 'patrol'>;

/** Why units cannot set out and enter the areas of a path, of which the first is that where they stand. */
export function whyNotSetOut(
  seat: MovingSeat,
  departure: Departure,
  path: readonly AreaIndex[],
): Violation<RuleId> | undefined {
  const { player, setup } = seat;
  if (player === 'police' && departure.infiltrating)
    return violation('police-infiltrate', 'CC-4.1', 'Only demonstrators infiltrate.');
  const row = rowOnMarch(player, departure);
  if (row === undefined) return noSuchUnit(UNITS[departure.unit]!, player);
  return (
    whyNotLinked(seat, path[0]!, path[1]!) ??
    whyNotThese(seat, departure) ??
    whyNotAlong(seat, path, budgetOf(setup, player, row))
  );
}

/** Why units on the march cannot enter an area next. */
export function whyNotOn(
  seat: Seat<Chicago>,
  { at, left }: Pick<March, 'at' | 'left'>,
  to: AreaIndex,
): Violation<RuleId> | undefined {
  return whyNotLinked(seat, at, to) ?? whyNotSoFar(seat, to, left);
}

/** Offers every departure that is legal; groups may also infiltrate. */
export function offerDepartures(seat: MovingSeat, offer: Offer<'move' | 'infiltrate'>): void {
  const stacks = stacksToSetOut(seat);
  offerManner(seat, offer, { stacks, infiltrating: false });
  if (seat.player === 'demonstrators') offerManner(seat, offer, { stacks, infiltrating: true });
}

/**
 * Offers every departure of one manner that is legal, in board order and from each area the lowest kind first: to any
 * area that can be entered, in any number.
 */
function offerManner(
  seat: MovingSeat,
  offer: Offer<'move' | 'infiltrate'>,
  { stacks, infiltrating }: { readonly stacks: readonly Stack[]; readonly infiltrating: boolean },
): void {
  let size = 0;
  for (const stack of stacks) size += waysOf(seat, stack, infiltrating);
  offer.numbered(infiltrating ? 'infiltrate' : 'move', size, (number) => {
    let rank = number;
    for (const stack of stacks) {
      const ways = waysOf(seat, stack, infiltrating);
      if (rank < ways) {
        const { unit, from, count } = stack;
        return [unit, from, goalsOf(seat, stack, infiltrating)[Math.floor(rank / count)]!, (rank % count) + 1];
      }
      rank -= ways;
    }
    return [];
  });
}

/** Units of a kind that stand in an area. */
type Stack = Omit<Departure, 'infiltrating'>;

/** The stacks that can set out, in board order and in each area the lowest kind first. */
function stacksToSetOut(seat: MovingSeat): readonly Stack[] {
  const { player, setup, table } = seat;
  const { fresh } = forcesOf(table, player);
  const rows = rowsOf(player);
  const stacks: Stack[] = [];
  for (let from = 0; from < setup.scenario.areas.length; from++) {
    for (let unit = 0; unit < rows.length; unit++) {
      const row = rows[unit];
      const count = row === undefined ? 0 : countAt(fresh, row, from);
      if (row !== undefined && count > 0 && !hasPassed(seat, row, from)) stacks.push({ unit, from, count });
    }
  }
  return stacks;
}

/** The areas that units of a stack can enter next. */
function goalsOf(seat: MovingSeat, { unit, from }: Stack, infiltrating: boolean): readonly AreaIndex[] {
  const { player, setup } = seat;
  const left = budgetOf(setup, player, rowOnMarch(player, { unit, infiltrating })!);
  return nextAreas(seat, { player, at: from, left });
}

/** In how many ways units of a stack can set out: where to, and how many. */
function waysOf(seat: MovingSeat, stack: Stack, infiltrating: boolean): number {
  return stack.count * goalsOf(seat, stack, infiltrating).length;
}

function whyNotAlong(seat: MovingSeat, path: readonly AreaIndex[], budget: number): Violation<RuleId> | undefined {
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

/** Why units that went on cannot go on from here to anywhere: they have halted. */
function whyNotFurther(
  seat: MovingSeat,
  { at, left }: Pick<March, 'at' | 'left'>,
  next: AreaIndex,
): Violation<RuleId> | undefined {
  if (nextAreas(seat, { player: seat.player, at, left }).length > 0) return undefined;
  const to = areaId(seat.setup, next);
  return violation('too-far', 'CC-4.1', `No points are left to enter ${to}.`, { to });
}

function whyNotLinked({ setup }: Seat<Chicago>, start: AreaIndex, next: AreaIndex): Violation<RuleId> | undefined {
  if (boardOf(setup).neighbours[start]!.includes(next)) return undefined;
  const [from, to] = [areaId(setup, start), areaId(setup, next)];
  return violation('not-linked', 'CC-2.1', `No link leads from ${from} to ${to}.`, { from, to });
}

function whyNotSoFar(
  { player, setup, table }: Seat<Chicago>,
  next: AreaIndex,
  left: number,
): Violation<RuleId> | undefined {
  const cost = entryCost(table, player, next);
  if (cost <= left) return undefined;
  const to = areaId(setup, next);
  const message = `To enter ${to} costs ${String(cost)}, and ${String(left)} is left.`;
  return violation('too-far', 'CC-4.1', message, { to, cost, left });
}

/** Whether groups of this row and area should have set out before those that have. */
function hasPassed({ step }: MovingSeat, row: number, from: AreaIndex): boolean {
  return step.kind === 'move' && orderOf(row, from) < step.from;
}

function whyNotThese(seat: MovingSeat, { unit, from, count }: Departure): Violation<RuleId> | undefined {
  const { player, setup, table } = seat;
  const [name, row] = [UNITS[unit]!, rowOf(player, unit)!];
  if (hasPassed(seat, row, from)) {
    const message = `Groups set out in board order, and ${name} in ${areaId(setup, from)} has been passed.`;
    return violation('out-of-order', 'CC-4.1', message);
  }
  const there = countAt(forcesOf(table, player).fresh, row, from);
  return count > there ? tooFewUnits({ unit: name, there, count }, 'CC-4.1') : undefined;
}
