/**
 * *Some Air War Games* in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/de.ts';
import type { AirWar } from '../rules/types.ts';
import { adapter } from './adapter.ts';
import type { Label } from './en.ts';

/** All messages. */
export const catalogue = {
  language: 'de',
  about:
    'Ein Spiel von 1953: Zwei Spieler schreiben geheime Befehle für Einheiten, die marschieren und fliegen. Das Spiel hat keine Würfel.',
  aim: 'Der anderen Seite alle Einheiten nehmen.',
  howToRead:
    'du siehst das Brett von oben. Bs hinterer Rand ist oben, und gerade Spalten liegen ein halbes Feld tiefer. 2A sind zwei Einheiten von A. 2:1 ist ein umkämpftes Feld mit zwei Einheiten von A und einer von B. * ist eine Stadt und ^ ein Flughafen; ein kleiner Buchstabe dahinter nennt die Seite, die sie hält. Ein Komma ist ein Feld im Niemandsland.',
  players: { A: { name: 'A', isMany: false }, B: { name: 'B', isMany: false } },
  presets: {
    'large-six': 'großes Brett, sechs produktive Städte',
    'large-three': 'großes Brett, drei produktive Städte',
    'large-unequal': 'großes Brett, vier produktive Städte von A und drei von B',
    'large-salient': 'großes Brett, eine Stadt im Niemandsland',
    'small-three': 'kleines Brett, drei produktive Städte',
    'small-two-back': 'kleines Brett, zwei produktive Städte hinten',
    'small-unequal': 'kleines Brett quer, drei produktive Städte von A und vier von B',
    'as-printed':
      'kleines Brett, drei produktive Städte; die Spieler stellen die Einheiten auf, und die Zahl der Zyklen ist nicht begrenzt',
    'for-play': 'ausgewogen: kleines Brett quer, 46 Einheiten gegen 40',
  },
  options: {
    scenario: { label: 'Spiel des Berichts' },
    cities: { label: 'Städte werden aufgestellt', values: { players: 'von den Spielern', scenario: 'vom Szenario' } },
    placement: {
      label: 'Einheiten werden aufgestellt',
      values: { players: 'von den Spielern', scenario: 'vom Szenario' },
    },
    maxCycles: { label: 'Zyklus, nach dem die Partie unentschieden ist' },
  },
  headings: {
    'place-city': 'Städte der Gegenseite aufstellen',
    cities: 'Alle Städte aufstellen',
    place: 'Einheiten aufstellen',
    placement: 'Alle Einheiten aufstellen',
    'name-city': 'Unproduktive Stadt bestimmen',
    fly: 'Fliegen',
    move: 'Bewegen',
    orders: 'Alle Befehle aufschreiben',
    aim: 'Zielen',
    fire: 'Feuern',
    'take-back': 'Befehl zurücknehmen',
    commit: 'Festlegen',
    concede: 'Aufgeben',
  },
  fields: {
    field: 'welches Feld?',
    productive: 'ist die Stadt produktiv?',
    cities: 'welche Städte?',
    count: 'wie viele Einheiten?',
    piles: 'wie viele Einheiten auf jedes Feld?',
    from: 'von wo?',
    to: 'wohin?',
    relay: 'fliegt eine Einheit weiter zur Stadt?',
    flights: 'welche Flüge?',
    moves: 'welche Bewegungen?',
    aims: 'welche Schüsse?',
    number: 'welcher Befehl?',
  },

  phases: {
    cities: 'Städte werden verdeckt aufgestellt',
    placement: 'Einheiten werden verdeckt aufgestellt',
    naming: 'Eine Stadt, die nichts erzeugt, wird bestimmt',
    moves: 'Bewegungen werden verdeckt aufgeschrieben',
    fire: 'Ziele werden verdeckt aufgeschrieben',
    over: '{outcome_reason, select, conceded {{outcome_winner} hat gewonnen, weil die Gegenseite aufgegeben hat} no_units {{outcome_kind, select, win {{outcome_winner} hat gewonnen, weil die Gegenseite keine Einheiten mehr hat} draw {Unentschieden, weil keine Seite mehr Einheiten hat} other {}}} cycle_limit {Unentschieden, weil der letzte Zyklus vorbei ist} other {}}',
  },

  events: {
    'orders-sealed':
      '{player} hat {phase, select, cities {die Aufstellung der Städte} placement {die Aufstellung der Einheiten} moves {die Bewegungen} fire {die Ziele} other {}} verdeckt festgelegt.',
    'cities-revealed': '{player} hat die Städte der Gegenseite aufgestellt: {cities}.',
    'units-placed':
      '{player} hat {units, plural, one {# Einheit} other {# Einheiten}} auf {fields, plural, one {# Feld} other {# Felder}} gestellt.',
    'city-named': '{player} bestimmt die Stadt auf {city}: Sie erzeugt nichts.',
    'cycle-started':
      'Zyklus {cycle}: A hat {units_A, plural, one {# Einheit} other {# Einheiten}} und {cities_A, plural, one {# Stadt} other {# Städte}}, und B hat {units_B, plural, one {# Einheit} other {# Einheiten}} und {cities_B, plural, one {# Stadt} other {# Städte}}.',
    'units-moved': '{player} bewegt {count, plural, one {# Einheit} other {# Einheiten}} von {from} nach {to}.',
    'units-flown':
      '{player} fliegt mit {count, plural, one {# Einheit} other {# Einheiten}} von {from} nach {to}{onCity, select, undefined {} other {, und eine davon fliegt weiter zur Stadt auf {onCity}}}.',
    'city-taken': '{player} nimmt die Stadt auf {city} {takes, select, back {wieder } first {} other {}}ein.',
    'shots-fired': '{player} gibt {shots, plural, one {# Schuss} other {# Schüsse}} auf {field} ab.',
    'units-killed': '{player} verliert {count, plural, one {# Einheit} other {# Einheiten}} auf {field}.',
    'unit-produced': 'Die Stadt auf {city} erzeugt eine Einheit für {player}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, A {B{B_person}} B {A{A_person}} other {}} gibt auf, und {outcome_winner} gewinnt} no_units {{outcome_kind, select, draw {Keine Seite hat noch Einheiten: unentschieden} win {{outcome_winner} gewinnt: Die Gegenseite hat keine Einheiten mehr} other {}}} cycle_limit {Der letzte Zyklus ist vorbei: unentschieden} other {}}.',
  },

  actions: {
    'place-city':
      '{productive, select, undefined {Eine Stadt} true {Eine produktive Stadt} false {Eine unproduktive Stadt} other {}} auf {field} stellen',
    cities: '{cities_count, plural, one {# Stadt} other {# Städte}} wie geplant aufstellen',
    place: '{count, plural, one {# Einheit} other {# Einheiten}} auf {field} stellen',
    placement: '{units, plural, one {# Einheit} other {# Einheiten}} wie geplant aufstellen',
    'name-city': 'Die Stadt auf {field} erzeugt nichts',
    fly: 'Mit {count, plural, one {# Einheit} other {# Einheiten}} von {from} nach {to} fliegen{relay, select, undefined {} true {, mit einer davon weiter zur Stadt} other {}}',
    move: '{count, plural, one {# Einheit} other {# Einheiten}} von {from} nach {to} bewegen',
    orders:
      '{flights_count, plural, =0 {} one {# Flug und } other {# Flüge und }}{moves_count, plural, one {# Bewegung} other {# Bewegungen}} befehlen',
    aim: 'Von {from} aus {count, plural, one {feuert # Einheit} other {feuern # Einheiten}} auf {to}',
    fire: 'Wie geplant feuern: {aims_count, plural, one {# Befehl} other {# Befehle}}',
    'take-back': 'Befehl {number} zurücknehmen',
    commit: 'Festlegen',
    concede: 'Aufgeben',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': 'Das Brett hat kein solches Feld.',
    'not-in-match': 'Nur A und B spielen dieses Spiel.',
    'airport-contested': 'Von {field} kann keine Einheit fliegen, denn der Flughafen auf diesem Feld ist umkämpft.',
    'already-flown': 'Vom Flughafen auf {field} geht schon ein Flug.',
    'already-placed': 'Auf {field} stehen schon Einheiten: Nimm sie erst zurück.',
    'back-count': 'Die Zahl der Städte nahe der hinteren Grenze ist nicht die Zahl, die dieses Spiel verlangt.',
    'cities-left':
      'Du musst {count} Städte aufstellen, aber {placed, plural, =0 {noch keine steht} one {erst eine steht} other {erst # stehen}}.',
    'flight-banned':
      'Eine Einheit kann nicht nach {field} fliegen: Das Feld ist eine Stadt oder ein Flughafen der Gegenseite oder liegt daneben.',
    'four-boundaries':
      'Zu jeder Grenze des Heimatgebiets muss es eine Stadt geben, die durch zwei oder drei Felder von ihr getrennt ist.',
    'has-committed': 'Du hast dich festgelegt und kannst erst im nächsten Abschnitt wieder aufgeben.',
    'mark-needed': 'Gib an, ob die Stadt produktiv ist.',
    'mark-not-needed': 'In diesem Spiel gibst du nicht an, welche Städte produktiv sind.',
    'more-than-three': 'Ein Feld fasst höchstens drei deiner Einheiten, und auf {field} stünden {count}.',
    'must-fire-here': 'Einheiten auf {field} müssen dort feuern: Das Feld ist umkämpft.',
    'near-boundary':
      'Eine Stadt auf {field} liegt zu nah an einer Grenze: Die Stadt und ihr Flughafen müssen von jeder Grenze durch mindestens zwei Felder getrennt sein.',
    'near-city':
      '{field} ist zu nah an der Stadt auf {other}: Dazwischen {between, plural, =0 {liegt kein Feld} one {liegt nur ein Feld} other {liegen nur # Felder}}.',
    'near-salient': '{field} liegt zu nah an der Stadt im Niemandsland.',
    'nearest-productive':
      'Die produktiven Städte müssen der hinteren Grenze am nächsten sein, und es müssen so viele sein, wie dieses Spiel verlangt.',
    'no-airport': 'Zu {field} gehört kein Flughafen.',
    'no-completion':
      'Mit einer Stadt auf {field} {left, plural, one {könnte die letzte Stadt} other {könnten die anderen # Städte}} nicht alle Bedingungen erfüllen.',
    'no-enemy': 'Auf {field} stehen keine gegnerischen Einheiten.',
    'no-relay':
      '{count, select, undefined {{field, select, undefined {Ein Doppelflug ist jetzt nicht möglich} other {{field} ist kein Flughafen von dir}}} other {Zu einem Doppelflug gehören zwei Einheiten, nicht {count}}}.',
    'no-room': 'Für {rest, plural, one {die letzte Einheit} other {die anderen # Einheiten}} bliebe kein Platz.',
    'not-adjacent':
      'Der Abstand beträgt {steps, plural, one {# Feld} other {# Felder}}, und du kannst nur auf ein benachbartes Feld gehen oder feuern.',
    'not-home': '{field} liegt nicht in dem Heimatgebiet, in dem du Städte und Einheiten aufstellen musst.',
    'not-your-airport': 'Der Flughafen auf {field} gehört dir nicht.',
    'not-your-city': 'Auf {field} liegt keine produktive Stadt von dir.',
    'nothing-written':
      'Du hast {count, plural, =0 {keinen Befehl} one {nur einen Befehl} other {nur # Befehle}} aufgeschrieben.',
    'out-of-order': 'Befehle müssen nach Feldern sortiert sein. Dieser Befehl gehört vor deinen letzten.',
    'relay-alone': 'Schreibe erst einen Flug von zwei Einheiten von einem anderen deiner Flughäfen nach {field} auf.',
    'same-field':
      'Eine Bewegung von {field} auf dasselbe Feld ist nicht nötig, denn Einheiten ohne Befehl bleiben stehen.',
    'too-few-units':
      'Auf {field} hast du {left, plural, =0 {keine Einheit} one {nur eine Einheit} other {nur # Einheiten}} ohne Befehl, aber dieser Befehl braucht {count}.',
    'too-many-cities': '{count, plural, one {Die einzige Stadt steht} other {Alle # Städte stehen}} schon.',
    'too-many-fly':
      'Dorthin {limit, plural, one {kann nur eine Einheit} other {können nur # Einheiten}} fliegen, nicht {count}.',
    'too-many-units':
      'Du hast hier {left, plural, =0 {keine Einheit} one {nur eine Einheit} other {nur # Einheiten}} aufzustellen, nicht {count}.',
    truce:
      'Wegen des Waffenstillstands darfst du {field} weder betreten noch beschießen, bis Zyklus {until} vorbei ist.',
    'units-left': 'Du musst noch {left, plural, one {eine Einheit} other {# Einheiten}} aufstellen.',
  }),

  labels: {
    score: '{cycle, plural, =0 {Vor dem ersten Zyklus} other {Zyklus #}}. Einheiten: A {a}, B {b}.',
    title: 'Some Air War Games · {scenario}',
    course:
      '{cycle, plural, =0 {Vor dem ersten Zyklus} other {Zyklus #}} · {phase}{waiting_count, plural, =0 {} other { · wartet auf {waiting}}}',
    summary: '{course}. {one} {other}',
    fields: 'Felder',
    field: '{name}: {what}.',
    site: '{kind, select, city {{productive, select, true {produktive Stadt} false {Stadt} other {}}} airport {Flughafen} other {}} von {owner}{controller, select, undefined {} other {, in der Hand von {controller}}}',
    units: '{count, plural, one {# Einheit} other {# Einheiten}} von {side}',
    'own-units': '{count, plural, one {# Einheit} other {# Einheiten}} von dir, noch verdeckt',
    'own-city': 'eine Stadt von dir, noch verdeckt',
    empty: 'leer',
    orders: 'Deine Befehle',
    order:
      '{count, plural, one {# Einheit {kind, select, move {geht} flight {fliegt} fire {feuert} other {}}} other {# Einheiten {kind, select, move {gehen} flight {fliegen} fire {feuern} other {}}}} von {from} nach {to}.',
    'cities-of': '{cities, plural, one {# Stadt} other {# Städte}}',
    force:
      '{side}: {units, plural, one {# Einheit} other {# Einheiten}}, {cities, plural, one {# Stadt} other {# Städte}}.',
    legend:
      'Quadrate sind Einheiten von A, Scheiben Einheiten von B. Ein Ring ist eine Stadt, ein Dreieck ein Flughafen; der Buchstabe nennt die Seite, die sie hält. Ein Punkt am Ring kennzeichnet eine produktive Stadt. Felder im Niemandsland haben kräftige Kanten.',
    'own-legend':
      'Städte und Einheiten, die du verdeckt aufgestellt hast, sind gestrichelt umrandet. Pfeile sind deine Befehle: durchgezogen für Bewegungen, gestrichelt für Flüge, gepunktet für Feuer.',
    conditions: 'Einheiten und Städte jeder Seite',
    condition: 'Seite',
    'units-heading': 'Einheiten',
    cities: 'Städte',
    producing: 'Produktive Städte',
  },

  titles: {
    'Large board, production in six cities': 'Großes Brett, sechs produktive Städte',
    'Large board, production in three cities': 'Großes Brett, drei produktive Städte',
    'Large board, production in four and three cities': 'Großes Brett, vier und drei produktive Städte',
    'Large board, one city in no-man’s-land': 'Großes Brett, eine Stadt im Niemandsland',
    'Small board, production in three cities': 'Kleines Brett, drei produktive Städte',
    'Small board, production in two cities at the back': 'Kleines Brett, zwei produktive Städte hinten',
    'Small board sideways, production in three and four cities': 'Kleines Brett quer, drei und vier produktive Städte',
  },
} as const satisfies Catalogue<AirWar, Label>;

/** *Some Air War Games* in German. */
export const messages: Messages<AirWar, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
