import { drawing } from 'countersheet/revolting-behaviour/picture';
import { type RevoltingBehaviour, rulebook } from 'countersheet/revolting-behaviour';
import { rulebookIn } from 'countersheet/messages';
import { messages as words, labels, ruleTexts as rules } from 'countersheet/revolting-behaviour/messages/de';
import { drawn, type Telling } from '../telling.ts';
import { german as phrases } from './phrases.ts';

export const telling: Telling<RevoltingBehaviour> = {
  phrases,
  words,
  rulebook: rulebookIn(rulebook, rules),
  picture: drawn(drawing, labels),
  about: 'Ein Kartenspiel für alle, die ihr Glück gegen die Mächtigen versuchen.',
  names: {},
  scenarios: { 'die rekonstruierten Tabellen': {} },
  options: {
    players: { label: 'Spieler, zwei bis acht', rule: 'RB-2.1' },
    jokers: { label: 'Joker in jedem Spiel', rule: 'RB-1.1' },
    causeSize: { label: 'Karten einer Sache', rule: 'RB-1.2' },
    truce: { label: 'Runden Waffenruhe', rule: 'RB-3.1' },
    maxTurns: { label: 'Unentschieden nach Runde', rule: 'RB-6.3' },
    scenario: { label: 'Szenario' },
  },
  kinds: {
    pass: 'Passen',
    attempt: 'Versuchen',
    'draw-on': 'Weiterziehen',
    stop: 'Aufhören',
    'start-new-cause': 'Neue Sache',
    'stay-out': 'Aussetzen',
    concede: 'Aufgeben',
  },
};
