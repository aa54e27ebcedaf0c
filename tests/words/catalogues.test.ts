import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { faultsIn } from '../../src/words/faults.ts';
import { formatIn, fieldsIn } from '../../src/words/message.ts';
import { worldGame } from '../../src/games/world-game/index.ts';
import { speak } from '../../src/words/speak.ts';
import { catalogue } from '../../src/words/world-game/en.ts';
import { teller } from '../../src/words/world-game/teller.ts';
import { messagesOf, TOLD_GAMES } from './told-games.ts';

/** Codes that a game's rules and the core refuse with, as they stand in the sources. */
function codesIn(folder: string, pattern: RegExp): readonly string[] {
  const files = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  // Examples of docstrings are about other games.
  const text = files
    .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8').replaceAll(/^ \*.*$/gm, ''))
    .join('\n');
  return [...text.matchAll(pattern)].map(([, code]) => code!);
}

const CORE_CODES = codesIn('src/core', /\bcode: '([a-z-]+)'/g);

const games = TOLD_GAMES.map((told) => [told.game.id, told] as const);

describe.each(games)('the catalogues of %s', (id, { game, computedCodes = [], catalogues: { en, de } }) => {
  it('have the same messages, which speak of the same fields', () => {
    expect(faultsIn(de, en)).toEqual([]);
    expect(faultsIn(en, de)).toEqual([]);
  });

  it('have a message for every code that the rules refuse with, and no other', () => {
    const codes = codesIn(`src/games/${id}`, /\b(?:violation|[a-z]+Violation)\(\s*'([a-z-]+)'|\bcode: '([a-z-]+)'/g);

    expect(Object.keys(en.refusals).toSorted()).toEqual(
      [...new Set([...CORE_CODES, ...codes, ...computedCodes])].toSorted(),
    );
  });

  it('have a label for every action that the game knows, and no other', () => {
    const types = Object.keys(game.fields(game.setup()));

    expect(Object.keys(en.actions).toSorted()).toEqual(types.toSorted());
  });

  it('can be read, with any number', () => {
    for (const { language, ...catalogue } of [en, de]) {
      const format = formatIn(language);
      for (const text of messagesOf({ language, ...catalogue })) {
        for (const number of [0, 1, 2, 11]) {
          const said = format(text, Object.fromEntries(fieldsIn(text).map((field) => [field, number])));
          expect(said).not.toMatch(/undefined|[{}]| {2}|\.\.|^\s|\s$/);
        }
      }
    }
  });
});

describe('a catalogue in which something is wrong', () => {
  const ready = { type: 'ready', player: 'A' } as const;
  const labelIn = (actions: object): string =>
    speak(teller, { ...catalogue, language: 'fr', actions } as unknown as typeof catalogue).label(
      ready,
      worldGame.setup(),
    );

  it.each([
    ['a message that is missing', {}, 'The catalogue "fr" lacks actions["ready"].'],
    ['one that cannot be read', { ready: '{' }, /^actions\["ready"\] of the catalogue "fr": Not a message: /],
    [
      'one that misspells a field',
      { ready: '{plaier} is ready' },
      'actions["ready"] of the catalogue "fr": No field {plaier}.',
    ],
  ])('is refused with the code: %s', (_what, actions, reason) => {
    expect(() => labelIn(actions)).toThrow(RangeError);
    expect(() => labelIn(actions)).toThrow(reason);
  });
});

describe('the faults in a catalogue', () => {
  const french = {
    ...catalogue,
    language: 'fr',
    events: { ...catalogue.events, 'country-conceded': '{contry} abandonne.' },
    refusals: { 'not-highr': 'Une mise de {stake} ne suffit pas.' },
    terms: {
      ...catalogue.terms,
      round: '{round, plural, one {#}}',
      range: '{lo_count} à {known, select, other {{hi}}}',
    },
  };
  const { ready: _, ...actions } = catalogue.actions;

  it('are told all at once, each with its message and what is wrong there', () => {
    expect(faultsIn({ ...french, actions }, catalogue)).toEqual([
      'events["country-conceded"] of the catalogue "fr": Expected {country} but received {contry}.',
      'The catalogue "fr" lacks actions["ready"].',
      'refusals["not-highr"] of the catalogue "fr": Nothing of this code is ever said.',
      expect.stringMatching(/^terms\["round"\] of the catalogue "fr": Not a message: /),
    ]);
  });
});
