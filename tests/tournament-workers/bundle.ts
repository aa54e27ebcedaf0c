/** Builds what worker processes load: Node 20 loads no TypeScript. */
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../export-paths.ts';

/** Where it is built to. */
const FOLDER = `${ROOT}node_modules/.cache/countersheet/workers`;

/** Builds the modules that play in worker processes, the command line and the contests of the tests, as the package is built. */
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
    ...{ platform: 'node', format: 'esm', target: 'es2022', logLevel: 'warning' },
  });
  return pathToFileURL(`${FOLDER}/`);
}
