/** Runs every command in the guides. Each simulation plays only one round, in one process. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { told } from './told.ts';

/**
 * `tests/package/contest.test.ts` runs the commands of this guide, because they need the bot that the guide describes.
 */
const FOLLOWED = 'contest.md';

const pages = [
  'README.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md') && name !== FOLLOWED)
    .map((name) => `docs/${name}`),
];
const lines = pages.flatMap((page) => linesIn(page).map((line) => [page, line] as const));

let folder: string;
const before = process.cwd();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersheet-documented-'));
  process.chdir(folder);
  // Some guides replay the match in `match.json`.
  await told('play up-against-the-wall --record match.json', { lines: ['1', 'concede'] });
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it('finds them', () => {
  expect(lines.length).toBeGreaterThan(10);
});

it.each(lines)('%s: %s', async (_page, line) => {
  const words = line.replace(/(--games|--workers) \d+/g, '$1 1');

  const { code, error } = await told(words);
  expect(code, error).toBe(0);
});

it.each(['play', 'demo', 'replay', 'rules', 'odds', 'simulate'])('has one example in the help of %s', async (name) => {
  const { out } = await told(`help ${name}`);
  const examples = [...out.matchAll(/^Example: countersheet (.*)$/gm)].map(([, words]) => words!);

  expect(examples).toEqual([expect.stringMatching(`^${name} `)]);
  const { code, error } = await told(examples[0]!.replace(/(--games) \d+/, '$1 1'));
  expect(code, error).toBe(0);
});

it('shows the same first command without arguments as in the README', async () => {
  const { out } = await told('');

  expect(out.split('\n')[0]).toBe(`Play a match:  countersheet ${linesIn('README.md')[0]!}`);
});

/** The arguments of each `countersheet` command in the `sh` blocks of a page. */
function linesIn(page: string): readonly string[] {
  const blocks = readFileSync(ROOT + page, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm);
  return [...blocks].flatMap(([, block]) =>
    [...block!.matchAll(/^(?:npx )?countersheet (.*?)(?: +#.*)?$/gm)].map(([, words]) => words!),
  );
}
