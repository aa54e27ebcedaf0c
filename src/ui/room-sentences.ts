import type { GameTypes } from '../core/game.ts';
import type { ClientState } from '../match/client.ts';
import type { TakebackRequest } from '../match/updates.ts';
import { capitalised, playerNameIn } from '../messages/catalogue.ts';
import type { Messages } from '../messages/messages.ts';
import { createFormatter, type Values } from '../messages/message.ts';
import type { RoomNote } from '../room/notes.ts';
import type { RoomMessage, RoomSeat } from '../room/protocol.ts';
import type { Sentence } from '../session/history.ts';
import type { MatchNews } from './room-history.ts';
import { PAGE_TEXTS, type PageText } from './room-texts.ts';

/** A message of a room of one type. */
export type MessageOf<Type extends RoomMessage['type']> = Extract<RoomMessage, { readonly type: Type }>;

/** What a room tells a viewer, as sentences in their language. */
export class RoomSentences {
  /** Names of people, by player. */
  readonly seating: Readonly<Record<string, string>>;
  /** Messages in which people follow the names of their players. */
  readonly messages: Messages;
  readonly #unseated: Messages;
  readonly #format: (message: string, values?: Values) => string;
  readonly #texts: Readonly<Record<PageText, string>>;

  constructor(messages: Messages, seats: readonly RoomSeat[] = []) {
    const { language } = messages;
    this.seating = Object.fromEntries(
      seats.flatMap(({ player, name }) => (name === undefined ? [] : [[player, name]])),
    );
    this.messages = messages.withSeating(this.seating);
    this.#unseated = messages;
    this.#format = createFormatter(language);
    this.#texts = PAGE_TEXTS[language] ?? PAGE_TEXTS['en']!;
  }

  /** What sentences call a player. */
  called(player: string): string {
    return capitalised(playerNameIn(this.#unseated.catalogue, player).name);
  }

  say(text: PageText, values?: Values): string {
    return this.#format(this.#texts[text], values);
  }

  /** Why a message was refused. */
  refused({ code }: MessageOf<'refused'>): string {
    return code === 'unknown-token' ? this.say('unknown') : this.say('not-accepted', { code });
  }

  /** What an answer tells the viewer; `undefined` if an update tells it. */
  answered({ answer }: MessageOf<'answer'>, view: ClientState<GameTypes>['view'] | undefined): string | undefined {
    if (answer.status === 'asked') return this.say('asked');
    if (answer.status === 'played' || answer.status === 'taken-back' || answer.status === 'doubled') return undefined;
    if (answer.status !== 'refused' || view === undefined) return this.say('not-played');
    const { violation } = answer;
    return 'id' in answer ? this.messages.refusal(violation, view) : this.say(violation.code as PageText);
  }

  /** What happened in the match at one version. */
  news({ events, notice }: MatchNews, view: ClientState<GameTypes>['view']): readonly Sentence[] {
    const sentences = events.map((event) => ({ text: this.messages.describe(event, view), rule: event.rule }));
    if (notice === undefined) return sentences;
    const player = capitalised(playerNameIn(this.messages.catalogue, notice.player).name);
    return [...sentences, { text: this.say(notice.kind, { player }), rule: '' }];
  }

  note(note: RoomNote): string {
    if (note.kind === 'followed') return this.say('followed');
    const values = { player: this.called(note.seat), name: this.personOf(note.seat) };
    if (note.kind !== 'said') return this.say(note.kind, 'name' in note ? { ...values, name: note.name } : values);
    return note.text === undefined ? this.say('deleted', values) : this.say('said', { ...values, text: note.text });
  }

  /** The name of the person of a seat, or else of the player. */
  personOf(player: string): string {
    return this.seating[player] ?? this.called(player);
  }
}

/** The takeback request that a viewer must answer; `undefined` if there is no such request. */
export function requestFor({
  request,
  view: { viewer },
}: ClientState<GameTypes>): TakebackRequest<GameTypes> | undefined {
  if (request === undefined || viewer === 'spectator') return undefined;
  return request.by === viewer || request.agreed.includes(viewer) ? undefined : request;
}
