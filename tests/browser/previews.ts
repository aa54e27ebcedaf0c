/**
 * Draws the preview pictures, which other sites show beside a link to this site. The pictures show the boards of the
 * built site. Run this program with `npm run previews`. The pictures in `docs/public/previews` are committed, because
 * the site is also built on machines without a browser.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { games } from '../../src/games/index.ts';
import { ROOT } from '../export-paths.ts';
import { startChromium } from './chromium.ts';

const FOLDER = `${ROOT}docs/public/previews`;

/** The size of a preview picture that other sites expect, in pixels. */
const SIZE = { width: 1200, height: 630 };

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
const page = await browser.newPage({ viewport: SIZE });
for (const load of Object.values(games)) {
  const { game, about } = await load();
  const { designer, year, source } = about;
  await draw(game.id, game.title, year === undefined ? source : `${designer}, ${String(year)}`, game.id);
}
await draw('countersheet', 'countersheet', 'Five games of conflict and revolt', 'up-against-the-wall');
await browser.close();

async function draw(name: string, title: string, below: string, board: string): Promise<void> {
  const svg = readFileSync(`${ROOT}docs/public/boards/${board}-light.svg`, 'base64');
  await page.setContent(
    `<style>
      body { margin: 0; padding: 20px 30px; width: 1140px; height: 590px; background: #fff; font-family: sans-serif;
        display: flex; gap: 20px; align-items: center; }
      header { width: 320px; flex: none; } h1 { margin: 0; font-size: 42px; } p { margin: 16px 0 0; font-size: 26px; }
      img { flex: 1; min-width: 0; height: 100%; object-fit: contain; }
    </style><header><h1>${title}</h1><p>${below}</p></header><img src="data:image/svg+xml;base64,${svg}">`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}
