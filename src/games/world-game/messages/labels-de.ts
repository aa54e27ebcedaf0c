import type { Label } from './labels-en.ts';

/** All labels. */
export const labels = {
  title: 'The World Game, Phase II: Krieg · {scenario}',
  course:
    '{round, plural, =0 {Vor dem Krieg} other {Runde #}}{winners, select, undefined {{actor, select, undefined {} other { · {actor} ist am Zug}}} other { · zu Ende: {winners} {winners_count, plural, one {gewinnt} other {teilen sich den Sieg}}}}',
  summary: '{course}. {countries, plural, one {# Land} other {# Länder}}.',
  countries: 'Was alle von den Punkten wissen',
  country:
    '{name}: {range} {hi, plural, one {Punkt} other {Punkte}}{own, select, undefined {} other {; du hast {own}}}{status, select, in {} conceded {; hat aufgegeben} other {; ausgeschieden}}{fort, select, true {; hat eine Festung} other {}}; {allies_count, plural, =0 {keine Verbündeten} other {verbündet mit {allies}}}.',
  range: '{known, select, true {{lo}} other {{lo} bis {hi}}}',
  figure: '{points}',
  own: 'Du hast {points, plural, one {# Punkt} other {# Punkte}}.',
  status: '{name} ({status, select, conceded {aufgegeben} other {ausgeschieden}})',
  alliance:
    'Bündnis von {one} und {other}{isInForce, select, true {} other {, nicht mehr in Kraft}}: {repay} für 1, {pledge} zugesagt.',
  alliances: 'Bündnisse',
  battle: 'Schlacht',
  role: '{name} {role, select, attacker {greift an} other {verteidigt}}',
  stack:
    '{name}, {role, select, attacker {greift an} other {verteidigt}}: {stake, select, undefined {Einsatz unbekannt} other {Einsatz {stake}}}{lent_count, plural, =0 {} other {, und {lent}}}.',
  loan: '{points} geliehen von {name}',
  legend:
    'Außen an jedem Land ein Balken: gefüllt bis zu den Punkten, die es haben muss, umrandet bis zu denen, die es haben kann. Linien verbinden Verbündete, unterbrochen, wo das Bündnis gebrochen ist. Ein Turm ist eine Festung.{battle, plural, =0 {} other { In der Schlacht: gefüllt der eigene Einsatz, heller das Geliehene, ? was andere nicht wissen.}}',
  start: 'Womit jedes Land beginnt',
  name: 'Land',
  points: 'Punkte',
  fort: 'Festung',
  'has-fort': '{fort, select, true {ja} other {nein}}',
} as const satisfies Readonly<Record<Label, string>>;
