/**
 * *Chicago-Chicago!* in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/de.ts';
import type { Chicago } from '../rules/types.ts';
import { adapter } from './adapter.ts';
import type { Label } from './en.ts';

/** All messages. */
export const catalogue = {
  language: 'de',
  about: TODO,
  howToRead:
    'je Gebiet eine Zeile. P und D sind sein Wert für die Polizei und für die Demonstranten, x4 ist der Faktor eines Parks. Gruppen und Polizei stehen nach Stufe und Anzahl da: 3:6 sind sechs der Stufe 3, G ist die Nationalgarde und T Einsatzpolizei. Im Kasten stehen Züge im gewöhnlichen Dienst; ein freier darf geleert werden, ein bedingter noch nicht.',
  setUps: TODO,
  options: TODO,
  headings: TODO,

  phases: TODO,

  events: {
    'turn-started': 'Runde {turn} beginnt.',
    'step-started':
      'Schritt {step}: {step, plural, =1 {Die Demonstranten ziehen} =2 {Die Demonstranten dürfen Konflikte beginnen} =3 {Die Polizei zieht} other {Die Polizei darf Konflikte beginnen}}.',
    'groups-gathered': 'Die Demonstranten versammeln sich im Gebiet {area}: {units}.',
    'platoons-placed':
      '{units} {count, plural, one {kommt} other {kommen}} {boxed, select, true {in den Kasten von {area}} other {nach {area}}}.',
    'groups-multiplied': 'Die Gruppen im Gebiet {area} wachsen, hinzu kommen: {units}.',
    'units-moved':
      '{units} {count, plural, one {{infiltrating, select, true {sickert} other {zieht}}} other {{infiltrating, select, true {sickern} other {ziehen}}}} von {from} nach {to}{infiltrating, select, true { ein} other {}}.',
    'box-released': 'Der Kasten von {area} ist freigegeben.',
    'box-changed':
      '{entered, select, undefined {Aus dem Kasten von {area} kommt ein Zug ({left})} other {{left, select, undefined {In den Kasten von {area} geht ein Zug ({entered})} other {Im Kasten von {area} wird abgelöst: {left} durch {entered}}}}}.',
    'guard-moved':
      '{entered, select, true {Die Nationalgarde kommt nach {area}} other {Die Nationalgarde verlässt {area}}}.',
    'conflict-started':
      '{forced, select, true {{player, select, police {Die Polizei erzwingt} other {Die Demonstranten erzwingen}} einen Sturm} other {{player, select, police {Die Polizei beginnt} other {Die Demonstranten beginnen}} einen Konflikt}} {boxed, select, true {im Kasten von {area}} other {im Gebiet {area}}}, {attackers} gegen {defenders}: {table, select, harass {Störung} other {Sturm}} bei {column}.',
    'die-rolled':
      'Der Würfel zeigt {die}: Die Tabelle „{table, select, harass {Störung} other {Sturm}}“ sagt {code} bei {column}.',
    'points-scored':
      '{player, select, police {Die Polizei bekommt} other {Die Demonstranten bekommen}} {points, plural, one {einen Punkt} other {# Punkte}} {reason, select, conflict {für den Konflikt} unengaged {für Parks ohne Angriff der Polizei} guard_entered {für den Einsatz der Nationalgarde} other {für den Abzug der Nationalgarde}}{area, select, undefined {} other { im Gebiet {area}}}: Demonstranten {index_demonstrators}, Polizei {index_police}.',
    'units-affected':
      '{player, select, police {Polizei} other {Gruppen}} im Gebiet {area}, {change, select, up {eine Stufe höher (vorher: {units})} down {eine Stufe tiefer (vorher: {units})} other {aus dem Spiel: {units}}}{lost, plural, =0 {} other {; # verloren}}.',
    'groups-dwindled':
      '{infiltrating, select, true {Eingesickerte Gruppen} other {Gruppen}} im Gebiet {area} {lost, plural, =0 {bleiben, eine Stufe tiefer} other {gehen nach Hause}}: {units}.',
    'groups-dispersed': 'Die Gruppen im Gebiet {area} gehen nach Hause: {units}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, police {Die Demonstranten geben auf, und die Polizei gewinnt} other {Die Polizei gibt auf, und die Demonstranten gewinnen}}} shot {Ein Demonstrant wurde erschossen, und die Demonstranten gewinnen} box_unmended {Die Polizei hat einen Kasten nicht wieder gefüllt, und die Demonstranten gewinnen} other {{outcome_kind, select, draw {Die Partie endet unentschieden, mit einem Index von {outcome_scores_police} auf beiden Seiten} other {{outcome_winner, select, police {Die Polizei gewinnt mit {outcome_scores_police} zu {outcome_scores_demonstrators}} other {Die Demonstranten gewinnen mit {outcome_scores_demonstrators} zu {outcome_scores_police}}}}}}}.',
  },

  actions: {
    gather: 'Im Gebiet {area} versammeln',
    garrison: '{units} in den Kasten von {area}',
    post: '{units} nach {area}',
    'deploy-all': 'Alle Züge wie geplant aufstellen',
    'default-set-up': 'Nach den Regeln aufstellen',
    move: '{units} von {from} nach {to}',
    infiltrate: 'Einsickern: {units} von {from} nach {to}',
    'go-on': 'Weiter nach {to}',
    halt: 'Hier halten',
    march: '{infiltrating, select, true {Einsickern} other {Marschieren}}: {units}, {path}',
    fill: 'Einen Zug ({unit}) in den Kasten von {area}',
    relieve: 'Im Kasten von {area} ablösen: {relieved} durch {unit}',
    leave: 'Einen Zug ({unit}) aus dem Kasten von {area}',
    'bring-guard': 'Die Nationalgarde nach {area} bringen',
    'withdraw-guard': 'Die Nationalgarde aus {area} abziehen',
    'play-step':
      '{orders_count, plural, =0 {Den Schritt ohne weiteren Befehl beenden} one {Den ganzen Schritt spielen: # Befehl} other {Den ganzen Schritt spielen: # Befehle}}',
    confront: 'Im Gebiet {area} einen Konflikt beginnen',
    engage: 'Im Gebiet {area} alle Gruppen angreifen: {table, select, harass {Störung} other {Sturm}}',
    'single-out': 'Im Gebiet {area} herausgreifen: {units}',
    commit: 'Mit diesen angreifen: {units}',
    strike: 'Zuschlagen: {table, select, harass {Störung} other {Sturm}}',
    'attack-groups':
      'Im Gebiet {area} angreifen, {platoons} gegen {groups}: {table, select, harass {Störung} other {Sturm}}',
    'end-step': 'Den Schritt beenden',
    concede: 'Aufgeben',
    roll: 'Eine {die} würfeln',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': 'So ein Gebiet gibt es nicht.',
    'not-in-match': 'Nur die Demonstranten und die Polizei spielen mit.',
    'not-your-turn':
      '{awaited, select, chance {Erst muss gewürfelt werden.} police {Die Polizei ist am Zug, nicht die Demonstranten.} other {Die Demonstranten sind am Zug, nicht die Polizei.}}',
    'wrong-step':
      'Nicht jetzt: {step, select, gather {Die Demonstranten wählen einen Park} garrison {Die Polizei füllt die Mindestkästen} post {Die Polizei stellt die übrigen Züge auf} move {Die Demonstranten ziehen} march {Einheiten sind auf dem Marsch} confront {Die Demonstranten dürfen Konflikte beginnen} patrol {Die Polizei zieht} attack {Die Polizei darf Konflikte beginnen} muster {Ein Angriff wird vorbereitet} other {Für einen Konflikt wird gewürfelt}}.',
    'already-attacked': 'Im Gebiet {area} gab es in diesem Schritt schon einen Konflikt.',
    'box-full': 'Der Kasten von {area} nimmt nicht mehr auf, als ihm fehlt.',
    'groups-there': 'Nach {area} kann die Garde nicht kommen: Dort sind Gruppen.',
    'guard-attacks': 'Die Nationalgarde greift nie an.',
    'guard-in-box': 'Die Nationalgarde steht nie in einem Kasten.',
    'in-a-park': '{area} ist ein Park: Dort werden alle Gruppen zusammen angegriffen.',
    'no-attacker': 'Du hast im Gebiet {area} niemanden, der angreifen könnte.',
    'no-box': 'Im Gebiet {area} gibt es keinen Mindestkasten.',
    'no-defender': 'Im Gebiet {area} ist niemand anzugreifen.',
    'no-guard-left': 'Alle Kompanien der Garde sind schon im Einsatz.',
    'no-guard-there': 'Dort lässt sich keine Kompanie der Garde abziehen.',
    'no-such-unit': 'Solche Einheiten hast du nicht: {unit}.',
    'not-a-park': '{area} ist kein Park.',
    'not-behind': 'Die Garde kommt nur, solange die Demonstranten im Index vorn liegen.',
    'not-linked': 'Von {from} führt keine Verbindung nach {to}.',
    'not-released': 'Der Kasten von {area} ist nicht freigegeben: Er muss besetzt bleiben.',
    'not-that-box': 'Erst ist der Kasten von {next} zu füllen.',
    'odds-too-low': '{attackers} gegen {defenders} ist weniger als 1-1.',
    'other-area': 'Du bereitest einen Angriff vor, aber nicht im Gebiet {area}.',
    'out-of-order': 'Gebiete und Einheiten kommen der Reihe nach dran, und hier ist die Reihe nicht.',
    'police-infiltrate': 'Nur Demonstranten sickern ein.',
    'set-up-begun': 'Du hast schon auf eigene Weise mit der Aufstellung begonnen.',
    'too-far':
      '{cost, select, undefined {Für {to} reichen die Punkte nicht mehr} other {Nach {to} kostet es {cost, plural, one {einen Punkt} other {# Punkte}}, und {left, plural, =0 {keiner ist} one {nur einer ist} other {nur # sind}} übrig}}.',
    'too-few-left': 'Von den höheren Arten wären zu wenige Züge übrig, um den Kasten zu füllen.',
    'too-few-units':
      'Davon ({unit}) gibt es {there, plural, =0 {keine} one {nur eine Einheit} other {nur #}}, nicht {count}.',
    'units-left': 'Es ist noch mehr aufzustellen.',
  }),

  labels: {
    unit: '{unit, select, guard {Nationalgarde} tac {Einsatzpolizei} level_1 {Stufe 1} level_2 {Stufe 2} level_3 {Stufe 3} level_4 {Stufe 4} infiltrating_1 {Stufe 1, eingesickert} infiltrating_2 {Stufe 2, eingesickert} infiltrating_3 {Stufe 3, eingesickert} other {Stufe 4, eingesickert}}',
    units:
      '{unit, select, guard {{count, plural, one {# Kompanie} other {# Kompanien}} der Nationalgarde} tac {{count, plural, one {# Zug} other {# Züge}} der Einsatzpolizei} other {{side, select, police {{count, plural, one {# Zug} other {# Züge}}} other {{count, plural, one {# Gruppe} other {# Gruppen}}}} der Stufe {unit, select, level_1 {1} level_2 {2} level_3 {3} level_4 {4} infiltrating_1 {1 (eingesickert)} infiltrating_2 {2 (eingesickert)} infiltrating_3 {3 (eingesickert)} other {4 (eingesickert)}}}}',
    none: 'keine',
    groups: 'Gruppen {groups}',
    police: 'Polizei {platoons}',
    box: 'Kasten {count}{kind, select, plain {} released { frei} other { bedingt}}',
    index: 'Runde {turn}. Index: Demonstranten {demonstrators}, Polizei {police}.',
    reconstructed: 'Brett und Tabellen sind eine Rekonstruktion.',
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
  },

  titles: {
    'Chicago, 25 to 28 August 1968': 'Chicago, 25. bis 28. August 1968',
  },
} as const satisfies Catalogue<Chicago, Label>;

/** *Chicago-Chicago!* in German. */
export const messages: Messages<Chicago, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
