/** Matches as links and files. */
import { randomSeed, readEnvelope } from 'countersheet/core';
import { fromTreeRecord } from 'countersheet/match';
import { clearScreen, loadSession, resumeMatch, saveSession, type Session } from 'countersheet/session';
import type { Playable } from './playable.ts';
import { seatsFor } from './thinking.ts';

/** Longer links are cut by some programs; a match that needs one is a file. */
export const LINK_MOST = 8000;

const KINDS = ['session', 'tree', 'record'] as const;

/** A session as JSON, with all that was tried. */
export function written(session: Session): string {
  return JSON.stringify(saveSession(session));
}

/**
 * Reads a saved session, or a record, with which persons go on. Somebody else may sit at the screen now. Throws
 * `MalformedError` or `SyntaxError` if it is neither, or of another game.
 */
export function read(playable: Playable, text: string): Session {
  const json: unknown = JSON.parse(text);
  if (readEnvelope(json, KINDS).format === 'countersheet/session') return clearScreen(loadSession(playable, json));
  const { game } = playable.manifest;
  const match = fromTreeRecord(game, json);
  const seats = seatsFor(game.players(match.nodes[0]!.state), () => 'person');
  return resumeMatch(playable, match, { seats, seed: randomSeed() });
}

/** The id of the game that a saved session or a record is of. Throws `MalformedError` or `SyntaxError` if it is neither. */
export function gameIn(text: string): string {
  return readEnvelope(JSON.parse(text), KINDS).game;
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
