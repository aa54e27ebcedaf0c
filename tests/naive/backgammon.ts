/**
 * The ways to play a roll of backgammon, found by trying every sequence of moves, on a board that is written down in another
 * way than that of the rules.
 */

/** A board as one player sees it: 24 points, on which the checkers of the opponent are negative. */
export interface NaiveBoard {
  /** Point 1 is at place 0. */
  readonly points: readonly number[];
  readonly onBar: number;
  readonly borneOff: number;
  /** How many of the opponent's checkers have been hit. */
  readonly hit: number;
}

interface Sequence {
  readonly dice: readonly number[];
  readonly end: NaiveBoard;
}

/**
 * The boards that the player may leave: after the longest sequences of moves, and of single moves after those by the higher
 * die.
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

/** Every sequence of moves by these dice, in this order, until there is no move. */
function sequencesOf(board: NaiveBoard, [die, ...rest]: readonly number[]): readonly Sequence[] {
  const boards = die === undefined ? [] : boardsAfter(board, die);
  if (boards.length === 0) return [{ dice: [], end: board }];
  return boards.flatMap((next) => sequencesOf(next, rest).map(({ dice, end }) => ({ dice: [die!, ...dice], end })));
}

/** The boards after one move by one die. */
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
