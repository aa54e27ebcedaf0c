import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'RB-1.1': {
    title: 'Die Kartenspiele',
    text: 'Zwei bis acht Personen haben je zwei Kartenspiele: einen Sachenstapel und einen Aktionsstapel. Ein Kartenspiel hat 52 Karten und Joker. Ein Ass zählt 1, eine Zahlenkarte ihre Zahl, ein Bube 11, eine Dame 12, ein König 13.',
    source: '“Set-up”',
    ruling:
      'Die Quelle sagt nicht, ob ein „volles“ Kartenspiel Joker hat und wie viele; da Joker wichtig sind, nehmen wir zwei je Kartenspiel.',
    note: 'Ein Name ist ein Wort aus Buchstaben, Ziffern und `_ . : + ’ -`, das mit einem Buchstaben anfängt; `chance`, `spectator` und `cause` sind vergeben.',
    option:
      '`players`: die Namen; `jokers`: 0 bis 4 je Kartenspiel (Vorgabe 2); `scenario.pack`: die Werte jeder Farbe (Vorgabe alle 13).',
  },
  'RB-1.2': {
    title: 'Auslegen der Sache',
    text: 'Alle legen gleich viele Karten ihres Sachenstapels verdeckt vor sich hin. Diese Karten sind ihre Sache, und niemand sieht sie an.',
    source: '“Set-up”',
    ruling: 'Zehn Karten, die die Quelle für das erste Spiel empfiehlt, sind die Vorgabe.',
    option: '`causeSize`: 1 bis 30 Karten, nicht mehr, als ein Kartenspiel hat (Vorgabe 10).',
  },
  'RB-1.3': {
    title: 'Punkte am Anfang',
    text: 'Du beginnst mit doppelt so vielen Punkten, wie deine Sache Karten hat.',
    source: '“Set-up”',
  },
  'RB-2.1': {
    title: 'Reihenfolge in einer Runde',
    text: 'In jeder Runde handeln alle nacheinander, von den meisten Punkten zu den wenigsten. Bei gleichen Punkten entscheidet das Los, in der ersten Runde also zwischen allen.',
    source: '“The Game Turn Sequence”; “Set-up”',
    ruling:
      'Die Reihenfolge wird am Anfang jeder Runde nach den Punkten in diesem Augenblick bestimmt. Jeder Platz wird unter denen mit gleichen Punkten ausgelost, mit derselben Wahrscheinlichkeit für alle; wer zuletzt übrig ist, braucht kein Los. Ein Los gilt nur für eine Runde.',
  },
  'RB-2.2': {
    title: 'Passen',
    text: 'Du musst nichts versuchen: Du darfst passen.',
    source: '“Actions”',
  },
  'RB-3.1': {
    title: 'Nennen eines Versuchs',
    text: 'Du nennst eine Tätigkeit, eine Schwere (leicht, mittel oder schwer) und bei Gewalt ihr Ziel. Karo ist legales Geldsammeln, Herz legale Gewalt, Kreuz illegales Geldsammeln, Pik illegale Gewalt. Gewalt richtest du gegen deine eigene Sache oder gegen jemand anderen.',
    source: '“Actions”',
    ruling:
      'Die angegriffene Person muss Punkte zu verlieren haben. Du musst die erste Karte des Versuchs bezahlen können, und du ziehst sie.',
    option:
      '`truce`: die Zahl der Runden von der ersten an, in denen Gewalt gegen andere nicht erlaubt ist (Vorgabe 0).',
  },
  'RB-3.2': {
    title: 'Ziehen und Bezahlen der Karten',
    text: 'Dann ziehst du Karten von deinem ganzen, gemischten Aktionsstapel. Jede kostet bei legalen Tätigkeiten 1 Punkt, bei illegalen 2. Nach der ersten darfst du aufhören; die bezahlten Punkte sind verloren.',
    source: '“Actions”',
    ruling:
      'Eine Karte, die du nicht bezahlen kannst, darfst du nicht ziehen: Der Versuch scheitert dann. Bezahlst du mit deinem letzten Punkt die Karte, die noch fehlt, zählt der Erfolg voll, und gesammeltes Geld bringt dich wieder über null.',
  },
  'RB-3.3': {
    title: 'Karten, die einen Versuch erfüllen',
    text: 'Ein leichter Versuch braucht eine rote Karte, wenn seine Tätigkeit legal ist, und eine schwarze, wenn sie illegal ist. Ein mittlerer Versuch braucht eine Karte mit der Kartenfarbe seiner Tätigkeit.',
    source: '“Actions”; “Action Benefits Table”',
    ruling:
      'Die Zeile für schwere Versuche fehlt in dem Text, den wir haben. Bube, Dame oder König der Kartenfarbe sind unsere Rekonstruktion, für jede Tätigkeit; die gedruckte Zeile unterscheidet die Tätigkeiten vielleicht.',
    option: '`scenario.severe`: die Werte, die einen schweren Versuch erfüllen, nach Tätigkeit.',
  },
  'RB-3.4': {
    title: 'Erfolg eines Versuchs',
    text: 'Die erste Karte, die den Versuch erfüllt, ist die letzte, die gezogen wird: Er ist gelungen. Nach jedem Versuch kommen alle Karten in den Aktionsstapel zurück, und er wird gemischt.',
    source: '“Actions”',
  },
  'RB-3.5': {
    title: 'Ertrag eines Erfolgs',
    text: 'Ein Erfolg bringt beim Geldsammeln Punkte, bei Gewalt Aktionspunkte. Legale Tätigkeiten bringen leicht 5, mittel 10 und schwer 30 Punkte, illegale 10, 20 und 38.',
    source: '“Actions”; “Action Benefits Table”',
    ruling:
      'Die Tabelle fehlt in dem Text, den wir haben; diese ist unsere Rekonstruktion. Im Beispiel der Quelle kommen zehn Aktionspunkte vor, aber die Art der Gewalt nennt es nicht: Wir nehmen mittlere legale Gewalt an. Hat eine Sache zehn Karten, beginnen alle mit 20 Punkten. Ein Versuch bringt höchstens 38 Aktionspunkte. Der erste Versuch einer Partie nimmt also höchstens 19 Punkte, und niemand kann alle Punkte auf einmal verlieren. Die gedruckte Tabelle unterscheidet Geldsammeln und Gewalt vielleicht; unsere tut es nicht. Unter den Tabellen, die diese Bedingungen erfüllen, wurde sie durch Messungen so gewählt, dass die meisten Partien entschieden werden: [siehe die Anleitung](../games/revolting-behaviour.md#what-is-reconstructed).',
    option: '`scenario.benefits`: eine beliebige Tabelle ganzer Zahlen von 1 bis 1000, nach Tätigkeit und Schwere.',
  },
  'RB-4.1': {
    title: 'Gewalt gegen andere',
    text: 'Gegen andere eingesetzt, nehmen je zwei Aktionspunkte der angegriffenen Person einen Punkt, höchstens bis auf null.',
    source: '“Using Action Points”',
  },
  'RB-4.2': {
    title: 'Gewalt gegen die Sache',
    text: 'Gegen die Sache treffen Aktionspunkte ihre oberste Karte, die aufgedeckt wird, wenn sie nicht schon offen liegt. Punkte, die ihren Wert erreichen, überwinden sie: Sie verlässt die Sache, ihr Wert ist verbraucht, und der Rest trifft die nächste. Punkte, die nicht reichen, sind verloren, und die Karte bleibt offen. Ist kein Punkt übrig, wird keine Karte aufgedeckt. Punkte werden weder auf mehrere Ziele verteilt noch aufgehoben.',
    source: '“Using Action Points”',
  },
  'RB-5.1': {
    title: 'Joker in einem Versuch',
    text: 'Ein Joker, der bei einem Versuch gezogen wird, lässt ihn scheitern. Fünf Karten des Sachenstapels kommen verdeckt unter die Sache, oder alle, die er noch hat. Dann wird eine Karte des Aktionsstapels aufgedeckt, und so viele Punkte, wie sie wert ist, gehen verloren; ein Joker zählt 15.',
    source: '“Drawing a Joker”',
    ruling:
      'Diese Strafkarte ist eine der Karten, die der Versuch im Aktionsstapel übrig gelassen hat. Niemand verliert mehr Punkte, als er hat, und ein Joker hat hier keine andere Wirkung. Es gibt immer so eine Karte: Ein im Versuch gezogener Joker lässt eine erfüllende Karte zurück, und wenn der Sachenstapel einen Joker hatte, hat auch der Aktionsstapel einen. Das Ende der Partie (RB-6.2) wird danach beurteilt.',
  },
  'RB-5.2': {
    title: 'Joker in der Sache',
    text: 'Ein Joker, der in der Sache aufgedeckt wird, beendet den Angriff mit denselben Folgen wie ein Joker in einem Versuch. Vorher überwundene Karten bleiben überwunden.',
    source: '“Drawing a Joker”',
    ruling:
      'Der Joker verlässt die Sache, denn keine Punkte könnten ihn überwinden. Ist die Sache auch mit den neuen Karten leer, ist sie überwunden.',
  },
  'RB-6.1': {
    title: 'Ohne Punkte',
    text: 'Ohne Punkte kannst du nichts versuchen. Später darfst du eine neue Sache beginnen: Deine alte Sache kommt weg, mit allen Karten, die hinzukamen. Du legst eine neue aus und bekommst Punkte wie am Anfang der Partie.',
    source: '“Winning and Losing”',
    ruling:
      'Hast du in dieser Runde noch nicht gehandelt, verlierst du deinen Platz. Von der nächsten Runde an wirst du immer gefragt, wenn dein Platz kommt: Du beginnst neu, mit einem ganzen Sachenstapel, und das ist deine Aktion in dieser Runde, oder du setzt vorerst aus.',
  },
  'RB-6.2': {
    title: 'Sieg',
    text: 'Nach jeder Aktion wird die Partie beurteilt, in dieser Reihenfolge. Ist die Sache der Person leer, die gehandelt hat, gewinnt diese Person, mit oder ohne Punkte. Hat nur noch eine Person Punkte, gewinnt sie, auch wenn eine andere gehandelt hat.',
    source: '“Winning and Losing”',
    ruling:
      'Die Quelle sagt nicht, wann die Partie beurteilt wird und was zuerst zählt. Niemand beginnt also neu, bevor beurteilt ist, ob nur noch eine Person Punkte hat; zu zweit beginnt nie jemand neu. Dass eine leere Sache auch ohne Punkte gewinnt, ist unsere Entscheidung. Hat niemand Punkte, ist die Partie unentschieden zwischen allen.',
  },
  'RB-6.3': {
    title: 'Unentschieden nach der letzten Runde',
    text: 'Nach dem letzten Platz der letzten Runde ist die Partie unentschieden zwischen allen.',
    ruling: 'Die Quelle setzt keine Grenze; eine Partie, in der alle nur passen, würde nie enden.',
    option: '`maxTurns`: 1 bis 1.000.000 Runden (Vorgabe 200) oder `null` für keine Grenze.',
  },
  'RB-6.4': {
    title: 'Aufgeben',
    text: 'Du darfst immer aufgeben, wenn du oder eine andere Person entscheiden muss. Du verlierst alle Punkte, deinen Platz und einen laufenden eigenen Versuch; du wirst nicht mehr gefragt, beginnst keine neue Sache und hast an keinem Unentschieden teil.',
    ruling:
      'Die Quelle erwähnt das Aufgeben nicht; jedes Spiel dieser Bibliothek erlaubt es. Wer aufgibt, bleibt für den Rest der Partie ohne Punkte. Niemand kann mehr Gewalt gegen diese Person anwenden, ihre Punkte bekommt niemand, und ihre Sache zählt nicht mehr. Wie immer endet die Partie sofort, wenn nur noch eine Person Punkte hat, und diese gewinnt. Ein laufender Versuch gegen die Person, die aufgibt, wird abgebrochen: Seine Kosten sind verloren, und wer ihn gemacht hat, nennt eine andere Aktion.',
  },
  'RB-7.1': {
    title: 'Offene Information',
    text: 'Alles, was offen liegt, alle Zahlen und alle Punkte sind allen bekannt. Eine verdeckte Karte kennt niemand, auch nicht die Person, der sie gehört.',
    source: '“Set-up”',
    ruling:
      'Welche Karte verdeckt liegt, entscheidet sich erst beim Aufdecken: Jede noch nicht gesehene Karte ihres Kartenspiels ist gleich wahrscheinlich.',
    note: 'Eine verdeckte Karte steht in keinem Zustand, also kann ihr Wert nicht nach außen dringen.',
  },
} as const satisfies Rulebook<RuleId>;
