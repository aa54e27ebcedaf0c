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
    text: 'Ungerade Spalten haben so viele Felder, wie das Brett Reihen hat. Gerade Spalten haben eines weniger und sind um ein halbes Feld verschoben. Das kleine Brett hat also 515 Felder, das große 1.019, und beide sehen nach einer Drehung um 180 Grad gleich aus.',
    ruling:
      'Das Bild des Brettes ist verloren. Der Bericht erwähnt das eine Feld gerade hinter einer Stadt, also sind die Spalten gerade. Er nennt beide Teile gleich und gibt ungerade Zahlen von Reihen an, also halbiert die Mittellinie das mittlere Feld jeder ungeraden Spalte und geht zwischen zwei Feldern jeder geraden hindurch.',
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
    text: 'Eine Linie quer durch die Mitte teilt das Brett auf halber Höhe. Die Felder, die sie berührt, sind Niemandsland; die Felder darunter sind das Heimatgebiet von A, die darüber das von B.',
    source: 'section 2.0',
    option: '`scenario.division`: `rows` teilt das Brett so.',
  },
  'AW-1.6': {
    title: 'Das Brett des kleinen ungleichen Spiels',
    text: 'Im kleinen ungleichen Spiel liegt das Brett quer: Die Spalten 7 bis 15 sind der Teil von A, die Spalten 1 bis 6 und 16 bis 21 der von B. Die Spalten beiderseits der zwei gemeinsamen Linien, 6, 7, 15 und 16, sind Niemandsland; der Rest jedes Teils ist Heimatgebiet.',
    source: 'section 3, the games on the small board',
    ruling:
      'Jeder der zwei Teile von B hat eigene Grenzen: drei Ränder des Brettes und eine gemeinsame Linie. Die Städte von B dürfen beliebig auf die Teile verteilt werden.',
    option: '`scenario.division`: `columns`, mit der ersten und der letzten Spalte des Teils von A.',
  },
  'AW-1.7': {
    title: 'Felder dazwischen',
    text: 'Zwei Felder sind durch so viele Felder getrennt, wie zwischen ihnen liegen: ihr Abstand minus eins. Von einem Rand des Brettes ist ein Feld durch die Felder oder Spalten dazwischen getrennt, von der gemeinsamen Linie zweier Teile durch die Spalten dazwischen und von der Mittellinie durch die Hälfte des Höhenunterschieds zu ihr in den Koordinaten von AW-1.3, abgerundet.',
    source: 'section 2.0',
    ruling:
      'Der Abstand zu einer Grenze ist der Abstand zum nächsten Feld, dessen Mitte jenseits der Grenze liegt, auch wenn das Brett dieses Feld nicht hat. Ein Feld, das die Mittellinie halbiert, zählt als ein Feld dazwischen.',
  },
  'AW-1.8': {
    title: 'Flughafen einer Stadt',
    text: 'Der Flughafen einer Stadt ist das Feld gerade hinter ihr, von der Mittellinie weg. Liegt das Brett quer, ist es das Feld neben der Stadt in ihrer Spalte auf der Seite der Mitte.',
    source: 'sections 2.1 and 3',
    ruling:
      'Liegt das Brett quer, hat ein Feld in der Mitte seiner Spalte keine Seite zur Mitte, also kann dort keine Stadt stehen.',
    option: '`scenario.givenCities`: Eine Stadt eines Szenarios kann einen anderen Flughafen nennen.',
  },
  'AW-2.1': {
    title: 'Ablauf der Partie',
    text: 'Vor dem ersten Zyklus werden Städte verdeckt gewählt und aufgedeckt, dann Einheiten verdeckt aufgestellt und aufgedeckt; wer eine Stadt bestimmen muss, tut es dann, offen. Jeder Zyklus hat fünf Abschnitte: verdeckte Bewegungen, ihr Aufdecken, verdecktes Zielen, das Wegnehmen der Toten, die Produktion.',
    source: 'sections 2 and 2.0',
  },
  'AW-2.2': {
    title: 'Aufstellen der Städte',
    text: 'Du stellst die Städte der Gegenseite auf, in ihrem Heimatgebiet. Je zwei sind durch mindestens vier Felder getrennt, und jede Stadt und ihr Flughafen sind von jeder Grenze des Heimatgebiets durch mindestens zwei getrennt.',
    source: 'section 2.0',
    ruling:
      'Städte verschiedener Seiten werden nicht verglichen, da beide verdeckt aufgestellt werden. Städte werden einzeln aufgeschrieben, und eine Stadt wird sofort abgelehnt, wenn die anderen nach ihr keinen Platz mehr fänden.',
  },
  'AW-2.3': {
    title: 'Aufstellen der Einheiten',
    text: 'Dann stellst du alle deine Einheiten in deinem Heimatgebiet auf, keine im Niemandsland und höchstens drei auf einem Feld.',
    source: 'section 2.0',
  },
  'AW-2.4': {
    title: 'Vorgegebene Städte und Einheiten',
    text: 'Städte und Einheiten können vorgegeben sein.',
    source: 'section 2.0',
    ruling:
      'Jedes Spiel hat vorgegebene Städte, die wir gewählt haben und die alle seine Bedingungen erfüllen, und eine Regel für die Einheiten beider Seiten: Jede aufgestellte Stadt bekommt einen gleichen Anteil, eine Einheit auf die Stadt, zwei auf ihren Flughafen, dann je eine auf die nächsten Felder des Heimatgebiets, und mehr, wenn kein Platz ist. Städte eines Szenarios müssen die Bedingungen nicht erfüllen, aber sie und ihre Flughäfen müssen verschiedene Felder des Brettes sein. Müsste eine Seite eine Stadt bestimmen, die nichts erzeugt, so bestimmt sie das Szenario.',
    option: '`cities` und `placement`: `players` (Vorgabe) oder `scenario`.',
  },
  'AW-2.5': {
    title: 'Besitz am Anfang',
    text: 'Jede Seite hält von Anfang an ihre eigenen Städte, ob dort Einheiten sind oder nicht.',
    source: 'section 2.1',
  },
  'AW-4.1': {
    title: 'Bewegungen und höchstens drei Einheiten je Feld',
    text: 'In jedem Zyklus geht eine Einheit auf ein benachbartes Feld oder bleibt. Nach den Bewegungen hat kein Feld mehr als drei Einheiten einer Seite.',
    source: 'section 2.1',
    ruling:
      'Einheiten einer Seite sind gleich, also ist ein Befehl eine Zahl von Einheiten von einem Feld auf ein anderes. Alle Einheiten brechen auf, bevor eine ankommt; volle Felder können also tauschen. Weder Gegner noch umkämpfte Felder halten eine Einheit auf; beide Seiten können auf einem Feld enden.',
  },
  'AW-4.2': {
    title: 'Umkämpfte Felder',
    text: 'Ein Feld ist umkämpft, wenn Einheiten beider Seiten darauf stehen; ein Flughafen auch, wenn seine Stadt umkämpft ist.',
    source: 'section 2.1',
    ruling:
      'Ein Flughafen, auf dem nur Gegner stehen, ist nicht umkämpft und gehört weiter zu seiner Stadt. Ein Flughafen mit Einheiten beider Seiten macht seine Stadt nicht umkämpft. Was umkämpft ist, hängt nur davon ab, wo die Einheiten gerade stehen.',
  },
  'AW-4.3': {
    title: 'Besitz der Städte',
    text: 'Eine Seite hält eine Stadt, bis Einheiten der Gegenseite dort stehen und keine eigenen. Ein Flughafen gehört zu seiner Stadt.',
    source: 'section 2.1',
    ruling:
      'Alle Städte werden zusammen geprüft, nach den Bewegungen und wieder nach dem Wegnehmen der Toten; bei einer leeren Stadt oder einer mit Einheiten beider Seiten wechselt der Besitz nicht. Was der Bericht „controlled“ und „possessed“ nennt, unterscheidet sich nie.',
  },
  'AW-4.4': {
    title: 'Flüge von einem Flughafen',
    text: 'Die Seite, die einen nicht umkämpften Flughafen hält, darf von ihm Einheiten fliegen lassen, statt sie zu bewegen: eine auf ein beliebiges Feld, das weder Stadt noch Flughafen der Gegenseite ist und an keines davon grenzt, oder bis zu zwei auf einen anderen eigenen Flughafen.',
    source: 'section 2.1',
    ruling:
      'Jeder Flughafen hat einen Flugbefehl, von einer dieser beiden Arten. Besitz und umkämpfte Felder richten sich nach dem Anfang des Zyklus, für Start, Ziel und verbotene Felder, und ein Flug gilt, auch wenn eine Stadt in denselben Bewegungen den Besitzer wechselt. Das Ziel darf umkämpft sein oder Gegner haben. Da ein Feld höchstens drei Einheiten fasst (AW-4.1), können höchstens drei auf einen Flughafen fliegen. Der Bericht bemerkt in Abschnitt 4, dass eine Seite, die eine von drei Städten verteidigt, vier Einheiten einfliegen kann; seine eigenen Regeln erlauben das nicht, außer nach AW-7.1.',
  },
  'AW-4.5': {
    title: 'Falsche Befehle',
    text: 'Ein falscher Befehl wird abgelehnt.',
    source: 'section 2.2',
    ruling:
      'Ein falscher Befehl wird sofort abgelehnt, mit dem Grund. Im Bericht versetzt stattdessen die Gegenseite die Einheiten, was nur am Tisch sinnvoll ist. Die Grenze von drei wird geprüft, wenn du dich festlegst; aber ein Befehl, nach dem keine Bewegungen sie mehr einhalten könnten, wird sofort abgelehnt. Bis du dich festlegst, kannst du jeden Befehl zurücknehmen, von dem die anderen nicht abhängen. Ohne Befehle bleiben alle deine Einheiten, wo sie sind; das wird abgelehnt, wenn vier auf einem Feld stehen.',
    note: 'Befehle werden nach Feldern sortiert aufgeschrieben, Flüge vor Bewegungen, damit es für jeden Satz von Befehlen nur eine Eingabe gibt; `orders` und `fire` nehmen alle Befehle auf einmal, in beliebiger Reihenfolge, und legen fest. Steht ein Befehl dort zweimal, werden seine Zahlen addiert.',
  },
  'AW-4.6': {
    title: 'Verdeckte Befehle',
    text: 'Befehle einer Seite bleiben der anderen verborgen, bis sich beide festgelegt haben.',
    source: 'sections 2 and 2.2',
  },
  'AW-5.1': {
    title: 'Feuer auf einem umkämpften Feld',
    text: 'Einheiten auf einem umkämpften Feld müssen dort feuern. Auf einem Flughafen, der nur wegen seiner Stadt umkämpft ist, müssen sie nicht.',
    source: 'section 2.3',
    ruling:
      'Stehen auf einem solchen Flughafen Einheiten nur einer Seite, so wählen sie wie in AW-5.2, gleich welche Seite es ist.',
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
      'Alle Schüsse auf ein Feld werden zusammengezählt. Die Zahl der Toten ist die Hälfte der Schüsse, abgerundet, aber nicht mehr, als dort stehen. Alles Feuer ist gleichzeitig: Auch Einheiten, die sterben, feuern.',
  },
  'AW-5.4': {
    title: 'Verdecktes Zielen',
    text: 'Gezielt wird verdeckt, schriftlich.',
    source: 'section 2.4',
    ruling: 'Jede Seite darf verdecktes Zielen verlangen, also nehmen wir an, dass es immer verlangt wird.',
  },
  'AW-5.5': {
    title: 'Wer beim Zielen gefragt wird',
    text: 'Gefragt wird nur, wer beim Feuern eine Wahl hat.',
    ruling:
      'Eine Einheit hat die Wahl, wenn kein Gegner auf ihrem eigenen Feld ist und auf einem benachbarten Feld ein Gegner steht, den kein Waffenstillstand vor ihr schützt. Hat niemand die Wahl, werden die Toten sofort weggenommen.',
  },
  'AW-6.1': {
    title: 'Produktion von Einheiten',
    text: 'Nach dem Wegnehmen der Toten erzeugt jede produktive Stadt eine Einheit für die Seite, die sie hält, wenn sie nicht umkämpft ist und nicht drei Einheiten dieser Seite hat.',
    source: 'section 2.5',
    ruling:
      'Eine leere Stadt erzeugt für die Seite, die sie hält. Eine nicht erzeugte Einheit wird nicht nachgeholt. Die Zahl der Einheiten ist nicht begrenzt. Nur Städte, die am Anfang produktiv waren, erzeugen je etwas.',
  },
  'AW-6.2': {
    title: 'Eroberte Städte in gleichen Spielen',
    text: 'In gleichen Spielen erzeugt eine eroberte Stadt nichts; eine zurückeroberte erzeugt vom nächsten Zyklus an.',
    source: 'section 2.5',
  },
  'AW-6.3': {
    title: 'Eroberte Städte in ungleichen Spielen',
    text: 'In ungleichen Spielen erzeugt eine eroberte oder zurückeroberte Stadt wieder, nachdem sie fünf ganze Zyklen gehalten wurde.',
    source: 'section 2.5',
    ruling:
      'Die Stadt erzeugt von dem Zyklus nach dem fünften ganzen Zyklus an. Ein Zyklus ist ganz, wenn dieselbe Seite die Stadt an seinem Anfang und an seinem Ende hält und sie am Ende nicht umkämpft ist; der Zyklus der Eroberung ist also nicht ganz. Ein Zyklus, an dessen Ende die Stadt umkämpft ist, zählt nicht; aber nur ein Wechsel der Seite lässt die Zählung neu beginnen.',
    option:
      '`scenario.captureDelay`: 5 oder eine andere Zahl von Zyklen. Mit 0 produziert eine eroberte Stadt im Zyklus nach der Eroberung.',
  },
  'AW-6.4': {
    title: 'Produktion vor den ersten Bewegungen',
    text: 'In den großen ungleichen Spielen erzeugt jede produktive Stadt auch vor den ersten Bewegungen eine Einheit, in den Grenzen von AW-6.1.',
    source: 'sections 3.2.1 and 3.2.2',
  },
  'AW-7.1': {
    title: 'Das große Spiel mit vorgeschobener Stadt',
    text: 'Großes Spiel mit vorgeschobener Stadt: A hat eine siebte Stadt im Niemandsland, mit ihrem Flughafen auf der Seite von B; sie erzeugt nie etwas. Zehn Einheiten von A beginnen auf ihr und um sie. In den ersten 15 Zyklen darf B das Heimatgebiet von A nicht betreten und nicht darauf feuern. Die Einheiten von B beginnen mindestens drei Felder von der siebten Stadt entfernt. Produktiv sind die drei Städte von A und die vier Städte von B, die der eigenen hinteren Grenze am nächsten sind. Einmal im Zyklus dürfen zwei Flughäfen von B je zwei Einheiten auf denselben dritten Flughafen fliegen lassen, wenn eine der vier Einheiten in dessen Stadt endet. Produktive Städte von B erzeugen auch dann, wenn dort drei Einheiten stehen.',
    source: 'section 3.2.2',
    ruling:
      'Die siebte Stadt ist k25, ihr Flughafen k26; die zehn Einheiten stehen auf diesen beiden Feldern und den fünf anderen Feldern neben k25, höchstens drei auf einem Feld, und die anderen sechzig von A im Heimatgebiet außerhalb dieser Felder. Jede aufgestellte Stadt ist mindestens fünf Felder von k25 entfernt. Mindestens eine Stadt jeder Seite ist von deren hinterer Grenze durch genau drei Felder getrennt. Sind mehrere gleich nah, kennzeichnet die Seite, die sie aufstellt, die produktiven. Eine vierte Einheit auf einer Stadt muss sie mit den nächsten Bewegungen verlassen, auch wenn andere Einheiten dafür Platz machen müssen; ist das mit keinen Bewegungen möglich, wird keine vierte erzeugt. Von den zwei Flügen auf denselben Flughafen (einem Doppelflug) ist der zweite in der Reihenfolge der Flughäfen als der Flug gekennzeichnet, dessen eine Einheit in der Stadt endet. Die „zwei doppelten Transporte“ des Berichts sind diese zwei Flüge von je zwei Einheiten; man kann die Worte auch als zwei solche Paare lesen, von vier Flughäfen zu zwei anderen.',
    option:
      '`scenario.salient`, `scenario.units`, `scenario.truce`, `scenario.reinforced`, `scenario.doubleFlights`: Paare von Flügen in einem Zyklus, 1 (Vorgabe) oder 2.',
  },
  'AW-7.2': {
    title: 'Das kleine ungleiche Spiel',
    text: 'Im kleinen ungleichen Spiel darf B in den ersten fünf Zyklen die Städte von A nicht angreifen. Vor dem ersten Zyklus bestimmt A eine der vier eigenen Städte, die nichts erzeugt.',
    source: 'section 3, the games on the small board',
    ruling:
      'In den ersten fünf Zyklen dürfen Einheiten von B keine der vier eigenen Städte von A, keinen ihrer Flughäfen und kein benachbartes Feld betreten oder beschießen; eine Stadt von B, die A erobert hat, ist nicht geschützt.',
    option:
      '`scenario.truce`: mit dem Bereich `city-fields` darf B nur die Felder der vier Städte selbst nicht betreten und nicht beschießen.',
  },
  'AW-7.3': {
    title: 'Die sieben Spiele',
    text: 'Ein Spiel besteht aus Daten: Brett, Teilung, Städte oder ihre Bedingungen, Einheiten, Produktion, Waffenstillstand, Ausnahmen. Die sieben Spiele: auf dem großen Brett sechs Städte, alle produktiv; sechs Städte, von denen die drei hinteren produktiv sind; sechs Städte von A gegen sieben von B; und das Spiel mit vorgeschobener Stadt; auf dem kleinen Brett drei Städte; vier Städte, von denen die zwei hinteren produktiv sind; und vier gegen vier auf dem Brett quer.',
    source: 'section 3',
    ruling:
      'In gleichen Spielen hat jede der vier Grenzen eines Heimatgebiets eine Stadt, die durch zwei oder drei Felder von ihr getrennt ist, und eine Stadt kann für mehrere Grenzen zählen. In den Spielen mit produktiven Städten hinten sind genau drei (großes Brett) oder zwei (kleines Brett) Städte durch drei oder vier Felder von der hinteren Grenze getrennt. Im großen ungleichen Spiel gilt das für genau vier Städte von A, und genau drei Städte von B sind durch drei Felder von ihr getrennt.',
    option: '`scenario`: der Name eines Spiels oder ein eigenes Szenario.',
  },
  'AW-8.1': {
    title: 'Sieg durch Vernichtung',
    text: 'Wer nach dem Wegnehmen der Toten keine Einheiten mehr hat, hat verloren.',
    source: 'sections 1 and 2.5',
    ruling:
      'Das wird vor der Produktion geprüft. Hat keine Seite mehr Einheiten, ist die Partie unentschieden; dazu kommt es nie, denn eine Seite verliert höchstens halb so viele Einheiten, wie die andere hat.',
  },
  'AW-8.2': {
    title: 'Aufgeben der Partie',
    text: 'Du darfst aufgeben.',
    source: 'section 2.5',
    ruling:
      'Du gibst offen auf, in jedem Abschnitt und auch ungefragt, solange du dich nicht festgelegt hast; die Partie ist sofort zu Ende, gleich welche Befehle die andere Seite aufgeschrieben hat.',
  },
  'AW-8.3': {
    title: 'Unentschieden nach dem letzten Zyklus',
    text: 'Eine Partie, die zu lange dauert, ist unentschieden.',
    ruling:
      'Der Bericht erwähnt Stillstände, sagt aber nicht, wie sie enden. Eine Partie, die nach der Produktion des letzten Zyklus nicht zu Ende ist, ist unentschieden.',
    option: '`maxCycles`: 200 (Vorgabe), eine andere Zahl oder `null` für keine Grenze.',
  },
} as const satisfies Rulebook<RuleId>;
