/**
 * The entry points, outside the games, that read untrusted data. Each entry point has an example of valid data, and a
 * function that reads such data.
 */
import { boardgameIoGame, type BoardgameIoState } from '../../src/boardgame-io/index.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { createRng, sample } from '../../src/core/random.ts';
import { createRecord } from '../../src/core/record.ts';
import { commitmentTo, verifyRecord } from '../../src/fair-dice/index.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { applyUpdate, createClient } from '../../src/match/client.ts';
import { journalHeader, loadRoom, readJournal, saveRoom } from '../../src/match/journal.ts';
import type { Room } from '../../src/match/journal-entries.ts';
import { fromTreeRecord, toTreeRecord } from '../../src/match/record.ts';
import { createRoom, playServerAction, snapshotFor, updatesSince } from '../../src/match/room.ts';
import { parseDice } from '../../src/mechanics/dice-notation.ts';
import { createFormatter } from '../../src/messages/message.ts';
import { renderSvg } from '../../src/pictures/renderer.ts';
import { openRooms } from '../../src/room/rooms.ts';
import { memoryStore } from '../../src/room/store.ts';
import { loadSession, saveSession } from '../../src/session/saved.ts';
import { startSession } from '../../src/session/play.ts';
import { parseResults } from '../../src/tournaments/results.ts';
import { pairingsOf } from '../../src/tournaments/pairings.ts';
import { termsOf } from '../../src/tournaments/run.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import { once, type Played } from './inputs.ts';

/** A function of the package that reads untrusted data. */
export interface Door {
  /** Returns valid data of a match: a text, or a JSON value. */
  data(game: Game<GameTypes>, match: Played): unknown;
  /**
   * Reads data. Returns a text that identifies the kind of result. If `isThorough` is true, also continues the match.
   */
  read(game: Game<GameTypes>, data: unknown, match: Played, isThorough?: boolean): string | Promise<string>;
}

/** An entry point of an exported folder that is not a game. */
interface Part extends Door {
  readonly folder: string;
}

const SECRET = '0123456789abcdef0123456789abcdef';
const DICE = { secret: SECRET, match: 'fuzz', contributions: ['ada', 'ben'] };

/** The maximum number of actions that are played in a room. */
const ACTIONS_MOST = 8;

/** A room, and the lines of its journal. */
interface Recorded {
  readonly room: Room<GameTypes>;
  readonly journal: string;
}

/** A room in which the first actions of the players of a match were played. */
function roomOf(game: Game<GameTypes>, match: Played): Recorded {
  return once(match, 'a room', () => {
    const { options, seed, actions } = match;
    let room = createRoom(game, { options: { ...options, seed } });
    let journal = journalHeader(game, room);
    for (const action of actions.filter(({ player }) => player !== 'chance').slice(0, ACTIONS_MOST)) {
      const played = playServerAction(game, room, { action });
      ({ room } = played);
      journal += played.lines.join('');
    }
    return { room, journal };
  });
}

/** A manifest with only the fields that rooms, sessions and the boardgame.io adapter read. */
function manifestOf(game: Game<GameTypes>): GameManifest {
  return {
    ...{ game, presets: { usual: {} }, defaultPreset: 'usual', about: { players: [2, 15] }, controls: {} },
  } as unknown as GameManifest;
}

function sessionParts(game: Game<GameTypes>): Parameters<typeof loadSession>[0] {
  return { manifest: manifestOf(game), messages: {} as Parameters<typeof loadSession>[0]['messages'] };
}

function moverOf(game: Game<GameTypes>, { state }: Played): string {
  const turn = game.turn(state);
  return turn.kind === 'decision' ? turn.players[0]! : game.players(state)[0]!;
}

/** An action of the player to move, or an invalid action if the match is over. */
function actionOf(game: Game<GameTypes>, { state }: Played): object {
  return game.turn(state).kind === 'over' ? { type: 'none' } : sample(game.choices(state), createRng('action'));
}

export const PARTS: Readonly<Record<string, Part>> = {
  tree: {
    folder: 'src/match',
    data: (game, match) => toTreeRecord(game, roomOf(game, match).room.match),
    read: (game, data) => String(fromTreeRecord(game, data).nodes.length > 3),
  },
  room: {
    folder: 'src/match',
    data: (game, match) => saveRoom(game, roomOf(game, match).room),
    read: (game, data) => Object.keys(loadRoom(game, data)).join(' '),
  },
  journal: {
    folder: 'src/match',
    data: (game, match) => roomOf(game, match).journal,
    read: (game, data) => (readJournal(game, data as string).isTorn ? 'torn' : 'whole'),
  },
  snapshot: {
    folder: 'src/match',
    data: (game, match) => snapshotFor(game, roomOf(game, match).room, 'spectator'),
    read: (_, data) => Object.keys(createClient(data)).join(' '),
  },
  update: {
    folder: 'src/match',
    data(game, match) {
      const { room } = roomOf(game, match);
      return updatesSince(game, room, { viewer: moverOf(game, match), version: 0 });
    },
    read(game, data, match) {
      const client = once(match, 'a client', () => {
        const { options, seed } = match;
        const room = createRoom(game, { options: { ...options, seed } });
        return createClient(snapshotFor(game, room, moverOf(game, match)));
      });
      const update = (data as { updates?: readonly unknown[] } | undefined)?.updates?.[0] ?? data;
      return applyUpdate(client, update).waiting.length > 0 ? 'early' : 'applied';
    },
  },
  'room message': {
    folder: 'src/room',
    data: (game, match) => ({ v: 1, id: 'a', type: 'play', version: 0, action: actionOf(game, { ...match }) }),
    async read(game, data, match) {
      const answers: string[] = [];
      const errors: unknown[] = [];
      const send = (_: string, message: { readonly type: string; readonly code?: string }): void => {
        answers.push(message.code ?? message.type);
      };
      const onError = (error: unknown): void => void errors.push(error);
      const rooms = await openRooms([manifestOf(game)], { store: memoryStore(), send, onError });
      const { tokens } = await rooms.open(game.id, { options: { ...match.options, seed: match.seed } });
      const token = tokens[game.players(match.state)[0]!]!;
      await rooms.handle(token, { v: 1, type: 'hello' });
      await rooms.handle(token, data);
      await rooms.close();
      if (errors.length > 0) throw new Error('A room reported an error of its own.', { cause: errors[0] });
      return answers.join(' ').slice(0, 80);
    },
  },
  session: {
    folder: 'src/session',
    data(game, { options, seed }) {
      const players = game.players(game.setup(options));
      const controllers = Object.fromEntries(players.map((player) => [player, 'person' as const]));
      return saveSession(startSession(sessionParts(game), { options, controllers, seed: String(seed) }));
    },
    read: (game, data) => Object.keys(loadSession(sessionParts(game), data)).join(' '),
  },
  results: {
    folder: 'src/tournaments',
    data(game, { options, seed }) {
      const count = Math.max(2, game.players(game.setup(options)).length);
      const participants = Array.from({ length: count }, (_, index) => ({ name: `bot ${String(index)}`, bot: never }));
      const terms = termsOf({ game, participants, options }, { rounds: 1, seed });
      const payoffs = participants.map(() => 1 / count);
      const outcome = { kind: 'draw', players: terms.players, reason: 'any', rule: 'any' } as const;
      const matches = pairingsOf(terms)[0]!.map((pairing) => ({ ...pairing, outcome, payoffs, decisions: 1 }));
      return { ...terms, matches };
    },
    read: (_, data) => String(parseResults(data).matches.length > 0),
  },
  dice: {
    folder: 'src/mechanics',
    data: () => '2d6+d10!x2-4d6dl1+5d6>=5',
    read: (_, data) => String(parseDice(data as string).pools.length),
  },
  'fair dice': {
    folder: 'src/fair-dice',
    data: (game, { options, actions }) => createRecord(game, options, actions),
    read: (game, data) => (verifyRecord(game, data, DICE, commitmentTo(SECRET)) === undefined ? 'fair' : 'forged'),
  },
  'boardgame.io move': {
    folder: 'src/boardgame-io',
    data: actionOf,
    read(game, data, { state }) {
      const G = { state, events: [] } as unknown as BoardgameIoState;
      const after = boardgameIoGame(manifestOf(game), SECRET).moves.play.move({ G, playerID: '0' }, data);
      return after === 'INVALID_MOVE' ? after : 'moved';
    },
  },
  'boardgame.io options': {
    folder: 'src/boardgame-io',
    data: (_, { options }) => options,
    read(game, data) {
      const { validateSetupData } = boardgameIoGame(manifestOf(game), SECRET);
      return validateSetupData(data as object, 2) === undefined ? 'accepted' : 'refused';
    },
  },
  message: {
    folder: 'src/messages',
    data: () => '{count, plural, one {# piece} other {# pieces}} to {track, select, alumni {Alumni} other {{track}}}.',
    read: (_, data) => withRangeErrors(() => createFormatter('en')(data as string, { count: 2, track: 'x' })),
  },
  picture: {
    folder: 'src/pictures',
    data: (game, { state }) => game.view(state, 'spectator'),
    read(game, data) {
      const gallery = GALLERIES.find((each) => each.game.id === game.id);
      if (gallery === undefined) return 'without a picture';
      return withRangeErrors(() => renderSvg(gallery.renderer, data as never, { messages: gallery.messages.en }));
    },
  },
};

/** The exported folders without an entry point for untrusted data, each with the reason. */
export const WITHOUT_ENTRY_POINTS: Readonly<Record<string, string>> = {
  'src/analysis': 'The functions read positions, which core checks, and settings of the program.',
  'src/bots': 'The bots read positions, which core checks, and settings of the program.',
  'src/encoding': 'The observer reads positions, which core checks.',
  'src/manifest': 'The functions read modules of the program.',
  'src/testkit': 'The laws read games of the program.',
  'src/tournament-workers':
    'The tests of this folder start processes that answer anything; a process for each fuzz input is too slow.',
  'src/ui': 'The elements read rooms through `src/match`, and attributes of the program.',
  'src/games': 'The folder lists the games.',
  'src/games/*': 'The folder lists the parts of the game.',
  'src/games/*/bots': 'The bots read positions, which core checks.',
  'src/games/*/messages': 'The messages show events and actions, which the game has checked.',
  'src/games/*/picture': 'The entry point is in `src/pictures`.',
  src: 'The file exports a part of `src/core`.',
};

const never = (): never => {
  throw new Error('No bot is asked.');
};

/** Runs a function whose documented error is a RangeError. Returns a text that identifies the kind of result. */
function withRangeErrors(act: () => string): string {
  try {
    act();
    return 'shown';
  } catch (error) {
    if (error instanceof RangeError) return error.message.replace(/[“"{][^]*|\d+/g, '*').slice(0, 40);
    throw error;
  }
}
