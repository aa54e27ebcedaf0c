/**
 * The messages of *Chicago-Chicago!* in German.
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
  about:
    'Chicago, August 1968: Demonstranten ziehen zum Parteitag. Die Polizei verliert sofort, wenn sie jemanden erschießt.',
  aim: 'Nach der letzten Runde mehr Punkte im Index der Aufmerksamkeit haben als die andere Seite. Die Polizei verliert sofort, wenn sie jemanden erschießt oder die Trupps im gewöhnlichen Dienst nicht in ihren Kasten zurückstellt.',
  howToRead:
    'je Gebiet eine Zeile. P und D sind die Punkte des Gebiets für die Polizei und für die Demonstranten. x4 ist der Faktor eines Parks. Gruppen und Polizei sind nach Stufe und Anzahl aufgeführt: 3:6 sind sechs Einheiten der Stufe 3. G ist die Nationalgarde, T die Einsatzpolizei. Im Kasten stehen Trupps im gewöhnlichen Dienst. Trupps dürfen einen freigegebenen Kasten verlassen, aber ein bedingter Kasten muss voll sein, bis er freigegeben ist.',
  players: {
    demonstrators: { name: 'die Demonstranten', isMany: true },
    police: { name: 'die Polizei', isMany: false },
  },
  presets: {
    'as-printed': 'die gedruckten Einheiten auf einem rekonstruierten Brett',
    'for-play': 'ausgewogen: andere Punkte in neun Gebieten und für leere Parks, und eine andere Tabelle ASSAULT',
  },
  options: {
    scenario: { label: 'Szenario' },
    loneRemoval: {
      label: 'Wenn ein Anteil der Einheiten aus dem Spiel kommen muss und nur eine beteiligt war, dann',
      values: { levels: 'sinkt sie eine Stufe', removed: 'kommt sie aus dem Spiel' },
    },
    unengaged: {
      label: 'Wenn die Polizei Parks mit Gruppen nicht angreift, bekommen die Demonstranten Punkte',
      values: { once: 'einmal je Runde', 'per-park': 'für jeden Park' },
    },
  },
  headings: {
    gather: 'Versammeln',
    garrison: 'Kästen füllen',
    post: 'Trupps aufstellen',
    'deploy-all': 'Alle Trupps aufstellen',
    'default-set-up': 'Übliche Aufstellung',
    move: 'Bewegen',
    infiltrate: 'Einsickern (bis zu doppelt so weit)',
    'go-on': 'Weitergehen',
    halt: 'Halten',
    march: 'Marschieren',
    fill: 'Einen Kasten füllen',
    relieve: 'Einen Trupp im Kasten ablösen',
    leave: 'Einen Kasten verlassen',
    'bring-guard': 'Die Nationalgarde holen',
    'withdraw-guard': 'Die Nationalgarde abziehen',
    'play-step': 'Den ganzen Schritt spielen',
    confront: 'Einen Konflikt beginnen',
    engage: 'Alle Gruppen angreifen',
    'single-out': 'Gruppen als Ziele wählen',
    commit: 'Trupps einsetzen',
    strike: 'Den Angriff ausführen',
    'attack-groups': 'Gruppen angreifen',
    'end-step': 'Den Schritt beenden',
    concede: 'Aufgeben',
  },
  fields: {
    area: 'welches Gebiet?',
    unit: 'welche Art von Einheit?',
    count: 'wie viele Einheiten?',
    from: 'von wo?',
    to: 'wohin?',
    table: 'welche Tabelle?',
    sort: 'welche Art von Gruppe?',
    relieved: 'welche Art von Trupp verlässt den Kasten?',
    boxes: 'welche Kästen?',
    areas: 'welche Gebiete?',
    path: 'durch welche Gebiete?',
    infiltrating: 'sickern die Gruppen ein?',
    orders: 'welche Befehle?',
    groups: 'welche Gruppen?',
    platoons: 'welche Trupps?',
  },

  phases: {
    gather: 'Die Demonstranten wählen einen Park',
    garrison: 'Die Polizei füllt die Mindestkästen',
    post: 'Die Polizei stellt die übrigen Trupps auf',
    move: 'Schritt 1, Bewegung der Demonstranten',
    march:
      '{player, select, demonstrators {Schritt 1, Gruppen sind auf dem Marsch} police {Schritt 3, Einheiten der Polizei sind auf dem Marsch} other {}}',
    confront: 'Schritt 2, die Demonstranten dürfen Konflikte beginnen',
    patrol: 'Schritt 3, Bewegung der Polizei',
    attack: 'Schritt 4, die Polizei darf Konflikte beginnen',
    muster: 'Schritt 4, die Polizei bereitet einen Angriff vor',
    roll: '{conflict_attacker, select, demonstrators {Schritt 2} police {Schritt 4} other {}}, für einen Konflikt muss gewürfelt werden',
    over: '{outcome_reason, select, conceded {{outcome_winner, select, demonstrators {Die Demonstranten{demonstrators_person} gewinnen, weil die Polizei{police_person} aufgegeben hat} police {Die Polizei{police_person} gewinnt, weil die Demonstranten{demonstrators_person} aufgegeben haben} other {}}} shot {Die Demonstranten{demonstrators_person} gewinnen, weil die Polizei{police_person} geschossen hat} box_not_full {Die Demonstranten{demonstrators_person} gewinnen, weil die Polizei{police_person} einen Kasten nicht wieder gefüllt hat} index {{outcome_kind, select, draw {Unentschieden, mit einem Index von {outcome_scores_police} auf beiden Seiten} win {{outcome_winner, select, demonstrators {Die Demonstranten{demonstrators_person} gewinnen mit {outcome_scores_demonstrators} zu {outcome_scores_police}} police {Die Polizei{police_person} gewinnt mit {outcome_scores_police} zu {outcome_scores_demonstrators}} other {}}} other {}}} other {}}',
  },

  events: {
    'turn-started': 'Runde {turn} beginnt.',
    'step-started':
      'Schritt {step}: {step, plural, =1 {Bewegung der Demonstranten{demonstrators_person}} =2 {Die Demonstranten{demonstrators_person} dürfen Konflikte beginnen} =3 {Bewegung der Polizei{police_person}} other {Die Polizei{police_person} darf Konflikte beginnen}}.',
    'groups-gathered': 'Die Demonstranten{demonstrators_person} versammeln sich im Gebiet {area}: {units}.',
    'platoons-placed':
      '{units} {count, plural, one {kommt} other {kommen}} {boxed, select, true {in den Kasten von {area}} false {nach {area}} other {}}.',
    'groups-multiplied': 'Die Gruppen im Gebiet {area} vermehren sich. Neu: {units}.',
    'units-moved':
      '{units} {infiltrating, select, true {{count, plural, one {sickert} other {sickern}} von {from} nach {to} ein} false {{count, plural, one {geht} other {gehen}} von {from} nach {to}} other {}}.',
    'box-released': 'Der Kasten von {area} ist freigegeben, also dürfen Trupps ihn verlassen.',
    'box-changed':
      '{entered, select, undefined {Aus dem Kasten von {area} kommt ein Trupp ({left})} other {{left, select, undefined {In den Kasten von {area} geht ein Trupp ({entered})} other {Im Kasten von {area} wird abgelöst: {left} durch {entered}}}}}.',
    'guard-moved': 'Die Nationalgarde {entered, select, true {kommt nach {area}} false {verlässt {area}} other {}}.',
    'conflict-started':
      '{player, select, demonstrators {Die Demonstranten{demonstrators_person} {forced, select, true {erzwingen einen Sturm} false {beginnen einen Konflikt} other {}}} police {Die Polizei{police_person} beginnt einen Konflikt} other {}} {boxed, select, true {im Kasten von {area}} false {im Gebiet {area}} other {}}, {attackers} gegen {defenders}. Es gilt die Tabelle „{table, select, harass {Störung} assault {Sturm} other {}}“ beim Verhältnis {column}.',
    'die-rolled':
      'Der Würfel zeigt {die}. Die Tabelle „{table, select, harass {Störung} assault {Sturm} other {}}“ ergibt {code} beim Verhältnis {column}: {meaning}.',
    'points-scored':
      '{player, select, demonstrators {Die Demonstranten{demonstrators_person} bekommen} police {Die Polizei{police_person} bekommt} other {}} {points, plural, one {einen Punkt} other {# Punkte}} {reason, select, conflict {für den Konflikt} unengaged {für Parks ohne Angriff der Polizei} absent {dafür, dass keine Gruppen in Parks sind} guard_entered {für den Einsatz der Nationalgarde} guard_withdrawn {für den Abzug der Nationalgarde} other {}}{area, select, undefined {} other { im Gebiet {area}}}. Der Index ist jetzt: Demonstranten {index_demonstrators}, Polizei {index_police}.',
    'units-affected':
      '{player, select, demonstrators {Gruppen} police {Polizei} other {}} im Gebiet {area}, {change, select, up {eine Stufe höher (vorher: {units})} down {eine Stufe tiefer (vorher: {units})} removed {aus dem Spiel: {units}} other {}}{lost, plural, =0 {} one {; # Einheit ist verloren} other {; # Einheiten sind verloren}}.',
    'groups-dwindled':
      '{infiltrating, select, true {Eingesickerte Gruppen} false {Gruppen} other {}} im Gebiet {area} {lost, plural, =0 {bleiben, eine Stufe tiefer} other {gehen nach Hause}}: {units}.',
    'groups-dispersed': 'Die Gruppen im Gebiet {area} gehen nach Hause: {units}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, demonstrators {Die Polizei{police_person} gibt auf, und die Demonstranten{demonstrators_person} gewinnen} police {Die Demonstranten{demonstrators_person} geben auf, und die Polizei{police_person} gewinnt} other {}}} shot {Die Polizei{police_person} hat geschossen, und die Demonstranten{demonstrators_person} gewinnen} box_not_full {Die Polizei{police_person} hat einen Kasten nicht wieder gefüllt, und die Demonstranten{demonstrators_person} gewinnen} index {{outcome_kind, select, draw {Die Partie endet unentschieden, mit einem Index von {outcome_scores_police} auf beiden Seiten} win {{outcome_winner, select, demonstrators {Die Demonstranten{demonstrators_person} gewinnen mit {outcome_scores_demonstrators} zu {outcome_scores_police}} police {Die Polizei{police_person} gewinnt mit {outcome_scores_police} zu {outcome_scores_demonstrators}} other {}}} other {}}} other {}}.',
  },

  actions: {
    gather: 'Im Gebiet {area} versammeln',
    garrison: '{units} in den Kasten von {area} stellen',
    post: '{units} nach {area} stellen',
    'deploy-all': 'Alle Trupps wie geplant aufstellen',
    'default-set-up': 'Die übliche Aufstellung der Regeln nehmen',
    move: '{units} von {from} nach {to} bewegen',
    infiltrate: 'Einsickern: {units} von {from} nach {to}',
    'go-on': 'Weiter nach {to}',
    halt: 'Hier halten',
    march: '{infiltrating, select, true {Einsickern} false {Marschieren} other {}}: {units}, {path}',
    fill: 'Einen Trupp ({unit}) in den Kasten von {area} stellen',
    relieve: 'Im Kasten von {area} ablösen: {relieved} durch {unit}',
    leave: 'Einen Trupp ({unit}) aus dem Kasten von {area} nehmen',
    'bring-guard': 'Die Nationalgarde nach {area} holen',
    'withdraw-guard': 'Die Nationalgarde aus {area} abziehen',
    'play-step':
      '{orders_count, plural, =0 {Den Schritt ohne weiteren Befehl beenden} one {Den ganzen Schritt spielen: # Befehl} other {Den ganzen Schritt spielen: # Befehle}}',
    confront: 'Im Gebiet {area} einen Konflikt beginnen',
    engage: 'Im Gebiet {area} alle Gruppen angreifen: {table, select, harass {Störung} assault {Sturm} other {}}',
    'single-out': 'Im Gebiet {area} als Ziele wählen: {units}',
    commit: 'Mit diesen angreifen: {units}',
    strike: 'Den Angriff ausführen: {table, select, harass {Störung} assault {Sturm} other {}}',
    'attack-groups':
      'Im Gebiet {area} angreifen, {platoons} gegen {groups}: {table, select, harass {Störung} assault {Sturm} other {}}',
    'end-step': 'Den Schritt beenden',
    concede: 'Aufgeben',
    roll: 'Eine {die} würfeln',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': 'So ein Gebiet gibt es nicht.',
    'not-in-match': 'Nur die Demonstranten und die Polizei spielen dieses Spiel.',
    'not-your-turn':
      '{awaited, select, chance {Erst muss gewürfelt werden.} demonstrators {Die Demonstranten sind an der Reihe.} police {Die Polizei ist an der Reihe.} other {}}',
    'already-attacked': 'Im Gebiet {area} gab es in diesem Schritt schon einen Konflikt.',
    'box-full': 'Der Kasten von {area} braucht nicht so viele Trupps.',
    'groups-there': 'Die Nationalgarde kann nicht nach {area} kommen: Dort sind Gruppen.',
    'guard-attacks': 'Die Nationalgarde kann nicht angreifen.',
    'guard-in-box': 'Die Nationalgarde kann nicht in einem Kasten stehen.',
    'in-a-park': '{area} ist ein Park: Dort werden alle Gruppen zusammen angegriffen.',
    'no-attacker': 'Du hast im Gebiet {area} keine Einheiten, die angreifen könnten.',
    'no-box': 'Im Gebiet {area} gibt es keinen Mindestkasten.',
    'no-defender': 'Im Gebiet {area} sind keine gegnerischen Einheiten, die du angreifen könntest.',
    'no-guard-left': 'Alle Kompanien der Nationalgarde sind schon im Einsatz.',
    'no-guard-there': 'In diesem Gebiet ist keine Kompanie der Nationalgarde, die du abziehen könntest.',
    'no-such-unit': 'Solche Einheiten hast du nicht: {unit}.',
    'not-a-park': '{area} ist kein Park.',
    'not-behind':
      'Du kannst die Nationalgarde nur holen, solange die Demonstranten im Index der Aufmerksamkeit vorn liegen.',
    'not-linked': 'Von {from} führt keine Verbindung nach {to}.',
    'not-released':
      'Kein Trupp darf den Kasten von {area} ohne Ersatz verlassen, denn der Kasten ist nicht freigegeben.',
    'not-that-box': 'Fülle zuerst den Kasten von {next}.',
    'odds-too-low':
      'Das Verhältnis eines Angriffs muss mindestens 1-1 sein, aber {attackers} gegen {defenders} ist weniger als 1-1.',
    'other-area': 'Du bereitest einen Angriff in einem anderen Gebiet vor, nicht im Gebiet {area}.',
    'out-of-order':
      'Gebiete und Einheiten werden in einer festen Reihenfolge gewählt, und diese Wahl passt jetzt nicht in die Reihenfolge.',
    'police-infiltrate': 'Nur die Demonstranten können einsickern.',
    'set-up-begun': 'Die übliche Aufstellung ist nur möglich, bevor du eine Einheit aufgestellt hast.',
    'too-far':
      '{cost, select, undefined {Für {to} reichen die Bewegungspunkte nicht mehr} other {Der Weg nach {to} kostet {cost, plural, one {einen Bewegungspunkt} other {# Bewegungspunkte}}, und {left, plural, =0 {keiner ist} one {nur einer ist} other {nur # sind}} übrig}}.',
    'too-few-left': 'Danach wären von den höheren Arten zu wenige Trupps übrig, um den Kasten zu füllen.',
    'too-few-units':
      'Von dieser Art ({unit}) gibt es {there, plural, =0 {keine Einheit} one {nur eine Einheit} other {nur # Einheiten}}, nicht {count}.',
    'units-left': 'Du hast noch nicht genug Einheiten aufgestellt.',
  }),

  labels: {
    unit: '{unit, select, guard {Nationalgarde} tac {Einsatzpolizei} level_1 {Stufe 1} level_2 {Stufe 2} level_3 {Stufe 3} level_4 {Stufe 4} infiltrating_1 {Stufe 1, eingesickert} infiltrating_2 {Stufe 2, eingesickert} infiltrating_3 {Stufe 3, eingesickert} infiltrating_4 {Stufe 4, eingesickert} other {}}',
    units:
      '{kind, select, company {{count, plural, one {# Kompanie} other {# Kompanien}}} platoon {{count, plural, one {# Trupp} other {# Trupps}}} group {{count, plural, one {# Gruppe} other {# Gruppen}}} other {}} der {name}',
    none: 'keine',
    'groups-line': 'Gruppen {groups}',
    'police-line': 'Polizei {platoons}',
    'box-line': 'Kasten {count}{kind, select, plain {} released { freigegeben} conditional { bedingt} other {}}',
    'index-line': 'Runde {turn}. Index: Demonstranten {demonstrators}, Polizei {police}.',
    reconstructed: 'Brett und Tabellen sind eine Rekonstruktion.',
    title: 'Chicago-Chicago! · {scenario}',
    side: '{side, select, demonstrators {Demonstranten{demonstrators_person}} police {Polizei{police_person}} other {}}',
    course: 'Runde {turn} · {phase}',
    summary: '{course}. Index: Demonstranten {index_demonstrators}, Polizei {index_police}.',
    areas: 'Gebiete',
    area: '{name}: Punkte für die Polizei {police}, für die Demonstranten {demonstrators}{park, select, undefined {} other {; ein Park, in dem aus jeder Gruppe {park} werden}}. Gruppen: {groups_count, plural, =0 {keine} other {{groups}}}. Polizei: {platoons_count, plural, =0 {keine} other {{platoons}}}.{box, select, undefined {} plain { Mindestkasten} conditional { Bedingter Kasten{released, select, true {, freigegeben} false {} other {}}} other {}}{box, select, undefined {} other {: {boxed, plural, one {# Trupp} other {# Trupps}}.}}',
    'count-of': '{count} × {unit}',
    index: 'Index der Aufmerksamkeit',
    'index-of':
      '{side, select, demonstrators {Demonstranten{demonstrators_person}} police {Polizei{police_person}} other {}}: {points, plural, one {# Punkt} other {# Punkte}} im Index.',
    time: 'Zeit',
    'time-of': 'Runde {turn} ({number} von {turns}).',
    legend:
      '{shape, select, tall {Rund: Zahl der Gruppen, eckig: Zahl der Trupps} wide {3×1 sind drei Einheiten der Stufe 1, rund für Gruppen, eckig für Polizei; *: eingesickert, TAC: Einsatzpolizei, NG: Nationalgarde} other {}}. Im kleinen Kasten sind Trupps im gewöhnlichen Dienst. Ein gestrichelter Kasten wird freigegeben, wenn Gruppen in die Nähe kommen. P2/D1: Das Gebiet gibt der Polizei 2 Punkte und den Demonstranten 1. ×4: In diesem Park werden aus jeder Gruppe vier Gruppen.',
    guard: 'Nationalgarde, noch nicht im Einsatz: {left, plural, one {# Kompanie} other {# Kompanien}}.',
    groups: 'Gruppen',
    police: 'Polizei',
    box: 'Kasten',
    harass: 'Störung durch {side, select, demonstrators {die Demonstranten} police {die Polizei} other {}} (HARASS)',
    assault: 'Sturm (ASSAULT)',
    die: 'Würfel',
    effects: 'Ein Code nennt die Seite mit Punkten, die betroffene Seite (P oder D) und eine Wirkung',
    code: 'Code',
    effect: 'Wirkung',
    'effect-of':
      '{share, select, 1_3 {ein Drittel der} 1_2 {die Hälfte der} all {alle} other {}} Einheiten {change, select, up {eine Stufe höher} down {eine Stufe tiefer} removed {aus dem Spiel} other {}}',
    shot: 'ein Schuss fällt, und die Polizei hat verloren',
    counters: 'Spielsteine',
    'counter-of': '{side, select, demonstrators {Demonstranten} police {Polizei} other {}}: {unit}',
    'unit-heading': 'Einheit',
    conflict: 'Konflikt',
    movement: 'Bewegung',
    scores:
      '{winner, select, P {die Polizei bekommt Punkte} D {die Demonstranten bekommen Punkte} other {}}, und {share, select, 1_3 {ein Drittel} 1_2 {die Hälfte} all {alle Einheiten} other {}} {hit, select, P {der Polizei} D {der Demonstranten} other {}} {share, select, all {{change, select, up {steigen eine Stufe} down {sinken eine Stufe} removed {kommen aus dem Spiel} other {}}} 1_3 {{change, select, up {steigt eine Stufe} down {sinkt eine Stufe} removed {kommt aus dem Spiel} other {}}} 1_2 {{change, select, up {steigt eine Stufe} down {sinkt eine Stufe} removed {kommt aus dem Spiel} other {}}} other {}}',
  },

  titles: {
    'Chicago, 25 to 28 August 1968': 'Chicago, 25. bis 28. August 1968',
  },
} as const satisfies Catalogue<Chicago, Label>;

/** The messages of *Chicago-Chicago!* in German. */
export const messages: Messages<Chicago, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
