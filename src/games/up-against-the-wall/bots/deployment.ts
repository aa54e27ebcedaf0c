import type { Position } from '../../../core/game.ts';
import type { TrackIndex } from '../rules/scenario-shape.ts';
import { opponentOf, type Side } from '../rules/sides.ts';
import type { Table, Uaw } from '../rules/types.ts';
import { type Ground, Outlook } from './outlook.ts';
import { bestPlacements, type Pile } from './placements.ts';
import type { Deployment, Reserve } from './planner.ts';
import { worthOfPiece } from './prospects.ts';
import { COLUMN_REACHES } from './roll-odds.ts';

/**
 * The highest price, in points, that the search for a price considers. No counter gains so many points by a move to the
 * next box.
 */
const PRICE_MAX = 20;

/** For each side and each track, the number of pieces. */
type Pieces = Table['pieces'];

/**
 * Returns the {@link Outlook} of a side that must deploy pieces. The function assumes that the opponent will place its
 * next pieces where these pieces gain the most points.
 */
export function outlookOf(where: Position<Uaw>, side: Side): Outlook {
  return outlooksOf(where, side)(where.table.pieces);
}

/**
 * Returns a function that takes the pieces on the board while a side deploys its pieces, and returns the
 * {@link Outlook} of the side. The outlooks differ only in the price of the opponent's pieces.
 */
function outlooksOf(where: Position<Uaw>, side: Side): (pieces: Pieces) => Outlook {
  const { setup, table } = where;
  const { plot } = setup.scenario;
  const piece = setup.pieces === 'redeploy' ? 0 : worthOfPiece(where);
  const due = side === 'radicals' ? table.due.administration : plot.radicals[table.turn];
  if (due === undefined) return () => new Outlook(where, side, piece);
  const outlook = new Outlook(where, opponentOf(side), piece);
  return (pieces) => new Outlook(where, side, piece, { outlook, price: priceOf(outlook, pieces, due) });
}

/**
 * Returns approximately the lowest price per piece at which a side would place at most `due` pieces. The function finds
 * this price by bisection.
 */
function priceOf(outlook: Outlook, pieces: Pieces, due: number): number {
  const offers = groundsOf(outlook, withoutOwn(outlook, pieces)).map((ground, track) =>
    pilesOn(outlook, track, { ground, left: due }),
  );
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

/**
 * Plans a deployment. Each pile changes the price of the opponent's pieces, so the function plans the rest of the
 * deployment again after each pile. The value is that of the first plan.
 */
export function planDeployment(where: Position<Uaw>, side: Side, reserve: Reserve): Deployment {
  const outlookWith = outlooksOf(where, side);
  const planned = (pieces: Pieces, { left, from }: Reserve): Deployment => {
    const outlook = outlookWith(pieces);
    const present = from === 0 ? withoutOwn(outlook, pieces) : pieces;
    const { piles, worth } = bestOf(outlook, present, { left, from });
    const first = piles.findIndex((count) => count > 0);
    const count = piles[first] ?? 0;
    if (count === left) return { piles, worth };
    const after = present[side].map((pile, track) => (track === first ? pile + count : pile));
    const rest = planned({ ...present, [side]: after }, { left: left - count, from: first + 1 });
    return { piles: rest.piles.map((pile, track) => (track === first ? count : pile)), worth };
  };
  return planned(where.table.pieces, reserve);
}

/** Distributes the pieces of a side over all tracks. The price of the opponent's pieces stays the same. */
export function bestDeployment(outlook: Outlook, left: number): Deployment {
  return bestOf(outlook, withoutOwn(outlook, outlook.where.table.pieces), { left, from: 0 });
}

/** Distributes pieces over the tracks whose index is at least `from`. */
function bestOf(outlook: Outlook, pieces: Pieces, { left, from }: Reserve): Deployment {
  const piles = groundsOf(outlook, pieces).map((ground, track) =>
    pilesOn(outlook, track, { ground, left: track < from ? 0 : left }),
  );
  const { worths, pilesOf } = bestPlacements(piles, left);
  return { piles: pilesOf(left), worth: worths[left]! };
}

/** Returns the pieces after the side has taken its own pieces off the board, if it does so before it deploys (UW-1.3). */
function withoutOwn({ where, side }: Outlook, pieces: Pieces): Pieces {
  return where.setup.pieces === 'redeploy' ? { ...pieces, [side]: pieces[side].map(() => 0) } : pieces;
}

/** Returns the tracks from the point of view of the side. */
function groundsOf({ where, side }: Outlook, pieces: Pieces): readonly Ground[] {
  const [own, other] = [pieces[side], pieces[opponentOf(side)]];
  return where.table.counters.map((box, track) => ({ own: own[track]!, other: other[track]!, box }));
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
  const { own, other, box } = ground;
  const counts = new Set([0, 1, 2, 3, 4, 5, 6, ...COLUMN_REACHES.map((reach) => Math.ceil(reach * other) - own)]);
  for (let spared = 0; spared < left; spared += 1 + (spared >> 1)) counts.add(left - spared);
  return [...counts]
    .filter((count) => count >= 0 && count <= left)
    .map((count) => ({ count, worth: outlook.worthOfTrack(track, { own: own + count, other, box }) }));
}
