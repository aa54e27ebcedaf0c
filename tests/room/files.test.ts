import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore } from '../../src/room/files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rooms-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a folder of logs', () => {
  async function reopened(change: (path: string) => void): Promise<readonly string[]> {
    const first = await fileStore(folder);
    await first.append('m', 0, ['a', 'b', 'c']);
    await first.close();
    change(join(folder, 'm.log'));
    const second = await fileStore(folder);
    const lines = await second.read('m', 0);
    expect(await second.append('m', lines.length, ['d'])).toBe(true);
    await second.close();
    const third = await fileStore(folder);
    expect(await third.read('m', 0)).toEqual([...lines, 'd']);
    await third.close();
    return lines;
  }

  it('loses only an incomplete last line', async () => {
    expect(await reopened((path) => appendFileSync(path, '12345678 {"kin'))).toEqual(['a', 'b', 'c']);
    expect(existsSync(join(folder, 'm.damaged'))).toBe(false);
  });

  it.each<[string, (text: string) => string]>([
    ['damaged', (text) => text.replace(' b', ' x')],
    ['lost', (text) => text.replace(/^.* b\n/m, '')],
    ['doubled', (text) => text.replace(/^(.* a\n)/m, '$1$1')],
    ['zeroed', (text) => text.replace(/ b\n/, '\0\0\n')],
  ])('is read up to a line that was %s, and the rest is saved aside', async (_, damage) => {
    expect(await reopened((path) => writeFileSync(path, damage(readFileSync(path, 'utf8'))))).toEqual(['a']);
    expect(readFileSync(join(folder, 'm.damaged'), 'utf8')).toMatch(/ c\n$/);
  });

  it('is locked against a second user', async () => {
    const store = await fileStore(folder);

    await expect(fileStore(folder)).rejects.toThrow(`in use by process ${String(process.pid)}`);
    await store.close();
    await (await fileStore(folder)).close();
  });

  it('can be opened after its process was killed, also if its number is in use again', async () => {
    for (const left of ['999999999 x', `${String(process.pid)} x`, '', 'nonsense']) {
      writeFileSync(join(folder, 'lock'), left);
      await (await fileStore(folder)).close();
    }
  });

  it('accepts nothing from a user whose lock was taken', async () => {
    const store = await fileStore(folder);
    writeFileSync(join(folder, 'lock'), '1 x');

    await expect(store.append('m', 0, ['a'])).rejects.toThrow('Another process');
    await store.close();
  });
});
