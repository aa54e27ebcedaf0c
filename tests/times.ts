/**
 * How often properties are tried: as often as they say in `npm run test:thorough`, a share of that in `npm test`. The share
 * is set in `vitest.config.ts`, and by `FC_SHARE`.
 */

/** What part of the runs is made. */
const SHARE = Number(process.env['FC_SHARE'] ?? 1);

/** Whether enough runs are made to have met everything that a property is about, so that this can be asserted. */
export const IS_THOROUGH = SHARE >= 1;

/**
 * The cases that are tried, of those that are long runs each: all in a thorough run, the first so many in a quick one.
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
 * How many of some runs to make, at least one.
 *
 * @param thorough - In a thorough run.
 * @param most - In a quick run at most, where one run costs much. Default: no less than the share.
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
