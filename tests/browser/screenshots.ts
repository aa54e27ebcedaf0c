/**
 * Takes screenshots of sheets with several pictures. There is a sheet for every theme in each colour scheme (light or
 * dark) and each layout (wide or tall):
 *
 * `npm run screenshots [game]`
 *
 * People look at the sheets; no test compares them.
 */
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  type Theme,
  THEMES,
  type ColorScheme,
  COLOR_SCHEMES,
  referenceTableSvg,
  type Layout,
  LAYOUTS,
  renderSvg,
} from '../../src/pictures/index.ts';
import { ROOT } from '../export-paths.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import { type Gallery, shownIn } from '../pictures/positions.ts';
import { startChromium } from './chromium.ts';

const FOLDER = `${ROOT}.screenshots`;

/** The settings with which the pictures of a sheet are rendered. */
interface Way {
  readonly theme: Theme;
  readonly colorScheme: ColorScheme;
  readonly layout: Layout;
}

/** The number of pictures on a sheet, the number of columns of the sheet, and the width of a picture in pixels. */
const LAYOUT = { wide: { count: 4, columns: 2, width: 760 }, tall: { count: 4, columns: 4, width: 375 } } as const;

const WAYS = THEMES.flatMap((theme) =>
  COLOR_SCHEMES.filter((colorScheme) => colorScheme !== 'auto').flatMap((colorScheme) =>
    LAYOUTS.map((layout): Way => ({ theme, colorScheme, layout })),
  ),
);

/** All pictures of a game, followed by its tables in both languages. */
function picturesOf(gallery: Gallery, { theme, colorScheme, layout }: Way): readonly string[] {
  const boards = gallery.cases.map((each) => {
    const { view, settings } = shownIn(gallery, each);
    return renderSvg(gallery.renderer, view, { ...settings, theme, colorScheme, layout, prefix: each.name });
  });
  const { styles } = gallery.renderer;
  const tables = Object.values(gallery.messages).flatMap(({ labels: each }) =>
    gallery
      .tables(each)
      .map((sheet) => referenceTableSvg(sheet, { styles, theme, colorScheme, prefix: `${sheet.id}-${each.language}` })),
  );
  return [...boards, ...tables];
}

async function photograph(browser: Browser, gallery: Gallery, way: Way): Promise<void> {
  const { count, columns, width } = LAYOUT[way.layout];
  const pictures = picturesOf(gallery, way);
  const page = await browser.newPage({ viewport: { width: columns * (width + 10) + 10, height: 600 } });
  const style = `body{margin:10px;background:#888;display:grid;grid-template-columns:repeat(${String(columns)},${String(width)}px);gap:10px;align-items:start}svg{display:block}`;
  for (let start = 0; start < pictures.length; start += count) {
    const sheet = pictures.slice(start, start + count);
    await page.setContent(`<style>${style}</style>${sheet.map((picture) => `<div>${picture}</div>`).join('')}`);
    const number = String(start / count + 1);
    const name = `${gallery.game.id}-${way.layout}-${way.theme}-${way.colorScheme}-${number}.png`;
    await page.screenshot({ path: `${FOLDER}/${name}`, fullPage: true });
  }
  await page.close();
}

const [asked] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
for (const gallery of GALLERIES.filter(({ game }) => asked === undefined || game.id === asked)) {
  for (const way of WAYS) await photograph(browser, gallery, way);
}
await browser.close();
