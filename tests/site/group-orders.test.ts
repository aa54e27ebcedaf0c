/**
 * Checks orders that are given to groups of units in the air war. The orders are written on the board, with the mouse
 * and with the keyboard.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../browser/chromium.ts';
import { ROOT } from '../export-paths.ts';
import { settled } from './playing.ts';

const CODE = `
  import { manifest } from './src/games/air-war/manifest.ts';
  import { defineMatchElement, startLocalMatch } from './src/ui/index.ts';
  defineMatchElement();
  const element = document.querySelector('countersheet-match');
  element.pace = 0;
  const options = { ...manifest.presets['small-three'], cities: 'scenario' };
  // The units of this bot stay where they are, so the next cycle also begins with orders.
  const controllers = { A: 'person', B: { bot: 'defender' } };
  element.client = await startLocalMatch(manifest, { seed: 1, options, controllers });`;

let browser: Browser;
let code: string;
beforeAll(async () => {
  browser = await startChromium();
  const bundled = await build({
    stdin: { contents: CODE, loader: 'ts', resolveDir: join(ROOT) },
    bundle: true,
    format: 'esm',
    write: false,
  });
  code = bundled.outputFiles[0]!.text;
});
afterAll(() => browser.close());

/** Opens a match at the start of the first cycle. Returns its page, and the errors of this page. */
async function matchAt(
  viewport: { width: number; height: number },
  hasTouch = false,
): Promise<{ page: Page; issues: string[] }> {
  const page = await browser.newPage({ viewport, hasTouch });
  page.setDefaultTimeout(20_000);
  const issues: string[] = [];
  page.on('console', (message) => issues.push(message.text()));
  page.on('pageerror', (error) => issues.push(error.message));
  await page.setContent(
    '<!doctype html><html lang="en"><title>A match</title><body style="margin:0"><countersheet-match></countersheet-match>',
  );
  await page.addScriptTag({ content: code, type: 'module' });
  await settled(page);
  return { page, issues };
}

/** The number of the viewer's units, and the number of these units that have an order. */
async function unitsIn(page: Page): Promise<{ all: number; ordered: number }> {
  return await page.evaluate(() => {
    const { client, renderRoot } = document.querySelector('countersheet-match') as unknown as {
      client: { now: { view: { table: { units: { A: unknown[] } } } } };
      renderRoot: ShadowRoot;
    };
    const orders = [...renderRoot.querySelectorAll('.orders li')].map(({ textContent }) => textContent);
    const ordered = orders.reduce((sum, text) => sum + Number(/(\d+) units?/.exec(text)![1]), 0);
    return { all: client.now.view.table.units.A.length, ordered };
  });
}

/** The middle of a place of the board, in coordinates of the screen. */
async function middleOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  return await page.locator(`.frame [data-place="${place}"]`).evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Draws a box around places. A box counts as one click. */
async function drawBox(page: Page, places: readonly string[]): Promise<void> {
  const middles = await Promise.all(places.map((place) => middleOf(page, place)));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  await page.mouse.move(Math.min(...xs) - 4, Math.min(...ys) - 4);
  await page.mouse.down();
  await page.mouse.move(Math.max(...xs) + 4, Math.max(...ys) + 4, { steps: 3 });
  await page.mouse.up();
}

async function outlined(page: Page): Promise<readonly string[]> {
  return await page
    .locator('.frame [role=button][data-place]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-place')!));
}

/** The step of the log that is shown on the board. */
function stepOf(page: Page): Promise<string | null> {
  return page.getAttribute('.log [aria-current]', 'data-step');
}

/** The opponent's three cities, from left to right. */
const CITIES = ['d21', 'k16', 'r21'];

/** Orders each of the viewer's units to move to the city in front of it. Returns the number of clicks. */
async function orderAll(page: Page): Promise<number> {
  const open = await outlined(page);
  const columns = ['abcdefg', 'hijklmn', 'opqrstu'];
  for (const [index, city] of CITIES.entries()) {
    await drawBox(
      page,
      open.filter((place) => columns[index]!.includes(place[0]!)),
    );
    const { x, y } = await middleOf(page, city);
    await page.mouse.click(x, y);
  }
  return 2 * CITIES.length;
}

/** The arrows on the board. */
function arrowsIn(page: Page): Locator {
  return page.locator('.frame [data-piece^="move "]');
}

describe('orders to groups', () => {
  it('need at most 15 clicks for a cycle of 30 units, without the plan of a bot and without repeating orders', async () => {
    const { page, issues } = await matchAt({ width: 1280, height: 800 });
    const before = await stepOf(page);

    const clicks = await orderAll(page);
    const { all, ordered } = await unitsIn(page);
    expect(all).toBe(30);
    expect(ordered).toBe(all);
    expect(await arrowsIn(page).count()).toBe(await page.locator('.orders li').count());
    await page.click('.group .main');
    await settled(page);

    expect(clicks + 1).toBeLessThanOrEqual(15);
    expect(await stepOf(page)).not.toBe(before);
    // The repeated orders move the units further towards the same cities.
    await page.click('.group >> text=Repeat the last orders');
    expect((await unitsIn(page)).ordered).toBe(30);
    expect(issues).toEqual([]);
    await page.close();
  });

  it('leave units without orders in sight on a phone', async () => {
    const { page, issues } = await matchAt({ width: 375, height: 700 });
    const click = async (place: string): Promise<void> => {
      await page.locator(`.frame [data-place="${place}"]`).scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(page, place);
      await page.mouse.click(x, y);
    };
    await click('k11');
    // The last of the possible targets is the farthest from the unit.
    await click((await outlined(page)).at(-1)!);
    expect((await unitsIn(page)).ordered).toBeGreaterThan(0);

    const isInSight = await page.locator('.frame').evaluate((frame) => {
      const seen = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('[role=button]')].some((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= seen.top && bottom <= seen.bottom;
      });
    });
    expect(isInSight).toBe(true);
    expect(issues).toEqual([]);
    await page.close();
  });

  it('can be given with the keyboard, place by place, and taken back', async () => {
    const { page, issues } = await matchAt({ width: 1280, height: 800 });
    const press = (place: string): Promise<void> => page.locator(`.frame [data-place="${place}"]`).press('Enter');
    await press('k11');
    await page.locator('.group >> text=Select several fields').press('Enter');
    await press('k10');
    await press('l10');
    await press('l10');
    await page.locator('.group >> text=Choose the target').press('Enter');
    await press('k16');

    expect(await page.locator('.orders li').allTextContents()).toEqual([
      expect.stringContaining('from k11 to k12'),
      expect.stringContaining('from k10 to k11'),
    ]);
    await page.locator('.orders summary').press('Enter');
    await page.locator('.orders li button').first().press('Enter');
    expect(await arrowsIn(page).count()).toBe(1);
    expect(issues).toEqual([]);
    await page.close();
  });

  it('go to fields with a dashed outline, and start from fields in a box that a finger draws', async () => {
    const { page, issues } = await matchAt({ width: 390, height: 844 }, true);
    await page.click('.group >> text=Select several fields');
    const [one, other] = [await middleOf(page, 'j9'), await middleOf(page, 'l10')];
    const touch = await page.context().newCDPSession(page);
    const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await dispatch('touchStart', [{ x: one.x - 4, y: one.y + 4 }]);
    await dispatch('touchMove', [{ x: other.x + 4, y: other.y - 4 }]);
    await dispatch('touchEnd', []);
    await page.click('.group >> text=Choose the target');

    const dashes = (place: string): Promise<string> =>
      page
        .locator(`.frame [data-place="${place}"] > .s-act`)
        .last()
        .evaluate((each) => getComputedStyle(each).strokeDasharray);
    expect([await dashes('k10'), await dashes('k16')]).toEqual(['none', '6px, 3px']);
    expect(issues).toEqual([]);
    await page.close();
  });

  it('can be the plan of a bot, for all units at once, or flights, and can leave units where they are', async () => {
    const { page, issues } = await matchAt({ width: 390, height: 844 });
    await page.click('.group >> text=Plan of the bot');
    await arrowsIn(page).first().waitFor();
    await page.click('.orders summary');
    await page.click('.orders >> text=Remove all');
    expect(await arrowsIn(page).count()).toBe(0);

    await page.fill('.group input[type=number]', '1');
    await page.click('.group >> text=Select all');
    await page.click('.frame [data-place="k16"]');
    // Each airport has two units, and every other field has one unit.
    expect((await unitsIn(page)).ordered).toBe(3);
    await page.fill('.group input[type=number]', '0');
    await page.click('.group >> text=Fly');
    await page.click('.frame [data-place="d3"]');
    await page.click('.frame [data-place="k9"]');
    const flight = page.locator('.frame [data-piece="flight d3 k9"]');
    expect(await flight.count()).toBe(1);

    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.click('.group >> text=Plan of the bot');
    expect(await flight.count()).toBe(1);
    expect(issues).toEqual([]);
    await page.close();
  });
});
