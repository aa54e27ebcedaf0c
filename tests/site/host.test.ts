/** Two people play the example game *Fords* in their browsers, on the server of the `host` command. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { manifest } from '../../examples/fords/manifest.ts';
import { startHost } from '../../src/cli/host/host.ts';
import { startChromium } from '../browser/chromium.ts';

it('lets both sides hide, move and end their moves on the board', async () => {
  const store = mkdtempSync(join(tmpdir(), 'countersheet-fords-'));
  const { links, close } = await startHost(
    { manifest, game: manifest.game, source: 'fords', options: {} },
    { lan: false, port: '0', store, bots: {}, language: 'en', options: { seed: 'fords' } },
  );
  const browser = await startChromium();
  const pages = await Promise.all(
    ['red', 'blue'].map(async (side) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
      page.setDefaultTimeout(10_000);
      await page.goto(links[side]!);
      await page.waitForSelector('#board svg');
      return page;
    }),
  );
  const [red, blue] = pages as [Page, Page];

  /** Clicks a place of the board, or a button, or both. Waits until both people read a sentence about it. */
  const play = async (page: Page, { place, button }: { place?: string; button?: string }, text: string) => {
    if (place !== undefined) await page.locator(`#board [data-place="${place}"]`).click();
    if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).first().click();
    await Promise.all(pages.map((each) => each.locator('#log li', { hasText: text }).first().waitFor()));
  };
  await play(red, { place: '0204' }, 'r7 is hidden.');
  await play(red, { place: '0304' }, 'r8 is hidden.');
  await play(blue, { place: '0207' }, 'b7 is hidden.');
  await play(blue, { place: '0307' }, 'b8 is hidden.');
  await play(red, { place: '0404', button: 'Move r1 to 0404' }, 'r1 moves from 0302 to 0404.');
  await red.getByRole('button', { name: 'End movement' }).first().click();
  await red.getByRole('button', { name: 'End combat' }).first().click();
  await play(blue, { place: '0308', button: 'Move b1 to 0308' }, 'b1 moves from 0309 to 0308.');

  expect(await red.locator('#board [data-place="0404"] title').textContent()).toContain('r1');
  expect(await red.locator('#board [data-place="b7"]').count()).toBe(0);
  expect(await blue.locator('#board [data-place="b7"]').count()).toBe(1);
  await browser.close();
  await close();
  rmSync(store, { recursive: true });
});
