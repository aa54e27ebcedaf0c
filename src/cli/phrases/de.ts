import { takebackBlockers } from '../../messages/de.ts';
import type { Phrase } from './en.ts';

/** All phrases, by key. */
export const phrases: Readonly<Record<Phrase, string>> = {
  ...takebackBlockers,
  start: '{title} ({id}). Hilfe mit ?',
  'at-the-keyboard': 'an der Tastatur',
  goal: 'So gewinnst du: {text}',
  legend: 'So liest du das Brett: {text}',
  recorded: 'Aufzeichnung in {file} geschrieben.',

  alone: 'Nur du weißt — {text}',
  'same-board': 'Das Brett ist unverändert.',
  part: '{part, select, hand {auf der Hand} discarded {abgeworfen} points {Punkte} cities {Städte} piles {Stapel} flights {Flüge} moves {Verlegungen} aims {Feuer} other {{part}}}',
  ways: '{what} … ({ways, plural, one {# Möglichkeit} other {# Möglichkeiten}}, etwa: {example})',
  amount:
    '{field, select, count {Anzahl} points {Punkte} repay {Rückzahlung} pledge {Zusage} other {{field}}}, {least} bis {most}',
  span: '{first} bis {last}',
  also: 'Auch möglich: {types}',

  'hand-over': 'Gib die Tastatur an {player} weiter. {player}, drück Enter. ',
  consent: '{asked}, darf {by} das zurücknehmen? (ja oder nein) ',
  yes: 'ja',

  'taken-back': 'Zurückgenommen.',
  'not-free': 'Das lässt sich nicht frei zurücknehmen: {reason} Danach wird neu gewürfelt und gezogen.',
  saved: 'In {file} gespeichert. Weiter geht es mit: countersheet play --resume {file}',
  'long-hint':
    '{bot, select, strategist {Der Stratege} other {Der Bot {bot}}} rät: {label}. Um das zu spielen, tippe: hint play',
  hint: '{bot, select, strategist {Der Stratege} other {Der Bot {bot}}} rät: {label}  [{short}]',
  allowed: 'Das ist erlaubt.',
  refused: '{text} Die Regel dazu zeigt: why',
  always: 'immer',
  share: 'etwa {share} %',
  exact: '{exact}, {share} %',
  'whole-attempt':
    'Der Versuch gelingt in {share} % der Fälle, wenn du weiterziehst, solange du zahlen kannst. Nach der ersten Karte:',
  unchanged: 'auf dem Brett ändert sich nichts',
  'other-outcomes': '{count, plural, one {… und 1 weiteres Ergebnis} other {… und # weitere Ergebnisse}}',

  disagreed: '{asked} stimmt nicht zu. Nichts wird zurückgenommen.',
  'nothing-refused': 'Es wurde nichts abgelehnt. Um eine Aktion zu prüfen, tippe: why <Aktion>',
  'which-rule': 'Welche Regel? Tippe: rule <Nummer> oder rule <Wörter>',
  'no-rule': 'Keine Regel enthält „{words}“.',
  'odds-of-what': 'Die Chancen welcher Aktion? Tippe: odds <Aktion> oder odds <Zahlen>',
  'too-many-outcomes': 'Es gibt zu viele mögliche Ergebnisse, um die Chancen zu berechnen.',
  'save-where': 'Welche Datei? Tippe: save <Datei>',
  'file-taken': '{file} gibt es schon oder ist für die Aufzeichnung vorgesehen. Wähle eine andere Datei.',
  'file-issue':
    '{code, select, ENOENT {Diese Datei oder diesen Ordner gibt es nicht.} ENOTDIR {Ein Teil des Pfads ist kein Ordner.} EISDIR {Das ist ein Ordner.} EEXIST {Das ist kein Ordner.} EACCES {Zugriff verweigert.} other {{reason}}}',
  'not-one-action': 'Das ist noch keine vollständige Aktion. Füge eine Zahl hinzu.',
  'too-many-numbers': 'Das sind zu viele Zahlen. Enter zeigt die Auswahl.',
  'no-such-number': 'Erwartet wird eine Zahl von 1 bis {most}. Enter zeigt die Auswahl.',
  'no-such-amount':
    'Erwartet wird eine Zahl von {least} bis {most} ({field, select, count {Anzahl} points {Punkte} repay {Rückzahlung} pledge {Zusage} other {{field}}}).',
  ambiguous: '„{word}“ kann heißen: {words}.',
  'no-such-type': 'Unbekanntes Wort „{word}“. Enter zeigt die Auswahl, ? die Hilfe.',
  'wrong-fields': 'Diese Aktion ist unvollständig oder falsch geschrieben. Format: {form}',

  ruling: 'Unsere Entscheidung: {text}',
  note: 'Für Programme: {text}',
  option: 'Wahl: {text}',
  source: 'Quelle: {text}.',

  'help-head': 'An der Eingabe:',
  'help-numbers': 'Mit einer Zahl wählen, oder mit mehreren auf einmal',
  'help-notation': 'Eine Aktion tippen; Wörter abkürzen, Tab ergänzt',
  'help-enter': 'Die Auswahl zeigen; die Auswahl neu beginnen',
  'help-board': 'Das Brett zeigen, und was nur du weißt',
  'help-why': 'Die Regel zur Ablehnung zeigen; eine Aktion prüfen',
  'help-rule': 'Eine Regel zeigen; die Regeln durchsuchen',
  'help-odds': 'Die möglichen Ergebnisse und ihre Chancen zeigen',
  'help-hint': 'Zeigen, was ein Bot spielen würde; das spielen',
  'help-undo': 'Deine letzte Aktion zurücknehmen, eventuell nach Zustimmung',
  'help-concede': 'Die Partie aufgeben',
  'help-save': 'Die Partie in einer neuen Datei speichern; beenden',
  'help-more': 'Auch möglich, aber nicht in der Liste: {forms}.',
  'help-guide': 'Anleitung: {guide}',

  'odds-at': '{attackers} gegen {defenders} ist {column}. {sentence}',
  'no-odds': '{attackers} gegen {defenders}: zu wenige für einen Angriff.',
  'on-first': 'Bei {faces} von 6 Würfen: {result}',
  'on-more': 'bei {faces}: {result}',
  'on-all': 'Bei jedem Wurf: {result}',

  'no-step': 'Schritt {step} gibt es nicht. Die Schritte gehen von 0 bis {last}.',
  'step-of': '{step} von {last}> ',
  'replay-help':
    'Enter zeigt den nächsten Schritt. Möglich sind auch: back, eine Zahl, board, rule <Nummer>, end, quit.',
  'luck-none': 'In dieser Partie gab es keinen Zufall.',
  'luck-head': 'Glück in Prozentpunkten der erwarteten Punktzahl, nach der Bewertung des Spiels:',
  'luck-no-matter': 'Würfel und Karten konnten nichts ändern',
  'luck-deviations': '{z} Standardabweichungen',
  'luck-most': 'Die glücklichsten Würfe und Karten:',
  'luck-action': 'Aktion {number}',
  pictures: '{count, plural, one {# Bild} other {# Bilder}} in {folder}.',
};
