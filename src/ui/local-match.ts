import { eventsFor } from '../core/game.ts';
import { createRng, randomSeed, type Seed } from '../core/random.ts';
import { getNode } from '../match/tree.ts';
import { expandAction, hintOf, nextPart, type Plan } from '../session/advice.ts';
import { historyOf } from '../session/history.ts';
import { isAtEnd, playAction, startSession, visit } from '../session/play.ts';
import { reasonFor } from '../session/reason.ts';
import { type BotTurn, handOver, type Next, nextOf, peopleOf } from '../session/screen.ts';
import type { Controllers, PlayerAction, Session } from '../session/session.ts';
import { takebackOf, undo } from '../session/takeback.ts';
import { presetOptions } from '../manifest/preset-options.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { type Language, type LoadedGame, loadGame } from './loaded-game.ts';
import type { Hint, MatchClient, MatchNow, NextMove } from './match-client.ts';

/** A match that runs in the web page, for people who share this screen, and for bots. */
export interface LocalMatch extends MatchClient {
  /**
   * The current session. A session contains secrets: store the session with `saveSession`, but do not show it to
   * people.
   */
  readonly session: Session;
  takeScreen(): void;
  takeBack(): void;
  visit(step: number): void;
  goOn(): void;
  hint(): Promise<Hint>;
  /** Stores a text as a note of the session. */
  keepDraft(draft: string): void;
  /** Stops the bots. Call this function when the page no longer shows the match. */
  close(): void;
}

/** Settings of a local match. */
export interface LocalMatchSettings {
  /**
   * Returns the action of a bot, for example from a worker. By default, the bots of the manifest run in the page.
   *
   * @param turn - The view of the bot's player, the seed, and the bot's name.
   */
  readonly botAction?: (turn: BotTurn) => Promise<PlayerAction>;
}

/**
 * The time without a new position, in milliseconds, after which the takeback is computed. The computation of the
 * takeback is slow, because it samples many states that fit the view.
 */
const PAUSE = 250;

/**
 * Starts a match against the bots of a game. By default, a person controls the first player, and strategists control
 * the other players.
 *
 * @param manifest - The manifest of the game.
 * @param settings - Language, options, controllers, seed, and the names of people by player. The defaults are English,
 * the default preset of the game, one person, a random seed, and no names.
 * @throws RangeError if the game has messages neither in this language nor in English.
 * @throws {@link core.MalformedError} if the options, the controllers or the names are not valid.
 *
 * @example
 * ```ts
 * import { startLocalMatch } from 'countersheet/ui';
 * import { manifest } from 'countersheet/revolting-behaviour/manifest';
 *
 * const match = await startLocalMatch(manifest, { seed: 'first match' });
 * Object.keys(match.session.controllers).length // => 2
 * match.close();
 * ```
 */
export async function startLocalMatch(
  manifest: GameManifest,
  settings: LocalMatchSettings & {
    readonly language?: Language;
    readonly options?: object;
    readonly controllers?: Controllers;
    readonly seed?: Seed;
    readonly seating?: Readonly<Record<string, string>>;
  } = {},
): Promise<LocalMatch> {
  const { language, seed = randomSeed() } = settings;
  const { options = presetOptions(manifest, seed) } = settings;
  const game = await loadGame(manifest, language);
  const players = manifest.game.players(manifest.game.setup({ ...options }));
  const controllers = settings.controllers ?? againstBots(players);
  const { seating } = settings;
  return localMatch(game, startSession(game, { options: { ...options }, seating, controllers, seed }), settings);
}

function againstBots([first = '', ...others]: readonly string[]): Controllers {
  return { [first]: 'person', ...Object.fromEntries(others.map((player) => [player, { bot: 'strategist' }])) };
}

/**
 * Continues a session as a match that runs in the page.
 *
 * @param game - The game in the language of the session.
 * @param session - Not modified.
 * @param settings - The function that returns the actions of bots.
 *
 * @example
 * ```ts
 * import { loadGame, localMatch } from 'countersheet/ui';
 * import { manifest } from 'countersheet/revolting-behaviour/manifest';
 * import { startSession } from 'countersheet/session';
 *
 * const game = await loadGame(manifest);
 * const controllers = { ada: 'person', ben: 'person' } as const;
 * const options = { players: ['ada', 'ben'] };
 * const match = localMatch(game, startSession(game, { options, controllers, seed: 'first match' }));
 * match.now.next.kind // => 'move'
 * match.close();
 * ```
 */
export function localMatch(game: LoadedGame, session: Session, settings: LocalMatchSettings = {}): LocalMatch {
  return new SessionMatch(game, session, settings);
}

type AutomaticTurn = Extract<Next, { readonly kind: 'bot' | 'chance' }>;

/** A local match: a match client that contains a session. */
class SessionMatch implements LocalMatch {
  readonly game: LoadedGame;
  readonly #botAction: (turn: BotTurn) => Promise<PlayerAction>;
  readonly #listeners = new Set<() => void>();
  #session: Session;
  #now: MatchNow;
  /** The parts of the last hint, in order. The next hint suggests the next of these parts. */
  #plan: Plan | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isThinking = false;
  #isClosed = false;

  constructor(game: LoadedGame, session: Session, { botAction }: LocalMatchSettings) {
    this.game = game;
    this.#botAction = botAction ?? ((turn) => this.#ownBotAction(turn));
    this.#session = session;
    this.#now = nowOf(session);
    this.#planTakeback();
    if (isAtEnd(session)) this.goOn();
  }

  get session(): Session {
    return this.#session;
  }

  get now(): MatchNow {
    return this.#now;
  }

  get draft(): string | undefined {
    return this.#session.notes['draft'];
  }

  keepDraft(draft: string): void {
    this.#session = { ...this.#session, notes: { ...this.#session.notes, draft } };
    this.#tell(this.#now);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(action: PlayerAction): void {
    this.#change(playAction(this.#session, action));
    if (isAtEnd(this.#session)) this.goOn();
  }

  takeScreen(): void {
    this.#change(handOver(this.#session));
  }

  takeBack(): void {
    this.#change(undo(this.#session, takebackOf(this.#session)?.asks));
  }

  visit(step: number): void {
    this.#change(visit(this.#session, step));
  }

  async hint(): Promise<Hint> {
    const bots = await this.game.manifest.bots?.();
    const adviser = bots?.bots['strategist'];
    if (bots === undefined || adviser === undefined) throw new RangeError('The game has no strategist.');
    // Waits, so that the page can first show that the bot is thinking.
    await new Promise((resolve) => setTimeout(resolve));
    const session = this.#session;
    const part = this.#plan && nextPart(session, this.#plan);
    const action = part ?? hintOf(session, adviser);
    if (part === undefined) this.#plan = { step: session.match.current, parts: expandAction(session, action) };
    return { action, reason: reasonFor(session, action, bots) };
  }

  goOn(): void {
    if (!this.#isThinking) void this.#letBotsPlay();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
  }

  async #letBotsPlay(): Promise<void> {
    this.#isThinking = true;
    try {
      // There must be no `await` between the last call of `isAtEnd` and `finally`. Then an action that is played after
      // this call always starts the bots again.
      let next = this.#automatic();
      while (next !== undefined) {
        await this.#letPlay(next);
        next = this.#isClosed || !isAtEnd(this.#session) ? undefined : this.#automatic();
      }
    } catch (error) {
      this.#tell({ ...this.#now, issue: String(error) });
    } finally {
      this.#isThinking = false;
    }
  }

  /** Returns the next turn of a bot or of chance; `undefined` if neither a bot nor chance is to act. */
  #automatic(): AutomaticTurn | undefined {
    const next = nextOf(this.#session);
    return next.kind === 'bot' || next.kind === 'chance' ? next : undefined;
  }

  async #letPlay(next: AutomaticTurn): Promise<void> {
    const before = this.#session;
    const action = next.kind === 'bot' ? await this.#botAction(next) : next.action;
    // While the bot was thinking, the person may have selected another step.
    if (this.#session === before && !this.#isClosed) this.#change(playAction(before, action));
  }

  async #ownBotAction({ bot, view, seed, budget }: BotTurn): Promise<PlayerAction> {
    const bots = await this.game.manifest.bots?.();
    const found = bots?.bots[bot];
    if (found === undefined) throw new RangeError(`The game has no bot ${bot}.`);
    // Waits, so that the page can first draw the previous move.
    await new Promise((resolve) => setTimeout(resolve));
    const { game } = this.game.manifest;
    return found.bot(view, game.choices(view), createRng(seed), budget ?? found.budget);
  }

  #change(session: Session): void {
    this.#session = session;
    this.#planTakeback();
    this.#tell(nowOf(session));
  }

  #planTakeback(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const takeback = takebackOf(this.#session);
      if (takeback !== undefined) this.#tell({ ...this.#now, takeback });
    }, PAUSE);
  }

  #tell(now: MatchNow): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

function nowOf(session: Session): MatchNow {
  const { manifest, messages, view, match } = session;
  return {
    manifest,
    messages,
    view,
    next: nextMoveOf(session),
    history: historyOf(session),
    step: match.current,
    events: eventsFor(getNode(match).events, view.viewer),
    isAtEnd: isAtEnd(session),
  };
}

function nextMoveOf(session: Session): NextMove {
  const next = nextOf(session);
  const [person, ...others] = peopleOf(session);
  switch (next.kind) {
    case 'over':
      return others.length > 0 || person === undefined ? { kind: 'over' } : { kind: 'over', player: person };
    case 'chance':
      return { kind: 'wait', player: 'chance' };
    case 'person':
      return { kind: 'move', player: next.player };
    case 'hand-over':
      return { kind: 'hand-over', player: next.player };
    case 'bot':
    case 'remote':
      return { kind: 'wait', player: next.player };
  }
}
