import * as v from 'valibot';
import type { Declaration } from '../../../core/declaration.ts';
import { integer, json, boolean, enumOf, optional, indexOf } from '../../../core/fields.ts';
import { atLeast } from '../../../core/shapes.ts';
import { hexBoard } from './hexes.ts';
import { cityShape, type NamedCity, namedCityShape, placedCityShape } from './city.ts';
import {
  flightShape,
  type NamedFlight,
  namedFlightShape,
  type NamedOrder,
  namedOrderShape,
  orderShape,
} from './orders.ts';
import type { RuleId } from './rulebook.ts';
import { type Scenario, scenarioShape, side, VARIANTS, whole } from './scenario-shape.ts';
import { LIMIT, type Piles, pileShape, pilesShape } from './units.ts';

const units = v.array(whole);
const placer = v.picklist(['players', 'scenario']);
const maxCycles = v.nullable(atLeast(1, 1_000_000));

/**
 * The name of a game, or a custom scenario. A string is checked as the name of a game, and any other value as a custom
 * scenario. So the error message fits the type of the input.
 */
const chosenScenario: v.GenericSchema<(typeof VARIANTS)[number] | Scenario> = v.lazy((input) =>
  typeof input === 'string' ? v.picklist(VARIANTS) : scenarioShape,
);

/** Options of `setup`, without the seed. */
export const optionEntries = {
  /** Name of a game of the report, or a custom scenario. Default: `'small-three'`. */
  scenario: v.optional(chosenScenario),
  /** AW-2.4: who places the cities, the players or the scenario. Default: `'players'`. */
  cities: v.optional(placer),
  /** AW-2.4: who places the units, the players or the scenario. Default: `'players'`. */
  placement: v.optional(placer),
  /** AW-8.3: the match is a draw if it is not over after this cycle; `null` for no limit. Default: 200. */
  maxCycles: v.optional(maxCycles),
};

interface Played {
  readonly scenario: Scenario;
}

const field = /* @__PURE__ */ indexOf({
  rule: 'AW-1.3',
  names: ({ scenario: { board } }: Played) => hexBoard(board.columns, board.rows).names,
});

/**
 * A field never has more than this many units of one side, because production adds only one unit to a full field
 * (AW-6.1).
 */
const count = /* @__PURE__ */ integer({
  most: ({ scenario: { units: given } }: Played) => Math.max(LIMIT + 1, given.A, given.B),
});
const cities = /* @__PURE__ */ json<readonly NamedCity[]>(v.pipe(v.array(namedCityShape), v.maxLength(100)));
const piles = /* @__PURE__ */ json<Piles>(pilesShape);
const flights = /* @__PURE__ */ json<readonly NamedFlight[]>(v.pipe(v.array(namedFlightShape), v.maxLength(1000)));
const orders = /* @__PURE__ */ json<readonly NamedOrder[]>(v.pipe(v.array(namedOrderShape), v.maxLength(10_000)));

/** The declaration of the game. */
export const declared = {
  player: side,

  setup: { scenario: scenarioShape, cities: placer, placement: placer, maxCycles },

  table: {
    /** The number of the cycle, from 1; 0 before the first cycle. */
    cycle: whole,
    /** The players who must still decide in this phase. */
    waiting: v.array(side),
    /** The cities, sorted by field. */
    cities: v.array(cityShape),
    /**
     * A sorted list that contains the field of each unit. For example, `[7, 7, 9]` means two units on field 7 and one
     * unit on field 9.
     */
    units: v.strictObject({ A: units, B: units }),
  },

  phases: {
    /** Each player places the opponent's cities in secret (AW-2.2). */
    cities: {},
    /** Each player places their units in secret (AW-2.3). */
    placement: {},
    /** A player names one of their cities, which then does not produce (AW-7.2). */
    naming: {},
    /** Stage 1 of a cycle: players write orders (AW-4.1). */
    moves: {},
    /** Stage 3 of a cycle: players aim their fire (AW-5.2). */
    fire: {},
  },

  /** The secret of one player: the entries that they have written but not revealed yet. */
  secret: {
    /**
     * The opponent's cities, in the order in which they were written; sorted by field after the player has committed.
     */
    cities: v.array(placedCityShape),
    /** The units, in the order in which they were written; sorted by field after the player has committed. */
    piles: v.array(pileShape),
    /** The flights, sorted by the airport from which they start. */
    flights: v.array(flightShape),
    /** The moves, sorted by start field, then by destination. */
    moves: v.array(orderShape),
    /** The aims, sorted by start field, then by target. */
    aims: v.array(orderShape),
  },

  actions: {
    'place-city': { field, productive: /* @__PURE__ */ optional(boolean()) },
    cities: { cities },
    place: { field, count },
    placement: { piles },
    'name-city': { field },
    fly: { from: field, to: field, count, relay: /* @__PURE__ */ optional(enumOf([true])) },
    move: { from: field, to: field, count },
    orders: { flights, moves: orders },
    aim: { from: field, to: field, count },
    fire: { aims: orders },
    'take-back': { number: count },
    commit: {},
    concede: {},
  },

  endings: { 'no-units': 'AW-8.1', conceded: 'AW-8.2', 'cycle-limit': 'AW-8.3' },
} satisfies Declaration<RuleId>;
