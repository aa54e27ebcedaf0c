/** Repeats the inputs in the corpus. `npm run fuzz` has found these inputs. */
import { describe, expect, it } from 'vitest';
import { EXPORTED_FOLDERS } from '../mutation/folders.ts';
import { corpusOf } from './corpus.ts';
import { answerTo, DOORS } from './doors.ts';
import { TARGETS } from './inputs.ts';
import { PARTS, WITHOUT_ENTRY_POINTS } from './parts.ts';

/** The folders with the code that accepts untrusted data in games. */
const FOLDERS_OF_GAMES = ['src/core', 'src/games/*/rules'];

describe.each(TARGETS.map((target) => [target.game.id, target] as const))('%s', (id, target) => {
  it('takes or refuses every input of the corpus as documented', async () => {
    const inputs = corpusOf(id);
    const answers: string[] = [];
    for (const input of inputs) answers.push(await answerTo(target, input));

    expect(new Set(inputs.map(({ door }) => door))).toEqual(new Set(DOORS));
    expect(answers.every((answer) => answer !== '')).toBe(true);
  });
});

describe('fuzzing', () => {
  it('covers every exported folder with an entry point for data of other origin', () => {
    const covered = new Set([...Object.values(PARTS).map(({ folder }) => folder), ...FOLDERS_OF_GAMES]);
    const excused = Object.keys(WITHOUT_ENTRY_POINTS);

    expect(EXPORTED_FOLDERS.toSorted()).toEqual([...covered, ...excused].toSorted());
  });
});
