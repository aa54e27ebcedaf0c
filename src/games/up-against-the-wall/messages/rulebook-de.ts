import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'UW-1.1': {
    title: 'Das Brett',
    text: 'Das Brett hat für jede von elf Gruppen eine Leiste, eine Reihe von Feldern von der Low Library (dem Ende der Universitätsleitung) bis zum Rand (dem Ende der Radikalen). Jedes Feld ist 0 bis 10 Punkte wert. Ein Kreis schneidet alle Leisten: Felder in ihm sind Unterstützung für die Universitätsleitung, Felder außerhalb für die Radikalen, und ein Marker auf der Linie unterstützt niemanden. Auf jeder Leiste steht ein Marker, am Anfang auf dem Feld mit dem Punkt.',
    source: 'the playing board',
  },
  'UW-1.2': {
    title: 'Bretter als Daten',
    text: 'Ein Brett besteht aus Daten: 1 bis 20 Leisten, jede mit ihren Feldern vom inneren zum äußeren Ende, davon eines auf der Linie, mindestens eines auf jeder Seite, und einem Punkt.',
    ruling:
      'Das gedruckte Brett ist uns verloren. Sechs Gruppen sind bezeugt: Schwarze Studenten, Liberale Professoren, Ehemalige und Unentschiedene Studenten in den Regeln, Gemäßigte Streikende und Harlem in einer Notiz von B. Train (Simulacrum, vol. 1 no. 2). Die anderen Namen, alle Felder, Werte und Punkte des üblichen Brettes sind eine Rekonstruktion: sieben Felder je Leiste, Werte, die von der Linie nach außen wachsen, und 19 Punkte Unterstützung für jede Seite am Anfang. Ein zweites Brett, `playScenario`, hat dieselben Leisten mit je elf Feldern; es ist zum Spielen gemacht, und seine Länge, seine Werte und seine Punkte wurden durch Messen gewählt.',
    option: '`scenario`: das rekonstruierte Brett (Vorgabe), `playScenario` oder ein eigenes.',
  },
  'UW-1.3': {
    title: 'Kampfsteine',
    text: 'Kampfsteine sind RADs (Radikale) und LAWs (Universitätsleitung). Sie stehen auf den Leisten am Ende ihrer Seite und werden nach Leiste und Seite gezählt.',
    source: 'Steps One and Two',
    ruling:
      'Die Quelle lässt sich auf zwei Arten lesen. Mit `stay` bleiben Steine von Runde zu Runde auf dem Brett, bis sie ausscheiden: Wer das Gambit ruft, kann „all of the combat pieces he has on the board“ verlieren, Steine werden „eliminated“ und „removed from play“, und ein Beispiel hat 39 LAWs auf einer Leiste. Mit `anew` nimmst du alle deine Steine auf, wenn du nach Karten und Gambit zum Einsetzen kommst, und setzt nur ein, was dir in dieser Runde zusteht: PLOT gibt „the combat influence he will be able to exert during that turn“, und der Autor schreibt „the proportion of influence fluctuates“. Was ausscheidet, ist dann nur für diese Runde verloren.',
    option: '`pieces`: `stay` (Vorgabe) oder `anew`.',
  },
  'UW-1.4': {
    title: 'PLOT: Steine je Runde',
    text: 'PLOT gibt die Steine an, die in den Runden 1 bis 12 kommen. RADs: 10 9 8 7 6 5 4 3 2 1 1 1. LAWs: 5 6 7 8 9 10 11 12 13 14 15 16.',
    source: 'PLOT, p. C7',
  },
  'UW-1.5': {
    title: 'Ereigniskarten',
    text: 'Es gibt 24 Ereigniskarten (UW-5.4).',
    source: 'contingency cards, p. C7',
  },
  'UW-2.1': {
    title: 'Runden und Züge',
    text: 'Die Partie hat zwölf Runden. In jeder ziehen erst die Radikalen, dann die Universitätsleitung. Ein Zug ist: eine Karte ziehen (UW-5.1), Karten spielen (UW-5.2), alles setzen oder nicht (UW-4.1), Steine einsetzen (UW-3.1), angreifen (UW-3.2).',
    source: 'Steps One to Four',
  },
  'UW-3.1': {
    title: 'Einsetzen',
    text: 'In deinem Zug bekommst du die Steine, die dir in dieser Runde zustehen, und stellst sie nach Belieben an deine Enden der Leisten.',
    source: 'Step One',
    ruling:
      'Du musst alle einsetzen, bevor das Einsetzen endet, und eine Leiste fasst beliebig viele: Sonst könnte man den, der führt und nichts einsetzt, nie angreifen.',
    note: 'Eingegeben wird in Stapeln, einem je Leiste in der Reihenfolge des Brettes, damit es für jedes Einsetzen nur eine Art der Eingabe gibt; `deploy-all` nimmt alle auf einmal.',
  },
  'UW-3.2': {
    title: 'Angriffe',
    text: 'Auf jeder Leiste, auf der beide Seiten Steine haben, darfst du einmal im Zug angreifen, in beliebiger Reihenfolge und auf beliebig vielen Leisten. Alle deine Steine auf der Leiste nehmen teil.',
    source: 'Step Two',
  },
  'UW-3.3': {
    title: 'Verhältnis der Steine',
    text: 'Das Verhältnis ist die Zahl der Steine des Angreifers auf der Leiste zu der des Verteidigers, der Rest fällt zugunsten des Verteidigers weg: 39 gegen 10 ist 3-1. Unter 1-1 ist mindestens die halbe Zahl des Verteidigers 1-2; weniger ist kein Angriff. 5-1 ist die höchste Spalte.',
    source: 'Step Two',
  },
  'UW-3.4': {
    title: 'UCOM: Ergebnisse der Angriffe',
    text: 'Mit einem Würfel wird in der Tabelle UCOM abgelesen. TE: alle Steine des Verteidigers auf der Leiste verschwinden. YE: alle des Angreifers verschwinden. AL: Die Seite mit weniger verliert alle, die andere ebenso viele. o: nichts geschieht.',
    source: 'Step Two, UCOM',
    ruling:
      'Die Tabelle ist aus einer schlechten Kopie wiederhergestellt, in der jede Zeile noch sechs Ergebnisse hat. Bei 5-1 ist eine Sechs YE, wie gedruckt: Wer zu viel will, verliert. Gleiche Zahlen bei AL: beide verlieren alles. Nach Spalten räumt der Angreifer die Leiste mit Wahrscheinlichkeit 1/6, 4/6, 5/6, 1, 1, 5/6: So ist 5-1 schlechter als 3-1, und eine Sechs kostet dort den ganzen Einsatz.',
    option: '`scenario.ucom`: eine beliebige Tabelle mit diesen Spalten und Codes.',
  },
  'UW-3.5': {
    title: 'Einen Marker rücken',
    text: 'Nach einem Angriff, der dem Verteidiger keinen Stein auf der Leiste gelassen hat, darfst du ihren Marker um ein Feld zu deinem Ende rücken, nicht über das letzte Feld hinaus. Der Verteidiger rückt nie einen Marker.',
    source: 'Step Three',
    ruling:
      'Ob auch deine eigenen Steine verschwunden sind, ist gleich. Du entscheidest sofort und wirst nicht gefragt, wenn der Marker schon auf deinem letzten Feld steht. Mit `advance` darfst du den Marker außerdem, einmal je Leiste und Zug, um ein Feld rücken, wo du Steine hast, der Gegner keine, und du in diesem Zug nicht angegriffen hast; wer alles setzt, hat damit nicht angegriffen.',
    option: '`unopposed`: `hold` (Vorgabe, die gedruckten Worte) oder `advance`.',
  },
  'UW-3.6': {
    title: 'Ende der Angriffe',
    text: 'Du beendest deine Angriffe, wann du willst.',
    source: 'Step Two',
    ruling: 'Wo dir kein Angriff offensteht, endet dein Zug von selbst.',
  },
  'UW-4.1': {
    title: 'Das Gambit rufen',
    text: 'Am Anfang deines Zuges darfst du „Up against the wall!“ rufen.',
    source: 'the gambit',
    ruling:
      'Die Quelle sagt nicht, was am Anfang eines Zuges zuerst kommt. Gerufen wird nach den Karten und vor dem Einsetzen, einmal im Zug. Das Verhältnis sind alle deine Steine auf dem Brett zu allen des Gegners, gerundet und begrenzt wie in UW-3.3: Beide müssen Steine haben, und was schlechter ist als 1-2, reicht nicht.',
  },
  'UW-4.2': {
    title: 'Ergebnis des Gambits',
    text: 'Mit einem Würfel wird für das ganze Brett in der Tabelle abgelesen. TE: alle Steine des Verteidigers verschwinden. YE: alle Steine des Rufenden verschwinden. AL: Die Seite mit insgesamt weniger Steinen verliert alle, die andere nimmt ebenso viele nach eigener Wahl weg; bei gleichen Zahlen verlieren beide alles. o: nichts geschieht.',
    source: 'the gambit',
    ruling: 'Welche Steine gehen, wählt ihre Seite.',
    note: 'Die Steine werden einzeln gewählt, in der Reihenfolge des Brettes, damit es für jede Wahl nur eine Art der Eingabe gibt; `remove-pieces` nimmt alle auf einmal.',
  },
  'UW-4.3': {
    title: 'Marker nach dem Gambit',
    text: 'Danach darfst du den Marker jeder Leiste, die dein Ruf von Steinen des Verteidigers geräumt hat, um ein Feld zu deinem Ende rücken.',
    source: 'the gambit',
    ruling:
      'Das sind die Leisten, auf denen vor dem Ruf Steine des Verteidigers standen und nach allen Verlusten keine mehr stehen, mit oder ohne Steine von dir. Du entscheidest Leiste für Leiste in der Reihenfolge des Brettes und wirst nicht gefragt, wo der Marker schon auf deinem letzten Feld steht. Der Rest deines Zuges folgt wie sonst.',
  },
  'UW-5.1': {
    title: 'Eine Karte ziehen',
    text: 'Vor jedem Zug ziehst du eine Karte, ungesehen vom Gegner. Du darfst sie sofort spielen, aufheben oder übergehen und musst sie nicht zeigen.',
    source: 'contingency cards',
    ruling:
      'Du musst ziehen; ist keine Karte mehr da, entfällt es. Eine Karte übergehen heißt sie verdeckt abwerfen. Nur die gerade gezogene Karte kann abgeworfen werden, und nur da; was weder gespielt noch abgeworfen ist, behältst du. Eine Hand hat keine Grenze.',
  },
  'UW-5.2': {
    title: 'Eine Karte spielen',
    text: 'Eine Karte wird gespielt, sobald sie gezogen ist, oder später.',
    source: 'contingency cards',
    ruling:
      'Die Quelle sagt nicht, wann eine aufgehobene Karte gespielt werden kann. Karten werden nur am Anfang eines Zuges gespielt, bevor etwas eingesetzt wird. Am Anfang jedes Zuges darf erst die Seite am Zug, bis sie fertig ist, dann die andere beliebige ihrer Karten spielen, gleich welche Seite sie nennen. Die andere Seite wird gefragt, sobald sie eine Karte hat, ob brauchbar oder nicht, denn sonst verriete es etwas. Was jeder Seite zusteht, wird am Anfang einer Runde nach PLOT bestimmt, durch die in beiden Zügen der Runde gespielten Karten geändert und dann vergessen. Eine Karte für eine Seite, die in dieser Runde schon eingesetzt hat, kann jetzt nicht gespielt werden.',
  },
  'UW-5.3': {
    title: 'Wirkung der Karten',
    text: 'Eine Karte vermehrt, verdoppelt, verdreifacht oder halbiert die Steine, die eine Seite in dieser Runde bekommt. „Replace in deck“: keine Wirkung; die Karte kommt zurück.',
    source: 'contingency cards',
    ruling:
      'Wirkungen folgen einander in der Reihenfolge, in der gespielt wird; eine Hälfte wird abgerundet. Eine gespielte Karte ist aus dem Spiel: Die Quelle sagt das nicht, lässt aber zwei andere zurücklegen. Eine solche Karte kommt sofort zurück; sie kann nicht aufgehoben werden, und es wird keine andere gezogen. Mit `shown` sehen sie alle. Mit `hidden` sieht sie nur, wer sie zieht, denn „you need not reveal its contents“; dass es eine dieser Karten war, wissen alle, denn auf der Hand bleibt keine.',
    option: '`replaced`: `shown` (Vorgabe) oder `hidden`.',
  },
  'UW-5.4': {
    title: 'Die 24 Karten',
    text: 'Die 24 Karten: Elf nennen die Radikalen (zwei verdoppeln, zwei halbieren, die anderen geben 5, 5, 9, 10, 5, 6 und 1 dazu), elf die Universitätsleitung (vier verdoppeln, eine verdreifacht, eine halbiert, die anderen geben 5, 10, 5, 10 und 9 dazu), und zwei kommen in den Stapel zurück.',
    source: 'the contingency cards, p. C7',
    ruling:
      '+9 (NROTC), +6 (Sarah Lawrence) und +9 (Stab) sind aus einer schlechten Kopie gelesen. Die Titel sind von uns.',
    option: '`scenario.cards`: beliebige Karten.',
  },
  'UW-5.5': {
    title: 'Wahrscheinlichkeit einer Karte',
    text: 'Gezogen wird mit gleicher Wahrscheinlichkeit jede Karte, die noch nicht gezogen oder wieder zurückgelegt ist. Der Stapel hat keine Reihenfolge.',
    source: 'contingency cards',
  },
  'UW-6.1': {
    title: 'Sieg durch Unterstützung',
    text: 'Nach dem zwölften Zug der Universitätsleitung zählt jede Seite die Werte der Felder auf ihrer Seite der Linie zusammen, auf denen Marker stehen. Die höhere Summe gewinnt.',
    source: 'the end of the game',
    ruling: 'Gleiche Summen sind unentschieden.',
  },
  'UW-6.2': {
    title: 'Sieg durch Ausschalten',
    text: 'Eine Seite gewinnt auch, wenn sie die andere ganz ausschaltet.',
    source: 'the aim of the game',
    ruling:
      'Die Quelle sagt nicht, was das heißt. Mit `support` verliert sofort und vor allem Zählen, wer am Ende eines Zuges keinen Marker auf der eigenen Seite der Linie hat, während die andere Seite mindestens einen hat. Mit `combat` verliert sofort, wer nach einem Angriff oder einem Ruf, nach allen Verlusten und bevor ein Marker rückt, keinen Stein mehr auf dem Brett hat; haben beide keinen, geht die Partie weiter.',
    option: '`wipeOut`: `support` (Vorgabe), `combat` oder `off`.',
  },
  'UW-6.3': {
    title: 'Aufgeben',
    text: 'Du darfst aufgeben, sobald jemand zu entscheiden hat, du oder die andere Seite; die andere Seite gewinnt.',
    ruling: 'Die Quelle spricht nicht davon; jedes Spiel dieser Bibliothek erlaubt es.',
  },
  'UW-7.1': {
    title: 'Offenes und Verdecktes',
    text: 'Alles ist offen außer den Karten auf der Hand, den verdeckt abgeworfenen und denen im Stapel. Wie viele es jeweils sind, ist offen.',
    source: 'contingency cards',
  },
} as const satisfies Rulebook<RuleId>;
