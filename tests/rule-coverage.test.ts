import { describe, expect, it } from 'vitest';
import { ruleCoverage } from './rule-coverage.ts';

const rulebooks = {
  nim: {
    'N-1': { title: 'Taking matches', text: 'Take some.' },
    'N-2': { title: 'The end', text: 'The last one wins.' },
  },
};

describe('ruleCoverage', () => {
  it('counts each test once for each rule that it names', () => {
    const titles = ['[N-1] taking > [N-1] should take', 'should win [N-1, N-2]', 'should do [no] harm'];

    expect(ruleCoverage(rulebooks, titles)).toEqual({
      counts: { nim: { 'N-1': 2, 'N-2': 1 } },
      untested: [],
      unknown: [],
    });
  });

  it('finds rules without a test, and names without a rule', () => {
    const { untested, unknown } = ruleCoverage(rulebooks, ['should take (N-2) [N-1]', '[N-3.1]', '[N-3.1] again']);

    expect({ untested, unknown }).toEqual({ untested: ['N-2'], unknown: ['N-3.1'] });
  });
});
