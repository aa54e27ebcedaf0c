import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '../core/lookups.ts';

/** A decision, by numbers. */
export interface Asked {
  /** Number of the match in its tournament. */
  readonly match: number;
  /** How many decisions had been made in it. */
  readonly decision: number;
  /** Place of the participant among those of the contest. */
  readonly participant: number;
  /** Place of the player in seating order. */
  readonly player: number;
}

/** Whose code runs: of a bot that has been asked, something that a bot has left behind, or neither. */
const RUNNING = ['neither', 'asked', 'left behind'] as const;

/** What is known of a process. */
export interface Glimpse {
  /** Counts up whenever it begins or ends one of these. */
  readonly steps: number;
  readonly running: (typeof RUNNING)[number];
  /** The decision for which a bot runs, or ran last; `undefined` before the first. */
  readonly asked: Asked | undefined;
}

/** The slate of a process. The process writes, who started it reads. */
export class Slate {
  /** Descriptor of the file, to be handed to the process. */
  readonly file: number;
  /** Steps, place in `RUNNING`, match, decision, participant, player. */
  readonly #numbers = new Int32Array(6);
  #steps = 0;

  /** @param file - Of the slate that somebody else has opened. */
  constructor(file = emptyFile()) {
    this.file = file;
  }

  read(): Glimpse {
    readSync(this.file, this.#numbers, 0, this.#numbers.byteLength, 0);
    const [steps = 0, running = 0, match = 0, decision = 0, participant = 0, player = 0] = this.#numbers;
    const asked = steps === 0 ? undefined : { match, decision, participant, player };
    return { steps, running: itemAt(RUNNING, running), asked };
  }

  /** Notes that a bot is asked. */
  ask(asked: Asked): void {
    this.#write(1, asked);
  }

  /** Notes that it has answered, or thrown. */
  answered(): void {
    this.#write(0);
  }

  /** Notes that something goes on that a bot has left behind. What goes on while a bot is asked is that bot's. */
  goOn(asked: Asked): void {
    if (this.#numbers[1] === 0) this.#write(2, asked);
  }

  /** Notes that whatever was left behind has come to its end, or to a pause. */
  pause(): void {
    if (this.#numbers[1] === 2) this.#write(0);
  }

  close(): void {
    closeSync(this.file);
  }

  #write(running: 0 | 1 | 2, asked?: Asked): void {
    this.#numbers.set([++this.#steps, running]);
    if (asked !== undefined) this.#numbers.set([asked.match, asked.decision, asked.participant, asked.player], 2);
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
