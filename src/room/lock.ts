/** A lock is a text in a file. The text names the process of this machine that uses a folder or file. */
import { randomSeed } from '../core/random.ts';

/** The locks that this process has created and not dropped. */
const own = new Set<string>();

/** Creates a lock of this process. Returns its text. */
export function newLock(): string {
  const lock = `${String(process.pid)} ${randomSeed()}`;
  own.add(lock);
  return lock;
}

/** Drops a lock of this process. Returns false if this process did not have the lock. */
export function dropLock(lock: string): boolean {
  return own.delete(lock);
}

/**
 * Returns the number of the process that a lock names; `NaN` or 0 if the process was killed before it wrote the number.
 */
export function processOf(lock: string): number {
  return Number(lock.split(' ', 1)[0]);
}

/**
 * Returns true if the process that a lock names is running. If a lock has the number of this process, but this process
 * has not created it, then it belongs to a process that has ended, or to a process in another container.
 */
export function isLockHeld(lock: string): boolean {
  const pid = processOf(lock);
  return pid === process.pid ? own.has(lock) : isRunning(pid);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs, but belongs to another user, so this process cannot send it a signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
