/**
 * Creates positions and plays lines of the notation, for tests of Chicago-Chicago!.
 *
 * These matches have no seed, so a test must play every die roll as a line: `'chance roll 4'`. Unexpected lines are
 * refused, so a test cannot forget a die roll.
 */
import { expect } from 'vitest';
import type { State } from '../../../src/core/game.ts';
import type { Draft } from '../../../src/core/plain-data.ts';
import {
  type Chicago,
  chicagoChicago as game,
  type Options,
  POLICE_UNITS,
  type PoliceUnit,
  SORTS,
  type Phase,
  type Table,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import type { Sort } from '../../../src/games/chicago-chicago/rules/units.ts';
import type { BySide } from '../../../src/games/chicago-chicago/rules/sides.ts';
import type { AreaId } from '../../../src/games/chicago-chicago/rules/scenario-shape.ts';
import { linesOf } from '../lines.ts';

export type ChicagoState = State<Chicago>;

export const { play, eventsOf, eventsOfType, refusalOf, legalLines, edited, actorOf, outcomeOf } = linesOf(game);

type ByAreaAnd<Name extends string> = Readonly<Record<AreaId, Readonly<Partial<Record<Name, number>>>>>;

/** The differences of a position from the default position. By default, each box has three platoons of level 2. */
export interface Sketch {
  readonly options?: Options;
  /** The name of the turn. Default: `'25B'`. */
  readonly turn?: string;
  /** The phase. Default: the moves of step 1. */
  readonly phase?: Phase | 'move' | 'patrol';
  readonly groups?: ByAreaAnd<Sort>;
  readonly police?: ByAreaAnd<PoliceUnit>;
  readonly boxes?: ByAreaAnd<PoliceUnit>;
  readonly index?: Partial<BySide<number>>;
  readonly released?: readonly AreaId[];
  readonly boxLosses?: Readonly<Record<AreaId, number>>;
  readonly guardsLeft?: number;
}

/** A position at the beginning of step 1 or 3, parsed like untrusted input. */
export function position(sketch: Sketch = {}): ChicagoState {
  const { options, turn = '25B', phase = 'move' } = sketch;
  return edited(game.setup(options), ({ setup, table }) => {
    const { areas, turns } = setup.scenario;
    table.turn = turns.indexOf(turn) + 1;
    table.phase =
      phase === 'move' ? { kind: 'move', from: 0 } : phase === 'patrol' ? { kind: 'patrol' } : (phase as Draft<Phase>);
    table.index = { demonstrators: 0, police: 0, ...sketch.index };
    if (sketch.guardsLeft !== undefined) table.guardsLeft = sketch.guardsLeft;
    for (const [place, { id, box }] of areas.entries()) {
      for (const [row, sort] of SORTS.entries()) table.groups.fresh[row]![place] = sketch.groups?.[id]?.[sort] ?? 0;
      const boxed = sketch.boxes?.[id] ?? (box === undefined ? {} : { 'level-2': 3 });
      for (const [row, unit] of POLICE_UNITS.entries()) {
        table.police.fresh[row]![place] = sketch.police?.[id]?.[unit] ?? 0;
        table.police.boxed[row]![place] = boxed[unit] ?? 0;
      }
      table.released[place] = sketch.released?.includes(id) ?? false;
      table.boxLosses[place] = sketch.boxLosses?.[id] ?? 0;
    }
  });
}

/** Index of an area in board order. */
export function placeOf({ setup }: Pick<ChicagoState, 'setup'>, area: AreaId): number {
  const place = setup.scenario.areas.findIndex(({ id }) => id === area);
  expect(place).toBeGreaterThanOrEqual(0);
  return place;
}

/** For each sort of group, the number of groups in an area. Sorts without groups are omitted. */
export function groupsIn(state: ChicagoState, area: AreaId): Readonly<Record<string, number>> {
  const { fresh, spent } = state.table.groups;
  return named(SORTS, [fresh, spent], placeOf(state, area));
}

/** For each kind of police unit, the number of units in an area. Units in the box are not counted. */
export function policeIn(state: ChicagoState, area: AreaId): Readonly<Record<string, number>> {
  const { fresh, spent } = state.table.police;
  return named(POLICE_UNITS, [fresh, spent], placeOf(state, area));
}

/** For each kind of platoon, the number of platoons in the box of an area. */
export function boxOf(state: ChicagoState, area: AreaId): Readonly<Record<string, number>> {
  const { boxed, relieving } = state.table.police;
  return named(POLICE_UNITS, [boxed, relieving], placeOf(state, area));
}

/** The number of groups on the board. */
export function groupsInAll({ table: { groups } }: Pick<ChicagoState, 'table'>): number {
  return sum(groups.fresh) + sum(groups.spent);
}

/** The number of police units on the board for each kind, in the order of `POLICE_UNITS`. */
export function policeInAll({ table: { police } }: Pick<ChicagoState, 'table'>): readonly number[] {
  return POLICE_UNITS.map((_, row) =>
    Object.values(police).reduce((total, stacks) => total + stacks[row]!.reduce((all, each) => all + each, 0), 0),
  );
}

function named(
  names: readonly string[],
  parts: readonly Table['groups']['fresh'][],
  place: number,
): Readonly<Record<string, number>> {
  const counts = names.map(
    (name, row) => [name, parts.reduce((total, each) => total + each[row]![place]!, 0)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function sum(stacks: readonly (readonly number[])[]): number {
  return stacks.flat().reduce((total, count) => total + count, 0);
}
