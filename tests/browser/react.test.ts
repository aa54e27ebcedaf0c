/** Installs the React app with the package, compiles it, and plays a match as two people, with React 19 and 18. */
import { execFile, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { Consumer } from '../package/consumer.ts';
import { startChromium } from './chromium.ts';

const execute = promisify(execFile);
const consumer = new Consumer();
let browser: Browser;

beforeAll(async () => {
  cpSync(`${ROOT}examples/react`, consumer.folder, { recursive: true });
  await consumer.install(await consumer.pack(ROOT));
  browser = await startChromium();
});
afterAll(() => browser.close());

/** Starts the server of the app. Returns the link for each viewer. */
async function startServer(store: string): Promise<Readonly<Record<string, string>>> {
  const server = spawn(process.execPath, ['server.mjs', '0', store], {
    cwd: consumer.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    if (/spectator: .*\n/.test(printed)) break;
  }
  return Object.fromEntries([...printed.matchAll(/^(\w+): (.*)$/gm)].map(([, viewer, link]) => [viewer!, link!]));
}

async function join(link: string, issues: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  onTestFinished(() => page.close());
  page.on('console', (message) => issues.push(message.text()));
  page.on('pageerror', ({ message }) => issues.push(message));
  await page.goto(link);
  await page.locator('.prompt').waitFor();
  await page.locator('countersheet-match').evaluate((match) => match.setAttribute('pace', '0'));
  return page;
}

async function say(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: label }).click();
}

it.each(['19', '18'])('plays in React %s', async (version) => {
  const packages = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  if (version !== '19') await consumer.install(...packages.map((name) => `${name}@${version}`));
  expect(JSON.parse(consumer.read('node_modules/react/package.json'))).toMatchObject({
    version: expect.stringMatching(`^${version}[.]`) as string,
  });
  await execute('npm', ['run', 'build'], { cwd: consumer.folder });
  const { radicals = '', administration = '' } = await startServer(`rooms-${version}`);
  const issues: string[] = [];
  const [ann, ben] = [await join(radicals, issues), await join(administration, issues)];
  await say(ann, 'Use as my name', 'Ann');
  await ben.locator('li', { hasText: '● Ann: ' }).waitFor();
  await say(ben, 'Send', 'Good luck!');
  await ann.locator('.log li', { hasText: 'Good luck!' }).waitFor();

  for (let steps = 1; steps <= 6; steps++) {
    const mover = (await ann.locator('.choices [data-line]').count()) > 0 ? ann : ben;
    await mover.locator('.choices [data-line]').first().click();
    const confirm = mover.locator('.chosen .main');
    if ((await confirm.count()) > 0) await confirm.click();
    for (const page of [ann, ben]) await page.locator('.log li').nth(steps).waitFor();
  }
  expect(await ann.title()).not.toBe('countersheet');
  expect(await ben.locator('countersheet-match .frame').innerHTML()).toContain('<svg');
  expect(issues).toEqual([]);
});
