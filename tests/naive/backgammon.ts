/**
 * A naive search for the ways to play a roll of backgammon, which tries every sequence of moves. The search represents
 * the board differently from the rules.
 */

/** A board of 24 points from the view of one player. Negative numbers are the opponent's checkers. */
export interface NaiveBoard {
  /** The number of checkers on each point. Point 1 has the index 0. */
  readonly points: readonly number[];
  readonly onBar: number;
  readonly borneOff: number;
  /** The number of the opponent's checkers on the bar. */
  readonly hit: number;
}

interface Sequence {
  readonly dice: readonly number[];
  readonly end: NaiveBoard;
}

/**
 * The possible boards after a player’s turn. A player must make as many moves as possible. If only one die can be
 * played, the player must play the higher die if possible.
 */
export function waysToPlay(board: NaiveBoard, [first, second]: readonly [number, number]): readonly NaiveBoard[] {
  const orders =
    first === second
      ? [[first, first, first, first]]
      : [
          [first, second],
          [second, first],
        ];
  const sequences = orders.flatMap((dice) => sequencesOf(board, dice));
  const longest = Math.max(...sequences.map(({ dice }) => dice.length));
  const long = sequences.filter(({ dice }) => dice.length === longest);
  const highest = Math.max(...long.map(({ dice }) => dice[0] ?? 0));
  const allowed = longest === 1 ? long.filter(({ dice }) => dice[0] === highest) : long;
  return allowed.map(({ end }) => end);
}

/** Every sequence of moves with these dice in the given order, until no move is possible. */
function sequencesOf(board: NaiveBoard, [die, ...rest]: readonly number[]): readonly Sequence[] {
  const boards = die === undefined ? [] : boardsAfter(board, die);
  if (boards.length === 0) return [{ dice: [], end: board }];
  return boards.flatMap((next) => sequencesOf(next, rest).map(({ dice, end }) => ({ dice: [die!, ...dice], end })));
}

/** The possible boards after one move with one die. */
function boardsAfter(board: NaiveBoard, die: number): readonly NaiveBoard[] {
  const { points, onBar } = board;
  if (onBar > 0) return arrivals({ ...board, onBar: onBar - 1 }, 24 - die);
  return points.flatMap((count, place) => {
    if (count <= 0) return [];
    const without = { ...board, points: points.with(place, count - 1) };
    return place - die >= 0 ? arrivals(without, place - die) : departures(board, without, { place, die });
  });
}

function arrivals(board: NaiveBoard, place: number): readonly NaiveBoard[] {
  const there = board.points[place]!;
  if (there < -1) return [];
  if (there === -1) return [{ ...board, points: board.points.with(place, 1), hit: board.hit + 1 }];
  return [{ ...board, points: board.points.with(place, there + 1) }];
}

function departures(
  { points }: NaiveBoard,
  without: NaiveBoard,
  { place, die }: { readonly place: number; readonly die: number },
): readonly NaiveBoard[] {
  const places = points.flatMap((count, each) => (count > 0 ? [each] : []));
  const isAllHome = places.every((each) => each < 6);
  const isExact = place + 1 === die;
  const isHighest = places.every((each) => each <= place);
  return isAllHome && (isExact || isHighest) ? [{ ...without, borneOff: without.borneOff + 1 }] : [];
}
