import type { State, View } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import type { Rng } from '../../../core/random.ts';
import type { Range, Secret, WorldGame } from './types.ts';

/**
 * Returns the public range of a country's points at the start: the range in the spies' report, without impossible
 * numbers of points (WG-1.4).
 */
export function reported(
  points: number,
  { reportBand, maxPoints }: { readonly reportBand: number; readonly maxPoints: number },
): Draft<Range> {
  if (reportBand === 0) return { lo: 0, hi: maxPoints };
  const lo = points - (points % reportBand);
  return { lo, hi: Math.min(lo + reportBand - 1, maxPoints) };
}

/**
 * Changes the range of a country that publicly gets points. The points are from a fort, a withdrawn loan, a repayment
 * or a failed attack.
 */
export function gain(range: Draft<Range>, points: number): void {
  range.lo += points;
  range.hi += points;
}

/**
 * Changes the range of a country that shows that it has at least `points`. A country shows a minimum if it announces an
 * attack, yields but stays in the war, or defeats a first attack.
 */
export function hasAtLeast(range: Draft<Range>, points: number): void {
  if (range.lo < points) range.lo = points;
}

/**
 * Changes the range of a country that shows that it has fewer than `points`, because it does not defeat a first attack
 * with `points`.
 */
export function hasFewerThan(range: Draft<Range>, points: number): void {
  if (range.hi >= points) range.hi = points - 1;
}

/**
 * Changes the range of a country that commits or lends `points`, and so shows that it had at least this number of
 * points.
 */
export function spend(range: Draft<Range>, points: number): void {
  hasAtLeast(range, points);
  range.lo -= points;
  range.hi -= points;
}

/**
 * Changes the range of a country that has exactly `points`: it showed or announced its points, or it has 0 points
 * because it could not pay a pledge in full.
 */
export function isExactly(range: Draft<Range>, points: number): void {
  range.lo = points;
  range.hi = points;
}

/**
 * Draws the points of each country, except the viewer's country, from the country's range. All numbers in the range
 * have the same probability, independently of the other countries.
 */
export function sampleHidden(view: View<WorldGame>, rng: Rng): Pick<State<WorldGame>, 'secrets' | 'hidden'> {
  const { setup, table, viewer, own } = view;
  const secrets: Record<string, Secret> = {};
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index]!;
    secrets[name] = name === viewer && own !== undefined ? own : { points: lo + rng.int(hi - lo + 1) };
  }
  return { secrets, hidden: {} };
}
