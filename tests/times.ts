/**
 * Sets the number of runs of each property test. `npm run test:thorough` makes the full number of runs, and `npm test`
 * makes a fraction of this number. `vitest.config.ts` and `FC_SHARE` set the fraction.
 */

/** The fraction of the full number of runs that the tests make. */
const SHARE = Number(process.env['FC_SHARE'] ?? 1);

/** Whether there are enough runs to assert that every case has occurred. */
export const IS_THOROUGH = SHARE >= 1;

/**
 * Selects slow test cases. A thorough run tests all cases, and a quick run tests the first `quick` cases.
 *
 * @example
 * ```ts
 * it.each(some(VARIANTS, 2))('ends: %s', (variant) => { … });
 * ```
 */
export function some<Case>(all: readonly Case[], quick: number): readonly Case[] {
  return IS_THOROUGH ? all : all.slice(0, quick);
}

/**
 * The number of runs to make, at least one.
 *
 * @param thorough - The number of runs in a thorough test.
 * @param most - The maximum number of runs in a quick test, for slow property tests. Default: no limit.
 *
 * @example
 * ```ts
 * fc.assert(property, { numRuns: times(1000) });
 * ```
 */
export function times(thorough: number, most = Infinity): number {
  const share = Math.max(1, Math.ceil(thorough * SHARE));
  return IS_THOROUGH ? share : Math.min(share, most);
}
