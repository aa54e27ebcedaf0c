/** Locks: texts in a file that name a process of this machine. */
import { randomSeed } from '../core/random.ts';

/** The locks of this process. */
const own = new Set<string>();

/** Creates the text of a lock of this process. */
export function newLock(): string {
  const lock = `${String(process.pid)} ${randomSeed()}`;
  own.add(lock);
  return lock;
}

/** Forgets a lock of this process. Returns whether this process had it. */
export function dropLock(lock: string): boolean {
  return own.delete(lock);
}

/** The number of the process that a lock names. `NaN` or 0 if its process was killed before it wrote the number. */
export function processOf(lock: string): number {
  return Number(lock.split(' ', 1)[0]);
}

/**
 * Whether the process of a lock is running. A lock with the number of this process that this process has not created is
 * of a process that has ended, or of another container.
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
    // Processes of other users cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
