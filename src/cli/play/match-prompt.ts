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
  whyNot,
} from '../../session/index.ts';
import { EXIT, failureOf, FileError, reasonOf } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { isTaken } from '../journal.ts';
import { PhraseError } from '../phrases/say.ts';
import type { Spoken } from '../spoken.ts';
import type { Complete, Terminal } from '../terminal.ts';
import { saveMatch, type OpenMatch } from './saved-match.ts';
import { chosenText, showItems } from './menu-text.ts';
import { type Screen, screenOf, showBoard, showSentences } from './screen.ts';
import { type BotsByPlayer, botsPlay } from './controllers.ts';

/** Whether the session continues after a line that a person typed. */
export type LineResult = 'continue' | 'quit';

/** A function that handles a word that a person typed at the prompt. */
export type Handle = (prompt: MatchPrompt, rest: string) => LineResult | Promise<LineResult>;

/** Settings of the prompt of a match. */
interface PromptSettings {
  readonly spoken: Spoken;
  /** Maps each word that a person can type to its handler. */
  readonly words: ReadonlyMap<string, Handle>;
  /** The file from which the session was loaded. The command `save` is allowed to overwrite this file. */
  readonly own: string | undefined;
  /** The file to which the record will be written. The command `save` must not overwrite this file. */
  readonly taken: string | undefined;
}

/** The prompt of a match at a terminal. */
export class MatchPrompt {
  readonly known: LoadedGame;
  readonly terminal: Terminal;
  readonly screen: Screen;
  /** The rule that the last refused action would have broken. The command `why` shows this rule. */
  rule: string | undefined;
  readonly #bots: BotsByPlayer;
  readonly #words: ReadonlyMap<string, Handle>;
  readonly #own: Set<string>;
  readonly #taken: string | undefined;
  #session: Session;
  #choices: readonly Choice[] = [];
  #menu: Menu = createMenu([]);
  /** The player that the last user of the keyboard controls. */
  #last: string | undefined;
  /** The last board that the prompt has shown. */
  #board: string | undefined;
  /** True while the person at the keyboard still has to act. */
  #isDue = false;

  constructor({ known, session, bots }: OpenMatch, terminal: Terminal, { spoken, words, own, taken }: PromptSettings) {
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

  /** The actions that the person at the keyboard can choose now. */
  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Plays until the match is over or a person quits. */
  async run(): Promise<void> {
    for (;;) {
      this.#session = await botsPlay(this.#session, this.#bots);
      if (nextOf(this.#session).kind === 'over') {
        this.#end();
        return;
      }
      await this.#passKeyboard();
      this.#ready();
      if ((await this.#serve()) === 'quit') return;
    }
  }

  /** Reads an action from a line. The line contains numbers from the menu, or the notation of the action. */
  actionOf(text: string): PlayerAction {
    const numbers = numbersIn(text);
    const action = numbers === undefined ? this.#typed(text) : choose(this.#session, this.#menu, numbers);
    if ('choices' in action) throw new PhraseError('not-one-action');
    return action;
  }

  /** Plays an action of the person at the keyboard. If the action is illegal, shows the reason. */
  play(action: PlayerAction): void {
    const refused = whyNot(this.#session, action);
    if (refused !== undefined) {
      this.rule = refused.rule ?? this.rule;
      const text = refusalText(refused);
      this.refuse(refused.rule === undefined ? text : this.screen.say('refused', { text }));
      return;
    }
    this.#goOn(playAction(this.#session, action));
  }

  /** Takes back the last action of the person at the keyboard, if the other persons agree or do not have to agree. */
  async undo(): Promise<void> {
    const { say } = this.screen;
    const takeback = takebackOf(this.#session);
    if (takeback === undefined) throw new PhraseError('nothing-played');
    const { player: by, blocker, asks } = takeback;
    if (blocker !== undefined) this.terminal.out(say('not-free', { reason: say(blocker.code) }));
    for (const asked of asks) {
      const answer = (await this.#ask(say('consent', { asked, by })))?.trim().toLowerCase() ?? '';
      if (answer === '' || !say('yes').startsWith(answer)) throw new PhraseError('disagreed', { asked });
    }
    this.terminal.out(say('taken-back'));
    this.#goOn(undo(this.#session, asks));
  }

  /** Shows the reason why an input is refused. */
  refuse(text: string): void {
    this.terminal.out(this.screen.paint('refusal', text));
  }

  /** Saves the match. The function overwrites a file only if this session was saved to this file or loaded from it. */
  save(file: string): void {
    const path = resolve(file);
    if (path === this.#taken || (!this.#own.has(path) && isTaken(path))) throw new PhraseError('file-taken', { file });
    saveMatch(file, this.#session);
    this.#own.add(path);
    this.terminal.out(this.screen.say('saved', { file }));
  }

  /** Returns to the first menu. */
  back(): void {
    this.#menu = createMenu(this.#choices);
    this.showMenu();
  }

  /** Shows the menu. */
  showMenu(): void {
    if (!this.#menu.isAmount) showItems(this.screen, this.#session, this.#menu);
  }

  #goOn(session: Session): void {
    this.#session = session;
    this.#isDue = false;
  }

  /**
   * If another person is next, asks people to pass the keyboard to this person. Then shows the news to the person at
   * the keyboard.
   */
  async #passKeyboard(): Promise<void> {
    const next = nextOf(this.#session);
    if (next.kind === 'hand-over') await this.#handOver(next.player);
    const { screen } = this.#session;
    const isOther = this.#last !== screen;
    this.#last = screen;
    const haveOthersActed = this.#showNews();
    this.#board = showBoard(this.screen, this.#session.view, isOther || haveOthersActed ? undefined : this.#board);
  }

  /** Clears the screen, so that the next player does not see the previous player’s secrets. */
  async #handOver(player: string): Promise<void> {
    const { terminal } = this;
    if (terminal.wipe === undefined) terminal.out(`\n${'─'.repeat(72)}\n`);
    else terminal.wipe();
    await this.#ask(this.screen.say('hand-over', { player }));
    this.#session = handOver(this.#session);
  }

  /**
   * Shows the events that the person has not seen. Returns true if another player caused at least one of these events.
   */
  #showNews(): boolean {
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

  /** Reads lines until an action is played. */
  async #serve(): Promise<LineResult> {
    while (this.#isDue) {
      const text = await this.#ask(this.#prompt(), (line) => this.#completions(line));
      if (text === undefined) return 'quit';
      try {
        if ((await this.#handle(text.trim())) === 'quit') return 'quit';
      } catch (error) {
        this.refuse(this.#answerTo(error));
      }
    }
    return 'continue';
  }

  /**
   * Returns the message for an error that the input caused. If the input did not cause the error, throws the error
   * again.
   */
  #answerTo(error: unknown): string {
    const { say } = this.screen;
    if (error instanceof ChoiceError) return say(error.code, error.details);
    if (error instanceof PhraseError) return say(error.phrase, error.values);
    if (error instanceof FileError) return `${error.file}: ${reasonOf(error.cause, say)}`;
    const failure = failureOf(error);
    if (failure === undefined || failure.code === EXIT.interrupted) throw error;
    return failure.line;
  }

  #handle(text: string): LineResult | Promise<LineResult> {
    const [word = '', ...rest] = text.split(/\s+/);
    const handle = this.#words.get(word);
    if (handle !== undefined) return handle(this, rest.join(' '));
    const numbers = numbersIn(text);
    if (numbers === undefined) this.play(this.#typed(text));
    else this.#choose(numbers);
    return 'continue';
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

  /**
   * Reads an action in the notation of the game. If the first word is unknown, the error lists the known words that
   * begin with the letters of this word.
   */
  #typed(text: string): PlayerAction {
    try {
      return readAction(this.#session, this.#choices, text);
    } catch (error) {
      if (!(error instanceof ChoiceError) || error.code !== 'no-such-type') throw error;
      const { word, words } = error.details;
      const near = [...this.#words.keys()].filter((each) => each.startsWith(String(word)));
      throw new PhraseError('no-such-type', { word, words: near.length > 0 ? near.join(', ') : words });
    }
  }

  #ask(prompt: string, complete?: Complete): Promise<string | undefined> {
    return this.terminal.ask(this.screen.paint('prompt', prompt), complete);
  }

  #prompt(): string {
    const sofar = chosenText(this.screen, this.#session, this.#menu);
    const player = String(this.#last);
    return sofar === '' ? `${player}> ` : `${player} (${sofar})> `;
  }

  #completions(line: string): readonly string[] {
    const words = [...this.#words.keys()].filter((word) => word.startsWith(line));
    return [...completions(this.#session, this.#choices, line), ...words];
  }

  /** Shows the outcome of the match. */
  #end(): void {
    this.#showNews();
    this.terminal.out(`\n${this.screen.messages.picture(this.#session.view)}`);
  }
}

/** Returns the text of a refusal, followed by the id of its rule. */
export function refusalText({ text, rule }: { readonly text: string; readonly rule?: string }): string {
  return rule === undefined ? text : `${text} (${rule})`;
}

/** Returns the numbers in a line; `undefined` if the line does not consist of numbers. */
function numbersIn(text: string): readonly number[] | undefined {
  return /^\d{1,9}(\s+\d{1,9})*$/.test(text) ? text.split(/\s+/).map(Number) : undefined;
}
