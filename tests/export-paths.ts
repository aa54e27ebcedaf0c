/**
 * What the package exports, read from package.json: build, tests, and checks take their lists from here, so that a new
 * export path cannot be forgotten in one of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One way into the package. */
export interface ExportPath {
  /** As others import it: `'countersheet/core'`. */
  readonly specifier: string;
  /** Its source file, from the top of the repository: `'src/core/index.ts'`. */
  readonly source: string;
  /** What it is built to, below `dist`, without an extension: `'core/index'`. */
  readonly built: string;
  /** Whether it is built as ES modules only. */
  readonly isModuleOnly: boolean;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<
    Record<string, string | { readonly import: { readonly default: string }; readonly require?: object }>
  >;
}

/** The top of the repository, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Manifest;

/** The ids of the games, each a folder. */
export const GAMES = readdirSync(`${ROOT}src/games`, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

/** Every export path that leads to code, in the order of package.json; of a pattern, the path of each game. */
export const EXPORT_PATHS: readonly ExportPath[] = Object.entries(manifest.exports).flatMap(([path, target]) => {
  if (typeof target === 'string') return [];
  const built = target.import.default.replace(/^\.\/dist\/(.*)\.js$/, '$1');
  const isModuleOnly = target.require === undefined;
  const specifier = manifest.name + path.slice(1);
  return (path.includes('*') ? GAMES : ['']).map((game) => ({
    specifier: specifier.replace('*', game),
    source: `src/${built.replace('*', game)}.ts`,
    built: built.replace('*', game),
    isModuleOnly,
  }));
});

/** For Vitest: the package by its public names is its sources. */
export const SOURCES: readonly { readonly find: RegExp; readonly replacement: string }[] = EXPORT_PATHS.map(
  ({ specifier, source }) => ({ find: new RegExp(`^${specifier}$`), replacement: ROOT + source }),
);
