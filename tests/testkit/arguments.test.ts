/** Passes invalid arguments to the testkit, as callers can do in plain JavaScript. */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { checkGame, laws } from '../../src/testkit/index.ts';
import { highCard } from '../tiny-games/high-card.ts';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument -- The tested code does not compile. */
type Any = any;

const game = defineGame(highCard);
const once = { numRuns: 1 } as const;

function refusalOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
}

describe('checkGame', () => {
  it('lists all laws if it gets an unknown law', () => {
    const message = refusalOf(() => checkGame({ game }, once, ['neverStalls', 'frob'] as Any));

    expect(message).toMatch(/^Unknown name `frob` in the laws\. Expected one of /);
    for (const name of Object.keys(laws)) expect(message).toContain(name);
  });

  it.each<[string, unknown]>([
    ['a game by itself', game],
    ['nothing', undefined],
    ['null', null],
    ['a game of nothing', { game: {} }],
  ])('asks for a subject with a game if it gets %s', (_, subject) => {
    expect(refusalOf(() => checkGame(subject as Any, once))).toBe('The subject has no game: pass `{ game }`.');
  });

  it('distinguishes a spec from a game', () => {
    const message = refusalOf(() => checkGame({ game: highCard } as Any, once));

    expect(message).toBe('This is a spec: pass the game that `defineGame` creates from it.');
  });

  it.each([['neverStalls'], [[]]])('asks for a list of names if it gets %j', (names) => {
    expect(refusalOf(() => checkGame({ game }, once, names as Any))).toContain(
      "a list of laws, such as `['neverStalls']`",
    );
  });

  it.each([0, -1, NaN])('refuses to check nothing: %d runs', (numRuns) => {
    expect(refusalOf(() => checkGame({ game }, { numRuns }))).toMatch(/^Expected `numRuns` of at least 1/);
  });

  it.each<[string, unknown, unknown, string]>([
    ['rulebok', { game, rulebok: {} }, once, 'the subject. Expected one of game, rulebook, messages, options, '],
    ['optoins', { game, optoins: {} }, once, 'the subject. Expected one of game, '],
    ['numRun', { game }, { numRun: 3 }, 'the settings. Expected one of '],
  ])('refuses an unknown key: %s', (key, subject, settings, where) => {
    const message = refusalOf(() => checkGame(subject as Any, settings as Any, ['neverStalls']));

    expect(message).toContain(`Unknown name \`${key}\` in ${where}`);
  });

  it('accepts all settings that fast-check accepts', () => {
    const settings = { numRuns: 1, seed: 7, endOnFailure: true, interruptAfterTimeLimit: 60_000 } as const;

    expect(() => checkGame({ game }, settings, ['neverStalls'])).not.toThrow();
  });
});
