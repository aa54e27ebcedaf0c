import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { EXPORT_PATHS, type ExportPath } from './tests/export-paths.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const library = entriesOf(EXPORT_PATHS);
const forRequire = entriesOf(EXPORT_PATHS.filter(({ isModuleOnly }) => !isModuleOnly));

/** Modules that are run, or loaded into worker processes, by their files. */
const programs = {
  'cli/main': 'src/cli/main.ts',
  'cli/contest': 'src/cli/contest.ts',
  'tournament-workers/worker': 'src/tournament-workers/worker.ts',
};

/**
 * Marks each schema as free of side effects. Valibot says so where it declares its functions, but esbuild reads that in
 * one file only: whoever bundles with it would keep all schemas that a module makes, used or not.
 */
const schemasAreFree: EsbuildPlugin = {
  name: 'schemas-are-free',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return source.includes("import * as v from 'valibot'")
        ? { contents: source.replaceAll(SCHEMA, '/* @__PURE__ */ $&'), loader: 'ts' }
        : undefined;
    });
  },
};

/** The call of a function, of valibot or of ours, that makes a schema rather than reads with it; in a doc comment none. */
const SCHEMA =
  /(?<!^ *\*.*)(?<![.\w])(?<!@__PURE__ \*\/ |function )(?:v\.(?!parse|safeParse|is\(|assert)[a-z]\w*|consistent|namedRecord|atLeast|whole)\(/gm;

/**
 * Marks the functions of a game that `index.ts` exports by their own names as free of side effects: to a bundler, to take
 * an object apart might call something, so that it would keep them for who plays by the object.
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
  // With shared chunks an error class is one class on every export path; copied into each, `instanceof` would fail
  // between them. CJS has them too, but only when asked.
  splitting: true,
  silent: true,
  external: [/^node:/],
  removeNodeProtocol: false,
  esbuildPlugins: [schemasAreFree, namesAreFree],
};

/** Declarations are bundled from those that the compiler has written; compiling the sources again would take as long. */
const declarations: Options['dts'] = {
  entry: Object.fromEntries(EXPORT_PATHS.map(({ built }) => [built, `.declarations/${built}.d.ts`])),
  // tsup sets the deprecated `baseUrl` for declarations, which TypeScript 6 refuses without this.
  compilerOptions: { ignoreDeprecations: '6.0' },
};

export default defineConfig([
  // The command line needs Node, but says so by itself: its imports are `node:…`. Built along with the library it
  // shares its chunks.
  { ...shared, format: 'esm', entry: { ...library, ...programs }, sourcemap: true, dts: declarations },
  // What tsup does to shared chunks for `require` leaves maps without sources, with the folder that was built in.
  { ...shared, format: 'cjs', entry: forRequire, sourcemap: false },
]);

function entriesOf(paths: readonly ExportPath[]): Record<string, string> {
  return Object.fromEntries(paths.map(({ built, source }) => [built, source]));
}
