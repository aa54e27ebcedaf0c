import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';
import { EXPORT_PATHS, type ExportPath } from './tests/export-paths.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const library = entriesOf(EXPORT_PATHS);
const forRequire = entriesOf(EXPORT_PATHS.filter(({ isModuleOnly }) => !isModuleOnly));

/** Modules that are started as programs, or loaded by worker processes or the page of `host`. Each needs a file with a fixed name. */
const programs = {
  'cli/main': 'src/cli/main.ts',
  'cli/contest': 'src/cli/contest.ts',
  'ui/room-page': 'src/ui/room-page.ts',
  'tournament-workers/worker': 'src/tournament-workers/worker.ts',
};

/**
 * Marks each call in the value of a constant of a module as free of side effects. Modules of this package only compute
 * such values. Without the marks a bundler keeps all schemas of a module, used or not.
 */
const constantsAreFree: EsbuildPlugin = {
  name: 'constants-are-free',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: withMarks(ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true)), loader: 'ts' };
    });
  },
};

function withMarks(file: ts.SourceFile): string {
  const starts = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) starts.add(node.getStart());
    ts.forEachChild(node, visit);
  };
  file.statements.filter(ts.isVariableStatement).forEach(visit);
  return [...starts]
    .sort((one, other) => other - one)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, file.text);
}

/**
 * Marks the functions that a game's `index.ts` exports by name as free of side effects. Otherwise a bundler keeps all
 * of them, because destructuring an object could call getters.
 */
const namesAreFree: EsbuildPlugin = {
  name: 'names-are-free',
  setup(build) {
    build.onLoad({ filter: /\/src\/games\/[^/]+\/rules\/index\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(NAMES, takenOneByOne);
      if (contents === source) throw new Error(`${path} does not export the functions of its game.`);
      return { contents, loader: 'ts' };
    });
  },
};

const NAMES = /^export const \{([^}]*)\} = (\w+);$/gm;

function takenOneByOne(_: string, names: string, game: string): string {
  const each = names.match(/\w+/g)?.map((name) => `${name} = /* @__PURE__ */ (() => ${game}.${name})()`);
  return `export const ${String(each)};`;
}

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  // With shared chunks, an error class is the same class on every export path; with copies, `instanceof` would fail
  // between paths. For CJS, tsup needs this option explicitly.
  splitting: true,
  silent: true,
  external: [/^node:/],
  removeNodeProtocol: false,
  esbuildPlugins: [namesAreFree, constantsAreFree],
};

/** Bundles the declarations that the compiler has written. Compiling the sources again would double the time. */
const declarations: Options['dts'] = {
  entry: Object.fromEntries(EXPORT_PATHS.map(({ built }) => [built, `.declarations/${built}.d.ts`])),
  // tsup sets the deprecated `baseUrl` for declarations, which TypeScript 6 refuses without this.
  compilerOptions: { ignoreDeprecations: '6.0' },
};

// There are no source maps: they would be two fifths of the tarball, and the names in the built code are not shortened.
export default defineConfig([
  // The command line needs Node, which its `node:` imports show. It is built together with the library, so that both
  // share chunks.
  { ...shared, format: 'esm', entry: { ...library, ...programs }, dts: declarations },
  { ...shared, format: 'cjs', entry: forRequire },
]);

function entriesOf(paths: readonly ExportPath[]): Record<string, string> {
  return Object.fromEntries(paths.map(({ built, source }) => [built, source]));
}
