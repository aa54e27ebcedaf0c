import type { MatchNow } from './match-client.ts';

/** If more positions than this number wait to be shown, each position is shown for a shorter time. */
const QUICK = 5;

/** Shows the moves of other players one after another, so that a person can follow them. */
export class Pace {
  #waiting: MatchNow[] = [];
  #shown: MatchNow;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #time: () => number;
  readonly #changed: () => void;

  /**
   * @param now - The position to show first.
   * @param time - Returns the time for which a move of another player is shown, in milliseconds.
   * @param changed - Called after each change of the shown position.
   */
  constructor(now: MatchNow, time: () => number, changed: () => void) {
    this.#shown = now;
    this.#time = time;
    this.#changed = changed;
  }

  /** The position to show. */
  get shown(): MatchNow {
    return this.#shown;
  }

  /** True if later positions wait to be shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /**
   * Adds a position that must be shown. The viewer's own moves, and steps that the viewer selects in the history, are
   * shown immediately; moves of other players are shown one after another.
   */
  add(now: MatchNow): void {
    const last = this.#waiting.at(-1) ?? this.#shown;
    if (now.step === last.step) this.#replaceLast(now);
    else if (this.#timer === undefined || this.#isAtOnce(now)) this.#show(now);
    else this.#waiting.push(now);
  }

  #isAtOnce(now: MatchNow): boolean {
    if (!now.isAtEnd || !this.#shown.isAtEnd) return true;
    return this.#shown.next.kind === 'move' && this.#waiting.length === 0;
  }

  /** Shows the last waiting position at once. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.#shown;
    this.stop();
    this.#shown = last;
    this.#changed();
  }

  /** Stops the timer, and removes the waiting positions. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #replaceLast(now: MatchNow): void {
    if (this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = now;
    else {
      this.#shown = now;
      this.#changed();
    }
  }

  #show(now: MatchNow): void {
    clearTimeout(this.#timer);
    this.#shown = now;
    // If the viewer sees no event of this step, the next step is shown at once.
    const time = now.events.length === 0 ? 0 : this.#time() / Math.max(1, this.#waiting.length / QUICK);
    this.#timer = setTimeout(() => this.#next(), time);
    this.#changed();
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (next === undefined) this.#changed();
    else this.#show(next);
  }
}
