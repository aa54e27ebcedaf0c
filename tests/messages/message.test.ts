import { IntlMessageFormat } from 'intl-messageformat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../src/messages/message.ts';
import { valuesFor } from './cases.ts';
import { CATALOGUES, messagesOf } from './narrated-games.ts';

const LANGUAGES = ['en', 'de', 'pl', 'ar'];

/** Random messages with texts, plurals and selects. Plurals and selects can be nested. */
const { message } = fc.letrec<{ message: string; part: string; text: string }>((tie) => ({
  text: fc.stringMatching(/^[a-zäß.,’ ]{0,8}$/),
  part: fc.oneof(
    { depthSize: 'small' },
    tie('text'),
    fc.constantFrom('{a}', '{n}', '{m}', "'{'", "''", "it's ", "'{a}'"),
    fc
      .tuple(fc.constantFrom('n', 'm'), tie('message'), tie('message'), tie('message'))
      .map(([field, zero, one, other]) => `{${field}, plural, =0 {${zero}} one {# ${one}}  other{${other} #}}`),
    fc
      .tuple(tie('message'), tie('message'))
      .map(([one, other]) => `{ a , select, some_word {${one}} other {${other}.} }`),
  ),
  message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
}));

const values = fc.record({
  a: fc.constantFrom('some_word', 'b'),
  n: fc.nat(120),
  m: fc.constantFrom(0, 1, 2, 11, 999),
});

describe('a message', () => {
  it('is formatted as the reference library does, in languages with two, three and six plural forms', () => {
    fc.assert(
      fc.property(message, values, fc.constantFrom(...LANGUAGES), (text, given, language) => {
        // intl-messageformat writes plain numbers with Latin digits in every language.
        const latin = `${language}-u-nu-latn`;

        expect(createFormatter(latin)(text, given)).toBe(new IntlMessageFormat(text, latin).format(given) || '');
      }),
    );
  });

  it('is formatted as the reference library does, in every catalogue', () => {
    for (const catalogue of CATALOGUES) {
      const format = createFormatter(catalogue.language);
      for (const text of messagesOf(catalogue)) {
        for (const given of valuesFor(text, [0, 1, 2, 11])) {
          expect(format(text, given)).toBe(new IntlMessageFormat(text, catalogue.language).format(given));
        }
      }
    }
  });

  it('joins lists and groups digits according to its language', () => {
    const facts = { names: ['A', 'B', 'C'], points: 12_345 };

    expect(createFormatter('en')('{names}: {points}', facts)).toBe('A, B, and C: 12,345');
    expect(createFormatter('de')('{names}: {points}', facts)).toBe('A, B und C: 12.345');
  });

  it('matches a value with hyphens to a case with underscores', () => {
    expect(createFormatter('en')('{step, select, attack_roll {rolling} other {?}}', { step: 'attack-roll' })).toBe(
      'rolling',
    );
  });

  it('can contain a number sign outside of a plural', () => {
    expect(createFormatter('en')('seat #{n}', { n: 2 })).toBe('seat #2');
  });

  it.each([
    '{',
    '}',
    '{a',
    '{}',
    '{a, }',
    '{a, date}',
    '{a, plural}',
    '{a, plural, one {x}}',
    '{a, select, b}',
    '{a, select, b {x} other {y}',
    'x {a, plural, other {x}}}',
  ])('is refused if it cannot be parsed: %s', (text) => {
    expect(() => createFormatter('en')(text, { a: 1 })).toThrow(RangeError);
  });

  it.each(['All of {trak}.', '{trak, plural, one {one} other {# pieces}}', '{track, select, other {{trak}}}'])(
    'is refused if it contains an unknown field: %s',
    (text) => {
      expect(() => createFormatter('en')(text, { track: 'Alumni' })).toThrow(new RangeError(`Missing field {trak}.`));
    },
  );

  it.each(['__proto__', 'constructor'])('is refused if it contains %s, which every object inherits', (name) => {
    expect(() => createFormatter('en')(`{${name}}`)).toThrow(new RangeError(`Missing field {${name}}.`));
  });
});
