/** Checks every picture and every table in Chromium with the accessibility checker axe. */
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ColorScheme, referenceTableHtml, referenceTableSvg, renderSvg } from '../../src/pictures/index.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import { shownIn } from '../pictures/positions.ts';
import { startChromium } from './chromium.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startChromium();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
});

/** The violations that axe finds on a page with this markup, one line each. */
async function foundIn(markup: string, mode: ColorScheme = 'light'): Promise<readonly string[]> {
  const colours = mode === 'dark' ? 'color:#fff;background:#111' : 'color:#111;background:#fff';
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><body style="${colours}"><main><h1>A page</h1>${markup}</main>`,
  );
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(
    async () => await (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${String(failureSummary)}`),
  );
}

describe('axe', () => {
  it('finds a planted fault, because otherwise finding nothing would prove nothing', async () => {
    const pale = '<p style="color:#ddd;background:#fff">Pale</p><svg role="img"></svg><div role="button"></div>';

    expect((await foundIn(pale)).map((line) => line.split(':')[0])).toEqual([
      'aria-command-name',
      'color-contrast',
      'svg-img-alt',
    ]);
  });
});

describe.each(GALLERIES.map((gallery) => [gallery.game.id, gallery] as const))('%s', (_id, gallery) => {
  it('is drawn so that axe finds nothing', async () => {
    for (const each of gallery.cases) {
      const { view, settings } = shownIn(gallery, each);

      expect(await foundIn(renderSvg(gallery.renderer, view, settings), settings.colorScheme), each.name).toEqual([]);
    }
  });

  it('is drawn and written as tables so that axe finds nothing', async () => {
    const { styles } = gallery.renderer;
    for (const { labels } of Object.values(gallery.messages)) {
      const tables = gallery.tables(labels);
      const drawn = tables.map((table) => referenceTableSvg(table, { styles }));

      expect(await foundIn([...drawn, ...tables.map(referenceTableHtml)].join('\n'))).toEqual([]);
    }
  });
});
