import { type Labels, labelsIn } from '../../../messages/labels.ts';

/** All labels, with the fields that the drawing gives. */
export const labels = {
  title: 'The World Game, phase II: War · {scenario}',
  course:
    '{round, plural, =0 {Before the war} other {Round #}}{winners, select, undefined {{actor, select, undefined {} other { · {actor} is to act}}} other { · over: {winners} {winners_count, plural, one {wins} other {share the victory}}}}',
  summary: '{course}. {countries, plural, one {# country} other {# countries}}.',
  countries: 'What all know of points',
  country:
    '{name}: {range} {hi, plural, one {point} other {points}}{own, select, undefined {} other {; you have {own}}}{status, select, in {} conceded {; has conceded} other {; is out of the war}}{fort, select, true {; has a fort} other {}}; {allies_count, plural, =0 {no allies} other {allied with {allies}}}.',
  range: '{known, select, true {{lo}} other {{lo} to {hi}}}',
  figure: '{points}',
  own: 'You have {points, plural, one {# point} other {# points}}.',
  status: '{name} ({status, select, conceded {conceded} other {out}})',
  alliance:
    'Alliance of {one} and {other}{isInForce, select, true {} other {, no longer in force}}: {repay} for 1, {pledge} pledged.',
  alliances: 'Alliances',
  battle: 'Battle',
  role: '{name} {role, select, attacker {attacks} other {defends}}',
  stack:
    '{name}, {role, select, attacker {attacking} other {defending}}: {stake, select, undefined {an unknown stake} other {a stake of {stake}}}{lent_count, plural, =0 {} other {, and {lent}}}.',
  loan: '{points} lent by {name}',
  legend:
    'Outside each country a bar: filled to the points that it must have, outlined to those that it can have. Lines join allies, broken where the alliance is. A tower is a fort.{battle, plural, =0 {} other { In a battle: filled what a side stakes itself, lighter what it was lent, ? what others do not know.}}',
  start: 'What each country starts with',
  name: 'Country',
  points: 'Points',
  fort: 'Fort',
  'has-fort': '{fort, select, true {yes} other {no}}',
} as const;

/** The name of a label. */
export type Label = keyof typeof labels;

/** What the picture says unless it is told otherwise. */
export const english: Labels<Label> = /* @__PURE__ */ labelsIn({ language: 'en' }, labels);
