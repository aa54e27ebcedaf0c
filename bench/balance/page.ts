/** Writes tables into the balance page. */
import { readFileSync, writeFileSync } from 'node:fs';

/** The path of the page, relative to the root of the repository. `npm run` starts programs in this folder. */
const PAGE = 'docs/balance.md';

/** Replaces the table between the two comments of the page that contain the name of the table. */
export function writeTable(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->\n`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/balance.md has no place for "${name}".`);
  writeFileSync(PAGE, `${page.slice(0, from + begin.length)}\n${text}\n\n${page.slice(to)}`);
}
