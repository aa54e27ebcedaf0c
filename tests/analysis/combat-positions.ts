/** Positions in the middle of a match, in which one side is about to attack. */
import type { State } from '../../src/core/game.ts';
import { type Chicago, chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import { defaultScenario, type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';

/**
 * Turn 6 of *Up Against the Wall* without cards, before the radicals' attacks. Each argument lists the number of pieces
 * of one side on each track, in board order.
 */
export function uawCombat(
  radicals: readonly number[],
  administration: readonly number[],
  options: Pick<Uaw['options'], 'wipeOut'> = {},
): State<Uaw> {
  const start = upAgainstTheWall.setup({ scenario: { ...defaultScenario, cards: {} }, ...options });
  const all = (pieces: readonly number[]): number[] => start.table.counters.map((_, index) => pieces[index] ?? 0);
  return upAgainstTheWall.parseState({
    ...start,
    table: {
      ...start.table,
      turn: 6,
      phase: { kind: 'attack' },
      due: { radicals: 5, administration: 10 },
      pieces: { radicals: all(radicals), administration: all(administration) },
    },
  });
}

/** The area Conrad Hilton, in which platoons have no groups to attack. */
const IDLE = 16;

/** The units in one area. */
export interface Stand {
  /** Index of the area in board order. */
  readonly area: number;
  /** Number of groups of level 3. */
  readonly groups: number;
  /** Number of platoons of level 1. */
  readonly platoons: number;
}

/**
 * Step 4 of the first turn of *Chicago-Chicago* with these units. The police have nine platoons. Platoons that `stands`
 * does not contain are in an area without targets.
 */
export function chicagoCombat(stands: readonly Stand[]): State<Chicago> {
  let state = chicagoChicago.setup();
  for (const player of ['demonstrators', 'police'] as const)
    state = chicagoChicago.applyAction(state, { type: 'default-set-up', player });
  const { table } = state;
  const at = (place: number): Stand =>
    stands.find(({ area }) => area === place) ?? { area: place, groups: 0, platoons: 0 };
  const groups = table.boxLosses.map((_, place) => at(place).groups);
  const platoons = table.boxLosses.map((_, place) => at(place).platoons);
  platoons[IDLE] = sum(table.police.fresh[2] as readonly number[]) - sum(platoons);
  const withRow = (rows: readonly (readonly number[])[], index: number, own: number[]): number[][] =>
    rows.map((each, place) => (place === index ? own : [...each]));
  const none = table.groups.fresh.map((each) => each.map(() => 0));
  return chicagoChicago.parseState({
    ...state,
    table: {
      ...table,
      phase: { kind: 'attack' },
      groups: { ...table.groups, fresh: withRow(none, 2, groups) },
      police: { ...table.police, fresh: withRow(table.police.fresh, 2, platoons) },
    },
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
