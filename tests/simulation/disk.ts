/** A simulated disk. When the machine crashes, the disk loses data that was not flushed. */
import type { Rng } from '../../src/core/random.ts';
import type { Disk } from '../../src/room/log-files.ts';

/** The state of the disk. */
export type DiskState = 'good' | 'full' | 'read-only' | 'unflushed';

interface File {
  /** The contents of the file after a crash. */
  durable: string;
  /** The contents of the file while the machine runs. */
  cached: string;
}

/** A simulated disk. Files are strings, because the tests write only ASCII characters. */
export class FakeDisk {
  state: DiskState = 'good';
  readonly #files = new Map<string, File>();

  /** Returns the disk for one process. After the process is dead, the functions of the disk do nothing. */
  for(isAlive: () => boolean, { isFlushed = true, isRepaired = true } = {}): Disk {
    return {
      read: async (name) => {
        await pause(isAlive);
        const file = this.#files.get(name);
        return file === undefined ? undefined : new TextEncoder().encode(file.cached);
      },
      append: async (name, text) => {
        await pause(isAlive);
        const file = this.#files.get(name) ?? { durable: '', cached: '' };
        if (this.state === 'read-only') throw new Error('read-only');
        this.#files.set(name, file);
        if (this.state === 'full') {
          file.cached += text.slice(0, text.length / 2);
          throw new Error('full');
        }
        file.cached += text;
        await pause(isAlive);
        if (this.state === 'unflushed') throw new Error('not flushed');
        if (isFlushed) file.durable = file.cached;
      },
      replace: async (name, bytes) => {
        await pause(isAlive);
        if (this.state !== 'good') throw new Error(this.state);
        if (!isRepaired && name !== 'uptime.log') return;
        const text = new TextDecoder().decode(bytes);
        this.#files.set(name, { durable: text, cached: text });
      },
    };
  }

  /**
   * Simulates a crash of the machine. Of the data that was not flushed, only a first part of random length remains. The
   * last character of this part may be damaged.
   */
  crash(rng: Rng): void {
    for (const file of this.#files.values()) {
      const rest = file.cached.startsWith(file.durable) ? file.cached.slice(file.durable.length) : '';
      const torn = rest.slice(0, rng.int(rest.length + 1));
      file.durable += torn !== '' && rng.int(2) === 0 ? `${torn.slice(0, -1)}#` : torn;
      file.cached = file.durable;
    }
  }
}

/** Lets other tasks run. If the process is dead, the promise never resolves. */
export async function pause(isAlive: () => boolean): Promise<void> {
  await Promise.resolve();
  if (!isAlive()) await new Promise(() => undefined);
}
