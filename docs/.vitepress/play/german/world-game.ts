import { drawing } from 'countersheet/world-game/picture';
import { rulebookIn } from 'countersheet/messages';
import { messages as words, labels, ruleTexts as rules } from 'countersheet/world-game/messages/de';
import { defaultScenario, rulebook, type WorldGame } from 'countersheet/world-game';
import { drawn, type Telling } from '../telling.ts';
import { german as phrases } from './phrases.ts';

export const telling: Telling<WorldGame> = {
  phrases,
  words,
  rulebook: rulebookIn(rulebook, rules),
  picture: drawn(drawing, labels),
  about: 'Länder mit geheimen Punkten verbünden sich, greifen an, leihen und verraten.',
  names: {},
  scenarios: { [labels.title(defaultScenario.name)]: {} },
  options: {
    scenario: { label: 'Szenario' },
    reportBand: { label: 'Spannen, die Spione melden, 0 für keine Meldungen', rule: 'WG-1.4' },
    diplomacyRounds: { label: 'Runden der Diplomatie', rule: 'WG-2.1' },
    alliesMost: { label: 'Bündnisse eines Landes', rule: 'WG-2.2' },
    pledged: {
      label: 'Was auf eine Zusage geliehen wird,',
      rule: 'WG-4.4',
      values: { bound: 'ist gebunden', withdrawable: 'kann zurückgezogen werden' },
    },
    conquest: {
      label: 'Ein Angreifer, der nachgibt, verliert',
      rule: 'WG-5.2',
      values: { stake: 'seinen Einsatz', total: 'alle seine Punkte' },
    },
    confrontation: {
      label: 'Der Krieg geht weiter, solange Angriffe',
      rule: 'WG-6.2',
      values: { stood: 'bestanden haben', announced: 'angesagt werden' },
    },
    maxRounds: { label: 'Runden des Krieges, höchstens', rule: 'WG-6.3' },
  },
  kinds: {
    sign: 'Unterschreiben',
    refuse: 'Ablehnen',
    propose: 'Vorschlagen',
    'set-pledge': 'Zusagen',
    'propose-alliance': 'Bündnis vorschlagen',
    ready: 'Fertig',
    attack: 'Angreifen',
    commit: 'Einsatz',
    'attack-with': 'Angreifen mit Einsatz',
    pass: 'Passen',
    lend: 'Leihen',
    withdraw: 'Zurückziehen',
    decline: 'Nichts geben',
    call: 'Zusage einfordern',
    appeal: 'Um Hilfe bitten',
    counter: 'Zurückschlagen',
    yield: 'Nachgeben',
    note: 'Protokoll',
    concede: 'Aufgeben',
  },
};
