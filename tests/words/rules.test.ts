import { describe, expect, it } from 'vitest';
import { type Rule, type Rulebook, rulePage } from '../../src/core/rulebook.ts';
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
import { ruleHeadings } from '../../src/messages/common/de.ts';
import { type RuleTexts, rulebookIn } from '../../src/messages/rules.ts';

/** The rules of each game, in English and in German. */
const RULES: readonly (readonly [game: string, rulebook: Rulebook, texts: RuleTexts])[] = [
  ['up-against-the-wall', upAgainstTheWallEn.rulebook, upAgainstTheWallDe.ruleTexts],
  ['revolting-behaviour', revoltingBehaviourEn.rulebook, revoltingBehaviourDe.ruleTexts],
  ['world-game', worldGameEn.rulebook, worldGameDe.ruleTexts],
  ['chicago-chicago', chicagoChicagoEn.rulebook, chicagoChicagoDe.ruleTexts],
  ['air-war', airWarEn.rulebook, airWarDe.ruleTexts],
];

/** Rules that a text cites, names of options and actions, odds, and numbers of more than one digit: they have no language. */
const FACTS = /[A-Z]{2}-\d+\.\d+|`[^`]+`|\d+-\d+|\d{2,}/g;

function factsOf({ text, ruling = '', note = '', option = '' }: Rule): readonly string[] {
  const all = [text, ruling, note, option].join(' ').replace(/(\d)[.,](?=\d{3})/g, '$1');
  return [...all.matchAll(FACTS)].map(([fact]) => fact).toSorted();
}

describe.each(RULES)('the rules of %s in German', (_game, rulebook, texts) => {
  it('are all of them, in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(rulebook));
  });

  it.each(Object.keys(rulebook))('state the same facts in the same parts: %s', (rule) => {
    const { source: _, ...english } = rulebook[rule]!;

    expect(Object.keys(texts[rule]!)).toEqual(Object.keys(english));
    expect(factsOf(texts[rule]!)).toEqual(factsOf(english));
    expect(texts[rule]!.text).not.toBe(english.text);
  });

  it('make a page without a word of English headings', () => {
    const page = rulePage('T', 'Q.', rulebookIn(rulebook, texts), ruleHeadings);

    expect(page).toContain('*Quelle: ');
    expect(page).not.toMatch(/Our ruling|For programs|Option\.\*|Source:/);
  });
});

describe('a rulebook in another language', () => {
  it('keeps what is not translated, and where the source says it', () => {
    const rulebook = { 'N-1': { text: 'Take one.', source: 'p. 1' }, 'N-2': { text: 'Go on.' } };

    expect(rulebookIn(rulebook, { 'N-1': { text: 'Nimm eins.' } })).toEqual({
      'N-1': { text: 'Nimm eins.', source: 'p. 1' },
      'N-2': { text: 'Go on.' },
    });
  });
});
