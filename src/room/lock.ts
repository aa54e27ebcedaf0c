/**
 * A lock is a text in a file. The text contains the number of a process on this machine: the process that uses the
 * locked folder or file.
 */
import { randomSeed } from '../core/random.ts';

/** The locks that this process has created and has not yet dropped. */
const own = new Set<string>();

/** Creates a lock of this process, and returns the text of the lock. */
export function newLock(): string {
  const lock = `${String(process.pid)} ${randomSeed()}`;
  own.add(lock);
  return lock;
}

/** Drops a lock of this process. Returns false if the lock does not belong to this process. */
export function dropLock(lock: string): boolean {
  return own.delete(lock);
}

/**
 * Returns the number of the process that created a lock; `NaN` or 0 if this process was killed before it wrote the
 * number.
 */
export function processOf(lock: string): number {
  return Number(lock.split(' ', 1)[0]);
}

/**
 * Returns true if the process that created a lock is running. If a lock has the number of this process, but this
 * process has not created the lock, the lock belongs to a process that has ended, or to a process in another container.
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
    // The process is running, but belongs to another user, so this process cannot send a signal to it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
