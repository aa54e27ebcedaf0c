import { defineConfig, type Options } from 'tsup';
import { EXPORT_PATHS } from './tests/export-paths.ts';

const library = Object.fromEntries(EXPORT_PATHS.map(({ built, source }) => [built, source]));

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
  dts: {
    entry: library,
    // tsup sets the deprecated `baseUrl` for declarations, which TypeScript 6 refuses without this.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
};

export default defineConfig([
  // The command line needs Node, but says so by itself: its imports are `node:…`. Built along with the library it
  // shares its chunks.
  { ...shared, format: 'esm', entry: { ...library, cli: 'src/cli/main.ts' } },
  { ...shared, format: 'cjs', entry: library },
]);
