import { type Labels, labelsIn } from '../../../messages/labels.ts';

/** All labels, with the fields that the drawing gives. */
export const labels = {
  title: 'Some Air War Games · {scenario}',
  course:
    '{step_kind, select, over {Over in cycle {cycle}: {step_outcome_kind, select, draw {a draw} other {{step_outcome_winner} wins}}} other {{cycle, plural, =0 {Before the first cycle} other {Cycle #}} · {step_kind, select, cities {cities are placed in secret} placement {units are placed in secret} naming {a city is named that does not produce} moves {moves are written in secret} other {fire is aimed in secret}} · still to decide: {waiting}}}',
  summary: '{course}. {one} {other}',
  fields: 'Fields',
  field: '{name}: {what}.',
  site: '{kind, select, city {{productive, select, true {producing city} other {city}}} other {airport}} of {owner}{controller, select, undefined {} other {, controlled by {controller}}}',
  units: '{count, plural, one {# unit} other {# units}} of {side}',
  'own-units': '{count, plural, one {# unit} other {# units}} placed by you, not yet revealed',
  'own-city': 'a city placed by you, not yet revealed',
  empty: 'empty',
  orders: 'Your orders',
  order:
    '{count, plural, one {# unit {kind, select, move {moves} flight {flies} other {fires}}} other {# units {kind, select, move {move} flight {fly} other {fire}}}} from {from} to {to}.',
  forces: 'Forces',
  force: '{side}: {units, plural, one {# unit} other {# units}}, {cities, plural, one {# city} other {# cities}}.',
  legend:
    'Squares are units of A, discs units of B. A ring is a city, a triangle an airport, each with the letter of who controls it; a dot on the ring: it produces. Fields of no-man’s-land have stronger edges.',
  'own-legend':
    'What you have placed in secret has a dashed edge. Arrows are your orders: solid for moves, dashed for flights, dotted for fire.',
  conditions: 'What each side has',
  condition: 'Side',
  'units-heading': 'Units',
  cities: 'Cities',
  producing: 'Which produce',
} as const;

/** The name of a label. */
export type Label = keyof typeof labels;

/** What the picture says unless it is told otherwise. */
export const english: Labels<Label> = /* @__PURE__ */ labelsIn({ language: 'en' }, labels);
