/**
 * Fuzz inputs: valid data with changes. An input is stored as the few numbers and values from which it is generated. So
 * a corpus is small and readable, and stays meaningful when the rules change.
 */
import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng, sample, type Rng } from '../../src/core/random.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { TINY_SUBJECTS } from '../tiny-games/subjects.ts';

/** A game to fuzz, and its options. */
export interface Target {
  readonly game: Game<GameTypes>;
  readonly options: fc.Arbitrary<object>;
}

export const TARGETS: readonly Target[] = [...SUBJECTS, ...TINY_SUBJECTS];

/** One change of valid data: replaces the value at an index, counted through all nested values, or removes it. */
export interface Change {
  readonly at: number;
  /** If `undefined`, the value is removed. JSON omits the field then. */
  readonly to?: unknown;
}

/** An input, as it is stored. */
export interface Input {
  readonly door: string;
  /** Seed of the options and of the match. */
  readonly match: number;
  /** Number of random actions before the input is used. */
  readonly turns: number;
  readonly changes: readonly Change[];
}

/** The match of an input up to its last action. */
export interface Played {
  readonly options: object;
  readonly seed: number;
  readonly state: State<GameTypes>;
  readonly actions: readonly AnyAction<GameTypes>[];
}

/** Plays the match of an input with random actions. */
export function played({ game, options: any }: Target, { match, turns }: Input): Played {
  const [options] = fc.sample(any, { seed: match, numRuns: 1 }) as [object];
  const rng = createRng(match);
  const start = game.start({ ...options, seed: match });
  let { state } = start;
  const actions = [...start.actions];
  for (let turn = 0; turn < turns && game.turn(state).kind !== 'over'; turn++) {
    const step = game.step(state, game.randomAction(state, rng));
    actions.push(...step.actions);
    ({ state } = step);
  }
  return { options, seed: match, state, actions };
}

/** Returns a copy of plain data with changes. */
export function changed(data: unknown, changes: readonly Change[]): unknown {
  const whole = { data: structuredClone(data) };
  for (const { at, to } of changes) {
    const places = [...placesIn(whole)];
    const [part, key] = places[at % places.length] ?? [{}, ''];
    if (to !== undefined) part[key] = structuredClone(to);
    else if (Array.isArray(part)) part.splice(Number(key), 1);
    else Reflect.deleteProperty(part, key);
  }
  return whole.data;
}

function* placesIn(part: object): Generator<readonly [Record<string, unknown>, string]> {
  for (const [key, value] of Object.entries(part)) {
    yield [part as Record<string, unknown>, key];
    if (typeof value === 'object' && value !== null) yield* placesIn(value as object);
  }
}

/** Returns a text with changes. An index counts characters; removal removes one character. */
export function changedText(text: string, changes: readonly Change[]): string {
  let result = text;
  for (const { at, to } of changes) {
    const place = at % (result.length + 1);
    result = `${result.slice(0, place)}${to === undefined ? '' : textOf(to)}${result.slice(place + (to === undefined ? 1 : 0))}`;
  }
  return result;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const ODD: readonly unknown[] = [
  ...[0, -1, 1, 2, 0.5, 7, 99, 1e9, 2 ** 53, -1e308, null, true, false, '', ' ', '-', '"', '\n', '[', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', 'spectator', 'chance', 'over', [], {}, [[]], { kind: 'over' }],
  ...['x'.repeat(300), Array.from({ length: 40 }, () => 0)],
];

/** Creates an input: a variation of a known one, or a new one. */
export function variation(known: readonly Input[], doors: readonly string[], rng: Rng): Input {
  const fresh: Input = { door: sample(doors, rng), match: rng.int(1000), turns: rng.int(60), changes: [] };
  const input = known.length > 0 && rng.int(4) > 0 ? sample(known, rng) : fresh;
  switch (rng.int(6)) {
    case 0:
      return { ...input, turns: rng.int(200) };
    case 1:
      return { ...input, match: rng.int(1000) };
    case 2:
      return { ...input, door: sample(doors, rng) };
    case 3:
      return { ...input, changes: input.changes.slice(1) };
    default:
      return { ...input, changes: [...input.changes.slice(-3), change(rng)] };
  }
}

function change(rng: Rng): Change {
  const at = rng.int(5000);
  return rng.int(5) === 0 ? { at } : { at, to: sample(ODD, rng) };
}
