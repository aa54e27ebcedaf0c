import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape } from './envelope.ts';
import { IllegalActionError, MalformedError, messageOf } from './errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition } from './game.ts';
import { deepFreeze, isEqual } from './plain-data.ts';
import type { Seed } from './random.ts';
import { parse } from './schema.ts';

/** A match as JSON. The actions include chance events, so a replay needs no random numbers. */
export interface MatchRecord<G extends GameTypes = GameTypes> extends Envelope<'record'> {
  /** Options of the match, without a seed. */
  readonly options: G['options'];
  /** All actions in order, including chance events. */
  readonly actions: readonly AnyAction<G>[];
  /** The outcome of the match; absent if the match is not over. */
  readonly result?: G['outcome'];
}

const contents = {
  options: v.unknown(),
  actions: v.array(v.unknown()),
  // The schema only copies the result. A replay compares the result with the outcome of the actions.
  result: v.exactOptional(
    v.pipe(
      v.unknown(),
      v.transform((result) => structuredClone(result)),
    ),
  ),
};

function parsedRecord<G extends GameTypes>(game: Game<G>, record: unknown): ParsedRecord {
  return parse(v.strictObject({ ...envelopeShape(['record'], game), ...contents }), record);
}

/**
 * Creates the record of a match.
 *
 * @param game - Rules of the match.
 * @param options - Options of the match. The record leaves a `seed` out, since the seed would reveal future chance
 *   events.
 * @param actions - All played actions, in order: the `actions` of {@link Game.start} and of each {@link Game.step}.
 * @throws {@link MalformedError} if the actions cannot be replayed.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * createRecord(game, {}, []).game // => 'up-against-the-wall'
 * ```
 */
export function createRecord<G extends GameTypes>(
  game: Game<G>,
  options: G['options'] & { readonly seed?: Seed },
  actions: readonly AnyAction<G>[],
): MatchRecord<G> {
  located('options', () => game.parseOptions(options));
  const { seed: _, ...rest } = options;
  const record = { ...envelopeOf('record', game), options: rest, actions };
  const result = resultOf(game, lastOf(stepsOf(game, parsedRecord(game, record))));
  return deepFreeze(structuredClone(result === undefined ? record : { ...record, result }));
}

/**
 * Replays a record and checks every action and the result.
 *
 * @param game - Rules of the match.
 * @param record - Any value; the function checks it.
 * @returns All states: the first state and the state after each action. For long records use {@link replaySteps}, which
 * holds only one state at a time.
 * @throws {@link MalformedError} if the value is not a record of this game, was saved under another version of the
 *   rules, or cannot be replayed. The path of the error names the action that failed; the `cause` is the original
 *   error.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const record = createRecord(game, {}, [{ type: 'draw', player: 'chance', card: 'rap-brown' }]);
 * replay(game, record).length // => 2
 * ```
 */
export function replay<G extends GameTypes>(game: Game<G>, record: unknown): readonly State<G>[] {
  return Array.from(replaySteps(game, record), ({ state }) => state);
}

/**
 * Replays a record step by step. The function needs no more memory for a long record than for a short record.
 *
 * @param game - Rules of the match.
 * @param record - Any value. Each action is checked when its step is read; the result is checked after the last step.
 * The record is not modified; it must not change during the replay.
 * @returns The transition of {@link Game.start}, then one transition for each action.
 * @throws {@link MalformedError} immediately if the value is not a record of this game or was saved under another
 *   version of the rules; at the first step that cannot be replayed; or after the last step if the recorded result is
 *   not the outcome of the actions.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const draw = { type: 'draw', player: 'chance', card: 'black-students-settle' } as const;
 * const record = createRecord(upAgainstTheWall, {}, [draw]);
 * const types = Array.from(replaySteps(upAgainstTheWall, record), ({ events }) => events.map(({ type }) => type));
 * types // => [['turn-started', 'move-started'], ['card-drawn', 'card-seen']]
 * ```
 */
export function replaySteps<G extends GameTypes>(
  game: Game<G>,
  record: unknown,
): Generator<Transition<G>, void, undefined> {
  return checkedSteps(game, parsedRecord(game, record));
}

/**
 * Writes a record as text: one line for each property except `actions`, then one line for each action, in the notation
 * of the game.
 *
 * @param game - Rules of the match.
 * @param record - Not modified.
 * @throws {@link MalformedError} if the record cannot be replayed.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const text = formatRecord(game, createRecord(game, {}, [{ type: 'draw', player: 'chance', card: 'rap-brown' }]));
 * text.includes('chance draw rap-brown') // => true
 * ```
 */
export function formatRecord<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): string {
  lastOf(replaySteps(game, record));
  const facts = Object.entries({ ...record, actions: undefined }).filter(([, value]) => value !== undefined);
  const lines = facts.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  return `${[...lines, '', ...record.actions.map((action) => game.format(action))].join('\n')}\n`;
}

/**
 * Reads a record that {@link formatRecord} wrote, and replays it.
 *
 * @param game - Rules of the match.
 * @param text - Untrusted text.
 * @throws {@link MalformedError} if the text is not such a record, has a duplicate or unknown property, or cannot be
 *   replayed. The path names the line that cannot be read (`line 3`), the property that is missing or wrong, or the
 *   action that cannot be replayed (`actions.3`).
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const record = createRecord(game, {}, [{ type: 'draw', player: 'chance', card: 'rap-brown' }]);
 * parseRecord(game, formatRecord(game, record)).actions.length // => 1
 * ```
 */
export function parseRecord<G extends GameTypes>(game: Game<G>, text: string): MatchRecord<G> {
  if (typeof text !== 'string') throw new MalformedError('', `Expected a string but received ${typeof text}`);
  const facts = new Map<string, unknown>();
  const actions: AnyAction<G>[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const [, name, json] = /^\[(\w+) (.*)\]\s*$/s.exec(line) ?? [];
      if (name === undefined || json === undefined) actions.push(game.parse(line));
      else addFact(facts, name, json);
    } catch (error) {
      throw new MalformedError(`line ${String(index + 1)}`, messageOf(error), error);
    }
  }
  const record = { ...Object.fromEntries(facts), actions };
  lastOf(replaySteps(game, record));
  return deepFreeze<object>(record) as MatchRecord<G>;
}

function addFact(facts: Map<string, unknown>, name: string, json: string): void {
  // No line can have the name `actions`, because each action has its own line.
  if (name === 'actions' || !Object.hasOwn({ ...envelopeShape(['record']), ...contents }, name))
    throw new MalformedError('', `Unknown property: ${name}`);
  if (facts.has(name)) throw new MalformedError('', `Duplicate property: ${name}`);
  facts.set(name, JSON.parse(json));
}

type ParsedRecord = v.InferOutput<v.StrictObjectSchema<typeof contents, undefined>>;

/** Yields the steps of a record, then checks the result. */
function* checkedSteps<G extends GameTypes>(
  game: Game<G>,
  record: ParsedRecord,
): Generator<Transition<G>, void, undefined> {
  const last = yield* stepsOf(game, record);
  if (!isEqual(resultOf(game, last), record.result))
    throw new MalformedError('result', 'The result differs from the outcome of the recorded actions');
}

/** Plays the actions of a record, and yields at least one step. */
function* stepsOf<G extends GameTypes>(
  game: Game<G>,
  { options, actions }: ParsedRecord,
): Generator<Transition<G>, State<G>, undefined> {
  const parsed = located('options', () => game.parseOptions(options));
  if (parsed.seed !== undefined)
    throw new MalformedError(
      'options.seed',
      'Expected no seed, because the actions of a record include the chance events',
    );
  let step = game.start(parsed);
  yield step;
  for (const [index, action] of actions.entries()) {
    const { state } = step;
    step = located(`actions.${String(index)}`, () => game.step(state, action as AnyAction<G>));
    yield step;
  }
  return step.state;
}

/** Runs a generator to its end and returns the return value of the generator. */
function lastOf<Last>(played: Generator<unknown, Last, undefined>): Last {
  let next = played.next();
  while (next.done !== true) next = played.next();
  return next.value;
}

function resultOf<G extends GameTypes>(game: Game<G>, state: State<G>): G['outcome'] | undefined {
  const turn = game.turn(state);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/**
 * Runs a function. If it throws a {@link MalformedError} or an {@link IllegalActionError}, throws a
 * {@link MalformedError} whose path begins with `path`.
 */
export function located<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof MalformedError)
      throw new MalformedError(`${path}${error.path === '' ? '' : `.${error.path}`}`, error.reason, error);
    if (error instanceof IllegalActionError) throw new MalformedError(path, error.message, error);
    throw error;
  }
}
