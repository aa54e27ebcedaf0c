/** Defects that a simulation adds to the server. The laws that the simulation checks must find these defects. */
import type { RoomMessage } from '../../src/room/protocol.ts';
import type { RoomStore } from '../../src/room/store.ts';

/** A defect of the store, of sent messages or of the disk. */
export interface Fault {
  readonly name: string;
  /** The number of server processes with which the laws can find the defect. Default: any number. */
  readonly processes?: 1 | 2;
  readonly disk?: { readonly isFlushed?: false; readonly isRepaired?: false };
  readonly store?: (store: RoomStore) => RoomStore;
  /** Returns the messages that the server sends instead of the given message. */
  readonly send?: (message: RoomMessage, number: number) => readonly RoomMessage[];
  /** Returns the message that the server receives instead of the given message. */
  readonly receive?: (message: object, number: number) => object;
}

const isMatch = (id: string): boolean => id !== 'uptime' && id !== 'lobby';

export const FAULTS: readonly Fault[] = [
  { name: 'no flush', processes: 1, disk: { isFlushed: false } },
  {
    name: 'send before write',
    store: (store) => ({
      ...store,
      append(id, expected, lines) {
        if (!isMatch(id)) return store.append(id, expected, lines);
        setImmediate(() => void store.append(id, expected, lines).catch(() => false));
        return Promise.resolve(true);
      },
    }),
  },
  {
    name: 'no lock: lines are appended wherever the log ends',
    processes: 2,
    store: (store) => ({
      ...store,
      async append(id, expected, lines) {
        let end = expected;
        while (!(await store.append(id, end, lines))) {
          if (!isMatch(id)) return false;
          end = (await store.read(id, 0)).length;
        }
        return true;
      },
    }),
  },
  {
    name: 'off by one when catching up',
    processes: 2,
    store: (store) => ({
      ...store,
      read: async (id, from) => (await store.read(id, from)).slice(isMatch(id) && from > 0 ? 1 : 0),
    }),
  },
  {
    name: 'some lines are confirmed but not stored',
    store: (store) => {
      let count = 0;
      return {
        ...store,
        append: (id, expected, lines) =>
          isMatch(id) && expected > 0 && ++count % 7 === 0 ? Promise.resolve(true) : store.append(id, expected, lines),
      };
    },
  },
  {
    name: 'no news from other processes',
    processes: 2,
    store: (store) => ({ ...store, watch: () => () => undefined }),
  },
  {
    name: 'time passes while the server is down',
    store: (store) => ({
      ...store,
      read: async (id, from) => (id === 'uptime' ? ['{"alive":1e99,"paused":0}'].slice(1) : store.read(id, from)),
      append: (id, ...rest) => (id === 'uptime' ? Promise.resolve(true) : store.append(id, ...rest)),
    }),
  },
  {
    name: 'time stands still while the server runs',
    store: (store) => ({
      ...store,
      replace: (id, ...rest) => (id === 'uptime' ? Promise.resolve() : store.replace(id, ...rest)),
    }),
  },
  {
    name: 'submissions are not recognised when they arrive again',
    receive: (message, number) => ('action' in message ? { ...message, id: `m${String(number)}` } : message),
  },
  {
    name: 'words are not recognised when they arrive again',
    receive: (message, number) =>
      'text' in message || 'name' in message ? { ...message, id: `m${String(number)}` } : message,
  },
  {
    name: 'a lost update',
    send: (message, number) => (message.type === 'update' && number % 9 === 0 ? [] : [message]),
  },
  {
    name: 'deleted words stay',
    store: (store) => ({
      ...store,
      replace: (id, ...rest) => (isMatch(id) ? Promise.resolve() : store.replace(id, ...rest)),
    }),
  },
  { name: 'a damaged end is not repaired', processes: 1, disk: { isRepaired: false } },
];
