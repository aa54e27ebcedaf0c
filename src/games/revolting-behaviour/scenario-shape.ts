/**
 * The tables that the source has lost, as a match is played with them.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import type { DataOf } from '../../core/declaration.ts';
import { atLeast, provenance } from '../../core/shapes.ts';
import { RANKS } from '../../mechanics/deck.ts';

const benefit = /* @__PURE__ */ atLeast(1, 1000);
const severityEntries = { mild: benefit, moderate: benefit, severe: benefit };
const bySeverity = /* @__PURE__ */ v.strictObject(severityEntries);

/**
 * Points for a success, by severity.
 *
 * @interface
 */
export type BySeverity = DataOf<typeof severityEntries>;

const scenarioEntries = {
  name: /* @__PURE__ */ v.string(),
  /** Whether the tables are as printed or made up for want of a copy. */
  provenance,
  /** What is reconstructed, and from what. */
  notes: /* @__PURE__ */ v.string(),
  /** RB-3.5: resource points of fund-raising, action points of force: whole numbers from 1 to 1000. */
  benefits: /* @__PURE__ */ v.strictObject({ legal: bySeverity, illegal: bySeverity }),
  /** RB-3.3: the ranks that fulfil a severe action in its suit: 1 to 13, no two the same. */
  severe: /* @__PURE__ */ v.pipe(
    v.array(v.picklist(RANKS)),
    v.minLength(1),
    v.maxLength(RANKS.length),
    v.check((ranks) => new Set(ranks).size === ranks.length, 'Expected different ranks'),
  ),
};

/**
 * The tables that the source has lost. A scenario of your own is checked by `setup`.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/** Shape of a {@link Scenario}. */
export const scenarioShape = /* @__PURE__ */ v.strictObject(scenarioEntries);
