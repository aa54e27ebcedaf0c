import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Game, GameTypes, State, View } from '../src/core/game.ts';
import { laws, type TestSubject } from '../src/testkit/index.ts';
import { SUBJECTS } from './games/subjects.ts';
import { times } from './times.ts';
import { TINY_SUBJECTS } from './tiny-games/subjects.ts';

const subjects: readonly TestSubject<GameTypes>[] = [
  ...SUBJECTS.map(({ game, english: { messages, rulebook }, options, laws: own }) => ({
    ...{ game, messages, rulebook, options },
    ...(game.hasPerfectInformation ? { worlds: onlyWorldOf(game) } : {}),
    ...own,
  })),
  ...TINY_SUBJECTS,
];

/** For games without secrets: every view fits exactly one world. */
function onlyWorldOf({ players }: Game<GameTypes>): (view: View<GameTypes>) => readonly State<GameTypes>[] {
  return (view) => {
    const { setup, table } = view;
    return [{ setup, table, secrets: Object.fromEntries(players(view).map((name) => [name, {}])), hidden: {} }];
  };
}

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))('%s', (_id, subject) => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: Math.max(2, times(20)) });
  });
});
