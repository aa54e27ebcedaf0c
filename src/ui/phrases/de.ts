import { capitalised, type PlayerName } from '../../messages/catalogue.ts';
import type { Phrases } from './en.ts';

const be = ({ isMany }: PlayerName): string => (isMany ? 'sind' : 'ist');

/** The texts of the match element in German. */
export const german: Phrases = {
  tag: 'de',
  yourTurn: (who) => `Du spielst ${who.name}.`,
  theirTurn: (who) => `${who.name} ${be(who)} an der Reihe.`,
  chance: 'Der Zufall entscheidet.',
  over: 'Die Partie ist zu Ende.',
  win: 'Du hast gewonnen!',
  lose: 'Du hast verloren.',
  chooseAction: (phase) => `${capitalised(phase)}. Wähle einen umrandeten Ort oder eine Aktion.`,
  chooseField: (heading, question) => `${heading}: ${question}`,
  confirm: (label) => `${label}?`,
  giveScreen: (who) => `Gib den Bildschirm weiter. Nur wer ${who.name} spielt, darf jetzt hinsehen.`,
  takeScreen: (who) => `Ich spiele ${who.name}`,
  aim: 'So gewinnt man:',
  skip: 'Überspringen',
  latest: 'Zuletzt:',

  actions: 'Mögliche Aktionen',
  chosenPlaces: (places) => `Nur Aktionen mit: ${places}`,
  allActions: 'Alle Aktionen zeigen',
  find: 'Aktion suchen',
  more: (count) => `und noch ${String(count)} Aktionen: klicke auf das Brett, oder suche nach Namen`,
  amount: 'Wie viele',
  less: 'Weniger',
  greater: 'Mehr',
  odds: 'Chancen',
  unchanged: 'Auf dem Brett ändert sich nichts.',
  success: (share) => `Der ganze Versuch gelingt in ${share} der Fälle.`,
  play: 'Spielen',
  cancel: 'Abbrechen',

  selectUnits: 'klicke die Felder von Einheiten an oder zieh einen Rahmen um sie.',
  selectTarget: (count) =>
    `wähle das Ziel der Einheiten ${count === 1 ? 'des gewählten Felds' : `der ${String(count)} gewählten Felder`}.`,
  missed: (count) =>
    count === 1
      ? 'Eine Einheit konnte diesen Befehl nicht bekommen.'
      : `${String(count)} Einheiten konnten diesen Befehl nicht bekommen.`,
  kind: 'Art des Befehls',
  selectAll: 'Alle wählen',
  selectMore: 'Weitere wählen',
  staying: 'Einheiten, die auf jedem Feld bleiben',
  select: 'Wählen',
  deselect: 'Aus der Gruppe nehmen',
  target: 'Die Gruppe hierher schicken',
  repeat: 'Letzte Befehle wiederholen',
  plan: 'Plan des Bots',
  singly: 'Einzelne Befehle geben',
  inGroups: 'Gruppen Befehle geben',
  orders: (count) => `Befehle bisher: ${String(count)}`,
  remove: (order) => `Entfernen: ${order}`,
  removeAll: 'Alle entfernen',

  board: 'Brett',
  zoomIn: 'Brett vergrößern',
  zoomOut: 'Brett verkleinern',
  fit: 'Ganzes Brett zeigen',
  keyboard: 'Mit der Tastatur jeden Teil des Bretts erreichen',

  whyNot: 'Warum nicht?',
  notNow: 'Was jetzt nicht erlaubt ist',

  tools: 'Werkzeuge',
  hint: 'Tipp',
  hintIs: 'Der Stratege rät:',
  thinking: 'Der Stratege denkt nach …',
  onlyAction: 'Es ist die einzige mögliche Aktion.',
  better: (score, others) =>
    `Deine erwartete Punktzahl danach ist ${score}, nach anderen Aktionen im Mittel ${others} (Schätzung des Strategen).`,
  gain: (from, score) => `Deine erwartete Punktzahl steigt von ${from} auf ${score} (Schätzung des Strategen).`,
  partOfPlan: 'Es gehört zum Plan des Strategen für diese Phase:',
  takeBack: 'Zurücknehmen',
  takeBackAnyway: 'Trotzdem zurücknehmen',
  notFree: 'Seitdem wurde etwas bekannt, oder andere haben gehandelt.',
  othersAgree: 'Andere Menschen müssen zustimmen.',
  concede: 'Aufgeben',
  reallyConcede: (who) => `Für ${who.name} aufgeben?`,

  log: 'Verlauf',
  first: 'Anfang',
  back: 'Zurück',
  forward: 'Weiter',
  last: 'Ende',
  watch: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  steps: 'Schritte der Partie',
  start: 'Beginn',
  variation: (number) => `Variante ${String(number)}`,
  goOn: 'Bots von hier an spielen lassen',

  rule: (id) => `Regel ${id}`,
  close: 'Schließen',
  ruling: 'Unsere Entscheidung.',
  option: 'Wahl.',
  source: (text) => `Quelle: ${text}.`,
};
