/**
 * Stores the logs of rooms. A log is a list of lines, numbered from 0; the id of a log consists of lower-case letters
 * and digits. Several processes can share a store.
 */
export interface RoomStore {
  /** Returns the lines of a log from the line `from` to the end; `[]` if there are no such lines. */
  read(id: string, from: number): Promise<readonly string[]>;
  /**
   * Appends all given lines if the log has exactly `expected` lines; otherwise, appends no line. The promise resolves
   * when the lines are safe from a crash.
   *
   * @returns `true` if the lines were appended; `false` if the log does not have `expected` lines.
   */
  append(id: string, expected: number, lines: readonly string[]): Promise<boolean>;
  /**
   * Replaces an existing line of a log. Rooms call this function to delete names and chat messages, and to note that
   * the server is running.
   */
  replace(id: string, number: number, line: string): Promise<void>;
  /**
   * Calls `heard` after another process has appended lines to the log. The store can also call `heard` when no line was
   * appended.
   *
   * @returns A function that stops the calls of `heard`.
   */
  watch(id: string, heard: () => void): () => void;
}

/** A store that uses a file or connections until the caller closes the store. */
export interface OpenedStore extends RoomStore {
  /** Closes the store. Close all rooms before you close the store. */
  close(this: void): Promise<void>;
}

/** The functions to call when a log has changed, by the id of the log. */
export interface Watchers {
  watch(this: void, id: string, heard: () => void): () => void;
  call(this: void, id: string): void;
  callAll(this: void): void;
}

/** Creates an empty list of functions to call. */
export function watchers(): Watchers {
  const all = new Map<string, Set<() => void>>();
  return {
    watch(id, heard) {
      const those = all.get(id) ?? new Set();
      all.set(id, those.add(heard));
      return () => {
        those.delete(heard);
        if (those.size === 0 && all.get(id) === those) all.delete(id);
      };
    },
    call(id) {
      for (const heard of all.get(id) ?? []) heard();
    },
    callAll() {
      for (const those of all.values()) for (const heard of those) heard();
    },
  };
}

/**
 * Creates a store in memory, for tests and for matches that do not need to survive the end of the process.
 *
 * @example
 * ```ts
 * const store = memoryStore();
 * await store.append('m1', 0, ['a', 'b']) // => true
 * await store.append('m1', 1, ['c']) // => false
 * await store.read('m1', 1) // => ['b']
 * ```
 */
export function memoryStore(): RoomStore {
  const logs = new Map<string, string[]>();
  const { watch, call } = watchers();
  return {
    watch,
    read: (id, from) => Promise.resolve((logs.get(id) ?? []).slice(from)),
    append(id, expected, lines) {
      const log = logs.get(id) ?? [];
      if (log.length !== expected) return Promise.resolve(false);
      logs.set(id, [...log, ...lines]);
      call(id);
      return Promise.resolve(true);
    },
    replace(id, number, line) {
      logs.set(id, (logs.get(id) ?? []).with(number, line));
      return Promise.resolve();
    },
  };
}
