import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { messageOf, shortened } from '../core/errors.ts';
import { isObject } from '../core/plain-data.ts';
import { lateIn } from '../tournaments/match.ts';

/** A question that asks a program for a decision. */
interface Question {
  readonly position: object;
  readonly go: object;
  /**
   * The time in milliseconds after which the program is asked to answer immediately. After `decisionTime`, the program
   * is killed.
   */
  readonly stopAfter: number;
  readonly decisionTime: number;
}

/** The version of the protocol. */
const PROTOCOL = 1;

/** A program must not write a line with more characters than this. */
const LINE_MOST = 1_000_000;

/** All running programs. These programs are killed when this process ends. */
const running = new Set<BotProcess>();
process.on('exit', () => {
  for (const each of running) each.kill();
});

/** A running program that decides for a player. The program receives one question at a time. */
export class BotProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #text = '';
  #asked = 0;
  #waiting: { readonly resolve: (action: unknown) => void; readonly reject: (error: Error) => void } | undefined;
  #failure: Error | undefined;

  constructor([program = '', ...words]: readonly string[]) {
    this.#child = spawn(program, words, {
      stdio: ['pipe', 'pipe', 'inherit'],
      // The program runs in a separate process group, so that Control-C does not end it. Matches in progress can then
      // finish.
      detached: process.platform !== 'win32',
    });
    running.add(this);
    const { stdin, stdout } = this.#child;
    this.#child.on('error', (error) => this.#fail(`The program ${program} cannot run: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#fail(
        signal === null ? `The program ended with exit code ${String(code)}` : `The program was ended by ${signal}`,
      ),
    );
    // If the program has ended, writing to it fails. This error is ignored here, because the handler of `close` reports
    // that the program has ended.
    stdin.on('error', () => undefined);
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    // With `unref`, a program that waits for a question does not keep this process running.
    for (const each of [this.#child, stdin, stdout]) (each as { unref?: () => void }).unref?.();
  }

  /** Asks the program for a decision. Rejects if the program has failed, even if it failed before this question. */
  async ask({ position, go, stopAfter, decisionTime }: Question): Promise<unknown> {
    if (this.#failure !== undefined) throw this.#failure;
    const id = ++this.#asked;
    this.#send('position', position);
    this.#send('go', { id, ...go });
    const stop = setTimeout(() => this.#send('stop', { id }), stopAfter);
    const end = setTimeout(() => this.#fail(lateIn(decisionTime)), decisionTime);
    try {
      return await new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
    } finally {
      this.#waiting = undefined;
      clearTimeout(stop);
      clearTimeout(end);
    }
  }

  kill(): void {
    running.delete(this);
    this.#child.kill('SIGKILL');
  }

  #send(type: string, fields: object): void {
    this.#child.stdin.write(`${JSON.stringify({ v: PROTOCOL, type, ...fields })}\n`);
  }

  #read(text: string): void {
    const lines = (this.#text + text).split('\n');
    this.#text = lines.pop()!;
    if (this.#text.length > LINE_MOST) this.#fail('The program wrote a line that is too long');
    for (const line of lines) if (line.trim() !== '') this.#hear(line);
  }

  /** Handles a line from the program. Ignores answers to earlier questions, and messages of unknown types. */
  #hear(line: string): void {
    try {
      const message = JSON.parse(line) as unknown;
      if (!isObject(message)) throw new TypeError('Expected an object');
      const { type, id = this.#asked, action } = message;
      if (type === 'bestaction' && id === this.#asked) this.#waiting?.resolve(action);
    } catch (error) {
      this.#fail(`The program wrote ${shortened(line)}: ${messageOf(error)}`);
    }
  }

  #fail(reason: string): void {
    this.#failure ??= new Error(reason);
    this.#waiting?.reject(this.#failure);
    this.kill();
  }
}
