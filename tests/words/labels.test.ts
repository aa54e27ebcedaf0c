import { describe, expect, it } from 'vitest';
import * as airWarDe from '../../src/games/air-war/messages/de.ts';
import * as airWarEn from '../../src/games/air-war/messages/en.ts';
import * as chicagoChicagoDe from '../../src/games/chicago-chicago/messages/de.ts';
import * as chicagoChicagoEn from '../../src/games/chicago-chicago/messages/en.ts';
import * as revoltingBehaviourDe from '../../src/games/revolting-behaviour/messages/de.ts';
import * as revoltingBehaviourEn from '../../src/games/revolting-behaviour/messages/en.ts';
import * as upAgainstTheWallDe from '../../src/games/up-against-the-wall/messages/de.ts';
import * as upAgainstTheWallEn from '../../src/games/up-against-the-wall/messages/en.ts';
import * as worldGameDe from '../../src/games/world-game/messages/de.ts';
import * as worldGameEn from '../../src/games/world-game/messages/en.ts';
import { labelsIn } from '../../src/messages/labels.ts';
import { fieldsIn, formatIn } from '../../src/messages/message.ts';

type Messages = Readonly<Record<string, string>>;

/** Signs and titles that are the same in both languages. */
const SAME = ['title', 'piece', 'low', 'card', 'summary', 'field', 'code', 'counter-of', 'count-of', 'figure'];

const GAMES: readonly (readonly [string, Messages, Messages])[] = [
  ['up-against-the-wall', upAgainstTheWallEn.labelMessages, upAgainstTheWallDe.labelMessages],
  ['chicago-chicago', chicagoChicagoEn.labelMessages, chicagoChicagoDe.labelMessages],
  ['air-war', airWarEn.labelMessages, airWarDe.labelMessages],
  ['world-game', worldGameEn.labelMessages, worldGameDe.labelMessages],
  ['revolting-behaviour', revoltingBehaviourEn.labelMessages, revoltingBehaviourDe.labelMessages],
];

describe.each(GAMES)('the labels of %s', (_id, english, german) => {
  it('are the same in both languages, and speak of the same fields', () => {
    const fields = (messages: Messages) =>
      Object.entries(messages).map(([label, text]) => [label, fieldsIn(text).toSorted()] as const);

    expect(Object.fromEntries(fields(german))).toEqual(Object.fromEntries(fields(english)));
  });

  it('say something else in German', () => {
    const same = Object.keys(english).filter((label) => english[label] === german[label]);

    expect(same.filter((label) => !SAME.includes(label))).toEqual([]);
  });

  it.each(['en', 'de'])('can be read, with any number: %s', (language) => {
    const format = formatIn(language);
    for (const text of Object.values(language === 'en' ? english : german)) {
      for (const number of [0, 1, 2, 11]) {
        const said = format(text, Object.fromEntries(fieldsIn(text).map((field) => [field, number])));
        expect(said).not.toMatch(/undefined|[{}]| {2}|^\s|\s$/);
      }
    }
  });
});

describe('labels', () => {
  it('say in German that all units are affected, without a genitive', () => {
    const labels = labelsIn({ language: 'de' }, chicagoChicagoDe.labelMessages);

    expect(labels.say('effect-of', { share: 'all', change: 'down' })).toBe('alle Einheiten eine Stufe tiefer');
    expect(labels.say('effect-of', { share: 'half', change: 'up' })).toBe('die Hälfte der Einheiten eine Stufe höher');
  });

  it('name titles in their language, and keep those that it has no words for', () => {
    const labels = labelsIn({ language: 'de', titles: { Alumni: 'Ehemalige' } }, {});

    expect(['Alumni', 'Trustees', 'toString'].map(labels.title)).toEqual(['Ehemalige', 'Trustees', 'toString']);
  });

  it('tell lists and numbers as the language does', () => {
    const labels = labelsIn({ language: 'de' }, { all: '{names}: {points}, {names_count}' });

    expect(labels.say('all', { names: ['a', 'b', 'c'], points: 12_345 })).toBe('a, b und c: 12.345, 3');
  });
});
