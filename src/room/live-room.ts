import { flaggedPlayers, nextDeadline } from '../match/clock.ts';
import { isAwaited } from '../match/takeback.ts';
import { currentState } from '../match/tree.ts';
import { type BotDriver, botDriver } from './bot-driver.ts';
import { PROTOCOL, type RoomMessage, type RoomMessageBody, RoomRefusal, type RoomSeat } from './protocol.ts';
import { type RoomServer, TIMER_MOST } from './room-server.ts';
import {
  afterChange,
  afterLine,
  type Changed,
  linesOf,
  linesToErase,
  type RoomChange,
  type RoomState,
  tokenOf,
} from './room-state.ts';
import type { RoomStore } from './store.ts';
import { changeByTimeouts, type PolicyAt } from './timeout.ts';
import { type Hello, seatsOf, welcome } from './welcome.ts';

/**
 * Computes a change from the state of the room. If another process has changed the room meanwhile, the room calls this
 * function again.
 */
export type Decide<Answer> = (
  state: RoomState,
  given: PolicyAt,
) => { readonly change: RoomChange; readonly answer: Answer };

/** If the store fails, the room waits this long before it uses the store again, in milliseconds. */
const RETRY = 1000;

/** The maximum number of attempts to make a change if other processes change the room meanwhile. */
const CONFLICTS_MOST = 100;

/** The maximum number of connections to one room. */
const CONNECTIONS_MOST = 200;

/** A room in the memory of this process, and the connections to it. */
export class LiveRoom {
  /** The time of the last use of the room, on the clock of the machine. */
  usedAt: number;
  #state: RoomState;
  /** The viewer of each connection. */
  readonly #connections = new Map<string, string>();
  readonly #server: RoomServer;
  readonly #driver: BotDriver;
  readonly #unwatch: () => void;
  #queue: Promise<unknown> = Promise.resolve();
  /** True if the log of the room may contain lines that this process has not read. */
  #isBehind = false;
  #isClosed = false;
  #cancelTimer = (): void => undefined;
  #cancelRetry = (): void => undefined;
  #awaited: readonly string[] = [];

  constructor(server: RoomServer, state: RoomState) {
    this.#server = server;
    this.#state = state;
    this.usedAt = server.wall();
    this.#driver = botDriver(server, (decide) => this.#inBackground(decide));
    this.#unwatch = server.store.watch(state.id, () => {
      this.#isBehind = true;
      this.#inBackground(() => ({}));
    });
    this.#awaited = this.#personsAwaited();
    this.#wake();
  }

  /** The state of the room after the last line that this process has read or written. */
  get state(): RoomState {
    return this.#state;
  }

  /**
   * Returns true if nobody is connected, nobody has used the room since the given time, and no bot is computing a
   * decision.
   */
  isIdleSince(time: number): boolean {
    return this.#connections.size === 0 && this.usedAt < time && this.#driver.isIdle();
  }

  /** Returns the number of milliseconds until a player runs out of time; `undefined` if no player has a deadline. */
  dueIn(): number | undefined {
    const { clock } = this.#state.room;
    if (clock === undefined) return undefined;
    const now = this.#matchTime() ?? 0;
    const isOverdue = flaggedPlayers(clock, now).some((player) => !this.#state.stalled.includes(player));
    const due = isOverdue ? now : nextDeadline(clock);
    return due === undefined ? undefined : Math.max(0, due - now);
  }

  /**
   * Changes the room when all earlier changes are done. Stores the change, and then sends the updates and notes of this
   * change.
   *
   * @throws {@link RoomRefusal} if the store cannot store the change.
   */
  change<Answer>(decide: Decide<Answer>): Promise<Answer> {
    const changed = this.#queue.then(() => this.#changed(decide));
    this.#queue = changed.catch(() => undefined);
    return changed;
  }

  /** Adds a connection, and sends the welcome message to this connection. */
  async connect(connection: string, viewer: string, hello: Hello): Promise<void> {
    if (!this.#connections.has(connection) && this.#connections.size >= CONNECTIONS_MOST)
      throw new RoomRefusal('too-many-connections');
    const { followed } = this.#state;
    const rematch = followed === undefined ? undefined : await this.#server.rematchOf(this.#state, viewer);
    this.#connections.set(connection, viewer);
    this.send(connection, welcome(this.#state, { ...hello, viewer }, { seats: this.seats(), rematch }), hello.id);
    this.#sendAll({ type: 'seats', seats: this.seats() }, connection);
  }

  /** Removes a connection. */
  disconnect(connection: string): void {
    this.usedAt = this.#server.wall();
    if (this.#connections.delete(connection)) this.#sendAll({ type: 'seats', seats: this.seats() });
  }

  /** Sends a message to a connection. */
  send(connection: string, body: RoomMessageBody, id?: string): void {
    const { send, onMetric } = this.#server;
    const time = this.#matchTime();
    const facts = { v: PROTOCOL, ...(time === undefined ? {} : { now: time }), ...(id === undefined ? {} : { id }) };
    try {
      send(connection, { ...facts, ...body } as RoomMessage);
      onMetric('sent', 1);
    } catch (error) {
      onMetric('send-failed', 1);
      this.#server.onError(error);
    }
  }

  /** Removes the room from memory. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelTimer();
    this.#cancelRetry();
    this.#driver.stop();
    this.#unwatch();
    await this.#queue;
  }

  /** Returns the public facts about the seats. */
  seats(): readonly RoomSeat[] {
    return seatsOf(this.#state, new Set(this.#connections.values()));
  }

  async #changed<Answer>(decide: Decide<Answer>): Promise<Answer> {
    const { store, onMetric } = this.#server;
    for (let left = CONFLICTS_MOST; left > 0; left--) {
      if (this.#isClosed) throw new RoomRefusal('failed');
      await this.#catchUp();
      const { change, answer } = decide(this.#state, this.#given());
      const { id, count } = this.#state;
      const lines = linesOf(this.#state, change);
      if (lines.length === 0) return answer;
      if (await this.#stored(() => store.append(id, count, lines))) {
        onMetric('appended', lines.length);
        onMetric('bytes', lines.join('').length);
        this.#advance(afterChange(this.#state, change));
        this.#wake();
        if (change.events?.some(({ kind }) => kind === 'forgot') === true)
          await this.#stored(() => eraseWords(store, id));
        return answer;
      }
      onMetric('conflict', 1);
      this.#isBehind = true;
    }
    throw new RoomRefusal('not-stored');
  }

  /** Calls the store. If the call fails, the lines may or may not be stored, so the room must read the log again. */
  async #stored<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      this.#isBehind = true;
      this.#server.onError(error);
      this.#retry();
      throw new RoomRefusal('not-stored');
    }
  }

  /** Waits, then reads the log, and starts bots and timers again. */
  #retry(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#server.after(RETRY, () => {
      this.#wake();
      this.#inBackground(() => ({}));
    });
  }

  /** Reads the lines that other processes have appended. */
  async #catchUp(): Promise<void> {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    const { id, count } = this.#state;
    const lines = await this.#stored(() => this.#server.store.read(id, count));
    for (const line of lines) this.#advance(afterLine(this.#state, line));
    if (lines.length > 0) this.#wake();
  }

  /** Changes the room for a reason other than a message. Nobody waits for an answer to this change. */
  #inBackground(decide: (state: RoomState, given: PolicyAt) => RoomChange): void {
    const changed = this.change((state, given) => ({ change: decide(state, given), answer: undefined }));
    changed.catch((error: unknown) => {
      if (!(error instanceof RoomRefusal)) this.#server.onError(error);
    });
  }

  #advance({ state, updates, notes }: Changed): void {
    this.#state = state;
    for (const [connection, viewer] of this.#connections) {
      for (const update of updates[viewer] ?? []) this.send(connection, { type: 'update', update });
      for (const note of notes) this.send(connection, { type: 'note', note });
    }
    if (notes.some(({ kind }) => CHANGE_SEATS.includes(kind))) {
      this.#dropFormerTokens();
      this.#sendAll({ type: 'seats', seats: this.seats() });
    }
    if (notes.some(({ kind }) => kind === 'followed')) void this.#sendRematch();
  }

  /** Closes the connections whose token no longer belongs to a seat. */
  #dropFormerTokens(): void {
    for (const [connection, viewer] of this.#connections) {
      if (connection.startsWith(tokenOf(this.#state, viewer))) continue;
      this.#connections.delete(connection);
      this.send(connection, { type: 'refused', code: 'unknown-token' });
    }
  }

  async #sendRematch(): Promise<void> {
    for (const [connection, viewer] of this.#connections) {
      const token = await this.#server.rematchOf(this.#state, viewer);
      if (token !== undefined) this.send(connection, { type: 'rematch', token });
    }
  }

  #sendAll(body: RoomMessageBody, except?: string): void {
    for (const connection of this.#connections.keys()) if (connection !== except) this.send(connection, body);
  }

  /** Sets the timer, starts bots, and calls `onTurn` if the match now waits for different persons. */
  #wake(): void {
    if (this.#isClosed) return;
    this.#setTimer();
    this.#driver.drive(this.#state);
    const awaited = this.#personsAwaited();
    const started = awaited.filter((player) => !this.#awaited.includes(player));
    this.#awaited = awaited;
    const { id, game } = this.#state;
    const seats = this.seats().filter(({ player }) => started.includes(player));
    if (seats.length > 0) this.#server.onTurn({ room: id, game: game.id, seats });
    this.#server.onChange(this.#state);
  }

  #setTimer(): void {
    this.#cancelTimer();
    const due = this.dueIn();
    if (due === undefined) return;
    this.#cancelTimer = this.#server.after(Math.min(due, TIMER_MOST), () => {
      this.#inBackground(changeByTimeouts);
      // Timers can fire too early; if so, the room sets the timer again.
      this.#inBackground(() => (this.#setTimer(), {}));
    });
  }

  #personsAwaited(): readonly string[] {
    const { seats, game, room } = this.#state;
    const state = currentState(room.match);
    return Object.keys(seats).filter((player) => seats[player]?.bot === undefined && isAwaited(game, state, player));
  }

  /**
   * Returns the current time for the clock of the match; `undefined` if the match has no clock. The returned time is
   * never before the start of the current move.
   */
  #matchTime(): number | undefined {
    const { clock } = this.#state.room;
    if (clock === undefined) return undefined;
    return Math.max(this.#server.now(), ...Object.values(clock.running).map(({ since }) => since));
  }

  #given(): PolicyAt {
    return { now: this.#matchTime(), at: this.#server.wall(), policy: this.#server.policyOf(this.#state) };
  }
}

/** The kinds of events that change the list of seats. */
const CHANGE_SEATS: readonly string[] = ['claimed', 'named', 'invited', 'forgot'];

/** Deletes names and chat messages from a log if their authors have asked for the deletion. */
export async function eraseWords(store: RoomStore, id: string): Promise<void> {
  for (const { number, line } of linesToErase(await store.read(id, 0))) await store.replace(id, number, line);
}
