import { html, nothing, render, type TemplateResult } from 'lit';
import { randomSeed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import type { RoomMessage, RoomRequest, RoomSeat } from '../room/protocol.ts';
import { type Language, loadGame } from './loaded-game.ts';
import { defineMatchElement } from './match-element.ts';
import { type RoomClient, roomClient } from './room-client.ts';
import { RoomSentences } from './room-sentences.ts';

/** The maximum lengths of a name and of a chat message, in characters. */
const LENGTHS = { name: 40, chat: 500 } as const;

/**
 * Fills the page of the `host` command. The token in the address of the page selects the room. The page uses the
 * language of the browser.
 */
export async function showRoom(manifest: GameManifest, otherLanguage: string): Promise<void> {
  const asked = (new URLSearchParams(location.search).get('language') ?? navigator.language).slice(0, 2).toLowerCase();
  const language = Object.hasOwn(manifest.messages, asked) ? asked : otherLanguage;
  const game = await loadGame(manifest, language as Language);
  document.documentElement.lang = game.messages.language;
  document.title = manifest.game.title;
  defineMatchElement();
  const query = String(new URLSearchParams({ token: location.hash.slice(1), page: randomSeed() }));
  const send = (request: RoomRequest): void => {
    fetch(`/say?${query}`, { method: 'POST', body: JSON.stringify(request) }).catch(() => undefined);
  };
  const room = roomClient(game, { send });
  const sentences = (): RoomSentences => new RoomSentences(game.messages, room.seats);
  const show = (issue = ''): unknown => render(page({ room, sentences: sentences(), send, issue }), document.body);
  const source = new EventSource(`/events?${query}`); // The browser reconnects automatically.
  source.onopen = () => room.connected();
  source.onerror = () => room.disconnected();
  source.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as RoomMessage;
    if (message.type === 'refused' && message.code === 'unknown-token') show(sentences().refused(message));
    else room.receive(message);
  };
  addEventListener('hashchange', () => location.reload());
  await room.ready;
  room.subscribe(show);
  show();
}

interface Shown {
  readonly room: RoomClient;
  readonly sentences: RoomSentences;
  readonly send: (request: RoomRequest) => void;
  /** The reason why the page cannot show a room; `''` if the page can show the room. */
  readonly issue: string;
}

function page(shown: Shown): TemplateResult {
  const { room, sentences, issue } = shown;
  if (issue !== '') return html`<p role="alert">${issue}</p>`;
  const { rematchToken } = room;
  if (rematchToken !== undefined) location.hash = rematchToken;
  return html`
    <countersheet-match .client=${room}></countersheet-match>
    <ul id="seats">
      ${room.seats.map((seat) => html`<li>${seatText(sentences, seat)}</li>`)}
    </ul>
    ${room.now.view.viewer === 'spectator' ? nothing : tools(shown)}
  `;
}

function seatText(sentences: RoomSentences, { player, name, bot, isPresent }: RoomSeat): string {
  const called = sentences.called(player);
  if (bot !== undefined) return sentences.say('bot', { player: called, bot });
  const text = name === undefined ? called : sentences.say('person', { player: called, name });
  return isPresent ? sentences.say('present', { text }) : text;
}

/** Returns the controls for what a player can do in the room besides moves: for example, send a chat message. */
function tools({ room, sentences, send }: Shown): TemplateResult {
  const { request, now } = room;
  const button = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" @click=${act}>${text}</button>`;
  const asks = (by: string): TemplateResult => html`
    <p id="request" role="alert">
      ${sentences.say('asks', { player: sentences.personOf(by) })}
      ${button(sentences.say('agree'), () => room.reply(true))}
      ${button(sentences.say('disagree'), () => room.reply(false))}
    </p>
  `;
  const field = (id: 'chat' | 'name', text: string, use: (value: string) => void): TemplateResult => html`
    <form id=${id} @submit=${(event: SubmitEvent) => submitted(event, use)}>
      <input
        maxlength=${LENGTHS[id]}
        aria-label=${sentences.say(id)}
        placeholder=${sentences.say(id)}
        autocomplete="off"
      />
      <button>${text}</button>
    </form>
  `;
  return html`
    ${request === undefined ? nothing : asks(request.by)}
    <div id="tools">
      ${field('chat', sentences.say('send'), (text) => room.chat(text))}
      ${field('name', sentences.say('rename'), (name) => room.rename(name))}
      ${button(sentences.say('forget'), () => send({ v: 1, type: 'forget' }))}
      ${now.next.kind === 'over' ? button(sentences.say('play-again'), () => room.rematch()) : nothing}
    </div>
  `;
}

function submitted(event: SubmitEvent, use: (value: string) => void): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const { value } = form.querySelector('input')!;
  if (value.trim() !== '') use(value);
  form.reset();
}
