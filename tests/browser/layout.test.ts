/** Checks in Chromium that every text of every picture and table is readable. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES, LAYOUTS, referenceTableSvg, renderSvg } from '../../src/pictures/index.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import { type Gallery, shownIn } from '../pictures/positions.ts';
import { startChromium } from './chromium.ts';
import { flawsInPage } from './sight.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startChromium();
  page = await browser.newPage({ viewport: { width: 1100, height: 1000 } });
});

afterAll(async () => {
  await browser.close();
});

async function flawsIn(pictures: readonly string[]): Promise<readonly string[]> {
  await page.setContent(pictures.join(''));
  return await page.evaluate(flawsInPage);
}

/** Every position in both layouts, in English with the modern theme and in German with the printed theme. */
function picturesOf(gallery: Gallery): readonly string[] {
  return gallery.cases.flatMap((each) =>
    [false, true].flatMap((isGerman) => {
      const { view, settings } = shownIn(gallery, { ...each, isGerman });
      return LAYOUTS.map((layout) => {
        const prefix = [each.name, layout, ...(isGerman ? ['de'] : [])].join('-');
        return renderSvg(gallery.renderer, view, { ...settings, theme: isGerman ? 'print' : 'modern', layout, prefix });
      });
    }),
  );
}

function tablesOf({ renderer: { styles }, messages, tables }: Gallery): readonly string[] {
  return Object.values(messages).flatMap(({ labels: each }) =>
    tables(each).flatMap((sheet) =>
      THEMES.map((theme) =>
        referenceTableSvg(sheet, { styles, theme, prefix: `${sheet.id}-${theme}-${each.language}` }),
      ),
    ),
  );
}

describe('an obstacle to reading', () => {
  it('is found if it is planted, because otherwise finding nothing would prove nothing', async () => {
    const found = await flawsIn([
      `<svg id="bad" viewBox="0 0 400 200" style="font:13px sans-serif">
        <text x="392" y="20">out</text>
        <text x="10" y="50">one</text><text x="14" y="50">other</text>
        <text x="10" y="80">under</text><path d="M0 76H100" stroke="red" stroke-width="2"/>
        <rect class="f-one" x="10" y="100" width="20" height="20"/><text x="12" y="114">too long</text>
        <text x="10" y="150" style="font-size:6px">small</text>
        <rect class="f-one" x="10" y="160" width="80" height="20"/><text x="12" y="174">well</text>
      </svg>`,
    ]);

    expect(found.map((flaw) => flaw.replace(/<.*>/s, 'shape'))).toEqual([
      'bad: “out” is out of the picture',
      'bad: “one” is on “other”',
      'bad: “under” is under a shape',
      'bad: “too long” is half on a shape',
      'bad: “small” is too small',
    ]);
  });
});

describe.each(GALLERIES.map((gallery) => [gallery.game.id, gallery] as const))('%s', (_id, gallery) => {
  it('can be read in every picture', async () => {
    expect(await flawsIn(picturesOf(gallery))).toEqual([]);
  });

  it('can be read in every table', async () => {
    expect(await flawsIn(tablesOf(gallery))).toEqual([]);
  });
});
