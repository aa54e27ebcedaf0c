import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPORT_PATHS, GAMES, ROOT } from './export-paths.ts';

// Checks handwritten lists of export paths, which cannot be generated from package.json.
describe('export paths', () => {
  it('each has a source', () => {
    expect(EXPORT_PATHS.filter(({ source }) => !existsSync(ROOT + source))).toEqual([]);
  });

  it('are known to the compiler of the examples', () => {
    const { compilerOptions } = read('tsconfig.json') as { compilerOptions: { paths: Record<string, string[]> } };
    const sourceOf = (specifier: string): string | undefined => {
      for (const [pattern, targets] of Object.entries(compilerOptions.paths)) {
        const [start = '', end = ''] = pattern.split('*');
        if (!pattern.includes('*') && pattern !== specifier) continue;
        if (!specifier.startsWith(start) || !specifier.endsWith(end)) continue;
        const star = specifier.slice(start.length, specifier.length - end.length);
        const found = targets.map((target) => target.replace('*', star)).find((file) => existsSync(ROOT + file));
        if (found !== undefined) return found.slice(2);
      }
      return undefined;
    };

    expect(EXPORT_PATHS.map(({ specifier }) => sourceOf(specifier))).toEqual(EXPORT_PATHS.map(({ source }) => source));
  });

  it('each is documented', () => {
    const { entryPoints } = read('typedoc.json') as { entryPoints: string[] };
    const files = entryPoints.flatMap((each) =>
      each.includes('*') ? GAMES.map((game) => each.replace('*', game)) : [each],
    );

    expect(files.toSorted()).toEqual(EXPORT_PATHS.map(({ source }) => source).toSorted());
  });

  it('each has types for TypeScript versions that do not read `exports`', () => {
    const { typesVersions, types, exports } = read('package.json') as {
      typesVersions: Record<'*', object>;
      types: string;
      exports: Record<string, { readonly require?: { readonly types: string } }>;
    };

    // Versions of TypeScript that need `typesVersions` do not support ES modules, so only paths with `require` are
    // listed.
    const { '.': main, ...others } = exports;
    const files = Object.entries(others).flatMap(([path, { require }]) =>
      require === undefined ? [] : [[path.slice(2), [require.types]] as const],
    );
    // Without the entries of `ownFiles`, the pattern for games would also match other files of the package.
    const ownFiles = { 'dist/*': ['./dist/*'], 'package.json': ['./package.json'] };
    expect(types).toBe(main?.require?.types);
    expect(typesVersions['*']).toEqual({ ...ownFiles, ...Object.fromEntries(files) });
  });
});

function read(path: string): unknown {
  return JSON.parse(readFileSync(ROOT + path, 'utf8'));
}
