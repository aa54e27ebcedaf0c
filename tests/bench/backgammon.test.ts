import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backgammon, backgammon, rulebook } from '../../bench/yardsticks/backgammon.ts';
import type { State } from '../../src/core/index.ts';
import { createRng } from '../../src/core/random.ts';
import { checkGame } from '../../src/testkit/index.ts';
import { waysToPlay } from '../naive/backgammon.ts';
import { times } from '../times.ts';

type Dice = readonly number[];
type Points = Readonly<Record<number, number>>;

/**
 * A position in which white must move with these dice, or roll if no dice are given. Points are numbered from each
 * side's view. Checkers that are not on the board are borne off.
 */
function position(white: Points, black: Points, dice?: Dice): State<Backgammon> {
  const checkers = { white: checkersAt(white), black: checkersAt(black) };
  const phase = dice === undefined ? { kind: 'roll', player: 'white' } : { kind: 'move', player: 'white', dice };
  return backgammon.parseState({ ...backgammon.setup(), table: { checkers, phase } });
}

function checkersAt(points: Points): readonly number[] {
  const borneOff = 15 - Object.values(points).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: 26 }, (_, point) => points[point] ?? (point === 0 ? borneOff : 0));
}

const START: Points = { 6: 5, 8: 3, 13: 5, 24: 2 };

/** White's legal moves, each as a point and a die. */
function movesIn(state: State<Backgammon>): readonly string[] {
  return backgammon.legalActions(state, 'white').map((action) => backgammon.format(action).slice('white move '.length));
}

function codeOf(state: State<Backgammon>, move: string): string | undefined {
  return backgammon.whyIllegal(state, backgammon.parse(`white move ${move}`))?.code;
}

function play(state: State<Backgammon>, ...lines: readonly string[]): State<Backgammon> {
  return lines.reduce((now, line) => backgammon.applyAction(now, backgammon.parse(line)), state);
}

describe('backgammon', () => {
  it('obeys the laws of every game', () => {
    // The random walks are short, because complete matches are long.
    checkGame({ game: backgammon, rulebook, walkLength: 40 }, { numRuns: times(30) });
  });

  it('starts with the player who rolled the higher die, who plays both dice', () => {
    const start = backgammon.setup();

    expect(backgammon.chanceOutcomes(start)).toHaveLength(30);
    const { phase } = play(start, 'chance roll 2 5').table;
    expect(phase).toEqual({ kind: 'move', player: 'black', dice: [2, 5] });
  });

  it('rolls two dice for each later turn, and a double is half as likely as any other roll', () => {
    const rolled = backgammon.chanceOutcomes(
      play(backgammon.setup(), 'chance roll 3 1', 'white move 8 3', 'white move 6 1'),
    );

    expect(rolled).toHaveLength(21);
    expect(rolled.reduce((sum, { weight }) => sum + weight, 0)).toBe(36);
    expect(rolled.find(({ action }) => action.first === 4 && action.second === 4)?.weight).toBe(1);
  });

  it('moves four checkers after a double', () => {
    const rolled = play(position(START, START, [1]), 'white move 8 1', 'chance roll 3 3');

    expect(rolled.table.phase).toEqual({ kind: 'move', player: 'black', dice: [3, 3, 3, 3] });
    const played = play(rolled, 'black move 24 3', 'black move 24 3', 'black move 13 3');
    expect(played.table.phase).toEqual({ kind: 'move', player: 'black', dice: [3] });
  });

  it('hits a single checker, which goes to the bar', () => {
    // Black has a single checker on its point 20, which is white's point 5.
    const state = position(START, { 6: 5, 8: 3, 13: 5, 20: 1, 24: 1 }, [3]);
    const { white, black } = play(state, 'white move 8 3').table.checkers;

    expect([white[5], black[20], black[25]]).toEqual([1, 0, 1]);
  });

  it('cannot land on a point that the opponent holds', () => {
    // Black holds its point 6, which is white's point 19.
    expect(codeOf(position(START, START, [5]), '24 5')).toBe('point-held');
    expect(codeOf(position(START, START, [4]), '24 4')).toBeUndefined();
  });

  it('must first enter checkers from the bar', () => {
    const state = position({ 25: 1, 13: 14 }, START, [6, 4]);

    // With a 6, white's checker would enter at white's point 19, which black holds.
    expect(movesIn(state)).toEqual(['25 4']);
    expect(codeOf(state, '25 6')).toBe('point-held');
    expect(codeOf(state, '13 4')).toBe('bar-first');
    expect(movesIn(play(state, 'white move 25 4'))).toEqual(['21 6', '13 6']);
  });

  it('passes the turn of a player who cannot move', () => {
    // Black holds all points at which white could enter.
    const black = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3 };
    const state = play(position({ 6: 14, 25: 1 }, black), 'chance roll 3 1');

    expect(state.table.phase).toEqual({ kind: 'roll', player: 'black' });
  });

  it('must play both dice if that is possible', () => {
    // Black holds white's point 6. After a move from 13 to 12, white could not play a 6.
    const state = position({ 13: 1, 4: 14 }, { 6: 5, 8: 5, 9: 3, 19: 2 }, [6, 1]);

    expect(movesIn(state)).toEqual(['13 6', '4 1']);
    expect(codeOf(state, '13 1')).toBe('die-wasted');
    expect(movesIn(play(state, 'white move 4 1'))).toEqual(['13 6']);
  });

  it('plays the higher die if only one can be played', () => {
    // Black holds two of white's points: point 7, and point 2, which a move with both dice would reach.
    const state = position({ 13: 1, 4: 14 }, { 6: 5, 8: 5, 9: 3, 23: 2 }, [5, 6]);

    expect(movesIn(state)).toEqual(['13 6']);
    expect(codeOf(state, '13 5')).toBe('die-wasted');
    expect(play(state, 'white move 13 6').table.phase).toEqual({ kind: 'roll', player: 'black' });
    expect(movesIn(position({ 13: 1, 4: 14 }, { 6: 5, 8: 5, 9: 1, 18: 2, 23: 2 }, [5, 6]))).toEqual(['13 5']);
  });

  it('cannot play a die that was not rolled', () => {
    expect(codeOf(position(START, START, [6, 1]), '13 2')).toBe('no-such-die');
    expect(codeOf(position(START, START, [6, 1]), '12 6')).toBe('no-checker');
  });

  it('bears off by the exact die, and from the highest point by a larger one', () => {
    const home = { 5: 2, 3: 1 };

    expect(movesIn(position(home, START, [3]))).toEqual(['5 3', '3 3']);
    expect(movesIn(position(home, START, [6]))).toEqual(['5 6']);
    expect(codeOf(position(home, START, [6]), '3 6')).toBe('checker-behind');
    expect(play(position(home, START, [6]), 'white move 5 6').table.checkers.white[0]).toBe(13);
    expect(codeOf(position({ 7: 1, 3: 14 }, START, [3]), '3 3')).toBe('not-all-home');
  });

  it('is won by the player who has no checkers left', () => {
    const turn = backgammon.turn(play(position({ 2: 1 }, START, [6, 5]), 'white move 2 6'));

    expect(turn).toMatchObject({ kind: 'over', outcome: { kind: 'win', winner: 'white', reason: 'borne-off' } });
  });

  it('refuses impossible positions', () => {
    const closed = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 };

    expect(() => position({ 6: 16 }, START, [1])).toThrow('table.checkers.white');
    expect(() => position({ 7: 1 }, { 18: 1 }, [1])).toThrow('checkers of both sides');
    expect(() => position({ ...closed, 25: 1 }, { ...closed, 25: 1 })).toThrow('shut out');
    expect(() => position({}, START, [1])).toThrow('no checkers left');
    expect(() => position(START, START, [1, 1, 2])).toThrow('equal dice');
  });

  it('has as many first moves as a search of all sequences of moves finds', () => {
    const begun = play(position(START, START), 'chance roll 3 1');

    expect(waysOf(begun).size).toBe(16);
    expect(waysOf(begun)).toEqual(searchedWays(begun, [3, 1]));
  });

  it('has, in any position, as many moves as that search finds', () => {
    const die = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 400 }), fc.tuple(die, die), (seed, end, [one, two]) => {
        const reached = reachedBefore(end, seed);
        const rolled = play(reached, `chance roll ${Math.max(one, two)} ${Math.min(one, two)}`);

        expect(waysOf(rolled)).toEqual(searchedWays(reached, [one, two]));
      }),
      { numRuns: times(400) },
    );
  });
});

/** Plays a random match, and goes back `end` actions from its last position. In this position, white must roll. */
function reachedBefore(end: number, seed: number): State<Backgammon> {
  const length = playedFor(Infinity, seed).actions;
  const { checkers } = playedFor(Math.max(0, length - end), seed);
  return backgammon.parseState({
    ...backgammon.setup(),
    table: { checkers, phase: { kind: 'roll', player: 'white' } },
  });
}

/**
 * Plays at most `most` actions of a random match. Returns the number of actions played, and the checkers after the last
 * action.
 */
function playedFor(most: number, seed: number) {
  const rng = createRng(seed);
  const fork = backgammon.fork(backgammon.setup(), { dice: 'manual' });
  let actions = 0;
  for (; actions < most && fork.turn().kind !== 'over'; actions++) fork.apply(fork.randomAction(rng));
  return { actions, checkers: fork.state.table.checkers };
}

/** The possible boards after white's turn, according to the rules of the game. */
function waysOf(state: State<Backgammon>): ReadonlySet<string> {
  const { checkers, phase } = state.table;
  if (phase.kind !== 'move' || phase.player !== 'white') return new Set([JSON.stringify(checkers)]);
  return new Set(
    backgammon.legalActions(state).flatMap((action) => [...waysOf(backgammon.applyAction(state, action))]),
  );
}

/** The possible boards after white's turn, according to the naive search. */
function searchedWays(
  { table: { checkers } }: State<Backgammon>,
  dice: readonly [number, number],
): ReadonlySet<string> {
  const { white, black } = checkers;
  const points = white.slice(1, 25).map((count, place) => count - black[24 - place]!);
  const ends = waysToPlay({ points, onBar: white[25]!, borneOff: white[0]!, hit: 0 }, dice);
  return new Set(
    ends.map((end) => {
      const own = [end.borneOff, ...end.points.map((count) => Math.max(count, 0)), end.onBar];
      const other = end.points.map((count) => Math.max(-count, 0)).reverse();
      return JSON.stringify({ white: own, black: [black[0], ...other, black[25]! + end.hit] });
    }),
  );
}
