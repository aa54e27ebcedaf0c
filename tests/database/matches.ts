/** Plays matches on two server processes that share a database, and kills the processes at random moments. */
import { build } from 'esbuild';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createRng, type Rng } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { applyUpdate, type ClientState, createClient } from '../../src/match/client.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { ROOT } from '../export-paths.ts';
import type { FromProcess, ToProcess } from './process.ts';

/** The number of confirmed actions after which the clients of a match stop. */
const ACTIONS = 100;

/**
 * The maximum time that a client waits before an action, in milliseconds. Because of this time, a match is long enough
 * for several crashes.
 */
const THINKING_MOST = 100;

/** The program of a server process. The program is bundled once, so that each process starts fast. */
const PROGRAM = `${ROOT}node_modules/.cache/countersheet/room-process.mjs`;

/** A match and its clients. */
export interface PlayedMatch {
  readonly id: string;
  readonly manifest: GameManifest;
  readonly seed: number;
  readonly clients: readonly Client[];
  /** The ids of the actions that a server process has confirmed. */
  readonly confirmed: Set<string>;
}

/** A server process that can be killed and started again. */
class ServerProcess {
  isReady = false;
  readonly failures: string[] = [];
  #child: ChildProcess | undefined;
  #opened: (() => void)[] = [];
  tokens: Readonly<Record<string, string>> = {};
  readonly #url: string;
  readonly #pass: (connection: string, message: RoomMessage) => void;

  constructor(url: string, pass: (connection: string, message: RoomMessage) => void) {
    this.#url = url;
    this.#pass = pass;
  }

  async start(): Promise<void> {
    const child = fork(PROGRAM, [this.#url]);
    this.#child = child;
    await new Promise<void>((done, fail) => {
      child.once('exit', (code) => fail(new Error(`The server ended with ${String(code)}.`)));
      child.on('message', (message: FromProcess) => {
        if (message === 'ready') done();
        else this.#hear(message);
      });
    });
    this.isReady = true;
  }

  #hear(message: Exclude<FromProcess, 'ready'>): void {
    if ('connection' in message) this.#pass(message.connection, message.message);
    else if ('failed' in message) this.failures.push(message.failed);
    else {
      this.tokens = message.opened.tokens;
      for (const call of this.#opened.splice(0)) call();
    }
  }

  /** Sends a message. Messages to a process that was killed are lost. */
  say(message: ToProcess): void {
    if (this.isReady) this.#child?.send(message, () => undefined);
  }

  async open(game: string, id: string, seed: number): Promise<Readonly<Record<string, string>>> {
    const opened = new Promise<void>((done) => this.#opened.push(done));
    this.say({ game, id, seed });
    await opened;
    return this.tokens;
  }

  async kill(): Promise<void> {
    this.isReady = false;
    const child = this.#child;
    if (child === undefined) return;
    child.removeAllListeners('message');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/**
 * A client that plays random actions. If a server process is killed before it answers, the client sends the action
 * again.
 */
class Client {
  readonly viewer: string;
  readonly connection: string;
  process = 0;
  state: ClientState<GameTypes> | undefined;
  /** The JSON text of each update, by version. */
  readonly updates = new Map<number, string>();
  #pending: { readonly id: string; readonly version: number; readonly action: object } | undefined;
  #isThinking = false;
  #sent = 0;
  readonly #match: Omit<PlayedMatch, 'clients'>;
  readonly #world: World;

  constructor(world: World, match: Omit<PlayedMatch, 'clients'>, viewer: string, token: string) {
    this.#world = world;
    this.#match = match;
    this.viewer = viewer;
    this.connection = `${token}/${viewer}`;
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined || this.#isThinking;
  }

  /** Connects to a server process. */
  greet(process: number): void {
    this.process = process;
    this.#say({ type: 'hello', ...(this.state === undefined ? {} : { version: this.state.version }) });
    if (this.#pending !== undefined) this.#say({ type: 'play', ...this.#pending });
  }

  hear(message: RoomMessage): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message.update);
    else if (message.type === 'answer' && message.id === this.#pending?.id) {
      if (message.answer.status === 'played') this.#match.confirmed.add(String(message.id));
      this.#pending = undefined;
    } else if (message.type === 'refused') this.#world.refusals.push(JSON.stringify(message));
    if (this.#canPlay() && !this.#isThinking) void this.#think();
  }

  async #think(): Promise<void> {
    this.#isThinking = true;
    await setTimeout(this.#world.rng.int(THINKING_MOST));
    this.#isThinking = false;
    if (this.#canPlay()) this.#play(this.state);
  }

  #canPlay(): this is { readonly state: ClientState<GameTypes> } {
    if (this.#pending !== undefined || this.#match.confirmed.size >= ACTIONS) return false;
    return this.state?.awaited.includes(this.viewer) === true;
  }

  #welcome({ sync }: Extract<RoomMessage, { readonly type: 'welcome' }>): void {
    if (sync.kind === 'updates') for (const update of sync.updates) this.#update(update);
    else this.state = this.state === undefined ? createClient(sync.snapshot) : applyUpdate(this.state, sync.snapshot);
  }

  #update(update: Extract<RoomMessage, { readonly type: 'update' }>['update']): void {
    this.updates.set(update.to, JSON.stringify(update));
    if (this.state !== undefined) this.state = applyUpdate(this.state, update);
  }

  #play(state: ClientState<GameTypes>): void {
    const choices = this.#match.manifest.game.choices(state.view);
    if (choices.size === 0) return;
    const action = choices.at(this.#world.rng.int(choices.size));
    this.#pending = { id: `${this.viewer} ${String(this.#sent++)}`, version: state.version, action };
    this.#say({ type: 'play', ...this.#pending });
  }

  #say(message: object): void {
    this.#world.say(this, { v: 1, ...message });
  }
}

/** Two server processes that share a database, and the matches on them. */
export class World {
  readonly matches: PlayedMatch[] = [];
  readonly refusals: string[] = [];
  kills = 0;
  readonly rng: Rng;
  readonly #processes: readonly ServerProcess[];
  readonly #clients = new Map<string, Client>();

  constructor(url: string, seed: string) {
    this.rng = createRng(seed);
    this.#processes = [0, 1].map(
      (number) =>
        new ServerProcess(url, (connection, message) => {
          const client = this.#clients.get(connection);
          if (client?.process === number) client.hear(message);
        }),
    );
  }

  /** The errors that the server processes have reported. */
  get failures(): readonly string[] {
    return this.#processes.flatMap(({ failures }) => failures);
  }

  async start(): Promise<void> {
    const program = { entryPoints: [`${ROOT}tests/database/process.ts`], outfile: PROGRAM };
    await build({ ...program, bundle: true, packages: 'external', platform: 'node', format: 'esm' });
    await Promise.all(this.#processes.map((process) => process.start()));
  }

  async end(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.kill()));
  }

  say({ process, connection }: Client, message: object): void {
    this.#processes[process]?.say({ connection, message });
  }

  /** Opens a match, and connects its clients. */
  async open(manifest: GameManifest, id: string): Promise<void> {
    const facts = { id, manifest, seed: this.rng.int(1000), confirmed: new Set<string>() };
    const tokens = await this.#processes[this.rng.int(2)]!.open(manifest.game.id, id, facts.seed);
    const clients = Object.entries(tokens).map(([viewer, token]) => new Client(this, facts, viewer, token));
    this.matches.push({ ...facts, clients });
    for (const client of clients) {
      this.#clients.set(client.connection, client);
      client.greet(this.rng.int(2));
    }
  }

  /** Kills and restarts server processes at random until all matches have been played. */
  async play(): Promise<void> {
    while (!this.#isDone()) {
      await setTimeout(100 + this.rng.int(900));
      await this.#crash(this.rng.int(2));
    }
  }

  async #crash(number: number): Promise<void> {
    const process = this.#processes[number]!;
    await process.kill();
    this.kills++;
    const [moved, loyal]: [Client[], Client[]] = [[], []];
    for (const client of this.#clients.values())
      if (client.process === number) (this.rng.int(2) === 0 ? moved : loyal).push(client);
    for (const client of moved) client.greet(1 - number);
    await process.start();
    // Some clients connect to the restarted process, so that both processes have clients of the same match.
    const returning = [...this.#clients.values()].filter(
      (client) => client.process !== number && this.rng.int(4) === 0,
    );
    for (const client of [...loyal, ...returning]) client.greet(number);
  }

  #isDone(): boolean {
    return this.matches.every(({ clients, confirmed }) => {
      const isIdle = clients.every((client) => !client.isWaiting);
      const isOver = clients.every(({ state, viewer }) => state?.awaited.includes(viewer) !== true);
      return isIdle && (confirmed.size >= ACTIONS || (isOver && confirmed.size > 0));
    });
  }
}
