import type { Position } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import type { TrackIndex } from '../rules/scenario-shape.ts';
import { opponentOf, type Side, wayOf } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import type { Pile } from './placements.ts';
import { leadIn } from './prospects.ts';
import { COLUMN_REACHES, leftAfter, rollOdds } from './roll-odds.ts';

/**
 * The value of a side's pieces on a track without pieces of the opponent, as a fraction of the gain from moving the
 * counter one box.
 */
const HELD = 0.5;

/**
 * The value, in points, of a move to the line by the last counter that supports the opponent. If n counters support the
 * opponent, the value of such a move is this number divided by n.
 */
const LAST_SUPPORTER = 12;

/**
 * The value, in points, of winning the first counter that supports the side. The value of the nth such counter is this
 * number divided by n.
 */
const FIRST_SUPPORTER = 6;

/** A track from the point of view of a side. */
export interface Ground {
  readonly own: number;
  readonly other: number;
  readonly box: number;
}

/**
 * For each track and each box, the number of points that a side gains if the counter moves from this box to the next
 * box towards the side's end; `undefined` for the last box.
 */
type Gains = readonly (readonly (number | undefined)[])[];

/** The opponent's answer to a move. */
interface Answer {
  /** The {@link Outlook} of the opponent. */
  readonly outlook: Outlook;
  /**
   * The price that the opponent pays for each piece in the answer, because the opponent cannot use this piece
   * elsewhere.
   */
  readonly price: number;
}

/**
 * A position, and the assumptions of a side about this position. Each value is a number of support points by which the
 * side's lead is expected to grow.
 */
export class Outlook {
  readonly where: Position<Uaw>;
  readonly side: Side;
  /** The value of a piece that remains after the opponent's answer. */
  readonly piece: number;
  /** The opponent's answer; `undefined` if the opponent does not answer. */
  readonly #answer: Answer | undefined;
  readonly #gains: Readonly<Record<Side, Gains>>;
  /** For each track, cached results of {@link Outlook.#answersTo}. A plan needs these results many times. */
  readonly #answers: readonly Map<number, readonly Pile[]>[];

  constructor(where: Position<Uaw>, side: Side, piece: number, answer?: Answer) {
    this.where = where;
    this.side = side;
    this.piece = piece;
    this.#answer = answer;
    this.#gains = gainsIn(where);
    this.#answers = where.setup.scenario.tracks.map(() => new Map());
  }

  /** Returns the value of the best action on a track after deployment: an attack, a move of the counter, or no action. */
  worthOfTrack(track: TrackIndex, ground: Ground): number {
    return Math.max(
      this.worthOfPeace(track, ground),
      this.worthOfAdvance(track, ground),
      this.worthOfAttack(track, ground),
    );
  }

  /** Returns the value of a move of the counter without an attack; -Infinity if such a move is not allowed. */
  worthOfAdvance(track: TrackIndex, ground: Ground): number {
    const { setup, table } = this.where;
    if (setup.unopposed === 'hold' || ground.own === 0 || ground.other > 0) return -Infinity;
    if (this.side === table.mover && table.done.advanced.includes(track)) return -Infinity;
    const gain = this.gainFrom(track, ground.box);
    return gain === undefined ? -Infinity : gain + this.worthOfPeace(track, this.#moved(ground));
  }

  /** Returns the expected value of an attack; -Infinity if the attack is not allowed. */
  worthOfAttack(track: TrackIndex, { own, other, box }: Ground): number {
    const odds = rollOdds(this.where.setup.scenario.ucom, own, other);
    if (odds === undefined) return -Infinity;
    const gain = this.gainFrom(track, box);
    let worth = 0;
    for (const { result, probability } of odds) {
      const left = leftAfter(result, own, other);
      // The spread syntax `...left` would make the strategist ten times as slow.
      const after = { own: left.own, other: left.other, box };
      const isMoved = after.other === 0 && gain !== undefined;
      const rest = this.worthOfPeace(track, isMoved ? this.#moved(after) : after);
      worth += probability * (isMoved ? gain + rest : rest);
    }
    return worth;
  }

  /**
   * Returns the value of a track if the side takes no further action there: the value of the opponent's best answer,
   * with the opposite sign.
   */
  worthOfPeace(track: TrackIndex, ground: Ground): number {
    if (this.#answer === undefined) return this.#worthLeft(track, ground);
    const { outlook, price } = this.#answer;
    let most = -Infinity;
    for (const { count, worth } of outlook.#answersTo(track, ground)) {
      const rest = worth - price * count;
      if (rest > most) most = rest;
    }
    return -most;
  }

  /**
   * Returns the number of points by which the side's lead grows if the counter moves one box towards the side's end;
   * `undefined` if the counter is in the last box.
   */
  gainFrom(track: TrackIndex, box: number): number | undefined {
    return this.#gains[this.side][track]![box];
  }

  /**
   * Returns the numbers of pieces with which the side can answer on a track, and the values of these answers. The track
   * is given from the point of view of the opponent.
   */
  #answersTo(track: TrackIndex, { own: other, other: present, box }: Ground): readonly Pile[] {
    const cached = this.#answers[track]!;
    const key = (present * PIECES_MAX + other) * BOXES_MAX + box;
    let answers = cached.get(key);
    if (answers === undefined) {
      const own = this.where.setup.pieces === 'redeploy' ? 0 : present;
      answers = answerCounts(own, other).map((count) => ({
        count,
        worth: this.worthOfTrack(track, { own: own + count, other, box }),
      }));
      cached.set(key, answers);
    }
    return answers;
  }

  /**
   * Returns the value of a track if the opponent does not answer: the value of the pieces on the track. If the counter
   * can still move because the track has pieces of one side only, the result includes the value of this move.
   */
  #worthLeft(track: TrackIndex, { own, other, box }: Ground): number {
    const worth = this.piece * (own - other);
    const { unopposed, scenario } = this.where.setup;
    const isLast = this.where.table.turn >= scenario.plot.radicals.length;
    if (unopposed === 'hold' || isLast || own > 0 === other > 0) return worth;
    const holder = own > 0 ? this.side : opponentOf(this.side);
    const held = HELD * (this.#gains[holder][track]![box] ?? 0);
    return own > 0 ? worth + held : worth - held;
  }

  #moved({ own, other, box }: Ground): Ground {
    return { own, other, box: box + wayOf(this.side) };
  }
}

/** A number that is greater than the number of pieces on any track in practice. */
const PIECES_MAX = 2 ** 20;

/** A number that is greater than the number of boxes of any track. */
const BOXES_MAX = 64;

/**
 * Returns numbers of pieces. The planner evaluates an answer with each of these numbers of new pieces on the track. The
 * result always contains the number 0. If the track has no pieces, the result also contains the number 1. If the other
 * side has pieces on the track, the result also contains the lowest number of new pieces that reaches each column of
 * the results table.
 */
function answerCounts(own: number, other: number): readonly number[] {
  if (other === 0) return own > 0 ? [0] : [0, 1];
  const piles = [0];
  for (const reach of COLUMN_REACHES) {
    const count = Math.ceil(reach * other) - own;
    if (count > 0) piles.push(count);
  }
  return piles;
}

/** Returns the {@link Gains} of both sides. */
const gainsIn = /* @__PURE__ */ remembered((where: Position<Uaw>) => {
  const gainsOf = (side: Side): Gains => {
    const way = wayOf(side);
    const worths = worthOfSupporters(where, way);
    return where.setup.scenario.tracks.map((track) =>
      track.values.map((_, box) => {
        if (track.values[box + way] === undefined) return undefined;
        const points = way * (leadIn(track, box + way) - leadIn(track, box));
        if (box === track.line) return points + worths.first;
        return box + way === track.line ? points + worths.last : points;
      }),
    );
  };
  return { radicals: gainsOf('radicals'), administration: gainsOf('administration') };
});

/**
 * Returns the additional values of a counter's move from the line (`first`) and to the line (`last`). These moves have
 * additional value because a side without supporting counters loses (UW-6.2).
 */
function worthOfSupporters({ setup, table }: Position<Uaw>, way: number) {
  if (setup.wipeOut !== 'support') return { first: 0, last: 0 };
  let [own, other] = [0, 0];
  for (const [track, { line }] of setup.scenario.tracks.entries()) {
    const side = (table.counters[track]! - line) * way;
    if (side > 0) own++;
    else if (side < 0) other++;
  }
  return { first: FIRST_SUPPORTER / (own + 1), last: LAST_SUPPORTER / Math.max(1, other) };
}
