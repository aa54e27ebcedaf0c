/** Runs the clickable board of the guide. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { messages } from '../../src/games/up-against-the-wall/messages/en.ts';
import * as rules from '../../src/games/up-against-the-wall/rules/index.ts';
import { actionsAt, renderSvg } from '../../src/pictures/index.ts';
import { renderer } from '../../src/games/up-against-the-wall/picture/index.ts';
import { ROOT } from '../export-paths.ts';

const [, block] = /^```js\n(let state[^]*?)^```$/m.exec(readFileSync(`${ROOT}docs/pictures.md`, 'utf8')) ?? [];

/** The properties of a page element that the example in `docs/pictures.md` uses. */
interface Board {
  innerHTML: string;
  onclick(event: { readonly target: { closest(): { readonly dataset: object } | null } }): void;
}

it('is played to its end by clicks, and draws the last position', () => {
  const board = {} as Board;
  const rng = createRng('clicks');
  const typed: (null | string)[] = [null, '', 'nonsense', 'radicals attack nobody'];
  const prompt = (offered: string): string | null => {
    const lines = offered.split('\n');
    return typed.length > 0 ? typed.shift()! : lines[rng.int(lines.length)]!;
  };
  runInNewContext(block!, {
    ...rules,
    game: rules.upAgainstTheWall,
    messages,
    actionsAt,
    renderSvg,
    renderer,
    board,
    prompt,
  });
  const buttons = (): object[] =>
    [...board.innerHTML.matchAll(/<[^>]*role="button"[^>]* data-(action|place)="([^"]*)"/g)].map(([, kind, value]) => ({
      [kind!]: value,
    }));

  let clicks = 0;
  for (let left = buttons(); left.length > 0 && clicks < 3000; left = buttons(), clicks++) {
    const dataset = left[rng.int(left.length)]!;
    board.onclick({ target: { closest: () => ({ dataset }) } });
  }
  expect(clicks).toBeGreaterThan(100);
  expect(typed).toEqual([]);
  expect(board.innerHTML).toContain('Turn 12 of 12');

  // A click on a button that the board no longer shows, or on no button, changes nothing.
  const last = board.innerHTML;
  for (const dataset of [{ action: 'radicals end-cards' }, { place: 'alumni' }]) {
    board.onclick({ target: { closest: () => ({ dataset }) } });
  }
  board.onclick({ target: { closest: () => null } });
  expect(board.innerHTML).toBe(last);
});
