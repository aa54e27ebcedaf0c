/** Plays every game with simulated persons who know only the text on the screen. */
import { describe, expect, it } from 'vitest';
import { plain } from '../../src/cli/color.ts';
import { GAME_IDS } from '../../src/cli/game.ts';
import { run } from '../../src/cli/run.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { some } from '../times.ts';

/** The maximum number of lines that a person types. */
const LINES_MOST = 4000;

/** A terminal at which a simulated person reads the screen and answers the prompts. */
class Person implements Terminal {
  readonly links = false;
  readonly paint = plain;
  readonly screen: string[] = [];
  typed = 0;
  readonly #answer: (lines: readonly string[], prompt: string) => string;
  #read = 0;

  constructor(answer: (lines: readonly string[], prompt: string) => string) {
    this.#answer = answer;
  }

  readonly out = (line: string): void => void this.screen.push(...line.split('\n'));
  readonly error = (line: string): void => void this.screen.push(`error: ${line}`);

  readonly ask = (prompt: string): Promise<string | undefined> => {
    const line = this.#answer(this.screen.slice(this.#read), prompt);
    this.#read = this.screen.length;
    this.out(`${prompt}${line}`);
    return Promise.resolve(++this.typed > LINES_MOST ? undefined : line);
  };
}

/** Chooses a random number from the menu, or a random amount in the requested range. */
function byNumbers(rng: Rng): (lines: readonly string[], prompt: string) => string {
  return (lines, prompt) => {
    const [, least, most] = / (\d+) to (\d+)\)> $/.exec(prompt) ?? [];
    if (least !== undefined) return String(Number(least) + rng.int(Number(most) - Number(least) + 1));
    // The menu is below the table, and the table may contain numbers, too.
    const menu = lines.slice(lines.lastIndexOf('') + 1);
    const numbers = menu.flatMap((line) => /^ {0,2}(\d+) {2}\S/.exec(line)?.[1] ?? []);
    return numbers.length === 0 ? '' : numbers[rng.int(numbers.length)]!;
  };
}

/** For each game, command-line arguments that make matches short. */
const WORDS: Readonly<Record<string, string>> = {
  'air-war': 'air-war --set maxCycles=2',
  'revolting-behaviour': 'revolting-behaviour --players 2',
  'world-game': 'world-game --players 3',
};

async function playedBy(person: Person, game: string): Promise<readonly string[]> {
  const words = `play ${WORDS[game] ?? game} --seed person --as all`.split(' ');
  expect(await run(words, person, { version: () => '' })).toBe(0);
  return person.screen;
}

describe('a person', () => {
  it.each(some(GAME_IDS, 1))(
    'who types only numbers of the menus reaches the end of %s, and is never refused',
    async (game) => {
      const person = new Person(byNumbers(createRng(game)));
      const screen = await playedBy(person, game);

      expect(person.typed).toBeLessThan(LINES_MOST);
      expect(screen.filter((line) => /^(Expected|Unknown|Too many|This is not)|Type why/.test(line))).toEqual([]);
    },
  );

  it.each(some(GAME_IDS, 1))('who always plays the hint of the strategist reaches the end of %s', async (game) => {
    const person = new Person(() => 'hint play');
    const screen = await playedBy(person, game);

    expect(person.typed).toBeLessThan(LINES_MOST);
    expect(screen.filter((line) => line.startsWith('The strategist suggests: ')).length).toBeGreaterThan(5);
  });
});
