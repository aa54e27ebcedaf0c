/**
 * Fuzz inputs: valid data to which changes are applied. An input is generated from a few numbers and values, and the
 * corpus contains only these numbers and values. Therefore a corpus is small and readable, and stays useful when the
 * rules change.
 */
import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';
import { deepFreeze, isObject } from '../../src/core/plain-data.ts';
import { createRng, sample, type Rng } from '../../src/core/random.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { TINY_SUBJECTS } from '../tiny-games/subjects.ts';

/** A game to fuzz, and its options. */
export interface Target {
  readonly game: Game<GameTypes>;
  readonly options: fc.Arbitrary<object>;
}

export const TARGETS: readonly Target[] = [...SUBJECTS, ...TINY_SUBJECTS];

/** One change of valid data: it replaces or removes the value at an index. The index counts all nested values. */
export interface Change {
  readonly at: number;
  /** The new value. If the new value is `undefined`, which JSON omits, the old value is removed. */
  readonly to?: unknown;
}

/** A position of a random match: the position that a given number of random actions leads to. */
export interface Place {
  /** The seed of the options and of the match. */
  readonly match: number;
  readonly turns: number;
}

/** An input, in the form in which it is stored. */
export interface Input extends Place {
  readonly door: string;
  readonly changes: readonly Change[];
}

/** The match of an input up to its last action. */
export interface Played {
  readonly options: object;
  readonly seed: number;
  readonly state: State<GameTypes>;
  readonly actions: readonly AnyAction<GameTypes>[];
  /** For each name, the data that {@link once} has created from the match. */
  readonly created: Map<string, unknown>;
}

/** The maximum number of cached matches of a game. */
const CACHED_MOST = 400;

const cached = new Map<Target, Map<string, Played>>();

/** Returns the match of an input. A recently used match is cached, because many inputs have the same match. */
export function played(target: Target, { match, turns }: Place): Played {
  const matches = cached.get(target) ?? new Map<string, Played>();
  cached.set(target, matches);
  const key = `${String(match)} ${String(turns)}`;
  const result = matches.get(key) ?? playedAgain(target, { match, turns });
  // A map lists its keys in insertion order, so its first key belongs to the least recently used match.
  matches.delete(key);
  matches.set(key, result);
  if (matches.size > CACHED_MOST) matches.delete(matches.keys().next().value!);
  return result;
}

/** Plays the match of an input with random actions. */
function playedAgain({ game, options: any }: Target, { match, turns }: Place): Played {
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
  return { options, seed: match, state, actions, created: new Map() };
}

/** Returns data of a match. The data is created on the first call and cached. */
export function once<Data>({ created }: Played, name: string, create: () => Data): Data {
  if (!created.has(name)) created.set(name, create());
  return created.get(name) as Data;
}

/**
 * Applies changes to a copy of plain data, and returns the copy. The result shares its unchanged parts with the given
 * data.
 */
export function changed(data: unknown, changes: readonly Change[]): unknown {
  let whole: object = { data };
  for (const { at, to } of changes) {
    const size = sizeOf(whole);
    if (size > 0) whole = changedAt(whole, at % size, to);
  }
  return (whole as { data?: unknown }).data;
}

function changedAt(part: object, at: number, to: unknown): object {
  let left = at;
  for (const [key, value] of Object.entries(part)) {
    if (left === 0) return withValue(part, key, to);
    const size = sizeOf(value);
    if (left <= size) return withValue(part, key, changedAt(value as object, left - 1, to));
    left -= size + 1;
  }
  return part;
}

function withValue(part: object, key: string, value: unknown): object {
  const result = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string, unknown>;
  if (value !== undefined) result[key] = value;
  else if (Array.isArray(result)) result.splice(Number(key), 1);
  else Reflect.deleteProperty(result, key);
  return result;
}

const sizes = new WeakMap<object, number>();

/** The number of values inside a value, at all levels. */
function sizeOf(data: unknown): number {
  if (!isObject(data)) return 0;
  let size = sizes.get(data);
  if (size === undefined) {
    size = 0;
    for (const value of Object.values(data)) size += 1 + sizeOf(value);
    sizes.set(data, size);
  }
  return size;
}

/**
 * Applies changes to a text, and returns the result. An index counts characters, and a removal removes one character.
 */
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

const ODD: readonly unknown[] = deepFreeze([
  ...[0, -1, 1, 2, 0.5, 7, 99, 1e9, 2 ** 53, -1e308, null, true, false, '', ' ', '-', '"', '\n', '[', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', 'spectator', 'chance', 'over', [], {}, [[]], { kind: 'over' }],
  ...['x'.repeat(300), Array.from({ length: 40 }, () => 0)],
]);

/** Creates a random position. */
export function anyPlace(rng: Rng): Place {
  return { match: rng.int(1_000_000), turns: rng.int(rng.int(200) + 1) };
}

/** Creates an input for a function: a variation of a known input, or a new input. */
export function variation(known: readonly Input[], door: string, places: readonly Place[], rng: Rng): Input {
  const ofDoor = known.filter((input) => input.door === door);
  const base = sample(rng.int(6) === 0 ? known : ofDoor, rng);
  const input: Input = rng.int(4) === 0 ? { ...sample(places, rng), door, changes: [] } : { ...base, door };
  switch (rng.int(5)) {
    case 0:
      return { ...input, ...sample(places, rng) };
    case 1:
      return { ...input, changes: input.changes.slice(1) };
    default:
      return { ...input, changes: [...input.changes.slice(-3), change(rng)] };
  }
}

function change(rng: Rng): Change {
  const at = rng.int(5000);
  return rng.int(5) === 0 ? { at } : { at, to: sample(ODD, rng) };
}
