import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import { type Seed, seedSchema } from '../core/random.ts';
import { located } from '../core/record.ts';
import { record, parse } from '../core/schema.ts';
import { count } from '../match/json.ts';
import { reseed } from '../match/takeback.ts';
import {
  annotate,
  goTo,
  grown,
  type Match,
  matchFrom,
  type MatchNode,
  getNode,
  marksOf,
  stepThrough,
} from '../match/tree.ts';
import { checkControllers } from './play.ts';
import { withView } from './screen.ts';
import { gameOf, type Controllers, type Session, type SessionGame } from './session.ts';

/** A session as JSON, with secrets and the seed. */
export interface SavedSession extends Envelope<'session'> {
  /** Options of the match, without the seed. */
  readonly options: object;
  readonly seed: Seed;
  readonly controllers: Controllers;
  readonly screen?: string;
  readonly lastRead: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, string>>;
  /** The steps in the order in which they were played. The first step is the start of the match. */
  readonly steps: readonly SavedStep[];
  /** The index of the current step. */
  readonly current: number;
}

/** One step of a saved session. */
export interface SavedStep {
  /** The index of the step before this step; absent for the first step. */
  readonly parent?: number;
  /** The actions of players and chance; `[]` if the only effect of this step is a new seed. */
  readonly actions: readonly AnyAction<GameTypes>[];
  /** The new seed that this step sets. */
  readonly seed?: Seed;
  readonly isTakenBack?: true;
  readonly comment?: string;
  /** The time of the step, in milliseconds since 1970. */
  readonly time?: number;
}

const stepShape = v.strictObject({
  parent: v.exactOptional(count),
  actions: v.array(v.unknown()),
  seed: v.exactOptional(seedSchema),
  isTakenBack: v.exactOptional(v.literal(true)),
  comment: v.exactOptional(v.string()),
  time: v.exactOptional(v.number()),
});

const budgetShape = v.union([
  v.strictObject({ iterations: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  v.strictObject({ milliseconds: v.pipe(v.number(), v.minValue(0)) }),
]);

const controllerShape = v.union([
  v.picklist(['person', 'remote']),
  v.strictObject({ bot: v.string(), budget: v.exactOptional(budgetShape) }),
]);

const contents = /* @__PURE__ */ (() => ({
  options: v.unknown(),
  seed: seedSchema,
  controllers: record(v.string(), controllerShape),
  screen: v.exactOptional(v.string()),
  lastRead: record(v.string(), count),
  notes: record(v.string(), v.string()),
  steps: v.pipe(v.array(stepShape), v.minLength(1)),
  current: count,
}))();

type Step = v.InferOutput<typeof stepShape>;

/**
 * Returns a session as JSON. To load this JSON, call {@link loadSession}.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * saveSession(session).format // => 'countersheet/session'
 * ```
 */
export function saveSession(session: Session): SavedSession {
  const { controllers, seed, match, screen, lastRead, notes } = session;
  return {
    ...envelopeOf('session', gameOf(session)),
    options: match.options,
    ...{ seed, controllers, ...(screen === undefined ? {} : { screen }), lastRead, notes },
    steps: match.nodes.map(savedStep),
    current: match.current,
  };
}

function savedStep(node: MatchNode<GameTypes>): SavedStep {
  const { parent, actions, state } = node;
  const makesDice = state.dice !== undefined && (parent === undefined || actions.length === 0);
  return {
    ...(parent === undefined ? {} : { parent }),
    actions,
    ...(makesDice ? { seed: state.dice.seed } : {}),
    ...marksOf(node),
  };
}

/**
 * Loads a session that {@link saveSession} saved. To load the session, the function replays all its steps. The loaded
 * session continues exactly as the saved session would have continued.
 *
 * @param parts - The game and its messages.
 * @param saved - Any value; the function checks it.
 * @throws {@link core.MalformedError} with the path of the invalid value, such as `steps.3.actions.0`.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * const text = JSON.stringify(saveSession(session));
 * loadSession({ manifest, messages }, JSON.parse(text)).match // => session.match
 * ```
 */
export function loadSession(parts: SessionGame, saved: unknown): Session {
  const game = gameOf(parts);
  const shape = v.strictObject({ ...envelopeShape(['session'], game), ...contents });
  const { options, seed, controllers, screen, lastRead, notes, steps, current } = parse(shape, saved);
  const played = matchOf(game, options, steps);
  const players = game.players(getNode(played).state);
  checkControllers(players, controllers);
  checkReaders({ players, played, controllers, screen, lastRead });
  const match = located('current', () => goTo(played, current));
  const { manifest, messages } = parts;
  const session = { manifest, messages, controllers, seed, match, lastRead, notes };
  return withView(screen === undefined ? session : { ...session, screen });
}

/**
 * Throws MalformedError if the player at the screen is not a person, or if `lastRead` contains a step that does
 * not exist.
 */
function checkReaders({ players, played, controllers, screen, lastRead }: Readers): void {
  if (screen !== undefined && !(players.includes(screen) && controllers[screen] === 'person')) {
    throw new MalformedError('screen', 'Expected a player controlled by a person');
  }
  for (const [reader, step] of Object.entries(lastRead)) {
    if (reader !== 'spectator' && !players.includes(reader))
      throw new MalformedError(`lastRead.${reader}`, 'Expected a player');
    located(`lastRead.${reader}`, () => getNode(played, step));
  }
}

interface Readers {
  readonly players: readonly string[];
  readonly played: Match<GameTypes>;
  readonly controllers: Controllers;
  readonly screen: string | undefined;
  readonly lastRead: Readonly<Record<string, number>>;
}

function matchOf(game: Game<GameTypes>, options: unknown, [start, ...steps]: readonly Step[]): Match<GameTypes> {
  const first = matchFromStart(game, options, start!);
  return steps.reduce(
    (match, step, number) => located(`steps.${String(number + 1)}`, () => withStep(game, match, step)),
    first,
  );
}

function matchFromStart(game: Game<GameTypes>, options: unknown, { actions, seed, ...more }: Step): Match<GameTypes> {
  const parsed = located('options', () => game.parseOptions(options));
  if (parsed.seed !== undefined)
    throw new MalformedError(
      'options.seed',
      'Expected no seed in the options, because the first step contains the seed',
    );
  const { comment, time, ...none } = more;
  if (Object.keys(none).length > 0)
    throw new MalformedError('steps.0', 'The first step must have no parent and must not be taken back');
  const begun = game.start(seed === undefined ? parsed : { ...parsed, seed });
  const opened = located('steps.0', () =>
    stepThrough(game, begun.state, actions.slice(begun.actions.length) as Played),
  );
  const all = { actions: [...begun.actions, ...opened.actions], events: [...begun.events, ...opened.events] };
  if (!isEqual(all.actions, actions))
    throw new MalformedError('steps.0.actions', 'The actions of the first step differ from the start of the match');
  const match = matchFrom(game, { options: parsed }, { ...all, state: opened.state });
  return annotate(match, 0, marksOf({ comment, time }));
}

type Played = readonly AnyAction<GameTypes>[];

function withStep(game: Game<GameTypes>, match: Match<GameTypes>, step: Step): Match<GameTypes> {
  const { parent, actions, seed } = step;
  if (parent === undefined) throw new MalformedError('parent', 'Missing');
  const { state } = located('parent', () => getNode(match, parent));
  if (seed !== undefined && actions.length === 0) return reseed(game, goTo(match, parent), seed);
  if (actions.length === 0) throw new MalformedError('actions', 'Expected actions or a seed');
  return grown(match, parent, { ...stepThrough(game, state, actions as Played), ...marksOf(step) });
}
