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
    title: 'Die Daten eines Brettes',
    text: 'Ein Brett besteht aus Daten: 1 bis 20 Leisten, jede mit ihren Feldern vom inneren zum äußeren Ende, davon eines auf der Linie, mindestens eines auf jeder Seite, und einem Punkt.',
    ruling:
      'Das gedruckte Brett ist verloren. Sechs Gruppen sind belegt: Schwarze Studenten, Liberale Professoren, Ehemalige und Unentschiedene Studenten in den Regeln, Gemäßigte Streikende und Harlem in einer Notiz von B. Train (Simulacrum, vol. 1 no. 2). Die anderen Namen, alle Felder, Werte und Punkte des üblichen Brettes sind eine Rekonstruktion: sieben Felder je Leiste, Werte, die von der Linie nach außen wachsen, und 19 Punkte Unterstützung für jede Seite am Anfang. Ein zweites Brett, `balancedScenario`, hat dieselben Leisten mit je elf Feldern. Auf diesem Brett erhalten die Radikalen in den Runden 4 bis 12 einen bis vier Steine mehr als im gedruckten PLOT. Die Universitätsleitung erhält in den Runden 1 und 2 einen Stein mehr und in den Runden 10 bis 12 einen oder zwei Steine weniger. Wir haben die Zahl der Felder, die Werte, die Punkte auf dem Brett und diese Steine durch Messungen so gewählt, dass beide Seiten gewinnen können.',
    option: '`scenario`: das rekonstruierte Brett (Vorgabe), `balancedScenario` oder ein eigenes.',
  },
  'UW-1.3': {
    title: 'Kampfsteine',
    text: 'Kampfsteine sind RADs (Radikale) und LAWs (Universitätsleitung). Sie stehen auf den Leisten am Ende ihrer Seite und werden nach Leiste und Seite gezählt.',
    source: '“Step One” and “Step Two”',
    ruling:
      'Die Quelle lässt sich auf zwei Arten lesen. Mit `stay` bleiben Steine von Runde zu Runde auf dem Brett, bis sie ausscheiden: Wer das Gambit ruft, kann „all of the combat pieces he has on the board“ verlieren, Steine werden „eliminated“ und „removed from play“, und ein Beispiel hat 39 LAWs auf einer Leiste. Mit `redeploy` nimmst du nach Karten und Gambit alle deine Steine vom Brett und setzt nur die ein, die dir in dieser Runde zustehen: PLOT gibt „the combat influence he will be able to exert during that turn“, und der Autor schreibt „the proportion of influence fluctuates“. Mit `redeploy` sind ausgeschiedene Steine nur für diese Runde verloren.',
    option: '`pieces`: `stay` (Vorgabe) oder `redeploy`.',
  },
  'UW-1.4': {
    title: 'PLOT: Steine je Runde',
    text: 'PLOT gibt die Steine an, die in den Runden 1 bis 12 kommen. RADs: 10 9 8 7 6 5 4 3 2 1 1 1. LAWs: 5 6 7 8 9 10 11 12 13 14 15 16.',
    source: 'PLOT, p. C7',
  },
  'UW-1.5': {
    title: 'Ereigniskarten',
    text: 'Es gibt 24 Ereigniskarten (UW-5.4).',
    source: '“Contingency cards”, p. C7',
  },
  'UW-2.1': {
    title: 'Runden und Spielzüge',
    text: 'Die Partie hat zwölf Runden. In jeder Runde sind erst die Radikalen an der Reihe, dann die Universitätsleitung. In einem Spielzug ziehst du eine Karte (UW-5.1), spielst Karten (UW-5.2), darfst das Gambit rufen (UW-4.1), setzt Steine ein (UW-3.1) und greifst an (UW-3.2).',
    source: '“Step One” to “Step Four”',
  },
  'UW-3.1': {
    title: 'Einsetzen',
    text: 'In deinem Spielzug bekommst du die Steine, die dir in dieser Runde zustehen, und stellst sie nach Belieben an deine Enden der Leisten.',
    source: '“Step One”',
    ruling:
      'Du musst alle einsetzen, bevor das Einsetzen endet, und eine Leiste fasst beliebig viele: Sonst könnte die führende Seite nichts einsetzen und nie angegriffen werden.',
    note: 'Eingegeben wird Leiste für Leiste in der Reihenfolge des Brettes, damit es für jedes Einsetzen nur eine Eingabe gibt; `deploy-all` setzt alle Steine auf einmal ein.',
  },
  'UW-3.2': {
    title: 'Angriffe',
    text: 'Auf jeder Leiste, auf der beide Seiten Steine haben, darfst du einmal im Spielzug angreifen. Du wählst die Leisten und ihre Reihenfolge. Alle deine Steine auf der Leiste nehmen teil.',
    source: '“Step Two”',
  },
  'UW-3.3': {
    title: 'Verhältnis der Steine',
    text: 'Das Verhältnis ist die Zahl der Steine des Angreifers auf der Leiste zu der des Verteidigers, zugunsten des Verteidigers abgerundet: 39 gegen 10 ist 3-1. Hast du weniger Steine als der Verteidiger, aber mindestens halb so viele, ist das Verhältnis 1-2. Mit weniger kannst du nicht angreifen. 5-1 ist die höchste Spalte.',
    source: '“Step Two”',
  },
  'UW-3.4': {
    title: 'UCOM: Ergebnisse der Angriffe',
    text: 'Mit einem Würfel wird in der Tabelle UCOM abgelesen. TE: Der Verteidiger verliert alle Steine auf der Leiste. YE: Der Angreifer verliert alle. AL: Die Seite mit weniger verliert alle, die andere ebenso viele. o: Nichts geschieht.',
    source: '“Step Two”, UCOM',
    ruling:
      'Die Tabelle ist aus einer schlechten Kopie wiederhergestellt, in der jede Zeile noch sechs Ergebnisse hat. Der Satz über AL bricht dort ab; er ist nach demselben Satz über das Gambit ergänzt. Bei 5-1 ist eine Sechs YE, wie gedruckt. Bei gleichen Zahlen verlieren bei AL beide alles. In den Spalten von 1-2 bis 5-1 räumt der Angreifer die Leiste mit Wahrscheinlichkeit 1/6, 4/6, 5/6, 1, 1, 5/6: 5-1 ist schlechter als 3-1, und eine Sechs kostet bei 5-1 alle angreifenden Steine.',
    option: '`scenario.ucom`: eine beliebige Tabelle mit diesen Spalten und Codes.',
  },
  'UW-3.5': {
    title: 'Einen Marker rücken',
    text: 'Hat der Verteidiger nach deinem Angriff keinen Stein mehr auf der Leiste, darfst du ihren Marker um ein Feld zu deinem Ende rücken, aber nicht über das letzte Feld hinaus. Der Verteidiger rückt nie einen Marker.',
    source: '“Step Three”',
    ruling:
      'Ob du dabei auch deine eigenen Steine verloren hast, spielt keine Rolle. Du entscheidest sofort und wirst nicht gefragt, wenn der Marker schon auf deinem letzten Feld steht. Mit `advance` darfst du den Marker auch dort um ein Feld rücken, wo du Steine hast, der Gegner keine hat und du in diesem Spielzug nicht angegriffen hast. Jeder Marker rückt höchstens ein Feld je Spielzug: Ein Marker, den du nach einem Gambit gerückt hast, darf nicht noch einmal rücken.',
    option: '`unopposed`: `hold` (Vorgabe, die gedruckten Worte) oder `advance`.',
  },
  'UW-3.6': {
    title: 'Ende der Angriffe',
    text: 'Du beendest deine Angriffe, wann du willst.',
    source: '“Step Two”',
    ruling: 'Ist kein Angriff möglich, endet dein Spielzug von selbst.',
  },
  'UW-4.1': {
    title: 'Das Gambit rufen',
    text: 'Am Anfang deines Spielzugs darfst du „Up against the wall!“ rufen.',
    source: '“The gambit”',
    ruling:
      'Die Quelle sagt nicht, was am Anfang eines Spielzugs zuerst kommt. Du darfst einmal im Spielzug rufen, nach den Karten und vor dem Einsetzen. Das Verhältnis ist das aller deiner Steine auf dem Brett zu allen des Gegners, gerundet und begrenzt wie in UW-3.3: Beide müssen Steine haben, und ein schlechteres Verhältnis als 1-2 reicht nicht.',
  },
  'UW-4.2': {
    title: 'Ergebnis des Gambits',
    text: 'Mit einem Würfel wird für das ganze Brett in der Tabelle abgelesen. TE: Der Verteidiger verliert alle Steine. YE: Wer gerufen hat, verliert alle Steine. AL: Die Seite mit insgesamt weniger Steinen verliert alle, die andere nimmt ebenso viele nach eigener Wahl weg; bei gleichen Zahlen verlieren beide alles. o: Nichts geschieht.',
    source: '“The gambit”',
    ruling: 'Welche Steine wegkommen, wählt ihre Seite.',
    note: 'Die Steine werden einzeln gewählt, in der Reihenfolge des Brettes, damit es für jede Wahl nur eine Eingabe gibt; `remove-pieces` nimmt alle auf einmal weg.',
  },
  'UW-4.3': {
    title: 'Marker nach dem Gambit',
    text: 'Nach deinem Gambit darfst du den Marker jeder Leiste, die dadurch von Steinen des Verteidigers geräumt ist, um ein Feld zu deinem Ende rücken.',
    source: '“The gambit”',
    ruling:
      'Das sind die Leisten, auf denen vor dem Ruf Steine des Verteidigers standen und nach allen Verlusten keine mehr stehen, mit oder ohne Steine von dir. Du entscheidest Leiste für Leiste in der Reihenfolge des Brettes und wirst nicht gefragt, wo der Marker schon auf deinem letzten Feld steht. Der Rest deines Spielzugs folgt wie sonst.',
  },
  'UW-5.1': {
    title: 'Eine Karte ziehen',
    text: 'Vor jedem Spielzug ziehst du eine Karte, die der Gegner nicht sieht. Du darfst sie sofort spielen, aufheben oder nicht beachten und musst sie nicht zeigen.',
    source: '“Contingency cards”',
    ruling:
      'Du musst ziehen, solange eine Karte da ist. Eine Karte nicht zu beachten heißt, sie verdeckt abzuwerfen. Abwerfen kannst du nur die gerade gezogene Karte, und nur in derselben Kartenphase; eine Karte, die du weder spielst noch abwirfst, behältst du. Eine Hand hat keine Grenze.',
  },
  'UW-5.2': {
    title: 'Eine Karte spielen',
    text: 'Eine Karte kann sofort nach dem Ziehen oder später gespielt werden.',
    source: '“Contingency cards”',
    ruling:
      'Die Quelle sagt nicht, wann eine aufgehobene Karte gespielt werden kann. Karten werden nur am Anfang eines Spielzugs gespielt, bevor etwas eingesetzt wird. Erst darf die Seite, die an der Reihe ist, beliebige Karten von ihrer Hand spielen; wenn sie fertig ist, darf es die andere. Welche Seite eine Karte nennt, spielt keine Rolle. Die andere Seite wird immer gefragt, wenn sie eine Karte hat, auch eine nicht spielbare, denn sonst würde die Frage etwas über die Hand verraten. Wie viele Steine jeder Seite zustehen, wird am Anfang einer Runde nach PLOT bestimmt, durch die in beiden Spielzügen der Runde gespielten Karten geändert und nicht in die nächste Runde übernommen. Eine Karte für eine Seite, die in dieser Runde schon eingesetzt hat, kann jetzt nicht gespielt werden.',
  },
  'UW-5.3': {
    title: 'Wirkung der Karten',
    text: 'Eine Karte vermehrt, verdoppelt, verdreifacht oder halbiert die Steine, die eine Seite in dieser Runde bekommt. „Replace in deck“: keine Wirkung; die Karte kommt zurück.',
    source: '“Contingency cards”',
    ruling:
      'Wirkungen gelten in der Reihenfolge, in der die Karten gespielt werden; eine Hälfte wird abgerundet. Eine gespielte Karte ist aus dem Spiel: Die Quelle sagt das nicht, aber sie lässt zwei andere Karten zurücklegen. Diese beiden kommen sofort zurück; sie können nicht aufgehoben werden, und es wird keine andere gezogen. Mit `shown` sehen alle die Karte. Mit `hidden` sieht sie nur die Seite, die sie zieht, denn „you need not reveal its contents“; dass es eine dieser Karten war, wissen trotzdem alle, denn die Hand ist nicht größer geworden.',
    option: '`replaced`: `shown` (Vorgabe) oder `hidden`.',
  },
  'UW-5.4': {
    title: 'Die 24 Karten',
    text: 'Die 24 Karten: Elf nennen die Radikalen (zwei verdoppeln, zwei halbieren, die anderen geben 5, 5, 9, 10, 5, 6 und 1 dazu), elf die Universitätsleitung (vier verdoppeln, eine verdreifacht, eine halbiert, die anderen geben 5, 10, 5, 10 und 9 dazu), und zwei kommen in den Stapel zurück.',
    source: 'the contingency cards, p. C7',
    ruling:
      '+9 (NROTC), +6 (Sarah Lawrence) und +9 (Krisenstab) sind aus einer schlechten Kopie gelesen. Die Titel sind von uns.',
    option: '`scenario.cards`: beliebige Karten.',
  },
  'UW-5.5': {
    title: 'Wahrscheinlichkeit einer Karte',
    text: 'Jede Karte, die noch nicht gezogen oder wieder zurückgelegt ist, wird mit gleicher Wahrscheinlichkeit gezogen. Die Reihenfolge des Stapels gehört nicht zum Zustand.',
    source: '“Contingency cards”',
  },
  'UW-6.1': {
    title: 'Sieg durch Unterstützung',
    text: 'Nach dem zwölften Spielzug der Universitätsleitung zählt jede Seite die Werte der Felder auf ihrer Seite der Linie zusammen, auf denen Marker stehen. Die höhere Summe gewinnt.',
    source: '“The end of the game”',
    ruling: 'Gleiche Summen sind unentschieden.',
  },
  'UW-6.2': {
    title: 'Sieg durch Ausschalten',
    text: 'Eine Seite gewinnt auch, wenn sie die andere ganz ausschaltet.',
    source: '“The aim of the game”',
    ruling:
      'Die Quelle sagt nicht, was das heißt. Mit `support` verliert eine Seite sofort, bevor Punkte gezählt werden, wenn sie am Ende eines Spielzugs keinen Marker auf ihrer Seite der Linie hat und die andere mindestens einen. Mit `combat` verliert eine Seite sofort, wenn sie nach einem Angriff oder Gambit keinen Stein mehr auf dem Brett hat, nach allen Verlusten und bevor ein Marker rückt; haben beide keinen, geht die Partie weiter.',
    option: '`wipeOut`: `support` (Vorgabe), `combat` oder `off`.',
  },
  'UW-6.3': {
    title: 'Aufgeben',
    text: 'Du darfst immer aufgeben, wenn du oder die andere Seite entscheiden muss; die andere Seite gewinnt.',
    ruling: 'Die Quelle erwähnt das Aufgeben nicht; jedes Spiel dieser Bibliothek erlaubt es.',
  },
  'UW-7.1': {
    title: 'Offene und geheime Information',
    text: 'Alles ist offen außer den Karten auf der Hand, den verdeckt abgeworfenen Karten und den Karten im Stapel. Aber alle sehen, wie viele Karten es jeweils sind.',
    source: '“Contingency cards”',
  },
} as const satisfies Rulebook<RuleId>;
