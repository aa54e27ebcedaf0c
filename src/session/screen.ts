import type { AnyAction, GameTypes, View } from '../core/game.ts';
import { createRng, deriveSeed, type Seed } from '../core/random.ts';
import { type BotController, gameOf, nextSeed, type Session, type SessionWithoutView, stateOf } from './session.ts';
import { worldsOf } from './worlds.ts';

/** The next player to act in a session. */
export type Next =
  /** The person at the screen is the player to act. */
  | { readonly kind: 'person'; readonly player: string }
  /** The player to act is another person. First give the screen to this person: see {@link handOver}. */
  | { readonly kind: 'hand-over'; readonly player: string }
  | BotTurn
  /** The player to act is not at this screen. Your program supplies the action of this player. */
  | { readonly kind: 'remote'; readonly player: string }
  /**
   * A die must be rolled or a card must be drawn, and the match does not do so itself, because it has no seed. Play
   * `action`, which contains the result.
   */
  | { readonly kind: 'chance'; readonly action: AnyAction<GameTypes> }
  | { readonly kind: 'over'; readonly outcome: GameTypes['outcome'] };

/** The player to act is a bot. Call the bot and play its action. */
export interface BotTurn extends BotController {
  readonly kind: 'bot';
  readonly player: string;
  /** The view of the bot's player. */
  readonly view: View<GameTypes>;
  /** The seed for the bot's random stream. If two sessions are equal, this seed is the same in both. */
  readonly seed: Seed;
}

/**
 * Returns, in seating order, the players that people at this screen control.
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
 * peopleOf(startSession({ manifest, messages }, { controllers, seed: 'first match' })) // => ['radicals']
 * ```
 */
export function peopleOf(session: Pick<Session, 'manifest' | 'match' | 'controllers'>): readonly string[] {
  const players = session.manifest.game.players(stateOf(session));
  return players.filter((player) => session.controllers[player] === 'person');
}

/**
 * Returns the next player to act. If several players are to act, the function prefers the person at the screen,
 * then other persons, then bots.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * nextOf(session) // => { kind: 'hand-over', player: 'radicals' }
 * nextOf(handOver(session)) // => { kind: 'person', player: 'radicals' }
 * ```
 */
export function nextOf(session: SessionWithoutView): Next {
  const turn = gameOf(session).turn(stateOf(session));
  if (turn.kind === 'over') return turn;
  if (turn.kind === 'chance') {
    const action = gameOf(session).randomAction(stateOf(session), createRng(nextSeed(session)));
    return { kind: 'chance', action };
  }
  const person = personDue(session, turn.players);
  if (person !== undefined) return { kind: person === session.screen ? 'person' : 'hand-over', player: person };
  const bots = turn.players.flatMap((player) => botTurn(session, player) ?? []);
  return bots[0] ?? { kind: 'remote', player: turn.players[0]! };
}

function personDue({ controllers, screen }: SessionWithoutView, players: readonly string[]): string | undefined {
  const persons = players.filter((player) => controllers[player] === 'person');
  return persons.find((person) => person === screen) ?? persons[0];
}

function botTurn(session: SessionWithoutView, player: string): BotTurn | undefined {
  const { controllers, seed, match } = session;
  const controller = controllers[player];
  if (typeof controller !== 'object') return undefined;
  const own = deriveSeed(`${String(seed)}/${String(match.nodes.length - 1)}`, `bot ${player}`);
  return { kind: 'bot', player, ...controller, view: gameOf(session).view(stateOf(session), player), seed: own };
}

/**
 * Gives the screen to the person who is to act. Before the hand-over, show no private information.
 *
 * @param session - Not modified.
 * @returns The same session if no hand-over is necessary.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * session.view.viewer // => 'spectator'
 * handOver(session).view.viewer // => 'radicals'
 * ```
 */
export function handOver(session: Session): Session {
  const next = nextOf(session);
  return next.kind === 'hand-over' ? withView({ ...session, screen: next.player }) : session;
}

/**
 * Takes the screen away from the person who has it, in case another person sits down at the screen. If the session has
 * only one person, this person keeps the screen.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = handOver(startSession({ manifest, messages }, { controllers, seed: 'first match' }));
 * nextOf(clearScreen(session)) // => { kind: 'hand-over', player: 'radicals' }
 * ```
 */
export function clearScreen({ screen: _, ...session }: Session): Session {
  return withScreen(session);
}

/** Adds to a session the view of the person who is at the screen. */
export function withView(session: SessionWithoutView): Session {
  const viewer = nextOf(session).kind === 'hand-over' ? 'spectator' : (session.screen ?? 'spectator');
  return Object.freeze({ ...session, view: gameOf(session).view(stateOf(session), viewer) });
}

/** If the session has only one person or no secrets, gives the screen to a person without a hand-over. */
export function withScreen(session: SessionWithoutView): Session {
  const [first, ...others] = peopleOf(session);
  const next = nextOf(session);
  if (first !== undefined && others.length === 0) return withView({ ...session, screen: first });
  const moves = next.kind === 'hand-over' && !hasSecrets(session);
  return withView(moves ? { ...session, screen: next.player } : session);
}

/** Whether any player can have secrets now, according to public information. */
export function hasSecrets(session: SessionWithoutView): boolean {
  const game = gameOf(session);
  if (game.hasPerfectInformation) return false;
  for (const { secrets } of worldsOf(game, game.view(stateOf(session), 'spectator'))) {
    if (Object.values<object>(secrets).some((secret) => Object.keys(secret).length > 0)) return true;
  }
  return false;
}
