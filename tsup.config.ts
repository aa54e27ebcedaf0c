import { defineConfig, type Options } from 'tsup';
import { EXPORT_PATHS, type ExportPath } from './tests/export-paths.ts';

const library = entriesOf(EXPORT_PATHS);
const forRequire = entriesOf(EXPORT_PATHS.filter(({ isModuleOnly }) => !isModuleOnly));

/** Modules that are run, or loaded into threads, by their files. */
const programs = {
  'cli/main': 'src/cli/main.ts',
  'cli/contest': 'src/cli/contest.ts',
  'tournament-workers/worker': 'src/tournament-workers/worker.ts',
};

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  // With shared chunks an error class is one class on every export path; copied into each, `instanceof` would fail
  // between them. CJS has them too, but only when asked.
  splitting: true,
  sourcemap: true,
  silent: true,
  external: [/^node:/],
  removeNodeProtocol: false,
};

/** tsup sets the deprecated `baseUrl` for declarations, which TypeScript 6 refuses without this. */
const compilerOptions = { ignoreDeprecations: '6.0' };

export default defineConfig([
  // The command line needs Node, but says so by itself: its imports are `node:…`. Built along with the library it
  // shares its chunks.
  { ...shared, format: 'esm', entry: { ...library, ...programs }, dts: { entry: library, compilerOptions } },
  { ...shared, format: 'cjs', entry: forRequire, dts: { entry: forRequire, compilerOptions } },
]);

function entriesOf(paths: readonly ExportPath[]): Record<string, string> {
  return Object.fromEntries(paths.map(({ built, source }) => [built, source]));
}
