import { roomNotices as noticesDe, takebackBlockers as blockersDe } from '../messages/de.ts';
import { roomNotices as noticesEn, takebackBlockers as blockersEn } from '../messages/en.ts';

const en = {
  ...blockersEn,
  ...noticesEn,
  bot: '{player} (bot: {bot})',
  person: '{player}: {name}',
  present: '{text}, connected',
  claimed: '{name} now plays this side: {player}.',
  named: '{player}: The name is now {name}.',
  said: '{name}: {text}',
  deleted: '{name}: (deleted)',
  invited: 'The seat is free again: {player}.',
  forgot: '{player}: The name and all chat messages were deleted.',
  'bot-failed': 'The bot has failed: {player}.',
  stalled: 'The match waits for: {player}.',
  rematch: '{name} would like to play again.',
  followed: 'The next match begins.',
  asks: '{player} asks to take back an action.',
  asked: 'The other players are asked to agree.',
  'not-played': 'The action was not played, because the position changed after you chose the action.',
  'not-accepted': 'The server did not accept the message ({code}).',
  agree: 'Agree',
  disagree: 'Do not agree',
  'play-again': 'Play again',
  name: 'Your name',
  chat: 'Chat message',
  rename: 'Use this name',
  send: 'Send',
  forget: 'Delete my name and messages',
  lost: 'The connection is lost. Trying again …',
  unknown: 'The server does not know this link.',
} as const;

/** The key of a text of a room. */
export type PageText = keyof typeof en;

const de: Readonly<Record<PageText, string>> = {
  ...blockersDe,
  ...noticesDe,
  bot: '{player} (Bot: {bot})',
  person: '{player}: {name}',
  present: '{text}, verbunden',
  claimed: '{name} hat den Platz übernommen: {player}.',
  named: '{player}: Der Name ist jetzt {name}.',
  said: '{name}: {text}',
  deleted: '{name}: (gelöscht)',
  invited: 'Der Platz ist wieder frei: {player}.',
  forgot: '{player}: Name und Nachrichten wurden gelöscht.',
  'bot-failed': 'Der Bot ist ausgefallen: {player}.',
  stalled: 'Die Partie wartet auf: {player}.',
  rematch: '{name} möchte noch einmal spielen.',
  followed: 'Die nächste Partie beginnt.',
  asks: '{player} möchte eine Aktion zurücknehmen.',
  asked: 'Die anderen werden gefragt.',
  'not-played': 'Das wurde nicht gespielt. Die Stellung hat sich inzwischen geändert.',
  'not-accepted': 'Der Server hat das nicht angenommen ({code}).',
  agree: 'Zustimmen',
  disagree: 'Ablehnen',
  'play-again': 'Noch einmal spielen',
  name: 'Dein Name',
  chat: 'Nachricht',
  rename: 'Diesen Namen verwenden',
  send: 'Senden',
  forget: 'Meinen Namen und meine Nachrichten löschen',
  lost: 'Die Verbindung ist unterbrochen. Neuer Versuch …',
  unknown: 'Der Server kennt diesen Link nicht.',
};

/** The texts of a room, by language. The texts are in English for any other language. */
export const PAGE_TEXTS: Readonly<Record<string, Readonly<Record<PageText, string>>>> = { en, de };
