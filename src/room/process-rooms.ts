import { isMalformed, MalformedError } from '../core/errors.ts';
import { byName } from '../core/lookups.ts';
import { isObject } from '../core/plain-data.ts';
import { randomSeed } from '../core/random.ts';
import { located } from '../core/record.ts';
import { parse } from '../core/schema.ts';
import { currentState } from '../match/tree.ts';
import type { LiveRoom } from './live-room.ts';
import { openingOf, type RoomSettings } from './opening.ts';
import { PROTOCOL, RoomRefusal, type RoomRefusalCode, requestIn, sizeOf } from './protocol.ts';
import { type Rate, rateLimit, type RateLimit } from './rate-limit.ts';
import { claimed, handled } from './requests.ts';
import { isRoomId, LOBBY, type RoomDirectory } from './room-directory.ts';
import { afterChange, type Holder, holderOf, invitationOf, type RoomState, tokenOf } from './room-state.ts';
import type { OpenedRoom, RoomListing, Rooms } from './rooms-options.ts';
import { nameShape } from './texts.ts';

/** The maximum length of a client's message, in characters of JSON. */
const MESSAGE_MOST = 50_000;

/** The maximum number of listed rooms that are searched for free seats. The search begins with the latest rooms. */
const LISTED_MOST = 100;

/** The rooms of one process. */
export class RoomsOfProcess implements Rooms {
  readonly #directory: RoomDirectory;
  readonly #isAllowed: RateLimit;
  readonly #lobby: string[] = [];

  constructor(directory: RoomDirectory, rate: Rate = { atOnce: 40, perSecond: 10 }) {
    this.#directory = directory;
    this.#isAllowed = rateLimit(rate);
  }

  readonly open = async (game: string, settings: RoomSettings = {}): Promise<OpenedRoom> => {
    const manifest = this.#directory.manifestOf(game);
    const { id = randomSeed(), bots = {} } = settings;
    if (!isRoomId(id)) throw new MalformedError('id', 'Expected 1 to 40 lower-case letters and digits');
    await this.#directory.checkBots(manifest, bots);
    if ((await this.#directory.load(id)) === undefined) {
      await this.#directory.store(id, openingOf(manifest, settings, this.#directory.facts(randomSeed())));
      if (settings.isListed === true) await this.#enlist(id);
    }
    const { state } = await this.#directory.loaded(id);
    if (state.game !== manifest.game) throw new MalformedError('id', `The room ${id} plays a different game`);
    return { id, tokens: byName(personsOf(state), (viewer) => tokenOf(state, viewer)) };
  };

  readonly handle = async (connection: string, message: unknown): Promise<void> => {
    let id: string | undefined;
    try {
      id = requestId(message);
      await this.#answer(connection, message, id);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused.code === 'failed') this.#directory.server.onError(error);
      this.#directory.server.onMetric('refused', 1);
      this.#refuse(connection, refused, id);
    }
  };

  readonly leave = (connection: string): void => {
    const room = this.#directory.known(roomIn(connection));
    void room?.then((live) => live?.disconnect(connection)).catch(() => undefined);
  };

  readonly list = async (): Promise<readonly RoomListing[]> => {
    await this.#readLobby();
    const ids = this.#lobby.slice(-LISTED_MOST).reverse();
    const listings = await Promise.all(ids.map((id) => this.#listing(id)));
    return listings.filter((each) => each !== undefined);
  };

  readonly join: Rooms['join'] = async (id, { player, name } = {}) => {
    const called = name === undefined ? undefined : located('name', () => parse(nameShape, name));
    const live = await this.#directory.loaded(id);
    return live.change((state, given) => {
      const free = state.opening.isListed ? freeSeats(state) : [];
      const seat = player === undefined ? free[0] : free.find((each) => each === player);
      if (seat === undefined) throw new RoomRefusal('no-free-seat');
      const { change, answer } = claimed(state, given, { seat, name: called });
      return { change, answer: { player: seat, token: answer.token } };
    });
  };

  readonly invite = async (id: string, player: string): Promise<string> => {
    const live = await this.#directory.loaded(id);
    return live.change((state, { at }) => {
      const seat = state.seats[player];
      if (seat === undefined || seat.bot !== undefined) throw new RoomRefusal('no-free-seat');
      if (!seat.isTaken) return { change: {}, answer: invitationOf(state, player) };
      const change = { events: [{ kind: 'invited', at, seat: player }] } as const;
      return { change, answer: invitationOf(afterChange(state, change).state, player) };
    });
  };

  readonly close = (): Promise<void> => this.#directory.close();

  async #answer(connection: string, message: unknown, id: string | undefined): Promise<void> {
    const size = sizeOf(message);
    if (size !== undefined && size > MESSAGE_MOST) throw new RoomRefusal('too-large');
    const { live, token, viewer, isInvited } = await this.#holder(connection);
    const request = requestIn(message);
    if (isInvited !== (request.type === 'claim'))
      throw new RoomRefusal(isInvited ? 'not-claimed' : 'not-an-invitation');
    if (request.type === 'hello') return live.connect(connection, viewer, request);
    if (viewer === 'spectator') throw new RoomRefusal('not-a-player');
    const answer = await live.change((state, given) => {
      // The token may have been replaced while the room was loaded.
      if (holderOf(state, token)?.viewer !== viewer) throw new RoomRefusal('unknown-token');
      return request.type === 'claim'
        ? claimed(state, given, { seat: viewer, name: request.name })
        : handled(state, given, { player: viewer, request });
    });
    live.send(connection, answer, id);
  }

  /**
   * Returns the room and the viewer of a connection. Throws an error if the connection is not allowed to send a message
   * now.
   */
  async #holder(connection: string): Promise<Holder & { readonly live: LiveRoom; readonly token: string }> {
    const live = await this.#directory.load(roomIn(connection));
    const token = connection.split('/', 1)[0] ?? '';
    const holder = live === undefined ? undefined : holderOf(live.state, token);
    if (live === undefined || holder === undefined) throw new RoomRefusal('unknown-token');
    live.usedAt = this.#directory.server.wall();
    const sender = holder.viewer === 'spectator' ? connection : token;
    if (!this.#isAllowed(sender, live.usedAt)) throw new RoomRefusal('too-many-messages');
    return { live, token, ...holder };
  }

  #refuse(connection: string, refused: Refused, id: string | undefined): void {
    try {
      this.#directory.server.send(connection, {
        v: PROTOCOL,
        ...(id === undefined ? {} : { id }),
        type: 'refused',
        ...refused,
      });
    } catch (error) {
      this.#directory.server.onError(error);
    }
  }

  async #readLobby(): Promise<void> {
    const lines = await this.#directory.server.store.read(LOBBY, this.#lobby.length);
    this.#lobby.push(...lines);
  }

  async #enlist(id: string): Promise<void> {
    do await this.#readLobby();
    while (!(await this.#directory.server.store.append(LOBBY, this.#lobby.length, [id])));
  }

  async #listing(id: string): Promise<RoomListing | undefined> {
    const live = await this.#directory.load(id);
    if (live === undefined || freeSeats(live.state).length === 0) return undefined;
    return { id, game: live.state.game.id, seats: live.seats(), at: live.state.opening.at };
  }
}

/** Returns the players that persons control, and the spectator. */
function personsOf({ seats }: RoomState): readonly string[] {
  return [...Object.keys(seats).filter((player) => seats[player]?.bot === undefined), 'spectator'];
}

function freeSeats({ game, room, seats }: RoomState): readonly string[] {
  if (game.turn(currentState(room.match)).kind === 'over') return [];
  return Object.keys(seats).filter((player) => seats[player]?.isTaken === false);
}

/** Returns the id of the room to which a connection belongs. */
function roomIn(connection: string): string {
  return connection.split('.', 1)[0] ?? '';
}

/** Returns the id of a message; `undefined` if the message, which can be any value, has no valid id. */
function requestId(message: unknown): string | undefined {
  const id = isObject(message) ? message['id'] : undefined;
  return typeof id === 'string' && id.length <= 200 ? id : undefined;
}

interface Refused {
  readonly code: RoomRefusalCode;
  readonly path?: string;
  readonly reason?: string;
}

function refusalOf(error: unknown): Refused {
  if (error instanceof RoomRefusal) return { code: error.code };
  return isMalformed(error) ? { code: 'malformed', path: error.path, reason: error.reason } : { code: 'failed' };
}
