import { describe, expect, it } from 'vitest';
import { messages as chicagoDe } from '../../src/games/chicago-chicago/messages/de.ts';
import { messages as wallDe } from '../../src/games/up-against-the-wall/messages/de.ts';
import { placeholders } from '../../src/messages/message.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { TRANSLATIONS } from './narrated-games.ts';

/** Labels that are the same in every language. */
const SAME = [
  'title',
  'piece',
  'pieces',
  'low',
  'card',
  'summary',
  'field',
  'code',
  'counter-of',
  'count-of',
  'figure',
];

describe.each(TRANSLATIONS)('the labels of $id in English and $language', (game) => {
  const [english, translated] = [game.english, game.other].map(({ messages }) => messages.catalogue.labels) as [
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ];

  it('are the same in both languages, with the same fields', () => {
    const fields = (messages: Readonly<Record<string, string>>) =>
      Object.entries(messages).map(([label, text]) => [label, placeholders(text).toSorted()] as const);

    expect(Object.fromEntries(fields(translated))).toEqual(Object.fromEntries(fields(english)));
  });

  it('are translated', () => {
    const same = Object.keys(english).filter((label) => english[label] === translated[label]);

    expect(same.filter((label) => !SAME.includes(label))).toEqual([]);
  });
});

describe('labels', () => {
  it.each(SUBJECTS.filter(({ id }) => /^(chicago|revolting)-/.test(id)))(
    'say that a scenario of $id is reconstructed, but not if it is printed',
    ({ game, english: { messages } }) => {
      const { setup, table } = game.setup();
      const of = (provenance: string): string =>
        messages.picture({
          setup: { ...setup, scenario: { ...(setup as { scenario: object }).scenario, provenance } },
          table,
        });

      expect(of('printed')).not.toContain(messages.labels.say('reconstructed'));
      expect(of('reconstructed')).toContain(messages.labels.say('reconstructed'));
    },
  );

  it('say in German that all units are affected, without a genitive', () => {
    const { labels } = chicagoDe;

    expect(labels.say('effect-of', { share: 'all', change: 'down' })).toBe('alle Einheiten eine Stufe tiefer');
    expect(labels.say('effect-of', { share: '1-2', change: 'up' })).toBe('die Hälfte der Einheiten eine Stufe höher');
  });

  it('name titles in their language, and keep titles that the catalogue does not have', () => {
    expect(['Alumni', 'Unheard of', 'toString'].map(wallDe.labels.title)).toEqual([
      'Ehemalige',
      'Unheard of',
      'toString',
    ]);
  });
});
