import type { GameTypes } from '../core/game.ts';
import type { ClientState } from '../match/client.ts';
import type { TakebackRequest } from '../match/updates.ts';
import { capitalised, playerNameIn } from '../messages/catalogue.ts';
import type { Messages } from '../messages/messages.ts';
import { createFormatter, type Values } from '../messages/message.ts';
import type { RoomNote } from '../room/notes.ts';
import type { RoomHistoryItem, RoomMessage, RoomSeat } from '../room/protocol.ts';
import { PAGE_TEXTS, type PageText } from './room-texts.ts';

/** A message of a room of one type. */
export type MessageOf<Type extends RoomMessage['type']> = Extract<RoomMessage, { readonly type: Type }>;

type Notice = NonNullable<Exclude<RoomHistoryItem, RoomNote>['notice']>;

/** What a room tells a viewer, as sentences in their language. */
export class RoomSentences {
  readonly #messages: Messages;
  readonly #format: (message: string, values?: Values) => string;
  readonly #texts: Readonly<Record<PageText, string>>;

  constructor(messages: Messages) {
    const { language } = messages;
    this.#messages = messages;
    this.#format = createFormatter(language);
    this.#texts = PAGE_TEXTS[language] ?? PAGE_TEXTS['en']!;
  }

  /** What sentences call a player. */
  called(player: string): string {
    return capitalised(playerNameIn(this.#messages.catalogue, player).name);
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
    return 'id' in answer ? this.#messages.refusal(violation, view) : this.say(violation.code as PageText);
  }

  notice({ kind, player }: Notice): string {
    return this.say(kind, { player: this.called(player) });
  }

  note(note: RoomNote, seats: readonly RoomSeat[]): string {
    if (note.kind === 'followed') return this.say('followed');
    const values = { player: this.called(note.seat), name: this.personOf(note.seat, seats) };
    if (note.kind !== 'said') return this.say(note.kind, 'name' in note ? { ...values, name: note.name } : values);
    return note.text === undefined ? this.say('deleted', values) : this.say('said', { ...values, text: note.text });
  }

  /** The name of the person of a seat, or else of the player. */
  personOf(player: string, seats: readonly RoomSeat[]): string {
    return seats.find((seat) => seat.player === player)?.name ?? this.called(player);
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
