import { byName } from '../core/lookups.ts';
import type { Rng } from '../core/random.ts';
import type { Issue } from '../core/schema.ts';
import type { ChoiceBuilder } from '../core/spec.ts';
import { type BoardDraft, type BoardRefusal, type BoardSeat, putUnit, refused } from './board-state.ts';
import { type Counters, type CounterTable, type HiddenCounters, OFF_MAP } from './counters.ts';
import { sampleSpaces } from './sample-spaces.ts';
import { BoardView } from './board-view.ts';

/** Settings of {@link hiddenUnits}. */
export interface HiddenUnitsSettings<Side extends string, Rule extends string> {
  /** The rule that events and refusals cite. */
  readonly rule: Rule;
  /** This function runs when all units are hidden. The function must start the first turn. */
  next(this: void, state: BoardDraft<Side, Rule>): void;
}

interface Hiding {
  readonly unit: number;
  readonly to: number;
}

/** A view of a game with hidden units. */
interface HiddenView<Side extends string> {
  readonly viewer: string;
  readonly table: CounterTable<Side>;
  readonly own?: Partial<HiddenCounters> | undefined;
}

/** A state of a game with hidden units. */
interface HiddenState<Side extends string> {
  readonly table: CounterTable<Side>;
  readonly secrets: Readonly<Record<Side, HiddenCounters>>;
}

/**
 * Returns a phase `deploy`, in which first one side hides its units, then the other side. The result also contains the
 * functions that core needs for the secret spaces of hidden units. A hidden unit becomes visible when a visible enemy
 * is next to it, or when it moves.
 *
 * @param counters - Counters with units that have `hides`. Wherever the other units are hidden, each unit must have
 *   room in at least one space of its `hides`.
 * @param settings - The rule to cite, and the function to run when all units are hidden.
 * @returns The parts of a game that hidden units need. Spread `declared` in the declaration; spread `phases` and
 *   `actions` in the spec. The result also has `sampleHidden`, which samples all possible sets of hidden spaces with
 *   equal probability, and `issueIn`.
 * @throws RangeError if the other units can fill all spaces where a unit can be hidden.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { Counters, hexMap, OFF_MAP } from 'countersheet/mechanics';
 *
 * const map = hexMap({ top: 'flat', shifted: 'odd', rows: ['...'] });
 * const counters = new Counters({
 *   map,
 *   sides: ['red', 'blue'],
 *   kinds: { infantry: { strengths: [4], allowance: 3 } },
 *   units: [
 *     { id: 'r1', side: 'red', kind: 'infantry', hides: ['0101', '0201'] },
 *     { id: 'b1', side: 'blue', kind: 'infantry', at: '0301' },
 *   ],
 *   costs: { terrain: { '.': 1 } },
 * });
 * const scouts = hiddenUnits(counters, { rule: 'H-1', next: () => undefined });
 * const table = { ...counters.start(), at: [OFF_MAP.hidden, 2] };
 * // A unit in 0201 would be next to the enemy, who would have found it.
 * scouts.sampleHidden({ viewer: 'blue', table }, createRng(1)).secrets.red.hidden // => [0, -1]
 * ```
 */
export function hiddenUnits<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  settings: HiddenUnitsSettings<Side, Rule>,
) {
  for (const unit of counters.ids.keys()) requireRoom(counters, unit);
  const { rule } = settings;
  const field = { unit: counters.unitField(rule), to: counters.spaceField(rule) };
  return {
    declared: { phases: { deploy: {} }, actions: { hide: field } },
    ...deployment(counters, settings),
    sampleHidden: (view: HiddenView<Side>, rng: Rng): { readonly secrets: Record<Side, HiddenCounters> } => ({
      secrets: byName(counters.mix.sides, (side) => {
        const { table, viewer, own } = view;
        if (side === viewer && own?.hidden !== undefined) return { hidden: own.hidden };
        return { hidden: sampleSpaces(counters, table, possibleSpaces(counters, table, side), rng) };
      }),
    }),
    issueIn: ({ table, secrets }: HiddenState<Side>): Issue | undefined => {
      const issues = counters.mix.sides.map((side) => issueInSecret(counters, table, side, secrets[side].hidden));
      return issues.find((issue) => issue !== undefined);
    },
  };
}

/** Returns the phase in which sides hide their units, and the action that hides one unit. */
function deployment<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  { rule, next }: HiddenUnitsSettings<Side, Rule>,
) {
  const board = new BoardView(counters);
  const dueIn = ({ at }: Pick<CounterTable, 'at'>): number =>
    at.findIndex((place, unit) => place === OFF_MAP.waiting && mayHide(counters, unit));
  const whyNotHide = ({ table, player, own }: BoardSeat<Side>, { unit, to }: Hiding): BoardRefusal | undefined => {
    if (unit !== dueIn(table)) return 'out-of-order';
    if (!counters.hides[unit]!.includes(to)) return 'not-allowed-there';
    return board.read(table, player, own).isFull(unit, to) ? 'full' : undefined;
  };
  const phase = {
    rule,
    actor: ({ table }: { readonly table: CounterTable<Side> }): Side => counters.sides[dueIn(table)]!,
    choices({ table, player, own }: BoardSeat<Side>, offer: ChoiceBuilder<'hide'>): void {
      const unit = dueIn(table);
      board.read(table, player, own);
      const open = counters.hides[unit]!.filter((space) => !board.isFull(unit, space));
      offer.each('hide', open, unit);
    },
  };
  const hide = {
    during: ['deploy'] as const,
    whyIllegal: (seat: BoardSeat<Side>, hiding: Hiding) => refused(counters, rule, whyNotHide(seat, hiding), hiding),
    apply(state: BoardDraft<Side, Rule> & { readonly player: Side }, { unit, to }: Hiding): void {
      const { table, player, secrets, log } = state;
      const { hidden } = secrets[player];
      if (hidden !== undefined) hidden[unit] = to;
      table.at[unit] = OFF_MAP.hidden;
      log?.push({ type: 'unit-hidden', rule, player, unit: counters.ids[unit]! });
      if (isSeen(counters, table, unit, to)) putUnit(counters, state, { unit, space: to, rule });
      if (dueIn(table) < 0) next(state);
    },
  };
  return { phases: { deploy: phase }, actions: { hide } };
}

function mayHide({ hides, mix }: Counters, unit: number): boolean {
  return hides[unit]!.length > 0 && mix.units[unit]!.turn === undefined;
}

/** Throws RangeError if other hidden units can fill all spaces where a unit can be hidden. */
function requireRoom({ mix, kinds, hides, sides, ids }: Counters, unit: number): void {
  const { stacking = Infinity } = mix;
  if (typeof stacking === 'function' || hides[unit]!.length === 0) return;
  const sizeOf = (other: number): number => kinds[other]!.size ?? 1;
  const others = [...ids.keys()].filter(
    (other) =>
      other !== unit && sides[other] === sides[unit] && hides[other]!.some((space) => hides[unit]!.includes(space)),
  );
  const room = hides[unit]!.length * (stacking - sizeOf(unit) + 1);
  if (room <= others.reduce((sum, other) => sum + sizeOf(other), 0))
    throw new RangeError(`Other units could fill all spaces where "${ids[unit]!}" may hide.`);
}

/** Whether an enemy next to a space would find a unit that is hidden in this space. */
function isSeen({ sides, map }: Counters, { at }: Pick<CounterTable, 'at'>, unit: number, space: number): boolean {
  return at.some((place, other) => {
    if (place < 0 || sides[other] === sides[unit]) return false;
    return place === space || map.neighbours[space]!.includes(place);
  });
}

/**
 * For each hidden unit of a side, returns the spaces where this unit can be: the spaces where the unit can be hidden
 * and that are not next to an enemy. For a unit that is not hidden, the list is empty.
 */
function possibleSpaces(counters: Counters, table: CounterTable, side: string): readonly (readonly number[])[] {
  return counters.hides.map((spaces, unit) => {
    const isHidden = table.at[unit] === OFF_MAP.hidden && counters.sides[unit] === side;
    return isHidden ? spaces.filter((space) => !isSeen(counters, table, unit, space)) : [];
  });
}

function issueInSecret(
  counters: Counters,
  table: CounterTable,
  side: string,
  hidden: readonly number[],
): Issue | undefined {
  const possible = possibleSpaces(counters, table, side);
  for (const [unit, space] of hidden.entries()) {
    const path = `secrets.${side}.hidden.${unit}`;
    const isHidden = table.at[unit] === OFF_MAP.hidden && counters.sides[unit] === side;
    if (isHidden ? !possible[unit]!.includes(space) : space !== -1)
      return { path, reason: 'Expected a space where this unit may be hidden, or -1 if the unit is not hidden' };
    if (!isHidden) continue;
    const others = hidden.flatMap((other, each) => (other === space ? [each] : []));
    if (counters.excess([...counters.unitsIn(table, space), ...others], space) > 0)
      return { path, reason: 'Expected fewer units in this space' };
  }
  return undefined;
}
