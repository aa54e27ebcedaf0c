import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '../core/lookups.ts';

/** A decision of a bot, identified by four numbers. */
export interface Asked {
  /** Number of the match in its tournament. */
  readonly match: number;
  /** How many decisions of the match come before this decision. */
  readonly decision: number;
  /** Index of the participant in the contest. */
  readonly participant: number;
  /** Index of the player in seating order. */
  readonly player: number;
}

/**
 * The kind of bot code that is running: code of the bot whose answer is awaited (`'asked'`), code that a bot started
 * and that still runs after its decision (`'left behind'`), or neither.
 */
const RUNNING = ['neither', 'asked', 'left behind'] as const;

/** The content of a slate: the state of a worker process at one moment. */
export interface Glimpse {
  /** A counter that increases whenever code of a bot starts or stops. */
  readonly steps: number;
  readonly running: (typeof RUNNING)[number];
  /**
   * The decision to which the bot code that is running, or that ran last, belongs; `undefined` before the first
   * decision.
   */
  readonly asked: Asked | undefined;
}

/** A file in which a worker process notes which bot is running. The worker writes the file; the parent process reads it. */
export class Slate {
  /** The descriptor of the slate file. The parent passes it to the worker. */
  readonly file: number;
  /** The six numbers that the file contains: steps, index in `RUNNING`, match, decision, participant, player. */
  readonly #numbers = new Int32Array(6);
  #steps = 0;
  #awaited: Asked | undefined;

  /** @param file - The descriptor of a slate file that is already open. Default: a new file. */
  constructor(file = emptyFile()) {
    this.file = file;
  }

  read(): Glimpse {
    readSync(this.file, this.#numbers, 0, this.#numbers.byteLength, 0);
    const [steps = 0, running = 0, match = 0, decision = 0, participant = 0, player = 0] = this.#numbers;
    const asked = steps === 0 ? undefined : { match, decision, participant, player };
    return { steps, running: itemAt(RUNNING, running), asked };
  }

  /**
   * The decision that a bot must answer now; `undefined` between decisions. Only the slate of the worker knows this
   * decision, not the slate of the parent.
   */
  get awaited(): Asked | undefined {
    return this.#awaited;
  }

  /** Records that a bot is asked for a decision. */
  ask(asked: Asked): void {
    this.#awaited = asked;
    this.#write(1, asked);
  }

  /**
   * Records that the answer to a decision is no longer awaited. Does nothing if the answer to another decision is
   * awaited.
   */
  end(asked: Asked | undefined): void {
    if (asked === undefined || asked !== this.#awaited) return;
    this.#awaited = undefined;
    this.#write(0);
  }

  /**
   * Records that a bot's code is running now. `asked` is the decision to which the code belongs. If the answer to this
   * decision is no longer awaited, the code is recorded as `'left behind'`.
   */
  goOn(asked: Asked): void {
    if (asked !== this.#awaited) this.#write(2, asked);
  }

  /** Records that code of the kind `'left behind'` has ended or paused. */
  pause(): void {
    if (this.#numbers[1] !== 2) return;
    if (this.#awaited === undefined) this.#write(0);
    else this.#write(1, this.#awaited);
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

/**
 * Opens a new file and deletes its name, so that the system deletes the file when all processes that use it have ended.
 */
function emptyFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'countersheet-'));
  try {
    return openSync(join(folder, 'slate'), 'wx+');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
