/** The tests of all refusals of a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Violation } from '../../src/core/errors.ts';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { type GameId, games } from '../../src/games/index.ts';
import type { Messages } from '../../src/messages/messages.ts';

/** Where a line is refused, and why. */
export type Refusal<G extends GameTypes> = readonly [code: string, rule: G['rule'], state: State<G>, line: string];

/** Tries each case and its sentence, and that there is a case for each code that the sources of the game name. */
export function testRefusals<G extends GameTypes>(
  { id }: Game<G>,
  refusalOf: (state: State<G>, line: string) => Violation,
  cases: readonly Refusal<G>[],
): void {
  const tried = cases.map(([code, rule, state, line]) => [rule, code, line, state] as const);
  it.each(tried)('[%s] is %s: %s', async (rule, code, line, state) => {
    const violation = refusalOf(state, line);

    expect(violation).toMatchObject({ code, rule });
    expect((await englishOf(id)).refusal(violation, state)).toMatch(/^[“"\p{L}\p{N}].*\.$/u);
  });

  it('has a case for each code that the sources name', () => {
    const named = codesOf(id);
    const missing = named.filter((each) => cases.every(([code]) => code !== each));

    expect(named.length).toBeGreaterThan(7);
    expect(missing).toEqual([]);
  });
}

async function englishOf(game: string): Promise<Messages> {
  const manifest = await games[game as GameId]();
  return (await manifest.messages['en']!()).messages;
}

function codesOf(game: string): readonly string[] {
  const folder = new URL(`../../src/games/${game}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  return [...sources.matchAll(/violation\(\s*'([a-z-]+)'/g)].map(([, code]) => code!);
}
