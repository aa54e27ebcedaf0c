import { type AirWar, rulebook, variants } from 'countersheet/air-war';
import { drawing } from 'countersheet/air-war/picture';
import { rulebookIn } from 'countersheet/messages';
import { messages as words, labels, ruleTexts as rules } from 'countersheet/air-war/messages/de';
import { IDS } from '../games/air-war.ts';
import { drawn, type Telling } from '../telling.ts';
import { german as phrases } from './phrases.ts';

const placer = { players: 'die Spieler', preset: 'eine Vorgabe' } as const;

export const telling: Telling<AirWar> = {
  phrases,
  words,
  rulebook: rulebookIn(rulebook, rules),
  picture: drawn(drawing, labels),
  about: '1953: Zwei Spieler schreiben geheime Befehle für Einheiten, die marschieren und fliegen. Ohne Würfel.',
  names: {},
  scenarios: Object.fromEntries(IDS.map((scenario) => [labels.title(variants[scenario].name), { scenario }])),
  options: {
    scenario: { label: 'Spiel des Berichts', rule: 'AW-1.1' },
    cities: { label: 'Städte stellen auf', rule: 'AW-2.4', values: placer },
    placement: { label: 'Einheiten stellen auf', rule: 'AW-2.4', values: placer },
    maxCycles: { label: 'Unentschieden nach Zyklus', rule: 'AW-8.3' },
  },
  kinds: {
    'place-city': 'Städte aufstellen',
    cities: 'Alle Städte aufstellen',
    place: 'Einheiten aufstellen',
    placement: 'Alle Einheiten aufstellen',
    'name-city': 'Stadt benennen',
    fly: 'Fliegen',
    move: 'Ziehen',
    orders: 'Alle Befehle',
    aim: 'Zielen',
    fire: 'Feuern',
    'take-back': 'Zurücknehmen',
    commit: 'Festlegen',
    concede: 'Aufgeben',
  },
};
