/** The positions and moves of checkers in backgammon. */

/**
 * For each point, the number of checkers of one side. Points are numbered from this side: 0 is off the board, 1 to 6
 * are the home board, 25 is the bar.
 */
export type Checkers = readonly number[];

/** The point of the bar, where hit checkers wait. */
export const BAR = 25;

const HOME = 6;

/**
 * The checkers of a player and of the opponent. The opponent's checkers are on points numbered from the opponent's
 * side.
 */
export interface Board {
  readonly own: Checkers;
  readonly other: Checkers;
}

/** One checker moved by one die. */
export interface Move {
  readonly from: number;
  readonly die: number;
}

/** The reason why a checker cannot move. */
export type Hindrance = 'no-checker' | 'bar-first' | 'point-held' | 'not-all-home' | 'checker-behind';

/** Returns the number of a point as the other side counts it. The bar (25) of one side becomes 0 for the other side. */
export function mirrored(point: number): number {
  return BAR - point;
}

/** Returns the point to which a move leads. Points below 1 are off the board. */
export function landing({ from, die }: Move): number {
  return Math.max(0, from - die);
}

/**
 * Returns the reason why no checker can move from a point with a die, or `undefined` if a checker can move. The other
 * dice are ignored.
 */
export function hindrance({ own, other }: Board, from: number, die: number): Hindrance | undefined {
  if (own[from] === 0) return 'no-checker';
  if (from !== BAR && own[BAR]! > 0) return 'bar-first';
  if (from > die) return other[mirrored(from - die)]! > 1 ? 'point-held' : undefined;
  const last = lastPoint(own);
  if (last > HOME) return 'not-all-home';
  return from === die || from === last ? undefined : 'checker-behind';
}

/**
 * Returns the legal moves. A player must play as many dice as possible. If the two dice are different, both must be
 * played if possible. If only one of them can be played, it must be the higher die if possible. With equal dice, every
 * move that a checker can make is legal, because checkers of one side never block each other.
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

/** Returns the moves with one die, as if the player had no other die. */
function movesBy(board: Board, die: number): readonly Move[] {
  const moves: Move[] = [];
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) moves.push({ from, die });
  return moves;
}

/** Returns the moves with one die that still allow a move with the next die. */
function movesBefore(board: Board, die: number, next: number): readonly Move[] {
  return movesBy(board, die).filter((move) => canMove({ ...board, own: afterMove(board.own, move) }, next));
}

function canMove(board: Board, die: number): boolean {
  for (let from = BAR; from > 0; from--) if (hindrance(board, from, die) === undefined) return true;
  return false;
}

/**
 * Returns the checkers of a player after a move. The opponent's checkers stay unchanged, because a checker that is hit
 * does not block a point.
 */
function afterMove(own: Checkers, move: Move): Checkers {
  const after = [...own];
  after[move.from]! -= 1;
  after[landing(move)]! += 1;
  return after;
}

/** Returns the highest point with a checker; 0 if all checkers are off the board. */
function lastPoint(own: Checkers): number {
  let point = BAR;
  while (point > 0 && own[point] === 0) point--;
  return point;
}
