/**
 * Stores rooms in the files of a folder, without a database. This module is for Node.
 *
 * @packageDocumentation
 */
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomSeed } from '../core/random.ts';
import { type Disk, logFiles } from './log-files.ts';
import { dropLock, isLockHeld, newLock, processOf } from './lock.ts';
import type { OpenedStore } from './store.ts';

/**
 * Opens a folder as a store, with one file for each match. The files contain seeds and secrets: protect them like
 * passwords. Only one process can use a folder. If several processes share rooms, use a database.
 *
 * @param folder - The path of the folder, which is created if it does not exist.
 * @throws Error if another process uses the folder, or if this process cannot write to the folder.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 *
 * const store = await fileStore(mkdtempSync(`${tmpdir()}/rooms-`));
 * await store.append('m1', 0, ['a line']) // => true
 * await store.read('m1', 0) // => ['a line']
 * await store.close();
 * ```
 */
export async function fileStore(folder: string): Promise<OpenedStore> {
  await mkdir(folder, { recursive: true });
  const lock = await locked(folder);
  const disk = diskOf(folder);
  const guarded: Disk = {
    ...disk,
    append: async (name, text) => (await lock.check(), disk.append(name, text)),
    replace: async (name, bytes) => (await lock.check(), disk.replace(name, bytes)),
  };
  // `watch` does nothing, because only this process appends to the logs.
  return { ...logFiles(guarded), watch: () => () => undefined, close: lock.release };
}

function diskOf(folder: string): Disk {
  const known = new Set<string>();
  const append = async (name: string, text: string): Promise<void> => {
    await written(join(folder, name), 'a', text);
    if (!known.has(name)) await flushedFolder(folder);
    known.add(name);
  };
  const replace = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = join(folder, name);
    await written(`${path}.new`, 'w', bytes);
    await rename(`${path}.new`, path);
    await flushedFolder(folder);
  };
  return { read: (name) => unlessMissing(readFile(join(folder, name))), append, replace };
}

async function written(path: string, flag: 'a' | 'w', data: string | Uint8Array): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.appendFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes the list of the folder's files to the disk. On Windows, the function does nothing: Windows writes the list
 * automatically, and does not allow a program to open a folder.
 */
async function flushedFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await open(folder, 'r');
  await file.sync().finally(() => file.close());
}

/** Returns the result of a file operation; `undefined` if the file does not exist. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A lock: while a process has the lock, no other process can use the folder. */
interface Lock {
  /** Throws an error if another process has taken the lock. */
  check(this: void): Promise<void>;
  release(this: void): Promise<void>;
}

/**
 * Locks a folder: in this folder, creates a file that names this process. If the folder contains the lock of a process
 * that no longer runs, replaces this lock.
 */
async function locked(folder: string): Promise<Lock> {
  const path = join(folder, 'lock');
  const own = newLock();
  const read = (): Promise<string | undefined> => unlessMissing(readFile(path, 'utf8'));
  while (!(await isCreated(path, own))) {
    const other = await read();
    if (other === undefined) continue;
    if (isLockHeld(other)) throw new Error(`${folder} is in use by process ${String(processOf(other))}.`);
    await removeLock(path, other);
  }
  return {
    async check() {
      if ((await read()) !== own) throw new Error(`Another process now uses ${folder}.`);
    },
    async release() {
      if (dropLock(own) && (await read()) === own) await rm(path);
    },
  };
}

async function isCreated(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock, unless another process has replaced this lock meanwhile. */
async function removeLock(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomSeed()}`;
  await unlessMissing(rename(path, aside));
  if ((await unlessMissing(readFile(aside, 'utf8'))) !== text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
