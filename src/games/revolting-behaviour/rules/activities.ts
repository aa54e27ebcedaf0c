/** The activities, in the order of their suits: diamonds, hearts, clubs, spades. */
export const ACTIVITIES = ['legal-fund-raising', 'legal-force', 'illegal-fund-raising', 'illegal-force'] as const;

/** The activity that a player attempts (RB-3.1). */
export type Activity = (typeof ACTIVITIES)[number];

/** The severities, from the easiest to the hardest. */
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

/** The severity of an attempt, which determines its difficulty and its benefit (RB-3.3). */
export type Severity = (typeof SEVERITIES)[number];

/**
 * The activity and severity of an attempt. The activity and the severity determine which cards fulfil the attempt, and
 * the cost and the benefit of the attempt.
 */
export interface Venture {
  readonly activity: Activity;
  readonly severity: Severity;
}

/**
 * Returns the resource points that each card of an attempt costs (RB-3.2): 1 or 2.
 *
 * @param activity - The activity of the attempt.
 *
 * @example
 * ```ts
 * [costOf('legal-force'), costOf('illegal-force')] // => [1, 2]
 * ```
 */
export function costOf(activity: Activity): number {
  return activity === 'legal-fund-raising' || activity === 'legal-force' ? 1 : 2;
}

/** Whether an activity is force, which needs a target. An activity that is not force is fund-raising. */
export function isForce(activity: Activity): boolean {
  return activity === 'legal-force' || activity === 'illegal-force';
}
