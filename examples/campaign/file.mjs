// Runs a campaign on one machine, with worker processes and a file. The first line of the file describes the
// campaign, and each other line is the result of a match. A crash leaves at most a half-written last line.
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { startWorkers } from 'countersheet/tournament-workers';

export function openFile(name, workers) {
  const file = `${name}.jsonl`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const [record, ...matches] = lines.map((line) => JSON.parse(line));
  const lineOf = (value) => `${JSON.stringify(value)}\n`;
  return {
    record,
    read: () => ({ matches }),
    begin(record, url, argument) {
      writeFileSync(`${file}.new`, [record, ...matches].map(lineOf).join(''));
      renameSync(`${file}.new`, file);
      return startWorkers(url, { budget: record.terms.budget, decisionTime: record.decisionTime, workers, argument });
    },
    onResult: (result) => appendFileSync(file, lineOf(result)),
    finish: () => undefined,
    close: () => undefined,
  };
}
