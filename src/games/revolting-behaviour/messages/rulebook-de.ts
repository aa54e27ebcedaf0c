import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'RB-1.1': {
    title: 'Die Kartenspiele',
    text: 'Alle, zwei bis acht, haben je zwei Kartenspiele: eines für die Sache und eines für Aktionen. Ein Spiel hat 52 Karten und Joker. Ein Ass zählt 1, eine Zahlenkarte ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.',
    source: 'Set-up',
    ruling:
      'Ob ein „volles“ Spiel Joker hat und wie viele, ist nicht gesagt; da sie wichtig sind, nehmen wir zwei je Spiel.',
    note: 'Ein Name ist ein Wort aus Buchstaben, Ziffern und `_ . : + ’ -`, das mit einem Buchstaben anfängt; `chance`, `spectator` und `cause` sind vergeben.',
    option:
      '`players`: die Namen; `jokers`: 0 bis 4 je Spiel (Vorgabe 2); `scenario.pack`: die Werte jeder Farbe (Vorgabe alle 13).',
  },
  'RB-1.2': {
    title: 'Auslegen der Sache',
    text: 'Alle legen gleich viele Karten ihres Spiels für die Sache verdeckt vor sich hin. Das ist ihre Sache, und niemand sieht sie an.',
    source: 'Set-up',
    ruling: 'Zehn Karten, die die Quelle für das erste Spiel empfiehlt, sind die Vorgabe.',
    option: '`causeSize`: 1 bis 30 Karten, nicht mehr, als ein Spiel hat (Vorgabe 10).',
  },
  'RB-1.3': {
    title: 'Punkte am Anfang',
    text: 'Du beginnst mit doppelt so vielen Punkten, wie deine Sache Karten hat.',
    source: 'Set-up',
  },
  'RB-2.1': {
    title: 'Reihenfolge in einer Runde',
    text: 'In jeder Runde handeln alle nacheinander, von den meisten Punkten zu den wenigsten. Zwischen Gleichen entscheidet das Los, in der ersten Runde zwischen allen.',
    source: 'The Game Turn Sequence; Set-up',
    ruling:
      'Die Reihenfolge wird am Anfang jeder Runde bestimmt und richtet sich nach den Punkten in diesem Augenblick. Ein Los vergibt einen Platz, an alle Gleichen mit derselben Wahrscheinlichkeit; wer zuletzt übrig ist, braucht keines. Lose gelten für eine Runde.',
  },
  'RB-2.2': {
    title: 'Passen',
    text: 'Du musst nichts versuchen: Du darfst passen.',
    source: 'Actions',
  },
  'RB-3.1': {
    title: 'Nennen eines Versuchs',
    text: 'Du nennst eine Tätigkeit, eine Schwere (leicht, mittel oder schwer) und bei Gewalt ihr Ziel. Karo ist legales Geldsammeln, Herz legale Gewalt, Kreuz illegales Geldsammeln, Pik illegale Gewalt. Gewalt richtest du gegen deine eigene Sache oder gegen jemand anderen.',
    source: 'Actions',
    ruling:
      'Die angegriffene Person muss Punkte zu verlieren haben. Wenn du einen Versuch nennst, musst du seine erste Karte zahlen können, und du ziehst sie.',
    option: '`truce`: In so vielen Runden von der ersten an ist Gewalt gegen andere nicht erlaubt (Vorgabe 0).',
  },
  'RB-3.2': {
    title: 'Ziehen und Bezahlen der Karten',
    text: 'Dann ziehst du Karten von deinem ganzen, gemischten Aktionsspiel. Jede kostet bei legalen Tätigkeiten 1 Punkt, bei illegalen 2. Nach der ersten darfst du aufhören; was du gezahlt hast, ist verloren.',
    source: 'Actions',
    ruling:
      'Du ziehst keine Karte, die du nicht zahlen kannst: Dann ist der Versuch gescheitert. Wenn dein letzter Punkt die Karte kauft, die noch fehlte, zählt der Erfolg voll, und gesammeltes Geld hebt dich wieder über null.',
  },
  'RB-3.3': {
    title: 'Karten, die genügen',
    text: 'Ein leichter Versuch braucht eine Karte seiner roten oder schwarzen Farbe, ein mittlerer eine seiner Kartenfarbe.',
    source: 'Actions, Action Benefits Table',
    ruling:
      'Die Zeile für schwere Versuche fehlt in dem Text, den wir haben. Bube, Dame oder König der Kartenfarbe sind unsere Rekonstruktion, für jede Tätigkeit; eine gedruckte Zeile könnte sie unterscheiden.',
    option: '`scenario.severe`: die Werte, die einen schweren Versuch erfüllen, nach Tätigkeit.',
  },
  'RB-3.4': {
    title: 'Erfolg eines Versuchs',
    text: 'Die erste Karte, die den Versuch erfüllt, ist die letzte, die gezogen wird: Er ist gelungen. Nach jedem Versuch kommen alle Karten ins Aktionsspiel zurück, und es wird gemischt.',
    source: 'Actions',
  },
  'RB-3.5': {
    title: 'Ertrag eines Erfolgs',
    text: 'Ein Erfolg bringt beim Geldsammeln Punkte, bei Gewalt Aktionspunkte. Legal: leicht 5, mittel 10, schwer 30. Illegal: leicht 10, mittel 20, schwer 38.',
    source: 'Actions, Action Benefits Table',
    ruling:
      'Die Tabelle fehlt in dem Text, den wir haben; diese ist unsere Rekonstruktion. Zehn Aktionspunkte kommen im Beispiel der Quelle vor, das nicht sagt, welche Gewalt es ist: Wir nehmen die mittlere legale. Mit 38 Punkten kann kein erster Versuch alle 20 Punkte nehmen, mit denen alle beginnen, wenn eine Sache zehn Karten hat. Eine gedruckte Tabelle könnte Geldsammeln von Gewalt unterscheiden; unsere tut es nicht. Unter den Tabellen, die all das einhalten, wurde sie durch Messen gewählt, damit Partien entschieden werden: [siehe die Anleitung](../games/revolting-behaviour.md#what-is-reconstructed).',
    option: '`scenario.benefits`: eine beliebige Tabelle ganzer Zahlen von 1 bis 1000, nach Tätigkeit und Schwere.',
  },
  'RB-4.1': {
    title: 'Gewalt gegen andere',
    text: 'Gegen jemand anderen eingesetzt, nehmen je zwei volle Aktionspunkte einen Punkt, bis auf null.',
    source: 'Using Action Points',
  },
  'RB-4.2': {
    title: 'Gewalt gegen die Sache',
    text: 'Gegen die Sache treffen Aktionspunkte ihre oberste Karte, die aufgedeckt wird, wenn sie nicht schon offen liegt. Punkte, die ihren Wert erreichen, überwinden sie: Sie verlässt die Sache, ihr Wert ist verbraucht, und der Rest trifft die nächste. Punkte, die nicht reichen, sind verloren, und die Karte bleibt offen. Ist kein Punkt übrig, wird keine Karte aufgedeckt. Punkte werden weder auf Ziele verteilt noch aufgehoben.',
    source: 'Using Action Points',
  },
  'RB-5.1': {
    title: 'Joker in einem Versuch',
    text: 'Ein Joker, der bei einem Versuch gezogen wird, lässt ihn scheitern. Fünf Karten des Spiels für die Sache kommen verdeckt unter die Sache, oder alle, die es noch hat. Dann wird eine Karte des Aktionsspiels aufgedeckt, und ihr Wert geht an Punkten verloren; ein Joker zählt 15.',
    source: 'Drawing a Joker',
    ruling:
      'Sie kommt aus dem, was der Versuch vom Aktionsspiel übrig gelassen hat. Niemand verliert mehr, als da ist, und ein Joker bewirkt hier nichts sonst. Es gibt immer so eine Karte: Ein im Versuch gezogener Joker lässt eine erfüllende Karte zurück, und wessen Spiel für die Sache einen Joker hatte, hat auch einen im Aktionsspiel. Das Ende der Partie (RB-6.2) wird danach beurteilt.',
  },
  'RB-5.2': {
    title: 'Joker in der Sache',
    text: 'Ein Joker, der in der Sache aufgedeckt wird, beendet den Angriff mit denselben Folgen. Vorher überwundene Karten bleiben überwunden.',
    source: 'Drawing a Joker',
    ruling:
      'Der Joker verlässt die Sache, denn keine Punkte könnten ihn überwinden. Ist die Sache auch mit den neuen Karten leer, ist sie überwunden.',
  },
  'RB-6.1': {
    title: 'Ohne Punkte',
    text: 'Ohne Punkte kannst du nichts versuchen. Später darfst du eine neue Sache beginnen: Deine alte kommt weg, mit allem, was hinzukam, und du legst eine neue aus und bekommst Punkte wie am Anfang der Partie.',
    source: 'Winning and Losing',
    ruling:
      'Einen Platz, den du in dieser Runde noch gehabt hättest, verlierst du. Von der nächsten Runde an wirst du gefragt, wann immer dein Platz kommt: Du beginnst neu, mit einem ganzen Spiel für die Sache, und das ist deine Handlung in dieser Runde, oder du setzt vorerst aus.',
  },
  'RB-6.2': {
    title: 'Sieg',
    text: 'Nach jeder Handlung wird geurteilt, in dieser Reihenfolge. Wer gehandelt hat und keine Karte der Sache mehr hat, gewinnt, mit Punkten oder ohne. Hat nur noch eine Person Punkte, gewinnt sie, wer auch gehandelt hat.',
    source: 'Winning and Losing',
    ruling:
      'Die Quelle sagt nicht, wann geurteilt wird und was zuerst zählt. So beginnt niemand neu, bevor geurteilt ist, ob nur noch eine Person Punkte hat; zu zweit also nie. Dass eine leere Sache auch ohne Punkte gewinnt, ist von uns. Hat niemand Punkte, ist die Partie unentschieden zwischen allen.',
  },
  'RB-6.3': {
    title: 'Unentschieden nach der letzten Runde',
    text: 'Nach dem letzten Platz der letzten Runde ist die Partie unentschieden zwischen allen.',
    ruling: 'Die Quelle setzt keine Grenze; wer nur passte, käme nie ans Ende.',
    option: '`maxTurns`: 1 bis 1.000.000 Runden (Vorgabe 200) oder `null` für keine Grenze.',
  },
  'RB-6.4': {
    title: 'Aufgeben',
    text: 'Du darfst aufgeben, sobald jemand zu entscheiden hat, du oder jemand anderes. Du verlierst alle Punkte, deinen Platz und einen laufenden eigenen Versuch; du wirst nicht mehr gefragt, beginnst keine neue Sache und hast an keinem Unentschieden teil.',
    ruling:
      'Die Quelle spricht nicht davon; jedes Spiel dieser Bibliothek erlaubt es. Wer aufgibt, bleibt für immer ohne Punkte: So kann niemand mehr Gewalt gegen dich anwenden, was du hattest, bekommt niemand, deine Sache zählt nicht, und wie immer endet die Partie sofort, wenn nur noch eine Person Punkte hat. Sie hat gewonnen. Ein laufender Versuch gegen dich wird abgebrochen: Was er gekostet hat, ist verloren, und wer ihn gemacht hat, nennt dafür eine andere Aktion.',
  },
  'RB-7.1': {
    title: 'Was alle wissen',
    text: 'Alles, was offen liegt, alle Zahlen und alle Punkte sind allen bekannt. Eine verdeckte Karte kennt niemand, auch wem sie gehört nicht.',
    source: 'Set-up',
    ruling:
      'Welche Karte es ist, entscheidet sich beim Aufdecken: Jede Karte ihres Spiels, die noch nicht gesehen wurde, ist gleich wahrscheinlich.',
    note: 'Kein Zustand enthält die Karte vorher, und so kann nichts nach außen dringen.',
  },
} as const satisfies Rulebook<RuleId>;
