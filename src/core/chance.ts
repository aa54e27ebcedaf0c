import type { Rng } from './random.ts';

/** A possible chance event. The probability of the event is its weight divided by the sum of all weights. */
export interface ChanceOutcome<Action> {
  readonly action: Action;
  /** The weight of the outcome: a whole number, at least 1. */
  readonly weight: number;
}

/**
 * Picks a random outcome. The probability of each outcome is proportional to its weight.
 *
 * @param outcomes - The possible outcomes, at least one.
 * @param rng - The random generator, which is advanced by one number.
 * @returns The action of the outcome.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * sampleOutcome([{ action: 'heads', weight: 1 }], createRng(1)) // => 'heads'
 * ```
 */
export function sampleOutcome<Action>(outcomes: readonly ChanceOutcome<Action>[], rng: Rng): Action {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let left = rng.int(total);
  for (const { action, weight } of outcomes) {
    left -= weight;
    if (left < 0) return action;
  }
  throw new RangeError('Expected at least one chance outcome.');
}
