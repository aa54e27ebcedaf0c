/** Matches as links and files. */
import { type GameTypes, readEnvelope } from 'countersheet/core';
import { type Match, readRecord, record } from 'countersheet/match';
import type { Playable } from './playable.ts';
import type { Seats, Session } from './session.ts';
import { type Sitter, SITTERS } from './thinking.ts';

/** Longer links are cut by some programs; a match that needs one is a file. */
export const LINK_MOST = 8000;

/** What a link or a file says. */
export interface Shared {
  readonly match: Match<GameTypes>;
  readonly seats: Seats;
}

/** A match as JSON: its record, with all that was tried. */
export function written({ manifest: { game } }: Playable, { match }: Session): string {
  return JSON.stringify(record(game, match));
}

/** Reads a record. Throws `MalformedError` or `SyntaxError` if it is none of this game. */
export function read({ manifest: { game } }: Playable, text: string): Shared {
  const match = readRecord(game, JSON.parse(text));
  const players = game.players(match.nodes[0]!.state);
  const seats = Object.fromEntries(players.map((player) => [player, sitterIn(match.seating?.[player])]));
  return { match, seats };
}

/** The id of the game that a record is of. Throws `MalformedError` or `SyntaxError` if it is no record. */
export function gameIn(text: string): string {
  return readEnvelope(JSON.parse(text), ['tree', 'record']).game;
}

/** Text for the fragment of a link: letters, digits, hyphens and underscores. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed. Throws if it was not. */
export async function unpacked(fragment: string): Promise<string> {
  const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

function sitterIn(name: string | undefined): Sitter {
  return SITTERS.find((each) => each === name) ?? 'person';
}
