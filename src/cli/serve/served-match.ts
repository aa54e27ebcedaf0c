import { MalformedError } from '../../core/errors.ts';
import { type AnyAction, eventsFor, type Game, type GameTypes, type State, type View } from '../../core/game.ts';
import { byName, itemAt } from '../../core/lookups.ts';
import { payoff } from '../../core/outcome.ts';
import { diceFrom, type Seed } from '../../core/random.ts';
import { createRecord, located } from '../../core/record.ts';
import type { Fields } from './refusal.ts';

/** An action in a message: JSON, a text in the notation of the game, or the number of a choice. */
export type GivenAction = number | string | object;

/** A view, and the game of this view. */
export interface Seen {
  readonly game: Game<GameTypes>;
  readonly view: View<GameTypes>;
}

/** The options with which a match started, and all actions of the match so far. */
interface Played {
  readonly options: object;
  readonly actions: AnyAction<GameTypes>[];
}

/** A match that a client plays. */
export class ServedMatch {
  readonly game: Game<GameTypes>;
  state: State<GameTypes>;
  /** The options and actions of the match; absent if the match started from a given position. */
  readonly #played: Played | undefined;

  private constructor(game: Game<GameTypes>, state: State<GameTypes>, played?: Played) {
    this.game = game;
    this.state = state;
    this.#played = played;
  }

  /** Starts a match. */
  static start(game: Game<GameTypes>, options: object, seed: Seed): ServedMatch {
    const { state, actions } = game.start({ ...options, seed });
    return new ServedMatch(game, state, { options, actions: [...actions] });
  }

  /** Starts a match from a given position, with a new seed for dice and cards. */
  static from(game: Game<GameTypes>, state: State<GameTypes>, seed: Seed): ServedMatch {
    return new ServedMatch(game, game.parseState({ ...state, dice: diceFrom(seed) }));
  }

  /**
   * True if the match started from a given position. The client is allowed to see the hidden information of such a
   * match.
   */
  get isSampled(): boolean {
    return this.#played === undefined;
  }

  /**
   * Returns the view of a viewer. The default viewer is the player to move; if several players are to move, the default
   * is the first of these players.
   */
  seenBy(viewer?: string): Seen {
    const { game, state } = this;
    const turn = game.turn(state);
    const mover = turn.kind === 'decision' ? itemAt(turn.players, 0) : 'spectator';
    return { game, view: game.view(state, viewer ?? mover) };
  }

  /** Plays an action. Returns the next turn, and the events that the viewer sees. */
  play(given: GivenAction, viewer: string): Fields {
    const { game, view } = this.seenBy();
    const { state, events, actions } = game.step(this.state, actionIn(game, view, given));
    this.state = state;
    this.#played?.actions.push(...actions);
    return { ...this.turn(), events: eventsFor(events, viewer) };
  }

  /** Returns the current turn and, if the match is over, the payoff of each player. */
  turn(): Fields {
    const { game, state } = this;
    const turn = game.turn(state);
    if (turn.kind !== 'over') return { turn };
    return { turn, payoffs: byName(game.players(state), (player) => payoff(turn.outcome, player)) };
  }

  /** Returns the record of the match; `undefined` if the match started from a given position. */
  record(): object | undefined {
    return this.#played && createRecord(this.game, this.#played.options, this.#played.actions);
  }
}

/**
 * Reads an action from a message. A number selects one of the viewer's choices; the number of the first choice is 0.
 *
 * @throws {@link core.MalformedError} if `given` is not an action of the game, or there is no choice with this number.
 */
export function actionIn(game: Game<GameTypes>, view: View<GameTypes>, given: GivenAction): AnyAction<GameTypes> {
  return located('action', () => {
    if (typeof given === 'object') return game.parseAction(given);
    if (typeof given === 'string') return game.parse(given);
    const choices = game.choices(view);
    if (given < choices.size) return choices.at(given);
    throw new MalformedError('', `Expected a number below ${String(choices.size)}, the number of choices`);
  });
}
