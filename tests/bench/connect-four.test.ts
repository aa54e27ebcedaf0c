import { describe, expect, it } from 'vitest';
import { connectFour, rulebook } from '../../bench/yardsticks/connect-four.ts';
import { checkGame } from '../../src/testkit/index.ts';

/** The state after the players, in turn, drop discs into these columns. */
function after(columns: string) {
  return columns
    .split('')
    .reduce(
      (state, column) => connectFour.applyAction(state, connectFour.parse(`${state.table.mover} drop ${column}`)),
      connectFour.setup(),
    );
}

function outcomeAfter(columns: string) {
  const turn = connectFour.turn(after(columns));
  return turn.kind === 'over' ? turn.outcome : undefined;
}

describe('connect four', () => {
  it('obeys the laws of every game', () => {
    checkGame({ game: connectFour, rulebook });
  });

  it('lets discs fall to the lowest empty row, and players take turns', () => {
    const { table } = after('ddc');

    expect(table.cells.flatMap((cell, place) => (cell === 'empty' ? [] : [[place, cell]]))).toEqual([
      [2, 'red'],
      [3, 'red'],
      [10, 'yellow'],
    ]);
    expect(table.mover).toBe('yellow');
  });

  it('accepts no disc in a full column', () => {
    const state = after('aaaaaa');

    expect(connectFour.legalActions(state)).toHaveLength(6);
    expect(connectFour.whyIllegal(state, connectFour.parse('red drop a'))?.code).toBe('column-full');
  });

  it.each([
    ['across', 'aabbccd', 'red'],
    ['up', 'abababa', 'red'],
    ['aslant to the right', 'abbccdcddgd', 'red'],
    ['aslant to the left', 'gffeaeedddabd', 'red'],
    ['for yellow', 'gbgbabab', 'yellow'],
  ])('is won by four in a line: %s', (_direction, columns, winner) => {
    expect(outcomeAfter(columns.slice(0, -1))).toBeUndefined();
    expect(outcomeAfter(columns)).toMatchObject({ kind: 'win', winner, reason: 'four-in-line' });
  });

  it('does not continue a line on the other side of the board', () => {
    // Red holds f1 and g1, and in the next row a2 and b2.
    expect(outcomeAfter('fagbacb')).toBeUndefined();
  });

  it('is a draw when the board is full', () => {
    const columns = 'abababbababacdcdcddcdcdcefefeffefefegggggg';

    expect(outcomeAfter(columns.slice(0, -1))).toBeUndefined();
    expect(outcomeAfter(columns)).toMatchObject({ kind: 'draw', players: ['red', 'yellow'] });
  });

  it('refuses impossible boards', () => {
    const { setup, table, ...rest } = after('abc');
    const refused = (change: object) => () =>
      connectFour.parseState({ ...rest, setup, table: { ...table, ...change } });
    const cells = [...table.cells];
    cells[0] = 'empty';
    cells[7] = 'red';

    expect(refused({ mover: 'red' })).toThrow('as many discs as turns');
    expect(refused({ cells })).toThrow('hangs above an empty cell');
    const won = after('aabbccd').table;
    expect(refused({ ...won, phase: table.phase })).toThrow('The match is over when');
    const outcome = { kind: 'win', winner: 'yellow', reason: 'four-in-line', rule: 'C-3' };
    expect(refused({ ...won, phase: { kind: 'over', outcome } })).toThrow('The match is over when');
  });
});
