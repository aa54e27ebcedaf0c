/** Tests the inputs of the corpus, which `npm run fuzz` has found. */
import { describe, expect, it } from 'vitest';
import { corpusOf } from './corpus.ts';
import { answerTo, DOORS } from './doors.ts';
import { TARGETS } from './inputs.ts';

describe.each(TARGETS.map((target) => [target.game.id, target] as const))('%s', (id, target) => {
  it('takes or refuses every input of the corpus as documented', () => {
    const inputs = corpusOf(id);
    const answers = inputs.map((input) => answerTo(target, input));

    expect(new Set(inputs.map(({ door }) => door))).toEqual(new Set(DOORS));
    expect(answers.every((answer) => answer !== '')).toBe(true);
  });
});
