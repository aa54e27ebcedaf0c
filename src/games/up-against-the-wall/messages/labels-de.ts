import type { Label } from './labels-en.ts';

/** All labels. */
export const labels = {
  title: 'Up Against the Wall, Motherfucker! · {scenario}',
  side: '{side, select, radicals {Radikale} other {Universitätsleitung}}',
  piece: '{side, select, radicals {RAD} other {LAW}}',
  low: 'Low Library',
  course:
    '{step_kind, select, over {Zu Ende nach Runde {turn} von {turns}: {step_outcome_kind, select, draw {unentschieden} other {{step_outcome_winner, select, radicals {Die Radikalen gewinnen} other {Die Universitätsleitung gewinnt}}}}} other {Runde {turn} von {turns} · {mover, select, radicals {Radikale} other {Universitätsleitung}}: {step_kind, select, draw {Es wird eine Karte gezogen} cards {{step_player, select, radicals {Die Radikalen dürfen} other {Die Universitätsleitung darf}} Karten spielen} deploy {{step_left, plural, one {# Stein ist} other {# Steine sind}} einzusetzen} gambit_roll {Für „Up against the wall!“ wird gewürfelt} remove {{step_player, select, radicals {Die Radikalen nehmen} other {Die Universitätsleitung nimmt}} noch {step_left, plural, one {# Stein} other {# Steine}} vom Brett} attack {Angriffe} attack_roll {Für den Angriff wird gewürfelt} other {Ein Marker darf rücken}}}}',
  summary: '{course}. Unterstützung: Universitätsleitung {support_administration}, Radikale {support_radicals}.',
  tracks: 'Leisten',
  track:
    '{name}: Marker auf Feld {box} von {boxes}, {supports, select, undefined {auf der Linie} radicals {{value} für die Radikalen wert} other {{value} für die Universitätsleitung wert}}; {pieces}.',
  support: 'Unterstützung',
  'support-of':
    '{side, select, radicals {Radikale} other {Universitätsleitung}}: {points, plural, one {# Punkt} other {# Punkte}} Unterstützung.',
  value: 'Wert',
  plot: 'PLOT: Kräfte im Lauf der Zeit',
  turn: 'Runde',
  both: '{radicals, plural, =0 {keine RADs} one {# RAD} other {# RADs}} und {administration, plural, =0 {keine LAWs} one {# LAW} other {# LAWs}}',
  'plot-of': 'Runde {turn} von {turns}: PLOT gibt {printed}; nach den Karten kommen {due}.',
  due: 'Fällig: {due}',
  cards: 'Ereigniskarten',
  held: '{side, select, radicals {Radikale} other {Universitätsleitung}}: Hand {hand}, Ablage {discarded}.',
  card: '{title}: {effect}.',
  effect:
    '{effect, select, add {{side, select, radicals {{by, plural, one {# RAD} other {# RADs}}} other {{by, plural, one {# LAW} other {# LAWs}}}} mehr} multiply {{side, select, radicals {RADs} other {LAWs}} × {by}} divide {{side, select, radicals {RADs} other {LAWs}} ÷ {by}} other {keine Wirkung, kommt zurück}}',
  used: 'Gespielt: {titles}.',
  'card-title': 'Karte',
  'card-effect': 'Wirkung',
  legend:
    'Quadrate sind LAWs, Scheiben RADs. Ein Marker im Kreis stützt die Universitätsleitung, außerhalb die Radikalen.',
  ucom: 'UCOM: die Ergebnisse der Konflikte',
  die: 'Würfel',
  odds: 'Wie wahrscheinlich jedes Ergebnis ist',
  result: 'Ergebnis',
  'result-of':
    '{code, select, TE {der Verteidiger verliert alle Steine} AL {die Seite mit weniger verliert alle, die andere ebenso viele} YE {der Angreifer verliert alle Steine} other {nichts geschieht}}',
} as const satisfies Readonly<Record<Label, string>>;
