import type { Label } from './labels-en.ts';

/** All labels. */
export const labels = {
  title: 'Chicago-Chicago! · {scenario}',
  side: '{side, select, police {Polizei} other {Demonstranten}}',
  course:
    '{step_kind, select, over {Zu Ende in Runde {turn}: {step_outcome_kind, select, draw {unentschieden} other {{step_outcome_winner, select, police {Die Polizei gewinnt} other {Die Demonstranten gewinnen}}}}} other {Runde {turn} · {step_kind, select, gather {Die Demonstranten wählen einen Park} garrison {Die Polizei füllt die Mindestkästen} post {Die Polizei stellt die übrigen Züge auf} move {Schritt 1, die Demonstranten ziehen} march {Einheiten sind auf dem Marsch} confront {Schritt 2, die Demonstranten dürfen Konflikte beginnen} patrol {Schritt 3, die Polizei zieht} attack {Schritt 4, die Polizei darf Konflikte beginnen} muster {Schritt 4, die Polizei bereitet einen Angriff vor} other {Für einen Konflikt wird gewürfelt}}}}',
  summary: '{course}. Index: Demonstranten {index_demonstrators}, Polizei {index_police}.',
  areas: 'Gebiete',
  area: '{name}: Polizei zählt {police}, Demonstranten {demonstrators}{park, select, undefined {} other {; Park, Gruppen wachsen auf das {park}-Fache}}. Gruppen: {groups_count, plural, =0 {keine} other {{groups}}}. Polizei: {platoons_count, plural, =0 {keine} other {{platoons}}}.{box, select, undefined {} other { {box, select, plain {Mindestkasten} other {{released, select, true {Bedingter Kasten, freigegeben} other {Bedingter Kasten}}}}: {boxed, plural, one {# Zug} other {# Züge}}.}}',
  'count-of': '{count} × {unit}',
  unit: '{unit, select, guard {Nationalgarde} tac {Einsatzpolizei} level_1 {Stufe 1} level_2 {Stufe 2} level_3 {Stufe 3} level_4 {Stufe 4} infiltrating_1 {Stufe 1, eingesickert} infiltrating_2 {Stufe 2, eingesickert} infiltrating_3 {Stufe 3, eingesickert} other {Stufe 4, eingesickert}}',
  index: 'Index der Aufmerksamkeit',
  'index-of':
    '{side, select, police {Polizei} other {Demonstranten}}: {points, plural, one {# Punkt} other {# Punkte}} im Index.',
  time: 'Zeit',
  'time-of': 'Runde {turn}, Nummer {number} von {turns}.',
  legend:
    '{shape, select, tall {Rund: wie viele Gruppen dort stehen, eckig: wie viele Züge} other {3×1 sind drei Einheiten der Stufe 1, rund für Gruppen, eckig für Polizei; *: eingesickert, TAC: Einsatzpolizei, NG: Nationalgarde}}. Im kleinen Kasten sind Züge auf Streife; ein gestrichelter wird durch Gruppen frei. P2/D1: Dort punktet die Polizei mit 2, die Demonstranten mit 1. ×4: In diesem Park werden aus einer Gruppe vier.',
  guard: 'Nationalgarde, noch nicht im Einsatz: {left, plural, one {# Kompanie} other {# Kompanien}}.',
  groups: 'Gruppen',
  police: 'Polizei',
  box: 'Kasten',
  reconstructed: 'Das Brett ist eine Rekonstruktion.',
  harass: 'Störung durch {side, select, police {die Polizei} other {die Demonstranten}} (HARASS)',
  assault: 'Sturm (ASSAULT)',
  die: 'Würfel',
  effects: 'Was die Codes bewirken: P oder D punktet, P oder D ist betroffen',
  code: 'Code',
  effect: 'Wirkung',
  'effect-of':
    '{share, select, third {ein Drittel der} half {die Hälfte der} other {alle}} Einheiten {change, select, up {eine Stufe höher} down {eine Stufe tiefer} other {aus dem Spiel}}',
  shot: 'ein Schuss fällt, und die Polizei hat verloren',
  counters: 'Spielsteine',
  'counter-of': '{side, select, police {Polizei} other {Demonstranten}}: {unit}',
  'unit-heading': 'Einheit',
  conflict: 'Kampf',
  movement: 'Bewegung',
  scores:
    '{winner, select, P {die Polizei punktet} other {die Demonstranten punkten}}, und {share, select, 1_3 {ein Drittel} 1_2 {die Hälfte} other {alle Einheiten}} {hit, select, P {der Polizei} other {der Demonstranten}} {change, select, up {{share, select, all {steigen} other {steigt}} eine Stufe} down {{share, select, all {sinken} other {sinkt}} eine Stufe} other {{share, select, all {fallen} other {fällt}} weg}}',
} as const satisfies Readonly<Record<Label, string>>;
