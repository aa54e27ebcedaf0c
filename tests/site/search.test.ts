/**
 * Checks that the search answers the questions of readers. Uses the search settings of the site and the text of its
 * pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { miniSearch } from '../../docs/.vitepress/search.ts';
import { ROOT } from '../export-paths.ts';
import { QUESTIONS } from './readers-questions.ts';

const DOCS = join(ROOT, 'docs');

interface Index {
  addAll(documents: readonly object[]): void;
  search(query: string): readonly { readonly id: string }[];
}
const MiniSearch = createRequire(join(DOCS, 'package.json'))('minisearch') as new (options: object) => Index;

/** The sections of a page of the site. */
function sectionsOf(path: string): readonly object[] {
  const text = readFileSync(join(DOCS, path), 'utf8');
  const page = `/countersheet/${path.replace(/\.md$/, '')}`;
  const [first = '', ...others] = text.split(/^(?=#{1,3} )/mu).filter((part) => part.startsWith('#'));
  const top = headingOf(first);
  const section = (part: string): object => {
    const title = headingOf(part);
    const anchor = /^[A-Z]+-[\d.]+/.exec(title)?.[0].replace('.', '') ?? title.replaceAll(' ', '-');
    const id = part === first ? page : `${page}#${anchor.toLowerCase()}`;
    return { id, title, titles: part === first ? [] : [top], text: part.slice(part.indexOf('\n')) };
  };
  // Repeated ids are dropped, as in VitePress, which gives a number to each repeated heading.
  return [first, ...others].map(section).filter(isFirst());
}

function isFirst(): (section: object) => boolean {
  const seen = new Set<unknown>();
  return (section) => {
    const { id } = section as { id: unknown };
    return !seen.has(id) && seen.add(id).size > 0;
  };
}

function headingOf(part: string): string {
  return part.slice(0, part.indexOf('\n')).replace(/^#+ /u, '').replaceAll('*', '').trim();
}

function indexed(): Index {
  const fields = ['title', 'titles', 'text'];
  const { options, searchOptions } = miniSearch;
  const index = new MiniSearch({ fields, storeFields: ['title'], ...options, searchOptions });
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !/^(?:node_modules|api|\.vitepress)/.test(name),
  );
  index.addAll(files.flatMap(sectionsOf));
  return index;
}

describe('the search', () => {
  const index = indexed();
  afterEach(() => vi.unstubAllGlobals());

  it.each(Object.keys(QUESTIONS))('finds what readers of %s look for in the first three results', (game) => {
    vi.stubGlobal('location', { pathname: `/countersheet/rules/${game}`, hash: '' });
    const missed = QUESTIONS[game]!.filter(([question, ...answers]) => {
      const first = index.search(question).slice(0, 3);
      return !first.some(({ id }) => answers.some((answer) => id.endsWith(answer)));
    });

    expect(missed.map(([question]) => question).slice(2)).toEqual([]);
  });

  it('finds pages for players before pages for programmers, wherever the reader is', () => {
    vi.stubGlobal('location', { pathname: '/countersheet/', hash: '' });
    const [first] = index.search('odds of a conflict');

    expect(first?.id).toBe('/countersheet/rules/chicago-chicago#cc-45');
  });
});
