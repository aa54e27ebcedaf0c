/** Converts matches to links and files, and reads them again. */
import { randomSeed, readEnvelope } from 'countersheet/core';
import { fromTreeRecord } from 'countersheet/match';
import { clearScreen, loadSession, resumeMatch, saveSession, type Session } from 'countersheet/session';
import type { Playable } from './playable.ts';
import { controllersFor } from './thinking.ts';

/**
 * Maximum length of a link. Some programs truncate longer links, so the page offers a file instead of a longer link.
 */
export const LINK_MOST = 8000;

const KINDS = ['session', 'tree', 'record'] as const;

/** Writes a session as JSON, with all variations. */
export function written(session: Session): string {
  return JSON.stringify(saveSession(session));
}

/**
 * Reads a saved session or a record. People control all players of a record. Nobody has the screen at first, because
 * another person may use it now. Throws `MalformedError` or `SyntaxError` if the text is not a session or a record, or
 * belongs to another game.
 */
export function read(playable: Playable, text: string): Session {
  const json: unknown = JSON.parse(text);
  if (readEnvelope(json, KINDS).format === 'countersheet/session') return clearScreen(loadSession(playable, json));
  const { game } = playable.manifest;
  const match = fromTreeRecord(game, json);
  const controllers = controllersFor(game.players(match.nodes[0]!.state), () => 'person');
  return resumeMatch(playable, match, { controllers, seed: randomSeed() });
}

/** Returns the game id of a saved session or a record. Throws `MalformedError` or `SyntaxError` for any other text. */
export function gameIn(text: string): string {
  return readEnvelope(JSON.parse(text), KINDS).game;
}

/** Compresses a text for the fragment of a link: letters, digits, hyphens and underscores. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Restores the text that `packed` has compressed. Throws if the fragment is invalid. */
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
