/** Checks pages of every kind in a browser. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../docs/.vitepress/play/games.ts';
import { ROOT } from '../export-paths.ts';
import { settled } from './playing.ts';
import { Site, textOf } from './site.ts';

const AXE = readFileSync(`${ROOT}node_modules/axe-core/axe.min.js`, 'utf8');

/** The paths of pages of the site: one page of each kind. */
const KINDS: readonly string[] = [
  '',
  'learn/up-against-the-wall',
  'games/air-war',
  'rules/up-against-the-wall',
  'tables/chicago-chicago',
  'originals',
  'as-printed/up-against-the-wall',
  'recipes',
  'watch',
  'play',
  'play#up-against-the-wall',
];

let site: Site;
beforeAll(async () => (site = await Site.open()));
afterAll(() => site.close());

describe('a page', () => {
  it.each(KINDS)('is accessible, fits a phone, and loads nothing from other hosts: /%s', async (path) => {
    const { page, issues } = await site.visit(path);
    if (path === 'play') await page.waitForSelector('.start-games form');
    if (path.startsWith('play#')) await settled(page);
    await page.evaluate(AXE);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Waits until colour transitions end.
      await page.waitForTimeout(600);
      // The dark scheme differs from the light scheme only in its colours.
      const rules = colorScheme === 'dark' ? "{ runOnly: ['color-contrast'] }" : '';
      const { violations } = await page.evaluate<AxeResults>(`axe.run(${rules})`);
      const found = violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]);

      expect.soft(found, colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 375, height: 700 });

    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const scrolled = await page.evaluate<AxeResults>("axe.run({ runOnly: ['scrollable-region-focusable'] })");
    expect.soft(scrolled.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 80)))).toEqual([]);
    expect.soft(issues).toEqual([]);
    await page.context().close();
  });

  it('is found by the words that readers look for', async () => {
    const { page } = await site.visit('learn/up-against-the-wall');
    for (const word of ['gambit', 'DD3', 'reconstructed', 'tie']) {
      // The page ignores keys until its script has run.
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+k');
          return await page.isVisible('.VPLocalSearchBox input');
        })
        .toBe(true);
      await page.fill('.VPLocalSearchBox input', word);
      await page.waitForSelector('.VPLocalSearchBox .result');
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });
});

describe('a live block of code', () => {
  it('runs in the page, and returns what the text says', async () => {
    const { page, issues } = await site.visit('recipes');
    const blocks = page.locator('.live');
    for (const button of await blocks.locator('.live-foot button').all()) await button.click();
    await page.waitForFunction(() => [...document.querySelectorAll('.live')].every((each) => each.querySelector('td')));

    expect(await blocks.count()).toBe(6);
    expect(await blocks.nth(1).locator('td').textContent()).toContain('{"value":0,"probability":"1/6"}');
    expect(await page.locator('.live [role=alert]').count()).toBe(0);
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('a share and its interval', () => {
  it('are drawn next to its numbers', () => {
    expect(textOf('balance.html')).toMatch(
      /\b(\d+) \((\d+)–(\d+)\)<svg class="interval"[^>]*>.*?x1="\2" x2="\3".*?<circle cx="\1"/,
    );
  });
});

describe('the gallery', () => {
  it('shows a match and its moments, each after one click', async () => {
    const { page, issues } = await site.visit('watch#revolting-behaviour');
    await page.locator('.play-moments button').first().click();

    expect(await page.getAttribute('.prompt [data-state]', 'data-state')).not.toBe('over');
    expect(await page.textContent('.log [aria-current]')).not.toContain('Start');
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('plays, pauses, and reacts to the arrow keys', async () => {
    const { page, issues } = await site.visit('watch#up-against-the-wall');
    const step = async (): Promise<number> => Number(await page.getAttribute('.log [aria-current]', 'data-step'));
    await page.selectOption('.log select', '4');
    await page.click('.log >> text=Play');
    await page.waitForSelector('.log [aria-current]:not([data-step="0"])');
    await page.waitForTimeout(700);
    await page.click('.log >> text=Pause');
    const [paused] = [await step()];
    await page.waitForTimeout(700);
    expect(await step()).toBe(paused);
    expect(paused).toBeGreaterThan(1);

    await page.focus('.log ol');
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(50);
    const back = await step();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(50);
    expect(back).toBeLessThan(paused);
    expect(await step()).toBe(paused);
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('a page of tables', () => {
  it.each(GAME_IDS)('names each table in a heading, and links to its rule: %s', (game) => {
    const html = textOf(`tables/${game}.html`);
    const headed = html.match(/<h([23]) id="[^"]+">[^<]+\(<a href="[^"]*\/rules\/[^"]+#[^"]+">[^<]+<\/a>\)<\/h\1>/g);

    expect(headed?.length).toBe(html.match(/<table>/g)?.length);
  });
});

describe('a page of rules', () => {
  it('leads to every rule that it names', () => {
    const html = textOf('rules/up-against-the-wall.html');

    expect(html).toContain('contingency cards (<a href="#uw-54">UW-5.4</a>)');
    expect(html).not.toMatch(/\(UW-\d/);
  });
});

describe('a reader on a phone', () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])('gets the rule and the board that they ask for into view: $width', async (viewport) => {
    const { page } = await site.visit('watch#up-against-the-wall', { viewport });
    const rule = page.locator('.log li span .link').first();
    await rule.click();
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.matches('.rule'));
    const [top, bottom] = await edgesOf(page, '.rule');
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);

    await page.locator('.rule .link').first().click();
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.matches('.log .link'))).toBe(
      true,
    );
    await page.locator('.play-moments button').last().click();
    const [status] = await edgesOf(page, '.prompt');
    const [board] = await edgesOf(page, '.board');
    expect(status).toBeGreaterThanOrEqual(0);
    expect(board).toBeLessThanOrEqual(viewport.height / 2);
    await page.context().close();
  });

  it('reads a rule that is longer than the window from its beginning', async () => {
    const { page } = await site.visit('watch#world-game', { viewport: { width: 390, height: 500 } });
    await page.locator('.log li span .link').first().click();
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.matches('.rule'));
    const [top, bottom] = await edgesOf(page, '.rule');

    expect(bottom - top).toBeGreaterThan(200);
    expect(top).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });

  it.each(GAME_IDS)(
    'keeps their place on the page, and hears nothing that they have not asked for: %s',
    async (game) => {
      const { page } = await site.visit(`play#${game}`, { viewport: { width: 390, height: 844 } });
      await settled(page);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await page.locator('.why').count()).toBe(0);

      await page.setViewportSize({ width: 844, height: 390 });
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.context().close();
    },
  );
});

/** The distances of the top and the bottom of an element from the top of the window. */
async function edgesOf(page: Page, selector: string): Promise<readonly [top: number, bottom: number]> {
  const { top, bottom } = await page
    .locator(selector)
    .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
  return [top, bottom];
}

describe('the first board', () => {
  it('is small', async () => {
    const { page, loaded } = await site.visit('play#up-against-the-wall');
    await settled(page);
    const sizeOf = (path: string): number => brotliCompressSync(readFileSync(loaded.get(path)!)).length;
    const kilobytes = (paths: readonly string[]): number =>
      Math.round(paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1000);
    const assets = [...loaded.keys()].filter((path) => !path.endsWith('/sw.js'));
    const { page: plain, loaded: withoutGame } = await site.visit('play#revolting-behaviour');
    await settled(plain);
    // If the page also loads a file for another game, the file does not count as a file of this game.
    const usual = new Set(withoutGame.keys());
    const [all, own] = [
      kilobytes(assets),
      kilobytes(assets.filter((path) => !usual.has(path) && path.endsWith('.js'))),
    ];
    const [timing] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((each) => each.toJSON() as { domComplete: number }),
    );
    console.log(
      `First board of Up Against the Wall: ${String(all)} kB in all, ${String(own)} kB of it the game’s own; complete after ${String(Math.round(timing?.domComplete ?? 0))} ms.`,
    );

    expect(all).toBeLessThanOrEqual(200);
    expect(own).toBeLessThanOrEqual(60);
    await page.context().close();
    await plain.context().close();
  });
});
