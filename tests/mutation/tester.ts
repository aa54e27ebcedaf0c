import { type ChildProcess, fork } from 'node:child_process';
import { ROOT } from '../export-paths.ts';
import type { Outcome, Trial } from './tester-process.ts';

/** The longest time that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs tests in another process. Starts this process for the first run, and starts a new process if the old one has
 * ended.
 */
export class Tester {
  private process: ChildProcess | undefined;

  /** @param end - The time when all runs must stop, as a value of `performance.now()`. */
  constructor(private readonly end: number) {}

  run(trial: Trial): Promise<Outcome> {
    // The process has its own process group, so that `stop` also ends the processes that the tests have started.
    const tester = (this.process ??= fork(`${ROOT}tests/mutation/tester-process.ts`, {
      ...{ cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true },
    }));
    return new Promise((resolve) => {
      const finish = (outcome: Outcome): void => {
        clearTimeout(watch);
        tester.removeAllListeners();
        if (outcome.result !== 'survived' && outcome.failed === undefined) this.stop();
        resolve(outcome);
      };
      const watch = setTimeout(finish, Math.min(this.end - performance.now(), LONGEST), { result: 'unknown' });
      tester.on('message', finish);
      tester.on('exit', () => {
        this.process = undefined;
        finish({ result: 'noticed' });
      });
      tester.send(trial);
    });
  }

  stop(): void {
    if (this.process !== undefined) process.kill(-this.process.pid!, 'SIGKILL');
    this.process = undefined;
  }
}
