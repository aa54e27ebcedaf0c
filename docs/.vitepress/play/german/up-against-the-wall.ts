import { drawing } from 'countersheet/up-against-the-wall/picture';
import { madeForPlay, playScenario, rulebook, type Uaw } from 'countersheet/up-against-the-wall';
import { rulebookIn } from 'countersheet/messages';
import { messages as words, labels, ruleTexts as rules } from 'countersheet/up-against-the-wall/messages/de';
import { drawn, type Telling } from '../telling.ts';
import { german as phrases } from './phrases.ts';

export const telling: Telling<Uaw> = {
  phrases,
  words,
  rulebook: rulebookIn(rulebook, rules),
  picture: drawn(drawing, labels),
  about:
    'Columbia, ein Jahr nach den Besetzungen von 1968: Radikale und Universitätsleitung ringen um die Unterstützung von elf Gruppen.',
  names: {
    radicals: { name: 'die Radikalen', isMany: true },
    administration: { name: 'die Universitätsleitung', isMany: false },
  },
  scenarios: {
    'sieben Felder je Leiste: die Rekonstruktion': {},
    'elf Felder je Leiste': { scenario: playScenario },
    'zum Spielen gemacht: elf Felder, Marker dürfen rücken': madeForPlay,
  },
  options: {
    scenario: { label: 'Brett', rule: 'UW-1.2' },
    pieces: {
      label: 'Von Zug zu Zug',
      rule: 'UW-1.3',
      values: { stay: 'bleiben Steine auf dem Brett', anew: 'werden Steine neu eingesetzt' },
    },
    replaced: {
      label: 'Eine Karte, die in den Stapel zurückgeht,',
      rule: 'UW-5.3',
      values: { shown: 'wird allen gezeigt', hidden: 'sieht nur, wer sie zieht' },
    },
    unopposed: {
      label: 'Wo niemand entgegensteht,',
      rule: 'UW-3.5',
      values: { hold: 'bleibt der Marker', advance: 'darf der Marker rücken' },
    },
    wipeOut: {
      label: 'Eine Seite ist ausgelöscht',
      rule: 'UW-6.2',
      values: { support: 'ohne Unterstützung', combat: 'ohne Steine', off: 'niemals' },
    },
  },
  kinds: {
    'use-card': 'Karten spielen',
    discard: 'Abwerfen',
    'end-cards': 'Karten beenden',
    'call-gambit': '„Up against the wall!“',
    deploy: 'Einsetzen',
    'deploy-all': 'Alles einsetzen',
    'end-deploy': 'Einsetzen beenden',
    'remove-piece': 'Steine wegnehmen',
    'remove-pieces': 'Steine wegnehmen',
    attack: 'Angreifen',
    advance: 'Marker rücken',
    hold: 'Marker stehen lassen',
    'end-move': 'Zug beenden',
    concede: 'Aufgeben',
  },
};
