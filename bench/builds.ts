/** Builds bundles of another commit and of the working tree. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type * as Entry from './subjects.ts';

/** The loaded games of one of the two compared versions: the other commit or the working tree. */
export type Build = typeof Entry;

/**
 * The bundle of each version uses this file as it is in that version, so folders and names can differ between the
 * versions.
 */
const ENTRY = 'bench/subjects.ts';

/**
 * The folder of the bundles. The folder is in `node_modules`, so that the bundles find the packages of the repository.
 */
const CACHE = 'node_modules/.cache/countersheet';

/** The comparison that the command line requests. */
export interface Comparison {
  /** The abbreviated hash of the commit. */
  readonly sha: string;
  /** The bundles of the commit and of the working tree. */
  readonly paths: { readonly commit: string; readonly tree: string };
  /** The ids of the games to compare; `[]` means all games. */
  readonly games: readonly string[];
  readonly matches: number;
  readonly seed: string;
}

/** Parses the arguments `<commit> [--games id,id] [--matches 1000] [--seed 1]`, and bundles both commits. */
export async function comparison(args: readonly string[]): Promise<Comparison> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '' },
      matches: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [commit = 'HEAD'] = positionals;
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  const [first, second] = [await commitBundle(sha), await bundle('.', 'working-tree')];
  return {
    sha: sha.slice(0, 7),
    paths: { commit: first, tree: second },
    games: values.games.split(',').filter((name) => name !== ''),
    matches: positive(values.matches),
    seed: values.seed,
  };
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`Expected a whole number from 1, not ${text}.`);
  return number;
}

/** Loads a bundle. */
export async function load(path: string): Promise<Build> {
  return (await import(pathToFileURL(path).href)) as Build;
}

/** Returns the requested games. Throws if the build lacks one of the requested games. */
export function gamesOf({ subjects }: Build, asked: readonly string[]): readonly string[] {
  const names = Object.keys(subjects);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`No game "${unknown}": expected some of ${names.join(', ')}.`);
  return asked.length === 0 ? names : asked;
}

function commitBundle(sha: string): Promise<string> {
  const folder = `${CACHE}/${sha}`;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', sha, 'bench', 'src', 'tests', 'tsconfig.json') });
  return bundle(folder, sha);
}

/**
 * Bundles the sources in a folder. The file name contains the process id, so that another run at the same time does not
 * overwrite the bundle.
 */
async function bundle(sources: string, name: string): Promise<string> {
  const outfile = resolve(CACHE, `${name}.${process.pid}.mjs`);
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    absWorkingDir: resolve(sources),
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: 2 ** 30 });
}
