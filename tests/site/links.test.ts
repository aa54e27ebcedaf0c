/** Checks that all links in the guides and the API pages are valid. */
import { posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { BASE, fileAt, htmlFiles, textOf } from './site.ts';

const DIST = `${ROOT}docs/.vitepress/dist/`;

interface Page {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const pages = new Map<string, Page>(htmlFiles().map((file) => [file, pageOf(textOf(file))]));

describe('links', () => {
  it('lead to a page of the site, and to an anchor on this page', () => {
    const dead = [...pages].flatMap(([file, { links }]) =>
      links.filter((link) => !isAlive(file, link)).map((link) => `${file}: ${link}`),
    );

    expect(dead).toEqual([]);
  });

  it('find every rule at its anchor', async () => {
    const { ruleAnchor } = await import('../../src/index.ts');
    const { games } = await import('../../src/games/index.ts');
    const missing: string[] = [];
    for (const [game, load] of Object.entries(games)) {
      const { rulebook } = await (await load()).messages['en']!();
      const anchors = pages.get(`rules/${game}.html`)?.anchors;
      missing.push(...Object.keys(rulebook).filter((id) => anchors?.has(ruleAnchor(id)) !== true));
    }

    expect(missing).toEqual([]);
  });
});

it('tell other sites the address of each page, and a picture that exists', () => {
  const wrong = htmlFiles()
    .filter((file) => !file.startsWith('api/') && file !== '404.html')
    .filter((file) => {
      const html = textOf(file);
      const [address, picture] = [/rel="canonical" href="([^"]*)"/, /property="og:image" content="([^"]*)"/].map(
        (part) => new URL(part.exec(html)?.[1] ?? 'missing:').pathname.replace(BASE, ''),
      );
      return relative(DIST, fileAt(address!) ?? '') !== file || fileAt(picture!) === undefined;
    });

  expect(wrong).toEqual([]);
});

function isAlive(from: string, link: string): boolean {
  if (/^(?:[a-z]+:|\/\/)/i.test(link)) return true;
  // Absolute paths must start with the base path of the site.
  if (link.startsWith('/') && !link.startsWith(BASE)) return false;
  const [path = '', anchor] = link.replaceAll('&amp;', '&').split('#');
  const target = path.startsWith(BASE) ? path.slice(BASE.length) : posix.join(posix.dirname(from), path);
  const file = path === '' ? from : relative(DIST, fileAt(target.replace(/\?.*$/, '')) ?? `${DIST}../none`);
  if (file.startsWith('..')) return false;
  const page = pages.get(file);
  // On the play page, the part after # is the id of a game.
  return (
    anchor === undefined ||
    anchor === '' ||
    page === undefined ||
    file === 'play.html' ||
    page.anchors.has(decodeURIComponent(anchor))
  );
}

function pageOf(html: string): Page {
  const text = html.replace(/<script[^]*?<\/script>/g, '');
  return {
    links: [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, link = '']) => link),
    anchors: new Set([...text.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&'))),
  };
}
