/**
 * A match in a web page: the element `<countersheet-match>` for any game with a picture, and matches against bots in
 * the page. This module is for browsers.
 *
 * @packageDocumentation
 */
export { type Language, type LoadedGame, loadGame } from './loaded-game.ts';
export { type LocalMatch, localMatch, type LocalMatchSettings, startLocalMatch } from './local-match.ts';
export type { Hint, MatchClient, MatchNow, NextMove } from './match-client.ts';
export { defineMatchElement, MatchElement } from './match-element.ts';
export { type RoomClient, roomClient, type RoomClientSettings } from './room-client.ts';
