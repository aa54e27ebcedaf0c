/** Tests the match element in pages of other frameworks, which are the code blocks of the guide, and on a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../browser/chromium.ts';
import { ROOT } from '../export-paths.ts';
import { compiledGuideGame } from '../guide-game.ts';
import { isOver, playOne, settled } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** The code blocks of the guide that are written in the given language. */
function blocksOf(language: string): readonly string[] {
  const page = readFileSync(join(ROOT, 'docs/ui.md'), 'utf8');
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code!);
}

/** A page with a module that shows a match element. */
async function pageWith(code: string, body: string): ReturnType<typeof openPage> {
  const opened = await openPage(code, body);
  await settled(opened.page);
  return opened;
}

/** Opens a page that contains a module. */
async function openPage(code: string, body: string): Promise<{ page: Page; issues: readonly string[] }> {
  const bundled = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: join(ROOT, 'docs') },
    // With this setting, the bundler uses the installed package instead of the sources of the repository.
    tsconfigRaw: {},
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [join(ROOT, 'docs/node_modules'), join(ROOT, 'node_modules')],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  const issues: string[] = [];
  page.on('console', (message) => issues.push(message.text()));
  page.on('pageerror', (error) => issues.push(error.message));
  await page.setContent(`<!doctype html><html lang="en"><title>A match</title><body>${body}</body></html>`);
  await page.addScriptTag({ content: bundled.outputFiles[0]!.text, type: 'module' });
  return { page, issues };
}

/** The lines of code in a block. */
function linesOf(code: string): readonly string[] {
  return code.split('\n').filter((line) => line.trim() !== '');
}

const [plain = ''] = blocksOf('html');
const CASES = [
  { name: 'a plain page', code: /<script[^>]*>([^]*)<\/script>/.exec(plain)?.[1] ?? '', lines: linesOf(plain) },
  { name: 'React', code: blocksOf('tsx')[0] ?? '', lines: linesOf(blocksOf('tsx')[0] ?? '') },
  { name: 'Vue', code: blocksOf('js')[0] ?? '', lines: linesOf(blocksOf('js')[0] ?? '') },
];

describe('the match element', () => {
  it.each(CASES)('plays in $name, in ten lines of the guide', async ({ name, code, lines }) => {
    expect(lines.length).toBeLessThanOrEqual(10);

    const body = name === 'a plain page' ? '<countersheet-match></countersheet-match>' : '<div id="app"></div>';
    const { page, issues } = await pageWith(code, body);
    await page.click('.frame [data-place="lincoln-park"]');
    await page.waitForSelector('.log li >> text=gather in Lincoln Park');

    expect(issues).toEqual([]);
    await page.close();
  });

  it('has a hook for React, in ten lines of the guide', async () => {
    const [, code = ''] = blocksOf('tsx');
    expect(linesOf(code).length).toBeLessThanOrEqual(10);

    const { page, issues } = await openPage(code, '<div id="app"></div>');
    const gather = page.getByRole('button', { name: 'Gather in Lincoln Park' });
    await gather.click();
    await gather.waitFor({ state: 'detached' });
    expect(issues).toEqual([]);
    await page.close();
  });

  it('plays the game of the guide to its end', async () => {
    const code = `${compiledGuideGame()}
      import { defineMatchElement, startLocalMatch } from 'countersheet/ui';
      defineMatchElement();
      const element = document.querySelector('countersheet-match');
      element.pace = 0;
      element.client = await startLocalMatch(manifest, { controllers: { north: 'person', south: 'person' } });`;
    const { page, issues } = await pageWith(code, '<countersheet-match></countersheet-match>');

    for (let count = 0; !(await isOver(page)); count++) {
      expect(count).toBeLessThan(200);
      await playOne(page, ['hold', 'throw']);
    }
    expect(await page.textContent('.frame')).toContain('north');
    expect(issues).toEqual([]);
    await page.close();
  });

  it('plays a game of maps and counters on the board to its end', async () => {
    const code = `import { manifest } from '../examples/fords/manifest.ts';
      import { defineMatchElement, startLocalMatch } from 'countersheet/ui';
      defineMatchElement();
      const element = document.querySelector('countersheet-match');
      element.pace = 0;
      element.client = await startLocalMatch(manifest, { seed: 1 });`;
    const { page, issues } = await pageWith(code, '<countersheet-match></countersheet-match>');
    for (let count = 0; !(await isOver(page)); count++) {
      expect(count).toBeLessThan(400);
      await playOne(page, ['hide', 'attack', 'resolve', 'retreat', 'advance', 'end-combat', 'move']);
    }
    expect(await page.textContent('.frame')).toContain('Turn 8');
    expect(issues).toEqual([]);
    await page.close();
  });

  it('plays a match on a server, whose messages are the only source of its views', async () => {
    const code = `
      import { applyUpdate, createClient, createRoom, snapshotFor, submit } from 'countersheet/match';
      import { eventsFor } from 'countersheet/core';
      import { manifest } from 'countersheet/revolting-behaviour/manifest';
      import { defineMatchElement, loadGame } from 'countersheet/ui';

      const { game } = manifest;
      const loaded = await loadGame(manifest);
      let room = createRoom(game, { options: { players: ['ada', 'ben'], maxTurns: 3, seed: 'a room' } });
      const clients = [];
      // Every message is converted to JSON and back, as over a network.
      const wire = (message) => JSON.parse(JSON.stringify(message));

      function clientOf(player) {
        let state = createClient(wire(snapshotFor(game, room, player)));
        const listeners = new Set();
        const history = [{ id: 0, title: '', sentences: [], isOwn: false, variations: [] }];
        const client = {
          game: loaded,
          get now() {
            const { view, awaited, events } = state;
            const kind = awaited.length === 0 ? 'over' : awaited.includes(player) ? 'move' : 'wait';
            const next = kind === 'over' ? { kind } : { kind, player: awaited[0] };
            return { ...loaded, view, next, history: [...history], step: history.length - 1, events, isAtEnd: true };
          },
          subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
          play: (action) => setTimeout(() => send(player, wire({ id: String(Math.random()), action, version: state.version }))),
          receive(update) {
            state = applyUpdate(state, update);
            const sentences = state.events.map((event) => ({ text: loaded.messages.describe(event, state.view), rule: event.rule }));
            history.push({ id: history.length, title: 'Step', sentences, isOwn: false, variations: [] });
            listeners.forEach((listener) => listener());
          },
        };
        return client;
      }
      function send(player, submission) {
        const result = submit(game, room, { player, submission });
        room = result.room;
        for (const [viewer, updates] of Object.entries(result.updates)) updates.forEach((each) => clients[viewer]?.receive(wire(each)));
      }
      for (const player of ['ada', 'ben']) clients[player] = clientOf(player);
      defineMatchElement();
      for (const element of document.querySelectorAll('countersheet-match')) {
        element.pace = 0;
        element.client = clients[element.id];
      }`;
    const { page, issues } = await pageWith(
      code,
      '<countersheet-match id="ada"></countersheet-match><countersheet-match id="ben"></countersheet-match>',
    );
    const ada = page.locator('#ada');
    const ben = page.locator('#ben');
    for (let count = 0; (await ada.locator('[data-state=over]').count()) === 0; count++) {
      expect(count).toBeLessThan(60);
      const due = (await ada.locator('.choices [data-line]').count()) > 0 ? ada : ben;
      const before = await due.locator('.log li').count();
      await due.locator('.choices [data-line]').first().click();
      const confirm = due.locator('.chosen .main');
      await page.waitForTimeout(20);
      if ((await confirm.count()) > 0) await confirm.click();
      await due.locator('.log li').nth(before).waitFor();
    }

    expect(await ben.locator('.prompt strong').textContent()).toContain('The match is over.');
    expect(issues).toEqual([]);
    await page.close();
  });
});
