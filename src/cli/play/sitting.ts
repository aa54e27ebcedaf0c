import { resolve } from 'node:path';
import {
  type PlayerAction,
  type Choice,
  ChoiceError,
  choicesOf,
  choose,
  completions,
  handOver,
  markRead,
  type Menu,
  createMenu,
  newsOf,
  nextOf,
  playAction,
  readAction,
  type Session,
  takebackOf,
  undo,
  viewOf,
  whyNot,
} from '../../session/index.ts';
import { EXIT, failureOf, FileError, reasonOf } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { isTaken } from '../journal.ts';
import { PhraseError } from '../phrases/say.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { keep, type Kept } from './saved.ts';
import { chosenText, showItems } from './menu-text.ts';
import { type Screen, screenOf, showBoard, showSentences } from './screen.ts';
import { type BotsByPlayer, botsPlay } from './seats.ts';

/** What comes of a line: the session goes on, or it ends. */
export type Went = 'on' | 'quit';

/** What a word does that is typed into a session. */
export type Handle = (sitting: Sitting, rest: string) => Went | Promise<Went>;

/** How a session is held. */
interface SittingSettings {
  readonly spoken: Spoken;
  /** What words mean. */
  readonly words: ReadonlyMap<string, Handle>;
  /** The file from which the session goes on, which may be replaced. */
  readonly own: string | undefined;
  /** The file in which its record is to be. */
  readonly taken: string | undefined;
}

/** A session at a terminal. */
export class Sitting {
  readonly known: LoadedGame;
  readonly terminal: Terminal;
  readonly screen: Screen;
  /** The rule by which the person at the keyboard was refused last. */
  rule: string | undefined;
  readonly #bots: BotsByPlayer;
  readonly #words: ReadonlyMap<string, Handle>;
  readonly #own: Set<string>;
  readonly #taken: string | undefined;
  #session: Session;
  #choices: readonly Choice[] = [];
  #menu: Menu = createMenu([]);
  /** Who was at the keyboard last. */
  #last: string | undefined;
  /** Whether the person at the keyboard is still to act. */
  #isDue = false;

  constructor({ known, session, bots }: Kept, terminal: Terminal, { spoken, words, own, taken }: SittingSettings) {
    this.known = known;
    this.terminal = terminal;
    this.screen = screenOf(known, spoken, terminal);
    this.#session = session;
    this.#bots = bots;
    this.#words = words;
    this.#own = new Set(own === undefined ? [] : [resolve(own)]);
    this.#taken = taken === undefined ? undefined : resolve(taken);
  }

  get session(): Session {
    return this.#session;
  }

  /** What the person at the keyboard chooses from. */
  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Plays until the match is over, or whoever is asked goes away. */
  async run(): Promise<void> {
    for (;;) {
      this.#session = await botsPlay(this.#session, this.#bots);
      if (nextOf(this.#session).kind === 'over') {
        this.#end();
        return;
      }
      await this.#seat();
      this.#ready();
      if ((await this.#serve()) === 'quit') return;
    }
  }

  /** An action by its numbers in the menu, or in the notation. */
  actionOf(text: string): PlayerAction {
    const numbers = numbersIn(text);
    const action = numbers === undefined ? this.#typed(text) : choose(this.#session, this.#menu, numbers);
    if ('choices' in action) throw new PhraseError('not-one-action');
    return action;
  }

  /** Plays an action of the person at the keyboard, or says why not. */
  play(action: PlayerAction): void {
    const refused = whyNot(this.#session, action);
    if (refused !== undefined) {
      this.rule = refused.rule ?? this.rule;
      const text = refusalText(refused);
      this.terminal.out(refused.rule === undefined ? text : this.screen.say('refused', { text }));
      return;
    }
    this.#goOn(playAction(this.#session, action));
  }

  /** Takes back the last that the person at the keyboard played, if it is free or the other persons agree. */
  async undo(): Promise<void> {
    const { say } = this.screen;
    const takeback = takebackOf(this.#session);
    if (takeback === undefined) throw new PhraseError('nothing-played');
    const { player: by, blocker, asks } = takeback;
    if (blocker !== undefined) this.terminal.out(say('not-free', { reason: say(blocker.code) }));
    for (const asked of asks) {
      const answer = (await this.terminal.ask(say('consent', { asked, by })))?.trim().toLowerCase() ?? '';
      if (answer === '' || !say('yes').startsWith(answer)) throw new PhraseError('disagreed', { asked });
    }
    this.terminal.out(say('taken-back'));
    this.#goOn(undo(this.#session, asks));
  }

  /** Puts the match aside. Replaces nothing but where it was put aside before. */
  save(file: string): void {
    const path = resolve(file);
    if (path === this.#taken || (!this.#own.has(path) && isTaken(path))) throw new PhraseError('file-taken', { file });
    keep(file, this.#session);
    this.#own.add(path);
    this.terminal.out(this.screen.say('kept', { file }));
  }

  /** Begins to choose anew. */
  back(): void {
    this.#menu = createMenu(this.#choices);
    this.showMenu();
  }

  /** Shows what may be done. */
  showMenu(): void {
    if (!this.#menu.isAmount) showItems(this.screen, this.#session, this.#menu);
  }

  #goOn(session: Session): void {
    this.#session = session;
    this.#isDue = false;
  }

  /** Has a person take the keyboard, if it is not theirs, and tells them what they have not heard yet. */
  async #seat(): Promise<void> {
    const next = nextOf(this.#session);
    if (next.kind === 'hand-over') await this.#handOver(next.player);
    const { screen } = this.#session;
    const isOther = this.#last !== screen;
    this.#last = screen;
    const haveOthersActed = this.#tell();
    if (isOther || haveOthersActed) showBoard(this.screen, viewOf(this.#session));
  }

  /** Nothing of one player's is left on the screen for another. */
  async #handOver(player: string): Promise<void> {
    const { terminal } = this;
    if (terminal.wipe === undefined) terminal.out(`\n${'─'.repeat(72)}\n`);
    else terminal.wipe();
    await terminal.ask(this.screen.say('hand-over', { player }));
    this.#session = handOver(this.#session);
  }

  /** Tells what is new, and gives whether others did any of it. */
  #tell(): boolean {
    const { sentences, isByOthers } = newsOf(this.#session);
    showSentences(this.screen, sentences);
    this.#session = markRead(this.#session);
    return isByOthers;
  }

  #ready(): void {
    this.#choices = choicesOf(this.#session);
    this.#menu = createMenu(this.#choices);
    this.rule = undefined;
    this.#isDue = true;
    this.showMenu();
  }

  /** Takes lines until something was played. */
  async #serve(): Promise<Went> {
    while (this.#isDue) {
      const text = await this.terminal.ask(this.#prompt(), (begun) => this.#completions(begun));
      if (text === undefined) return 'quit';
      try {
        if ((await this.#handle(text.trim())) === 'quit') return 'quit';
      } catch (error) {
        this.terminal.out(this.#answerTo(error));
      }
    }
    return 'on';
  }

  /** What is said of an error that is the person's; others are thrown on. */
  #answerTo(error: unknown): string {
    const { say } = this.screen;
    if (error instanceof ChoiceError) return say(error.code, error.details);
    if (error instanceof PhraseError) return say(error.phrase, error.values);
    if (error instanceof FileError) return `${error.file}: ${reasonOf(error.cause, say)}`;
    const failure = failureOf(error);
    if (failure === undefined || failure.code === EXIT.interrupted) throw error;
    return failure.line;
  }

  #handle(text: string): Went | Promise<Went> {
    const [word = '', ...rest] = text.split(/\s+/);
    const handle = this.#words.get(word);
    if (handle !== undefined) return handle(this, rest.join(' '));
    const numbers = numbersIn(text);
    if (numbers === undefined) this.play(this.#typed(text));
    else this.#choose(numbers);
    return 'on';
  }

  #choose(numbers: readonly number[]): void {
    const next = choose(this.#session, this.#menu, numbers);
    if (!('choices' in next)) {
      this.play(next);
      return;
    }
    this.#menu = next;
    this.showMenu();
  }

  #typed(text: string): PlayerAction {
    return readAction(this.#session, this.#choices, text);
  }

  #prompt(): string {
    const { say } = this.screen;
    const sofar = chosenText(say, this.#session, this.#menu);
    const player = String(this.#last);
    return sofar === '' ? `${player}> ` : `${player} (${sofar})> `;
  }

  #completions(begun: string): readonly string[] {
    const words = [...this.#words.keys()].filter((word) => word.startsWith(begun));
    return [...completions(this.#session, this.#choices, begun), ...words];
  }

  /** Tells the end. */
  #end(): void {
    this.#tell();
    this.terminal.out(`\n${this.screen.messages.picture(viewOf(this.#session))}`);
  }
}

/** A refusal with its rule. */
export function refusalText({ text, rule }: { readonly text: string; readonly rule?: string }): string {
  return rule === undefined ? text : `${text} (${rule})`;
}

/** The numbers of a line; `undefined` if there is anything else. */
function numbersIn(text: string): readonly number[] | undefined {
  return /^\d{1,9}(\s+\d{1,9})*$/.test(text) ? text.split(/\s+/).map(Number) : undefined;
}
