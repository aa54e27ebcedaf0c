import { resolve } from 'node:path';
import { eventsFor, type GameTypes, type View } from '../../core/game.ts';
import { deriveSeed, type Seed } from '../../core/random.ts';
import { answerBack, askBack, line, nodeAt, playOn, position, type Table, whyNotFree } from '../../match/index.ts';
import { EXIT, failureOf, FileError, reasonOf } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { isTaken } from '../journal.ts';
import { PhraseError } from '../phrases/say.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { whyNot } from './asides.ts';
import { keep, type Kept } from './kept.ts';
import { chosen, type Menu, menuOf } from './menu.ts';
import { actionIn, completions, fieldNames, type Speech } from './notation.ts';
import { type Offer, offersOf } from './offers.ts';
import { chosenText, holdsSecrets, type Screen, screenOf, showBoard, showItems, tell } from './screen.ts';
import { botsPlay, type Seats } from './seats.ts';

/** What comes of a line: the session goes on, or it ends. */
export type Went = 'on' | 'quit';

/** What a word does that is typed into a session. */
export type Handle<G extends GameTypes> = (session: Session<G>, rest: string) => Went | Promise<Went>;

/** How a session is held. */
export interface SessionSettings<G extends GameTypes> {
  readonly spoken: Spoken<G>;
  /** What words mean. */
  readonly words: ReadonlyMap<string, Handle<G>>;
  /** The file from which the match goes on. */
  readonly resume?: string | undefined;
  /** The file in which its record is to be. */
  readonly record?: string | undefined;
}

/** The person at the keyboard, and what is before them. */
interface Sitting<G extends GameTypes> {
  readonly player: G['player'];
  readonly view: View<G>;
  readonly offers: readonly Offer<G>[];
  menu: Menu<G>;
  /** The rule by which they were refused last. */
  rule?: string;
}

/** A match under way. */
export class Session<G extends GameTypes> {
  readonly known: LoadedGame<G>;
  readonly terminal: Terminal;
  readonly screen: Screen<G>;
  readonly #language: string;
  readonly #seats: Seats<G>;
  readonly #told: Record<string, number>;
  readonly #words: ReadonlyMap<string, Handle<G>>;
  /** Where the match was put aside, and where its record goes. */
  readonly #kept: Set<string>;
  readonly #record: string | undefined;
  #table: Table<G>;
  #sitting: Sitting<G> | undefined;
  /** Who was at the keyboard last. */
  #last: G['player'] | undefined;

  constructor(
    { known, language, seats, table, told }: Kept<G>,
    terminal: Terminal,
    { spoken, words, resume, record }: SessionSettings<G>,
  ) {
    this.known = known;
    this.terminal = terminal;
    this.#language = language;
    this.#seats = seats;
    this.#table = table;
    this.#told = { ...told };
    this.#words = words;
    this.#kept = new Set(resume === undefined ? [] : [resolve(resume)]);
    this.#record = record === undefined ? undefined : resolve(record);
    this.screen = screenOf(known, spoken, terminal);
  }

  get table(): Table<G> {
    return this.#table;
  }

  /** The person at the keyboard. */
  get sitting(): Sitting<G> {
    if (this.#sitting === undefined) throw new Error('Nobody is due.');
    return this.#sitting;
  }

  /** Plays until the match is over, or whoever is asked goes away. */
  async run(): Promise<void> {
    for (;;) {
      this.#table = await botsPlay(this.known.game, this.#table, this.#seats);
      const turn = this.known.game.turn(position(this.#table.match));
      if (turn.kind !== 'decision') {
        this.#end();
        return;
      }
      await this.#seat(this.#due(turn.players));
      this.#ready();
      if ((await this.#serve()) === 'quit') return;
    }
  }

  /** An action by its numbers in the menu, or in the notation. */
  actionOf(text: string): G['action'] {
    const action = numbersIn(text) === undefined ? actionIn(this.#speech(), text) : this.#chosen(text);
    if ('offers' in action) throw new PhraseError('not-one-action');
    return action;
  }

  /** Plays an action of the person at the keyboard, or says why not. */
  play(action: G['action']): void {
    const { game } = this.known;
    const refused = whyNot(this.screen, this.sitting.view, action);
    if (refused !== undefined) {
      const { text, rule } = refused;
      if (rule !== undefined) this.sitting.rule = rule;
      this.terminal.out(rule === undefined ? text : this.screen.say('refused', { text }));
      return;
    }
    this.#table = playOn(game, this.#table, { action }).table;
    this.#sitting = undefined;
  }

  /** Takes back the last that the person at the keyboard played, if it is free or the other persons agree. */
  async undo(): Promise<void> {
    const { game } = this.known;
    const { player } = this.sitting;
    const { say } = this.screen;
    const obstacle = whyNotFree(game, this.#table.match, player);
    if (obstacle?.code === 'nothing-played') throw new PhraseError('nothing-played');
    if (obstacle !== undefined) this.terminal.out(say('not-free', { code: obstacle.code }));
    this.#table = askBack(game, this.#table, { player, entropy: this.#entropy() }).table;
    while (this.#table.request !== undefined) {
      const { number: request, by, agreed } = this.#table.request;
      const asked = this.#seats.persons.find((each) => each !== by && !agreed.includes(each))!;
      const answer = (await this.terminal.ask(say('consent', { asked, by })))?.trim().toLowerCase() ?? '';
      const agrees = answer !== '' && say('yes').startsWith(answer);
      const reply = { player: asked, request, agrees, entropy: this.#entropy() };
      this.#table = answerBack(game, this.#table, reply).table;
      if (!agrees) throw new PhraseError('disagreed', { asked });
    }
    this.terminal.out(say('taken-back'));
    this.#sitting = undefined;
  }

  /** Puts the match aside. Replaces nothing but where it was put aside before. */
  save(file: string): void {
    const path = resolve(file);
    const isOwn = this.#kept.has(path);
    if (path === this.#record || (!isOwn && isTaken(path))) throw new PhraseError('file-taken', { file });
    const [language, seats, told] = [this.#language, this.#seats, this.#told];
    keep(file, { known: this.known, language, seats, told, table: this.#table });
    this.#kept.add(path);
    this.terminal.out(this.screen.say('kept', { file }));
  }

  /** Begins to choose anew. */
  back(): void {
    this.sitting.menu = menuOf(this.sitting.offers);
    this.showMenu();
  }

  /** Shows what may be done. */
  showMenu(): void {
    const { menu, view } = this.sitting;
    if (!menu.isAmount) showItems(this.screen, view, menu);
  }

  /** What new luck comes from: nobody can guess it who could not guess the seed. */
  #entropy(): Seed {
    const { settings, entries } = this.#table;
    return deriveSeed(String(settings.options?.seed), `luck ${String(entries.length)}`);
  }

  /** Who is at the keyboard stays there while they are due. */
  #due(players: readonly G['player'][]): G['player'] {
    const last = this.#last;
    return last !== undefined && players.includes(last) ? last : players[0]!;
  }

  /** Has a person take the keyboard, if it is not theirs, and tells them what they have not heard yet. */
  async #seat(player: G['player']): Promise<void> {
    const view = this.known.game.view(position(this.#table.match), player);
    const isOther = this.#last !== player;
    if (isOther && this.#seats.persons.length > 1) await this.#handOver(player, view);
    this.#last = player;
    const haveOthersActed = this.#tell(player, view);
    if (isOther || haveOthersActed) showBoard(this.screen, view);
  }

  /** Nothing of one player's is left on the screen for another; who has no secrets has nothing to hide. */
  async #handOver(player: G['player'], view: View<G>): Promise<void> {
    const { terminal } = this;
    if (!holdsSecrets(view)) return;
    if (terminal.wipe === undefined) terminal.out(`\n${'─'.repeat(72)}\n`);
    else terminal.wipe();
    await terminal.ask(this.screen.say('hand-over', { player }));
  }

  /** Tells what is new to a player, and gives whether they have heard of anything that others did. */
  #tell(player: G['player'], view: View<G>): boolean {
    const { match } = this.#table;
    const nodes = line(match);
    // What was told and taken back is not told again; what stands in its place is.
    const reader = this.#readerAt(player, view);
    let last: number | undefined = this.#told[reader];
    while (last !== undefined && !nodes.some(({ id }) => id === last)) last = nodeAt(match, last).parent;
    const news = nodes.slice(nodes.findIndex(({ id }) => id === last) + 1);
    const heard = news.map(({ actions, events }) => ({ by: actions[0]?.player, events: eventsFor(events, player) }));
    tell(
      this.screen,
      heard.flatMap(({ events }) => events),
      view,
    );
    this.#told[reader] = match.current;
    return heard.some(({ by, events }) => by !== player && events.length > 0);
  }

  /** Who has read what was told to a player: where nobody has secrets, all who sit at this screen. */
  #readerAt(player: G['player'], view: View<G>): string {
    return holdsSecrets(view) ? player : this.#seats.persons[0]!;
  }

  #ready(): void {
    const { game } = this.known;
    const player = this.#last!;
    const view = game.view(position(this.#table.match), player);
    const offers = offersOf<G>(game.choices(view));
    this.#sitting = { player, view, offers, menu: menuOf(offers) };
    this.showMenu();
  }

  /** Takes lines until something was played. */
  async #serve(): Promise<Went> {
    while (this.#sitting !== undefined) {
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
    if (numbersIn(text) === undefined) this.play(actionIn(this.#speech(), text));
    else this.#choose(text);
    return 'on';
  }

  #choose(text: string): void {
    const next = this.#chosen(text);
    if (!('offers' in next)) {
      this.play(next);
      return;
    }
    this.sitting.menu = next;
    this.showMenu();
  }

  #chosen(text: string): G['action'] | Menu<G> {
    const { menu, view } = this.sitting;
    return chosen(menu, numbersIn(text)!, (type) => fieldNames({ game: this.known.game, view }, type));
  }

  #prompt(): string {
    const { player, view, menu } = this.sitting;
    const sofar = chosenText(this.screen, view, menu);
    return sofar === '' ? `${player}> ` : `${player} (${sofar})> `;
  }

  #completions(begun: string): readonly string[] {
    const words = [...this.#words.keys()].filter((word) => word.startsWith(begun));
    return [...completions(this.#speech(), begun), ...words];
  }

  #speech(): Speech<G> {
    const { view, offers } = this.sitting;
    return { game: this.known.game, view, offers };
  }

  /** Tells the end to everybody: by now nothing is anybody's alone. */
  #end(): void {
    const player = this.#last ?? this.#seats.persons[0]!;
    const view = this.known.game.view(position(this.#table.match), player);
    this.#tell(player, view);
    this.terminal.out(`\n${this.screen.messages.picture(view)}`);
  }
}

/** The numbers of a line; `undefined` if there is anything else. */
function numbersIn(text: string): readonly number[] | undefined {
  return /^\d{1,9}(\s+\d{1,9})*$/.test(text) ? text.split(/\s+/).map(Number) : undefined;
}
