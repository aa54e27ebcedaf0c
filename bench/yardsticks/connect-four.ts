/**
 * Connect four as a game of this library. The game has neither chance nor hidden information, and it has only one
 * action type. Other libraries have published their speed for this game.
 */
import * as v from 'valibot';
import {
  type Declaration,
  defineGame,
  endMatch,
  type Issue,
  enumIndexOf,
  type PositionAt,
  type Rulebook,
  seedSchema,
  type TypesOf,
  violation,
} from '../../src/core/index.ts';

const PLAYERS = ['red', 'yellow'] as const;
type Player = (typeof PLAYERS)[number];
const opponentOf = (player: Player): Player => (player === 'red' ? 'yellow' : 'red');

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const WIDTH = COLUMNS.length;
const HEIGHT = 6;

/** All cells, row by row from the bottom. */
const CELLS = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell);
const TOP_ROW = WIDTH * (HEIGHT - 1);

/** Every line of four cells: horizontal, vertical, and both diagonals. */
const LINES = CELLS.flatMap((cell) =>
  [
    { across: 1, up: 0 },
    { across: 0, up: 1 },
    { across: 1, up: 1 },
    { across: -1, up: 1 },
  ].flatMap(({ across, up }) => {
    const lastColumn = (cell % WIDTH) + 3 * across;
    const lastCell = cell + 3 * (across + WIDTH * up);
    const isOnBoard = lastColumn >= 0 && lastColumn < WIDTH && lastCell < CELLS.length;
    return isOnBoard ? [[0, 1, 2, 3].map((place) => cell + place * (across + WIDTH * up))] : [];
  }),
);
const LINES_THROUGH = CELLS.map((cell) => LINES.filter((line) => line.includes(cell)));

/** The rules of this game. */
export const rulebook = {
  'C-1': {
    title: 'A turn',
    text: 'Two players take turns, red first. In a turn a player drops a disc into one of seven columns.',
  },
  'C-2': {
    title: 'Falling discs',
    text: 'The disc falls to the lowest empty row of six. A player cannot choose a full column.',
  },
  'C-3': {
    title: 'Four in a line',
    text: 'The player who has four discs in a line, horizontal, vertical or diagonal, wins.',
  },
  'C-4': { title: 'A full board', text: 'When the board is full and nobody has won, the match is a draw.' },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

const declared = {
  player: v.picklist(PLAYERS),
  setup: {},
  table: {
    mover: v.picklist(PLAYERS),
    cells: v.pipe(v.array(v.picklist(['empty', ...PLAYERS])), v.length(CELLS.length)),
  },
  phases: { drop: {} },
  actions: { drop: { column: enumIndexOf(COLUMNS) } },
  endings: { 'four-in-line': 'C-3', 'board-full': 'C-4' },
} satisfies Declaration<RuleId>;

export interface ConnectFour extends TypesOf<typeof declared, RuleId> {
  options: object;
  event: { type: 'dropped'; rule: RuleId; player: Player; column: string; row: number };
}
type Cells = ConnectFour['table']['cells'];

export const connectFour = defineGame<ConnectFour>({
  id: 'connect-four',
  title: 'Connect four',
  rulesVersion: 1,
  declared,
  turnRule: 'C-1',
  options: v.strictObject({ seed: v.optional(seedSchema) }),
  initialState: () => ({
    setup: {},
    table: { mover: 'red', cells: CELLS.map(() => 'empty' as const), phase: { kind: 'drop' } },
  }),
  players: () => PLAYERS,
  phases: {
    drop: {
      rule: 'C-1',
      actor: ({ table }) => table.mover,
      choices({ table }, offer) {
        for (let column = 0; column < WIDTH; column++) if (hasRoom(table.cells, column)) offer.one('drop', column);
      },
    },
    over: { rule: 'C-3' },
  },
  actions: {
    drop: {
      whyIllegal: ({ table }, { column }) =>
        hasRoom(table.cells, column) ? undefined : violation('column-full', 'C-2', { column: COLUMNS[column]! }),
      apply(state, { column }) {
        const { table, player, log } = state;
        const { cells } = table;
        const cell = lowestEmpty(cells, column);
        cells[cell] = player;
        table.mover = opponentOf(player);
        log?.push({
          type: 'dropped',
          rule: 'C-2',
          player,
          column: COLUMNS[column]!,
          row: 1 + Math.floor(cell / WIDTH),
        });
        if (LINES_THROUGH[cell]!.some((line) => isHeld(cells, line, player)))
          endMatch<ConnectFour>(state, { kind: 'win', winner: player, reason: 'four-in-line', rule: 'C-3' });
        else if (isFull(cells))
          endMatch<ConnectFour>(state, { kind: 'draw', players: PLAYERS, reason: 'board-full', rule: 'C-4' });
      },
    },
  },
  chance: {},
  issueInTable,
});

function hasRoom(cells: Cells, column: number): boolean {
  return cells[TOP_ROW + column] === 'empty';
}

function lowestEmpty(cells: Cells, column: number): number {
  let cell = column;
  while (cells[cell] !== 'empty') cell += WIDTH;
  return cell;
}

function isHeld(cells: Cells, line: readonly number[], player: Player): boolean {
  return line.every((cell) => cells[cell] === player);
}

function isFull(cells: Cells): boolean {
  return !cells.includes('empty', TOP_ROW);
}

function issueInTable({ table, phase }: PositionAt<ConnectFour>): Issue | undefined {
  const { cells, mover } = table;
  const [red, yellow] = PLAYERS.map((player) => cells.filter((cell) => cell === player).length);
  const due = red === yellow ? 'red' : red === yellow! + 1 ? 'yellow' : undefined;
  if (mover !== due) return { path: 'table.mover', reason: 'Expected as many discs as turns' };
  if (cells.some((cell, place) => cell !== 'empty' && cells[place - WIDTH] === 'empty'))
    return { path: 'table.cells', reason: 'A disc hangs above an empty cell' };
  const winner = PLAYERS.find((player) => LINES.some((line) => isHeld(cells, line, player)));
  const isOver = winner !== undefined || isFull(cells);
  const named = phase.kind === 'over' && phase.outcome.kind === 'win' ? phase.outcome.winner : undefined;
  return isOver === (phase.kind === 'over') && named === winner
    ? undefined
    : {
        path: 'table.phase',
        reason: 'The match is over when a player has a line or the board is full, and not before',
      };
}
