import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { createRng, deriveSeed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import type { Agent } from '../match/agents.ts';
import { eraseWords, LiveRoom } from './live-room.ts';
import { followingOf, isRematchDue, nextPlayer, nextRoom, type OpeningFacts } from './opening.ts';
import { type RoomServer, TIMER_MOST } from './room-server.ts';
import { afterLine, gameIn, openedRoom, type Opening, type RoomState, tokenOf } from './room-state.ts';
import type { RoomsOptions } from './rooms-options.ts';
import { BEAT, type ServerClock } from './server-clock.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** The id of the log that contains the ids of listed rooms. */
export const LOBBY = 'lobby';

/** The ids of logs that do not belong to rooms. */
const RESERVED: readonly string[] = [LOBBY, 'uptime'];

/** Returns true if the given id is valid for a room. */
export function isRoomId(id: string): boolean {
  return /^[a-z0-9]{1,40}$/.test(id) && !RESERVED.includes(id);
}

/** Returns the time on the clock of the machine. */
export const machineTime = (): number => Date.now();

function afterTime(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

function ignore(): void {
  // Ignores the event or the error.
}

/**
 * The rooms that a process has in memory. The directory reads a room from the store when the room is needed, and
 * removes an idle room from memory.
 */
export class RoomDirectory {
  readonly server: RoomServer;
  readonly #games: ReadonlyMap<string, GameManifest>;
  readonly #options: RoomsOptions;
  readonly #clock: ServerClock;
  readonly #live = new Map<string, Promise<LiveRoom | undefined>>();
  #cancelBeat: () => void;
  /** Timers for rooms that are not in memory. A timer loads its room when a player of this room runs out of time. */
  readonly #alarms = new Map<string, () => void>();

  constructor(manifests: readonly GameManifest[], options: RoomsOptions, clock: ServerClock) {
    this.#games = new Map(manifests.map((manifest) => [manifest.game.id, manifest]));
    this.#options = options;
    this.#clock = clock;
    this.server = this.#serverOf(options);
    this.#cancelBeat = this.server.after(BEAT, () => this.#beat());
  }

  /** Returns the manifest of the game with the given id. */
  manifestOf(game: unknown): GameManifest {
    const manifest = typeof game === 'string' ? this.#games.get(game) : undefined;
    if (manifest !== undefined) return manifest;
    throw new MalformedError('game', `Expected one of ${[...this.#games.keys()].join(', ')}`);
  }

  /** Returns the times and the secret for a new room. */
  facts(key: string): OpeningFacts {
    return { now: this.server.now(), at: this.server.wall(), key };
  }

  /** Stores the first line of a room, unless the room already exists. */
  async store(id: string, opening: Opening): Promise<void> {
    await this.server.store.append(id, 0, [JSON.stringify(opening)]);
    this.#live.delete(id);
    this.server.onMetric('opened', 1);
  }

  /**
   * Returns a room. If the room is not in memory, reads it from the store. The promise resolves to `undefined` if the
   * store does not contain the room.
   */
  load(id: string): Promise<LiveRoom | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) return known;
    const loading = this.#read(id);
    this.#live.set(id, loading);
    const forget = (): void => {
      if (this.#live.get(id) === loading) this.#live.delete(id);
    };
    loading.then((room) => room ?? forget(), forget);
    return loading;
  }

  /** Same as {@link load}, but throws an error if the room does not exist. */
  async loaded(id: string): Promise<LiveRoom> {
    const room = await this.load(id);
    if (room === undefined) throw new MalformedError('id', 'There is no such room');
    return room;
  }

  /** Returns a room that is in memory; `undefined` if the room is not in memory. */
  known(id: string): Promise<LiveRoom | undefined> | undefined {
    return this.#live.get(id);
  }

  /** Throws an error if a given bot does not exist. */
  async checkBots(manifest: GameManifest, bots: Readonly<Record<string, string>>): Promise<void> {
    if (Object.keys(bots).length === 0) return;
    const own = (await manifest.bots?.())?.bots ?? {};
    const known = [...Object.keys(this.#options.agents ?? {}), ...Object.keys(own)];
    for (const [player, bot] of Object.entries(bots))
      if (!known.includes(bot)) throw new MalformedError(`bots.${player}`, `Expected one of ${known.join(', ')}`);
  }

  /** Closes all rooms: see {@link Rooms.close}. */
  async close(): Promise<void> {
    this.#cancelBeat();
    for (const cancel of this.#alarms.values()) cancel();
    const rooms = await Promise.allSettled(this.#live.values());
    await Promise.all(rooms.map(async (room) => (room.status === 'fulfilled' ? room.value?.close() : undefined)));
    this.#live.clear();
  }

  #serverOf({ store, send, now, after, botTime = 60_000, onTurn, onMetric, onError }: RoomsOptions): RoomServer {
    return {
      ...{ store, send, botTime },
      now: this.#clock.now,
      wall: now ?? machineTime,
      after: after ?? afterTime,
      onTurn: onTurn ?? ignore,
      onMetric: onMetric ?? ignore,
      onError: onError ?? ignore,
      policyOf: (state) => this.#policyOf(state),
      agentOf: (player, state) => this.#agentOf(player, state),
      rematchOf: (state, viewer) => this.#rematchOf(state, viewer),
      onChange: (state) => {
        if (isRematchDue(state)) void this.#openRematch(state).catch(this.server.onError);
      },
    };
  }

  async #read(id: string): Promise<LiveRoom | undefined> {
    if (!isRoomId(id)) return undefined;
    const { store, onMetric } = this.server;
    const [first, ...lines] = await store.read(id, 0);
    if (first === undefined) return undefined;
    let state = openedRoom(this.manifestOf(gameIn(first)).game, id, first);
    for (const line of lines) ({ state } = afterLine(state, line));
    await eraseWords(store, id);
    this.#alarms.get(id)?.();
    this.#alarms.delete(id);
    onMetric('loaded', 1);
    return new LiveRoom(this.server, state);
  }

  #policyOf({ game }: RoomState): RoomTimeoutPolicy {
    const { controls } = this.manifestOf(game.id);
    return this.#options.timeout ?? (controls.concede === undefined ? 'random' : 'concede');
  }

  #agentOf(player: string, { game, seats, opening, room }: RoomState): Agent<GameTypes> | undefined {
    const name = seats[player]?.bot ?? '';
    const agent = this.#options.agents?.[name];
    const load = this.manifestOf(game.id).bots;
    if (agent !== undefined || load === undefined) return agent;
    const rng = createRng(deriveSeed(opening.key, `bot ${player} ${String(room.entries.length)}`));
    return async (view, choices) => {
      const found = (await load()).bots[name];
      if (found === undefined) throw new RangeError(`There is no bot ${name}.`);
      return found.bot(view, choices, rng, found.budget);
    };
  }

  /**
   * Opens the room of the next match, and then notes the id of this room in the log of the current room. If this
   * process ends between the two steps, another process repeats both steps.
   */
  async #openRematch(state: RoomState): Promise<void> {
    const { id, key } = nextRoom(state);
    const opening = followingOf(this.manifestOf(state.game.id), state, this.facts(key));
    await this.store(id, opening);
    const live = await this.loaded(state.id);
    await live.change(({ followed }, { at }) => ({
      change: followed === undefined ? { events: [{ kind: 'followed', at, room: id }] } : {},
      answer: undefined,
    }));
  }

  async #rematchOf(state: RoomState, viewer: string): Promise<string | undefined> {
    const next = state.followed === undefined ? undefined : await this.load(state.followed);
    return next === undefined
      ? undefined
      : tokenOf(next.state, viewer === 'spectator' ? viewer : nextPlayer(state, viewer));
  }

  #beat(): void {
    this.#clock.beat().catch(this.server.onError);
    for (const [id, room] of this.#live) void room.then((live) => this.#evictIfIdle(id, live)).catch(ignore);
    this.#cancelBeat = this.server.after(BEAT, () => this.#beat());
  }

  async #evictIfIdle(id: string, live: LiveRoom | undefined): Promise<void> {
    const { idle = 600_000 } = this.#options;
    if (live?.isIdleSince(this.server.wall() - idle) !== true) return;
    const due = live.dueIn();
    this.#live.delete(id);
    await live.close();
    this.server.onMetric('evicted', 1);
    if (due !== undefined)
      this.#alarms.set(
        id,
        this.server.after(Math.min(due, TIMER_MOST), () => void this.load(id)),
      );
  }
}
