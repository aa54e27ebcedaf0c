/**
 * The environments in which the package is tested, in addition to the Node that runs the tests. If a version is
 * missing, the tests install it.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import ts from 'typescript';
import { ROOT } from '../export-paths.ts';

const execute = promisify(execFile);

/**
 * Installs a version of Node or TypeScript in its own folder, unless the repository already uses this version. Returns
 * the folder.
 */
export async function installedApart(name: 'node' | 'typescript', version: string): Promise<string> {
  if (name === 'node' && version === process.versions.node) return dirname(dirname(process.execPath));
  if (name === 'typescript' && version === ts.version) return `${ROOT}node_modules/typescript`;
  const prefix = `${ROOT}node_modules/.cache/countersheet/${name}-${version}`;
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(prefix, { recursive: true });
  const words = ['install', '--prefix', prefix, '--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
  await execute('npm', [...words, `${name}@${version}`], { cwd: prefix });
  return folder;
}

/** A browser, and the command line that starts it without a window and with an empty profile. */
export interface Browser {
  readonly name: string;
  readonly words: (profile: string) => readonly string[];
}

export const BROWSERS: readonly Browser[] = [
  {
    name: 'chromium',
    words: (profile) => [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update', `--user-data-dir=${profile}`],
    ],
  },
  { name: 'firefox-esr', words: (profile) => ['--headless', '--no-remote', '--profile', profile] },
];

export function isInstalled({ name }: Browser): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/module.js"></script>';

/**
 * Runs a module in a browser, on a local page. Returns what the module sends with `fetch('/', { method: 'POST', body
 * })`.
 */
export async function runInBrowser({ name, words }: Browser, module: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'countersheet-browser-'));
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const browser = spawn(name, [...words(profile), url], { stdio: 'ignore', detached: true });
  try {
    return await new Promise((resolve, reject) => {
      server.on('request', (request, response) => {
        if (request.method === 'POST') text(request).then(resolve, reject);
        const isModule = request.url === '/module.js';
        response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html');
        response.end(isModule ? module : PAGE);
      });
      browser.once('error', reject);
      browser.once('exit', () => reject(new Error(`${name} has ended`)));
    });
  } finally {
    await end(browser);
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Kills a browser and its whole process group. */
async function end(browser: ChildProcess): Promise<void> {
  if (browser.pid === undefined || browser.exitCode !== null) return;
  const ended = once(browser, 'exit');
  process.kill(-browser.pid, 'SIGKILL');
  await ended;
}
