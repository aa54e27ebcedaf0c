import type { Position } from '../../../core/game.ts';
import type { TrackIndex } from '../rules/scenario-shape.ts';
import { opponentOf, type Side } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { type Ground, Outlook } from './outlook.ts';
import { bestPlacements, type Pile } from './placements.ts';
import type { Deployment, Reserve } from './planner.ts';
import { timeLeft } from './prospects.ts';
import { COLUMN_REACHES } from './roll-odds.ts';

/**
 * The value of a piece that stays on the board, in points, at the start of a match. The value falls to 0 at the end of
 * the match.
 */
const PIECE = 0.4;

/**
 * The highest price, in points, that the search for a price considers. No counter gains so many points by a move to the
 * next box.
 */
const PRICE_MAX = 20;

/**
 * Returns the {@link Outlook} of a side that must deploy pieces. The function assumes that the opponent will place its
 * next pieces where these pieces gain the most points.
 */
export function outlookOf(where: Position<Uaw>, side: Side): Outlook {
  const { setup, table } = where;
  const { plot } = setup.scenario;
  const piece = setup.pieces === 'redeploy' ? 0 : PIECE * timeLeft(where);
  const due = side === 'radicals' ? table.due.administration : plot.radicals[table.turn];
  if (due === undefined) return new Outlook(where, side, piece);
  const outlook = new Outlook(where, opponentOf(side), piece);
  return new Outlook(where, side, piece, { outlook, price: priceOf(outlook, due) });
}

/**
 * Returns approximately the lowest price per piece at which a side would place at most `due` pieces. The function finds
 * this price by bisection.
 */
function priceOf(outlook: Outlook, due: number): number {
  const offers = groundsAt(outlook, true).map((ground, track) => pilesOn(outlook, track, { ground, left: due }));
  let [low, high] = [0, PRICE_MAX];
  for (let halving = 0; halving < 10; halving++) {
    const price = (low + high) / 2;
    const placed = offers.reduce((sum, piles) => sum + bestCount(piles, price), 0);
    if (placed > due) low = price;
    else high = price;
  }
  return high;
}

/**
 * Returns the best number of pieces on a track: the number for which the value of the track, minus the price of the
 * pieces, is greatest.
 */
function bestCount(piles: readonly Pile[], price: number): number {
  let [best, most] = [0, -Infinity];
  for (const { count, worth } of piles) if (worth - price * count > most) [best, most] = [count, worth - price * count];
  return best;
}

/** Distributes pieces over the tracks whose index is at least `from`. */
export function bestDeployment(outlook: Outlook, { left, from }: Reserve): Deployment {
  const piles = groundsAt(outlook, from === 0).map((ground, track) =>
    pilesOn(outlook, track, { ground, left: track < from ? 0 : left }),
  );
  const { worths, pilesOf } = bestPlacements(piles, left);
  return { piles: pilesOf(left), worth: worths[left]! };
}

/**
 * Returns the tracks from the point of view of the side. If the side first takes its own pieces off the board (UW-1.3),
 * the result does not include these pieces.
 */
function groundsAt({ where: { setup, table }, side }: Outlook, isFirst: boolean): readonly Ground[] {
  const isTakenUp = isFirst && setup.pieces === 'redeploy';
  return table.counters.map((box, track) => ({
    own: isTakenUp ? 0 : table.pieces[side][track]!,
    other: table.pieces[opponentOf(side)][track]!,
    box,
  }));
}

/**
 * Returns the piles that the planner evaluates on a track. Their numbers of pieces are 0 to 6, the lowest number for
 * each column of the matrix, and some larger numbers, most of them near `left`.
 */
function pilesOn(
  outlook: Outlook,
  track: TrackIndex,
  { ground, left }: { readonly ground: Ground; readonly left: number },
): readonly Pile[] {
  const { own, other } = ground;
  const counts = new Set([0, 1, 2, 3, 4, 5, 6, ...COLUMN_REACHES.map((reach) => Math.ceil(reach * other) - own)]);
  for (let spared = 0; spared < left; spared += 1 + (spared >> 1)) counts.add(left - spared);
  return [...counts]
    .filter((count) => count >= 0 && count <= left)
    .map((count) => ({ count, worth: outlook.worthOfTrack(track, { ...ground, own: own + count }) }));
}
