import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPORT_PATHS, ROOT } from './export-paths.ts';

// Lists that cannot be made of package.json must not differ from it.
describe('export paths', () => {
  it('each has a source', () => {
    expect(EXPORT_PATHS.filter(({ source }) => !existsSync(ROOT + source))).toEqual([]);
  });

  it('are known to the compiler, for the examples', () => {
    const { compilerOptions } = read('tsconfig.json') as { compilerOptions: { paths: unknown } };

    expect(compilerOptions.paths).toEqual(
      Object.fromEntries(EXPORT_PATHS.map(({ specifier, source }) => [specifier, [`./${source}`]])),
    );
  });

  it('each is documented', () => {
    const { entryPoints } = read('typedoc.json') as { entryPoints: string[] };

    expect(entryPoints.toSorted()).toEqual(EXPORT_PATHS.map(({ source }) => source).toSorted());
  });

  it('each has types for a TypeScript that does not read `exports`', () => {
    const { typesVersions, types } = read('package.json') as { typesVersions: Record<'*', object>; types: string };

    // Such a TypeScript knows no ES modules.
    const paths = EXPORT_PATHS.filter(({ isModuleOnly }) => !isModuleOnly);
    const [main, ...others] = paths.map(({ built }) => `./dist/${built}.d.cts`);
    const names = paths.slice(1).map(({ specifier }) => specifier.replace('countersheet/', ''));
    expect(types).toBe(main);
    expect(typesVersions['*']).toEqual(Object.fromEntries(names.map((name, index) => [name, [others[index]]])));
  });
});

function read(path: string): unknown {
  return JSON.parse(readFileSync(ROOT + path, 'utf8'));
}
