import type { Label } from './labels-en.ts';

/** All labels. */
export const labels = {
  title: 'Some Air War Games · {scenario}',
  course:
    '{step_kind, select, over {Zu Ende in Zyklus {cycle}: {step_outcome_kind, select, draw {unentschieden} other {{step_outcome_winner} gewinnt}}} other {{cycle, plural, =0 {Vor dem ersten Zyklus} other {Zyklus #}} · {step_kind, select, cities {Städte werden verdeckt aufgestellt} placement {Einheiten werden verdeckt aufgestellt} naming {Eine Stadt ist zu nennen, die nichts erzeugt} moves {Züge werden verdeckt aufgeschrieben} other {Es wird verdeckt gezielt}} · es fehlt noch: {waiting}}}',
  summary: '{course}. {one} {other}',
  fields: 'Felder',
  field: '{name}: {what}.',
  site: '{kind, select, city {{productive, select, true {produktive Stadt} other {Stadt}}} other {Flughafen}} von {owner}{controller, select, undefined {} other {, in der Hand von {controller}}}',
  units: '{count, plural, one {# Einheit} other {# Einheiten}} von {side}',
  'own-units': '{count, plural, one {# Einheit} other {# Einheiten}} von dir, noch verdeckt',
  'own-city': 'eine Stadt von dir, noch verdeckt',
  empty: 'leer',
  orders: 'Deine Befehle',
  order:
    '{count, plural, one {# Einheit {kind, select, move {zieht} flight {fliegt} other {feuert}}} other {# Einheiten {kind, select, move {ziehen} flight {fliegen} other {feuern}}}} von {from} nach {to}.',
  forces: 'Kräfte',
  force:
    '{side}: {units, plural, one {# Einheit} other {# Einheiten}}, {cities, plural, one {# Stadt} other {# Städte}}.',
  legend:
    'Quadrate sind Einheiten von A, Scheiben Einheiten von B. Ein Ring ist eine Stadt, ein Dreieck ein Flughafen, mit dem Buchstaben der Seite, die sie hält; ein Punkt am Ring: Sie ist produktiv. Felder im Niemandsland haben kräftigere Kanten.',
  'own-legend':
    'Was du verdeckt aufgestellt hast, ist gestrichelt umrandet. Pfeile sind deine Befehle: durchgezogen für Züge, gestrichelt für Flüge, gepunktet für Feuer.',
  conditions: 'Was jede Seite hat',
  condition: 'Seite',
  'units-heading': 'Einheiten',
  cities: 'Städte',
  producing: 'Davon produktiv',
} as const satisfies Readonly<Record<Label, string>>;
