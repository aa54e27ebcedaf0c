import type { State, View } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import type { Rng } from '../../../core/random.ts';
import type { Range, Secret, WorldGame } from './types.ts';

/** The public range at the start: the band of the spies' report, limited to points that a country can have (WG-1.4). */
export function reported(
  points: number,
  { reportBand, maxPoints }: { readonly reportBand: number; readonly maxPoints: number },
): Draft<Range> {
  if (reportBand === 0) return { lo: 0, hi: maxPoints };
  const lo = points - (points % reportBand);
  return { lo, hi: Math.min(lo + reportBand - 1, maxPoints) };
}

/** It gets `points` that everybody can count: a fort, a withdrawn loan, a repayment, those of a failed attack. */
export function gain(range: Draft<Range>, points: number): void {
  range.lo += points;
  range.hi += points;
}

/** It had at least so many: it announces an attack or yields and stays in (1), or it holds out against a first attack. */
export function hasAtLeast(range: Draft<Range>, points: number): void {
  if (range.lo < points) range.lo = points;
}

/** It had fewer: a first attack of so many stands. */
export function hasFewerThan(range: Draft<Range>, points: number): void {
  if (range.hi >= points) range.hi = points - 1;
}

/** It commits or lends `points`, all of them asked for: so it had them. */
export function spend(range: Draft<Range>, points: number): void {
  hasAtLeast(range, points);
  range.lo -= points;
  range.hi -= points;
}

/** It has exactly so many: shown, announced, or nothing left after a pledge that it could not pay in full. */
export function isExactly(range: Draft<Range>, points: number): void {
  range.lo = points;
  range.hi = points;
}

/** Draws the points of every other country from its range, each number as likely and whatever the others have. */
export function sampleHidden(view: View<WorldGame>, rng: Rng): Pick<State<WorldGame>, 'secrets' | 'hidden'> {
  const { setup, table, viewer, own } = view;
  const secrets: Record<string, Secret> = {};
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index]!;
    secrets[name] = name === viewer && own !== undefined ? own : { points: lo + rng.int(hi - lo + 1) };
  }
  return { secrets, hidden: {} };
}
