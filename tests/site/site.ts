/** Serves the built site on this machine, and visits it with a browser. Run `npm run site` first. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startChromium } from '../browser/chromium.ts';
import { ROOT } from '../export-paths.ts';

const DIST = join(ROOT, 'docs/.vitepress/dist');

/** The base path of the site on its host. */
export const BASE = '/countersheet/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The HTML files of the site, relative to its root: `'rules/air-war.html'`. */
export function htmlFiles(): readonly string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(DIST, join(parentPath, name)));
}

/**
 * The file that a host returns for a path of the site. The host adds missing extensions. The result is `undefined` if
 * there is no such file.
 */
export function fileAt(path: string): string | undefined {
  const file = join(DIST, decodeURIComponent(path));
  return [file, `${file}.html`, join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
}

/** The text of a file of the site. */
export function textOf(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** A visit of a page: the loaded files and the errors. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, failed requests, and requests to other hosts. */
  readonly issues: string[];
  /** For each requested path, the file that was sent. */
  readonly loaded: ReadonlyMap<string, string>;
}

/** A server for the site, and a browser. */
export class Site {
  readonly #server: Server;
  readonly #browser: Browser;
  #loaded = new Map<string, string>();

  private constructor(server: Server, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async open(): Promise<Site> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await startChromium();
    const site = new Site(server, browser);
    server.on('request', ({ url = '/' }, response) => {
      const path = new URL(url, 'http://site').pathname;
      const file = path.startsWith(BASE) ? fileAt(path.slice(BASE.length)) : undefined;
      if (file === undefined) return response.writeHead(404).end();
      site.#loaded.set(path, file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    });
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}${BASE}`;
  }

  /** Opens a page in a new browser context. */
  async visit(path: string, settings: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...settings });
    // The page shows moves of other players without a delay.
    await context.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const issues: string[] = [];
    this.#loaded = new Map();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) issues.push(message.text());
    });
    page.on('pageerror', (error) => issues.push(error.message));
    page.on('request', (request) => {
      if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(this.url)) issues.push(request.url());
    });
    await page.goto(this.url + path, { waitUntil: 'networkidle' });
    return { page, issues, loaded: this.#loaded };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
