import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'CC-1.1': {
    title: 'Einheiten des Spiels',
    text: 'Einheiten sind Trupps der Polizei, Kompanien der Garde und Gruppen von Demonstranten. Kompanien aus drei Trupps, Bataillone und Mengen aus drei Gruppen sparen nur Spielsteine und kommen daher nicht vor.',
    source: '“The playing pieces”; “Breaking down and building up units”',
  },
  'CC-1.2': {
    title: 'Einheiten der Polizei',
    text: 'Eine Einheit der Polizei hat eine Konfliktzahl und eine Bewegungszahl: Stufe 1 hat 4-3, Stufe 2 3-3, Stufe 3 2-3, die Einsatzpolizei 5-3, eine Kompanie der Nationalgarde 3-2. Spielsteine gibt es 40, 49, 21, 6 und 12.',
    source: '“The playing pieces”',
    option:
      '`scenario.units` und `scenario.counterMix`: andere Konfliktzahlen, Bewegungszahlen und Anzahlen von Spielsteinen.',
  },
  'CC-1.3': {
    title: 'Gruppen der Demonstranten',
    text: 'Eine Gruppe hat dieselben zwei Zahlen: Stufe 1 hat 12-2, Stufe 2 9-2, Stufe 3 6-1, Stufe 4 3-1. Spielsteine gibt es 20, 20, 25 und 34.',
    source: '“The playing pieces”',
    option:
      '`scenario.units` und `scenario.counterMix`: andere Konfliktzahlen, Bewegungszahlen und Anzahlen von Spielsteinen.',
  },
  'CC-1.4': {
    title: 'Reihenfolge der Stufen',
    text: 'Wenn eine Regel die niedrigsten Einheiten zuerst nennt, gilt bei Gruppen die Reihenfolge Stufe 4, 3, 2, 1 und bei der Polizei Stufe 3, 2, 1, Garde, Einsatzpolizei. Stufe 1 ist die beste.',
    source: '“Details of play”, attrition rule; “Tac units”',
  },
  'CC-1.5': {
    title: 'Anzahl der Spielsteine',
    text: 'Es kommen nicht mehr Einheiten einer Art ins Spiel, als es Spielsteine gibt.',
    source: '“Demonstrator attrition and multiplication”, point 2',
    ruling:
      'Wechsel der Stufe sind durch die Spielsteine nicht begrenzt; eine Stufe kann also mehr Einheiten als Spielsteine haben. Die Quelle kennt keinen Weg, einen Wechsel wegen fehlender Spielsteine abzulehnen.',
  },
  'CC-1.6': {
    title: 'Keine Stapelgrenze',
    text: 'In einem Gebiet dürfen beliebig viele Einheiten sein.',
    source: '“The playing board”, which does not limit the number of units',
  },
  'CC-2.1': {
    title: 'Gebiete, Verbindungen und Parks',
    text: 'Das Brett besteht aus verbundenen Gebieten. Vier davon sind Parks, jeder mit einem Faktor: Lincoln 4, Grant East 3, Grant West 3, Washington 2. Jedes Gebiet hat eine Punktzahl für die Polizei und eine für die Demonstranten.',
    source: '“The playing board”; “How to resolve conflict”, points 4 and 5',
    ruling:
      'Das gedruckte Brett ist verloren. Das übliche Brett, 24 Gebiete und 45 Verbindungen mit ihren Punkten, ist eine Rekonstruktion, die zum Text passt.',
    option:
      '`scenario.areas`, `scenario.links` und `scenario.parkOrder`: ein beliebiges zusammenhängendes Brett mit mindestens einem Park.',
  },
  'CC-2.2': {
    title: 'Die Mindestkästen',
    text: 'Manche Gebiete haben einen Mindestkasten für Trupps im gewöhnlichen Dienst, auf dem üblichen Brett 17: 9 einfache und 8 bedingte. Ein Trupp im Kasten zählt bei Bewegungen nicht, kann nicht angreifen und wird nur angegriffen, wenn keine andere Polizei im Gebiet ist.',
    source: '“How to move units”, point 3; “CPD minimum”',
    ruling:
      'Ein Kasten fasst drei Trupps. Einsatzpolizei darf darin stehen, die Garde nicht. Welche Gebiete Kästen haben, ist rekonstruiert.',
    option:
      '`scenario.areas`: Kästen in anderen Gebieten; `scenario.setUp.platoonsPerBox`: eine andere Zahl von Trupps je Kasten.',
  },
  'CC-2.3': {
    title: 'Freigabe bedingter Kästen',
    text: 'Ein bedingter Kasten ist für den Rest der Partie freigegeben, sobald Gruppen sein Gebiet oder ein verbundenes Gebiet betreten.',
    source: '“CPD minimum”, point 3',
    ruling:
      'Durchqueren, Einsickern und die Aufstellung gelten als Betreten. Die Trupps bleiben bis zum nächsten Schritt 3 im Kasten; von da an darf der Kasten beliebig viele Trupps enthalten, soweit er Platz hat.',
  },
  'CC-3.1': {
    title: 'Aufstellung der Demonstranten',
    text: 'Die Demonstranten beginnen mit drei Gruppen der Stufe 1 und sechs der Stufe 3, alle in einem Park, den sie wählen.',
    source: '“How to set up the game”, point 3',
    ruling: 'Die Quelle spricht hier von drei Parks und anderswo von vier; jeder Park ist erlaubt.',
    option: '`scenario.setUp.demonstrators`: andere Gruppen.',
  },
  'CC-3.2': {
    title: 'Aufstellung der Polizei',
    text: 'Dann stellt die Polizei 24 Trupps der Stufe 1, 21 der Stufe 2, 15 der Stufe 3 und 6 der Einsatzpolizei auf: drei beliebige in jeden Kasten, ob er freigegeben ist oder nicht, und den Rest in beliebige Gebiete.',
    source: '“How to set up the game”, point 4',
    ruling: 'Die Polizei darf Trupps auch im Park der Demonstranten aufstellen.',
    note: 'Die Kästen werden in der Reihenfolge des Brettes gefüllt, jeder mit den niedrigsten Arten zuerst. Dann werden die übrigen Trupps Art für Art aufgestellt, jede Art in der Reihenfolge des Brettes, damit es für jede Aufstellung nur eine Eingabe gibt; `deploy-all` nimmt eine ganze Aufstellung auf einmal.',
    option: '`scenario.setUp.police`: andere Trupps.',
  },
  'CC-3.3': {
    title: 'Index und übliche Aufstellung',
    text: 'Der Index zeigt die Punkte beider Seiten.',
    source: '“How to set up the game”, point 5',
    ruling:
      'Beide Seiten beginnen bei 0. `default-set-up` stellt für die Seite auf, die an der Reihe ist. Die Demonstranten stehen im ersten Park der Reihenfolge. Die niedrigsten Trupps der Polizei stehen in den Kästen und alle anderen zusammen in dem Gebiet, in dem die Demonstranten am meisten Punkte bekämen.',
  },
  'CC-4.0': {
    title: 'Runden und Schritte',
    text: 'Die Partie hat zwölf Runden, 25A bis 28C, drei am Tag. Jede Runde hat diese Schritte: 1. Bewegung der Demonstranten, in einer Runde A nach dem Wachstum (CC-5.4); 2. Konflikte der Demonstranten; 3. Bewegung der Polizei; 4. Konflikte der Polizei; 5. Schwund (CC-5.1 bis CC-5.3); 6. die nächste Runde.',
    source: '“How to play the game”',
    ruling: 'Ein Schritt, in dem nichts zu entscheiden ist, entfällt, außer Schritt 3.',
    option: '`scenario.turns`: beliebige Namen, die mit A, B oder C enden.',
  },
  'CC-4.1': {
    title: 'Bewegen und Einsickern',
    text: 'Im Bewegungsschritt ihrer Seite darf sich eine Einheit einmal bewegen, entlang der Verbindungen von Gebiet zu Gebiet, so weit ihre Bewegungszahl reicht. Ein Gebiet zu betreten kostet 1, oder 2, wenn dort eine gegnerische Einheit außerhalb des Kastens ist. Das Verlassen kostet nichts, und keine Einheit wird aufgehalten. Gruppen dürfen einsickern: Sie haben die doppelte Bewegungszahl, beginnen in dieser Runde keinen Konflikt, nehmen an Schritt 2 nicht teil und verlieren am Ende der Runde die Hälfte (CC-5.2).',
    source: '“How to move units”',
    ruling:
      'Einsickern wird beim Aufbruch angesagt, ob der Weg es braucht oder nicht. In Schritt 2 zählen eingesickerte Gruppen im Verhältnis nicht mit und sind nicht betroffen; in Schritt 4 sind sie gewöhnliche Ziele, betroffen nach den anderen Gruppen ihrer Stufe. Einheiten, die zusammen aufbrechen, bleiben zusammen.',
    note: 'In Schritt 1 wird in der Reihenfolge des Brettes aufgebrochen, aus jedem Gebiet die niedrigste Stufe zuerst, damit es für jeden Plan nur eine Eingabe gibt; `play-step` nimmt alle Bewegungen eines Schrittes in beliebiger Reihenfolge. Die Schritte 1 und 3 enden mit `end-step` oder `play-step`, auch wenn keine Einheit ziehen kann: So hat jede Aufzeichnung für jeden von ihnen ein Ende, und ein Plan ohne Bewegungen ist ein leeres `play-step`.',
  },
  'CC-4.2': {
    title: 'Trupps in den Kästen',
    text: 'In Schritt 3 dürfen Trupps Kästen betreten und verlassen. Am Ende des Schrittes muss jeder Kasten voll sein, der nicht freigegeben ist; ein verlorener Trupp muss bis zur nächsten Runde ersetzt sein, oder die Polizei verliert.',
    source: '“CPD minimum”, points 1 and 2',
    ruling:
      'Betreten und Verlassen kosten keine Bewegung, gleich welche Einheiten im Gebiet sind. Ein Trupp darf einen Kasten betreten, der Platz hat, oder einen Trupp ablösen, der ihn verlässt; einen freigegebenen Kasten darf ein Trupp ohne Ablösung verlassen. Ein Trupp, der einen Kasten verlässt, darf sich noch bewegen, wenn er es nicht getan hat; ein Trupp, der ihn betritt, bewegt sich nicht mehr und verlässt ihn nicht im selben Schritt. Von einer Art gehen zuerst die Trupps hinein, die sich schon bewegt haben. Trupps, die ein Kasten in Schritt 2 verlor, müssen erst in der nächsten Runde ersetzt sein, und nach der letzten Runde gar nicht mehr. Die Polizei darf den Schritt mit einem nicht vollen Kasten beenden und verliert dann.',
  },
  'CC-4.3': {
    title: 'Konflikte der Demonstranten',
    text: 'In Schritt 2 dürfen die Demonstranten in einem Gebiet einen Konflikt beginnen: Alle ihre Gruppen dort greifen die ganze Polizei dort an, auch die Garde, aber nicht den Kasten. Sind dort nur die Trupps des Kastens, dürfen diese angegriffen werden.',
    source: '“How to resolve conflict”, points 1 and 2',
    ruling:
      'Kein Konflikt ist Pflicht, und es gibt in einem Gebiet höchstens einen je Schritt. Eingesickerte Gruppen nehmen nicht teil.',
  },
  'CC-4.4': {
    title: 'Konflikte der Polizei',
    text: 'In Schritt 4 darf die Polizei Konflikte beginnen. In einem Park greifen alle Trupps dort alle Gruppen dort an, in einem Angriff. Anderswo darf die Polizei mehrere Angriffe auf beliebige Gruppen machen. Keine Gruppe wird zweimal angegriffen. Trupps in Kästen und die Garde greifen nie an.',
    source: '“How to resolve conflict”, points 3 and 4; “National Guard”',
    ruling:
      'Außerhalb der Parks werden auch die angreifenden Trupps gewählt. Kein Trupp greift in dem Schritt zweimal an; ein Konflikt in Schritt 2 zählt nicht. Angriffe werden nacheinander ausgetragen, in beliebiger Reihenfolge. Gruppen und Trupps können nur gewählt werden, wenn der Angriff noch 1-1 erreichen kann.',
    note: 'Zuerst werden die Gruppen eines Angriffs genannt, dann die Trupps, jeweils die niedrigste Art zuerst; `attack-groups` nennt alle auf einmal.',
  },
  'CC-4.5': {
    title: 'Verhältnis der Konfliktzahlen',
    text: 'Das Verhältnis ist die Summe der Konfliktzahlen der Angreifer zu der der Verteidiger, zugunsten der Verteidiger abgerundet: 48 zu 15 ist 3-1, und 42 zu 48 ist weniger als 1-1 und daher kein Angriff. Für die Polizei zählt mehr als 4-1 als 4-1.',
    source: '“How to resolve conflict”, points 6 and 8',
  },
  'CC-4.6': {
    title: 'Tabellen für Konflikte',
    text: 'Es gibt zwei Tabellen, HARASS (Störung) für beide Seiten und ASSAULT (Sturm) für die Polizei. Der Angreifer wählt die Tabelle, und es wird einmal gewürfelt.',
    source: '“How to resolve conflict”, point 6',
    ruling:
      'HARASS hat eine Tabelle für jede Seite. Die Tabellen sind verloren bis auf eine Zelle, DD3 in HARASS bei 3-1 mit einer 2, die wir der Polizei zuordnen; alle anderen Zellen sind rekonstruiert.',
    option: '`scenario.harass` und `scenario.assault`: eigene Tabellen.',
  },
  'CC-4.7': {
    title: 'Erzwungener Sturm',
    text: 'Demonstranten, die 5-1 oder mehr gegen Polizei außerhalb eines Kastens haben, zwingen sie zum Sturm: Die Polizei würfelt sofort in der Spalte 1-1 von ASSAULT.',
    source: '“How to resolve conflict”, point 7',
    ruling:
      'Das geschieht nur, wenn die Demonstranten bei diesem Verhältnis einen Konflikt beginnen, und es ist der eine Konflikt des Gebiets in diesem Schritt. Wirkungen auf Demonstranten treffen alle Angreifer, Wirkungen auf die Polizei alle Verteidiger. Gegen einen Kasten ist 5-1 oder mehr HARASS bei 4-1.',
  },
  'CC-4.8': {
    title: 'Ergebnis eines Konflikts',
    text: 'Der erste Buchstabe eines Ergebnisses sagt, wer die Punkte des Gebiets bekommt, der zweite Buchstabe, wessen Einheiten betroffen sind, und die Zahl, wie: 1, ein Drittel steigt eine Stufe; 2, die Hälfte steigt; 3, ein Drittel sinkt eine Stufe; 4, die Hälfte sinkt; 5, alle sinken; 6, ein Drittel kommt aus dem Spiel. Nach einem Schuss hat die Polizei sofort verloren.',
    source: '“How to resolve conflict”, points 5 and 6; “How to ‘win’”',
    ruling:
      'Betroffen sind nur Einheiten, die teilgenommen haben. Die Quelle sagt nur, dass die Zahl 3 demoralisiert; die Anteile aller Zahlen sind rekonstruiert.',
    option: '`scenario.effects`: eigene Wirkungen der Zahlen 1 bis 6.',
  },
  'CC-4.9': {
    title: 'Betroffene Einheiten',
    text: 'Ein Drittel oder eine Hälfte wird abgerundet, aber mindestens eine Einheit ist betroffen. Die niedrigsten Einheiten steigen oder sinken zuerst. Keine Einheit steigt über Stufe 1. Einheiten, die von der untersten Stufe sinken, kommen aus dem Spiel, ebenso Kompanien der Garde, die sinken oder entfernt werden; Einsatzpolizei ist nie betroffen.',
    source:
      '“Breaking down and building up units”; “Demonstrator attrition and multiplication”; “National Guard”; “Tac units”',
    ruling:
      'Ein Anteil gilt für alle Einheiten, die teilgenommen haben, auch Garde und Einsatzpolizei, und jede Einheit wechselt einmal. Der Teil eines Anteils, der auf Einheiten fällt, die nicht wechseln können, hat keine Wirkung. Soll ein Anteil einer einzelnen Einheit aus dem Spiel kommen, so sinkt sie stattdessen eine Stufe und kommt nur von der untersten aus dem Spiel: „if only one unit is involved then deal with its levels“.',
    option: '`loneRemoval`: `levels` (Vorgabe) oder `removed`.',
  },
  'CC-4.10': {
    title: 'Parks ohne Angriff',
    text: 'In einer Runde C bekommen die Demonstranten 5 Punkte, wenn die Polizei Gruppen in einem Park nicht angreift.',
    source: '“How to play the game”, step 4',
    ruling:
      'Ein Park zählt, wenn nach Schritt 4 Gruppen in ihm sind, auch eingesickerte, und er in diesem Schritt nicht angegriffen wurde, gleich aus welchem Grund. Die 5 Punkte gibt es nur einmal, gleich für wie viele Parks.',
    option:
      '`unengaged`: `once` (Vorgabe) oder `per-park`. `scenario.points`: eine andere Zahl als 5. Mit `absent` bekommt die Polizei in einer Runde C so viele Punkte, wenn nach Schritt 4 keine Gruppen in Parks sind. Das gedruckte Spiel hat solche Punkte nicht; in `balancedOptions` sind es 5.',
  },
  'CC-4.11': {
    title: 'Einsatz der Nationalgarde',
    text: 'Solange die Demonstranten im Index vorn liegen, darf die Polizei Kompanien der Garde holen, und die Demonstranten bekommen für jede Kompanie 2 Punkte. Sie darf Kompanien abziehen, und die Demonstranten bekommen für jede Kompanie 1 Punkt.',
    source: '“National Guard”',
    ruling:
      'Das geschieht in Schritt 3. Der Index wird für jede Kompanie geprüft. Eine Kompanie darf in jedes Gebiet ohne Gruppen kommen und kann sich in dieser Runde nicht bewegen. In einer späteren Runde darf sie für immer abziehen, statt sich zu bewegen. Kompanien, die hinausgedrängt werden, bringen keine Punkte. Jeder Spielstein kommt einmal ins Spiel.',
    option: '`scenario.points`: andere Zahlen als 2 und 1.',
  },
  'CC-5.1': {
    title: 'Schwund der Gruppen',
    text: 'Am Ende der Runden A und B verlieren die Gruppen jedes Gebiets, auch die in Parks, ein Drittel, abgerundet, die niedrigsten zuerst. Von zwei Gruppen geht eine; eine einzelne Gruppe sinkt eine Stufe.',
    source: '“Demonstrator attrition and multiplication”, point 1',
    ruling:
      'Eine einzelne Gruppe auf Stufe 4 kommt aus dem Spiel. Gruppen, die in dieser Runde eingesickert sind, werden getrennt gezählt (CC-5.2).',
  },
  'CC-5.2': {
    title: 'Schwund nach dem Einsickern',
    text: 'Am Ende jeder Runde verlieren die Gruppen, die in ihr eingesickert sind, die Hälfte statt eines Drittels: von vier zwei, von sieben drei.',
    source: '“How to move units”, point 5',
    ruling: 'Eine einzelne Gruppe sinkt eine Stufe, wie in CC-5.1. Danach sind die Gruppen wieder gewöhnliche Gruppen.',
  },
  'CC-5.3': {
    title: 'Gruppen außerhalb der Parks',
    text: 'Am Ende der Runden C gehen nach dem Schwund von CC-5.2 alle Gruppen außerhalb der Parks.',
    source: '“How to play the game”, step 5',
  },
  'CC-5.4': {
    title: 'Wachstum in Parks',
    text: 'Am Anfang jeder Runde A außer der ersten, vor jeder Bewegung, werden die Gruppen in einem Park vervielfacht: Aus drei im Lincoln Park werden zwölf. Die neuen Gruppen haben Stufe 4, solange es Spielsteine gibt, dann Stufe 3, 2, 1.',
    source: '“Demonstrator attrition and multiplication”, point 2',
    ruling:
      'Wenn die Spielsteine nicht reichen, wachsen die Parks in der Reihenfolge Lincoln, Grant East, Grant West, Washington. Spielsteine verlorener Gruppen werden wieder verwendet: Frei sind die Spielsteine einer Stufe abzüglich ihrer Gruppen auf dem Brett, und es gibt insgesamt nie mehr Gruppen als Spielsteine.',
    option: '`scenario.parkOrder`: eine andere Reihenfolge der Parks.',
  },
  'CC-6.1': {
    title: 'Sieg nach dem Index',
    text: 'Nach der letzten Runde gewinnt die Seite mit dem höheren Index.',
    source: '“How to ‘win’”',
    ruling:
      'Bei gleichem Index ist die Partie unentschieden. Sie geht bis zum Ende, auch wenn keine Gruppen mehr da sind.',
  },
  'CC-6.2': {
    title: 'Sofortige Niederlage und Aufgeben',
    text: 'Die Polizei verliert sofort, wenn sie jemanden erschießt oder einen Kasten nicht wieder füllt (CC-4.2).',
    source: '“How to ‘win’”; “CPD minimum”, point 2',
    ruling:
      'Jede Seite darf immer aufgeben, wenn sie selbst oder die andere entscheiden muss; die Quelle erwähnt das Aufgeben nicht.',
  },
  'CC-7.1': {
    title: 'Offene Information',
    text: 'Alles ist für beide Seiten offen.',
    source: 'all sections: nothing is ever hidden',
  },
} as const satisfies Rulebook<RuleId>;
