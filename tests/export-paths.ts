/**
 * The export paths of the package, read from package.json. The build, the tests and the checks all use this list.
 * Therefore no new export path can be forgotten.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An export path of the package. */
export interface ExportPath {
  /** The import specifier: `'countersheet/core'`. */
  readonly specifier: string;
  /** The source file, relative to the root of the repository: `'src/core/index.ts'`. */
  readonly source: string;
  /** The built file, relative to `dist` and without an extension: `'core/index'`. */
  readonly built: string;
  /** Whether the path can be imported but not loaded with `require`. */
  readonly isModuleOnly: boolean;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<
    Record<string, string | { readonly import: { readonly default: string }; readonly require?: object }>
  >;
}

/** The root of the repository, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Manifest;

/** The ids of the games: the names of their folders. */
export const GAMES = readdirSync(`${ROOT}src/games`, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

/**
 * Every export path that contains code, in the order of package.json. A path with `*` is replaced by one path for each
 * game.
 */
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

/** Aliases with which Vitest loads the sources of the package under its public names. */
export const SOURCES: readonly { readonly find: RegExp; readonly replacement: string }[] = EXPORT_PATHS.map(
  ({ specifier, source }) => ({ find: new RegExp(`^${specifier}$`), replacement: ROOT + source }),
);
