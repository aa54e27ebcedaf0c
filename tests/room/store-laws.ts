import { describe, expect, it } from 'vitest';
import type { RoomStore } from '../../src/room/store.ts';

/** The facts that tests need about a kind of store. */
export interface StoreKind {
  readonly name: string;
  /** Opens an empty store. */
  readonly open: () => Promise<RoomStore>;
  /**
   * Opens the same store a second time, as a second process would do. The value is `undefined` if only one process can
   * use a store.
   */
  readonly openAgain?: () => Promise<RoomStore>;
}

/** Tests the contract of a store. */
export function testStore({ name, open, openAgain }: StoreKind): void {
  describe(`a store ${name}`, () => {
    it('appends at the expected line number, all lines or none', async () => {
      const store = await open();

      expect(await store.read('m', 0)).toEqual([]);
      expect(await store.append('m', 1, ['no'])).toBe(false);
      expect(await store.append('m', 0, ['a', 'ä {"b":"\\n"}'])).toBe(true);
      expect(await store.append('m', 1, ['no', 'no'])).toBe(false);
      expect(await store.append('m', 3, ['no'])).toBe(false);
      expect(await store.append('m', 2, ['c'])).toBe(true);
      expect(await store.read('m', 1)).toEqual(['ä {"b":"\\n"}', 'c']);
      expect(await store.read('n', 0)).toEqual([]);
    });

    it('accepts one of several appends at once', async () => {
      const stores = [await open(), ...(openAgain === undefined ? [] : [await openAgain()])];
      const appends = ['a', 'b', 'c', 'd'].flatMap((line) => stores.map((store) => store.append('m', 0, [line, line])));
      const results = await Promise.all(appends);

      expect(results.filter((each) => each)).toHaveLength(1);
      for (const store of stores) {
        const lines = await store.read('m', 0);
        expect(lines).toHaveLength(2);
        expect(new Set(lines).size).toBe(1);
      }
    });

    it('replaces one line', async () => {
      const store = await open();
      await store.append('m', 0, ['a', 'b', 'c']);
      await store.append('n', 0, ['a', 'b']);
      await store.replace('m', 1, 'B');
      await store.append('m', 3, ['d']);

      expect(await store.read('m', 0)).toEqual(['a', 'B', 'c', 'd']);
      expect(await store.read('n', 0)).toEqual(['a', 'b']);
    });

    if (openAgain === undefined) return;
    it('tells other processes which lines one process has appended', async () => {
      const [store, other] = [await open(), await openAgain()];
      const heard = await heardBy(other, 'm');

      const news = heard.next();
      await store.append('m', 0, ['a']);
      await news;
      expect(await other.read('m', 0)).toEqual(['a']);
      heard.end();
    });
  });
}

/** The notifications of a store about a log. */
export interface Heard {
  /** Waits for the next notification about the log. */
  next(): Promise<void>;
  end(): void;
}

/** Watches a log. Resolves after the store has sent no notification for 50 milliseconds. */
export async function heardBy(store: RoomStore, id: string): Promise<Heard> {
  let count = 0;
  let wake = (): void => undefined;
  const end = store.watch(id, () => {
    count++;
    wake();
  });
  for (let before = -1; before < count;) {
    before = count;
    await new Promise((done) => setTimeout(done, 50));
  }
  return { end, next: () => new Promise((done) => (wake = done)) };
}
