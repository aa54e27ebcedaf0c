/** Tests all refusals of a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Violation } from '../../src/core/errors.ts';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { type GameId, games } from '../../src/games/index.ts';
import type { Messages } from '../../src/messages/messages.ts';

/** A position, a line that the game refuses in this position, and the code and rule of the violation. */
export type Refusal<G extends GameTypes> = readonly [code: string, rule: G['rule'], state: State<G>, line: string];

/** Tests each case. Also checks that there is a case for each violation code in the sources of the game. */
export function testRefusals<G extends GameTypes>(
  { id }: Game<G>,
  refusalOf: (state: State<G>, line: string) => Violation,
  cases: readonly Refusal<G>[],
): void {
  let languages: readonly Messages[];
  beforeAll(async () => {
    const { messages } = await games[id as GameId]();
    languages = await Promise.all(Object.values(messages).map(async (load) => (await load()).messages));
  });

  const tried = cases.map(([code, rule, state, line]) => [rule, code, line, state] as const);
  it.each(tried)('[%s] is %s: %s', (rule, code, line, state) => {
    const violation = refusalOf(state, line);

    expect(violation).toMatchObject({ code, rule });
    for (const messages of languages) expect(messages.refusal(violation, state)).toMatch(/^[“„"\p{L}\p{N}].*\.$/u);
  });

  it('has a test case for each violation code in the sources of the game', () => {
    const named = codesOf(id);
    const missing = named.filter((each) => cases.every(([code]) => code !== each));

    expect(named.length).toBeGreaterThan(7);
    expect(missing).toEqual([]);
  });
}

function codesOf(game: string): readonly string[] {
  const folder = new URL(`../../src/games/${game}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  return [...sources.matchAll(/violation\(\s*'([a-z-]+)'/g)].map(([, code]) => code!);
}
