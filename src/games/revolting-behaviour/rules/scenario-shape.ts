import { byName } from '../../../core/lookups.ts';
import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { atLeast, provenance } from '../../../core/shapes.ts';
import { check, type Issue, type Schema } from '../../../core/schema.ts';
import { RANKS } from '../../../mechanics/deck.ts';
import { ACTIVITIES, type Activity } from './activities.ts';

const benefit = atLeast(1, 1000);
const severityEntries = { mild: benefit, moderate: benefit, severe: benefit };
const bySeverity = v.strictObject(severityEntries);

const ranks = v.pipe(
  v.array(v.picklist(RANKS)),
  v.minLength(1),
  v.maxLength(RANKS.length),
  v.check((each) => new Set(each).size === each.length, 'Expected different ranks'),
);

/** Returns the shape of an object that has a value for each activity. */
function byActivity<Each extends v.GenericSchema>(each: Each): v.StrictObjectSchema<Record<Activity, Each>, undefined> {
  return v.strictObject(byName(ACTIVITIES, () => each));
}

const scenarioEntries = {
  name: v.string(),
  /**
   * Whether the tables are printed, reconstructed or invented. Tables are `printed` only if a printed copy is
   * available.
   */
  provenance,
  /** A text about the reconstructed parts of the tables, and their sources. */
  notes: v.string(),
  /**
   * RB-3.5: for each activity, the points that a success brings (resource points for fund-raising, action points for
   * force). The points are whole numbers from 1 to 1000.
   */
  benefits: /* @__PURE__ */ byActivity(bySeverity),
  /**
   * RB-3.3: for each activity, 1 to 13 ranks of the pack, each only once. A card with one of these ranks and with the
   * suit of the activity fulfils a severe attempt.
   */
  severe: /* @__PURE__ */ byActivity(ranks),
  /** RB-1.1: the ranks that each suit of a pack has. By default, a suit has all 13 ranks. */
  pack: v.optional(ranks),
};

/**
 * A scenario contains the tables that are missing from the printed source. `setup` validates a custom scenario.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/**
 * The shape of a {@link Scenario}. For each severe attempt, the pack must have a card that fulfils the attempt. Without
 * such a card, players could draw a full pack without success.
 */
export const scenarioShape: Schema<Scenario> = /* @__PURE__ */ check<Scenario>(
  v.strictObject(scenarioEntries),
  ({ severe, pack = RANKS }) => {
    for (const activity of ACTIVITIES) {
      const index = severe[activity].findIndex((rank) => !pack.includes(rank));
      if (index >= 0) return issueAt(activity, index);
    }
    return undefined;
  },
);

function issueAt(activity: Activity, index: number): Issue {
  return { path: `severe.${activity}.${String(index)}`, reason: 'Expected a rank that is in the pack' };
}
