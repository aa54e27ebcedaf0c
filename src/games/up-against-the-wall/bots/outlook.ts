import type { Position } from '../../../core/game.ts';
import { lossesOf, ucomColumn } from '../rules/conflict.ts';
import { type TrackIndex, type Ucom, UCOM_LEGEND } from '../rules/scenario-shape.ts';
import { opponentOf, type Side, wayOf } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { remembered } from '../../../core/cache.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';
import { COLUMN_REACHES } from './planner.ts';

/**
 * The value of a side's pieces on a track without pieces of the opponent, as a share of the gain if the counter moves
 * one box.
 */
const HELD = 0.5;

/**
 * The value of taking the opponent's last supporting counter, in points. If the opponent has n supporting counters, the
 * value of taking one counter is this number divided by n.
 */
const LAST_SUPPORTER = 12;

/**
 * The value of winning the first supporting counter, in points. The value of the nth supporting counter is this number
 * divided by n.
 */
const FIRST_SUPPORTER = 6;

/** A track from the point of view of a side. */
export interface Ground {
  readonly own: number;
  readonly other: number;
  readonly box: number;
}

/** A position, and the assumptions of a side about this position. All values are in points of the side's lead. */
export interface Outlook {
  readonly where: Position<Uaw>;
  readonly side: Side;
  /**
   * The price of each piece in the opponent's answer: the opponent cannot use this piece elsewhere. If the opponent
   * does not answer, the price is Infinity.
   */
  readonly price: number;
  /** The value of a piece that remains after the opponent's answer. */
  readonly piece: number;
}

/** Returns the value of the best action on a track after deployment: an attack, a move of the counter, or no action. */
export function worthOfTrack(outlook: Outlook, track: TrackIndex, ground: Ground): number {
  return Math.max(
    worthOfPeace(outlook, track, ground),
    worthOfAdvance(outlook, track, ground),
    worthOfAttack(outlook, track, ground),
  );
}

/** Returns the value of a move of the counter without an attack; -Infinity if such a move is not allowed. */
export function worthOfAdvance(outlook: Outlook, track: TrackIndex, ground: Ground): number {
  if (outlook.where.setup.unopposed === 'hold' || ground.own === 0 || ground.other > 0) return -Infinity;
  const gain = gainFrom(outlook, track, ground.box);
  return gain === undefined ? -Infinity : gain + worthOfPeace(outlook, track, moved(outlook, ground));
}

/** Returns the expected value of an attack; -Infinity if the attack is not allowed. */
export function worthOfAttack(outlook: Outlook, track: TrackIndex, ground: Ground): number {
  const ucom: Ucom = outlook.where.setup.scenario.ucom;
  const column = ucomColumn(ground.own, ground.other);
  if (column === undefined) return -Infinity;
  const gain = gainFrom(outlook, track, ground.box);
  let worth = 0;
  for (const [code, faces] of faceCounts(ucom, column)) {
    const losses = lossesOf({ radicals: ground.own, administration: ground.other }, 'radicals', UCOM_LEGEND[code]);
    const after = { own: ground.own - losses.radicals, other: ground.other - losses.administration, box: ground.box };
    const isMoved = after.other === 0 && gain !== undefined;
    const rest = worthOfPeace(outlook, track, isMoved ? moved(outlook, after) : after);
    worth += (faces / 6) * (isMoved ? gain + rest : rest);
  }
  return worth;
}

/** Returns the value of no further action on a track: the negative value of the opponent's best answer. */
export function worthOfPeace(outlook: Outlook, track: TrackIndex, ground: Ground): number {
  if (outlook.price === Infinity) return worthLeft(outlook, track, ground);
  const { answer, worths } = answersOf(outlook);
  const key = ((track * PIECES_MAX + ground.own) * PIECES_MAX + ground.other) * PIECES_MAX + ground.box;
  let worth = worths.get(key);
  if (worth === undefined) worths.set(key, (worth = -worthOfAnswer(outlook, answer, track, ground)));
  return worth;
}

/** A number that is greater than the number of pieces, and the number of boxes, of any track. */
const PIECES_MAX = 1024;

/**
 * The cached outlook for the opponent's answer, and cached results of {@link worthOfPeace}. A plan needs these values
 * many times.
 */
const answersOf = /* @__PURE__ */ remembered(({ where, side, piece }: Outlook) => {
  const answer: Outlook = { where, side: opponentOf(side), price: Infinity, piece };
  return { answer, worths: new Map<number, number>() };
});

function worthOfAnswer({ where, price }: Outlook, answer: Outlook, track: TrackIndex, ground: Ground): number {
  const facing = { own: where.setup.pieces === 'redeploy' ? 0 : ground.other, other: ground.own, box: ground.box };
  let most = -Infinity;
  for (const pile of answersTo(facing)) {
    const worth = worthOfTrack(answer, track, { ...facing, own: facing.own + pile }) - price * pile;
    if (worth > most) most = worth;
  }
  return most;
}

/**
 * Returns the numbers of pieces that the planner evaluates for an answer. The result always contains 0. For a track
 * without pieces, the result contains 1; for any other track, it contains the minimum for each column of the results
 * table.
 */
function answersTo({ own, other }: Ground): readonly number[] {
  if (other === 0) return own > 0 ? [0] : [0, 1];
  const piles = [0];
  for (const reach of COLUMN_REACHES) {
    const count = Math.ceil(reach * other) - own;
    if (count > 0) piles.push(count);
  }
  return piles;
}

/**
 * Returns the value of the remaining pieces on a track. If the counter can still move because the track has pieces of
 * one side only, the result includes the value of this move.
 */
function worthLeft(outlook: Outlook, track: TrackIndex, { own, other, box }: Ground): number {
  const { where, side, piece } = outlook;
  const worth = piece * (own - other);
  const { unopposed, scenario } = where.setup;
  const isLast = where.table.turn >= scenario.plot.radicals.length;
  if (unopposed === 'hold' || isLast || own > 0 === other > 0) return worth;
  if (own > 0) return worth + HELD * (gainFrom(outlook, track, box) ?? 0);
  return worth - HELD * (gainFrom({ where, side: opponentOf(side) }, track, box) ?? 0);
}

/**
 * Returns the number of points by which a side's lead grows if the counter moves one box towards the side's end;
 * `undefined` if the counter is in the last box.
 */
export function gainFrom(
  { where, side }: Pick<Outlook, 'where' | 'side'>,
  track: TrackIndex,
  box: number,
): number | undefined {
  return gainsIn(where)[side][track]![box];
}

/** For each track, box and side, the gain if the counter moves from this box to the next box. */
const gainsIn = /* @__PURE__ */ remembered((where: Position<Uaw>) => {
  const gainsOf = (side: Side): readonly (readonly (number | undefined)[])[] =>
    where.setup.scenario.tracks.map((track) =>
      track.values.map((value, box) => {
        const way = wayOf(side);
        const next = track.values[box + way];
        if (next === undefined) return undefined;
        const points = way * (Math.sign(box + way - track.line) * next - Math.sign(box - track.line) * value);
        return points + worthOfSupporters({ where, side }, box - track.line);
      }),
    );
  return { radicals: gainsOf('radicals'), administration: gainsOf('administration') };
});

/**
 * Returns the additional value if a counter moves to the line or away from it, because a side without supporting
 * counters loses (UW-6.2).
 */
function worthOfSupporters({ where: { setup, table }, side }: Pick<Outlook, 'where' | 'side'>, from: number): number {
  const way = wayOf(side);
  if (setup.wipeOut !== 'support' || (from !== 0 && from !== -way)) return 0;
  const { tracks } = setup.scenario;
  const signs = table.counters.map((box, track) => Math.sign(box - tracks[track]!.line) * way);
  const supporters = (sign: number): number => signs.filter((each) => each === sign).length;
  return from === 0 ? FIRST_SUPPORTER / (supporters(1) + 1) : LAST_SUPPORTER / Math.max(1, supporters(-1));
}

function moved({ side }: Outlook, ground: Ground): Ground {
  return { own: ground.own, other: ground.other, box: ground.box + wayOf(side) };
}
