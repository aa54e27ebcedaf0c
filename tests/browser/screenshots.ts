/**
 * Photographs every picture in every look, light and dark, for desk and phone, several on a sheet:
 *
 *     npm run screenshots [game]
 *
 * The sheets are to be looked at; no test compares them.
 */
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type Look, LOOKS, type Mode, MODES, sheetSvg, type Shape, SHAPES, svg } from '../../src/pictures/index.ts';
import { ROOT } from '../export-paths.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import { type Gallery, shownIn } from '../pictures/positions.ts';
import { startChromium } from './chromium.ts';

const FOLDER = `${ROOT}.screenshots`;

/** How the pictures of a sheet are. */
interface Way {
  readonly look: Look;
  readonly mode: Mode;
  readonly shape: Shape;
}

/** How many pictures stand on a sheet, in how many columns, of what width in pixels. */
const LAYOUT = { wide: { count: 4, columns: 2, width: 760 }, tall: { count: 4, columns: 4, width: 375 } } as const;

const WAYS = LOOKS.flatMap((look) =>
  MODES.filter((mode) => mode !== 'auto').flatMap((mode) => SHAPES.map((shape): Way => ({ look, mode, shape }))),
);

/** All pictures of a game, then its tables in both languages. */
function picturesOf(gallery: Gallery, { look, mode, shape }: Way): readonly string[] {
  const boards = gallery.cases.map((each) => {
    const { view, settings } = shownIn(gallery, each);
    return svg(gallery.drawing, view, { ...settings, look, mode, shape, prefix: each.name });
  });
  const { styles } = gallery.drawing;
  const tables = Object.values(gallery.messages).flatMap(({ labels: each }) =>
    gallery
      .tables(each)
      .map((sheet) => sheetSvg(sheet, { styles, look, mode, prefix: `${sheet.id}-${each.language}` })),
  );
  return [...boards, ...tables];
}

async function photograph(browser: Browser, gallery: Gallery, way: Way): Promise<void> {
  const { count, columns, width } = LAYOUT[way.shape];
  const pictures = picturesOf(gallery, way);
  const page = await browser.newPage({ viewport: { width: columns * (width + 10) + 10, height: 600 } });
  const style = `body{margin:10px;background:#888;display:grid;grid-template-columns:repeat(${String(columns)},${String(width)}px);gap:10px;align-items:start}svg{display:block}`;
  for (let start = 0; start < pictures.length; start += count) {
    const sheet = pictures.slice(start, start + count);
    await page.setContent(`<style>${style}</style>${sheet.map((picture) => `<div>${picture}</div>`).join('')}`);
    const number = String(start / count + 1);
    const name = `${gallery.game.id}-${way.shape}-${way.look}-${way.mode}-${number}.png`;
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
