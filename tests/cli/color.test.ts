import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { colored } from '../../src/cli/color.ts';
import { told } from './told.ts';

const ESCAPE = '\u001B[';
const LINES = ['attack alumni', '?', 'rule UW-3.4', 'dance', 'hint', 'quit'];
const COMMANDS = [
  'play uaw --seed 1',
  'play uaw --seed 1 --language de',
  'demo rb --players 2',
  'odds uaw 7 3',
  'odds rb legal-force mild',
  'rules UW-3',
];

describe('colors', () => {
  it.each(COMMANDS)('change nothing but the colors of the output: %s', async (words) => {
    const without = await told(words, { lines: LINES });
    const colorful = await told(words, { lines: LINES, hasColors: true });

    expect(without.out).not.toContain(ESCAPE);
    expect(colorful.out).toContain(ESCAPE);
    expect(stripVTControlCharacters(colorful.out)).toBe(without.out);
  });

  it.each(['rules UW-3', 'odds uaw 7 3', 'demo rb --players 2'])('are used as the user asks: %s', async (words) => {
    const always = (await told(`${words} --color always`)).out;

    expect(always).toContain(ESCAPE);
    expect((await told(`${words} --color auto`, { hasColors: true })).out).toBe(always);
    expect((await told(`${words} --color never`, { hasColors: true })).out).toBe(stripVTControlCharacters(always));
  });

  it('mark headings, prompts, refusals, rules and the notation', async () => {
    const { out } = await told('play uaw --seed 1', { lines: LINES, hasColors: true });

    expect(out).toContain(colored('heading', 'How to win:'));
    expect(out).toContain(colored('heading', 'At the prompt:'));
    expect(out).toContain(colored('prompt', 'radicals> '));
    expect(out).toMatch(/^\u001B\[31mThis is not possible now: .* Type why for the rule\.\u001B\[39m$/m);
    expect(out).toMatch(/^\u001B\[31mUnknown word “dance”.*\u001B\[39m$/m);
    expect(out).toContain(`${colored('rule', 'UW-3.4')}  ${colored('heading', 'UCOM: results of attacks')}`);
    expect(out).toContain(`  ${colored('notation', '[end-cards]')}`);
  });

  it('refuse an unknown word', async () => {
    expect(await told('rules UW-3 --color sometimes')).toMatchObject({
      ...{ code: 2, out: '' },
      error: '--color: Unknown value "sometimes". Expected one of: auto, always, never.',
    });
  });
});
