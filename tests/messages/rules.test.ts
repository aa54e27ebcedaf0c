import { describe, expect, it } from 'vitest';
import { type Rule, rulePage } from '../../src/core/rulebook.ts';
import { ruleHeadings } from '../../src/messages/de.ts';
import { TOLD_GAMES } from './narrated-games.ts';

/** Rules that a text cites, names of options and actions, odds, and numbers of more than one digit: they have no language. */
const FACTS = /[A-Z]{2}-\d+\.\d+|`[^`]+`|\d+-\d+|\d{2,}/g;

function factsOf({ text, ruling = '', note = '', option = '' }: Rule): readonly string[] {
  const all = [text, ruling, note, option].join(' ').replace(/(\d)[.,](?=\d{3})/g, '$1');
  return [...all.matchAll(FACTS)].map(([fact]) => fact).toSorted();
}

const games = TOLD_GAMES.map(({ game, en, de }) => [game.id, en.rulebook, de.rulebook] as const);

describe.each(games)('the rules of %s in German', (_game, english, german) => {
  it('are all of them, in the same order', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
  });

  it.each(Object.keys(english))('state the same facts in the same parts: %s', (id) => {
    const [rule, other] = [english[id]!, german[id]!];

    expect(Object.keys(other).toSorted()).toEqual(Object.keys(rule).toSorted());
    expect(factsOf(other)).toEqual(factsOf(rule));
    expect(other.source).toBe(rule.source);
    expect(other.text).not.toBe(rule.text);
  });

  it.each([
    ['English', english],
    ['German', german],
  ])('have short titles of their own: %s', (_language, rulebook) => {
    const titles = Object.values(rulebook).map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}[^.]{1,49}$/u);
  });

  it('make a page without a word of English headings', () => {
    const page = rulePage('T', 'Q.', german, ruleHeadings);

    expect(page).toContain('*Quelle: ');
    expect(page).not.toMatch(/Our ruling|For programs|Option\.\*|Source:/);
  });
});
