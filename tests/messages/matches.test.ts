import { describe, expect, it } from 'vitest';
import { play } from './random-matches.ts';
import { type Subject, SUBJECTS } from '../games/subjects.ts';

/** The number of matches in a thorough run. */
const MATCHES = Number(process.env['FC_RUNS'] ?? 0);

describe.each(SUBJECTS)('random matches of $id', (subject) => {
  it('are described in every language without internal names', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < (MATCHES || subject.narrated.matches); seed++)
      for (const each of play(subject, seed)) met.add(each);

    expect(met.size).toBeGreaterThan(0);
    if (MATCHES > 0) console.log(`${subject.id}: ${String(MATCHES)} matches; never met: ${missing(subject, met)}`);
  });
});

function missing({ english: { messages } }: Subject, met: ReadonlySet<string>): string {
  const { catalogue } = messages;
  const all = [
    ...Object.keys(catalogue.events).map((each) => `event ${each}`),
    ...Object.keys(catalogue.actions).map((each) => `action ${each}`),
    ...Object.keys(catalogue.refusals).map((each) => `refusal ${each}`),
  ];
  return all.filter((each) => !met.has(each)).join(', ');
}
