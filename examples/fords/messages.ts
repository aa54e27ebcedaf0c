import type { Rulebook } from 'countersheet/core';
import { mapText } from 'countersheet/mechanics';
import { type BoardLabel, type Catalogue, createMessages, type MessageAdapter } from 'countersheet/messages';
import { boardMessages as boardGerman, refusalsWith as germanRefusals } from 'countersheet/messages/de';
import { boardMessages as boardEnglish, refusalsWith } from 'countersheet/messages/en';
import { counters, type Fords, rulebook, scoresIn } from './rules.ts';

type Label = BoardLabel | 'scores';

/** Writes the table as text, in the same way for every language. */
const adapter: MessageAdapter<Fords, Label> = {
  picture: ({ table }, { say }) => {
    const scores = say('scores', { ...scoresIn(table), turn: table.turn });
    return `${mapText(counters, table)}\n${scores}`;
  },
};

const english: Catalogue<Fords, Label> = {
  language: 'en',
  about: 'Two small armies fight for three towns on a river.',
  howToRead:
    'each hex has its name and, below it, a letter for its terrain (t town, w woods, h hills) and its units; red units begin with r, blue ones with b.',
  players: { red: { name: 'Red', isMany: false }, blue: { name: 'Blue', isMany: false } },
  presets: { usual: 'eight turns' },
  options: {},
  headings: { ...boardEnglish.headings, concede: 'Concede' },
  phases: { ...boardEnglish.phases, over: 'the match is over' },
  events: {
    ...boardEnglish.events,
    won: '{player, select, red {Red} blue {Blue} other {}} wins.',
    drawn: 'The match is a draw.',
  },
  actions: { ...boardEnglish.actions, concede: 'Concede' },
  refusals: refusalsWith(boardEnglish.refusals),
  labels: { ...boardEnglish.labels, scores: 'Turn {turn}. Points: red {red}, blue {blue}' },
};

const german: Catalogue<Fords, Label> = {
  language: 'de',
  about: 'Zwei kleine Armeen kämpfen um drei Städte an einem Fluss.',
  howToRead:
    'jedes Feld zeigt seinen Namen und darunter einen Buchstaben für das Gelände (t Stadt, w Wald, h Hügel) und seine Einheiten; rote beginnen mit r, blaue mit b.',
  players: { red: { name: 'Rot', isMany: false }, blue: { name: 'Blau', isMany: false } },
  presets: { usual: 'acht Runden' },
  options: {},
  headings: { ...boardGerman.headings, concede: 'Sich ergeben' },
  phases: { ...boardGerman.phases, over: 'die Partie ist zu Ende' },
  events: {
    ...boardGerman.events,
    won: '{player, select, red {Rot} blue {Blau} other {}} gewinnt.',
    drawn: 'Die Partie endet unentschieden.',
  },
  actions: { ...boardGerman.actions, concede: 'Sich ergeben' },
  refusals: germanRefusals(boardGerman.refusals),
  labels: { ...boardGerman.labels, scores: 'Runde {turn}. Punkte: Rot {red}, Blau {blue}' },
  titles: {
    clear: 'offenes Gelände',
    woods: 'Wald',
    hills: 'Hügel',
    town: 'Stadt',
    river: 'Fluss',
    ford: 'Furt',
    infantry: 'Infanterie',
    cavalry: 'Kavallerie',
    guns: 'Artillerie',
    Fords: 'Furten',
  },
};

const germanRulebook: Rulebook<keyof typeof rulebook> = {
  'F-1': {
    title: 'Das Spiel',
    text: 'Rot und Blau spielen acht Runden. In jeder Runde bewegt Rot und greift an, dann Blau.',
  },
  'F-2': {
    title: 'Versteckte Einheiten',
    text: 'Vor der ersten Runde versteckt jede Seite ihre Kundschafter. Eine versteckte Einheit wird entdeckt, wenn ein sichtbarer Feind neben ihr steht, und zeigt sich, wenn sie sich bewegt.',
  },
  'F-3': {
    title: 'Bewegung',
    text: 'Eine Einheit zieht bis zu ihrer Reichweite: offenes Gelände und Städte kosten 1, Wald und Hügel 2, der Fluss 1 mehr, außer an einer Furt. Für Kavallerie kosten Wald 3 und der Fluss 2 mehr. In einer feindlichen Kontrollzone hält sie an; Zonen reichen nicht über den Fluss. Zwei Einheiten einer Seite dürfen auf einem Feld stehen.',
  },
  'F-4': {
    title: 'Kampf',
    text: 'Einheiten greifen ein Nachbarfeld nach dem Verhältnis ihrer Stärken an. Wald, Hügel und Städte verschieben die Spalte um eins nach links, ebenso der Fluss, wenn alle Angreifer jenseits stehen.',
  },
  'F-5': {
    title: 'Sieg',
    text: 'Nach Runde 8 zählt jede Stadt 3 Punkte für die Seite, die sie besetzt, und jede verlorene feindliche Einheit 1. Mehr Punkte gewinnen.',
  },
  'F-6': { title: 'Aufgeben', text: 'Man darf aufgeben; dann gewinnt die andere Seite.' },
};

export const en = { messages: createMessages(adapter, english), rulebook };
export const de = { messages: createMessages(adapter, german), rulebook: germanRulebook };
