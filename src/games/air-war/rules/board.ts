import type { HexMap } from '../../../mechanics/hex-map.ts';
import { columnHeight, hexBoard } from './hexes.ts';
import { remembered } from '../../../core/cache.ts';
import type { Field, FieldId, Salient, Scenario } from './scenario-shape.ts';
import type { Side } from './sides.ts';

/** The side whose home contains a field; `-` is no-man's-land. */
type Zone = Side | '-';

/** Data about a scenario that are computed only once, because the rules use them often. */
export interface Board {
  readonly hex: HexMap;
  /** The zone of each field. */
  readonly zones: readonly Zone[];
  /** An array with a zero for each field. Callers copy the array and mark fields in the copy. */
  readonly unmarked: Uint8Array;
  /** The data of the salient, with numbers of fields instead of names (AW-7.1). */
  readonly salient: NumberedSalient | undefined;
}

interface NumberedSalient extends Omit<Salient, 'city' | 'airport' | 'fields'> {
  readonly city: Field;
  readonly airport: Field;
  readonly fields: readonly Field[];
}

/** Returns the board of a valid scenario. The board is cached. */
export const boardOf = /* @__PURE__ */ remembered(madeOf);

/** Returns the number of the field with the given name; `undefined` if the board has no such field. */
export function fieldOf(scenario: Scenario, name: FieldId): Field | undefined {
  return boardOf(scenario).hex.byName.get(name);
}

/** Returns the name of the field with the given number. */
export function nameOf(scenario: Scenario, field: Field): FieldId {
  return boardOf(scenario).hex.names[field]!;
}

/** Compares two objects by the numbers of their fields, for functions that sort. */
export function byField(one: { readonly field: Field }, other: { readonly field: Field }): number {
  return one.field - other.field;
}

/** Returns the number of steps between two fields. */
export function distance(board: Board, from: Field, to: Field): number {
  return board.hex.distance(from, to);
}

/** Whether two fields are the same or share an edge (AW-1.4). */
export function isAdjacent(board: Board, one: Field, other: Field): boolean {
  return distance(board, one, other) <= 1;
}

/**
 * Returns the airport of a city (AW-1.8).
 *
 * @returns The field of the airport; `undefined` if the board has no such field.
 */
export function airportFor(scenario: Scenario, owner: Side, city: Field): Field | undefined {
  const { board, division } = scenario;
  const { x, y } = placeOf(scenario, city);
  const isRows = division.kind === 'rows';
  if (y === board.rows && !isRows) return undefined;
  const isBelow = y < board.rows || (y === board.rows && owner === 'A');
  return boardOf(scenario).hex.at(x, isBelow === isRows ? y - 2 : y + 2);
}

function placeOf(scenario: Scenario, field: Field): { readonly x: number; readonly y: number } {
  const { hex } = boardOf(scenario);
  return { x: hex.x[field]!, y: hex.y[field]! };
}

/** The names that messages use for the boundaries of a home, in the order of {@link separations}. */
export const BOUNDARIES = {
  rows: ['back', 'middle', 'left', 'right'],
  columns: ['lower', 'upper', 'left', 'right'],
} as const;

/** Returns the number of fields between a field and each of the four boundaries of its home (AW-1.7). */
export function separations(scenario: Scenario, side: Side, field: Field): readonly number[] {
  const { board, division } = scenario;
  const { columns, rows } = board;
  const { x, y } = placeOf(scenario, field);
  const below = Math.ceil(y / 2) - 1;
  const above = columnHeight(rows, x) - below - 1;
  if (division.kind === 'rows') {
    const middle = Math.floor(Math.abs(rows - y) / 2);
    return [side === 'A' ? below : above, middle, x - 1, columns - x];
  }
  const { first, last } = division;
  if (side === 'A') return [below, above, x - first, last - x];
  return x < first ? [below, above, x - 1, first - 1 - x] : [below, above, x - last - 1, columns - x];
}

function madeOf(scenario: Scenario): Board {
  const { board, salient } = scenario;
  const hex = hexBoard(board.columns, board.rows);
  const zones = hex.x.map((x, field) => zoneAt(scenario, x, hex.y[field]!));
  const unmarked = new Uint8Array(zones.length);
  if (salient === null) return { hex, zones, unmarked, salient: undefined };
  const [city, airport, ...fields] = [salient.city, salient.airport, ...salient.fields].map((name) =>
    hex.byName.get(name)!,
  );
  return { hex, zones, unmarked, salient: { ...salient, city: city!, airport: airport!, fields } };
}

function zoneAt({ board, division }: Scenario, x: number, y: number): Zone {
  if (division.kind === 'rows') {
    if (Math.abs(y - board.rows) <= 1) return '-';
    return y < board.rows ? 'A' : 'B';
  }
  const { first, last } = division;
  if (x > first && x < last) return 'A';
  return x < first - 1 || x > last + 1 ? 'B' : '-';
}
