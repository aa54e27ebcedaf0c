/** Builds the modules that worker processes load, because Node 20 cannot load TypeScript. */
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../export-paths.ts';
import { mutant, mutatedText } from '../mutation/mutated.ts';

/**
 * The output folder. Each test process for mutants has its own folder, because several mutants are tested at the same
 * time.
 */
const FOLDER = `${ROOT}node_modules/.cache/countersheet/workers${mutant() === null ? '' : `-${String(process.pid)}`}`;

/**
 * Builds the worker program, the command-line program and the test contests in the same way as the package. Returns the
 * URL of the folder.
 */
export async function builtForWorkers(): Promise<URL> {
  await build({
    entryPoints: {
      'cli/main': `${ROOT}src/cli/main.ts`,
      'cli/contest': `${ROOT}src/cli/contest.ts`,
      'tournament-workers/index': `${ROOT}src/tournament-workers/index.ts`,
      'tournament-workers/worker': `${ROOT}src/tournament-workers/worker.ts`,
      contests: `${ROOT}tests/tournaments/contests.ts`,
    },
    ...{ outdir: FOLDER, bundle: true, splitting: true, packages: 'external' },
    plugins: [{ name: 'mutant', setup: (bundle) => bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => loaded(path)) }],
    ...{ platform: 'node', format: 'esm', target: 'es2022', logLevel: 'warning' },
  });
  return pathToFileURL(`${FOLDER}/`);
}

function loaded(path: string): { readonly contents: string; readonly loader: 'ts' } | undefined {
  const contents = mutatedText(path);
  return contents === undefined ? undefined : { contents, loader: 'ts' };
}
