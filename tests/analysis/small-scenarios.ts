/**
 * Contains matches that are small enough to be solved, each with its value. There are one or two matches for each game.
 */
import type { SearchSettings } from '../../src/analysis/index.ts';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { type AirWar, airWar, type Scenario as AirWarScenario } from '../../src/games/air-war/rules/index.ts';
import {
  type Chicago,
  chicagoChicago,
  defaultScenario as chicagoDefault,
  type Scenario as ChicagoScenario,
} from '../../src/games/chicago-chicago/rules/index.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import {
  defaultScenario as uawDefault,
  type Scenario as UawScenario,
  type Uaw,
  upAgainstTheWall,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import { everywhere } from '../games/revolting-behaviour/play.ts';
import { type WorldGame, worldGame } from '../../src/games/world-game/rules/index.ts';
import type { Track } from '../../src/games/up-against-the-wall/rules/scenario-shape.ts';

/** A match that is small enough to be solved. */
export interface SmallScenario<G extends GameTypes> {
  readonly game: Game<G>;
  /** The options that `setup` received. */
  readonly options: G['options'];
  /** The position at which the search starts. */
  readonly state: State<G>;
  /** The player to whom `value` refers. This player acts first, or at the same time as the opponent. */
  readonly player: G['player'];
  /** The expected payoff of this player if all players play optimally, as a fraction. */
  readonly value: string;
  /** The settings that `solve` needs for this match. */
  readonly settings: SearchSettings<G>;
}

const MADE_UP = { provenance: 'invented', notes: '' } as const;

/** *Up Against the Wall* with two turns, three tracks, three pieces per side, and no cards. */
export const upAgainstTheWallSmall: SmallScenario<Uaw> = fromOptions({
  game: upAgainstTheWall,
  options: {
    wipeOut: 'off',
    scenario: {
      ...uawDefault,
      ...MADE_UP,
      name: 'Three tracks',
      plot: { radicals: [2, 1], administration: [1, 2] },
      cards: {},
      tracks: [track('a', [2, 0, 1], 1, 0), track('b', [3, 1, 0, 2], 2, 2), track('c', [1, 0, 2, 3], 1, 2)],
    } satisfies UawScenario,
  },
  player: 'radicals',
  value: '205/324',
  settings: {},
});

/** *Revolting Behaviour* with one turn under a truce, three cards in each Cause, and no jokers. Ada acts first. */
export const revoltingBehaviourSmall: SmallScenario<RevoltingBehaviour> = revolting();

/**
 * Two countries with few points. Because there is no chance and all points are known, the only possible values are 0,
 * 1/2 and 1.
 */
export const worldGameSmall: SmallScenario<WorldGame> = fromOptions({
  game: worldGame,
  options: {
    diplomacyRounds: 0,
    maxRounds: 2,
    reportBand: 1,
    scenario: {
      ...MADE_UP,
      name: 'Two countries',
      maxPoints: 10,
      countries: [
        { name: 'Alba', points: 3 },
        { name: 'Bern', points: 2 },
      ],
    },
  },
  player: 'Alba',
  value: '1',
  settings: {},
});

/** Three countries with one point each. No country gains by attacking another country. */
export const worldGameOfThree: SmallScenario<WorldGame> = fromOptions({
  game: worldGame,
  options: {
    diplomacyRounds: 0,
    maxRounds: 2,
    reportBand: 1,
    scenario: {
      ...MADE_UP,
      name: 'Three countries',
      maxPoints: 10,
      countries: ['Alba', 'Bern', 'Cadiz'].map((name) => ({ name, points: 1 })),
    },
  },
  player: 'Alba',
  value: '1/3',
  settings: {},
});

/** The last two turns of a day of *Chicago-Chicago* with three areas in a row, one group and two platoons. */
export const chicagoChicagoSmall: SmallScenario<Chicago> = fromOptions({
  game: chicagoChicago,
  options: { scenario: chicago(), loneRemoval: 'removed' },
  player: 'demonstrators',
  value: '2/3',
  settings: {},
});

/**
 * The last cycle of *Some Air War Games* on the smallest board. To kill B's only unit, player A must move both of A's
 * units next to it. B's unit can go to either of two fields. In optimal play both players choose at random with equal
 * probabilities.
 */
export const airWarSmall: SmallScenario<AirWar> = airWarOf({ A: ['a7', 'c8'], B: ['a8'] }, '3/4');

function fromOptions<G extends GameTypes>(scenario: Omit<SmallScenario<G>, 'state'>): SmallScenario<G> {
  return { ...scenario, state: scenario.game.setup(scenario.options) };
}

function track(id: string, values: readonly number[], line: number, dot: number): Track {
  return { id, name: id, values, line, dot };
}

function revolting(): SmallScenario<RevoltingBehaviour> {
  const benefits = { mild: 10, moderate: 20, severe: 36 };
  const options: RevoltingBehaviour['options'] = {
    jokers: 0,
    causeSize: 3,
    maxTurns: 1,
    truce: 1,
    scenario: {
      ...MADE_UP,
      name: 'Three cards',
      benefits: everywhere(benefits),
      severe: everywhere(['jack', 'queen', 'king']),
    },
  };
  const tied = revoltingBehaviour.setup(options);
  return {
    game: revoltingBehaviour,
    options,
    state: revoltingBehaviour.applyAction(tied, { type: 'lot', player: 'chance', name: 'ada' }),
    player: 'ada',
    value: '464175821/818505800',
    settings: { key: whatMattersInTheOnlyTurn },
  };
}

/**
 * A key that ignores irrelevant data. The suits of cards in a Cause are irrelevant. The identity of the cards drawn in
 * an attempt is irrelevant, because no drawn card completes the attempt. The exact points of a player who will not act
 * again are irrelevant.
 */
function whatMattersInTheOnlyTurn({ table }: State<RevoltingBehaviour>): unknown {
  const { phase, order, holdings } = table;
  if (phase.kind === 'over') return phase.outcome;
  const rank = (card: string): string | undefined => card.split('-of-')[0];
  return [
    { ...phase, drawn: 'drawn' in phase ? phase.drawn.length : 0 },
    order,
    holdings.map(({ points, cause }, seat) => {
      const isDone = !order.includes(seat);
      if (isDone) return points > 0;
      const isPaid = phase.kind === 'turn-up' && seat === order[0];
      return [isPaid ? points > 0 : points, cause.down, cause.up.map(rank), cause.seen.map(rank).sort()];
    }),
  ];
}

function chicago(): ChicagoScenario {
  const { harass, assault } = chicagoDefault;
  const noGroups = { 'level-4': 0, 'level-3': 0, 'level-2': 0, 'level-1': 0 };
  const noPolice = { 'level-3': 0, 'level-2': 0, 'level-1': 0, tac: 0 };
  return {
    ...chicagoDefault,
    ...MADE_UP,
    name: 'Three areas',
    turns: ['25B', '25C'],
    areas: [
      { id: 'park', name: 'Park', police: 2, demonstrators: 1, park: 2 },
      { id: 'avenue', name: 'Avenue', police: 1, demonstrators: 2 },
      { id: 'hotel', name: 'Hotel', police: 2, demonstrators: 3 },
    ],
    links: [
      ['park', 'avenue'],
      ['avenue', 'hotel'],
    ],
    parkOrder: ['park'],
    counterMix: {
      demonstrators: { 'level-4': 2, 'level-3': 2, 'level-2': 2, 'level-1': 2 },
      police: { 'level-3': 2, 'level-2': 2, 'level-1': 2, tac: 0, guard: 0 },
    },
    setUp: {
      demonstrators: { ...noGroups, 'level-2': 1 },
      police: { ...noPolice, 'level-2': 1, 'level-1': 1 },
      platoonsPerBox: 1,
    },
    // The scenario has its own tables. Otherwise a later change of the default tables would change the value of the
    // match.
    harass: {
      ...harass,
      police: { ...harass.police, rows: { ...harass.police.rows, 4: ['DD3', 'PD3', 'PD3', 'PD3'] } },
    },
    assault: {
      ...assault,
      rows: {
        ...assault.rows,
        2: ['SHOT', 'SHOT', 'DD2', 'DD1'],
        3: ['SHOT', 'DD2', 'DD1', 'PD4'],
        4: ['DD2', 'DD1', 'PD4', 'PD4'],
      },
    },
  };
}

/** A match of one cycle with the given units on fields of the smallest board. Cities produce no units. */
function airWarOf(units: Readonly<Record<'A' | 'B', readonly string[]>>, value: string): SmallScenario<AirWar> {
  const conditions = { count: 1, fourBoundaries: false, back: null, productive: { kind: 'all' } } as const;
  const scenario: AirWarScenario = {
    ...MADE_UP,
    name: 'One cycle',
    board: { columns: 5, rows: 9 },
    division: { kind: 'rows' },
    cities: { A: conditions, B: conditions },
    units: { A: units.A.length, B: units.B.length },
    symmetric: true,
    captureDelay: 0,
    earlyProduction: false,
    truce: null,
    salient: null,
    reinforced: null,
    givenCities: {
      A: [{ field: 'e3', airport: 'e1', productive: false }],
      B: [{ field: 'e7', airport: 'e9', productive: false }],
    },
  };
  const options = { scenario, cities: 'scenario', placement: 'scenario', maxCycles: 1 } as const;
  const begun = airWar.setup(options);
  const placed = { A: units.A.map(airWarField), B: units.B.map(airWarField) };
  const state = airWar.parseState({ ...begun, table: { ...begun.table, units: placed } });
  return { game: airWar, options, state, player: 'A', value, settings: {} };
}

/**
 * The number of a field of the smallest board. The odd columns of the board have nine fields, and the even columns have
 * eight.
 */
function airWarField(name: string): number {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  return column * 9 - Math.floor(column / 2) + Number(name.slice(1)) - 1;
}
