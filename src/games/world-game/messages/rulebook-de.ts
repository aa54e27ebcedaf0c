import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'WG-1.1': {
    title: 'Länder und ihre Punkte',
    text: 'Zwei bis dreißig Länder ziehen in den Krieg, jedes mit den Punkten, die es in Phase I erworben hat. Ein Szenario nennt ihre Namen, Punkte, Festungen und die Bündnisse, die schon geschlossen sind. Kein Land beginnt mit mehr als `maxPoints`, und alle kennen diese Zahl.',
    source: '“Procedure”, point 2',
    ruling:
      'Phase I wird in der Schulklasse gespielt; ihr Ergebnis ist unsere Eingabe. Die Quelle kennt keine Höchstzahl von Punkten. Unsere Höchstzahl ist 1.000.000, wenn das Szenario keine andere nennt, und 10.000 im üblichen Szenario, nahe an seinen Punkten: Ohne Meldungen könnte sonst jedes Land eine Million haben.',
    note: 'Ein Name hat 1 bis 40 Buchstaben, Ziffern, Leerzeichen, Punkte, Apostrophe, Binde- und Unterstriche und beginnt und endet mit einem Buchstaben (auch mit Akzent) oder einer Ziffer; kein Land heißt `chance`, `spectator`, `constructor` oder `prototype`.',
    option: '`scenario`: das Beispiel der Quelle (Vorgabe) oder ein eigenes.',
  },
  'WG-1.2': {
    title: 'Reihenfolge der Aufrufe',
    text: 'Die Länder werden in der alphabetischen Reihenfolge ihrer Namen aufgerufen.',
    source: '“Attack”, point 1',
    ruling:
      'Namen werden nach den Unicode-Nummern ihrer Zeichen verglichen, damit die Reihenfolge überall dieselbe ist.',
  },
  'WG-1.3': {
    title: 'Festungen',
    text: 'Ein Land mit einer Festung hat im Krieg 100 Punkte mehr. Sie kommen einmal hinzu, nach der Diplomatie und vor dem ersten Aufruf.',
    source: '“Attack”, point 1',
    ruling: 'Alle wissen, wer eine Festung hat: Sie ist ein Bauwerk.',
  },
  'WG-1.4': {
    title: 'Meldungen der Spione',
    text: 'Die Punkte eines Landes sind sein Geheimnis. Seine Spione helfen ihm, die Punkte der anderen zu schätzen.',
    source: '“Procedure”, point 2',
    ruling:
      'Die Quelle sagt nicht, wie Spione arbeiten. Hier sehen alle von jedem Land die Spanne der Breite b, in der seine Punkte ohne Festung liegen: b·⌊T/b⌋ bis b·⌊T/b⌋+b−1. Eine Spanne um die wahre Zahl würde sie verraten. Kein Land hat mehr als `maxPoints`, also endet die letzte Spanne dort.',
    option:
      '`reportBand`: die Breite b, 0 für keine Meldungen; Vorgabe 500, durch Messungen gewählt: [siehe die Anleitung](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-1.5': {
    title: 'Das Beispiel der Quelle',
    text: 'Das Beispiel der Quelle: A hat 3000 Punkte, B 2500, C 2000, D 1900, E 1800; niemand hat eine Festung.',
    source: '“Procedure”, point 2, the example',
    ruling:
      'Die Punkte stehen nur in den Geheimnissen der Länder: Das Setup der Partie, das alle sehen, enthält nur Namen und Festungen.',
  },
  'WG-2.1': {
    title: 'Runden der Diplomatie',
    text: 'Bündnisse werden schriftlich geschlossen, von beiden Ländern, solange noch Frieden ist.',
    source: '“Alliances”, point 3',
    ruling:
      'In jeder Runde der Diplomatie schließen die Länder der Reihe nach die Bündnisse, die ihnen vorgeschlagen wurden, oder lehnen sie ab, schlagen Ländern Bündnisse vor, mit denen sie weder ein Bündnis noch einen offenen Vorschlag haben, und sagen, dass sie fertig sind. Ein Vorschlag kann auf eine spätere Runde warten; am Ende der Diplomatie verfällt er.',
    option: '`diplomacyRounds`: 0 bis 10, Vorgabe 2; 0 für keine.',
  },
  'WG-2.2': {
    title: 'Bedingungen eines Bündnisses',
    text: 'Verbündete vereinbaren die Rückzahlung für jeden geliehenen Punkt und können Punkte zusagen.',
    source: '“Alliances”, point 3, the example',
    ruling:
      '`repay` ist eine ganze Zahl von 1 bis 10 und gilt für alles, was die beiden einander leihen, dem Angreifer oder dem Verteidiger, zugesagt oder nicht. `pledge` ist die Zahl der Punkte, die jeder leihen muss, wenn der andere angegriffen wird und die Zusage einfordert. Kein Land kann mehr zusagen, als es hat: Ein Land, das einen Vorschlag mit Zusage macht oder annimmt, wird nur nach den eigenen Punkten geprüft und verrät damit allen, dass es mindestens so viele hat (WG-7.2). Ein Land kann dieselben Punkte mehrmals zusagen. Ein Bündnis des Szenarios darf bis zu `maxPoints` zusagen und verrät nichts. Vorschläge und Bündnisse sind öffentlich: Geheim nennt die Quelle nur die der Kriegszeit. Die Quelle begrenzt die Zahl der Bündnisse nicht; ohne Grenze sind alle kostenlos mit allen verbündet, und kaum ein Krieg hat eine Schlacht. Ein Vorschlag, der nicht mehr angenommen werden kann, bleibt offen und kann abgelehnt werden. Einem Land, das aufgegeben hat, wird nichts vorgeschlagen, und niemand kann seine Vorschläge unterschreiben.',
    note: 'Ein Vorschlag wird in zwei Aktionen eingegeben oder in einer mit `propose-alliance`.',
    option:
      '`alliesMost`: die Höchstzahl der Bündnisse eines Landes, auch der des Szenarios: 1 bis 29 oder `null` für keine Grenze. Vorgabe 1, durch Messungen gewählt: [siehe die Anleitung](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-2.3': {
    title: 'Bruch eines Bündnisses',
    text: 'Ein schriftliches Bündnis bindet. Sobald ein Verbündeter einen Angriff auf den anderen ankündigt, ist das Bündnis zwischen ihnen für immer nichtig, bevor Punkte verglichen werden und auch wenn der Angriff sofort verloren ist.',
    source: '“Alliances”, point 3',
    ruling:
      'Die Bündnisse beider mit anderen Ländern bleiben. Scheidet ein Land aus, erlöschen seine Bündnisse. Am Ende gilt ein Bündnis als von dem Verbündeten gebrochen, der angegriffen hat, sonst als gehalten.',
  },
  'WG-2.4': {
    title: 'Versprechen im Krieg',
    text: 'Im Krieg kann kein Bündnis geschlossen werden. Versprechen, die Länder einander dann geben, binden niemanden.',
    source: '“Alliances”, point 3',
    ruling:
      'Solche Gespräche gehören nicht zum Spiel, aber ein Land, das entscheiden muss, kann höchstens 280 Zeichen zu Protokoll geben, bis zu 100 Mal in einer Partie, und das als Versprechen von Frieden oder Hilfe an ein Land kennzeichnen. Ein Friedensversprechen wird durch einen Angriff auf dieses Land gebrochen, sonst ist es gehalten. Ein Hilfsversprechen wird immer geprüft, wenn eine Schlacht entschieden wird, in der jenes Land angegriffen wurde: Es ist gehalten, wenn dann Punkte des Landes, das es gab, im Einsatz des Verteidigers sind, sonst ist es für immer gebrochen.',
  },
  'WG-3.1': {
    title: 'Eine Runde des Krieges',
    text: 'In einer Runde wird jedes Land im Spiel einmal der Reihe nach aufgerufen, auch ohne Punkte, und greift ein anderes Land an oder passt.',
    source: '“Attack”, point 1; “Procedure”, point 6',
    ruling:
      'Ein Land ohne Punkte kann nur passen; es wird trotzdem aufgerufen, damit das geheim bleibt. Eine Runde geht einmal durch die Reihenfolge, also wird jedes Land in ihr nur einmal aufgerufen. Ein Angriff darf in zwei Aktionen angekündigt werden, erst das Land, dann die Punkte; schon die erste verrät, dass der Angreifer mindestens einen Punkt hat.',
  },
  'WG-3.2': {
    title: 'Punkte eines Angriffs',
    text: 'Der Angreifer sagt eine Zahl eigener Punkte an, von 1 bis zu allen, die er hat. Sie werden sofort von seiner Summe abgezogen.',
    source: '“Procedure”, point 2, steps 1 and 2 of the example',
  },
  'WG-3.3': {
    title: 'Sofort verlorener Angriff',
    text: 'Übersteigen die angesagten Punkte nicht alle Punkte des Ziels, ist der Angriff sofort verloren, und das Ziel bekommt die Punkte.',
    source: '“Procedure”, point 2',
    ruling: 'Der Angreifer bleibt im Krieg, auch ohne Punkte.',
  },
  'WG-3.4': {
    title: 'Beginn einer Schlacht',
    text: 'Sonst gibt es eine Schlacht. Der Einsatz des Angreifers sind die angesagten Punkte, der des Verteidigers alle seine Punkte.',
    source: '“Procedure”, point 2, step 3 of the example',
    ruling:
      'Die Schlacht verrät allen nur, dass der Verteidiger weniger Punkte hatte als angesagt. Sein eigener Einsatz wird öffentlich, wenn er zum ersten Mal zurückschlägt.',
  },
  'WG-3.5': {
    title: 'Die Seite, die antworten muss',
    text: 'Die Seite, deren Einsatz nicht der höhere ist, muss antworten, der Verteidiger zuerst.',
    source: '“Procedure”, point 2, steps 3 to 5 of the example',
  },
  'WG-4.1': {
    title: 'Hilfe dritter Länder',
    text: 'Andere Länder dürfen der Seite Punkte geben, die antworten muss.',
    source: '“Procedure”, point 2, steps 4 and 6 of the example',
    ruling:
      'Bevor eine Seite antwortet, gibt es eine Hilfsrunde: Jedes dritte Land im Spiel, das nicht gesperrt ist, wird der Reihe nach einmal gefragt und leiht 1 Punkt bis alle seine Punkte, zieht zurück oder lehnt ab. Die Quelle erwähnt Länder, mit denen schriftlich oder geheim Bündnisse geschlossen wurden; da niemand ein geheimes Bündnis sehen kann, darf jedes dritte Land leihen. Auch ein Land ohne Punkte wird gefragt, denn sonst wäre verraten, dass es keine hat.',
  },
  'WG-4.2': {
    title: 'Grenzen der Hilfe',
    text: 'Ein erster Angriff besteht nur aus eigenen Punkten des Angreifers.',
    source: '“Procedure”, point 2, step 1 of the example',
    ruling:
      'In einer Schlacht leiht ein Land nur einer Seite, und ein schriftlich Verbündeter des Verteidigers leiht dem Angreifer nicht: Das Bündnis bindet.',
  },
  'WG-4.3': {
    title: 'Zurückziehen von Geliehenem',
    text: 'Solange eine Schlacht nicht entschieden ist, kann ein Land, das geliehen hat, seine Punkte zurücknehmen und verliert dabei nichts.',
    source: '“Alliances”, point 4',
    ruling:
      'Dieses Land nimmt alle freiwillig geliehenen Punkte zurück (für Zusagen gilt WG-4.4), wenn es in einer Hilfsrunde gefragt wird, und nimmt an dieser Schlacht nicht mehr teil. Ist der Einsatz der Seite, die nicht antworten muss, dann nicht mehr höher als der andere, endet die Hilfsrunde, und jene Seite muss antworten, nach einer eigenen Hilfsrunde.',
  },
  'WG-4.4': {
    title: 'Zurückschlagen, Hilferuf und Zusagen',
    text: 'Die Seite, die antworten muss, schlägt mit einem Einsatz zurück, der den anderen übersteigt, oder gibt nach.',
    source: '“Procedure”, point 2, steps 3 to 7 of the example',
    ruling:
      'Der Verteidiger schlägt mit allen seinen Punkten zurück, und sie werden gezeigt; der Angreifer fügt beliebig viele freie Punkte hinzu, auch 0. Vorher darf die Seite noch einmal um Hilfe bitten, was eine neue Hilfsrunde beginnt, wenn seit dem Anfang der letzten etwas geliehen, zurückgezogen oder eingefordert wurde. Ein Verteidiger darf die Zusage jedes Verbündeten einmal in der Schlacht einfordern: Der Verbündete leiht die zugesagten Punkte, oder alle seine Punkte, wenn er weniger hat, gesperrt oder nicht. Nach der Quelle kann ein Land seine geliehenen Punkte jederzeit vor einer wirklichen Niederlage ohne Strafe zurückziehen, und sie spricht von Ländern, die Punkte anbieten. Schriftlich zugesagte Punkte werden nicht angeboten, sondern geschuldet, also sind sie hier gebunden. Die Quelle lässt sich auch anders lesen.',
    option:
      '`pledged`: `bound` (Vorgabe) oder `withdrawable`: Der Verbündete nimmt zugesagte Punkte mit zurück. Wird eine Zusage von einem Land eingefordert, das schon zurückgezogen hat, bleiben die Punkte beim Verteidiger, denn dieses Land wird nicht mehr gefragt.',
  },
  'WG-4.5': {
    title: 'Fragen, die nie entfallen',
    text: 'Keine Frage entfällt: Ein Land, das nur ablehnen oder nachgeben kann, muss es selbst tun. Hat eine Seite nachgegeben, kann nichts mehr zurückgezogen werden.',
    source: '“Alliances”, point 4',
    ruling: 'Eine Frage, die entfällt, würde verraten, dass das Land keine Wahl hatte.',
  },
  'WG-4.6': {
    title: 'Ende jeder Schlacht',
    text: 'Jede Schlacht endet.',
    ruling:
      'Zähle die dritten Länder, die nicht gesperrt sind, dann die nicht eingeforderten Zusagen, dann die freien Punkte. Jedes Zurückziehen, Einfordern, Leihen und Hinzufügen verkleinert eine dieser drei Zahlen und lässt die Zahlen davor unverändert. Zwischen zwei solchen Aktionen sind nur endlich viele andere möglich.',
  },
  'WG-5.1': {
    title: 'Punkte des Siegers',
    text: 'Der Sieger nimmt beide Einsätze. Er behält auch die Punkte, die er nicht eingesetzt hat: Im Beispiel machen 3000 und 2300 zusammen 5300.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
  },
  'WG-5.2': {
    title: 'Ausscheiden aus dem Krieg',
    text: 'Ein Land, das eingenommen wird, scheidet aus dem Krieg aus.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
    ruling:
      'Ein Verteidiger, der nachgibt, scheidet aus. Ein Angreifer, der nachgibt, behält die Punkte, die er nicht eingesetzt hat, und scheidet aus, wenn es keine sind. Mit `total` scheidet er immer aus, und der Sieger nimmt auch diese Punkte.',
    option: '`conquest`: `stake` (Vorgabe) oder `total`.',
  },
  'WG-5.3': {
    title: 'Rückzahlung von Geliehenem',
    text: 'Dem Verlierer geliehene Punkte sind verloren. Der Sieger zahlt die ihm geliehenen Punkte zurück, zum Satz eines geltenden schriftlichen Bündnisses, sonst Punkt für Punkt.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
    ruling:
      'Der Sieger zahlt aus allen Punkten, die er dann hat. Übersteigt die Summe C aller Forderungen seine Summe T, bekommt ein Land mit der Forderung c ⌊T·c/C⌋, und der Sieger behält den Rest.',
  },
  'WG-5.4': {
    title: 'Ansage der Summe',
    text: 'Die Summe des Siegers wird danach allen angesagt.',
    source: '“Procedure”, point 2, step 6 of the example',
  },
  'WG-5.5': {
    title: 'Gleichbleibende Summe der Punkte',
    text: 'Punkte wechseln nur den Besitzer: Sind die Festungen besetzt, ändert sich die Gesamtheit aller Summen und Einsätze nie.',
    source: '“Procedure”, point 2, the example',
  },
  'WG-6.1': {
    title: 'Letztes Land im Spiel',
    text: 'Das letzte Land im Spiel gewinnt.',
    source: '“Goal”, point 5',
    ruling: 'Das wird immer geprüft, wenn eine Schlacht entschieden ist.',
  },
  'WG-6.2': {
    title: 'Ende aller Kämpfe',
    text: 'Wenn alle Kämpfe aufgehört haben, gewinnt das Land mit den meisten Punkten.',
    source: '“Goal”, point 5',
    ruling:
      'Das ist am Ende einer Runde der Fall, in der kein Angriff zur Schlacht führte. Ein sofort verlorener Angriff ist kein Kampf: Sonst könnte ein Land einen Krieg mit einzelnen Punkten beliebig verlängern. Länder mit gleichen Summen teilen sich den Sieg. Alle Summen werden dann angesagt, denn das Ende würde sie ohnehin verraten.',
    option:
      '`confrontation`: `stood` (Vorgabe; nur ein Angriff, der zur Schlacht führt) oder `announced`: Jeder Angriff hält den Krieg in Gang, auch ein verlorener.',
  },
  'WG-6.3': {
    title: 'Letzte Runde',
    text: 'Nach der letzten Runde ist der Krieg vorbei, und das Land mit den meisten Punkten gewinnt.',
    ruling: 'Die Quelle kennt keine letzte Runde; sofort verlorene Angriffe könnten ewig weitergehen.',
    option: '`maxRounds`: Vorgabe 100, `null` für keine Grenze.',
  },
  'WG-6.4': {
    title: 'Aufgeben',
    text: 'Ein Land darf immer aufgeben, wenn es selbst oder ein anderes Land entscheiden muss. Es bleibt im Krieg, passt aber von da an, lehnt ab, gibt nach und kann nicht gewinnen; seine Zusagen können weiter eingefordert werden.',
    ruling:
      'Die Quelle erwähnt das Aufgeben nicht; jedes Spiel dieser Bibliothek erlaubt es. Alle wissen, was ein Land tun muss, das aufgegeben hat, also wird es nicht mehr gefragt. Ein Angriff, den es ohne Punkte angekündigt hat, findet nicht statt, und ein Vorschlag an dieses Land, dessen Zusage noch nicht genannt ist, wird nicht gemacht. Eine Schlacht, die es führt, geht weiter, bis es antworten muss; gibt die andere Seite vorher nach, gewinnt es sie noch. Kann nur noch ein Land gewinnen, hat dieses Land gewonnen.',
  },
  'WG-7.1': {
    title: 'Was ein Land sieht',
    text: 'Ein Land sieht die eigenen Punkte und, wie alle, die Festungen, Bündnisse, Ankündigungen, gezeigten Einsätze, Leihen, Entscheidungen und die ausgeschiedenen Länder.',
    source: '“Procedure”, point 2, step 6 of the example',
  },
  'WG-7.2': {
    title: 'Bereiche der Punkte',
    text: 'Was alle über die Punkte eines Landes wissen, wird als Bereich gespeichert. Der Bereich ist genau und für alle derselbe, also muss ihn niemand ausrechnen.',
    source: '“Procedure”, point 2, step 6 of the example',
    ruling:
      'In der Quelle führen die Schüler diese Liste auf Papier. Die möglichen Welten sind genau das Produkt der Bereiche, jede gleich wahrscheinlich.',
  },
} as const satisfies Rulebook<RuleId>;
