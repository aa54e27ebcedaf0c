import type { TournamentResults } from '../../tournaments/results.ts';
import { fromFile } from '../failure.ts';
import { refuseUnwritable, replaceFile } from '../journal.ts';
import { csvOf } from './csv.ts';
import { pageOf } from './page.ts';
import { plotter } from './plots.ts';

/** The result files that the user requested. */
interface OutputFiles {
  readonly csv: string | undefined;
  readonly html: string | undefined;
}

/**
 * Checks that the result files can be written. Returns a function that writes them after the run and returns the lines
 * of a report.
 *
 * @throws {@link CommandError} if a file is not writable, or the libraries of the page are not installed.
 */
export async function writers({
  csv,
  html,
}: OutputFiles): Promise<(results: TournamentResults) => Promise<readonly string[]>> {
  refuseUnwritable('--csv', csv);
  refuseUnwritable('--html', html);
  const plots = html === undefined ? undefined : await plotter();
  return async (results) => {
    const texts = [
      ...(csv === undefined ? [] : [[csv, csvOf(results)] as const]),
      ...(html === undefined || plots === undefined ? [] : [[html, await pageOf(results, plots)] as const]),
    ];
    for (const [file, text] of texts) fromFile(file, () => replaceFile(file, text));
    return texts.map(([file]) => `Written: ${file}.`);
  };
}
