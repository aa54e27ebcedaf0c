/** What the page says itself, in German. */
import type { PlayerName } from 'countersheet/messages';
import type { Phrases } from './en.ts';

const be = ({ isMany }: PlayerName): string => (isMany ? 'sind' : 'ist');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All phrases. */
export const german: Phrases = {
  tag: 'de',
  play: 'Spielen',
  watch: 'Zusehen',
  game: 'Spiel',
  language: 'Sprache',
  howToPlay: 'So wird gespielt (englisch)',
  rules: 'Regeln (englisch)',
  tables: 'Tabellen (englisch)',
  loading: 'Wird geladen …',
  newMatch: 'Neue Partie: Aufbau, Varianten, Plätze; oder eine Partie aus einer Datei',
  fromFile: 'Eine Partie aus einer Datei',
  noMatch: 'Das ist keine Partie, die sich lesen lässt.',
  noGame: 'Sie nennt keines unserer Spiele.',

  seats: 'Plätze',
  sitters: {
    person: 'ein Mensch hier',
    strategist: 'der Stratege',
    mcts: 'Baumsuche',
    random: 'zufällige Züge',
  },
  setUp: 'Aufbau',
  playerCount: 'Zahl der Spieler',
  options: 'Varianten',
  noLimit: 'unbegrenzt',
  namesLabel: 'Wörter mit Leerzeichen dazwischen',
  ownScenario: 'Ein eigenes Szenario',
  asJson: 'Varianten als JSON, etwa',
  start: 'Neue Partie beginnen',

  yourTurn: (who) => `Du spielst ${who.name} und bist am Zug.`,
  howToAct: 'Klicke auf das, was auf dem Brett umrandet ist, oder wähle darunter.',
  theirTurn: (who) => `${upper(who.name)} ${be(who)} am Zug.`,
  thinking: (who) => `${upper(who.name)} ${who.isMany ? 'denken' : 'denkt'} nach …`,
  waiting: 'Es wird gewürfelt oder gezogen.',
  over: 'Die Partie ist zu Ende.',
  giveScreen: (who) => `${upper(who.name)} ${be(who)} jetzt vor dem Bildschirm. Niemand sonst soll ab hier zusehen.`,
  takeScreen: (who) => `Ich spiele ${who.name}`,

  toDo: 'Was du tun kannst',
  about: (places) => `Zu ${places}:`,
  everything: 'wieder alles zeigen',
  find: 'Suchen',
  howMany: (label) => `Wie viele: ${label}`,
  more: (count) => `und noch ${String(count)}: auf das Brett klicken, oder nach Namen suchen`,
  odds: 'Die Aussichten',
  unchanged: 'Das Brett bleibt, wie es ist.',
  doIt: 'Ausführen',
  notYet: 'Noch nicht',
  keyboard: 'Mit der Tastatur ist alles auf dem Brett erreichbar',

  whyNot: 'Warum nicht',
  notNow: 'Was jetzt nicht geht, und warum',
  pointForMore: 'Die Gründe stehen oben unter „Warum nicht“. Zeige auf das Brett, um mehr zu erfahren.',

  tools: 'Werkzeuge',
  hint: 'Rat',
  takeBack: 'Zurücknehmen',
  takeBackAnyway: 'Zurücknehmen, mit neuem Glück',
  notFree:
    'Inzwischen wurde etwas bekannt, oder andere haben gehandelt: Zurücknehmen geht nur mit deren Zustimmung, und danach wird neu gewürfelt und gezogen.',
  link: 'Link',
  linkToThis: 'Link zu dieser Partie',
  tooLong: 'Diese Partie ist zu lang für einen Link: Lade sie herunter.',
  linkShowsAll:
    'Wer diesen Link hat, kann alles herausfinden: verdeckte Karten, und was Würfel und Karten bringen werden.',
  download: 'Herunterladen',
  concede: 'Aufgeben',
  reallyConcede: (who) => `Für ${who.name} aufgeben?`,
  strategistWould: 'Der Stratege würde:',
  search: 'Baumsuche:',
  worth: (share) => `Was diese Stellung dir wert ist, mit dem Maß des Strategen: ${share}`,

  story: 'Was geschehen ist',
  first: 'Anfang',
  back: 'Zurück',
  forward: 'Weiter',
  last: 'Ende',
  steps: 'Schritte',
  startOfStory: 'Beginn',
  variation: (number) => `Abzweig ${String(number)}`,
  playOn: 'Von hier an spielen lassen',

  luckAndWorth: 'Glück und Wert',
  judge: 'Die Partie bis hierher beurteilen',
  judging: 'Wird beurteilt …',
  worthPlot: 'Wert der Stellung',
  luckPlot: 'Glück bis dahin',
  fromTo: (title) => `${title}, vom ersten Zug bis zum letzten`,
  player: 'Spieler',
  line: 'Linie',
  luck: 'Glück',
  dashes: ['durchgezogen', 'gestrichelt', 'gepunktet', 'Strich und Punkte'],

  moments: 'Die Augenblicke dieser Partie',
  moment: (who, from, to) => `Eine Entscheidung bringt ${who.name} von ${from} auf ${to}.`,
  luckyMoment: (who, from, to) => `Das Glück bringt ${who.name} von ${from} auf ${to}.`,
  aboutMoments:
    'Strategen haben sie gespielt. Ein Anteil ist, was jemand noch erhoffen darf, wie der Stratege es beurteilt.',

  rule: (id) => `Regel ${id}`,
  close: 'Schließen',
  ruling: 'Unsere Entscheidung.',
  option: 'Wahl.',
  source: (text) => `Quelle: ${text}.`,
  amongAll: (id) => `${id} unter allen Regeln (englisch)`,
};
