import { MalformedError } from '../core/errors.ts';
import type { AnyAction, GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import { reseed } from '../match/takeback.ts';
import { goTo, createMatch, type Match, getNode, playMove } from '../match/tree.ts';
import { withScreen } from './screen.ts';
import { gameOf, nextSeed, type Controllers, type Session, type SessionGame, stateOf } from './session.ts';

/** Settings of a new session. */
export interface SessionSettings {
  /** The controller of each player. */
  readonly controllers: Controllers;
  /** The seed of the session. For the seed, use `randomSeed()`, unless the session must be reproducible. */
  readonly seed: Seed;
  /** Texts that your program saves with the session. Default: none. */
  readonly notes?: Readonly<Record<string, string>>;
}

/**
 * Starts a session with a new match.
 *
 * @param parts - The game and its messages.
 * @param settings - The options of the match, the names of people by player, the controllers, and the seed. The seed is
 * not one of the `options`.
 * @throws {@link core.MalformedError} if the options or the names are not valid, or `controllers` does not name exactly the players.
 *
 * @example
 * ```ts
 * import { nextOf } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * nextOf(session) // => { kind: 'person', player: 'radicals' }
 * ```
 */
export function startSession(
  parts: SessionGame,
  {
    options,
    seating,
    ...settings
  }: SessionSettings & { readonly options?: object; readonly seating?: Readonly<Record<string, string>> | undefined },
): Session {
  return sessionOf(parts, createMatch(gameOf(parts), { ...options, seed: settings.seed }, seating), settings);
}

/**
 * Starts a session that continues a match, for example one read by `fromTreeRecord` of `countersheet/match`. If the
 * match has no seed for dice and cards, the function adds a seed that it derives from `settings.seed`.
 *
 * @param parts - The game and its messages.
 * @param match - Not modified.
 * @param settings - The controllers and the seed.
 * @throws {@link core.MalformedError} if `controllers` does not name exactly the players.
 *
 * @example
 * ```ts
 * import { createMatch } from 'countersheet/match';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const match = createMatch(manifest.game, { seed: 'a match' });
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * resumeMatch({ manifest, messages }, match, { controllers, seed: 'first session' }).match.current // => 0
 * ```
 */
export function resumeMatch(parts: SessionGame, match: Match<GameTypes>, settings: SessionSettings): Session {
  const session = sessionOf(parts, match, settings);
  return hasDice(session) || gameOf(session).turn(stateOf(session)).kind !== 'decision'
    ? session
    : withScreen(reseeded(session));
}

function sessionOf(
  { manifest, messages: plain }: SessionGame,
  match: Match<GameTypes>,
  { controllers, seed, notes = {} }: SessionSettings,
): Session {
  checkControllers(manifest.game.players(stateOf({ match })), controllers);
  const messages = match.seating === undefined ? plain : plain.withSeating(match.seating);
  return withScreen({ manifest, messages, controllers, seed, match, lastRead: {}, notes });
}

/** Throws MalformedError if `controllers` does not name exactly the players of the match. */
export function checkControllers(players: readonly string[], controllers: Controllers): void {
  const wrong = Object.keys(controllers).find((each) => !players.includes(each));
  if (wrong !== undefined) throw new MalformedError(`controllers.${wrong}`, `Expected one of ${players.join(', ')}`);
  const missing = players.find((each) => !Object.hasOwn(controllers, each));
  if (missing !== undefined) throw new MalformedError(`controllers.${missing}`, 'Missing');
}

/**
 * Plays an action of a person, bot or remote player, or the chance action that {@link nextOf} returned. If the current
 * step is an earlier step (see {@link visit}), the action starts a variation with a new seed.
 *
 * @param session - Not modified.
 * @param action - An action of a player to act.
 * @throws {@link core.IllegalActionError} if the action breaks a rule.
 * @throws {@link core.MalformedError} if the action is not valid.
 *
 * @example
 * ```ts
 * import { handOver } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = handOver(startSession({ manifest, messages }, { controllers, seed: 'first match' }));
 * const after = playAction(session, { type: 'end-cards', player: 'radicals' });
 * after.match.nodes.length // => 2
 * ```
 */
export function playAction(session: Session, action: AnyAction<GameTypes>): Session {
  // A caller plays chance actions only in a match without a seed, so a chance action needs no new seed.
  const hasSame = action.player === 'chance' || (hasDice(session) && isAtEnd(session));
  const from = hasSame ? session : reseeded(session);
  return withScreen({ ...from, match: playMove(gameOf(session), from.match, action) });
}

/**
 * Moves to another step of the match.
 *
 * @param session - Not modified.
 * @param id - Id of the step in the history.
 * @throws {@link core.MalformedError} if the match has no such step.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * const after = playAction(session, { type: 'end-cards', player: 'radicals' });
 * isAtEnd(visit(after, 0)) // => false
 * ```
 */
export function visit(session: Session, id: number): Session {
  return withScreen({ ...session, match: goTo(session.match, id) });
}

/**
 * Whether the current step is the last step. While the person looks at an earlier step, let bots act only if the person
 * requests this.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * isAtEnd(startSession({ manifest, messages }, { controllers, seed: 'first match' })) // => true
 * ```
 */
export function isAtEnd({ match }: Session): boolean {
  return getNode(match).children.every((id) => getNode(match, id).isTakenBack === true);
}

function hasDice(session: Session): boolean {
  return stateOf(session).dice !== undefined;
}

function reseeded(session: Session): Session {
  return { ...session, match: reseed(gameOf(session), session.match, nextSeed(session)) };
}
