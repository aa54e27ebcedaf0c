/** Checks that people can play in their browsers on the server of the `host` command. Run `npm run build` first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { manifest as fords } from '../../examples/fords/manifest.ts';
import { manifest as chicago } from '../../src/games/chicago-chicago/manifest.ts';
import type { LoadedGame } from '../../src/cli/game.ts';
import { startHost } from '../../src/cli/host/host.ts';
import { startChromium } from '../browser/chromium.ts';
import { ROOT } from '../export-paths.ts';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'countersheet-host-'));
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Starts a server, and opens the page of each viewer. */
async function opened(game: LoadedGame, languages: Readonly<Record<string, string>>) {
  const settings = { lan: false, port: '0', store: join(folder, game.game.id), bots: {}, language: 'en' };
  const { links, close } = await startHost(game, { ...settings, options: { ...game.options, seed: 'host' } });
  onTestFinished(close);
  const issues: string[] = [];
  const open = async (viewer: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, locale: languages[viewer] ?? 'en' });
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => issues.push(message.text()));
    page.on('pageerror', ({ message }) => issues.push(message));
    await page.goto(links[viewer]!);
    await page.locator('.prompt').waitFor();
    await page.locator('countersheet-match').evaluate((match) => match.setAttribute('pace', '0'));
    return page;
  };
  return { pages: await Promise.all(Object.keys(links).map(open)), issues };
}

it('lets both sides of a custom game hide, move and end their moves on the board', async () => {
  const outfile = join(folder, 'fords.mjs');
  const entryPoints = [join(ROOT, 'examples/fords/manifest.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', packages: 'external', tsconfigRaw: {} });
  const source = pathToFileURL(outfile).href;
  const { pages, issues } = await opened({ manifest: fords, game: fords.game, source, options: {} }, {});
  const [red, blue] = pages as [Page, Page];

  /** Clicks a place of the board, a button, or both. Waits until the log of every page contains a text. */
  const play = async (page: Page, { place, button }: { place?: string; button?: string }, text: string) => {
    if (place !== undefined) await page.locator(`.frame [data-place="${place}"]`).click();
    if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).first().click();
    await Promise.all(pages.map((each) => each.locator('.log li', { hasText: text }).first().waitFor()));
  };
  await play(red, { place: '0204' }, 'r7 is hidden.');
  await play(red, { place: '0304' }, 'r8 is hidden.');
  await play(blue, { place: '0207' }, 'b7 is hidden.');
  await play(blue, { place: '0307' }, 'b8 is hidden.');
  await play(red, { place: '0404', button: 'Move r1 to 0404' }, 'r1 moves from 0302 to 0404.');

  expect(await red.locator('.frame [data-place="0404"] title').textContent()).toContain('r1');
  expect(await red.locator('.frame [data-place="b7"]').count()).toBe(0);
  expect(await blue.locator('.frame [data-place="b7"]').count()).toBe(1);
  expect(issues).toEqual([]);
});

it('provides names, chat and a rematch, in English and German', async () => {
  const options = chicago.presets[chicago.defaultPreset]!;
  const game = { manifest: chicago, game: chicago.game, source: 'chicago-chicago', options };
  const { pages, issues } = await opened(game, { police: 'de-AT' });
  const named = async (title: string): Promise<Page> => {
    for (const page of pages) if ((await page.locator('.prompt').innerText()).includes(title)) return page;
    throw new Error(`Nobody reads "${title}".`);
  };
  const [demonstrators, police] = [await named('You play the demonstrators.'), await named('Du spielst die Polizei.')];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
  await police.getByRole('textbox', { name: 'Dein Name' }).fill('Jürgen <b>');
  await button(police, 'Diesen Namen verwenden').click();
  await police.getByRole('textbox', { name: 'Nachricht' }).fill('Viel Glück!');
  await button(police, 'Senden').click();
  for (const page of pages) await page.locator('.log', { hasText: 'Jürgen <b>: Viel Glück!' }).waitFor();
  for (const page of pages) expect(await page.locator('#seats').innerText()).toContain('Jürgen <b>');
  await demonstrators.locator('.frame svg', { hasText: 'Police (Jürgen <b>)' }).waitFor();

  for (const page of [demonstrators, police]) {
    page.on('dialog', (dialog) => void dialog.accept());
    const concede = page.locator('.tools button', { hasText: /Concede|Aufgeben/ });
    if (await concede.isDisabled()) continue;
    await concede.click();
    break;
  }
  await button(demonstrators, 'Play again').click();
  await button(police, 'Noch einmal spielen').click();
  await demonstrators.locator('.prompt', { hasText: 'You play the police.' }).waitFor();
  await police.locator('.prompt', { hasText: 'Du spielst die Demonstranten (Jürgen <b>).' }).waitFor();
  expect(issues).toEqual([]);
});
