import { violation, type Violation } from '../core/errors.ts';
import type { Draft } from '../core/plain-data.ts';
import { type Counters, type CounterTable, type HiddenCounters, OFF_MAP } from './counters.ts';
import type { MoveObstacle } from './board-view.ts';

/** The events of movement, combat and hidden units. */
export type BoardEvent<Side extends string = string, Rule extends string = string> = { readonly rule: Rule } & (
  | { readonly type: 'turn-started'; readonly turn: number }
  | { readonly type: 'unit-hidden'; readonly player: Side; readonly unit: string }
  | { readonly type: 'unit-found' | 'unit-entered'; readonly player: Side; readonly unit: string; readonly at: string }
  | {
      readonly type: 'unit-moved' | 'unit-retreated' | 'unit-advanced';
      readonly player: Side;
      readonly unit: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'step-lost' | 'unit-eliminated'; readonly player: Side; readonly unit: string }
  | {
      readonly type: 'attacked';
      readonly player: Side;
      readonly target: string;
      readonly units: readonly string[];
      readonly column: string;
      readonly roll: number;
      readonly result: string;
    }
);

/** Why an action of movement, combat or hidden units is refused. */
export type BoardRefusal =
  | MoveObstacle
  | 'already-acted'
  | 'can-retreat'
  | 'not-in-attack'
  | 'already-attacked'
  | 'enemy-unit'
  | 'no-enemy'
  | 'not-adjacent'
  | 'not-on-map'
  | 'out-of-order'
  | 'not-allowed-there';

/**
 * The parts of a state that movement, combat and hidden units change. The state of each game with a
 * {@link CounterTable} fits this type.
 */
export interface BoardDraft<Side extends string = string, Rule extends string = string> {
  readonly table: Draft<Omit<CounterTable, 'mover'>> & { mover: Side; phase: { readonly kind: string } };
  readonly secrets: Readonly<Record<Side, Partial<Draft<HiddenCounters>>>>;
  readonly log:
    | {
        /** Adds an event to the log. */
        push(event: BoardEvent<Side, Rule>): unknown;
      }
    | undefined;
}

/** In a state with a {@link CounterTable}: the parts that one player sees. */
export interface BoardSeat<Side extends string = string> {
  readonly player: Side;
  readonly table: CounterTable<Side>;
  readonly own: Partial<HiddenCounters>;
}

/** Returns the refusal of an action that names a unit and a space; `undefined` if there is no reason for a refusal. */
export function refused<Side extends string, Rule extends string, Code extends BoardRefusal>(
  { ids, map }: Counters<Side>,
  rule: Rule,
  code: Code | undefined,
  { unit, to }: { readonly unit: number; readonly to: number },
): Violation<Rule, Code> | undefined {
  return code === undefined ? undefined : violation(code, rule, { unit: ids[unit]!, to: map.names[to]! });
}

/** Shows the hidden enemies next to a space, then the hidden units next to these enemies, and so on. */
function findNear<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  { side, space, rule }: { readonly side: Side; readonly space: number; readonly rule: Rule },
): boolean {
  const { at } = state.table;
  const player = counters.opponentOf(side);
  const { hidden = [] } = state.secrets[player];
  let isAny = false;
  for (let unit = 0; unit < hidden.length; unit++) {
    const place = hidden[unit]!;
    if (at[unit] !== OFF_MAP.hidden || place < 0 || !counters.map.neighbours[space]!.includes(place)) continue;
    isAny = true;
    hidden[unit] = -1;
    at[unit] = place;
    const [id, name] = [counters.ids[unit]!, counters.map.names[place]!];
    state.log?.push({ type: 'unit-found', rule, player, unit: id, at: name });
    findNear(counters, state, { side: player, space: place, rule });
  }
  return isAny;
}

/**
 * Puts a unit into a space, and shows the hidden enemies next to this space. Returns `true` if hidden enemies were next
 * to this space.
 */
export function putUnit<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  { unit, space, rule }: { readonly unit: number; readonly space: number; readonly rule: Rule },
): boolean {
  const side = counters.sides[unit]!;
  const { hidden } = state.secrets[side];
  if (hidden !== undefined) hidden[unit] = -1;
  state.table.at[unit] = space;
  return findNear(counters, state, { side, space, rule });
}
