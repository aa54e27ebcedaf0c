import { describe, expect, it } from 'vitest';
import { type Rule, type RuleHeadings, rulePage } from '../../src/core/rulebook.ts';
import { TRANSLATIONS } from './narrated-games.ts';

/**
 * The parts of a rule that must be the same in every language: cited rules, names of options and actions, odds, and
 * numbers with more than one digit.
 */
const FACTS = /[A-Z]{2}-\d+\.\d+|`[^`]+`|\d+-\d+|\d{2,}/g;

function factsOf({ text, ruling = '', note = '', option = '' }: Rule): readonly string[] {
  const all = [text, ruling, note, option].join(' ').replace(/(\d)[.,](?=\d{3})/g, '$1');
  return [...all.matchAll(FACTS)].map(([fact]) => fact).toSorted();
}

describe.each(TRANSLATIONS)('the rules of $id in $language', (game) => {
  const [english, translated] = [game.english.rulebook, game.other.rulebook];

  it('are complete and in the same order', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(english));
  });

  it.each(Object.keys(english))('state the same facts in the same parts: %s', (id) => {
    const [rule, other] = [english[id]!, translated[id]!];

    expect(Object.keys(other).toSorted()).toEqual(Object.keys(rule).toSorted());
    expect(factsOf(other)).toEqual(factsOf(rule));
    expect(other.source).toBe(rule.source);
    expect(other.text).not.toBe(rule.text);
  });

  it.each([
    ['English', english],
    ['the other language', translated],
  ])('have translated short titles: %s', (_language, rulebook) => {
    const titles = Object.values(rulebook).map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}[^.]{1,49}$/u);
  });

  it('make a page without a word of English headings', async () => {
    const { ruleHeadings } = (await import(`../../src/messages/${game.language}.ts`)) as { ruleHeadings: RuleHeadings };
    const page = rulePage('T', 'Q.', translated, ruleHeadings);

    expect(page).toContain(`*${ruleHeadings.source}: `);
    expect(page).not.toMatch(/Our ruling|For programs|Option\.\*|Source:/);
  });
});
