/** Finds the imports between the files of `src`, `tests` and `examples`, except imports of types. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXPORT_PATHS, ROOT } from '../export-paths.ts';

/** A pattern for import statements, and for paths of files that a test bundles. */
const IMPORT =
  /^(?:import|export) (?!type )[^;]*? from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|\$\{ROOT\}([\w/.-]+\.ts)/gm;

/** All files except those that git ignores, such as installed packages. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tests', 'examples'], {
  ...{ cwd: ROOT, encoding: 'utf8' },
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && existsSync(ROOT + file));

const SOURCES = new Map(EXPORT_PATHS.map(({ specifier, source }) => [specifier, source]));

/** For each file, the files that import it. */
const IMPORTERS = new Map<string, string[]>();
for (const file of FILES) {
  for (const [, ...found] of readFileSync(ROOT + file, 'utf8').matchAll(IMPORT)) {
    const name = found.find(Boolean)!;
    const imported = name.startsWith('.') ? join(dirname(file), name) : (SOURCES.get(name) ?? name);
    IMPORTERS.set(imported, [...(IMPORTERS.get(imported) ?? []), file]);
  }
}

/** The files that import a file directly or through other files, nearest files first. */
export function importersOf(file: string): readonly string[] {
  const found = new Set([file]);
  for (const each of found) for (const importer of IMPORTERS.get(each) ?? []) found.add(importer);
  return [...found].slice(1);
}
