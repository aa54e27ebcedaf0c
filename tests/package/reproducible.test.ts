/** Checks that a second build creates exactly the same package. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';

const execute = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'countersheet-built-elsewhere-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tarball', () => {
  it('is the same, byte for byte, if it is built in another folder and another time zone', async () => {
    const copy = join(folder, 'a', 'copy');
    const { stdout: files } = await git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
    for (const file of files.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file));
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const env = { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'C' };
    await execute('npm', ['run', 'build'], { cwd: copy, env });

    const [here, there] = await Promise.all([packed(ROOT, 'here'), packed(copy, 'there')]);

    expect(there.files).toEqual(here.files);
    expect(there.hash).toBe(here.hash);
  });
});

/** Packs the build. Returns the hash of the tarball, and its files with their sizes. */
async function packed(cwd: string, to: string): Promise<{ readonly hash: string; readonly files: unknown }> {
  const destination = mkdtempSync(join(folder, to));
  const { stdout } = await execute('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], {
    cwd,
  });
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: unknown }];
  return {
    hash: createHash('sha256')
      .update(readFileSync(join(destination, filename)))
      .digest('hex'),
    files,
  };
}

async function git(...words: readonly string[]): Promise<{ readonly stdout: string }> {
  return execute('git', words, { cwd: ROOT, maxBuffer: 2 ** 26 });
}
