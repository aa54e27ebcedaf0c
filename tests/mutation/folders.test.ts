import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { EXPORTED_FOLDERS, exportedFolderOf, SOURCE_FILES, testFoldersOf, testsOf } from './folders.ts';
import { mutantsOf } from './mutants.ts';

describe('mutation testing', () => {
  it('covers every exported folder', () => {
    const covered = new Set(SOURCE_FILES.filter((file) => testsOf(file).length > 0).map(exportedFolderOf));

    // The folders `src/games` and `src` only export other folders.
    expect(EXPORTED_FOLDERS.filter((folder) => !covered.has(folder))).toEqual(['src/games', 'src']);
  });

  it('runs tests for every file of an exported folder', () => {
    const untested = SOURCE_FILES.filter((file) => exportedFolderOf(file) !== undefined && testsOf(file).length === 0);

    expect(untested.filter((file) => mutantsOf(file, readFileSync(ROOT + file, 'utf8')).length > 0)).toEqual([]);
  });

  it('names folders that have tests', () => {
    const named = new Set(SOURCE_FILES.flatMap(testFoldersOf));
    const hasTests = (folder: string): boolean => readdirSync(ROOT + folder).some((file) => file.endsWith('.test.ts'));

    expect([...named].filter((folder) => !hasTests(folder))).toEqual([]);
  });
});
