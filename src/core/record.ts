import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape } from './envelope.ts';
import { IllegalActionError, MalformedError, messageOf } from './errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition } from './game.ts';
import { deepFreeze, isEqual } from './plain-data.ts';
import type { Seed } from './random.ts';
import { parse } from './schema.ts';

/** A match as JSON. Chance events are among its actions, so that no generator is needed to play it again. */
export interface MatchRecord<G extends GameTypes = GameTypes> extends Envelope<'record'> {
  /** Options of the match, without a seed. */
  readonly options: G['options'];
  /** All actions in order, those of chance included. */
  readonly actions: readonly AnyAction<G>[];
  /** How the match ended; absent while it goes on. */
  readonly result?: G['outcome'];
}

const contents = {
  options: v.unknown(),
  actions: v.array(v.unknown()),
  // Copied, since it is compared and not parsed.
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
 * Makes the record of a match.
 *
 * @param game - The rules by which it was played.
 * @param options - The options that the match was set up with; a seed is left out, since it would tell the future.
 * @param actions - All that was played, in order: the `actions` of {@link Game.start} and of each {@link Game.step}.
 * @throws {@link MalformedError} if they do not replay.
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
 * Plays a record again and checks every action and the result.
 *
 * @param game - The rules by which it was played.
 * @param record - Anything; checked.
 * @returns All states, the first one and that after each action. Of a long record {@link replaySteps} keeps only one at a time.
 * @throws {@link MalformedError} if it is no record of this game, was made under other rules, or does not replay. The
 * path names the action; the `cause` is what is wrong with it.
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
 * Plays a record again step by step, so that a long one takes no more memory than a short one.
 *
 * @param game - The rules by which it was played.
 * @param record - Anything; checked as far as the steps have been asked for, the result after the last one. Not modified,
 * nor to be modified meanwhile.
 * @returns The step of {@link Game.start}, then one for each action, with what happened.
 * @throws {@link MalformedError} at once if it is no record of this game or was made under other rules; at the step that
 * does not replay; after the last step if the result is another one. As {@link replay}, which checks all of it.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const draw = { type: 'draw', player: 'chance', card: 'black-students-settle' } as const;
 * const record = createRecord(upAgainstTheWall, {}, [draw]);
 * const told = Array.from(replaySteps(upAgainstTheWall, record), ({ events }) => events.map(({ type }) => type));
 * told // => [['turn-started', 'move-started'], ['card-drawn', 'card-seen']]
 * ```
 */
export function replaySteps<G extends GameTypes>(
  game: Game<G>,
  record: unknown,
): Generator<Transition<G>, void, undefined> {
  return checkedSteps(game, parsedRecord(game, record));
}

/**
 * Writes a record as text: a line for each fact and each action, in the notation of the game.
 *
 * @param game - The rules by which it was played.
 * @param record - Not modified.
 * @throws {@link MalformedError} if it does not replay.
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
 * Reads what {@link formatRecord} wrote, and replays it.
 *
 * @param game - The rules by which it was played.
 * @param text - As written; from anywhere.
 * @throws {@link MalformedError} if it is not such a text, says a fact twice or one that a record does not have, or does
 * not replay; the path is the line, or the fact that is missing or wrong.
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
  if (typeof text !== 'string') throw new MalformedError('', `Expected a text but received ${typeof text}`);
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
  // The actions are lines of their own.
  if (name === 'actions' || !Object.hasOwn({ ...envelopeShape(['record']), ...contents }, name))
    throw new MalformedError('', `A record has no fact called ${name}`);
  if (facts.has(name)) throw new MalformedError('', `The fact ${name} is there twice`);
  facts.set(name, JSON.parse(json));
}

type ParsedRecord = v.InferOutput<v.StrictObjectSchema<typeof contents, undefined>>;

/** The steps of a record, and after the last of them whether the result is that of the record. */
function* checkedSteps<G extends GameTypes>(
  game: Game<G>,
  record: ParsedRecord,
): Generator<Transition<G>, void, undefined> {
  const last = yield* stepsOf(game, record);
  if (!isEqual(resultOf(game, last), record.result))
    throw new MalformedError('result', 'The result is not what the actions lead to');
}

/** Plays the actions of a record; one step at least. */
function* stepsOf<G extends GameTypes>(
  game: Game<G>,
  { options, actions }: ParsedRecord,
): Generator<Transition<G>, State<G>, undefined> {
  const parsed = located('options', () => game.parseOptions(options));
  if (parsed.seed !== undefined)
    throw new MalformedError('options.seed', 'A record has its chance events among its actions, not a seed');
  let step = game.start(parsed);
  yield step;
  for (const [index, action] of actions.entries()) {
    const { state } = step;
    step = located(`actions.${String(index)}`, () => game.step(state, action as AnyAction<G>));
    yield step;
  }
  return step.state;
}

/** Plays to the end, and returns what the generator returns there. */
function lastOf<Last>(played: Generator<unknown, Last, undefined>): Last {
  let next = played.next();
  while (next.done !== true) next = played.next();
  return next.value;
}

function resultOf<G extends GameTypes>(game: Game<G>, state: State<G>): G['outcome'] | undefined {
  const turn = game.turn(state);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

/** Puts a path before the error of a part. */
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
