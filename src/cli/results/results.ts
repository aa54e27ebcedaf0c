import { command } from '../command.ts';
import { CommandError, EXIT, fromFile } from '../failure.ts';
import { readKnown, replaceFile } from '../journal.ts';
import { csvOf } from './csv.ts';
import { pageOf } from './page.ts';
import { plotter } from './plots.ts';
import { report } from './report.ts';

/**
 * The `results` command: shows the results of a tournament or a campaign. The command does not load the game or the
 * bots.
 */
export const results = command({
  name: 'results',
  takes: '<file>',
  summary: 'Show the results of a tournament',
  example: 'results cup.json --html cup.html',
  options: {
    csv: { value: '<file>', text: 'Write a table with one row per seat' },
    html: { value: '<file>', text: 'Write a page with plots; needs vega and vega-lite' },
  },
  more: () => ['The file is from simulate --json or from a campaign.', '--csv and --html overwrite existing files.'],
  run: async ({ values: { csv, html }, words: [file, ...rest] }, terminal) => {
    if (file === undefined || rest.length > 0) throw new CommandError('Expected one file with results.');
    const known = readKnown(file);
    const texts = [
      ...(csv === undefined ? [] : [[csv, csvOf(known)] as const]),
      ...(html === undefined ? [] : [[html, await pageOf(known, await plotter())] as const]),
    ];
    for (const [path, text] of texts) fromFile(path, () => replaceFile(path, text));
    terminal.out(report(known));
    for (const [path] of texts) terminal.error(`Written: ${path}.`);
    return EXIT.done;
  },
});
