import type { TournamentProgress } from '../tournaments/run.ts';
import { testLine } from './results/report.ts';
import type { Terminal } from './terminal.ts';

/** Milliseconds between lines, where each is a line of its own. */
const NOW_AND_THEN = 15_000;

/**
 * What shows it: in one line that is written over, or in a line now and then where nobody watches.
 *
 * @param clock - Milliseconds from any beginning.
 */
export function shownOn(
  { progress, error }: Pick<Terminal, 'progress' | 'error'>,
  clock = (): number => performance.now(),
): (made: TournamentProgress) => Promise<void> {
  let last = clock();
  return async (made) => {
    const isDue = clock() - last >= NOW_AND_THEN;
    if (progress !== undefined) progress(progressLine(made));
    else if (isDue) error(progressLine(made));
    if (isDue) last = clock();
    // Lets an interruption in.
    await new Promise((resume) => setImmediate(resume));
  };
}

function progressLine({ played: count, planned, sprt: test }: TournamentProgress): string {
  const matches = `${String(count)} of ${String(planned)} matches`;
  return test === undefined ? matches : `${matches}, ${testLine(test)}`;
}
