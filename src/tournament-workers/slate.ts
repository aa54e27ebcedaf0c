/**
 * What a process is at, in a file that it shares with who started it: readable from outside even when the process runs in
 * circles, and after it is gone. A file, since processes share no memory, and a message may never leave one that dies.
 *
 * @packageDocumentation
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A decision, by numbers. */
export interface Asked {
  /** Number of the match in its tournament. */
  readonly match: number;
  /** How many decisions had been made in it. */
  readonly decision: number;
  /** Place of the entrant among those of the contest. */
  readonly entrant: number;
  /** Place of the player in seating order. */
  readonly player: number;
}

/** The slate of a process. The process writes, who started it reads. */
export class Slate {
  /** Descriptor of the file, to be handed to the process. */
  readonly file: number;
  /** Steps, match, decision, entrant, player. */
  readonly #numbers = new Int32Array(5);

  /** @param file - Of the slate that somebody else has opened. */
  constructor(file = emptyFile()) {
    this.file = file;
  }

  /** Counts up when a bot is asked, and when it has answered. */
  get steps(): number {
    readSync(this.file, this.#numbers, 0, this.#numbers.byteLength, 0);
    return this.#numbers[0] as number;
  }

  /** Whether a bot has been asked and has not answered. */
  get isThinking(): boolean {
    return this.steps % 2 !== 0;
  }

  /** The last decision that a bot was asked for; `undefined` before the first. */
  get asked(): Asked | undefined {
    if (this.steps === 0) return undefined;
    const [, match, decision, entrant, player] = this.#numbers as unknown as [number, number, number, number, number];
    return { match, decision, entrant, player };
  }

  /** Notes that a bot is asked. */
  ask({ match, decision, entrant, player }: Asked): void {
    this.#numbers.set([match, decision, entrant, player], 1);
    this.#step();
  }

  /** Notes that it has answered, or thrown. */
  answered(): void {
    this.#step();
  }

  close(): void {
    closeSync(this.file);
  }

  #step(): void {
    this.#numbers[0] = (this.#numbers[0] as number) + 1;
    writeSync(this.file, this.#numbers, 0, this.#numbers.byteLength, 0);
  }
}

/** Opens a file that has no name any more, so that it is gone with those who use it. */
function emptyFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'countersheet-'));
  try {
    return openSync(join(folder, 'slate'), 'wx+');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
