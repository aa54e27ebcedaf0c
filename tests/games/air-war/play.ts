/**
 * Creates positions and plays lines of the notation, for tests of the air war games.
 *
 * Positions are drawn like the text pictures of the game: a heading with column letters, then lines from top to bottom.
 * A line for the fields of odd columns starts with a row number, and lines for even columns are between these lines.
 * `2A` means two units of A, and `1:2` means one unit of A and two units of B.
 */
import type { State } from '../../../src/core/game.ts';
import {
  type AirWar,
  airWar as game,
  type Event,
  type Options,
  type Side,
  SIDES,
} from '../../../src/games/air-war/rules/index.ts';
import { ofSide } from '../../../src/games/air-war/rules/sides.ts';
import type { FieldId } from '../../../src/games/air-war/rules/scenario-shape.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { linesOf } from '../lines.ts';
import { messages as words } from '../../../src/games/air-war/messages/en.ts';

export type AirWarState = State<AirWar>;

/** The differences of a position from the start of a match. */
export interface Sketch {
  /** The options of the match. Default: `small-three` with the cities and units of the scenario. */
  readonly options?: Options;
  /** The number of the cycle. Default: 1. */
  readonly cycle?: number;
  /** For each field, the number of additional units, which are not in the drawing. */
  readonly A?: Readonly<Record<FieldId, number>>;
  readonly B?: Readonly<Record<FieldId, number>>;
  /** Captured cities: the controlling side, the cycle of the capture, and the number of complete cycles since then. */
  readonly taken?: Readonly<Record<FieldId, { by: Side; in: number; held?: number }>>;
}

/** A position of stage 1 in the middle of a match, parsed like untrusted input. */
export function position(drawing: string, sketch: Sketch = {}): AirWarState {
  const options: Options = { cities: 'scenario', placement: 'scenario', ...sketch.options };
  const started = game.setup(options);
  const { board } = started.setup.scenario;
  const hex = hexBoard(board.columns, board.rows);
  return edited(started, ({ table }) => {
    table.cycle = sketch.cycle ?? 1;
    const drawn = unitsIn(drawing);
    for (const side of SIDES) {
      // Each player must have units, so a player without units gets one unit in a corner.
      const isDrawn = Object.keys(drawn[side]).length > 0 || sketch[side] !== undefined;
      const units = isDrawn
        ? { ...drawn[side], ...sketch[side] }
        : { [side === 'A' ? 'a1' : `u${String(board.rows)}`]: 1 };
      const fields = Object.entries(units).flatMap(([name, count]) => {
        const field = hex.byName.get(name);
        if (field === undefined) throw new Error(`There is no field ${name}.`);
        return Array.from({ length: count }, () => field);
      });
      table.units[side] = fields.sort((one, other) => one - other);
    }
    for (const [name, { by, in: cycle, held = 0 }] of Object.entries(sketch.taken ?? {})) {
      const city = table.cities.find(({ field }) => field === hex.byName.get(name));
      if (city === undefined) throw new Error(`There is no city on ${name}.`);
      Object.assign(city, { controller: by, taken: cycle, held });
    }
  });
}

/** The number of units in a drawing, by side and field. */
function unitsIn(drawing: string): Record<Side, Record<FieldId, number>> {
  const [head = '', ...lines] = drawing.split('\n').filter((line) => line.trim() !== '');
  const columns = [...head.matchAll(/[a-z]/g)].map(({ 0: letter, index }) => ({ letter, index }));
  const labelled = lines.findIndex((line) => /^ *\d+ /.test(line.slice(0, (columns[0]?.index ?? 0) - 1)));
  const top = 2 * Number(/\d+/.exec(lines[labelled] ?? '')?.[0]) - 1 + labelled;
  const units: Record<Side, Record<FieldId, number>> = { A: {}, B: {} };
  for (const [index, line] of lines.entries()) {
    for (const column of columns) {
      const cell = line.slice(column.index - 1, column.index + 2);
      const name = `${column.letter}${String(Math.ceil((top - index) / 2))}`;
      const [, a, b] = /(\d):(\d)/.exec(cell) ?? ['', /(\d)A/.exec(cell)?.[1], /(\d)B/.exec(cell)?.[1]];
      const isPlace = (column.letter.charCodeAt(0) - 96 + top - index) % 2 === 0;
      if (!isPlace && (a ?? b) !== undefined)
        throw new Error(`Column ${column.letter} has no field at this height: ${line}`);
      if (a !== undefined) units.A[name] = Number(a);
      if (b !== undefined) units.B[name] = Number(b);
    }
  }
  return units;
}

export const { play, eventsOf, refusalOf, legalLines, edited, outcomeOf } = linesOf(game, parsed);

/** Parses an action from a line of the notation. The optional last field of flights and cities can be omitted. */
function parsed(line: string): ReturnType<typeof game.parse> {
  const isShort = /^\w fly \w+ \w+ \d+$/.test(line) || /^\w place-city \w+$/.test(line);
  return game.parse(isShort ? `${line} -` : line);
}

/** The lines of the notation with which both players commit. */
export const COMMIT = ['A commit', 'B commit'] as const;

/** The sentences that describe the events of the given types. */
export function told(events: readonly Event[], ...types: readonly Event['type'][]): readonly string[] {
  return events.filter(({ type }) => types.includes(type)).map((event) => words.describe(event, game.setup()));
}

/** The code and the rule of a violation: `'truce AW-7.1'`. */
export function codeOf(state: AirWarState, line: string): string {
  const { code, rule } = refusalOf(state, line);
  return `${code} ${rule ?? ''}`;
}

/** Whether a line of the notation is a legal action. */
export function isLegal(state: AirWarState, line: string): boolean {
  return game.whyIllegal(state, parsed(line)) === undefined;
}

/** The number of units of a side, by field. */
export function unitsOf(state: AirWarState, side: Side): Readonly<Record<FieldId, number>> {
  const { board } = state.setup.scenario;
  const { names } = hexBoard(board.columns, board.rows);
  const counts: Record<FieldId, number> = {};
  for (const field of ofSide(state.table.units, side)) {
    const name = names[field] as string;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** For each field, the number of units of a side. Cities are left out, because new units appear there. */
export function unitsOff(state: AirWarState, side: Side): Readonly<Record<FieldId, number>> {
  const { board } = state.setup.scenario;
  const { byName } = hexBoard(board.columns, board.rows);
  const isCity = (name: FieldId): boolean => state.table.cities.some(({ field }) => field === byName.get(name));
  return Object.fromEntries(Object.entries(unitsOf(state, side)).filter(([name]) => !isCity(name)));
}

/** The city on a field. */
export function cityAt(state: AirWarState, name: FieldId): AirWarState['table']['cities'][number] {
  const { board } = state.setup.scenario;
  const field = hexBoard(board.columns, board.rows).byName.get(name);
  const city = state.table.cities.find((each) => each.field === field);
  if (city === undefined) throw new Error(`There is no city on ${name}.`);
  return city;
}
