import { describe, expect, it } from 'vitest';
import { type Rule, type Rulebook, rulePage } from '../../src/core/rulebook.ts';
import * as de from '../../src/words/de.ts';
import * as en from '../../src/words/en.ts';
import { type RuleTexts, rulebookIn } from '../../src/words/rules.ts';

/** The rules of each game, in English and in German. */
const RULES: readonly (readonly [game: string, rulebook: Rulebook, texts: RuleTexts])[] = [
  ['up-against-the-wall', en.upAgainstTheWallRules, de.upAgainstTheWallRules],
  ['revolting-behaviour', en.revoltingBehaviourRules, de.revoltingBehaviourRules],
  ['world-game', en.worldGameRules, de.worldGameRules],
  ['chicago-chicago', en.chicagoChicagoRules, de.chicagoChicagoRules],
  ['air-war', en.airWarRules, de.airWarRules],
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
    const page = rulePage('T', 'Q.', rulebookIn(rulebook, texts), de.ruleHeadings);

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
