/** Tests the example game *Fords* as a package that a user installs and plays. */
import { exec } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { Consumer } from './consumer.ts';

const consumer = new Consumer();
const example = `${ROOT}examples/fords/`;

beforeAll(async () => {
  consumer.copyInstalled(inject('installed'));
  await consumer.install(await consumer.pack(builtPackage()));
});

/** Builds the example in its own folder. */
function builtPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fords-'));
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
  const about = JSON.parse(readFileSync(`${example}package.json`, 'utf8')) as { dependencies: object };
  const dependencies = { ...about.dependencies, countersheet: version };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, private: false, dependencies }));
  mkdirSync(join(folder, 'dist'));
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  };
  for (const file of readdirSync(example).filter((name) => name.endsWith('.ts'))) {
    const { outputText } = ts.transpileModule(readFileSync(example + file, 'utf8'), { compilerOptions });
    writeFileSync(join(folder, 'dist', file.replace(/\.ts$/, '.js')), outputText);
  }
  return folder;
}

async function printed(words: string, lines: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, out: string): void => (error === null ? resolve(out) : reject(error));
    const { stdin } = exec(`npx countersheet ${words}`, { cwd: consumer.folder }, done);
    stdin?.end(lines.map((line) => `${line}\n`).join(''));
  });
}

describe('Fords, installed from its package', () => {
  it('is played in the terminal, in both languages', async () => {
    const hiding = ['', 'hide r7 0204', 'move r1 0403', 'hide r8 0204', '', 'hide b7 0207', 'hide b8 0307'];
    const lines = [...hiding, '', 'move r1 1210', 'concede'];
    const out = await printed('play fords --as all --seed 1', lines);

    expect(out).toContain('r7 is hidden.');
    expect(out).toContain('1210 is too far for r1. (F-3)');
    expect(out).toMatch(/^Blue wins\. +F-6$/m);
    expect(await printed('play fords --as all --seed 1 --language de', lines)).toContain('1210 ist zu weit für r1.');
  });

  it('is simulated by its bots', async () => {
    const out = await printed('simulate fords --bots strategist,random --games 4');

    expect(out).toMatch(/^fords, seed 1969: 4 of 4 matches$/m);
  });

  it('is compiled', async () => {
    await printed('compile ./node_modules/fords/dist/rules.js');

    expect(await printed('compile ./node_modules/fords/dist/rules.js --check')).toContain('kernel.js is up to date.');
  });
});
