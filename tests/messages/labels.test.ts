import { describe, expect, it } from 'vitest';
import { messages as chicagoDe } from '../../src/games/chicago-chicago/messages/de.ts';
import { messages as wallDe } from '../../src/games/up-against-the-wall/messages/de.ts';
import { placeholders } from '../../src/messages/message.ts';
import { TOLD_GAMES } from './narrated-games.ts';

/** Signs and titles that are the same in both languages. */
const SAME = ['title', 'piece', 'low', 'card', 'summary', 'field', 'code', 'counter-of', 'count-of', 'figure'];

const GAMES = TOLD_GAMES.map(
  ({ game, en, de }) => [game.id, en.messages.catalogue.labels, de.messages.catalogue.labels] as const,
);

describe.each(GAMES)('the labels of %s', (_id, english, german) => {
  it('are the same in both languages, and speak of the same fields', () => {
    const fields = (messages: Readonly<Record<string, string>>) =>
      Object.entries(messages).map(([label, text]) => [label, placeholders(text).toSorted()] as const);

    expect(Object.fromEntries(fields(german))).toEqual(Object.fromEntries(fields(english)));
  });

  it('say something else in German', () => {
    const same = Object.keys(english).filter((label) => english[label] === german[label]);

    expect(same.filter((label) => !SAME.includes(label))).toEqual([]);
  });
});

describe('labels', () => {
  it('say in German that all units are affected, without a genitive', () => {
    const { labels } = chicagoDe;

    expect(labels.say('effect-of', { share: 'all', change: 'down' })).toBe('alle Einheiten eine Stufe tiefer');
    expect(labels.say('effect-of', { share: '1-2', change: 'up' })).toBe('die Hälfte der Einheiten eine Stufe höher');
  });

  it('name titles in their language, and keep those that the catalogue does not have', () => {
    expect(['Alumni', 'Unheard of', 'toString'].map(wallDe.labels.title)).toEqual([
      'Ehemalige',
      'Unheard of',
      'toString',
    ]);
  });
});
