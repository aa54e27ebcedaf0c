import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { play } from './random-matches.ts';
import { type Subject, SUBJECTS } from '../games/subjects.ts';

/** The number of matches of each game that `FC_RUNS` requests, or 0. */
const MATCHES = Number(process.env['FC_RUNS'] ?? 0);

/** The number of recorded steps of a match. */
const STEPS = 240;

describe.each(SUBJECTS)('random matches of $id', (subject) => {
  it('are described in every language without internal names', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < (MATCHES || subject.narrated.matches); seed++)
      for (const each of play(subject, seed)) met.add(each);

    expect(met.size).toBeGreaterThan(0);
    if (MATCHES > 0) console.log(`${subject.id}: ${String(MATCHES)} matches; never met: ${missing(subject, met)}`);
  });

  it('are told as recorded', async () => {
    await expect(`${told(subject).join('\n')}\n`).toMatchFileSnapshot(`matches/${subject.id}.txt`);
  });
});

/** The English messages of the first steps of a match, with the picture after every 40 steps. */
function told({ game, english: { messages }, narrated }: Subject): readonly string[] {
  const rng = createRng('told');
  const lines: string[] = [];
  let step = game.start({ ...narrated.options[0], seed: 1 });
  for (let length = 0; length < STEPS; length++) {
    const { state, actions, events } = step;
    for (const action of actions) lines.push(`- ${messages.label(action, state)}`);
    for (const event of events) lines.push(messages.describe(event, state));
    if (game.turn(state).kind === 'over') break;
    if (length % 40 === 0) lines.push(messages.picture(state), messages.phase(state));
    step = game.step(state, game.randomAction(state, rng));
  }
  return lines;
}

function missing({ english: { messages } }: Subject, met: ReadonlySet<string>): string {
  const { catalogue } = messages;
  const all = [
    ...Object.keys(catalogue.events).map((each) => `event ${each}`),
    ...Object.keys(catalogue.actions).map((each) => `action ${each}`),
    ...Object.keys(catalogue.refusals).map((each) => `refusal ${each}`),
  ];
  return all.filter((each) => !met.has(each)).join(', ');
}
