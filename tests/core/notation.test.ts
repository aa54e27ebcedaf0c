import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../src/core/errors.ts';
import { formatAction, parseActionText } from '../../src/core/notation.ts';
import { upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';

const order = { 'do-it': keys('what', 'count', 'piles'), enter: [{ key: 'hex', isName: true }], stop: [] };

function keys(...all: readonly string[]): { key: string; isName: boolean }[] {
  return all.map((key) => ({ key, isName: false }));
}

describe('the notation', () => {
  it.each([
    ['radicals deploy alumni 3', { type: 'deploy', player: 'radicals', track: 'alumni', count: 3 }],
    ['chance roll 6', { type: 'roll', player: 'chance', die: 6 }],
    ['administration end-move', { type: 'end-move', player: 'administration' }],
    ['radicals deploy-all {"alumni":3}', { type: 'deploy-all', player: 'radicals', piles: { alumni: 3 } }],
  ] as const)('writes and reads "%s"', (line, action) => {
    expect(game.format(action)).toBe(line);
    expect(game.parse(line)).toEqual(action);
  });

  it('keeps any field of plain data, and any name of a player', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.jsonValue(),
        fc.option(fc.integer(), { nil: undefined }),
        (player, what, count) => {
          const action = { type: 'do-it', player, what, ...(count === undefined ? {} : { count }), piles: { a: 1 } };
          const plain = JSON.parse(JSON.stringify(action)) as typeof action;
          const enter = { type: 'enter', player, hex: player };

          const line = formatAction(order, plain);

          expect(line).not.toContain('\n');
          expect(parseActionText(order, line)).toEqual(plain);
          expect(parseActionText(order, formatAction(order, enter))).toEqual(enter);
        },
      ),
    );
  });

  it('reads digits as a name where a name is expected, and as a number elsewhere', () => {
    const enter = { type: 'enter', player: 'red', hex: '0605' };

    expect(formatAction(order, enter)).toBe('red enter 0605');
    expect(parseActionText(order, 'red enter 0605')).toEqual(enter);
    expect(parseActionText(order, 'red enter "0605"')).toEqual(enter);
    expect(parseActionText(order, 'red enter true')).toEqual({ ...enter, hex: 'true' });
    expect(parseActionText(order, 'red do-it 12 - {}')).toEqual({ type: 'do-it', player: 'red', what: 12, piles: {} });
  });

  it.each([
    ['one word', 'x'.repeat(100_000)],
    ['words of one letter', 'x '.repeat(50_000)],
    ['words, and spaces at the end', `${'x '.repeat(25_000)}${' '.repeat(50_000)}`],
    ['quotes', '"'.repeat(100_000)],
    ['a quote that does not end', `a b "${'x'.repeat(99_000)}`],
    ['quotes in words that do not end', `${'x"x"'.repeat(24_000)}"`],
    ['backslashes', `"${'\\'.repeat(99_998)}`],
    ['an unknown type', `x ${'y'.repeat(99_000)}`],
    ['a line that is too long', 'x'.repeat(10_000_000)],
    ['a long invalid word', `x do-it 1 2 {${'y'.repeat(99_000)}`],
  ])('refuses %s at once, and quotes only a little of it', (_, line) => {
    const begun = performance.now();
    expect(() => parseActionText(order, line)).toThrow(MalformedError);
    expect(performance.now() - begun).toBeLessThan(500);
    expect(() => parseActionText(order, line)).toThrow(/^.{0,300}$/su);
  });

  it.each([
    '',
    'radicals',
    'radicals dance',
    'radicals do-it x',
    'radicals stop now',
    'radicals do-it }{ 1 2',
    '1 stop',
  ])('refuses "%s"', (line) => {
    expect(() => parseActionText(order, line)).toThrow(MalformedError);
  });
});
