import { type Chicago, rulebook } from 'countersheet/chicago-chicago';
import { drawing } from 'countersheet/chicago-chicago/picture';
import { rulebookIn } from 'countersheet/messages';
import { messages as words, labels, ruleTexts as rules } from 'countersheet/chicago-chicago/messages/de';
import { drawn, type Telling } from '../telling.ts';
import { german as phrases } from './phrases.ts';

export const telling: Telling<Chicago> = {
  phrases,
  words,
  rulebook: rulebookIn(rulebook, rules),
  picture: drawn(drawing, labels),
  about: 'August 1968: Demonstranten ziehen zum Parteitag, und die Polizei sollte besser nicht schießen.',
  names: {
    demonstrators: { name: 'die Demonstranten', isMany: true },
    police: { name: 'die Polizei', isMany: false },
  },
  scenarios: { 'Chicago, 25. bis 28. August 1968': {} },
  options: {
    scenario: { label: 'Szenario' },
    loneRemoval: {
      label: 'Eine einzelne Einheit, von der ein Teil wegfällt,',
      rule: 'CC-4.9',
      values: { levels: 'fällt eine Stufe', removed: 'fällt ganz weg' },
    },
    unengaged: {
      label: 'Parks, die die Polizei in Ruhe lässt, kosten Punkte',
      rule: 'CC-4.10',
      values: { once: 'einmal je Runde', 'per-park': 'für jeden Park' },
    },
  },
  kinds: {
    gather: 'Versammeln',
    garrison: 'Kästen füllen',
    post: 'Aufstellen',
    'deploy-all': 'Alles aufstellen',
    'default-set-up': 'Übliche Aufstellung',
    move: 'Ziehen',
    infiltrate: 'Einsickern',
    'go-on': 'Weiterziehen',
    halt: 'Halten',
    march: 'Marschieren',
    fill: 'Kasten füllen',
    relieve: 'Ablösen',
    leave: 'Kasten räumen',
    'bring-guard': 'Nationalgarde bringen',
    'withdraw-guard': 'Nationalgarde abziehen',
    'play-step': 'Ganzer Schritt',
    confront: 'Konflikt beginnen',
    engage: 'Alle angreifen',
    'single-out': 'Herausgreifen',
    commit: 'Einsetzen',
    strike: 'Zuschlagen',
    'attack-groups': 'Gruppen angreifen',
    'end-step': 'Schritt beenden',
    concede: 'Aufgeben',
  },
};
