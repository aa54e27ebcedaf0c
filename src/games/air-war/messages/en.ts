/**
 * *Some Air War Games* in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/en.ts';
import type { AirWar } from '../rules/types.ts';
import { adapter } from './adapter.ts';

/** All messages. */
export const catalogue = {
  language: 'en',
  about: 'A game from 1953: two players write secret orders for units that march and fly. The game has no dice.',
  aim: 'Remove all units of the other player.',
  howToRead:
    'you see the board from above. B’s back edge is at the top, and even columns are half a field lower. 2A means two units of A. 2:1 means a contested field with two units of A and one unit of B. * is a city and ^ is an airport; a small letter after it names the player who controls it. A comma is a field of no-man’s-land.',
  players: { A: { name: 'A', isMany: false }, B: { name: 'B', isMany: false } },
  presets: {
    'large-six': 'large board, production in six cities',
    'large-three': 'large board, production in three cities',
    'large-unequal': 'large board, production in four cities of A and three cities of B',
    'large-salient': 'large board, one city in no-man’s-land',
    'small-three': 'small board, production in three cities',
    'small-two-back': 'small board, production in two cities at the back',
    'small-unequal': 'small board sideways, production in three cities of A and four cities of B',
    'as-printed':
      'small board, production in three cities; the players place the units, and the number of cycles has no limit',
    'for-play': 'a balanced game: small board sideways, 46 units against 40',
  },
  options: {
    scenario: { label: 'Scenario' },
    cities: { label: 'Who places the cities', values: { players: 'the players', scenario: 'the scenario' } },
    placement: { label: 'Who places the units', values: { players: 'the players', scenario: 'the scenario' } },
    maxCycles: { label: 'Cycle after which the match is a draw' },
  },
  headings: {
    'place-city': 'Place cities of your opponent',
    cities: 'Place all cities',
    place: 'Place units',
    placement: 'Place all units',
    'name-city': 'Name an unproductive city',
    fly: 'Fly',
    move: 'Move',
    orders: 'Write all orders',
    aim: 'Aim',
    fire: 'Fire',
    'take-back': 'Take back an order',
    commit: 'Commit',
    concede: 'Concede',
  },
  fields: {
    field: 'which field?',
    productive: 'is the city productive?',
    cities: 'which cities?',
    count: 'how many units?',
    piles: 'how many units on each field?',
    from: 'where from?',
    to: 'where to?',
    relay: 'does one unit fly on to the city?',
    flights: 'which flights?',
    moves: 'which moves?',
    aims: 'which shots?',
    number: 'which order?',
  },

  phases: {
    cities: 'cities are being placed in secret',
    placement: 'units are being placed in secret',
    naming: 'a city that will produce nothing is being named',
    moves: 'moves are being written in secret',
    fire: 'targets are being chosen in secret',
    over: '{outcome_reason, select, conceded {{outcome_winner} has won because the opponent conceded} no_units {{outcome_kind, select, win {{outcome_winner} has won because the opponent has no units left} draw {the match is a draw because neither side has units left} other {}}} cycle_limit {the match is a draw because the last cycle is over} other {}}',
  },

  events: {
    'orders-sealed':
      '{player} has committed {phase, select, cities {the secret placement of the cities} placement {the secret placement of the units} moves {the secret moves} fire {the secret targets} other {}}.',
    'cities-revealed': '{player} has placed the opponent’s cities on {cities}.',
    'units-placed':
      '{player} has placed {units, plural, one {# unit} other {# units}} on {fields, plural, one {# field} other {# fields}}.',
    'city-named': '{player} names the city on {city} as a city that produces nothing.',
    'cycle-started':
      'Cycle {cycle}: A has {units_A, plural, one {# unit} other {# units}} and {cities_A, plural, one {# city} other {# cities}}, and B has {units_B, plural, one {# unit} other {# units}} and {cities_B, plural, one {# city} other {# cities}}.',
    'units-moved': '{player} moves {count, plural, one {# unit} other {# units}} from {from} to {to}.',
    'units-flown':
      '{player} flies {count, plural, one {# unit} other {# units}} from {from} to {to}{onCity, select, undefined {} other {, and one of them flies on to the city on {onCity}}}.',
    'city-taken': '{player} {takes, select, back {takes back} first {takes} other {}} the city on {city}.',
    'shots-fired': '{player} fires {shots, plural, one {# shot} other {# shots}} at {field}.',
    'units-killed': '{player} loses {count, plural, one {# unit} other {# units}} on {field}.',
    'unit-produced': 'The city on {city} produces a unit for {player}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, A {B{B_person}} B {A{A_person}} other {}} concedes, and {outcome_winner} wins} no_units {{outcome_kind, select, draw {Neither side has units left: the match is a draw} win {{outcome_winner} wins: the opponent has no units left} other {}}} cycle_limit {The last cycle is over: the match is a draw} other {}}.',
  },

  actions: {
    'place-city':
      'Place {productive, select, undefined {a city} true {a productive city} false {an unproductive city} other {}} on {field}',
    cities: 'Place {cities_count, plural, one {# city} other {# cities}} as planned',
    place: 'Place {count, plural, one {# unit} other {# units}} on {field}',
    placement: 'Place {units, plural, one {# unit} other {# units}} as planned',
    'name-city': 'The city on {field} will produce nothing',
    fly: 'Fly {count, plural, one {# unit} other {# units}} from {from} to {to}{relay, select, undefined {} true {, and one of them flies on to the city} other {}}',
    move: 'Move {count, plural, one {# unit} other {# units}} from {from} to {to}',
    orders:
      'Order {flights_count, plural, =0 {} one {# flight and } other {# flights and }}{moves_count, plural, one {# move} other {# moves}}',
    aim: 'From {from}, {count, plural, one {# unit fires} other {# units fire}} at {to}',
    fire: 'Fire as planned: {aims_count, plural, one {# order} other {# orders}}',
    'take-back': 'Take back order {number}',
    commit: 'Commit',
    concede: 'Concede',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': 'The board has no such field.',
    'not-in-match': 'Only A and B play this game.',
    'airport-contested': 'No unit can fly from {field}, because the airport on this field is contested.',
    'already-flown': 'There is already a flight from the airport on {field}.',
    'already-placed': 'There are already units on {field}: take them back first.',
    'back-count': 'The number of cities near the back boundary is not the number that this game requires.',
    'cities-left':
      'You must place {count} cities, but you have placed {placed, plural, =0 {none} one {only one} other {only #}}.',
    'flight-banned': 'A unit cannot fly to {field}: the field is a city or an airport of the opponent, or next to one.',
    'four-boundaries':
      'For each boundary of the home, there must be a city that is separated from this boundary by two or three fields.',
    'has-committed': 'You have committed your decisions for this phase, so you can concede only in the next phase.',
    'mark-needed': 'Say whether the city is productive.',
    'mark-not-needed': 'In this game you do not mark productive cities.',
    'more-than-three': 'A field holds at most three of your units, and {field} would hold {count}.',
    'must-fire-here': '{field} is contested, so units on it must fire at it.',
    'near-boundary':
      'A city on {field} is too near a boundary: at least two fields must separate the city, and also its airport, from every boundary.',
    'near-city':
      '{field} is too near the city on {other}: there {between, plural, =0 {is no field} one {is only one field} other {are only # fields}} between them.',
    'near-salient': '{field} is too near the city in no-man’s-land.',
    'nearest-productive':
      'The productive cities must be the cities nearest to the back boundary, and there must be as many as this game requires.',
    'no-airport': '{field} has no airport.',
    'no-completion':
      'With a city on {field}, {left, plural, one {the last city} other {the other # cities}} could not meet all conditions.',
    'no-enemy': 'There are no enemy units on {field}.',
    'no-relay':
      '{count, select, undefined {{field, select, undefined {A double flight is not possible now} other {{field} is not an airport of yours}}} other {A double flight takes two units, not {count}}}.',
    'no-room': 'There would be no room left for {rest, plural, one {the last unit} other {the other # units}}.',
    'not-adjacent':
      'The distance is {steps, plural, one {# field} other {# fields}}, and you can move or fire only to an adjacent field.',
    'not-home': '{field} is outside the home where you must place cities and units.',
    'not-your-airport': 'The airport on {field} is not yours.',
    'not-your-city': 'There is no productive city of yours on {field}.',
    'nothing-written':
      '{count, plural, =0 {You have written no order} one {You have written only one order} other {You have written only # orders}}.',
    'out-of-order': 'Orders must be sorted by field. This order must come before the last order that you wrote.',
    'relay-alone': 'First write a flight of two units to {field} from another airport of yours.',
    'same-field':
      'A move from {field} to the same field is not needed, because units without an order stay where they are.',
    'too-few-units':
      'On {field} you have {left, plural, =0 {no units} one {only one unit} other {only # units}} without an order, but this order needs {count}.',
    'too-many-cities': '{count, plural, one {The only city has} other {All # cities have}} already been placed.',
    'too-many-fly': 'At most {limit, plural, one {one unit} other {# units}} can fly there, not {count}.',
    'too-many-units':
      'You have {left, plural, =0 {no units} one {only one unit} other {only # units}} to place here, not {count}.',
    truce: 'Because of the truce, you must not enter {field} or fire at it until cycle {until} is over.',
    'units-left': 'You must still place {left, plural, one {one unit} other {# units}}.',
  }),

  labels: {
    score: '{cycle, plural, =0 {Before the first cycle} other {Cycle #}}. Units: A {a}, B {b}.',
    title: 'Some Air War Games · {scenario}',
    course:
      '{cycle, plural, =0 {Before the first cycle} other {Cycle #}} · {phase}{waiting_count, plural, =0 {} other { · waiting for {waiting}}}',
    summary: '{course}. {one} {other}',
    fields: 'Fields',
    field: '{name}: {what}.',
    site: '{kind, select, city {{productive, select, true {productive city} false {city} other {}}} airport {airport} other {}} of {owner}{controller, select, undefined {} other {, controlled by {controller}}}',
    units: '{count, plural, one {# unit} other {# units}} of {side}',
    'own-units': '{count, plural, one {# unit} other {# units}} placed by you, not yet revealed',
    'own-city': 'a city placed by you, not yet revealed',
    empty: 'empty',
    orders: 'Your orders',
    order:
      '{count, plural, one {# unit {kind, select, move {moves} flight {flies} fire {fires} other {}}} other {# units {kind, select, move {move} flight {fly} fire {fire} other {}}}} from {from} to {to}.',
    'cities-of': '{cities, plural, one {# city} other {# cities}}',
    force: '{side}: {units, plural, one {# unit} other {# units}}, {cities, plural, one {# city} other {# cities}}.',
    legend:
      'Squares are units of A, and discs are units of B. A ring is a city, and a triangle is an airport; the letter names the player who controls it. A dot on a ring marks a productive city. Fields of no-man’s-land have bolder edges.',
    'own-legend':
      'Units and cities that you placed in secret have a dashed edge. Arrows are your orders: solid for moves, dashed for flights, dotted for fire.',
    conditions: 'Units and cities of each side',
    condition: 'Side',
    'units-heading': 'Units',
    cities: 'Cities',
    producing: 'Productive cities',
  },
} as const satisfies Catalogue<AirWar>;

/** The name of a label. */
export type Label = keyof typeof catalogue.labels;

/** *Some Air War Games* in English. */
export const messages: Messages<AirWar, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
