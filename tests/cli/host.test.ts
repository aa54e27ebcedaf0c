import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameNamed, type LoadedGame } from '../../src/cli/game.ts';
import { startHost, type Hosted } from '../../src/cli/host/host.ts';
import type { Page } from '../../src/cli/host/visitor.ts';
import { createRng } from '../../src/core/random.ts';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { ROOT } from '../export-paths.ts';
import { told } from './told.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'countersheet-host-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A browser without a screen. */
class Browser {
  readonly events: { readonly event: string; readonly data: unknown }[] = [];
  page: Page | undefined;
  readonly #stop = new AbortController();
  readonly #query: string;
  readonly #base: string;
  #heard: (() => void)[] = [];

  constructor(link: string, language = 'en') {
    const [base = '', token = ''] = link.split('/#');
    this.#base = base;
    this.#query = String(new URLSearchParams({ token, connection: String(Browser.#count++), language }));
  }

  static #count = 0;

  async open(): Promise<this> {
    const { signal } = this.#stop;
    const response = await fetch(`${this.#base}/events?${this.#query}`, { signal });
    void this.#listen(response).catch(() => undefined);
    await this.until(() => this.page !== undefined);
    return this;
  }

  async #listen({ body }: Response): Promise<void> {
    let text = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        this.events.push({ event, data: JSON.parse(data) });
        if (event === 'page') this.page = JSON.parse(data) as Page;
        for (const heard of this.#heard.splice(0)) heard();
      }
    }
  }

  /** Waits until something is true after a message. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((done) => this.#heard.push(done));
  }

  async say(message: object): Promise<number> {
    const request = { method: 'POST', body: JSON.stringify(message) };
    return (await fetch(`${this.#base}/say?${this.#query}`, request)).status;
  }

  /** Plays one of the offered actions. Returns false if nothing is offered. */
  async play(number: number): Promise<boolean> {
    const { groups = [], version = 0 } = this.page ?? {};
    const choices = groups.flatMap((group) => group.choices).filter(({ isFinal }) => isFinal !== true);
    const choice = choices[number % Math.max(1, choices.length)];
    if (choice === undefined) return false;
    await this.say({ type: 'play', id: `${this.#query} ${String(version)}`, version, action: choice.action });
    await this.until(() => (this.page?.version ?? 0) > version);
    return true;
  }

  close(): void {
    this.#stop.abort();
  }
}

async function known(name: string): Promise<LoadedGame> {
  return gameNamed(name);
}

async function hosted(name: string, settings: object = {}): Promise<Hosted> {
  const game = await known(name);
  const common = { lan: false, port: '0', store: folder, bots: {}, language: 'en' };
  return startHost(game, { ...common, options: { ...game.options, seed: 'hosted' }, ...settings });
}

describe('host', () => {
  it('lets two people play to the end, and then again, each in their language', async () => {
    const { links, close } = await hosted('revolting-behaviour');
    const [one, other, watcher] = await Promise.all(
      Object.values(links).map((link, index) => new Browser(link, ['en', 'de', 'de-AT'][index]).open()),
    );
    const players = [one!, other!];
    const rng = createRng('host');
    await one!.say({ type: 'name', name: '<b>Jürgen</b>' });
    await other!.say({ type: 'chat', text: 'Viel Glück!' });
    for (let step = 0; step < 2000 && one!.page?.canPlayAgain !== true; step++) {
      const awaited = players.find(({ page }) => page?.groups.length !== 0)!;
      const versions = players.map(({ page }) => page!.version);
      await awaited.play(rng.int(1000));
      await Promise.all(players.map((each, index) => each.until(() => each.page!.version > versions[index]!)));
    }

    expect(one!.page?.status).toContain('The match is over.');
    expect(other!.page?.status).toContain('Die Partie ist zu Ende.');
    expect(other!.page?.log).toContain(
      '<b>Jürgen</b>: Viel Glück!'.replace('<b>Jürgen</b>', revolt.game.players(revolt.game.setup())[1]!),
    );
    expect(watcher!.page?.seats[0]).toContain('<b>Jürgen</b>');
    expect(watcher!.page?.picture).toContain('<svg');
    expect(watcher!.page?.picture).not.toContain('<b>');
    for (const each of players) await each.say({ type: 'rematch' });
    await one!.until(() => one!.events.some(({ event }) => event === 'follow'));
    for (const each of [...players, watcher!]) each.close();
    await close();
  }, 60_000);

  it('serves its page, and refuses everything else', async () => {
    const { links, close } = await hosted('up-against-the-wall', { bots: { administration: 'strategist' } });
    const base = links['radicals']!.split('/#')[0]!;

    expect(Object.keys(links)).toEqual(['radicals', 'spectator']);
    expect(await (await fetch(base)).text()).toContain('<script type="module" src="/page.js">');
    const script = await (await fetch(`${base}/page.js`)).text();
    expect(() => new Script(script)).not.toThrow();
    expect((await fetch(`${base}/lock`)).status).toBe(404);
    expect((await fetch(`${base}/say`, { method: 'POST', body: '{' })).status).toBe(400);
    expect(
      (await fetch(`${base}/say`, { method: 'POST', body: 'x'.repeat(200_000) }).catch(() => undefined))?.status,
    ).not.toBe(204);
    const stranger = new Browser(`${base}/#0.0`);
    void stranger.open();
    await stranger.until(() => stranger.events.some(({ event }) => event === 'notice'));
    expect(stranger.events.at(-1)?.data).toBe('The server does not know this link.');
    stranger.close();
    await close();
  });

  it.each<[string, string, string]>([
    ['an unknown bot', '--bot radicals=nobody', 'Expected one of'],
    ['an invalid bot', '--bot nobody', '--bot: Expected player=bot'],
    ['an invalid port', '--port x', '--port: Expected a number'],
    ['a file as its folder', `--store ${ROOT}package.json`, '--store: '],
    ['an unknown game', 'chess', 'Unknown game "chess"'],
  ])('refuses %s', async (_, words, message) => {
    const { code, error } = await told(`host --store ${folder} ${words}`);

    expect(code).not.toBe(0);
    expect(error).toContain(message);
  });

  it('continues after it was killed', async () => {
    const words = ['host', 'revolting-behaviour', '--port', '0', '--store', folder];
    const start = async (): Promise<{ child: ChildProcess; link: string }> => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...words], { cwd: ROOT });
      const link = await new Promise<string>((done) =>
        child.stdout.on('data', (chunk) => {
          const [found] = /http:\S+/.exec(String(chunk)) ?? [];
          if (found !== undefined) done(found);
        }),
      );
      return { child, link };
    };
    const first = await start();
    const browser = await new Browser(first.link).open();
    const isMine = await browser.play(0);
    const { version, log } = browser.page!;
    first.child.kill('SIGKILL');
    await new Promise((done) => first.child.once('close', done));
    const second = await start();
    const again = await new Browser(second.link).open();

    expect(second.link.split('#')[1]).toBe(first.link.split('#')[1]);
    expect(again.page).toMatchObject({ version, log });
    expect(isMine ? version > 0 : true).toBe(true);
    again.close();
    second.child.kill('SIGTERM');
    const code = await new Promise((done) => second.child.once('close', done));
    expect(code).toBe(0);
  }, 60_000);
});
