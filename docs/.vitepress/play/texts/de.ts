/** The texts of the play page in German. */
import type { Texts } from './en.ts';

/** All texts. */
export const german: Texts = {
  tag: 'de',
  play: 'Spielen',
  watch: 'Zusehen',
  game: 'Spiel',
  language: 'Sprache',
  howToPlay: 'So wird gespielt (englisch)',
  rules: 'Regeln (englisch)',
  tables: 'Tabellen (englisch)',
  loading: 'Wird geladen …',
  newMatch: 'Neue Partie, oder eine Partie aus einer Datei öffnen',
  fromFile: 'Eine Partie aus einer Datei öffnen',
  noMatch: 'Das ist keine gültige Partie.',
  noGame: 'Die Partie gehört zu einem unbekannten Spiel.',

  side: 'Seite',
  level: 'Schwierigkeit',
  levels: { greedy: 'leicht', strategist: 'normal', rollout: 'schwer' },
  facts: ([least, most], minutes) =>
    `${least === most ? String(least) : `${String(least)} bis ${String(most)}`} Spieler, etwa ${String(minutes)} Minuten`,
  allGames: 'Alle Spiele',

  players: 'Spieler',
  controllers: {
    person: 'Mensch',
    greedy: 'Bot: gierig (leicht)',
    strategist: 'Bot: Stratege (normal)',
    rollout: 'Bot: Stratege, der weiterspielt (schwer)',
    mcts: 'Bot: Baumsuche (MCTS)',
    random: 'Bot: Zufall',
  },
  preset: 'Voreinstellung',
  playerCount: 'Zahl der Spieler',
  options: 'Varianten',
  noLimit: 'unbegrenzt',
  namesLabel: 'Namen, durch Leerzeichen getrennt',
  ownScenario: 'Eigenes Szenario',
  asJson: 'Varianten als JSON, etwa',
  start: 'Neue Partie beginnen',

  pace: 'Züge der anderen zeigen',
  paces: { slow: 'langsam', normal: 'normal', atOnce: 'sofort' },
  tools: 'Speichern und teilen',
  link: 'Link',
  linkToThis: 'Link zu dieser Partie',
  tooLong: 'Diese Partie ist zu lang für einen Link. Lade sie stattdessen herunter.',
  linkShowsAll: 'Dieser Link verrät alles: verdeckte Karten und künftige Würfe und Karten.',
  download: 'Herunterladen',

  next: 'Wie weiter',
  rematch: 'Noch eine Partie',
  otherSide: 'Die andere Seite spielen',
  stored: 'Deine Partien',
  continueMatch: (title, moves) => `${title}, ${String(moves)} Schritte`,
  isOver: 'beendet',
  remove: 'Löschen',

  luckAndWorth: 'Glück und erwartete Punktzahl',
  judge: 'Die Partie bis hierher analysieren',
  judging: 'Wird analysiert …',
  worthPlot: 'Erwartete Punktzahl',
  luckPlot: 'Glück bisher',
  fromTo: (title) => `${title}, von der ersten Aktion bis zur letzten`,
  player: 'Spieler',
  line: 'Linie',
  luck: 'Glück',
  dashes: ['durchgezogen', 'gestrichelt', 'gepunktet', 'strichpunktiert'],

  moments: 'Schlüsselmomente',
  moment: (who, from, to) => `Eine Entscheidung bringt ${who.name} von ${from} auf ${to}.`,
  luckyMoment: (who, from, to) => `Das Glück bringt ${who.name} von ${from} auf ${to}.`,
  aboutMoments:
    'Strategen-Bots haben diese Partie gespielt. Prozentwerte sind erwartete Punktzahlen, nach Bewertung des Strategen.',
};
