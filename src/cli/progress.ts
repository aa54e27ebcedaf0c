import type { TournamentProgress } from '../tournaments/run.ts';
import { testLine } from './results/report.ts';
import type { Terminal } from './terminal.ts';

/** The time between two progress lines, in milliseconds, if the output cannot overwrite a line. */
const LINE_INTERVAL = 15_000;

/**
 * Creates a progress display. On a terminal, the display updates one line; on other outputs, it prints a new line every
 * 15 seconds.
 *
 * @param clock - Returns the current time in milliseconds.
 */
export function shownOn(
  { progress, error }: Pick<Terminal, 'progress' | 'error'>,
  clock = (): number => performance.now(),
): (made: TournamentProgress) => Promise<void> {
  let last = clock();
  return async (made) => {
    const isDue = clock() - last >= LINE_INTERVAL;
    if (progress !== undefined) progress(progressLine(made));
    else if (isDue) error(progressLine(made));
    if (isDue) last = clock();
    // Waits for one turn of the event loop, in which the process can handle SIGINT.
    await new Promise((resume) => setImmediate(resume));
  };
}

function progressLine({ played: count, planned, sprt: test }: TournamentProgress): string {
  const matches = `${String(count)} of ${String(planned)} matches`;
  return test === undefined ? matches : `${matches}, ${testLine(test)}`;
}
