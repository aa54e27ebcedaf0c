import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'WG-1.1': {
    title: 'Länder und ihre Punkte',
    text: 'Zwei bis dreißig Länder ziehen in den Krieg, jedes mit den Punkten, die es in Phase I erworben hat. Ein Szenario nennt ihre Namen, Punkte, Festungen und die Bündnisse, die schon geschrieben sind. Kein Land beginnt mit mehr als `maxPoints`, und alle kennen diese Zahl.',
    source: 'Procedure, 2',
    ruling:
      'Phase I wird in der Schulklasse gespielt; was dabei herauskam, ist unsere Eingabe. Die Quelle kennt keine größte Zahl von Punkten: Unsere ist 1.000.000, wenn das Szenario nichts anderes sagt, und 10.000 im üblichen Szenario, von der Größe seiner Punkte: Ohne Berichte könnten sonst alle eine Million haben.',
    note: 'Ein Name hat 1 bis 40 Buchstaben, Ziffern, Leerzeichen, Punkte, Apostrophe, Binde- und Unterstriche und beginnt und endet mit einem Buchstaben, einer Ziffer oder einem Akzent; kein Land heißt `chance`, `spectator`, `constructor` oder `prototype`.',
    option: '`scenario`: das Beispiel der Quelle (Vorgabe) oder ein eigenes.',
  },
  'WG-1.2': {
    title: 'Reihenfolge der Aufrufe',
    text: 'Die Länder werden in der alphabetischen Reihenfolge ihrer Namen aufgerufen.',
    source: 'Attack, 1',
    ruling:
      'Namen werden nach den Nummern ihrer Zeichen in Unicode verglichen, damit die Reihenfolge überall dieselbe ist.',
  },
  'WG-1.3': {
    title: 'Festungen',
    text: 'Ein Land mit einer Festung hat im Krieg 100 Punkte mehr. Sie kommen einmal hinzu, nach der Diplomatie und vor dem ersten Aufruf.',
    source: 'Attack, 1',
    ruling: 'Alle wissen, wer eine Festung hat: Sie ist ein Bauwerk.',
  },
  'WG-1.4': {
    title: 'Meldungen der Spione',
    text: 'Wie viele Punkte ein Land hat, ist sein Geheimnis. Seine Spione helfen ihm, die der anderen zu schätzen.',
    source: 'Procedure, 2',
    ruling:
      'Die Quelle sagt nicht, wie Spione arbeiten. Hier sehen alle von jedem Land das Band der Breite b, in dem seine Punkte ohne Festung liegen: b·⌊T/b⌋ bis b·⌊T/b⌋+b−1. Ein Bereich um die wahre Zahl würde sie verraten. Mehr als `maxPoints` glaubt niemand, also endet ein Band dort.',
    option:
      '`reportBand`: die Breite b, 0 für keine Berichte; Vorgabe 500, durch Messen gewählt: [siehe die Anleitung](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-1.5': {
    title: 'Das Beispiel der Quelle',
    text: 'Das Beispiel der Quelle: A hat 3000 Punkte, B 2500, C 2000, D 1900, E 1800; niemand hat eine Festung.',
    source: 'Procedure, 2, the example',
    ruling:
      'Die Punkte stehen bei den Geheimnissen der Länder und sonst nirgends: Was für die Partie feststeht und allen gezeigt wird, enthält nur Namen und Festungen.',
  },
  'WG-2.1': {
    title: 'Runden der Diplomatie',
    text: 'Bündnisse werden schriftlich geschlossen, von beiden Ländern, solange noch Frieden ist.',
    source: 'Alliances, 3',
    ruling:
      'In jeder Runde der Diplomatie schließen die Länder der Reihe nach die Bündnisse, die ihnen vorgeschlagen wurden, oder lehnen sie ab, schlagen Ländern etwas vor, mit denen sie weder ein Bündnis noch einen offenen Vorschlag haben, und sagen, dass sie bereit sind. Ein Vorschlag kann auf eine spätere Runde warten; am Ende der Diplomatie verfällt er.',
    option: '`diplomacyRounds`: 0 bis 10, Vorgabe 2; 0 für keine.',
  },
  'WG-2.2': {
    title: 'Bedingungen eines Bündnisses',
    text: 'Verbündete vereinbaren, was für jeden geliehenen Punkt zurückgezahlt wird, und können zusagen zu leihen.',
    source: 'Alliances, 3, the example',
    ruling:
      '`repay` ist eine ganze Zahl von 1 bis 10 und gilt für alles, was die beiden einander leihen, dem Angreifer oder dem Verteidiger, zugesagt oder nicht. `pledge` ist, was jeder leihen muss, wenn der andere angegriffen wird und es einfordert. Niemand sagt mehr zu, als er hat: Wer einen Vorschlag mit Zusage macht oder unterschreibt, wird nur nach den eigenen Punkten beurteilt und verrät damit allen, dass er so viele hat (WG-7.2). Ein Land kann dieselben Punkte mehrmals zusagen. Ein Bündnis des Szenarios darf bis zu `maxPoints` zusagen und verrät nichts. Vorschläge und Bündnisse sind öffentlich: Geheim nennt die Quelle nur die der Kriegszeit. Die Quelle begrenzt die Zahl der Bündnisse nicht; ohne Grenze sind alle kostenlos mit allen verbündet, und kaum ein Krieg hat eine Schlacht. Ein Vorschlag, der nicht mehr unterschrieben werden kann, bleibt offen und kann abgelehnt werden. Einem Land, das aufgegeben hat, wird nichts vorgeschlagen.',
    note: 'Ein Vorschlag wird in zwei Schritten eingegeben oder auf einmal mit `propose-alliance`.',
    option:
      '`alliesMost`: in wie vielen Bündnissen ein Land sein kann, die des Szenarios eingeschlossen: 1 bis 29 oder `null` für keine Grenze. Vorgabe 1, durch Messen gewählt: [siehe die Anleitung](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-2.3': {
    title: 'Bruch eines Bündnisses',
    text: 'Ein geschriebenes Bündnis bindet. Sobald ein Verbündeter ankündigt, den anderen anzugreifen, ist es zwischen ihnen für immer nichtig, bevor Punkte verglichen werden und auch wenn der Angriff sofort verloren ist.',
    source: 'Alliances, 3',
    ruling:
      'Die Bündnisse beider mit anderen bleiben. Scheidet ein Land aus, erlöschen seine Bündnisse. Am Ende gilt ein Bündnis als gebrochen von dem, der angegriffen hat, sonst als gehalten.',
  },
  'WG-2.4': {
    title: 'Versprechen im Krieg',
    text: 'Im Krieg kann kein Bündnis geschrieben werden. Was Länder einander dann versprechen, bindet niemanden.',
    source: 'Alliances, 3',
    ruling:
      'Solche Gespräche gehören nicht zum Spiel, aber ein Land, das zu entscheiden hat, kann höchstens 280 Zeichen zu Protokoll geben, bis zu 100 Mal in einer Partie, und das als Versprechen von Frieden oder Hilfe an ein Land kennzeichnen. Ein Friedensversprechen wird durch einen Angriff auf dieses Land gebrochen, sonst ist es gehalten. Ein Hilfsversprechen wird geprüft, wann immer eine Schlacht entschieden wird, in der jenes Land angegriffen wurde: gehalten, wenn dann Punkte dessen, der versprach, im Einsatz des Verteidigers sind, sonst für immer gebrochen.',
  },
  'WG-3.1': {
    title: 'Eine Runde des Krieges',
    text: 'In einer Runde wird jedes Land im Spiel einmal der Reihe nach aufgerufen, was es auch hat, und greift ein anderes Land an oder passt.',
    source: 'Attack, 1; Procedure, 6',
    ruling:
      'Ein Land ohne Punkte kann nur passen; dass es trotzdem aufgerufen wird, hält das geheim. Eine Runde ist ein Durchgang: Wer aufgerufen war, wird es in ihr nicht wieder. Ein Angriff darf in zwei Schritten angekündigt werden, erst das Land, dann die Punkte; schon der erste verrät, dass es mindestens einen Punkt gibt.',
  },
  'WG-3.2': {
    title: 'Punkte eines Angriffs',
    text: 'Der Angreifer sagt eine Zahl eigener Punkte an, von 1 bis zu allen, die er hat. Sie verlassen seine Summe sofort.',
    source: 'Procedure, 2, the example, steps 1 and 2',
  },
  'WG-3.3': {
    title: 'Sofort verlorener Angriff',
    text: 'Übersteigen die angesagten Punkte nicht alles, was das Ziel hat, ist der Angriff sofort verloren, und das Ziel bekommt die Punkte.',
    source: 'Procedure, 2',
    ruling: 'Der Angreifer bleibt im Krieg, auch ohne Punkte.',
  },
  'WG-3.4': {
    title: 'Beginn einer Schlacht',
    text: 'Sonst gibt es eine Schlacht. Der Einsatz des Angreifers ist, was er angesagt hat, der des Verteidigers alles, was er hat.',
    source: 'Procedure, 2, the example, step 3',
    ruling:
      'Dass es zur Schlacht kommt, verrät allen nur, dass der Verteidiger weniger hatte als angesagt. Sein eigener Einsatz wird öffentlich, wenn er zum ersten Mal zurückschlägt.',
  },
  'WG-3.5': {
    title: 'Die Seite, die antworten muss',
    text: 'Die Seite, deren Einsatz nicht der höhere ist, muss antworten, der Verteidiger zuerst.',
    source: 'Procedure, 2, the example, steps 3 to 5',
  },
  'WG-4.1': {
    title: 'Hilfe dritter Länder',
    text: 'Andere Länder dürfen der Seite Punkte geben, die antworten muss.',
    source: 'Procedure, 2, the example, steps 4 and 6',
    ruling:
      'Bevor eine Seite antwortet, gibt es eine Hilfsrunde: Jedes dritte Land im Spiel, das nicht gesperrt ist, wird der Reihe nach einmal gefragt und leiht 1 Punkt bis alle seine Punkte, zieht zurück oder lehnt ab. Die Quelle spricht von Ländern, mit denen schriftlich oder geheim Bündnisse geschlossen wurden; da niemand ein geheimes Bündnis sehen kann, darf jedes dritte Land leihen. Auch wer nichts hat, wird gefragt, denn es zu übergehen verriete es.',
  },
  'WG-4.2': {
    title: 'Grenzen der Hilfe',
    text: 'Ein erster Angriff besteht nur aus eigenen Punkten des Angreifers.',
    source: 'Procedure, 2, the example, step 1',
    ruling:
      'In einer Schlacht leiht ein Land nur einer Seite, und ein schriftlich Verbündeter des Verteidigers leiht dem Angreifer nicht: Das Bündnis bindet.',
  },
  'WG-4.3': {
    title: 'Zurückziehen von Geliehenem',
    text: 'Solange eine Schlacht nicht entschieden ist, kann ein Land, das geliehen hat, seine Punkte zurücknehmen und verliert dabei nichts.',
    source: 'Alliances, 4',
    ruling:
      'Es nimmt alles zurück, was es aus freiem Willen geliehen hat (von Zusagen handelt WG-4.4), wenn es in einer Hilfsrunde gefragt wird, und nimmt an dieser Schlacht nicht mehr teil. Ist die Seite, die nicht antworten muss, dann nicht höher als die andere (auch gleich), endet die Hilfsrunde, und jene Seite muss antworten, mit einer eigenen Hilfsrunde vorher.',
  },
  'WG-4.4': {
    title: 'Zurückschlagen, Hilferuf und Zusagen',
    text: 'Die Seite, die antworten muss, schlägt mit einem Einsatz zurück, der den anderen übersteigt, oder gibt nach.',
    source: 'Procedure, 2, the example, steps 3 to 7',
    ruling:
      'Der Verteidiger schlägt mit allem zurück, was er hat, und das wird gezeigt; der Angreifer fügt beliebig viele freie Punkte hinzu, auch 0. Vorher darf die Seite noch einmal um Hilfe bitten, was eine neue Hilfsrunde beginnt, wenn seit dem Anfang der letzten etwas geliehen, zurückgezogen oder eingefordert wurde. Ein Verteidiger darf die Zusage jedes Verbündeten einmal in der Schlacht einfordern: Der leiht sie, oder alles, was er hat, wenn das weniger ist, gesperrt oder nicht. Jederzeit vor einer wirklichen Niederlage kann ein Land nach der Quelle seine geliehenen Punkte ohne Strafe zurückziehen, und sie spricht von Ländern, die Punkte anbieten; was schriftlich zugesagt ist, wird hier nicht angeboten, sondern geschuldet und gebunden. Es lässt sich anders lesen.',
    option:
      '`pledged`: `bound` (Vorgabe) oder `withdrawable`: Der Verbündete nimmt zugesagte Punkte mit zurück. Eine Zusage, die von einem Land eingefordert wird, das schon zurückgezogen hat, bleibt beim Verteidiger, denn jenes Land wird nicht mehr gefragt.',
  },
  'WG-4.5': {
    title: 'Fragen, die nie entfallen',
    text: 'Keine Frage entfällt von selbst: Ein Land, das nur ablehnen oder nachgeben kann, tut es selbst. Hat eine Seite nachgegeben, kann nichts mehr zurückgezogen werden.',
    source: 'Alliances, 4',
    ruling: 'Eine Frage, die von selbst entfiele, verriete, dass nichts möglich war.',
  },
  'WG-4.6': {
    title: 'Ende jeder Schlacht',
    text: 'Jede Schlacht endet.',
    ruling:
      'Man zähle die dritten Länder, die nicht gesperrt sind, dann die nicht eingeforderten Zusagen, dann die freien Punkte: Jedes Zurückziehen, Einfordern, Leihen und Hinzufügen macht das kleiner, in dieser Reihenfolge der Wichtigkeit, und dazwischen sind nur endlich viele andere Schritte möglich.',
  },
  'WG-5.1': {
    title: 'Punkte des Siegers',
    text: 'Der Sieger nimmt beide Einsätze. Was er zurückbehalten hat, bleibt sein: im Beispiel machen 3000 und 2300 zusammen 5300.',
    source: 'Procedure, 2, the example, steps 6 and 7',
  },
  'WG-5.2': {
    title: 'Ausscheiden aus dem Krieg',
    text: 'Ein Land, das eingenommen wird, scheidet aus dem Krieg aus.',
    source: 'Procedure, 2, the example, steps 6 and 7',
    ruling:
      'Ein Verteidiger, der nachgibt, scheidet aus. Ein Angreifer, der nachgibt, behält die Punkte, die er nicht eingesetzt hat, und scheidet aus, wenn es keine sind. Mit `total` scheidet er immer aus, und der Sieger nimmt auch diese Punkte.',
    option: '`conquest`: `stake` (Vorgabe) oder `total`.',
  },
  'WG-5.3': {
    title: 'Rückzahlung von Geliehenem',
    text: 'Was dem Verlierer geliehen wurde, ist verloren. Der Sieger zahlt zurück, was ihm geliehen wurde, zum Satz eines geltenden schriftlichen Bündnisses, sonst Punkt für Punkt.',
    source: 'Procedure, 2, the example, steps 6 and 7',
    ruling:
      'Er zahlt aus allem, was er dann hat. Übersteigen Forderungen c mit der Summe C seine Summe T, bekommt jeder ⌊T·c/C⌋, und der Rest bleibt.',
  },
  'WG-5.4': {
    title: 'Ansage der Summe',
    text: 'Was der Sieger danach hat, wird allen angesagt.',
    source: 'Procedure, 2, the example, step 6',
  },
  'WG-5.5': {
    title: 'Gleichbleibende Summe der Punkte',
    text: 'Punkte wechseln nur den Besitzer: Sind die Festungen bemannt, bleiben alle Summen und Einsätze zusammen immer gleich.',
    source: 'Procedure, 2, the example',
  },
  'WG-6.1': {
    title: 'Letztes Land im Spiel',
    text: 'Ein Land, das als einziges im Spiel bleibt, gewinnt.',
    source: 'Goal, 5',
    ruling: 'Das wird nach jeder Entscheidung einer Schlacht beurteilt.',
  },
  'WG-6.2': {
    title: 'Ende aller Kämpfe',
    text: 'Wenn alle Kämpfe aufgehört haben, gewinnt, wer die meisten Punkte hat.',
    source: 'Goal, 5',
    ruling:
      'Das ist am Ende einer Runde so, in der kein Angriff zur Schlacht führte. Ein sofort verlorener Angriff ist kein Kampf: Sonst könnte ein Land einen Krieg nach Belieben mit einzelnen Punkten verlängern. Gleiche Summen teilen sich den Sieg. Alle Summen werden dann angesagt: Das Ende verriete sie ohnehin.',
    option:
      '`confrontation`: `stood` (Vorgabe; nur ein Angriff, der zur Schlacht führt) oder `announced`: Jeder Angriff hält den Krieg in Gang, auch ein verlorener.',
  },
  'WG-6.3': {
    title: 'Letzte Runde',
    text: 'Nach der letzten Runde ist der Krieg vorbei und wird ebenso entschieden.',
    ruling: 'Die Quelle kennt keine letzte Runde; verlorene Angriffe könnten ewig weitergehen.',
    option: '`maxRounds`: Vorgabe 100, `null` für keine Grenze.',
  },
  'WG-6.4': {
    title: 'Aufgeben',
    text: 'Ein Land darf aufgeben, sobald eines zu entscheiden hat, es selbst oder ein anderes. Es bleibt auf der Karte, passt aber von da an, lehnt ab, gibt nach und kann nicht gewinnen; seine Zusagen können weiter eingefordert werden.',
    ruling:
      'Die Quelle spricht nicht davon; jedes Spiel dieser Bibliothek erlaubt es. Da alle wissen, was ein solches Land tun muss, wird es nicht mehr gefragt. Ein Angriff, den es ohne Zahl angekündigt hatte, findet nicht statt, und ein Vorschlag an es, dessen Zusage noch nicht genannt ist, wird nicht gemacht. Eine Schlacht, in der es steht, geht weiter, bis es antworten muss; gibt die andere Seite vorher nach, gewinnt es sie noch. Kann nur noch ein Land gewinnen, hat es gewonnen.',
  },
  'WG-7.1': {
    title: 'Was ein Land sieht',
    text: 'Ein Land sieht die eigenen Punkte und wie alle die Festungen, Bündnisse, Ankündigungen, gezeigten Einsätze, Leihen, Entscheidungen und wer ausgeschieden ist.',
    source: 'Procedure, 2, the example, step 6',
  },
  'WG-7.2': {
    title: 'Bereiche der Punkte',
    text: 'Was all das von den Punkten eines Landes verrät, wird genau festgehalten, als Bereich, der für alle derselbe ist: Niemand muss es ausrechnen.',
    source: 'Procedure, 2, the example, step 6',
    ruling:
      'In der Quelle führen die Schüler diese Liste auf einem Blatt. Die Welten, die passen, sind genau das Produkt der Bereiche, jede gleich wahrscheinlich.',
  },
} as const satisfies Rulebook<RuleId>;
