import type { GameTypes } from '../core/game.ts';
import type { ClientState } from '../match/client.ts';
import type { TakebackRequest } from '../match/updates.ts';
import { playerTitleIn } from '../messages/catalogue.ts';
import type { Messages } from '../messages/messages.ts';
import { createFormatter, type Values } from '../messages/message.ts';
import type { RoomNote } from '../room/notes.ts';
import type { RoomMessage, RoomSeat } from '../room/protocol.ts';
import { type Sentence, sentencesAbout } from '../session/history.ts';
import type { MatchNews } from './room-history.ts';
import { PAGE_TEXTS, type PageText } from './room-texts.ts';

/** A message from a room, of one type. */
export type MessageOf<Type extends RoomMessage['type']> = Extract<RoomMessage, { readonly type: Type }>;

/** Creates sentences about the messages of a room, in the viewer's language. */
export class RoomSentences {
  /** The names of persons, by player. */
  readonly seating: Readonly<Record<string, string>>;
  /** Messages in which the name of the person follows the name of the player. */
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

  /** Returns the name of a player in the form that sentences use. */
  called(player: string): string {
    return playerTitleIn(this.#unseated.catalogue, player).name;
  }

  say(text: PageText, values?: Values): string {
    return this.#format(this.#texts[text], values);
  }

  /** Returns a sentence that says why the room refused a message. */
  refused({ code }: MessageOf<'refused'>): string {
    return code === 'unknown-token' ? this.say('unknown') : this.say('not-accepted', { code });
  }

  /**
   * Returns a sentence about the answer to a request; `undefined` if an update already contains the same information.
   */
  answered({ answer }: MessageOf<'answer'>, view: ClientState<GameTypes>['view'] | undefined): string | undefined {
    if (answer.status === 'asked') return this.say('asked');
    if (answer.status === 'played' || answer.status === 'taken-back' || answer.status === 'doubled') return undefined;
    if (answer.status !== 'refused' || view === undefined) return this.say('not-played');
    const { violation } = answer;
    return 'id' in answer ? this.messages.refusal(violation, view) : this.say(violation.code as PageText);
  }

  /** Returns sentences about one update of the match. */
  news({ events, notice }: MatchNews, view: ClientState<GameTypes>['view']): readonly Sentence[] {
    const sentences = sentencesAbout(this.messages, events, view);
    if (notice === undefined) return sentences;
    const player = playerTitleIn(this.messages.catalogue, notice.player).name;
    return [...sentences, { text: this.say(notice.kind, { player }), rule: '' }];
  }

  note(note: RoomNote): string {
    if (note.kind === 'followed') return this.say('followed');
    const values = { player: this.called(note.seat), name: this.personOf(note.seat) };
    if (note.kind !== 'said') return this.say(note.kind, 'name' in note ? { ...values, name: note.name } : values);
    return note.text === undefined ? this.say('deleted', values) : this.say('said', { ...values, text: note.text });
  }

  /** Returns the name of the person on a seat; if the person has no name, the name of the player. */
  personOf(player: string): string {
    return this.seating[player] ?? this.called(player);
  }
}

/** Returns the takeback request that a viewer must answer; `undefined` if there is no such request. */
export function requestFor({
  request,
  view: { viewer },
}: ClientState<GameTypes>): TakebackRequest<GameTypes> | undefined {
  if (request === undefined || viewer === 'spectator') return undefined;
  return request.by === viewer || request.agreed.includes(viewer) ? undefined : request;
}
