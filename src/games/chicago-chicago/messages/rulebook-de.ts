import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'CC-1.1': {
    title: 'Einheiten des Spiels',
    text: 'Alle Einheiten werden in Trupps der Polizei, Kompanien der Garde und Gruppen von Demonstranten gezählt. Kompanien zu drei Trupps, Bataillone und Mengen zu drei Gruppen sparen nur Spielsteine und kommen daher nicht vor.',
    source: 'the playing pieces; breaking down and building up units',
  },
  'CC-1.2': {
    title: 'Einheiten der Polizei',
    text: 'Eine Einheit der Polizei hat eine Kampfzahl und eine Bewegungszahl: Stufe 1 hat 4-3, Stufe 2 3-3, Stufe 3 2-3, die Einsatzpolizei 5-3, eine Kompanie der Nationalgarde 3-2. Spielsteine gibt es 40, 49, 21, 6 und 12.',
    source: 'the playing pieces',
    option: '`scenario.units` und `scenario.counterMix`: beliebige andere.',
  },
  'CC-1.3': {
    title: 'Gruppen der Demonstranten',
    text: 'Eine Gruppe hat die gleichen zwei Zahlen: Stufe 1 hat 12-2, Stufe 2 9-2, Stufe 3 6-1, Stufe 4 3-1. Spielsteine gibt es 20, 20, 25 und 34.',
    source: 'the playing pieces',
    option: '`scenario.units` und `scenario.counterMix`: beliebige andere.',
  },
  'CC-1.4': {
    title: 'Reihenfolge der Stufen',
    text: 'Wo die niedrigsten zuerst kommen, ist die Reihenfolge bei Gruppen Stufe 4, 3, 2, 1 und bei der Polizei Stufe 3, 2, 1, Garde, Einsatzpolizei. Stufe 1 ist die beste.',
    source: 'details of play, attrition rule; Tac units',
  },
  'CC-1.5': {
    title: 'Anzahl der Spielsteine',
    text: 'Es kommen nicht mehr Einheiten einer Art ins Spiel, als es Spielsteine gibt.',
    source: 'demonstrator attrition and multiplication 2',
    ruling:
      'Wechsel der Stufe sind durch die Spielsteine nicht begrenzt, und so kann eine Stufe mehr Einheiten haben als Spielsteine: Die Quelle kennt keinen Weg, einen Wechsel deswegen abzulehnen.',
  },
  'CC-1.6': {
    title: 'Keine Stapelgrenze',
    text: 'In einem Gebiet dürfen beliebig viele Einheiten sein.',
    source: 'the playing board: no limit is given',
  },
  'CC-2.1': {
    title: 'Gebiete, Verbindungen und Parks',
    text: 'Das Brett besteht aus verbundenen Gebieten. Vier davon sind Parks, jeder mit einem Faktor: Lincoln 4, Grant East 3, Grant West 3, Washington 2. Jedes Gebiet ist Punkte für die Polizei und Punkte für die Demonstranten wert.',
    source: 'the playing board; how to resolve conflict 4 and 5',
    ruling:
      'Das gedruckte Brett ist uns verloren. Das übliche Brett, 24 Gebiete und 45 Verbindungen mit ihren Punkten, ist eine Rekonstruktion, die sich an das hält, was der Text sagt.',
    option:
      '`scenario.areas`, `scenario.links` und `scenario.parkOrder`: ein beliebiges zusammenhängendes Brett mit mindestens einem Park.',
  },
  'CC-2.2': {
    title: 'Die Mindestkästen',
    text: 'Manche Gebiete haben einen Mindestkasten für Trupps im gewöhnlichen Dienst, auf dem üblichen Brett 17: 9 einfache und 8 bedingte. Ein Trupp im Kasten zählt beim Ziehen nicht, kann nicht angreifen und wird nur angegriffen, wo keine andere Polizei ist.',
    source: 'how to move units 3; CPD minimum',
    ruling:
      'Ein Kasten fasst drei Trupps. Einsatzpolizei darf darin stehen, die Garde nicht. Welche Gebiete Kästen haben, ist rekonstruiert.',
    option: '`scenario.areas` und `scenario.setUp.platoonsPerBox`.',
  },
  'CC-2.3': {
    title: 'Freigabe bedingter Kästen',
    text: 'Ein bedingter Kasten ist für den Rest der Partie freigegeben, sobald Gruppen in sein Gebiet oder ein verbundenes kommen.',
    source: 'CPD minimum 3',
    ruling:
      'Durchziehen, Einsickern und die Aufstellung gelten als Kommen. Die Trupps bleiben bis zum nächsten Schritt 3 im Kasten; von da an darf er beliebig viele enthalten, soweit er Platz hat.',
  },
  'CC-3.1': {
    title: 'Aufstellung der Demonstranten',
    text: 'Die Demonstranten beginnen mit drei Gruppen der Stufe 1 und sechs der Stufe 3, alle in einem Park, den sie wählen.',
    source: 'how to set up the game 3',
    ruling: 'Die Quelle spricht hier von drei Parks und anderswo von vier; jeder Park ist recht.',
    option: '`scenario.setUp.demonstrators`.',
  },
  'CC-3.2': {
    title: 'Aufstellung der Polizei',
    text: 'Dann stellt die Polizei 24 Trupps der Stufe 1, 21 der Stufe 2, 15 der Stufe 3 und 6 der Einsatzpolizei auf: drei in jeden Kasten, gleich welcher Art und ob er freigegeben ist oder nicht, und den Rest in beliebige Gebiete.',
    source: 'how to set up the game 4',
    ruling: 'Auch der Park der Demonstranten steht ihr offen.',
    note: 'Die Kästen werden in der Reihenfolge des Brettes gefüllt, jeder mit den niedrigsten Arten zuerst, und was bleibt, kommt Art für Art, jede in der Reihenfolge des Brettes, damit es für jede Aufstellung nur eine Art der Eingabe gibt; `deploy-all` nimmt eine ganze Aufstellung auf einmal.',
    option: '`scenario.setUp.police`.',
  },
  'CC-3.3': {
    title: 'Index und übliche Aufstellung',
    text: 'Der Index zeigt die Punkte beider Seiten.',
    source: 'how to set up the game 5',
    ruling:
      'Beide Seiten beginnen bei 0. `default-set-up` stellt für die Seite auf, die an der Reihe ist: die Demonstranten im ersten Park der Reihenfolge; die Polizei mit den niedrigsten Trupps in den Kästen und allen anderen zusammen dort, wo die Demonstranten am meisten bekämen.',
  },
  'CC-4.0': {
    title: 'Runden und Schritte',
    text: 'Die Partie hat zwölf Runden, 25A bis 28C, drei am Tag. In jeder: 1. Die Demonstranten ziehen, in einer Runde A nach dem Wachsen (CC-5.4); 2. sie beginnen Konflikte; 3. die Polizei zieht; 4. die Polizei beginnt Konflikte; 5. Schwund (CC-5.1 bis CC-5.3); 6. die nächste Runde.',
    source: 'how to play the game',
    ruling: 'Ein Schritt, in dem nichts zu entscheiden ist, entfällt; Schritt 3 nie.',
    option: '`scenario.turns`: beliebige Namen, die mit A, B oder C enden.',
  },
  'CC-4.1': {
    title: 'Ziehen und Einsickern',
    text: 'Im Bewegungsschritt ihrer Seite darf eine Einheit einmal von Gebiet zu verbundenem Gebiet gehen, so weit ihre Bewegungszahl reicht: Ein Gebiet zu betreten kostet 1, oder 2, wo eine gegnerische Einheit außerhalb des Kastens ist. Für das Verlassen zahlt man nichts, und niemand wird aufgehalten. Gruppen dürfen einsickern: Sie haben die doppelte Bewegungszahl, beginnen in dieser Runde keinen Konflikt, nehmen an Schritt 2 nicht teil und verlieren am Ende der Runde die Hälfte (CC-5.2).',
    source: 'how to move units',
    ruling:
      'Einsickern wird beim Aufbruch angesagt, ob der Weg es braucht oder nicht. In Schritt 2 zählen Eingesickerte nicht und sind nicht betroffen; in Schritt 4 sind sie gewöhnliche Ziele, betroffen nach den anderen Gruppen ihrer Stufe. Was zusammen aufbricht, geht zusammen weiter.',
    note: 'In Schritt 1 wird in der Reihenfolge des Brettes aufgebrochen, aus jedem Gebiet die niedrigste Stufe zuerst, damit es für jeden Plan nur eine Art der Eingabe gibt; `play-step` nimmt alle Bewegungen eines Schrittes in beliebiger Reihenfolge.',
  },
  'CC-4.2': {
    title: 'Trupps in den Kästen',
    text: 'In Schritt 3 dürfen Trupps in Kästen und aus ihnen gehen. Am Ende des Schrittes muss jeder Kasten voll sein, der nicht freigegeben ist; ein verlorener Trupp muss bis zur nächsten Runde ersetzt sein, oder die Polizei verliert.',
    source: 'CPD minimum 1 and 2',
    ruling:
      'Es kostet keine Bewegung, wer auch im Gebiet ist. Ein Trupp darf in einen Kasten, der Platz hat, oder im Tausch für einen, der herauskommt; aus einem freigegebenen darf einer ohne Tausch kommen. Was herauskommt, darf noch ziehen, wenn es das nicht getan hat; was hineinging, zieht nicht mehr und kommt im selben Schritt nicht heraus. Von einer Art gehen die zuerst hinein, die gezogen sind. Trupps, die ein Kasten in Schritt 2 derselben Runde verlor, fehlen erst in der nächsten, und nach der letzten ist nichts fällig. Die Polizei darf den Schritt mit einem nicht gefüllten Kasten beenden und verlieren.',
  },
  'CC-4.3': {
    title: 'Konflikte der Demonstranten',
    text: 'In Schritt 2 dürfen die Demonstranten in einem Gebiet einen Konflikt beginnen: Alle ihre Gruppen dort greifen alle Polizei dort an, auch die Garde, aber nicht den Kasten. Wo nur die Trupps des Kastens sind, dürfen diese angegriffen werden.',
    source: 'how to resolve conflict 1 and 2',
    ruling:
      'Kein Konflikt ist Pflicht, und es gibt in einem Gebiet höchstens einen je Schritt. Eingesickerte Gruppen nehmen nicht teil.',
  },
  'CC-4.4': {
    title: 'Konflikte der Polizei',
    text: 'In Schritt 4 darf die Polizei Konflikte beginnen. In einem Park greifen alle Trupps dort alle Gruppen dort an, in einem Angriff. Anderswo darf sie mehrere Angriffe auf beliebige Gruppen machen. Keine Gruppe wird zweimal angegriffen. Kästen und Garde greifen nie an.',
    source: 'how to resolve conflict 3 and 4; National Guard',
    ruling:
      'Außerhalb der Parks werden auch die angreifenden Trupps gewählt. Kein Trupp greift in dem Schritt zweimal an; was in Schritt 2 geschah, zählt nicht. Angriffe werden einer nach dem anderen ausgetragen, in beliebiger Reihenfolge. Gewählt werden kann nur, was zu 1-1 kommen kann.',
    note: 'Die Gruppen eines Angriffs werden genannt, die niedrigste Art zuerst, dann die Trupps ebenso; `attack-groups` nimmt alle auf einmal.',
  },
  'CC-4.5': {
    title: 'Verhältnis der Kampfzahlen',
    text: 'Das Verhältnis sind die Kampfzahlen der Angreifer zu denen der Verteidiger, der Rest fällt zugunsten der Verteidiger weg: 48 zu 15 ist 3-1, und 42 zu 48 ist kein Angriff, weil es weniger als 1-1 ist. Für die Polizei ist mehr als 4-1 so viel wie 4-1.',
    source: 'how to resolve conflict 6 and 8',
  },
  'CC-4.6': {
    title: 'Tabellen für Konflikte',
    text: 'Es gibt zwei Tabellen, HARASS (Störung) für beide Seiten und ASSAULT (Sturm) für die Polizei. Der Angreifer sagt, welche, und es wird einmal gewürfelt.',
    source: 'how to resolve conflict 6',
    ruling:
      'HARASS ist eine Tabelle für jede Seite. Die Tabellen sind uns verloren bis auf eine Zelle, DD3 in HARASS bei 3-1 mit einer 2, die wir der Polizei geben; alle anderen sind rekonstruiert.',
    option: '`scenario.harass` und `scenario.assault`.',
  },
  'CC-4.7': {
    title: 'Erzwungener Sturm',
    text: 'Demonstranten, die 5-1 oder mehr gegen Polizei außerhalb eines Kastens haben, zwingen sie zum Sturm: Die Polizei würfelt sofort in der Spalte 1-1 von ASSAULT.',
    source: 'how to resolve conflict 7',
    ruling:
      'Das geschieht, wenn die Demonstranten bei diesem Verhältnis einen Konflikt beginnen, nicht schon durch ihre Anwesenheit, und ist der eine Konflikt des Gebiets in diesem Schritt. Wirkungen auf Demonstranten treffen alle Angreifer, Wirkungen auf die Polizei alle Verteidiger. Gegen einen Kasten ist 5-1 oder mehr HARASS bei 4-1.',
  },
  'CC-4.8': {
    title: 'Ergebnis eines Konflikts',
    text: 'Der erste Buchstabe eines Ergebnisses sagt, wer die Punkte des Gebiets bekommt, der zweite, wessen Einheiten betroffen sind, die Zahl wie: 1, ein Drittel steigt eine Stufe; 2, die Hälfte steigt; 3, ein Drittel fällt eine Stufe; 4, die Hälfte fällt; 5, alle fallen; 6, ein Drittel verlässt das Spiel. Nach einem Schuss hat die Polizei sofort verloren.',
    source: 'how to resolve conflict 5 and 6; how to win',
    ruling:
      'Betroffen sind nur Einheiten, die teilgenommen haben. Was andere Zahlen als 3 bewirken, ist rekonstruiert.',
    option: '`scenario.effects`.',
  },
  'CC-4.9': {
    title: 'Betroffene Einheiten',
    text: 'Von einem Drittel oder einer Hälfte fallen Brüche weg, aber mindestens eine Einheit ist betroffen. Die niedrigsten sind zuerst betroffen, beim Steigen wie beim Fallen. Nichts steigt über Stufe 1. Was von der untersten Stufe fällt und Garde, die fällt oder entfernt wird, verlässt das Spiel; Einsatzpolizei ist nie betroffen.',
    source: 'breaking down and building up units; attrition; National Guard; Tac units',
    ruling:
      'Anteile sind von allen Einheiten, die teilgenommen haben, Garde und Einsatzpolizei eingeschlossen, und jede Einheit wechselt einmal. Ein Anteil, der auf Einheiten fällt, die nicht wechseln können, ist verbraucht. Wird ein Anteil von nur einer Einheit entfernt, so fällt sie stattdessen eine Stufe, und nur von der untersten wird sie entfernt: „if only one unit is involved then deal with its levels“.',
    option: '`loneRemoval`: `levels` (Vorgabe) oder `removed`.',
  },
  'CC-4.10': {
    title: 'Parks ohne Angriff',
    text: 'In einer Runde C bekommen die Demonstranten 5 Punkte, wenn die Polizei Gruppen in einem Park nicht angreift.',
    source: 'how to play the game, step 4',
    ruling:
      'Ein Park zählt, wenn nach Schritt 4 Gruppen in ihm sind, auch eingesickerte, und er in diesem Schritt nicht angegriffen wurde, aus welchem Grund auch immer. Die 5 Punkte gibt es einmal, wie viele Parks es auch sind.',
    option: '`unengaged`: `once` (Vorgabe) oder `per-park`. `scenario.points`: eine andere Zahl als 5.',
  },
  'CC-4.11': {
    title: 'Einsatz der Nationalgarde',
    text: 'Solange die Demonstranten im Index vorn liegen, darf die Polizei Kompanien der Garde holen, für je 2 Punkte an die Demonstranten. Sie darf Kompanien abziehen, für je 1 Punkt.',
    source: 'National Guard',
    ruling:
      'In Schritt 3. Der Index wird für jede Kompanie angesehen. Eine Kompanie darf in jedes Gebiet ohne Gruppen kommen und kann in dieser Runde nicht ziehen; sie darf für immer gehen, statt zu ziehen, nicht in der Runde, in der sie kam. Kompanien, die hinausgedrängt werden, bringen keine Punkte. Jeder der Spielsteine kommt einmal ins Spiel.',
    option: '`scenario.points`: andere Zahlen als 2 und 1.',
  },
  'CC-5.1': {
    title: 'Schwund der Gruppen',
    text: 'Am Ende der Runden A und B verlieren die Gruppen jedes Gebiets, auch die in Parks, ein Drittel, die niedrigsten zuerst und Brüche fallen weg. Von zwei Gruppen geht eine; eine allein fällt eine Stufe.',
    source: 'demonstrator attrition and multiplication 1',
    ruling: 'Eine allein auf Stufe 4 geht. Gruppen, die in dieser Runde einsickerten, zählen für sich (CC-5.2).',
  },
  'CC-5.2': {
    title: 'Schwund nach dem Einsickern',
    text: 'Am Ende jeder Runde verlieren die Gruppen, die in ihr einsickerten, die Hälfte statt eines Drittels: von vier zwei, von sieben drei.',
    source: 'how to move units 5',
    ruling: 'Eine allein fällt eine Stufe, wie in CC-5.1. Danach sind sie wie alle anderen.',
  },
  'CC-5.3': {
    title: 'Gruppen außerhalb der Parks',
    text: 'Am Ende der Runden C gehen danach alle Gruppen außerhalb der Parks.',
    source: 'how to play the game, step 5',
  },
  'CC-5.4': {
    title: 'Wachstum in Parks',
    text: 'Am Anfang jeder Runde A außer der ersten, vor jedem Ziehen, werden die Gruppen in einem Park vervielfacht: Aus drei im Lincoln Park werden zwölf. Die neuen sind der Stufe 4, soweit es Spielsteine gibt, dann der Stufe 3, 2, 1.',
    source: 'demonstrator attrition and multiplication 2',
    ruling:
      'Wo Spielsteine nicht reichen, kommen die Parks in der Reihenfolge Lincoln, Grant East, Grant West, Washington. Spielsteine verlorener Gruppen werden wieder verwendet: Frei sind die des Vorrats ohne die Gruppen dieser Stufe auf dem Brett, und es sind nie mehr Gruppen als Spielsteine.',
    option: '`scenario.parkOrder`.',
  },
  'CC-6.1': {
    title: 'Sieg nach dem Index',
    text: 'Nach der letzten Runde gewinnt die Seite mit dem höheren Index.',
    source: 'how to “win”',
    ruling: 'Gleich ist unentschieden. Die Partie geht bis zum Ende, auch wenn keine Gruppen mehr da sind.',
  },
  'CC-6.2': {
    title: 'Sofortige Niederlage',
    text: 'Die Polizei verliert sofort, wenn sie jemanden erschießt oder einen Kasten nicht wieder füllt (CC-4.2).',
    source: 'how to “win”; CPD minimum 2',
    ruling:
      'Beide dürfen aufgeben, sobald jemand zu entscheiden hat, sie selbst oder die andere Seite; die Quelle spricht nicht davon.',
  },
  'CC-7.1': {
    title: 'Offene Information',
    text: 'Alles ist beiden Seiten offen.',
    source: 'the whole: nothing is ever hidden',
  },
} as const satisfies Rulebook<RuleId>;
