import { violation } from '../../../core/errors.ts';
import { boardOf, byField, distance, nameOf } from './board.ts';
import { isDisputed, protectedFields, type Public, unitsOfOn, whyNotNext } from './control.ts';
import { type Order, ordered } from './orders.ts';
import type { Field } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side, SIDES } from './sides.ts';
import { countsOf, forEachPile } from './units.ts';
import type { Refusal } from './types.ts';

/** The number of shots that kill a unit (AW-5.3). */
const SHOTS_TO_KILL = 2;

/** The player who aims, and the shots that they have written so far. */
export interface Gunner extends Public {
  readonly player: Side;
  readonly own: { readonly aims: readonly Order[] };
}

/** Returns the reason why the player must not write this aim now (AW-5.1, AW-5.2, AW-4.5). */
export function whyNotAim(gunner: Gunner, order: Order): Refusal | undefined {
  const { player, setup, table, own } = gunner;
  const { scenario } = setup;
  const [from, to] = [nameOf(scenario, order.from), nameOf(scenario, order.to)];
  if (isDisputed(table, order.from)) return violation('must-fire-here', 'AW-5.1', { field: from });
  const steps = distance(boardOf(scenario), order.from, order.to);
  if (steps !== 1) return violation('not-adjacent', 'AW-5.2', { steps });
  if (unitsOfOn(table, opponentOf(player), order.to) === 0) return violation('no-enemy', 'AW-5.2', { field: to });
  const left = unitsOfOn(table, player, order.from) - ordered(own.aims, order.from);
  return whyNotNext(gunner, order, { last: own.aims.at(-1), left });
}

/**
 * Calls `visit` for each field with units of the side, and for each adjacent target of these units. The calls are
 * sorted by field, then by target (AW-5.2).
 */
export function forEachTarget(
  position: Public,
  side: Side,
  visit: (from: Field, to: Field, units: number) => void,
): void {
  const { neighbours, size } = boardOf(position.setup.scenario).hex;
  const enemies = countsOf(ofSide(position.table.units, opponentOf(side)), size);
  const closed = protectedFields(position, side);
  forEachPile(ofSide(position.table.units, side), (from, units) => {
    if (enemies[from] !== 0) return;
    const around = neighbours[from]!;
    for (let index = 0; index < around.length; index++) {
      const to = around[index]!;
      if (enemies[to] !== 0 && closed[to] === 0) visit(from, to, units);
    }
  });
}

/** Whether any unit of a side has a target. If a unit has a target, the side must choose targets (AW-5.5). */
export function hasChoice(position: Public, side: Side): boolean {
  let isOpen = false;
  forEachTarget(position, side, () => {
    isOpen = true;
  });
  return isOpen;
}

/** All shots of one side at one field. */
interface Volley {
  readonly field: Field;
  /** The side that fires. */
  readonly side: Side;
  /** The fields from which the shots come, with the number of shots from each field. */
  readonly shots: readonly Order[];
}

/**
 * Returns all fire of a cycle, sorted by target. For the same target, the fire of A comes before the fire of B
 * (AW-5.3). All shots hit at the same time.
 */
export function volleys(position: Public, aims: BySide<readonly Order[]>): readonly Volley[] {
  const fired = SIDES.flatMap((side) => {
    const all = [...shotsHere(position, side), ...ofSide(aims, side)];
    const fields = [...new Set(all.map(({ to }) => to))];
    return fields.map((field) => ({ field, side, shots: all.filter(({ to }) => to === field) }));
  });
  return fired.sort(byField);
}

/** Returns the shots of units that share a field with enemies (AW-5.1). */
function shotsHere(position: Public, side: Side): readonly Order[] {
  const { units } = position.table;
  const closed = protectedFields(position, side);
  const shots: Order[] = [];
  forEachPile(ofSide(units, side), (field, count) => {
    if (isDisputed(position.table, field) && closed[field] === 0) shots.push({ from: field, to: field, count });
  });
  return shots;
}

/** Returns how many of the units on the target die (AW-5.3). */
export function deadOf(units: number, shots: number): number {
  return Math.min(units, Math.floor(shots / SHOTS_TO_KILL));
}
