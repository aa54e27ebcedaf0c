import type { RuleId } from '../rules/rulebook.ts';
import type { Rulebook } from '../../../core/rulebook.ts';

/** The rules in German. */
export const rulebook = {
  'AW-1.1': {
    title: 'Größe des Brettes',
    text: 'Das Brett besteht aus sechseckigen Feldern in 21 geraden Spalten. Das kleine Brett hat 25 Reihen, das große 49.',
    source: 'sections 2.0 and 3, and the model of the board',
    option: '`scenario.board`: beliebige ungerade Zahlen, 5 bis 25 Spalten und 9 bis 99 Reihen.',
  },
  'AW-1.2': {
    title: 'Gerade Spalten',
    text: 'Ungerade Spalten haben so viele Felder, wie das Brett Reihen hat. Gerade Spalten haben eines weniger und sind um ein halbes Feld verschoben. So hat das kleine Brett 515 Felder, das große 1.019, und beide sehen nach einer halben Drehung gleich aus.',
    ruling:
      'Das Bild des Brettes ist verloren. Der Bericht spricht von dem einen Feld gerade hinter einer Stadt, also sind Spalten gerade; er nennt beide Teile gleich und gibt ungerade Zahlen von Reihen an, also halbiert die Mittellinie das mittlere Feld jeder ungeraden Spalte und geht zwischen zwei Feldern jeder geraden hindurch.',
  },
  'AW-1.3': {
    title: 'Namen der Felder',
    text: 'Ein Feld heißt nach dem Buchstaben seiner Spalte, von A aus links, und seinem Platz darin, vom hinteren Rand von A aus: k13. In Koordinaten doppelter Höhe, x = Spalte und y = 2r − 1 (ungerade Spalten) oder 2r (gerade), sind die Nachbarn eines Feldes (x, y ± 2) und (x ± 1, y ± 1), und der Abstand zweier Felder ist dx + max(0, (dy − dx) / 2).',
  },
  'AW-1.4': {
    title: 'Benachbarte Felder',
    text: 'Zwei Felder sind benachbart, wenn sie eine Kante teilen; ein Feld ist auch sich selbst benachbart.',
    source: 'section 2.1',
  },
  'AW-1.5': {
    title: 'Heimatgebiete und Niemandsland',
    text: 'Eine Linie quer durch die Mitte teilt das Brett, auf der Höhe R von 2R. Die Felder, die sie berührt, sind Niemandsland; die darunter sind das Heimatgebiet von A, die darüber das von B.',
    source: 'section 2.0',
    option: '`scenario.division`: `rows`.',
  },
  'AW-1.6': {
    title: 'Das Brett quer',
    text: 'Im kleinen ungleichen Spiel liegt das Brett quer: Die Spalten 7 bis 15 sind der Teil von A, die Spalten 1 bis 6 und 16 bis 21 der von B. Die Spalten beiderseits der zwei gemeinsamen Linien, 6, 7, 15 und 16, sind Niemandsland; was von jedem Teil bleibt, ist Heimatgebiet.',
    source: 'section 3, the games on the small board',
    ruling:
      'Die zwei Teile von B sind jeder für sich begrenzt, von drei Rändern des Brettes und einer gemeinsamen Linie, und die Städte von B dürfen beliebig auf sie verteilt werden.',
    option: '`scenario.division`: `columns`, mit der ersten und der letzten Spalte des Teils von A.',
  },
  'AW-1.7': {
    title: 'Felder dazwischen',
    text: 'Felder sind durch so viele Felder getrennt, wie genau zwischen ihnen liegen: der Abstand weniger eins. Von einem Rand des Brettes ist ein Feld durch die Felder oder Spalten dazwischen getrennt, von der gemeinsamen Linie zweier Teile durch die Spalten dazwischen und von der Mittellinie durch die Hälfte seiner Höhe über oder unter ihr, abgerundet.',
    source: 'section 2.0',
    ruling:
      'Eine Grenze ist so weit weg wie das nächste Feld, wirklich oder gedacht, dessen Mitte jenseits von ihr liegt. Ein Feld, das die Mittellinie halbiert, zählt als ein Feld dazwischen.',
  },
  'AW-1.8': {
    title: 'Flughafen einer Stadt',
    text: 'Der Flughafen einer Stadt ist das Feld gerade hinter ihr, von der Mittellinie weg. Liegt das Brett quer, ist es das Feld neben der Stadt in ihrer Spalte auf der Seite der Mitte.',
    source: 'sections 2.1 and 3',
    ruling: 'Quer hat ein Feld in der Mitte seiner Spalte keine solche Seite, also steht dort keine Stadt.',
    option: '`scenario.preset`: Eine Stadt eines Szenarios kann einen anderen Flughafen nennen.',
  },
  'AW-2.1': {
    title: 'Ablauf der Partie',
    text: 'Vor dem ersten Zyklus werden Städte verdeckt gewählt und aufgedeckt, dann Einheiten verdeckt aufgestellt und aufgedeckt; wer eine Stadt benennen muss, tut es dann, offen. Jeder Zyklus hat fünf Abschnitte: verdeckte Bewegungen, ihr Aufdecken, verdecktes Zielen, das Wegnehmen der Toten, die Produktion.',
    source: 'sections 2 and 2.0',
  },
  'AW-2.2': {
    title: 'Aufstellen der Städte',
    text: 'Du stellst die Städte der Gegenseite auf, in ihrem Heimatgebiet. Je zwei trennen mindestens vier Felder, und jede Stadt und ihren Flughafen trennen von jeder Grenze des Heimatgebiets mindestens zwei.',
    source: 'section 2.0',
    ruling:
      'Städte verschiedener Seiten werden nicht verglichen, da beide verdeckt aufgestellt werden. Städte werden einzeln aufgeschrieben, und eine, nach der die anderen keinen Platz mehr fänden, wird sofort abgelehnt.',
  },
  'AW-2.3': {
    title: 'Aufstellen der Einheiten',
    text: 'Dann stellst du alle deine Einheiten in deinem Heimatgebiet auf, keine im Niemandsland und höchstens drei auf einem Feld.',
    source: 'section 2.0',
  },
  'AW-2.4': {
    title: 'Vorgegebene Städte und Einheiten',
    text: 'Städte können vorher bestimmt sein, Einheiten auch.',
    source: 'section 2.0',
    ruling:
      'Jedes Spiel hat Städte unserer Wahl, die allen seinen Bedingungen genügen, und eine Regel für die Einheiten beider Seiten: ein gleicher Anteil für jede aufgestellte Stadt, eine Einheit auf die Stadt, zwei auf ihren Flughafen, dann je eine auf die nächsten Felder des Heimatgebiets, und mehr, wo kein Platz ist. Städte eines Szenarios müssen den Bedingungen nicht genügen: Sie und ihre Flughäfen sind verschiedene Felder des Brettes. Wo eine Seite eine Stadt benennen würde, die nichts erzeugt, sagt die Vorgabe, welche es ist.',
    option: '`cities` und `placement`: `players` (Vorgabe) oder `preset`.',
  },
  'AW-2.5': {
    title: 'Besitz am Anfang',
    text: 'Jede Stadt hält von Anfang an die Seite, der sie gehört, ob Einheiten da sind oder nicht.',
    source: 'section 2.1',
  },
  'AW-4.1': {
    title: 'Bewegungen und die Grenze von drei',
    text: 'In jedem Zyklus zieht eine Einheit auf ein benachbartes Feld oder bleibt. Nach den Bewegungen hält kein Feld mehr als drei Einheiten einer Seite.',
    source: 'section 2.1',
    ruling:
      'Einheiten einer Seite sind gleich, also ist ein Befehl eine Zahl von Einheiten von einem Feld auf ein anderes. Erst wird aufgebrochen, dann angekommen, so dass volle Stapel tauschen können; Gegner und Kampf hindern niemanden; beide Seiten können auf einem Feld enden.',
  },
  'AW-4.2': {
    title: 'Umkämpfte Felder',
    text: 'Ein Feld ist umkämpft, wenn Einheiten beider Seiten darauf stehen; ein Flughafen auch, wenn seine Stadt umkämpft ist.',
    source: 'section 2.1',
    ruling:
      'Gegner allein auf einem Flughafen machen ihn nicht umkämpft, und er gehört weiter zu seiner Stadt. Ein Flughafen mit Einheiten beider macht seine Stadt nicht umkämpft. Das richtet sich immer nach den Einheiten, wie sie stehen.',
  },
  'AW-4.3': {
    title: 'Besitz der Städte',
    text: 'Eine Seite hält eine Stadt, bis Einheiten der Gegenseite dort stehen und keine eigenen. Ein Flughafen gehört zu seiner Stadt.',
    source: 'section 2.1',
    ruling:
      'Alle Städte werden zusammen angesehen, nach den Bewegungen und wieder nach dem Wegnehmen der Toten; eine leere Stadt oder eine mit Einheiten beider bleibt, wem sie gehörte. Was der Bericht „controlled“ und „possessed“ nennt, unterscheidet sich nie.',
  },
  'AW-4.4': {
    title: 'Flüge von einem Flughafen',
    text: 'Von einem nicht umkämpften Flughafen darf, wer ihn hält, Einheiten fliegen lassen, statt sie zu ziehen: eine auf ein beliebiges Feld, das weder Stadt noch Flughafen der Gegenseite und keinem davon benachbart ist, oder bis zu zwei auf einen anderen eigenen Flughafen.',
    source: 'section 2.1',
    ruling:
      'Eines von beiden, und ein Flugbefehl je Flughafen. Wer was hält und was umkämpft ist, richtet sich nach dem Anfang des Zyklus, für Start, Ziel und Verbot, und ein Flug gilt, auch wenn eine Stadt in denselben Bewegungen den Besitzer wechselt. Das Ziel darf umkämpft sein oder Gegner haben. Da kein Feld mehr als drei fasst (AW-4.1), kommen nicht mehr als drei auf einen Flughafen; dass eine Seite, die eine von drei Städten verteidigt, vier einfliegen kann, wie der Bericht in Abschnitt 4 bemerkt, geht nach seinen eigenen Regeln nicht, außer nach AW-7.1.',
  },
  'AW-4.5': {
    title: 'Falsche Befehle',
    text: 'Ein falscher Befehl wird abgelehnt.',
    source: 'section 2.2',
    ruling:
      'Ein falscher Befehl wird sofort abgelehnt, mit dem Grund: Dass, wie im Bericht, die Gegenseite die Einheiten versetzt, ist etwas für Tische. Die Grenze von drei wird beurteilt, wenn du dich festlegst; aber ein Befehl, nach dem keine Bewegungen sie mehr einhalten könnten, wird sofort abgelehnt. Bis du dich festlegst, kannst du jeden Befehl zurücknehmen, ohne den die anderen aufgeschrieben werden konnten. Ohne Befehle bleiben alle deine Einheiten, wo sie sind; das wird abgelehnt, wo vier auf einem Feld stehen.',
    note: 'Befehle werden in der Reihenfolge ihrer Felder aufgeschrieben, Flüge vor Bewegungen, damit es für jeden Satz von Befehlen nur eine Art der Eingabe gibt; `orders` und `fire` nehmen alle auf einmal, in beliebiger Reihenfolge, und legen fest; ein Befehl, der dort zweimal steht, ist einer über beide Zahlen.',
  },
  'AW-4.6': {
    title: 'Verdeckte Befehle',
    text: 'Befehle einer Seite bleiben der anderen verborgen, bis beide fertig sind.',
    source: 'sections 2 and 2.2',
  },
  'AW-5.1': {
    title: 'Feuer auf einem umkämpften Feld',
    text: 'Einheiten auf einem umkämpften Feld müssen dort feuern. Auf einem Flughafen, der nur wegen seiner Stadt umkämpft ist, müssen sie nicht.',
    source: 'section 2.3',
    ruling:
      'Auf einem solchen Flughafen, mit Einheiten nur einer Seite, wählen diese wie in AW-5.2, welche Seite es auch ist.',
  },
  'AW-5.2': {
    title: 'Feuer auf ein benachbartes Feld',
    text: 'Eine Einheit auf einem nicht umkämpften Feld darf auf ein benachbartes Feld mit einem Gegner feuern oder nicht feuern. Einheiten eines Feldes dürfen auf verschiedene Felder zielen.',
    source: 'section 2.3',
  },
  'AW-5.3': {
    title: 'Verluste durch Feuer',
    text: 'Zwei Schüsse töten eine Einheit. Eine Einheit feuert einmal im Zyklus.',
    source: 'section 2.3',
    ruling:
      'Das Feuer aller Felder auf ein Feld wird zusammengezählt: Tot ist die Hälfte der Schüsse, abgerundet, und nicht mehr, als dort stehen. Alles Feuer ist gleichzeitig: Auch die Toten feuern.',
  },
  'AW-5.4': {
    title: 'Verdecktes Zielen',
    text: 'Gezielt wird verdeckt, schriftlich.',
    source: 'section 2.4',
    ruling: 'Jede Seite darf das verlangen, also nehmen wir es als verlangt.',
  },
  'AW-5.5': {
    title: 'Wer beim Zielen gefragt wird',
    text: 'Gefragt wird nur, wer beim Feuern eine Wahl hat.',
    ruling:
      'Eine Einheit hat die Wahl, wenn kein Gegner auf ihrem eigenen Feld ist und ein Feld daneben einen hat, auf den ihr kein Waffenstillstand zu feuern verbietet. Hat niemand die Wahl, werden die Toten sofort weggenommen.',
  },
  'AW-6.1': {
    title: 'Produktion von Einheiten',
    text: 'Nach dem Wegnehmen der Toten bekommt jede produktive Stadt eine Einheit der Seite, die sie hält, wenn sie nicht umkämpft ist und nicht drei Einheiten dieser Seite hat.',
    source: 'section 2.5',
    ruling:
      'Eine leere Stadt erzeugt für die Seite, die sie hält. Eine nicht erzeugte Einheit wird nicht nachgeholt. Einheiten sind nicht begrenzt. Nur Städte, die am Anfang produktiv waren, erzeugen je etwas.',
  },
  'AW-6.2': {
    title: 'Eroberte Städte in gleichen Spielen',
    text: 'In gleichen Spielen erzeugt eine eroberte Stadt nichts; eine zurückeroberte erzeugt vom nächsten Zyklus an.',
    source: 'section 2.5',
  },
  'AW-6.3': {
    title: 'Eroberte Städte in anderen Spielen',
    text: 'In anderen Spielen erzeugt eine eroberte oder zurückeroberte Stadt wieder, nachdem sie fünf ganze Zyklen gehalten wurde.',
    source: 'section 2.5',
    ruling:
      'Sie erzeugt von dem Zyklus nach dem fünften ganzen an. Ein Zyklus ist ganz, wenn dieselbe Seite die Stadt an seinem Anfang und an seinem Ende hält und sie am Ende nicht umkämpft ist; der Zyklus der Eroberung ist also keiner. Ein am Ende umkämpfter Zyklus zählt nicht, lässt aber nicht neu zählen; ein Wechsel der Seite tut es.',
    option: '`scenario.captureDelay`: 5 oder eine andere Zahl von Zyklen.',
  },
  'AW-6.4': {
    title: 'Produktion vor den ersten Bewegungen',
    text: 'In den großen ungleichen Spielen bekommt jede produktive Stadt auch vor den ersten Bewegungen eine Einheit, in den Grenzen von AW-6.1.',
    source: 'sections 3.2.1 and 3.2.2',
  },
  'AW-7.1': {
    title: 'Das große Spiel mit vorgeschobener Stadt',
    text: 'Großes Spiel mit vorgeschobener Stadt: A hat eine siebte Stadt im Niemandsland, mit ihrem Flughafen auf der Seite von B; sie erzeugt nie etwas. Zehn Einheiten von A beginnen auf ihr und um sie. In den ersten 15 Zyklen darf B das Heimatgebiet von A nicht betreten und nicht darauf feuern. Die Einheiten von B beginnen mindestens drei Schritte von der siebten Stadt. Die drei Städte von A, die der eigenen hinteren Grenze am nächsten sind, sind produktiv, und vier von B. Einmal im Zyklus dürfen zwei Flughäfen von B je zwei Einheiten auf denselben dritten fliegen lassen, wenn eine der vier in dessen Stadt endet. Produktive Städte von B erzeugen auch neben drei Einheiten.',
    source: 'section 3.2.2',
    ruling:
      'Die Stadt ist k25, ihr Flughafen k26; die zehn stehen auf diesen und den fünf Feldern daneben, höchstens drei auf einem, und die anderen sechzig von A im Heimatgebiet außerhalb dieser Felder. Jede aufgestellte Stadt ist mindestens fünf Schritte von k25 entfernt. Mindestens eine Stadt jeder Seite trennen von ihrer hinteren Grenze genau drei Felder. Wo mehrere gleich nah sind, kennzeichnet, wer aufstellt, die produktiven. Eine vierte Einheit auf einer Stadt muss sie mit den nächsten Bewegungen verlassen, nötigenfalls weil die Einheiten ringsum Platz machen; wo keine Bewegungen das könnten, wird keine erzeugt. Von den zwei Doppelflügen wird der zweite, in der Reihenfolge der Flughäfen, als der gekennzeichnet, von dem eine Einheit in der Stadt endet. Die „zwei doppelten Transporte“ des Berichts sind diese zwei Flüge von je zwei Einheiten; man kann sie auch als zwei solche Paare lesen, von vier Flughäfen zu zwei anderen.',
    option:
      '`scenario.salient`, `scenario.units`, `scenario.truce`, `scenario.reinforced`, `scenario.doubleFlights`: Paare von Flügen in einem Zyklus, 1 (Vorgabe) oder 2.',
  },
  'AW-7.2': {
    title: 'Das kleine ungleiche Spiel',
    text: 'Kleines ungleiches Spiel: In den ersten fünf Zyklen darf B die Städte von A nicht angreifen. Vor dem ersten Zyklus benennt A eine der vier eigenen Städte, die nichts erzeugt.',
    source: 'section 3, the games on the small board',
    ruling:
      'In diesen Zyklen dürfen Einheiten von B keine der vier eigenen Städte von A, keinen ihrer Flughäfen und kein benachbartes Feld betreten oder beschießen; eine Stadt von B, die A eingenommen hat, ist nicht geschützt.',
    option: '`scenario.truce`.',
  },
  'AW-7.3': {
    title: 'Die sieben Spiele',
    text: 'Ein Spiel besteht aus Daten: Brett, Teilung, Städte oder ihre Bedingungen, Einheiten, Produktion, Waffenstillstand, Ausnahmen. Die sieben Spiele: sechs Städte, alle produktiv; sechs, davon drei produktive hinten; sechs von A gegen sieben von B; mit vorgeschobener Stadt; und auf dem kleinen Brett drei Städte, vier mit zwei produktiven hinten und vier gegen vier quer.',
    source: 'section 3',
    ruling:
      'In gleichen Spielen hat jede der vier Grenzen eines Heimatgebiets eine Stadt, die zwei oder drei Felder von ihr trennen, und eine Stadt kann mehreren dienen. Hinten: genau drei (groß) oder zwei (klein) Städte mit drei oder vier Feldern; in den großen ungleichen Spielen genau vier von A mit drei oder vier Feldern, genau drei von B mit drei.',
    option: '`scenario`: der Name eines Spiels oder ein eigenes Szenario.',
  },
  'AW-8.1': {
    title: 'Sieg durch Vernichtung',
    text: 'Wer nach dem Wegnehmen der Toten keine Einheiten mehr hat, hat verloren.',
    source: 'sections 1 and 2.5',
    ruling:
      'Das ist vor der Produktion. Hat keine Seite welche, ist die Partie unentschieden; dazu kommt es nie, denn eine Seite verliert höchstens halb so viele Einheiten, wie die andere hat.',
  },
  'AW-8.2': {
    title: 'Aufgeben der Partie',
    text: 'Du darfst aufgeben.',
    source: 'section 2.5',
    ruling:
      'Das geschieht offen, in jedem Abschnitt, gefragt oder nicht, solange du dich nicht festgelegt hast; die Partie ist sofort zu Ende, was die andere Seite auch aufgeschrieben hat.',
  },
  'AW-8.3': {
    title: 'Unentschieden nach dem letzten Zyklus',
    text: 'Eine Partie, die zu lange dauert, ist unentschieden.',
    ruling:
      'Der Bericht erwähnt Stillstände, aber kein Ende davon. Eine Partie, die nach der Produktion des letzten Zyklus nicht zu Ende ist, ist unentschieden.',
    option: '`maxCycles`: 200 (Vorgabe), eine andere Zahl oder `null` für kein solches Ende.',
  },
} as const satisfies Rulebook<RuleId>;
