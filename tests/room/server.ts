/**
 * A server with rooms, for tests. The server stores the messages that each connection has received, and tests advance
 * its clock.
 */
import { createRng } from '../../src/core/random.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { openRooms } from '../../src/room/rooms.ts';
import type { Rooms, RoomsOptions } from '../../src/room/rooms-options.ts';
import { memoryStore } from '../../src/room/store.ts';

/** A clock that only tests advance, with timers. */
export class TestTime {
  time: number;
  #timers: { readonly due: number; readonly call: () => void }[] = [];

  constructor(time = 1_000_000) {
    this.time = time;
  }

  readonly now = (): number => this.time;

  readonly after = (milliseconds: number, call: () => void): (() => void) => {
    const timer = { due: this.time + milliseconds, call };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((each) => each !== timer));
  };

  /** Advances the clock, and calls the timers whose time has come, one after another. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.toSorted((one, other) => one.due - other.due)[0];
      if (next === undefined || next.due > end) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.time = Math.max(this.time, next.due);
      next.call();
      await settled();
    }
    this.time = end;
    await settled();
  }
}

/** Waits until all promises have settled, except promises that wait for a timer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
}

/** A server, and the messages that it has sent. */
export interface TestServer {
  readonly rooms: Rooms;
  readonly time: TestTime;
  /** All messages that a connection has received. */
  heard(connection: string): readonly RoomMessage[];
  /**
   * Sends a message to the server, and returns the messages that the connection receives until all promises have
   * settled.
   */
  say(connection: string, message: object): Promise<readonly RoomMessage[]>;
}

/** Starts a server with a store in memory. */
export async function testServer(
  manifests: readonly GameManifest[],
  options: Partial<RoomsOptions> & { readonly time?: TestTime } = {},
): Promise<TestServer> {
  const { time = new TestTime(), ...rest } = options;
  const messages = new Map<string, RoomMessage[]>();
  const send = (connection: string, message: RoomMessage): void => {
    const sent = JSON.parse(JSON.stringify(message)) as RoomMessage;
    messages.set(connection, [...(messages.get(connection) ?? []), sent]);
  };
  const clock = { now: time.now, after: time.after };
  const rooms = await openRooms(manifests, { store: memoryStore(), send, ...clock, ...rest });
  const heard = (connection: string): readonly RoomMessage[] => messages.get(connection) ?? [];
  return {
    ...{ rooms, time, heard },
    async say(connection, message) {
      const before = heard(connection).length;
      await rooms.handle(connection, { v: 1, ...message });
      await settled();
      return heard(connection).slice(before);
    },
  };
}

/** Returns the first message of the given type. Throws an error if the list has none. */
export function messageIn<Type extends RoomMessage['type']>(
  messages: readonly RoomMessage[],
  type: Type,
): Extract<RoomMessage, { readonly type: Type }> {
  const found = messages.find((each) => each.type === type);
  if (found === undefined) throw new Error(`No ${type} in ${JSON.stringify(messages)}`);
  return found as Extract<RoomMessage, { readonly type: Type }>;
}

/** A bot that picks random actions. */
export function randomAgent(seed: string) {
  const rng = createRng(seed);
  return (_: unknown, choices: { readonly size: number; at(index: number): { type: string; player: string } }) =>
    choices.at(rng.int(choices.size));
}
