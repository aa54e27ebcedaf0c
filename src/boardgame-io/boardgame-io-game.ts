import { MalformedError } from '../core/errors.ts';
import { eventsFor, type Game, type GameTypes, type State, type View } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import { deriveSeed, randomSeed, type Seed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { presetOptions } from '../manifest/preset-options.ts';

/**
 * The value that the server stores as `G`. boardgame.io sends the first `G` to everybody, so the first `G` must not
 * contain secrets: it is a `BoardgameIoStart`. The server computes the first position from this `G` and the server's
 * secret.
 */
export type BoardgameIoState<G extends GameTypes = GameTypes> = BoardgameIoStart | BoardgameIoPosition<G>;

/** The public data from which a match starts. */
export interface BoardgameIoStart {
  readonly nonce: string;
  readonly numPlayers: number;
  readonly setupData: object;
}

/** A position, including its secrets and its seed. */
export interface BoardgameIoPosition<G extends GameTypes = GameTypes> {
  readonly state: State<G>;
  /** The events of the last action. */
  readonly events: readonly G['event'][];
}

/** The value that a client receives as `G`. */
export interface BoardgameIoView<G extends GameTypes = GameTypes> {
  readonly view: View<G>;
  /** The events of the last action that the viewer is allowed to see. */
  readonly events: readonly G['event'][];
}

/** A game in the format of boardgame.io. */
export interface BoardgameIoGame<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly disableUndo: true;
  /** Switches off all events of boardgame.io, because the rules decide when a turn or the match ends. */
  readonly events: Readonly<Record<string, false>>;
  /**
   * At run time, `all` is `null`: with this value, boardgame.io lets every player act without a stage. The type of
   * `all` here is `never`, because the types of boardgame.io do not allow `null`.
   */
  readonly turn: { readonly activePlayers: { readonly all: never } };
  readonly moves: { readonly play: BoardgameIoMove<G> };
  /** Creates the first `G` from the number of players and the options of the match. */
  setup(this: void, context: { readonly ctx: { readonly numPlayers: number } }, setupData?: object): BoardgameIoStart;
  /** Returns the reason why the options are invalid; `undefined` if they are valid. */
  validateSetupData(this: void, setupData: object | undefined, numPlayers: number): string | undefined;
  /** Returns the outcome of the match; `undefined` if the match is not over. */
  endIf(this: void, context: { readonly G: BoardgameIoState<G> }): Outcome<G['player']> | undefined;
  /**
   * Returns the view of a player, and the events that the player is allowed to see. `playerID` is the index of the
   * player as text; `null` means a spectator.
   */
  playerView(
    this: void,
    context: { readonly G: BoardgameIoState<G>; readonly playerID: string | null },
  ): BoardgameIoView<G>;
}

/**
 * The type of the move `play`. The move runs only on the server, and the log does not show the action to other players.
 */
export interface BoardgameIoMove<G extends GameTypes> {
  readonly client: false;
  readonly redact: true;
  /** Plays an action. An illegal action changes nothing. */
  move(
    this: void,
    context: { readonly G: BoardgameIoState<G>; readonly playerID: string },
    action: unknown,
  ): BoardgameIoState<G> | 'INVALID_MOVE';
}

/**
 * The names of all events of boardgame.io. Clients must not trigger these events, because the rules decide when a turn
 * or the match ends.
 */
const EVENTS = [
  'endGame',
  'endPhase',
  'endStage',
  'endTurn',
  'pass',
  'setActivePlayers',
  'setPhase',
  'setStage',
] as const;

/**
 * Creates a game for boardgame.io. Clients play an action of the game with `moves.play(action)`. Player 0 of
 * boardgame.io is the first player of the game. The `setupData` of a match are its options; the seed of a match is
 * derived from the secret.
 *
 * @param manifest - The manifest of the game.
 * @param secret - A text that nobody can guess and that stays the same when the server restarts. Only the server passes
 * the secret; clients leave it out.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const { name, setup, playerView } = boardgameIoGame(manifest, 'secret of the server');
 * name // => 'up-against-the-wall'
 * const G = setup({ ctx: { numPlayers: 2 } });
 * playerView({ G, playerID: '0' }).view.viewer // => 'radicals'
 * playerView({ G, playerID: null }).view.viewer // => 'spectator'
 * ```
 */
export function boardgameIoGame<G extends GameTypes>(manifest: GameManifest<G>, secret?: string): BoardgameIoGame<G> {
  const { game, about } = manifest;
  const positionOf = (G: BoardgameIoState<G>): BoardgameIoPosition<G> => {
    if ('state' in G) return G;
    if (secret === undefined) throw new Error('A match cannot be shown without the secret of the server.');
    return started(manifest, G, deriveSeed(secret, G.nonce));
  };
  return {
    name: game.id,
    minPlayers: about.players[0],
    maxPlayers: about.players[1],
    disableUndo: true,
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    // Several players can decide at the same time. The rules refuse an action of a player who is not allowed to act.
    turn: { activePlayers: { all: null as never } },
    moves: {
      play: {
        ...{ client: false, redact: true },
        move: ({ G, playerID }, action) => moved(game, positionOf(G).state, playerID, action),
      },
    },
    setup: ({ ctx: { numPlayers } }, setupData = {}) => ({ nonce: randomSeed(), numPlayers, setupData }),
    validateSetupData: (setupData = {}, numPlayers) => issueIn(manifest, { nonce: '', numPlayers, setupData }),
    endIf: ({ G }) => {
      const turn = 'state' in G ? game.turn(G.state) : undefined;
      return turn?.kind === 'over' ? turn.outcome : undefined;
    },
    playerView: ({ G, playerID }) => {
      const { state, events } = positionOf(G);
      const viewer = playerOf(game, state, playerID) ?? 'spectator';
      return { view: game.view(state, viewer), events: eventsFor(events, viewer) };
    },
  };
}

function started<G extends GameTypes>(
  manifest: GameManifest<G>,
  { numPlayers, setupData }: BoardgameIoStart,
  seed: Seed,
): BoardgameIoPosition<G> {
  const { game } = manifest;
  const preset = presetOptions(manifest, seed, { players: numPlayers });
  const { state, events } = game.start({ ...preset, ...setupData, seed });
  if (game.players(state).length === numPlayers) return { state, events };
  throw new MalformedError('players', `Expected ${String(numPlayers)} players`);
}

/** Returns the reason why the options of a match are invalid; `undefined` if they are valid. */
function issueIn<G extends GameTypes>(manifest: GameManifest<G>, start: BoardgameIoStart): string | undefined {
  try {
    started(manifest, start, randomSeed());
    return undefined;
  } catch (error) {
    if (error instanceof MalformedError) return error.message;
    throw error;
  }
}

function moved<G extends GameTypes>(
  game: Game<G>,
  draft: State<G>,
  playerID: string,
  given: unknown,
): BoardgameIoState<G> | 'INVALID_MOVE' {
  // The position is a copy, because boardgame.io passes an Immer draft.
  const before = game.parseState(draft);
  const player = playerOf(game, before, playerID);
  if (player === undefined || game.whyIllegal(game.view(before, player), given) !== undefined) return 'INVALID_MOVE';
  const { state, events } = game.step(before, game.parseAction(given));
  return { state, events };
}

/** Returns the player with the given index, which boardgame.io writes as text; `undefined` for a spectator. */
function playerOf<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  playerID: string | null,
): G['player'] | undefined {
  return game.players(state).find((_, index) => String(index) === playerID);
}
