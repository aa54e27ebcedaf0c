/**
 * Controls Firefox through the Marionette protocol, for the tests of the site. Playwright cannot be used, because it
 * needs a modified Firefox.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Screen } from './playing.ts';

/** Port 0: Firefox chooses a free port, and writes it to a file of the profile. */
const SETTINGS = `user_pref('marionette.port', 0);`;

/** The size of a page in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An answer of the protocol: its type, the number of the command, an error and a result. */
type Answer = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/** The installed Firefox without a visible window. The caller must close it. */
export class Firefox implements Screen {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #text = Buffer.alloc(0);
  #count = 0;

  private constructor(process: ChildProcess, profile: string, socket: Socket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('data', (data: Buffer) => this.#read(data));
  }

  /** Starts Firefox with a page of this width and height. */
  static async start(size: Size): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'countersheet-firefox-'));
    writeFileSync(join(profile, 'user.js'), SETTINGS);
    const words = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
    const process = spawn('firefox-esr', words, { stdio: 'ignore' });
    const file = join(profile, 'MarionetteActivePort');
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await new Promise((done) => setTimeout(done, 50));
    const socket = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
    const firefox = new Firefox(process, profile, socket);
    await once(socket, 'connect');
    await firefox.#send('WebDriver:NewSession', { timeouts: { script: 110_000 } });
    await firefox.#resize(size);
    return firefox;
  }

  /** Opens a page, and waits until it is loaded. */
  async goto(url: string): Promise<void> {
    await this.#send('WebDriver:Navigate', { url });
  }

  /** Runs a function in the page. */
  async evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result> {
    const script = `const [arg, done] = arguments;
      Promise.resolve((${String(run)})(arg)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value } = (await this.#send('WebDriver:ExecuteAsyncScript', { script, args: [arg] })) as {
      value: { value: Result } | { error: string };
    };
    if ('error' in value) throw new Error(value.error);
    return value.value;
  }

  readonly mouse = {
    click: async (x: number, y: number): Promise<void> => {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await this.#send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
  };

  /** The errors of scripts in pages. */
  async errors(): Promise<readonly string[]> {
    await this.#send('Marionette:SetContext', { value: 'chrome' });
    const script = `return Services.console.getMessageArray()
      .filter((each) => each instanceof Ci.nsIScriptError && (each.flags & 1) === 0 && each.sourceName.startsWith('http'))
      .map(String);`;
    const { value } = (await this.#send('WebDriver:ExecuteScript', { script, args: [] })) as { value: string[] };
    return value;
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }

  /** Sets the size of the page itself, without the bars of the window. */
  async #resize({ width, height }: Size): Promise<void> {
    await this.#send('WebDriver:SetWindowRect', { width, height });
    const [inWidth, inHeight] = await this.evaluate(() => [innerWidth, innerHeight] as const, undefined);
    await this.#send('WebDriver:SetWindowRect', { width: 2 * width - inWidth, height: 2 * height - inHeight });
  }

  async #send(command: string, parameters: object): Promise<unknown> {
    const id = ++this.#count;
    const text = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((done) => this.#waiting.set(id, done));
    this.#socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    const [, , error, result] = await answered;
    if (error !== null) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return result;
  }

  /** Reads messages: the number of bytes, a colon, JSON. The first message is a greeting. */
  #read(data: Buffer): void {
    this.#text = Buffer.concat([this.#text, data]);
    for (;;) {
      const colon = this.#text.indexOf(':');
      const end = colon + 1 + Number(this.#text.subarray(0, Math.max(0, colon)));
      if (colon < 0 || this.#text.length < end) return;
      const message: unknown = JSON.parse(String(this.#text.subarray(colon + 1, end)));
      this.#text = this.#text.subarray(end);
      if (!Array.isArray(message)) continue;
      const answer = message as unknown as Answer;
      this.#waiting.get(answer[1])?.(answer);
      this.#waiting.delete(answer[1]);
    }
  }
}
