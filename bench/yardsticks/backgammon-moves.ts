/** Where the checkers of backgammon stand, and where they may go. */

/** Checkers of one side by point, as that side counts: 0 is off the board, 1 to 6 is home, 25 is the bar. */
export type Checkers = readonly number[];

/** The point on which checkers that were hit wait. */
export const BAR = 25;

const HOME = 6;

/** The checkers of a player, and those of the opponent as the opponent counts. */
export interface Board {
  readonly own: Checkers;
  readonly other: Checkers;
}

/** One checker moved by one die. */
export interface Move {
  readonly from: number;
  readonly die: number;
}

/** Why a checker cannot go. */
export type Hindrance = 'no-checker' | 'bar-first' | 'point-held' | 'not-all-home' | 'checker-behind';

/** The same point as the opponent counts: the bar of one is off the board for the other. */
export function mirrored(point: number): number {
  return BAR - point;
}

/** Where a checker gets to: points below 1 are off the board. */
export function landing({ from, die }: Move): number {
  return Math.max(0, from - die);
}

/** Why no checker can go from a point by a die, whatever comes before or after; `undefined` if one can. */
export function hindrance({ own, other }: Board, from: number, die: number): Hindrance | undefined {
  if (own[from] === 0) return 'no-checker';
  if (from !== BAR && own[BAR]! > 0) return 'bar-first';
  if (from > die) return other[mirrored(from - die)]! > 1 ? 'point-held' : undefined;
  const last = lastPoint(own);
  if (last > HOME) return 'not-all-home';
  return from === die || from === last ? undefined : 'checker-behind';
}

/**
 * The moves that leave as many of the other dice to be played as can be: of two dice both if there is a way, or else the higher
 * one. Of equal dice every move does, since no checker is ever in the way of another one of its side.
 */
export function legalMoves(board: Board, dice: readonly number[]): readonly Move[] {
  const [one, two = one] = dice;
  if (one === undefined || two === undefined) return [];
  if (one === two) return movesBy(board, one);
  const both = [...movesBefore(board, one, two), ...movesBefore(board, two, one)];
  if (both.length > 0) return both;
  const byHigher = movesBy(board, Math.max(one, two));
  return byHigher.length > 0 ? byHigher : movesBy(board, Math.min(one, two));
}

/** The moves by one die, whatever comes after. */
function movesBy(board: Board, die: number): readonly Move[] {
  const moves: Move[] = [];
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) moves.push({ from, die });
  return moves;
}

/** The moves by one die after which the next one can be played. */
function movesBefore(board: Board, die: number, next: number): readonly Move[] {
  return movesBy(board, die).filter((move) => canMove({ ...board, own: afterMove(board.own, move) }, next));
}

function canMove(board: Board, die: number): boolean {
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) return true;
  return false;
}

/** The checkers of a player after a move. What it hits holds no point before or after. */
function afterMove(own: Checkers, move: Move): Checkers {
  const after = [...own];
  after[move.from]! -= 1;
  after[landing(move)]! += 1;
  return after;
}

/** The point of the checker that is farthest from home; 0 if all are off the board. */
function lastPoint(own: Checkers): number {
  let point = BAR;
  while (point > 0 && own[point] === 0) point--;
  return point;
}
