import { takebackBlockers } from '../../messages/de.ts';
import type { Phrase } from './en.ts';

/** All messages, by what they are for. */
export const phrases: Readonly<Record<Phrase, string>> = {
  ...takebackBlockers,
  start: '{title} ({id}). Mit ? kommt die Hilfe.',
  'at-the-keyboard': 'an der Tastatur',
  goal: 'So wird gewonnen: {text}',
  legend: 'So liest sich der Tisch: {text}',
  recorded: 'Aufgezeichnet in {file}.',

  alone: 'Das weißt nur du — {facts}',
  part: '{part, select, hand {auf der Hand} discarded {abgeworfen} points {Punkte} cities {Städte} piles {Stapel} flights {Flüge} moves {Verlegungen} aims {Feuer} other {{part}}}',
  ways: '{what} … ({ways, plural, one {# Möglichkeit} other {# Möglichkeiten}}, etwa: {example})',
  amount:
    '{field, select, count {Anzahl} points {Punkte} repay {Rückzahlung} pledge {Zusage} other {{field}}}, {least} bis {most}',
  span: '{first} bis {last}',
  also: 'Auch: {types}',

  'hand-over': 'Die Tastatur ist jetzt für {player}: bitte Enter drücken. ',
  consent: '{asked}, darf {by} das zurücknehmen? (ja oder nein) ',
  yes: 'ja',

  'taken-back': 'Zurückgenommen.',
  'not-free': 'Frei ist das nicht: {reason} War der Zufall im Spiel, entscheidet er neu.',
  kept: 'Liegt in {file}; mit countersheet play --resume {file} geht es weiter.',
  'long-hint':
    '{bot, select, strategist {Der Stratege} other {Der Bot {bot}}} würde: {label}. Zum Tippen ist das lang: hint play tut es.',
  hint: '{bot, select, strategist {Der Stratege} other {Der Bot {bot}}} würde: {label}  [{short}]',
  allowed: 'Nichts spricht dagegen.',
  refused: '{text} Mit why kommt die Regel.',
  always: 'immer',
  share: 'etwa {share} %',
  exact: '{exact}, {share} %',
  'whole-attempt':
    'Der ganze Versuch gelingt in {share} % der Fälle, wenn du weiterziehst, solange du zahlen kannst. Nach der ersten Karte:',
  unchanged: 'auf dem Tisch ändert sich nichts',
  'other-outcomes': '{count, plural, one {… und noch ein Ausgang} other {… und noch # Ausgänge}}',

  disagreed: '{asked} ist dagegen: Es bleibt dabei.',
  'nothing-refused': 'Es ist nichts abgelehnt worden. Frag: why <Zug>.',
  'which-rule': 'Welche Regel? Frag: rule <Nummer> oder rule <Wörter>.',
  'no-rule': 'Von „{words}“ spricht keine Regel.',
  'odds-of-what': 'Die Chancen wovon? Frag: odds <Zug> oder dessen Zahlen.',
  'too-many-outcomes': 'Es gibt zu viele Ausgänge, um sie zu zählen.',
  'save-where': 'Wohin? Sag: save <Datei>.',
  'file-taken': '{file} ist vergeben und würde ersetzt: Nenn eine andere Datei.',
  'file-issue':
    '{code, select, ENOENT {So eine Datei oder so einen Ordner gibt es nicht.} ENOTDIR {Sie läge in etwas, was kein Ordner ist.} EISDIR {Das ist ein Ordner.} EEXIST {Das ist kein Ordner.} EACCES {Dort darfst du nicht lesen oder schreiben.} other {{reason}}}',
  'not-one-action': 'Das ist noch kein einzelner Zug. Häng eine Zahl an.',
  'too-many-numbers': 'Das sind mehr Zahlen, als es zu wählen gibt. Enter zeigt, was es gibt.',
  'no-such-number': 'Gefragt ist eine Zahl von 1 bis {most}. Enter zeigt, was es gibt.',
  'no-such-amount':
    'Gefragt ist: {field, select, count {Anzahl} points {Punkte} repay {Rückzahlung} pledge {Zusage} other {{field}}} von {least} bis {most}.',
  ambiguous: '„{word}“ kann heißen: {words}.',
  'no-such-type': '„{word}“ gibt es nicht. Enter zeigt, was möglich ist, ? hilft.',
  'wrong-fields': 'So ist das kein Zug. Dazu gehört: {form}',

  ruling: 'Unsere Entscheidung: {text}',
  note: 'Für Programme: {text}',
  option: 'Wahl: {text}',
  source: 'Quelle: {text}.',

  'help-head': 'An der Eingabe:',
  'help-numbers': 'mit Zahlen wählen: eine Art, dann einen Ort oder eine Menge',
  'help-notation': 'dasselbe in der Notation; der Anfang jedes Wortes genügt, die Tabulatortaste ergänzt',
  'help-enter': 'was möglich ist; die Wahl neu beginnen',
  'help-board': 'der Tisch, und was nur du weißt',
  'help-why': 'die Regel, nach der abgelehnt wurde; ob etwas erlaubt ist',
  'help-rule': 'eine Regel, oder die, die von etwas sprechen',
  'help-odds': 'was daraus werden kann und wie wahrscheinlich das ist',
  'help-hint': 'was ein Bot täte; es tun',
  'help-undo': 'den letzten Zug zurücknehmen: frei, solange niemand etwas daraus erfahren hat',
  'help-concede': 'aufgeben',
  'help-save': 'die Partie beiseitelegen, in einer eigenen Datei; weggehen',
  'help-more': 'Möglich, und nicht in der Liste: {forms}.',
  'help-guide': 'Wie es gespielt wird: {guide}',

  'odds-at': '{attackers} gegen {defenders} ist {column}. {sentence}',
  'no-odds': '{attackers} gegen {defenders}: zu wenige für einen Angriff.',
  'on-first': 'Bei {faces} von 6 Würfen: {result}',
  'on-more': 'bei {faces}: {result}',
  'on-all': 'Bei jedem Wurf: {result}',

  'no-step': 'Schritt {step} gibt es nicht: Sie gehen von 0 bis {last}.',
  'step-of': '{step} von {last}> ',
  'replay-help': 'Enter geht weiter; back, eine Zahl, board, rule <Nummer>, end, quit.',
  'luck-none': 'Nichts blieb dem Zufall überlassen.',
  'luck-head': 'Glück, in Hundertsteln der Partie, wie das Spiel seine Stellungen beurteilt:',
  'luck-no-matter': 'kein Zufall konnte etwas ändern',
  'luck-deviations': '{z} Standardabweichungen',
  'luck-most': 'Was am meisten half:',
  'luck-action': 'Zug {number}',
  pictures: '{count, plural, one {# Bild} other {# Bilder}} in {folder}.',
};
