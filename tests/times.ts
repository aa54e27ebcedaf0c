/**
 * The number of runs of properties: the full number in `npm run test:thorough`, a share of it in `npm test`.
 * `vitest.config.ts` and `FC_SHARE` set the share.
 */

/** The share of the full number of runs. */
const SHARE = Number(process.env['FC_SHARE'] ?? 1);

/** Whether the number of runs is sufficient to assert that every case has occurred. */
export const IS_THOROUGH = SHARE >= 1;

/**
 * Selects from cases that take long: all cases in a thorough run, the first `quick` cases in a quick run.
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
 * @param thorough - Number of runs in a thorough run.
 * @param most - Maximum number of runs in a quick run, for slow properties. Default: no limit.
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
