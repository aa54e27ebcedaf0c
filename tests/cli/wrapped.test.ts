import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colored } from '../../src/cli/color.ts';
import { ruleLink } from '../../src/cli/rules.ts';
import { wrapped } from '../../src/cli/wrapped.ts';

describe('a long line', () => {
  it('continues on the next line, indented a little more than its first line', () => {
    expect(wrapped('  one two three', 10).split('\n')).toEqual(['  one two', '    three']);
    expect(wrapped('short\n\n1  |  2', 10)).toBe('short\n\n1  |  2');
  });

  it('is measured by its visible characters', () => {
    const line = `A sentence. ${ruleLink('up-against-the-wall', 'UW-3.4')}`;

    expect(wrapped(line, 18)).toBe(line);
    expect(wrapped(line, 17)).toContain('\n');
    expect(wrapped(colored('refusal', 'A sentence.'), 11)).not.toContain('\n');
  });

  it('keeps all its words, and no line is longer than the screen unless it is a single word', () => {
    const text = fc
      .array(fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 1, maxLength: 12 }))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 16, max: 60 }), (line, columns) => {
        const lines = wrapped(line, columns).split('\n');

        expect(lines.map((each) => each.trim()).join(' ')).toBe(line);
        for (const each of lines) expect(each.length).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
