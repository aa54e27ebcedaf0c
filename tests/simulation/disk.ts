/** A disk that loses what was not flushed when the machine crashes. */
import type { Rng } from '../../src/core/random.ts';
import type { Disk } from '../../src/room/log-files.ts';

/** What is wrong with the disk. */
export type DiskState = 'good' | 'full' | 'read-only' | 'unflushed';

interface File {
  /** What a crash leaves. */
  durable: string;
  /** What the file contains as long as the machine runs. */
  cached: string;
}

/** A disk of characters instead of bytes: it contains no other than ASCII characters. */
export class FakeDisk {
  state: DiskState = 'good';
  readonly #files = new Map<string, File>();

  /** The disk for one process: it does nothing more when the process is dead. */
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

  /** Of what was not flushed, a beginning stays, and its last character may be damaged. */
  crash(rng: Rng): void {
    for (const file of this.#files.values()) {
      const rest = file.cached.startsWith(file.durable) ? file.cached.slice(file.durable.length) : '';
      const torn = rest.slice(0, rng.int(rest.length + 1));
      file.durable += torn !== '' && rng.int(2) === 0 ? `${torn.slice(0, -1)}#` : torn;
      file.cached = file.durable;
    }
  }
}

/** Waits a moment. Never resolves for a dead process. */
export async function pause(isAlive: () => boolean): Promise<void> {
  await Promise.resolve();
  if (!isAlive()) await new Promise(() => undefined);
}
