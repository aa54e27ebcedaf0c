import { describe, expect, it } from 'vitest';
import { phrases as de } from '../../src/cli/phrases/de.ts';
import { type Phrase, phrases as en } from '../../src/cli/phrases/en.ts';
import { sayIn } from '../../src/cli/phrases/say.ts';
import { placeholders } from '../../src/messages/index.ts';
import { told } from './told.ts';

const PHRASES = Object.keys(en) as readonly Phrase[];

describe('the phrases of the prompt', () => {
  it.each(PHRASES)('say in German what they say in English, with the same fields: %s', (phrase) => {
    const [english, german] = [placeholders(en[phrase]), placeholders(de[phrase])];

    for (const field of german) expect(english).toContain(field);
    // `reason` can be absent in German, because the reason of a parse error is always in English.
    for (const field of english) if (field !== 'reason') expect(german).toContain(field);
    if (!/^(step-of|amount|part|span|exact)$/.test(phrase)) expect(de[phrase]).not.toBe(en[phrase]);
  });

  it.each([
    ['en', 'Pass the keyboard to Alba. Alba, press Enter. ', '… and 1 other outcome', 'nothing changes'],
    ['de', 'Gib die Tastatur an Alba weiter. ', '… und 1 weiteres Ergebnis', 'auf dem Brett ändert sich nichts'],
  ])('are printed in the language of the match: %s', (language, handOver, other, unchanged) => {
    const say = sayIn(language);

    expect(say('hand-over', { player: 'Alba' })).toContain(handOver);
    expect(say('other-outcomes', { count: 1 })).toBe(other);
    expect(say('unchanged')).toContain(unchanged);
  });

  it.each([
    ['en', 'use-card … (2 choices, such as: Use “Exam”)'],
    ['de', 'use-card … (2 Möglichkeiten, etwa: Use “Exam”)'],
  ])('have no quotation marks around values that have some already: %s', (language, text) => {
    expect(sayIn(language)('ways', { what: 'use-card', ways: 2, example: 'Use “Exam”' })).toBe(text);
  });
});

describe('a session in German', () => {
  it('has no English phrase in it', async () => {
    const lines = [
      '',
      '?',
      'end-cards',
      '2 99',
      '99',
      'attack alumni',
      'why',
      'hint',
      'odds 2 1',
      'undo',
      'dance',
      'dep',
    ];
    const more = ['odds', 'save', 'rule', 'why', 'rule Zeppelin', 'dep x 1', '2 1 1', 'why 2', 'undo', 'board', 'quit'];
    const { out } = await told('play up-against-the-wall --as all --seed german --language de', {
      lines: [...lines, ...more],
    });

    for (const phrase of PHRASES) {
      // Compares the text before the first field, unless this text is a single word.
      const [start = ''] = en[phrase].split('{');
      if (/[a-z]{2} [a-z]/i.test(start)) expect(out, phrase).not.toContain(start);
    }
  });

  it('asks for consent in German, and takes “ja” for yes', async () => {
    const words = 'play revolting-behaviour --as all --players 2 --seed asked --language de';
    const { out } = await told(words, { lines: ['pass', 'pass', 'undo', 'yes', 'undo', 'ja', 'quit'] });

    expect(out).toMatch(
      /darf \w+ das zurücknehmen\? \(ja oder nein\) yes\n\w+ stimmt nicht zu\. Nichts wird zurückgenommen\.\n/,
    );
    expect(out).toMatch(/\(ja oder nein\) ja\nZurückgenommen\.\n/);
  });
});
