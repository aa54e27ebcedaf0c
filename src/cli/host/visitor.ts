import type { GameTypes } from '../../core/game.ts';
import type { GameManifest, GamePicture } from '../../manifest/manifest.ts';
import { applyUpdate, type ClientState, createClient } from '../../match/index.ts';
import type { Messages } from '../../messages/index.ts';
import { renderSvg } from '../../pictures/index.ts';
import type { RoomHistoryItem, RoomMessage, RoomSeat } from '../../room/index.ts';
import { groupChoices, type ChoiceGroup } from '../../session/index.ts';
import { together } from '../../session/choices.ts';
import { withNote } from '../../ui/room-history.ts';
import { type MessageOf, requestFor, RoomSentences } from '../../ui/room-sentences.ts';

/** The game as a visitor sees it, in their language. */
export interface VisitedGame {
  readonly manifest: GameManifest;
  readonly messages: Messages;
  readonly picture: GamePicture | undefined;
}

/** What the page of a visitor shows. All texts are plain text, except the picture. */
export interface Page {
  readonly title: string;
  readonly status: string;
  readonly picture: string;
  /** The picture as text, for a game without pictures. */
  readonly board: string;
  readonly seats: readonly string[];
  readonly groups: readonly PageGroup[];
  /** The number and the sentence of a take-back request that the visitor must answer. */
  readonly request?: { readonly number: number; readonly text: string };
  readonly canPlayAgain: boolean;
  readonly isPlayer: boolean;
  readonly version: number;
  readonly log: readonly string[];
}

/** The choices of one type of action. */
interface PageGroup {
  readonly heading: string;
  readonly choices: readonly PageChoice[];
}

/** A button. With an amount, the page asks for a number and puts it into the field of the action. */
interface PageChoice {
  readonly label: string;
  readonly line: string;
  readonly action: object;
  readonly amount?: { readonly field: string; readonly least: number; readonly most: number; readonly text: string };
  /** Whether the page asks again. */
  readonly isFinal?: true;
}

/** A connection of the page: it follows the room as any client does, and describes what it sees. */
export class Visitor {
  readonly #game: VisitedGame;
  readonly #sentences: RoomSentences;
  #client: ClientState<GameTypes> | undefined;
  #seats: readonly RoomSeat[] = [];
  #history: readonly RoomHistoryItem[] = [];

  constructor(game: VisitedGame) {
    this.#game = game;
    this.#sentences = new RoomSentences(game.messages, (player) => this.#nameOf(player));
  }

  /** Takes a message of the room. Returns a sentence to show at once, if there is one. */
  hear(message: RoomMessage): string | undefined {
    switch (message.type) {
      case 'welcome':
        this.#seats = message.seats;
        this.#history = message.history;
        // The page always greets without a version, so that it gets everything.
        if (message.sync.kind === 'snapshot') this.#client = createClient(message.sync.snapshot);
        return undefined;
      case 'update':
        this.#update(message.update);
        return undefined;
      case 'note':
        this.#history = withNote(this.#history, message.note);
        return undefined;
      case 'seats':
        this.#seats = message.seats;
        return undefined;
      case 'answer':
        return this.#sentences.answered(message, this.#client?.view);
      case 'refused':
        return this.#sentences.refused(message);
      case 'rematch':
      case 'claimed':
      case 'done':
        return undefined;
    }
  }

  /** Everything that the page shows; `undefined` before the room has greeted. */
  page(): Page | undefined {
    if (this.#client === undefined) return undefined;
    const { view, awaited, version, events } = this.#client;
    const { manifest, messages, picture } = this.#game;
    const groups = this.#groups(this.#client);
    const actions = groups.flatMap(({ choices }) => choices.map(({ line }) => line));
    const label = (line: string): string => messages.label(manifest.game.parse(line), view);
    const settings = { messages, actions, label, highlight: events };
    return {
      title: manifest.game.title,
      status: this.#status(this.#client),
      picture: picture === undefined ? '' : renderSvg(picture.renderer, view, settings),
      board: picture === undefined ? messages.picture(view) : '',
      seats: this.#seats.map((seat) => this.#seatText(seat)),
      groups,
      ...this.#request(this.#client),
      canPlayAgain: awaited.length === 0 && view.viewer !== 'spectator',
      isPlayer: view.viewer !== 'spectator',
      version,
      log: this.#history.map((item) => this.#lineOf(item)).filter((line) => line !== ''),
    };
  }

  #update(update: MessageOf<'update'>['update']): void {
    if (this.#client === undefined) return;
    this.#client = applyUpdate(this.#client, update);
    const { to: version, events, notice } = update;
    if (events.length > 0 || notice !== undefined)
      this.#history = [...this.#history, { version, events, ...(notice === undefined ? {} : { notice }) }];
  }

  #nameOf(player: string): string {
    return this.#game.messages.catalogue.players?.[player]?.name ?? player;
  }

  #personOf(player: string): string {
    return this.#sentences.personOf(player, this.#seats);
  }

  #seatText({ player, name, bot, isPresent }: RoomSeat): string {
    const called = this.#nameOf(player);
    if (bot !== undefined) return this.#sentences.say('bot', { player: called, bot });
    const text = name === undefined ? called : this.#sentences.say('person', { player: called, name });
    return isPresent ? this.#sentences.say('present', { text }) : text;
  }

  #status({ view: { viewer }, awaited }: ClientState<GameTypes>): string {
    const role =
      viewer === 'spectator'
        ? this.#sentences.say('spectator')
        : this.#sentences.say('you', { player: this.#nameOf(viewer) });
    if (awaited.length === 0) return `${role} ${this.#sentences.say('over')}`;
    if (awaited.includes(viewer)) return `${role} ${this.#sentences.say('your-turn')}`;
    return `${role} ${this.#sentences.say('waiting', { players: awaited.map((each) => this.#personOf(each)).join(', ') })}`;
  }

  #request(client: ClientState<GameTypes>): Pick<Page, 'request'> {
    const request = requestFor(client);
    if (request === undefined) return {};
    const text = this.#sentences.say('asks', { player: this.#personOf(request.by) });
    return { request: { number: request.number, text } };
  }

  /** The choices of the visitor, grouped as a session does, and the unlisted actions without fields. */
  #groups({ view, awaited }: ClientState<GameTypes>): readonly PageGroup[] {
    const { manifest, messages } = this.#game;
    const { game, controls } = manifest;
    if (!awaited.includes(view.viewer)) return [];
    const unlisted = game.unlisted.filter((type) => (game.fields(view)[type] ?? []).length === 0);
    const others = unlisted.map((type) => ({ action: { type, player: view.viewer } }));
    const legal = others.filter(({ action }) => game.whyIllegal(view, action) === undefined);
    const groups = groupChoices({ messages }, [...together(game.choices(view)), ...legal]);
    return groups.map((group) => this.#group(view, group, controls.concede));
  }

  #group(
    view: ClientState<GameTypes>['view'],
    { type, heading, choices }: ChoiceGroup,
    concede: string | undefined,
  ): PageGroup {
    const { manifest, messages } = this.#game;
    return {
      heading,
      choices: choices.map(({ action, amount }) => ({
        label: messages.label(action, view),
        line: manifest.game.format(action),
        action,
        ...(amount === undefined ? {} : { amount: { ...amount, text: this.#sentences.say('amount', { ...amount }) } }),
        ...(type === concede ? { isFinal: true as const } : {}),
      })),
    };
  }

  #lineOf(item: RoomHistoryItem): string {
    if ('note' in item) return this.#sentences.note(item, this.#seats);
    const { events, notice } = item;
    const sentences = events.map((event) => this.#game.messages.describe(event, this.#client!.view));
    return [...sentences, ...(notice === undefined ? [] : [this.#sentences.notice(notice)])].join(' ');
  }
}
