import type { Position } from '../../../core/game.ts';
import { opponentOf, type Side } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { type Ground, type Outlook, worthOfTrack } from './outlook.ts';
import { COLUMN_REACHES, type Deployment, NONE, type Reserve } from './planner.ts';
import { timeLeft } from './prospects.ts';

/**
 * The value of a piece that stays on the board, in points, at the start of a match. The value falls to 0 at the end of
 * the match.
 */
const PIECE = 0.4;

/** The upper limit of the search for a price, in points. No counter gains so many points by a move to the next box. */
const PRICE_MAX = 20;

/**
 * Returns the outlook of a side that must deploy. The function assumes that the opponent will place its next pieces
 * where these pieces gain the most points.
 */
export function outlookOf(where: Position<Uaw>, side: Side): Outlook {
  const { setup, table } = where;
  const { plot } = setup.scenario;
  const piece = setup.pieces === 'redeploy' ? 0 : PIECE * timeLeft(where);
  const due = side === 'radicals' ? table.due.administration : plot.radicals[table.turn];
  if (due === undefined) return { where, side, piece, price: Infinity };
  return { where, side, piece, price: priceOf({ where, side: opponentOf(side), piece, price: Infinity }, due) };
}

/**
 * Returns the price of a piece at which a side would place at most `due` pieces. The function finds this price by
 * bisection.
 */
function priceOf(outlook: Outlook, due: number): number {
  const offers = groundsAt(outlook, true).map((ground, track) =>
    pilesOn(ground, due).map((pile) => ({
      pile,
      worth: worthOfTrack(outlook, track, { ...ground, own: ground.own + pile }),
    })),
  );
  let [low, high] = [0, PRICE_MAX];
  for (let halving = 0; halving < 10; halving++) {
    const price = (low + high) / 2;
    const placed = offers.reduce((sum, options) => sum + bestPile(options, price), 0);
    if (placed > due) low = price;
    else high = price;
  }
  return high;
}

/** Returns the best number of pieces on a track: the number with the greatest value minus the price of the pieces. */
function bestPile(options: readonly { readonly pile: number; readonly worth: number }[], price: number): number {
  let [best, most] = [0, -Infinity];
  for (const { pile, worth } of options) if (worth - price * pile > most) [best, most] = [pile, worth - price * pile];
  return best;
}

/**
 * Distributes pieces over the tracks whose index is at least `from`. The function processes the tracks one by one, and
 * stores the best distribution for each number of pieces (dynamic programming).
 */
export function bestDeployment(outlook: Outlook, { left, from }: Reserve): Deployment {
  let best: readonly Deployment[] = [{ piles: [], worth: 0 }];
  for (const [track, ground] of groundsAt(outlook, from === 0).entries()) {
    const next = Array.from({ length: left + 1 }, () => NONE);
    for (const pile of track < from ? [0] : pilesOn(ground, left)) {
      const worth = worthOfTrack(outlook, track, { ...ground, own: ground.own + pile });
      for (const [spent, before] of best.entries()) {
        const total = spent + pile;
        if (total > left || next[total]!.worth >= before.worth + worth) continue;
        next[total] = { piles: [...before.piles, pile], worth: before.worth + worth };
      }
    }
    best = next;
  }
  return best[left]!;
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
 * Returns the numbers of pieces that the planner evaluates: 0 to 6, the minimum for each column of the matrix, and some
 * larger numbers, mostly near `left`.
 */
function pilesOn({ own, other }: Ground, left: number): readonly number[] {
  const piles = new Set([0, 1, 2, 3, 4, 5, 6, ...COLUMN_REACHES.map((reach) => Math.ceil(reach * other) - own)]);
  for (let spared = 0; spared < left; spared += 1 + (spared >> 1)) piles.add(left - spared);
  return [...piles].filter((pile) => pile >= 0 && pile <= left);
}
