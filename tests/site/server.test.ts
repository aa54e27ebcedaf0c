/**
 * Checks that the example server continues a match of two players after lost connections and after a restart, and that
 * people can play the match in its page.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChromium } from '../browser/chromium.ts';
import { journalHeader, createRoom } from '../../src/match/index.ts';
import { upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { ROOT } from '../export-paths.ts';

/** A message to a browser. */
interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly data: {
    readonly snapshot: { readonly own: { readonly hand: readonly string[] } };
    readonly events: readonly { readonly type: string; readonly only?: string }[];
  };
}

let folder: string;
let server: ChildProcess;
let base: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countersheet-'));
  // The radicals begin with a card in hand.
  const room = createRoom(game, { options: { seed: 'first match' } });
  writeFileSync(join(folder, 'journal'), journalHeader(game, room));
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const words = [`${ROOT}examples/server.mjs`, '0', join(folder, 'journal')];
  server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(server.stdout!, 'data')) as [Buffer];
  [base] = /http:\/\/localhost:\d+/.exec(String(printed)) as unknown as [string];
}

async function stop(): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

/** Subscribes to events as a browser does. Each call returns the next message. */
async function listener(player: string, lastId?: string): Promise<() => Promise<Sent>> {
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
  const { body } = await fetch(`${base}/events?player=${player}`, { headers });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    for (;;) {
      const [, kind, id, data, rest] = /^event: (.*)\nid: (.*)\ndata: (.*)\n\n([^]*)$/.exec(text) ?? [];
      if (data !== undefined) {
        text = rest!;
        return { kind: kind!, id: id!, data: JSON.parse(data) as Sent['data'] };
      }
      text += (await reader.read()).value ?? '';
    }
  };
}

async function post(player: string, submission: unknown): Promise<Response> {
  return fetch(`${base}/play?player=${player}`, { method: 'POST', body: JSON.stringify(submission) });
}

it('sends each of two players only their own information, also after a lost connection and a restart', async () => {
  const radicals = await listener('radicals');
  const administration = await listener('administration');
  const [first, other] = [await radicals(), await administration()];

  expect([first.kind, other.kind]).toEqual(['snapshot', 'snapshot']);
  expect(first.data.snapshot.own.hand).toHaveLength(1);
  expect(other.data.snapshot.own.hand).toEqual([]);
  expect(first.data.events.some(({ only }) => only === 'radicals')).toBe(true);
  expect(other.data.events.some(({ only }) => only !== undefined)).toBe(false);

  const concession = { id: 'a', version: 0, action: { type: 'concede', player: 'radicals' } };
  const discard = { id: 'a', version: 0, action: { type: 'discard', player: 'radicals' } };
  expect(await (await post('administration', concession)).json()).toMatchObject({
    status: 'refused',
    violation: { code: 'not-the-viewer' },
  });
  expect((await post('radicals', 'nonsense')).status).toBe(400);
  expect((await fetch(`${base}/events?player=nobody`)).status).toBe(400);
  expect((await fetch(`${base}/countersheet/..%2Fpackage.json`)).status).toBe(404);
  writeFileSync(join(folder, 'secret.js'), '');
  expect((await fetch(`${base}/countersheet/${join(folder, 'secret.js')}`)).status).toBe(404);
  expect(await (await post('radicals', discard)).json()).toEqual({ status: 'played', id: 'a' });
  const update = await administration();
  expect(update).toMatchObject({ kind: 'update', id: '1', data: { from: 0, to: 1 } });
  expect(await radicals()).toMatchObject({ kind: 'update', id: '1', data: { patch: expect.any(Array) as unknown } });

  expect(await (await listener('administration', '0'))()).toEqual(update);
  await stop();
  await start();
  expect(await (await listener('administration', '0'))()).toEqual(update);
  expect(await (await post('radicals', discard)).json()).toEqual({ status: 'doubled', id: 'a' });
});

it('has a page in which two browsers play, without a bundler', async () => {
  const browser = await startChromium();
  const issues: string[] = [];
  const visit = async (player: string): Promise<Page> => {
    const page = await browser.newPage();
    page.on('console', (message) => issues.push(message.text()));
    page.on('pageerror', ({ message }) => issues.push(message));
    await page.goto(`${base}/?player=${player}`);
    return page;
  };
  const [radicals, administration] = await Promise.all([visit('radicals'), visit('administration')]);

  await radicals.locator('svg [data-action="radicals end-cards"]').press('Enter');
  await radicals.locator('#choices', { hasText: 'Choose a track' }).waitFor();
  await radicals.locator('svg [data-place=alumni]').click();
  await radicals.locator('#choices button', { hasText: '10 RADs to Alumni' }).click();
  await administration.locator('#status', { hasText: 'It is your turn' }).waitFor();
  await administration.locator('#choices button', { hasText: 'Use no more cards' }).waitFor();
  const [ours, theirs] = [await radicals.locator('#log').innerText(), await administration.locator('#log').innerText()];
  await administration.reload();
  await administration.locator('svg').waitFor();
  const again = await administration.locator('#log').innerText();
  await browser.close();

  expect(ours).toContain('10 RADs go to Alumni.');
  expect(ours).toContain('Seen only by the radicals');
  expect(ours).not.toContain('Seen only by the administration');
  expect(theirs).not.toContain('Seen only by the radicals');
  expect(again).toBe(theirs);
  expect(issues).toEqual([]);
});
