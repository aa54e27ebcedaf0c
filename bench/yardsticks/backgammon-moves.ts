/** The positions and moves of checkers in backgammon. */

/**
 * The number of checkers of one side on each point, numbered from that side: 0 is off the board, 1 to 6 the home board,
 * 25 the bar.
 */
export type Checkers = readonly number[];

/** The point of the bar, where hit checkers wait. */
export const BAR = 25;

const HOME = 6;

/** The checkers of a player, and those of the opponent, whose points are numbered from the opponent's side. */
export interface Board {
  readonly own: Checkers;
  readonly other: Checkers;
}

/** One checker moved by one die. */
export interface Move {
  readonly from: number;
  readonly die: number;
}

/** Why a checker cannot move. */
export type Hindrance = 'no-checker' | 'bar-first' | 'point-held' | 'not-all-home' | 'checker-behind';

/** A point as numbered from the other side. The bar of one side is off the board for the other. */
export function mirrored(point: number): number {
  return BAR - point;
}

/** The target of a move. Points below 1 are off the board. */
export function landing({ from, die }: Move): number {
  return Math.max(0, from - die);
}

/** Why no checker can move from a point with a die, apart from other dice; `undefined` if one can. */
export function hindrance({ own, other }: Board, from: number, die: number): Hindrance | undefined {
  if (own[from] === 0) return 'no-checker';
  if (from !== BAR && own[BAR]! > 0) return 'bar-first';
  if (from > die) return other[mirrored(from - die)]! > 1 ? 'point-held' : undefined;
  const last = lastPoint(own);
  if (last > HOME) return 'not-all-home';
  return from === die || from === last ? undefined : 'checker-behind';
}

/**
 * The legal moves: as many dice as possible must be played; of two different dice both if possible, otherwise the
 * higher one. With equal dice every move is legal, because checkers of one side never block each other.
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

/** The moves with one die, apart from the other die. */
function movesBy(board: Board, die: number): readonly Move[] {
  const moves: Move[] = [];
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) moves.push({ from, die });
  return moves;
}

/** The moves with one die after which the next die can be played. */
function movesBefore(board: Board, die: number, next: number): readonly Move[] {
  return movesBy(board, die).filter((move) => canMove({ ...board, own: afterMove(board.own, move) }, next));
}

function canMove(board: Board, die: number): boolean {
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) return true;
  return false;
}

/**
 * The checkers of a player after a move. A hit checker holds no point, so that the opponent's checkers can stay as they
 * are.
 */
function afterMove(own: Checkers, move: Move): Checkers {
  const after = [...own];
  after[move.from]! -= 1;
  after[landing(move)]! += 1;
  return after;
}

/** The greatest point that has a checker; 0 if all checkers are off the board. */
function lastPoint(own: Checkers): number {
  let point = BAR;
  while (point > 0 && own[point] === 0) point--;
  return point;
}
