/**
 * Records of matches: what was chosen and what chance did, from the first state to the last.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { IllegalActionError, MalformedError } from './errors.ts';
import type { AnyAction, Game, GameTypes, State } from './game.ts';
import type { Outcome } from './outcome.ts';
import { deepFreeze, isEqual } from './plain-data.ts';
import type { Seed } from './random.ts';
import { parseUntrusted } from './untrusted.ts';

/** What a record says that it is. */
export const RECORD_FORMAT = 'countersheet-record/1';

/** A match as JSON. Chance events are among its actions, so that no generator is needed to play it again. */
export interface MatchRecord<G extends GameTypes = GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  /** Id of the game. */
  readonly game: string;
  /** {@link Game.rulesVersion} of the rules that it was made under. */
  readonly rulesVersion: number;
  /** Options of the match, without a seed. */
  readonly options: G['options'];
  /** All actions in order, those of chance included. */
  readonly actions: readonly AnyAction<G>[];
  /** How the match ended; absent while it goes on. */
  readonly result?: Outcome<G['player'], G['rule']>;
}

const recordShape = /* @__PURE__ */ v.strictObject({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  rulesVersion: v.number(),
  options: v.unknown(),
  actions: v.array(v.unknown()),
  // Copied, since it is compared and not parsed.
  result: v.exactOptional(
    v.pipe(
      v.unknown(),
      v.transform((result) => structuredClone(result)),
    ),
  ),
});

/**
 * Makes the record of a match.
 *
 * @param options - The options that the match was set up with; a seed is left out, since it would tell the future.
 * @param actions - All that was played, in order: the `actions` of {@link Game.start} and of each {@link Game.step}.
 * @throws {@link MalformedError} if they do not replay.
 */
export function recordOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'] & { readonly seed?: Seed },
  actions: readonly AnyAction<G>[],
): MatchRecord<G> {
  const { seed: _, ...rest } = options;
  const { format, rulesVersion } = { format: RECORD_FORMAT, rulesVersion: game.rulesVersion } as const;
  const record = { format, game: game.id, rulesVersion, options: rest as G['options'], actions };
  const turn = game.turn(playAll(game, record).at(-1) as State<G>);
  return deepFreeze(structuredClone(turn.kind === 'over' ? { ...record, result: turn.outcome } : record));
}

/**
 * Plays a record again and checks every action and the result.
 *
 * @param record - Anything; checked.
 * @returns All states, the first one and that after each action.
 * @throws {@link MalformedError} if it is no record of this game, was made under other rules, or does not replay. The
 * path names the action; the `cause` is what is wrong with it.
 */
export function replay<G extends GameTypes>(game: Game<G>, record: unknown): readonly State<G>[] {
  const parsed = parseUntrusted(recordShape, record);
  if (parsed.game !== game.id)
    throw new MalformedError('game', `Expected a record of ${game.id} but received one of ${parsed.game}`);
  if (parsed.rulesVersion !== game.rulesVersion) {
    const versions = `version ${String(parsed.rulesVersion)} of the rules, not version ${String(game.rulesVersion)}`;
    throw new MalformedError('rulesVersion', `The record was made under ${versions}: it could play out otherwise`);
  }
  const states = playAll(game, parsed);
  const turn = game.turn(states.at(-1) as State<G>);
  const result = turn.kind === 'over' ? turn.outcome : undefined;
  if (!isEqual(result, parsed.result)) throw new MalformedError('result', 'The result is not what the actions lead to');
  return states;
}

/**
 * Writes a record as text: a line for each fact and each action, in the notation of the game.
 *
 * @throws {@link MalformedError} if it does not replay.
 */
export function formatRecord<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): string {
  replay(game, record);
  const facts = Object.entries({ ...record, actions: undefined }).filter(([, value]) => value !== undefined);
  const lines = facts.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  return `${[...lines, '', ...record.actions.map((action) => game.format(action))].join('\n')}\n`;
}

/**
 * Reads what {@link formatRecord} wrote, and replays it.
 *
 * @throws {@link MalformedError} if it is not such a text or does not replay; the path is the line.
 */
export function parseRecord<G extends GameTypes>(game: Game<G>, text: string): MatchRecord<G> {
  const facts: Record<string, unknown> = {};
  const actions: AnyAction<G>[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, name, json] = /^\[(\w+) (.*)\]$/.exec(line) ?? [];
    try {
      if (name === undefined || json === undefined) actions.push(game.parse(line));
      else facts[name] = JSON.parse(json);
    } catch (error) {
      throw new MalformedError(`line ${String(index + 1)}`, (error as Error).message, error);
    }
  }
  const record = { ...facts, actions };
  replay(game, record);
  return deepFreeze(record) as unknown as MatchRecord<G>;
}

function playAll<G extends GameTypes>(
  game: Game<G>,
  { options, actions }: { options: unknown; actions: readonly unknown[] },
): State<G>[] {
  const parsed = located('options', () => game.parseOptions(options));
  if (parsed.seed !== undefined)
    throw new MalformedError('options.seed', 'A record has its chance events among its actions, not a seed');
  const states = [game.setup(parsed)];
  for (const [index, action] of actions.entries()) {
    const state = states.at(-1) as State<G>;
    states.push(located(`actions.${String(index)}`, () => game.applyAction(state, action as AnyAction<G>)));
  }
  return states;
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
