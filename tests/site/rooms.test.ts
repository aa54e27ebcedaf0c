/**
 * Lets two people play on the example server of rooms, in English and in German. Connections drop, the server crashes,
 * and a spectator comes late. Run `npm run build` first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startChromium } from '../browser/chromium.ts';
import { ROOT } from '../export-paths.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** The example server. Tests can crash the server and start it again. */
class ExampleServer {
  /** The link of each viewer. */
  links: Readonly<Record<string, URL>> = {};
  readonly #store = mkdtempSync(join(tmpdir(), 'countersheet-rooms-'));
  readonly #words: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(words: readonly string[]) {
    this.#words = ['--port', '0', '--store', this.#store, ...words];
  }

  static async open(...words: readonly string[]): Promise<ExampleServer> {
    const server = new ExampleServer(words);
    onTestFinished(() => server.#close());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [`${ROOT}examples/rooms.mjs`, ...this.#words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const chunk of this.#process.stdout!) {
      printed += String(chunk);
      if (printed.includes('spectator: ') && printed.endsWith('\n')) break;
    }
    const links = [...printed.matchAll(/^(\w+): (.*)$/gm)];
    this.links = Object.fromEntries(links.map(([, viewer, link]) => [viewer!, new URL(link!)]));
  }

  async crash(): Promise<void> {
    this.#process!.kill('SIGKILL');
    await once(this.#process!, 'exit');
  }

  async #close(): Promise<void> {
    await this.crash();
    rmSync(this.#store, { recursive: true });
  }
}

/** The connection between one page and the server. Tests can cut the connection. */
class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  isCut = false;

  constructor(example: ExampleServer) {
    this.#server = createServer((near) => {
      const far = connect(Number(example.links['spectator']!.port), 'localhost');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [near, far].forEach((each) => each.destroy()));
      }
      if (this.isCut) near.destroy();
      else near.pipe(far).pipe(near);
    });
  }

  /** Returns a copy of a link, so that the page connects to the server through this connection. */
  async through(link: URL): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const { address, port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(link), { host: `${address}:${String(port)}` }).href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

/** A person who uses a page. */
class Person {
  readonly page: Page;
  readonly line: Line;
  /** Errors of the page, except errors that a cut connection causes. */
  readonly issues: string[];

  private constructor(page: Page, line: Line, issues: string[]) {
    this.page = page;
    this.line = line;
    this.issues = issues;
  }

  static async join(example: ExampleServer, viewer: string, locale: 'en' | 'de'): Promise<Person> {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const issues: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('net::ERR')) issues.push(message.text());
    });
    page.on('pageerror', ({ message }) => issues.push(message));
    page.on('dialog', (dialog) => void dialog.accept());
    const line = new Line(example);
    onTestFinished(async () => {
      await context.close();
      line.close();
    });
    await page.goto(await line.through(example.links[viewer]!));
    await page.locator('.prompt').waitFor();
    // The page shows moves of other players without a delay.
    await page.locator('countersheet-match').evaluate((match) => match.setAttribute('pace', '0'));
    return new Person(page, line, issues);
  }

  async isToMove(): Promise<boolean> {
    return (await this.page.locator('.choices [data-line]').count()) > 0;
  }

  /**
   * If an action is offered that ends the turn soon, plays this action; otherwise plays any action. Does not wait for
   * the server.
   */
  async press(): Promise<void> {
    const ending = this.page.locator(':is([data-line$=default-set-up], [data-line$=pass], [data-line*=" end-"])');
    const isOffered = (await ending.count()) > 0;
    await (isOffered ? ending : this.page.locator('.choices [data-line]')).first().click();
    const confirm = this.page.locator('.chosen .main');
    if ((await confirm.count()) > 0) await confirm.click();
  }

  async play(): Promise<void> {
    const before = await this.steps();
    await this.press();
    await this.reachesStep(before);
  }

  async steps(): Promise<number> {
    return this.page.locator('.log li').count();
  }

  async reachesStep(number: number): Promise<void> {
    await this.page.locator('.log li').nth(number).waitFor();
  }

  async say(button: string, text = ''): Promise<void> {
    await this.page.locator('form input').fill(text);
    await this.page.locator(`form button[value=${button}]`).click();
  }

  async reads(text: string): Promise<void> {
    await this.page.locator('.log li', { hasText: text }).last().waitFor();
  }

  async log(): Promise<string> {
    return this.page.locator('.log').innerText();
  }

  /**
   * When the connection is lost, the page shows a message. If `isConnected` is true, waits until this message
   * disappears; otherwise waits until it appears.
   */
  async isConnected(isConnected: boolean): Promise<void> {
    await this.page.locator('.issue').waitFor({ state: isConnected ? 'detached' : 'visible' });
  }

  /** The number of seconds that a person has left on the clock. */
  async secondsOf(name: string): Promise<number> {
    const text = await this.page.locator('body > p').innerText();
    const [, hours, minutes, seconds] = new RegExp(`${name} (\\d+):(\\d+):(\\d+)`).exec(text) ?? [];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
}

/** Lets people play until one of them is to move. */
async function untilTurnOf(one: Person, others: readonly Person[]): Promise<void> {
  for (;;) {
    for (const person of others) if (await person.isToMove()) await person.play();
    if (await one.isToMove()) return;
    await one.page.waitForTimeout(20);
  }
}

const CASES = [
  { game: 'revolting-behaviour', words: ['--players', '3', '--bot', 'cleo=steady'], seats: ['ada', 'ben'] },
  { game: 'chicago-chicago', words: [], seats: ['police', 'demonstrators'] },
] as const;

it.each(CASES)('plays $game despite cut lines and a crash, with a late spectator', async ({ game, words, seats }) => {
  const server = await ExampleServer.open('--game', game, ...words);
  const [ann, ben] = await Promise.all([Person.join(server, seats[0], 'en'), Person.join(server, seats[1], 'de')]);
  await ann.say('rename', 'Ann');
  await ben.say('rename', 'Jürgen <b>');
  await ben.say('chat', 'Viel Glück!');
  await ann.reads('Jürgen <b>: Viel Glück!');

  // An agreed takeback.
  await untilTurnOf(ann, [ben]);
  await untilTurnOf(ben, [ann]);
  await ann.page.getByRole('button', { name: 'Take back' }).click();
  await ben.say('agree');
  await ben.reads('Eine Aktion wurde zurückgenommen.');
  await ann.reads('An action was taken back.');

  // If people act while a connection is cut, their actions arrive later.
  await untilTurnOf(ann, [ben]);
  ann.line.cut();
  await ann.isConnected(false);
  const before = await ben.steps();
  await ann.press();
  await ben.say('chat', 'Bist du noch da?');
  await ben.reads('Bist du noch da?');
  expect(await ben.steps()).toBe(before);
  ann.line.isCut = false;
  await ann.isConnected(true);
  await ann.reads('Bist du noch da?');
  await ben.reachesStep(before);

  const left = await ann.secondsOf('Ann');
  await server.crash();
  await ben.isConnected(false);
  await server.start();
  await Promise.all([ann.isConnected(true), ben.isConnected(true)]);
  await untilTurnOf(ann, [ben]);
  await untilTurnOf(ben, [ann]);

  const late = await Person.join(server, 'spectator', 'en');
  expect(await late.log()).toBe(await ann.log());
  expect(await late.secondsOf('Ann')).toBeLessThanOrEqual(left);
  expect(left).toBeLessThan(3600);
  expect([ann, ben, late].flatMap(({ issues }) => issues)).toEqual([]);
});

it('offers another match, in which the players change seats', async () => {
  const server = await ExampleServer.open('--game', 'chicago-chicago');
  const joins = [Person.join(server, 'demonstrators', 'en'), Person.join(server, 'police', 'de')] as const;
  const [ann, ben] = await Promise.all(joins);
  await ann.page.getByRole('button', { name: 'Concede' }).click();
  for (const person of [ann, ben]) await person.say('rematch');

  await ann.page.locator('.prompt', { hasText: 'You play the police.' }).waitFor();
  await ben.page.locator('.prompt', { hasText: 'Du spielst die Demonstranten.' }).waitFor();
  expect([...ann.issues, ...ben.issues]).toEqual([]);
});

it('shows both players whose time has run out, and that this ends the match', async () => {
  const server = await ExampleServer.open('--game', 'chicago-chicago', '--minutes', '0.1');
  const joins = [Person.join(server, 'demonstrators', 'en'), Person.join(server, 'police', 'de')] as const;
  const [ann, ben] = await Promise.all(joins);
  await ann.reads('The demonstrators: The time has run out.');
  await ben.reads('Die Demonstranten: Die Zeit ist abgelaufen.');

  await ann.page.locator('.prompt', { hasText: 'The match is over. You lose. The police win' }).waitFor();
  await ben.page
    .locator('.prompt', { hasText: 'Die Partie ist zu Ende. Du hast gewonnen! Die Polizei gewinnt' })
    .waitFor();
  await ann.page.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await ann.secondsOf('the demonstrators: …')).toBe(0);
  expect(await ben.secondsOf('die Polizei: …')).toBeGreaterThan(0);
  expect([...ann.issues, ...ben.issues]).toEqual([]);
});
