import { describe, expect, it } from 'vitest';
import { play } from './random-matches.ts';
import { type ToldGame, TOLD_GAMES } from './narrated-games.ts';

/** `FC_RUNS` says how many in a thorough run. */
const MATCHES = Number(process.env['FC_RUNS'] ?? 0);

describe.each(TOLD_GAMES.map((told) => [told.game.id, told] as const))('random matches of %s', (_id, told) => {
  it('are told in every language without a name that only programs know', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < (MATCHES || told.matches); seed++) for (const each of play(told, seed)) met.add(each);

    expect(met.size).toBeGreaterThan(0);
    if (MATCHES > 0) console.log(`${told.game.id}: ${String(MATCHES)} matches; never met: ${missing(told, met)}`);
  });
});

function missing({ en: { messages } }: ToldGame, met: ReadonlySet<string>): string {
  const { catalogue } = messages;
  const all = [
    ...Object.keys(catalogue.events).map((each) => `event ${each}`),
    ...Object.keys(catalogue.actions).map((each) => `action ${each}`),
    ...Object.keys(catalogue.refusals).map((each) => `refusal ${each}`),
  ];
  return all.filter((each) => !met.has(each)).join(', ');
}
