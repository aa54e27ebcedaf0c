/**
 * Playthroughs are recordings of random matches. They also record how the game responds to changed states and actions.
 * Playthroughs do not prove that the rules are correct. Playthroughs show which matches and refusals a change of the
 * code affects. To accept changed playthroughs, run `npx vitest run -u`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng, sample, type Rng } from '../../src/core/random.ts';

/** The maximum length of a match, and the settings for passing changed states to the game. */
interface Length {
  readonly actions: number;
  /** The number of actions between two positions at which the game receives changed states. */
  readonly every: number;
  /**
   * At each position at which the game receives changed states, the number of these states. At the end of the match,
   * the game receives three times this number.
   */
  readonly states: number;
}

const USUAL: Length = { actions: 100, every: 5, states: 5 };

/**
 * Plays and records a random match.
 *
 * @param options - The options, with a seed, so that the match can be repeated.
 * @returns A text with the options, and then with a line for each action: the action, the number of choices, and a
 * digest of the results of the action (the new state and the events). After some actions, a line `worlds` has a digest
 * of sampled worlds, one world for each viewer. The playthrough also tries changed actions and changed states. The last
 * lines say how often the game gave each kind of answer to these changed actions and states. Digests exclude the setup,
 * which follows from the options.
 */
export function playthrough<G extends GameTypes>(
  game: Game<G>,
  options: G['options'] & { readonly seed: number },
  length: Partial<Length> = {},
): string {
  const { actions, every, states } = { ...USUAL, ...length };
  const rng = createRng(options.seed);
  const answers = new Answers();
  const lines: string[] = [];
  let state = game.setup(options);
  // The pool includes the start of the match, so that the test also tries values that no longer occur.
  const pool = new Pool(state.table, state);
  lines.push(`start ${digest(played(state))}`);
  while (game.turn(state).kind !== 'over' && lines.length <= actions) {
    const action = game.randomAction(state, rng);
    const count = game.choices(state).size;
    for (let tries = 0; tries < 2; tries++)
      answers.add(toAction(game, state, otherAction(action, game.randomAction(state, rng), rng)));
    const { state: next, events } = game.step(state, action);
    lines.push(`${game.format(action)} | of ${String(count)} | ${digest([played(next), events])}`);
    state = next;
    if (lines.length % every > 0) continue;
    lines.push(`worlds ${digest(worldsOf(game, state))}`);
    tryStates(game, { state, answers, pool, rng }, states);
  }
  const end = conceded(game, state, rng);
  lines.push(`end ${digest(played(end))}`);
  for (const each of [state, end]) tryStates(game, { state: each, answers, pool, rng }, 3 * states);
  return `${[`${OPTIONS}${JSON.stringify(options)}`, ...lines, '', ...answers.lines].join('\n')}\n`;
}

const OPTIONS = 'options ';

/**
 * Returns a record of random options. An existing playthrough is repeated with the options in its file, so that a new
 * option of the game does not change it.
 *
 * @param folder - The folder with the playthroughs of a game.
 * @param any - The arbitrary for options of new playthroughs.
 */
export function drawnOptions<Options>(
  folder: URL,
  any: fc.Arbitrary<Options>,
  count: number,
): Readonly<Record<string, Options>> {
  const drawn = fc.sample(any, { seed: 1969, numRuns: count }).map((options, index) => {
    const name = `any-${String(index)}`;
    const file = new URL(`${name}.txt`, folder);
    if (!existsSync(file)) return [name, options] as const;
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    return [name, JSON.parse(line.slice(OPTIONS.length)) as Options] as const;
  });
  return Object.fromEntries(drawn);
}

/** The state after a random player has conceded, or the same state if no player can concede. */
function conceded<G extends GameTypes>(game: Game<G>, state: State<G>, rng: Rng): State<G> {
  const concessions = game.players(state).map((player) => ({ type: 'concede', player }));
  const open = concessions.filter((action) => game.whyIllegal(state, action) === undefined);
  return open.length === 0 ? state : game.applyAction(state, sample(open, rng));
}

/** Counts the game's answers of each kind, and computes a digest of all answers in order. */
class Answers {
  readonly #counts = new Map<string, number>();
  readonly #all: string[] = [];

  /** Counts an answer by its kind. The details of the answer only affect the digest. */
  add({ sort, more }: Answer): void {
    this.#all.push(`${sort} ${more}`);
    this.#counts.set(sort, (this.#counts.get(sort) ?? 0) + 1);
  }

  get lines(): readonly string[] {
    const counted = [...this.#counts].map(([sort, count]) => `${sort}: ${String(count)}`);
    return [...counted.sort(), `all answers: ${digest(this.#all)}`];
  }
}

interface Answer {
  readonly sort: string;
  readonly more: string;
}

/** A position of the match, and the tools for trying changed states. */
interface Trial<G extends GameTypes> {
  readonly state: State<G>;
  readonly answers: Answers;
  readonly pool: Pool;
  readonly rng: Rng;
}

function tryStates<G extends GameTypes>(game: Game<G>, { state, answers, pool, rng }: Trial<G>, count: number): void {
  for (let tries = 0; tries < count; tries++) answers.add(toState(game, changed(state, pool, rng)));
}

/**
 * The answer of the parser to a changed state. If the state is accepted, the answer includes the turn, and a hash of the
 * state.
 */
function toState<G extends GameTypes>(game: Game<G>, changedState: unknown): Answer {
  return answerOf('state', () => {
    const read = game.parseState(changedState);
    return { sort: 'accepted', more: digest([played(read), game.turn(read)]) };
  });
}

function toAction<G extends GameTypes>(game: Game<G>, state: State<G>, action: unknown): Answer {
  return answerOf('action', () => {
    const { state: next, events } = game.step(state, action as AnyAction<G>);
    return { sort: 'accepted', more: digest([played(next), events]) };
  });
}

function answerOf(what: string, ask: () => Answer): Answer {
  try {
    const { sort, more } = ask();
    return { sort: `${what} ${sort}`, more };
  } catch (error) {
    if (error instanceof IllegalActionError) {
      const { code, rule, ...rest } = error.violation;
      return { sort: `${what} ${code} ${rule ?? ''}`.trimEnd(), more: JSON.stringify(rest) };
    }
    if (!(error instanceof MalformedError)) throw error;
    // Names and numbers are removed, so that errors of the same kind are counted together.
    const sort = error.reason.replace(/"[^"]*"?|\p{Lu}\p{L}*-?\d*\b(?<!^\p{L}+)|\d+/gu, '*').slice(0, 70);
    return { sort: `${what} refused, ${sort}`, more: error.message };
  }
}

/** A sampled world for each player and for the spectator. */
function worldsOf<G extends GameTypes>(game: Game<G>, state: State<G>): readonly unknown[] {
  return [...game.players(state), 'spectator' as const].map((viewer) =>
    played(game.sampleState(game.view(state, viewer), createRng('world'))),
  );
}

// Changes

/** An action with one changed field. The new value is from another action, or it is another number. */
function otherAction<G extends GameTypes>(action: AnyAction<G>, other: AnyAction<G>, rng: Rng): unknown {
  const fields = Object.keys(action).filter((key) => key !== 'type' && key !== 'player');
  if (fields.length === 0) return other;
  const key = sample(fields, rng);
  const [value, others] = [(action as Part)[key], (other as Part)[key]];
  if (others !== undefined && others !== value) return { ...action, [key]: others };
  return typeof value === 'string' ? other : changed(action, new Pool(action, other), rng);
}

type Part = Record<string, unknown>;

/** For each key that occurs in some plain data, stores all values of this key. */
class Pool {
  readonly #values = new Map<string, unknown[]>();

  constructor(...all: readonly unknown[]) {
    for (const each of all) this.#take(each);
  }

  /** Returns a value that was seen for a key. The value is random, and differs from the given value. */
  other(name: string, value: unknown, rng: Rng): unknown {
    const others = (this.#values.get(name) ?? []).filter((each) => JSON.stringify(each) !== JSON.stringify(value));
    return others.length === 0 ? undefined : structuredClone(sample(others, rng));
  }

  #take(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    for (const [name, value] of Object.entries(data)) {
      const known = this.#values.get(name) ?? [];
      if (known.length < 100) this.#values.set(name, [...known, value]);
      this.#take(value);
    }
  }
}

/** A copy of data with one random change. The change can affect a small or a large part of the data. */
function changed(whole: object, pool: Pool, rng: Rng): unknown {
  const copy = structuredClone(whole) as Part;
  let [part, key] = [copy, sample(Object.keys(copy), rng)];
  for (let at = part[key]; isFull(at) && rng.int(8) > 0; at = part[key])
    [part, key] = [at, sample(Object.keys(at), rng)];
  if (Array.isArray(part) && rng.int(4) === 0) {
    if (rng.int(2) === 0) part.splice(Number(key), 1);
    else part.splice(Number(key), 0, structuredClone(part[key]));
  } else part[key] = otherThan(part[key], key, pool, rng);
  return copy;
}

function isFull(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/**
 * A value that differs from the given value: another number, another boolean, or another value that the pool contains
 * for the key.
 */
function otherThan(value: unknown, key: string, pool: Pool, rng: Rng): unknown {
  if (typeof value === 'number') return value + sample([-1, 1, 1, 2, 10], rng);
  if (typeof value === 'boolean') return !value;
  return pool.other(key, value, rng) ?? sample([null, 0, '', []], rng);
}

/** A state without its setup. */
function played<G extends GameTypes>({ setup: _, ...rest }: State<G>): object {
  return rest;
}

/** The first digits of a digest of plain data. */
function digest(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 10);
}
