import { type Json, MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import { randomSeed } from '../core/random.ts';
import { applyUpdate, type ClientState, createClient } from '../match/client.ts';
import { timeLeft } from '../match/clock.ts';
import type { TakebackInfo } from '../match/takeback.ts';
import type { TakebackRequest } from '../match/updates.ts';
import type { RoomHistoryItem, RoomMessage, RoomRequest, RoomSeat } from '../room/protocol.ts';
import type { HistoryStep } from '../session/history.ts';
import type { PlayerAction } from '../session/session.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { MatchClient, MatchNow, NextMove } from './match-client.ts';
import { type Happening, historyFrom, type MatchNews, withNote } from './room-history.ts';
import { type MessageOf, requestFor, RoomSentences } from './room-sentences.ts';

/**
 * A client of a room of `countersheet/room`. The app sends the client's messages to the room, and passes the messages
 * of the room to the client.
 */
export interface RoomClient extends MatchClient {
  /** Resolves to this client as soon as the room has sent the match. A match element cannot show the match earlier. */
  readonly ready: Promise<RoomClient>;
  /** The public facts about the seats. */
  readonly seats: readonly RoomSeat[];
  /** The takeback request that the viewer must answer; `undefined` if no player asks the viewer for a takeback. */
  readonly request: TakebackRequest<GameTypes> | undefined;
  /**
   * The viewer's token for the rematch; `undefined` until the rematch is open. Use this token to connect to the
   * rematch.
   */
  readonly rematchToken: string | undefined;
  /**
   * Returns the time that a player has left, in milliseconds, at least 0; `Infinity` if the player has no time limit.
   */
  timeLeft(player: string): number;
  /** Sends the message `hello` to the room. Call this function each time the connection has opened. */
  connected(): void;
  /** Shows the viewer that the connection is lost. Call this function each time the connection has closed. */
  disconnected(): void;
  /** Handles a message of the room. */
  receive(message: RoomMessage): void;
  takeBack(): void;
  /** Answers the takeback request. */
  reply(agrees: boolean): void;
  /** Sends a chat message: 1 to 500 characters. */
  chat(text: string): void;
  /** Changes the viewer's name: 1 to 40 characters. */
  rename(name: string): void;
  /** Asks for another match. The next match starts when all persons have asked for another match. */
  rematch(): void;
}

/** Settings of a client of a room. */
export interface RoomClientSettings {
  /** Sends a message to the room. */
  readonly send: (request: RoomRequest) => void;
}

/**
 * Creates the client of one viewer of a room. The client follows the match and the notes of the room. If the
 * connection is lost, the client sends the unanswered requests again when it has a new connection. If the server was
 * restored to an older state, the client loads the whole match again.
 *
 * @param game - The game in the viewer's language.
 * @param settings - The function that sends messages to the room.
 *
 * @example
 * ```ts
 * import { loadGame } from 'countersheet/ui';
 * import { memoryStore, openRoom, type RoomMessage } from 'countersheet/room';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const receive = (_: string, message: RoomMessage) => client.receive(message);
 * const room = await openRoom(manifest, { store: memoryStore(), send: receive });
 * const token = room.tokens['radicals']!;
 * const client = roomClient(await loadGame(manifest), { send: (message) => void room.handle(token, message) });
 * client.connected();
 * (await client.ready).now.next.kind // => 'move'
 * await room.close();
 * ```
 */
export function roomClient(game: LoadedGame, settings: RoomClientSettings): RoomClient {
  return new RoomFollower(game, settings);
}

/** The fields of a request without `v` and `id`, which every request has. */
type RequestBody = RoomRequest extends infer Each ? (Each extends RoomRequest ? Omit<Each, 'v' | 'id'> : never) : never;

class RoomFollower implements RoomClient {
  readonly game: LoadedGame;
  readonly ready: Promise<RoomClient>;
  readonly #send: (request: RoomRequest) => void;
  readonly #listeners = new Set<() => void>();
  #becomeReady: () => void = () => undefined;
  /** The requests that the room has not answered yet. */
  #open: readonly RoomRequest[] = [];
  #client: ClientState<GameTypes> | undefined;
  #now: MatchNow | undefined;
  #seats: readonly RoomSeat[] = [];
  #sentences: RoomSentences;
  #happenings: readonly Happening[] = [];
  #issue: string | undefined;
  #rematchToken: string | undefined;
  #isConnected = false;
  /** The possible takeback, according to the last answer of the room. */
  #takeback: TakebackInfo | undefined;
  /** The time of the server minus the time of this page, in milliseconds. */
  #lead = 0;
  /** True if the last message `hello` asked for the missing updates; false if it asked for the whole match. */
  #asksForRest = false;

  constructor(game: LoadedGame, { send }: RoomClientSettings) {
    this.game = game;
    this.#send = send;
    this.#sentences = new RoomSentences(game.messages);
    this.ready = new Promise((resolve) => (this.#becomeReady = () => resolve(this)));
  }

  get now(): MatchNow {
    if (this.#now === undefined) throw new Error('The room has not sent the match yet: wait for `ready`.');
    return this.#now;
  }

  get seats(): readonly RoomSeat[] {
    return this.#seats;
  }

  get rematchToken(): string | undefined {
    return this.#rematchToken;
  }

  timeLeft(player: string): number {
    const clock = this.#client?.clock;
    return clock === undefined ? Infinity : timeLeft(clock, player, Math.ceil(performance.now() + this.#lead));
  }

  get request(): TakebackRequest<GameTypes> | undefined {
    return this.#client && requestFor(this.#client);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connected(): void {
    this.#greet(this.#client?.version);
  }

  disconnected(): void {
    this.#isConnected = false;
    this.#tell(this.#sentences.say('lost'));
  }

  play(action: PlayerAction): void {
    if (this.#client === undefined) return;
    // If an earlier action could not be sent yet, the new action replaces it: without a connection, a person can still
    // choose another action.
    if (!this.#isConnected) this.#close(({ type }) => type === 'play');
    const { version } = this.#client;
    // The room has not answered the last click yet, so another click in the same position is too late.
    if (this.#open.some((request) => request.type === 'play' && request.version === version)) return;
    const parsed = this.game.manifest.game.parseAction(action) as Json;
    this.#request({ type: 'play', version, action: parsed });
  }

  takeBack(): void {
    if (this.#client !== undefined) this.#request({ type: 'take-back', version: this.#client.version });
  }

  reply(agrees: boolean): void {
    const { request } = this;
    if (request !== undefined) this.#request({ type: 'reply', request: request.number, agrees });
  }

  chat(text: string): void {
    this.#request({ type: 'chat', text });
  }

  rename(name: string): void {
    this.#request({ type: 'name', name });
  }

  rematch(): void {
    this.#request({ type: 'rematch' });
  }

  receive(message: RoomMessage): void {
    if (message.now !== undefined) this.#lead = message.now - performance.now();
    try {
      this.#hear(message);
    } catch (error) {
      // If an update does not fit, the server was restored to an older state, and the match has continued from the
      // older state. So the client asks for the whole match. A welcome message with the whole match should always fit
      // the state of this client. If such a message does not fit, the function throws the error.
      const isFresh = message.type === 'welcome' && !this.#asksForRest;
      if (!(error instanceof MalformedError) || isFresh) throw error;
      this.#greet(undefined);
    }
  }

  #hear(message: RoomMessage): void {
    if (message.id !== undefined) this.#close(({ id }) => id === message.id);
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'update':
        return this.#updated(message.update);
      case 'note':
        this.#happenings = withNote(this.#happenings, message.note);
        return this.#tell(this.#issue);
      case 'seats':
        this.#seat(message.seats);
        return this.#tell(this.#issue);
      case 'rematch':
        this.#rematchToken = message.token;
        return this.#tell(undefined);
      case 'answer':
        return this.#answered(message);
      case 'refused':
        return this.#tell(this.#sentences.refused(message));
      case 'takeback':
        this.#takeback = message.takeback;
        return this.#tell(this.#issue);
      case 'claimed':
      case 'done':
        return undefined;
    }
  }

  /**
   * Sends a request now, or as soon as the client has a connection. The client sends the request again after each
   * message `hello`, until the room has answered the request. The room recognises a repeated request by the id of the
   * request. The ids are random, so that nobody can count secret actions.
   */
  #request(body: RequestBody): void {
    const request = { v: 1, id: randomSeed(), ...body } as RoomRequest;
    this.#open = [...this.#open, request];
    if (this.#isConnected) this.#send(request);
  }

  /** Removes requests that the room has answered. */
  #close(isAnswered: (request: RoomRequest) => boolean): void {
    this.#open = this.#open.filter((request) => !isAnswered(request));
  }

  #greet(version: number | undefined): void {
    this.#asksForRest = version !== undefined;
    const note = this.#happenings.findLast((item) => 'note' in item)?.note ?? 0;
    this.#send({ v: 1, type: 'hello', ...(version === undefined ? {} : { version, note }) });
  }

  #welcomed({ sync, seats, history, rematch }: MessageOf<'welcome'>): void {
    this.#seat(seats);
    if (sync.kind === 'snapshot' && sync.snapshot.setup !== undefined) {
      // The server has an older state than this client, and can have different notes. Therefore, the client asks for
      // the whole match.
      if (this.#asksForRest) return this.#greet(undefined);
      this.#client = createClient(sync.snapshot);
      this.#happenings = [];
      for (const item of history) this.#add(item, false);
    } else this.#catchUp(sync.kind === 'snapshot' ? [sync.snapshot] : sync.updates, history);
    this.#rematchToken = rematch;
    this.#isConnected = true;
    this.#tell(undefined);
    this.#becomeReady();
    this.#close((request) => request.type === 'reply' && request.request !== this.request?.number);
    for (const request of this.#open) this.#send(request);
    this.#askAboutTakeback();
  }

  /**
   * Stores the facts about the seats. If the name of a person has changed, the client creates the sentences of the
   * whole history again.
   */
  #seat(seats: readonly RoomSeat[]): void {
    this.#seats = seats;
    const sentences = new RoomSentences(this.game.messages, seats);
    if (isEqual(sentences.seating, this.#sentences.seating)) return;
    this.#sentences = sentences;
    this.#happenings = this.#happenings.map((item) => ('note' in item ? item : this.#described(item)));
  }

  #described<Played extends { readonly news: MatchNews }>(item: Played): Played & Pick<HistoryStep, 'sentences'> {
    return { ...item, sentences: this.#sentences.news(item.news, this.#client!.view) };
  }

  #askAboutTakeback(): void {
    if (this.#client!.view.viewer !== 'spectator') this.#send({ v: 1, type: 'can-take-back' });
  }

  #catchUp(missing: readonly unknown[], history: readonly RoomHistoryItem[]): void {
    const before = this.#client;
    if (before === undefined) return;
    this.#client = missing.reduce<ClientState<GameTypes>>(applyUpdate, before);
    for (const item of history) if ('note' in item || item.version > before.version) this.#add(item, false);
  }

  #updated(update: MessageOf<'update'>['update']): void {
    const before = this.#client;
    if (before === undefined) return;
    const next = applyUpdate(before, update);
    // Updates before this update are missing. The room's answer to the message `hello` will contain the missing updates
    // and this update.
    if (next.waiting.length > 0) return this.#greet(before.version);
    if (next === before) return;
    this.#client = next;
    const { to: version, events, notice } = update;
    const isOwn = this.#open.some(({ type }) => type === 'play') && before.awaited.includes(before.view.viewer);
    this.#add({ version, events, ...(notice === undefined ? {} : { notice }) }, isOwn);
    const wasFree = this.#takeback !== undefined && this.#takeback.blocker === undefined;
    if (isOwn || wasFree || notice !== undefined) this.#askAboutTakeback();
    this.#tell(undefined);
  }

  #answered(message: MessageOf<'answer'>): void {
    const issue = this.#sentences.answered(message, this.#client?.view);
    if (issue !== undefined) this.#tell(issue);
  }

  #add(item: RoomHistoryItem, isOwn: boolean): void {
    if ('note' in item) this.#happenings = withNote(this.#happenings, item);
    else {
      this.#happenings = [...this.#happenings, this.#described({ news: item, isOwn })];
      const { kind, player } = item.notice ?? {};
      // The takeback has happened, so the client must not send the request again: the version in the request would be
      // too old.
      if (kind === 'taken-back' && player === this.#client?.view.viewer)
        this.#close(({ type }) => type === 'take-back');
    }
  }

  #tell(issue: string | undefined): void {
    this.#issue = issue;
    if (this.#client !== undefined) this.#now = this.#nowOf(this.#client);
    for (const listener of this.#listeners) listener();
  }

  #nowOf({ view, events, awaited }: ClientState<GameTypes>): MatchNow {
    const [{ manifest }, { messages }] = [this.game, this.#sentences];
    const history = historyFrom(this.#happenings, (note) => this.#sentences.note(note));
    const { viewer } = view;
    return {
      ...{ manifest, messages, view, events, history, step: history.length - 1, isAtEnd: true },
      next: nextOf(awaited, viewer),
      isConnected: this.#isConnected,
      ...(this.#takeback === undefined ? {} : { takeback: this.#takeback }),
      ...(this.#issue === undefined ? {} : { issue: this.#issue }),
    };
  }
}

function nextOf(awaited: readonly string[], viewer: string): NextMove {
  const [player] = awaited;
  if (player === undefined) return viewer === 'spectator' ? { kind: 'over' } : { kind: 'over', player: viewer };
  return awaited.includes(viewer) ? { kind: 'move', player: viewer } : { kind: 'wait', player };
}
