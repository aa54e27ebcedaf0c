import { type BoardDraft, putUnit } from './board-state.ts';
import { type Counters, OFF_MAP } from './counters.ts';
import { BoardView } from './board-view.ts';

/** Settings of {@link turnCourse}. */
export interface TurnCourseSettings<Side extends string, Rule extends string> {
  /** Number of turns of a match. */
  readonly turns: number;
  /** The phases that each side has in a turn, in order: `['move', 'combat']`. */
  readonly phases: readonly string[];
  /** The rule that events cite. */
  readonly rule: Rule;
  /** This function runs after the last turn. The function must end the match. */
  end(this: void, state: BoardDraft<Side, Rule>): void;
}

/**
 * Returns a function that starts the next phase. The next phase is a phase of the same side, of the other side, or of
 * the next turn. Before the first phase of a side, a unit of this side enters the map if its turn of entry has come and
 * its space has room.
 *
 * @param counters - Sides and units.
 * @param settings - Turns and phases.
 * @returns A function that changes a given state. If the current phase is not in `phases`, this function starts the
 * first phase of turn 1.
 *
 * @example
 * ```ts
 * import { Counters, hexMap } from 'countersheet/mechanics';
 *
 * const map = hexMap({ top: 'flat', shifted: 'odd', rows: ['...'] });
 * const counters = new Counters({
 *   map,
 *   sides: ['red', 'blue'],
 *   kinds: { infantry: { strengths: [4], allowance: 3 } },
 *   units: [
 *     { id: 'r1', side: 'red', kind: 'infantry', at: '0101' },
 *     { id: 'b1', side: 'blue', kind: 'infantry', at: '0301' },
 *   ],
 *   costs: { terrain: { '.': 1 } },
 * });
 * const next = turnCourse(counters, { turns: 3, phases: ['move', 'combat'], rule: 'T-1', end: () => undefined });
 * const table = { ...structuredClone(counters.start()), phase: { kind: 'deploy' } } as Parameters<typeof next>[0]['table'];
 * const state = { table, secrets: { red: {}, blue: {} }, log: undefined };
 * next(state);
 * [table.mover, table.phase.kind] // => ['red', 'move']
 * next(state);
 * next(state);
 * [table.mover, table.phase.kind] // => ['blue', 'move']
 * ```
 */
export function turnCourse<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  { turns, phases, rule, end }: TurnCourseSettings<Side, Rule>,
): (state: BoardDraft<Side, Rule>) => void {
  const board = new BoardView(counters);
  const [first, second] = counters.mix.sides;
  const begin = (state: BoardDraft<Side, Rule>, side: Side): void => {
    const { table, log } = state;
    table.phase = { kind: phases[0]! };
    table.mover = side;
    if (side === first) log?.push({ type: 'turn-started', rule, turn: table.turn });
    enterUnits(counters, state, board, rule);
  };
  return (state) => {
    const { table } = state;
    const index = phases.indexOf(table.phase.kind);
    const next = phases[index + 1];
    table.done.fill(0);
    table.attacked.length = 0;
    if (index < 0) return begin(state, first);
    if (next !== undefined) return void (table.phase = { kind: next });
    if (table.mover === first) return begin(state, second);
    if (table.turn === turns) return end(state);
    table.turn += 1;
    begin(state, first);
  };
}

function enterUnits<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  board: BoardView<Side>,
  rule: Rule,
): void {
  const { table, secrets, log } = state;
  const player = table.mover;
  for (const [unit, { turn = Infinity }] of counters.mix.units.entries()) {
    if (table.at[unit] !== OFF_MAP.waiting || counters.sides[unit] !== player || turn > table.turn) continue;
    const space = counters.entries[unit]!;
    board.read(table, player, secrets[player]);
    if (board.enemies[space] === 1 || board.isFull(unit, space)) continue;
    log?.push({ type: 'unit-entered', rule, player, unit: counters.ids[unit]!, at: counters.map.names[space]! });
    putUnit(counters, state, { unit, space, rule });
  }
}
