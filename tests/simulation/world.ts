/** Simulates a whole server with a seed: disk or shared store, processes, clients, network and time. */
import { createRng, type Rng } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { applyUpdate, type ClientState, createClient } from '../../src/match/client.ts';
import { timeLeft } from '../../src/match/clock.ts';
import { currentState } from '../../src/match/tree.ts';
import { logFiles } from '../../src/room/log-files.ts';
import { withoutWords } from '../../src/room/notes.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import type { RoomState } from '../../src/room/room-state.ts';
import { openRooms } from '../../src/room/rooms.ts';
import type { Rooms } from '../../src/room/rooms-options.ts';
import { memoryStore, type RoomStore } from '../../src/room/store.ts';
import { settled, TestTime } from '../room/server.ts';
import { type StoredRoom, storedRoom } from '../room/stored-room.ts';
import { FakeDisk, pause } from './disk.ts';
import type { Fault } from './faults.ts';

/** A process of the server. */
interface Process {
  readonly rooms: Rooms;
  kill(): void;
}

/** A client with an unreliable connection. */
interface Client {
  readonly viewer: string;
  readonly token: string;
  process: number;
  state: ClientState<GameTypes> | undefined;
  /** The messages that the server has sent and the client has not yet received. */
  inbox: RoomMessage[];
  /** The messages that the client has sent. Clients sometimes send an old message again. */
  readonly said: object[];
}

const ID = 'simulated';
const BANK = 10_000_000;

/** The result of a simulated world. */
export interface RunReport {
  readonly crashes: number;
  /** A description of the first broken law, if any. */
  readonly broken?: string;
}

/** Simulates one world, and checks all laws at the end. */
export async function runWorld(
  manifest: GameManifest,
  seed: number | string,
  { steps = 60, fault }: { readonly steps?: number; readonly fault?: Fault } = {},
): Promise<RunReport> {
  const world = new World(manifest, createRng(seed), fault);
  try {
    await world.start();
    for (let step = 0; step < steps; step++) await world.step();
    return { crashes: world.crashes, ...(await world.check()) };
  } catch (error) {
    return { crashes: world.crashes, broken: `it throws ${String(error)}` };
  } finally {
    world.killAll();
  }
}

class World {
  crashes = 0;
  readonly #manifest: GameManifest;
  readonly #rng: Rng;
  readonly #fault: Fault | undefined;
  readonly #time = new TestTime(1_700_000_000_000);
  /** The difference between the clock of the machine and the true time, in milliseconds. */
  #skew = 0;
  #jumps = 0;
  /**
   * The time during which the store failed, in milliseconds. The store has no record that the server was running during
   * this time.
   */
  #failed = 0;
  /** The latest time that the server has sent. */
  #now = 0;
  /** The time during which at least one process was running, in milliseconds. */
  #up = 0;
  readonly #disk = new FakeDisk();
  readonly #shared = memoryStore();
  readonly #isShared: boolean;
  #failing = 0;
  readonly #processes: (Process | undefined)[];
  #clients: Client[] = [];
  #sent = 0;
  #received = 0;
  readonly #updates = new Map<string, string>();
  readonly #notes = new Map<number, string>();
  readonly #played: { readonly viewer: string; readonly id: string }[] = [];
  readonly #ids = new Set<string>();
  #words = 0;
  #contradiction: string | undefined;

  constructor(manifest: GameManifest, rng: Rng, fault: Fault | undefined) {
    this.#manifest = manifest;
    this.#rng = rng;
    this.#fault = fault;
    this.#isShared = fault?.processes === undefined ? rng.int(2) === 0 : fault.processes === 2;
    this.#processes = Array.from({ length: this.#isShared ? 2 : 1 }, () => undefined);
  }

  async start(): Promise<void> {
    for (const number of this.#processes.keys()) await this.#startProcess(number);
    const { tokens } = await this.#processes[0]!.rooms.open(this.#manifest.game.id, {
      ...{ id: ID, options: { seed: `world ${String(this.#rng.int(1000))}` }, clock: { bank: BANK } },
    });
    for (const [viewer, token] of Object.entries(tokens))
      this.#clients.push({ ...this.#client(viewer, token), process: this.#rng.int(this.#processes.length) });
    for (const number of this.#processes.keys()) {
      this.#clients.push({
        ...this.#client('spectator', `${tokens['spectator']!}/reliable${String(number)}`),
        process: number,
      });
    }
    for (const client of this.#clients) await this.#say(client, { type: 'hello' });
  }

  #client(viewer: string, token: string): Client {
    return { viewer, token, process: 0, state: undefined, inbox: [], said: [] };
  }

  #store(isAlive: () => boolean): RoomStore {
    const { disk = {} } = this.#fault ?? {};
    const store: RoomStore = this.#isShared
      ? this.#sharedStore(isAlive)
      : { ...logFiles(this.#disk.for(isAlive, disk)), watch: () => () => undefined };
    return this.#fault?.store?.(store) ?? store;
  }

  /** A shared store over a connection that sometimes breaks, before or after the store has processed a call. */
  #sharedStore(isAlive: () => boolean): RoomStore {
    const broken = (): boolean => this.#failing > 0 && this.#failing-- > 0;
    const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await pause(isAlive);
      if (broken()) throw new Error('The connection is lost.');
      const result = await work();
      await pause(isAlive);
      if (broken()) throw new Error('The answer is lost.');
      return result;
    };
    return {
      read: (id, from) => call(() => this.#shared.read(id, from)),
      append: (id, expected, lines) => call(() => this.#shared.append(id, expected, lines)),
      replace: (id, number, line) => call(() => this.#shared.replace(id, number, line)),
      watch: (id, heard) => this.#shared.watch(id, () => void pause(isAlive).then(heard)),
    };
  }

  async #startProcess(number: number): Promise<void> {
    let isAlive = true;
    this.#disk.state = 'good';
    this.#failing = 0;
    const rooms = await openRooms([this.#manifest], {
      store: this.#store(() => isAlive),
      now: () => this.#time.now() + this.#skew,
      after: (milliseconds, call) =>
        this.#time.after(milliseconds, () => {
          if (isAlive) call();
        }),
      send: (connection, message) => {
        if (isAlive) this.#send(number, connection, message);
      },
      rate: { atOnce: 1000, perSecond: 1000 },
    });
    this.#processes[number] = { rooms, kill: () => (isAlive = false) };
  }

  #send(process: number, connection: string, message: RoomMessage): void {
    const client = this.#clients.find(({ token }) => token === connection);
    if (client?.process !== process) return;
    const sent = this.#fault?.send?.(message, ++this.#sent) ?? [message];
    for (const each of sent) {
      client.inbox.push(JSON.parse(JSON.stringify(each)) as RoomMessage);
      this.#remember(client.viewer, each);
    }
  }

  /** Records the sent messages, because a law requires that the store contains all of them at the end. */
  #remember(viewer: string, message: RoomMessage): void {
    if (message.type === 'update') this.#once(this.#updates, `${viewer} ${String(message.update.to)}`, message.update);
    // Notes are compared without their words, because a chat message can be deleted later.
    if (message.type === 'note')
      this.#once(this.#notes, message.note.note, Object.entries(withoutWords(message.note)).toSorted());
    if (message.type === 'answer' && message.answer.status === 'played' && message.id !== undefined)
      this.#played.push({ viewer, id: message.id });
  }

  #once<Key>(all: Map<Key, string>, key: Key, value: unknown): void {
    const text = JSON.stringify(value);
    if (all.has(key) && all.get(key) !== text)
      this.#contradiction ??= `two different messages ${String(key)}: ${all.get(key)!} and ${text}`;
    all.set(key, text);
  }

  #isReliable({ token }: Client): boolean {
    return token.includes('/reliable');
  }

  async #say(client: Client, message: object): Promise<void> {
    client.said.push(message);
    this.#transmit(client, message);
    await settled();
    this.#deliver(client);
  }

  #transmit(client: Client, message: object): void {
    const received = this.#fault?.receive?.(message, ++this.#received) ?? message;
    void this.#processes[client.process]?.rooms.handle(client.token, { v: 1, ...received });
  }

  /** Delivers messages to a client. An unreliable connection drops, doubles and reorders messages. */
  #deliver(client: Client): void {
    let messages = client.inbox;
    client.inbox = [];
    if (!this.#isReliable(client)) {
      messages = messages.flatMap((each) => [[each], [each], [each], [each, each], []][this.#rng.int(5)]!);
      if (this.#rng.int(4) === 0) messages.reverse();
    }
    for (const message of messages) this.#hear(client, message);
  }

  #hear(client: Client, message: RoomMessage): void {
    const { state } = client;
    this.#now = Math.max(this.#now, message.now ?? 0);
    if (message.type === 'update' && state !== undefined) client.state = applyUpdate(state, message.update);
    if (message.type !== 'welcome') return;
    const { sync } = message;
    if (sync.kind === 'snapshot') {
      // The setup is missing if the client sent a wrong version, because the server then assumes that the client has
      // the setup.
      if (state === undefined && !('setup' in sync.snapshot)) return;
      client.state = state === undefined ? createClient(sync.snapshot) : applyUpdate(state, sync.snapshot);
    } else if (state !== undefined) client.state = sync.updates.reduce(applyUpdate<GameTypes>, state);
  }

  async step(): Promise<void> {
    const client = this.#clients[this.#rng.int(this.#clients.length)]!;
    const chance = this.#rng.int(100);
    if (chance < 55) await this.#play();
    else if (chance < 60) await this.#repeat(client);
    else if (chance < 63) await this.#race();
    else if (chance < 70) await this.#lie(client);
    else if (chance < 76) await this.#talk(client);
    else if (chance < 82) await this.#takeBack(client);
    else if (chance < 86) await this.#reconnect(client);
    else if (chance < 92) await this.#pass(this.#rng.int(20_000));
    else if (chance < 95) this.#breakStore();
    else if (chance < 99) await this.#crash();
    else this.#jump();
    await settled();
    for (const each of this.#clients) this.#deliver(each);
  }

  /** Chooses a client that must act according to its own state, and plays an action for it. */
  async #play(): Promise<void> {
    const all = this.#clients.filter(({ viewer, state }) => state?.awaited.includes(viewer) === true);
    const client = all[this.#rng.int(Math.max(1, all.length))];
    if (client?.state === undefined) return;
    const { view, version } = client.state;
    const choices = this.#manifest.game.choices(view);
    if (choices.size === 0) return;
    const id = `${client.viewer} ${String(this.#ids.size)}`;
    this.#ids.add(id);
    await this.#say(client, { type: 'play', id, version, action: choices.at(this.#rng.int(choices.size)) });
  }

  async #repeat(client: Client): Promise<void> {
    const message = client.said[this.#rng.int(Math.max(1, client.said.length))];
    if (message !== undefined) await this.#say(client, message);
  }

  /** Lets two clients send messages at the same moment, to different processes if possible. */
  async #race(): Promise<void> {
    for (const number of [0, 1]) {
      const client = this.#clients.find(({ process, viewer }) => process === number && viewer !== 'spectator');
      if (client !== undefined) this.#transmit(client, { type: 'chat', text: `words ${String(this.#words++)}` });
    }
    await settled();
  }

  async #lie(client: Client): Promise<void> {
    const version = this.#rng.int(30);
    const other = this.#clients[this.#rng.int(this.#clients.length)]!;
    const [action = null] = other.state === undefined ? [] : this.#manifest.game.legalActions(other.state.view);
    const lies = [
      { type: 'play', id: `lie ${String(this.#rng.int(1e6))}`, version: version + 1000, action },
      { type: 'reply', request: version, agrees: true },
      { type: 'hello', version, note: version },
      { type: 'name', name: '\u202E' },
      { type: 'claim' },
      { type: 'take-back', version: -1 },
      { type: String(version) },
    ];
    await this.#say(client, lies[this.#rng.int(lies.length)]!);
  }

  async #talk(client: Client): Promise<void> {
    const text = `words ${String(this.#words++)}`;
    const said = [{ type: 'chat', text, id: text }, { type: 'name', name: text, id: text }, { type: 'forget' }];
    await this.#say(client, said[this.#rng.int(3)]!);
  }

  async #takeBack(client: Client): Promise<void> {
    const request = client.state?.request;
    const back = client.state === undefined ? {} : { version: client.state.version };
    if (request === undefined) await this.#say(client, { type: 'take-back', ...back });
    else await this.#say(client, { type: 'reply', request: request.number, agrees: this.#rng.int(3) > 0 });
  }

  async #reconnect(client: Client): Promise<void> {
    if (this.#isReliable(client)) return;
    this.#processes[client.process]?.rooms.leave(client.token);
    client.inbox = [];
    client.process = this.#rng.int(this.#processes.length);
    await this.#greet(client);
  }

  async #greet(client: Client): Promise<void> {
    const { state } = client;
    await this.#say(client, { type: 'hello', ...(state === undefined ? {} : { version: state.version }) });
  }

  async #pass(milliseconds: number): Promise<void> {
    await this.#time.pass(milliseconds);
    this.#up += milliseconds;
    if (this.#isShared ? this.#failing > 0 : this.#disk.state !== 'good') this.#failed += milliseconds;
  }

  #breakStore(): void {
    this.#failing = 1 + this.#rng.int(3);
    this.#disk.state = (['full', 'read-only', 'unflushed', 'good'] as const)[this.#rng.int(4)]!;
  }

  #jump(): void {
    this.#skew += (this.#rng.int(5) - 2) * 400_000;
    this.#jumps++;
  }

  /** Kills a process while it handles a message, and starts it again after some time. */
  async #crash(): Promise<void> {
    const number = this.#rng.int(this.#processes.length);
    const speaker = this.#clients.find(
      ({ viewer, state, process }) => process === number && state?.awaited.includes(viewer),
    );
    if (speaker?.state !== undefined) {
      const { view, version } = speaker.state;
      const [action] = this.#manifest.game.legalActions(view);
      const id = `${speaker.viewer} ${String(this.#ids.size)}`;
      this.#ids.add(id);
      if (action !== undefined) this.#transmit(speaker, { type: 'play', id, version, action });
    }
    for (let left = this.#rng.int(25); left > 0; left--) await Promise.resolve();
    await this.#restart(number, this.#rng.int(3) * 300_000);
  }

  async #restart(number: number, down: number): Promise<void> {
    this.crashes++;
    this.#processes[number]?.kill();
    this.#processes[number] = undefined;
    if (!this.#isShared) {
      this.#disk.crash(this.#rng);
      this.#time.time += down;
    } else await this.#pass(down);
    await this.#startProcess(number);
    for (const client of this.#clients) {
      if (client.process !== number) continue;
      client.inbox = [];
      await this.#greet(client);
    }
  }

  killAll(): void {
    for (const process of this.#processes) process?.kill();
  }

  /** Ends all failures, restarts all processes, and checks the laws. */
  async check(): Promise<{ readonly broken?: string }> {
    this.#disk.state = 'good';
    this.#failing = 0;
    await this.#pass(5000);
    for (const client of this.#clients) this.#deliver(client);
    const early = this.#brokenForReliable((await this.#final()).state);
    for (const number of this.#processes.keys()) await this.#restart(number, 0);
    const state = await this.#final();
    const broken =
      this.#contradiction ??
      early ??
      this.#brokenInStore(state) ??
      (await this.#brokenForClients(state.state)) ??
      this.#brokenTime(state.state);
    return broken === undefined ? {} : { broken };
  }

  /** The room in the store, with every update and note in its history. */
  async #final(): Promise<Final> {
    const lines = await this.#store(() => true).read(ID, 0);
    return { ...storedRoom(this.#manifest.game, ID, lines), lines };
  }

  /** Checks that spectators with reliable connections have received all updates in order. */
  #brokenForReliable({ room }: RoomState): string | undefined {
    const observers = this.#clients.filter((each) => this.#isReliable(each));
    if (observers.some(({ state }) => (state?.waiting.length ?? 0) > 0))
      return 'a reliable connection misses an update';
    const versions = observers.map(({ state }) => state?.version);
    const latest = room.streams['spectator']?.version;
    if (versions.some((version) => version !== latest))
      return `a reliable connection has ${versions.join()} of ${String(latest)}`;
    return undefined;
  }

  #brokenInStore({ state, updates, lines }: Final): string | undefined {
    for (const [key, text] of this.#updates)
      if (updates.get(key) !== text) return `update ${key} was sent but not stored`;
    const notes = new Map(
      (state.history['spectator'] ?? []).flatMap((item) => ('note' in item ? [[item.note, item]] : [])),
    );
    for (const [number] of this.#notes) if (!notes.has(number)) return `note ${String(number)} was sent but not stored`;
    const ids = state.room.entries.flatMap((entry) =>
      entry.kind === 'played' && entry.id !== undefined ? [entry.id] : [],
    );
    for (const { id } of this.#played) if (!ids.includes(id)) return `submission ${id} was confirmed but not stored`;
    if (new Set(ids).size < ids.length) return 'a submission was played twice';
    if (ids.some((id) => !this.#ids.has(id))) return 'a submission was played that nobody has sent';
    return this.#brokenWords(lines);
  }

  /**
   * Checks that the store contains each chat message and each name only once, and contains no deleted message and no
   * deleted name.
   */
  #brokenWords(lines: readonly string[]): string | undefined {
    const events = lines.map(
      (line) => JSON.parse(line) as { kind?: string; seat?: string; text?: string; name?: string },
    );
    const isLeft = events.some(
      ({ seat, text, name }, index) =>
        (text ?? name) !== undefined &&
        events.slice(index).some((later) => later.kind === 'forgot' && later.seat === seat),
    );
    if (isLeft) return 'deleted words are in the store';
    const words = events.flatMap(({ text, name }) => text ?? name ?? []);
    return new Set(words).size < words.length ? 'words are in the store twice' : undefined;
  }

  async #brokenForClients(state: RoomState): Promise<string | undefined> {
    for (const client of this.#clients) {
      // If a client repeats its request, it must receive all updates after some attempts.
      for (let left = 40; left > 0 && client.state?.version !== state.room.streams[client.viewer]?.version; left--)
        await this.#greet(client);
      const { game } = this.#manifest;
      const view = game.view(currentState(state.room.match), client.viewer);
      if (JSON.stringify(client.state?.view) !== JSON.stringify(view))
        return `${client.token} does not agree with the server`;
    }
    return undefined;
  }

  /**
   * Checks that the total time that the clock has counted for all players equals the time during which the server was
   * running. The check tolerates a small difference for each crash.
   */
  #brokenTime(state: RoomState): string | undefined {
    const { clock, match } = state.room;
    // The check is skipped if a takeback has reopened a finished match, because the clock stood still between the end
    // and the takeback.
    if (match.nodes.some((node) => this.#manifest.game.turn(node.state).kind === 'over')) return undefined;
    const turn = this.#manifest.game.turn(currentState(state.room.match));
    if (clock === undefined || turn.kind !== 'decision' || turn.players.length !== 1) return undefined;
    const now = Math.max(this.#now, ...Object.values(clock.running).map(({ since }) => since));
    const used = Object.keys(clock.banks).reduce((sum, player) => sum + BANK - timeLeft(clock, player, now), 0);
    const downs = this.crashes + this.#jumps;
    if (used < this.#up - this.#failed - downs * 10_000)
      return `${String(this.#up - used)} ms were gained after ${String(this.crashes)} crashes and ${String(this.#jumps)} jumps`;
    if (used > this.#up + downs * 30_000) return `${String(used - this.#up)} ms were lost`;
    return undefined;
  }
}

interface Final extends StoredRoom {
  readonly lines: readonly string[];
}
