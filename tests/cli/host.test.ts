import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameNamed, type LoadedGame } from '../../src/cli/game.ts';
import { startHost, type Hosted } from '../../src/cli/host/host.ts';
import { pageFiles } from '../../src/cli/host/page.ts';
import { createRng } from '../../src/core/random.ts';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as uaw } from '../../src/games/up-against-the-wall/manifest.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import type { RoomMessage } from '../../src/room/index.ts';
import { loadGame } from '../../src/ui/loaded-game.ts';
import { type RoomClient, roomClient } from '../../src/ui/room-client.ts';
import { ROOT } from '../export-paths.ts';
import { IS_THOROUGH } from '../times.ts';
import { told } from './told.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'countersheet-host-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A simulated browser: the client of a page, and its two connections to the server. */
class Browser {
  readonly messages: RoomMessage[] = [];
  readonly #stop = new AbortController();
  readonly #base: string;
  readonly #query: string;
  #client: RoomClient | undefined;
  #heard: (() => void)[] = [];

  constructor(link: string) {
    const [base = '', token = ''] = link.split('/#');
    this.#base = base;
    this.#query = String(new URLSearchParams({ token, page: String(Browser.#count++) }));
  }

  static #count = 0;

  async open(manifest: GameManifest, language: 'en' | 'de' = 'en'): Promise<this> {
    const client = roomClient(await loadGame(manifest, language), {
      send: (request) => void this.say(request).catch(() => undefined),
    });
    this.#client = client;
    const { body } = await fetch(`${this.#base}/events?${this.#query}`, { signal: this.#stop.signal });
    void this.#listen(body!).catch(() => undefined);
    client.connected();
    await client.ready;
    return this;
  }

  get client(): RoomClient {
    return this.#client!;
  }

  /** All sentences of the log, one per line. */
  get log(): string {
    return this.client.now.history.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
  }

  async #listen(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop()!;
      for (const [, data] of parts.flatMap((part) => [...part.matchAll(/^data: (.*)$/g)])) {
        const message = JSON.parse(data!) as RoomMessage;
        this.messages.push(message);
        this.client.receive(message);
      }
      for (const heard of this.#heard.splice(0)) heard();
    }
  }

  /** Waits for messages from the server until `isTrue` returns true. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((done) => this.#heard.push(done));
  }

  async say(message: object): Promise<number> {
    const request = { method: 'POST', body: JSON.stringify(message) };
    return (await fetch(`${this.#base}/say?${this.#query}`, request)).status;
  }

  /** Plays one of the offered actions, and waits for the update. */
  async play(number: number): Promise<void> {
    const { game } = this.client.game.manifest;
    const { view, step } = this.client.now;
    const choices = game.choices(view);
    this.client.play(choices.at(number % choices.size));
    await this.until(() => this.client.now.step > step);
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
  it('lets two people play to the end and then a rematch, each in their language', async () => {
    // A short match, because the host refuses messages that arrive too fast.
    const { links, close } = await hosted('revolting-behaviour', { options: { causeSize: 2, seed: 'hosted' } });
    const [one, other, watcher] = (await Promise.all(
      Object.values(links).map((link, index) => new Browser(link).open(revolt, index === 0 ? 'en' : 'de')),
    )) as [Browser, Browser, Browser];
    const players = [one, other];
    const rng = createRng('host');
    one.client.rename('<b>Jürgen</b>');
    await watcher.until(() => watcher.log.includes('<b>Jürgen</b>'));
    one.client.chat('Viel Glück!');
    for (let count = 0; count < 2000 && one.client.now.next.kind !== 'over'; count++) {
      const steps = players.map(({ client }) => client.now.step);
      await players.find(({ client }) => client.now.next.kind === 'move')!.play(rng.int(1000));
      await Promise.all(players.map((each, index) => each.until(() => each.client.now.step > steps[index]!)));
    }

    expect(players.map(({ client }) => client.now.next.kind)).toEqual(['over', 'over']);
    expect(other.log).toContain('<b>Jürgen</b>: Viel Glück!');
    expect(watcher.client.seats[0]).toMatchObject({ name: '<b>Jürgen</b>', isPresent: true });
    for (const { client } of players) client.rematch();
    await watcher.until(() => watcher.client.rematchToken !== undefined);
    for (const each of [...players, watcher]) each.close();
    await close();
  }, 60_000);

  it('serves its page, and refuses everything else', async () => {
    const { links, close } = await hosted('up-against-the-wall', { bots: { administration: 'strategist' } });
    const base = links['radicals']!.split('/#')[0]!;
    const text = async (path: string): Promise<string> => (await fetch(`${base}${path}`)).text();
    const status = async (path: string, body?: string): Promise<number> =>
      (await fetch(`${base}${path}`, body === undefined ? {} : { method: 'POST', body })).status;

    expect(Object.keys(links)).toEqual(['radicals', 'spectator']);
    const page = await text('/');
    const [, map = ''] = /<script type="importmap">(.*)<\/script>/.exec(page) ?? [];
    const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
    const files = Object.values(imports).filter((path) => path.startsWith('/modules/') && !path.endsWith('/'));
    expect(await Promise.all(files.map((path) => status(path)))).toEqual(files.map(() => 200));
    expect(imports['countersheet/chicago-chicago/manifest']).toBe('/countersheet/games/chicago-chicago/manifest.js');
    expect(await text('/page.js')).toContain("'countersheet/up-against-the-wall/manifest'");
    const absent = ['/lock', '/modules/esbuild/lib/main.js', '/modules/lit/package.json', '/countersheet/../../x.js'];
    for (const path of absent) expect(await status(path), path).toBe(404);
    expect(await status('/say', '{')).toBe(400);
    const stranger = new Browser(`${base}/#0.0`);
    void stranger.open(uaw);
    await stranger.until(() => stranger.messages.length > 0);
    expect(stranger.messages).toMatchObject([{ type: 'refused', code: 'unknown-token' }]);
    stranger.close();
    expect(await status('/say', 'x'.repeat(200_000)).catch(() => undefined)).not.toBe(204);
    await close();
  });

  it('serves a game from a file with the modules that it imports, and no others', () => {
    writeFileSync(join(folder, 'game.js'), "import { title } from './parts/title.js';\nimport '../outside.js';");
    mkdirSync(join(folder, 'parts'));
    for (const file of ['parts/title.js', 'secret.js']) writeFileSync(join(folder, file), "export const title = 'x';");
    const source = pathToFileURL(join(folder, 'game.js')).href;
    const { fileAt } = pageFiles({ source }, 'en');

    expect(String(fileAt('/page.js')?.content)).toContain("import * as game from '/game/game.js'");
    expect(String(fileAt('/game/parts/title.js')?.content)).toContain('title');
    expect(['/game/secret.js', '/outside.js', '/game/outside.js'].map(fileAt)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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

  it.runIf(IS_THOROUGH)(
    'continues after it was killed',
    async () => {
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
      const browser = await new Browser(first.link).open(revolt);
      browser.client.chat('Still there?');
      await browser.until(() => browser.log.includes('Still there?'));
      first.child.kill('SIGKILL');
      await new Promise((done) => first.child.once('close', done));
      const second = await start();
      const again = await new Browser(second.link).open(revolt);

      expect(second.link.split('#')[1]).toBe(first.link.split('#')[1]);
      expect(again.log).toBe(browser.log);
      expect(again.client.now.view).toEqual(browser.client.now.view);
      again.close();
      second.child.kill('SIGTERM');
      const code = await new Promise((done) => second.child.once('close', done));
      expect(code).toBe(0);
    },
    60_000,
  );
});
