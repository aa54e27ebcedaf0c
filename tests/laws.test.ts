import fc from 'fast-check';
import { describe, it } from 'vitest';
import { defineGame } from '../src/core/define-game.ts';
import type { Game, GameTypes, State, View } from '../src/core/game.ts';
import { laws, type TestSubject } from '../src/testkit/index.ts';
import { kernelOf } from './compiler/kernel-of.ts';
import { PAIRS } from './compiler/pairs.ts';
import { SUBJECTS } from './games/subjects.ts';
import { IS_THOROUGH, times } from './times.ts';
import { TINY_SUBJECTS } from './tiny-games/subjects.ts';

const compiled: readonly TestSubject<GameTypes>[] = [
  ...SUBJECTS.map(({ game, english: { messages, rulebook }, options, laws: own }) => ({
    ...{ game, messages, rulebook, options },
    ...(game.hasPerfectInformation ? { worlds: onlyWorldOf(game) } : {}),
    ...own,
    // Quick tests make shorter walks, because long walks take most of the time.
    ...(IS_THOROUGH ? {} : { walkLength: Math.min(own.walkLength ?? 50, 50) }),
  })),
  ...TINY_SUBJECTS.map(({ spec, ...subject }) => ({ ...subject, game: defineGame(spec, { kernel: kernelOf(spec) }) })),
] as readonly TestSubject<GameTypes>[];

const interpreted = compiled.map((subject, index) => ({
  ...subject,
  game: PAIRS[index]?.interpreted ?? TINY_SUBJECTS[index - PAIRS.length]!.game,
}));

/** Returns a list of the worlds of a view. In a game without secrets, a view has exactly one world. */
function onlyWorldOf({ players }: Game<GameTypes>): (view: View<GameTypes>) => readonly State<GameTypes>[] {
  return (view) => {
    const { setup, table } = view;
    return [{ setup, table, secrets: Object.fromEntries(players(view).map((name) => [name, {}])), hidden: {} }];
  };
}

describe.each([
  ...compiled.map((subject) => [subject.game.id, 'compiled', subject] as const),
  ...(IS_THOROUGH ? interpreted : []).map((subject) => [subject.game.id, 'interpreted', subject] as const),
])('%s, %s', (_id, kernel, subject) => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    // Both kernels play the same matches (see `kernel.test.ts`), so the slower interpreter needs fewer runs.
    fc.assert(law(subject), { numRuns: times(kernel === 'compiled' ? 20 : 2) });
  });
});
