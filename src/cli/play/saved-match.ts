import { readEnvelope } from '../../core/envelope.ts';
import { messageOf } from '../../core/errors.ts';
import { clearScreen, loadSession, saveSession, type Session } from '../../session/index.ts';
import { CommandError, EXIT, fromFile, readJson, sentence } from '../failure.ts';
import { gameNamed, gameOfRecord, type LoadedGame } from '../game.ts';
import { replaceFile } from '../journal.ts';
import { spokenOf } from '../spoken.ts';
import { type BotsByPlayer, participantsOf } from './controllers.ts';

/** A session, the loaded game of the session, and the bots of the session. */
export interface OpenMatch {
  readonly known: LoadedGame;
  readonly session: Session;
  readonly bots: BotsByPlayer;
}

/** Saves a session. Throws {@link CommandError} if the file cannot be written. */
export function saveMatch(file: string, session: Session): void {
  const text = JSON.stringify(saveSession(session));
  fromFile(file, () => replaceFile(file, `${text}\n`));
}

/**
 * Loads a saved session. At first, the session shows no player's secrets, because another person than before may be at
 * the keyboard.
 *
 * @param own - The game that the command line names. If the command line names no game, the file must name a game of
 * this package.
 * @throws {@link CommandError} if the file is not a valid session of the game.
 */
export async function loadMatch(file: string, own?: LoadedGame): Promise<OpenMatch> {
  const json = readJson(file, 'Expected a file written by save.');
  try {
    const { game: id } = readEnvelope(json, ['session']);
    const found = await (own?.game.id === id ? gameNamed(own.source) : gameOfRecord(id));
    const loaded = await sessionIn(found, json);
    const known = await gameNamed(found.source, loaded.notes['preset']);
    const { messages } = await spokenOf(known, languageOf(loaded));
    const session = clearScreen({ ...loaded, messages });
    return { known, session, bots: await participantsOf(known, session.controllers) };
  } catch (error) {
    throw new CommandError(`${file} is not a saved match: ${sentence(messageOf(error))}`, {
      code: EXIT.file,
    });
  }
}

/** Reads a saved session. Throws {@link MalformedError} if the session is not valid or belongs to another game. */
export async function sessionIn(known: LoadedGame, saved: unknown): Promise<Session> {
  const { manifest } = known;
  const { messages } = await spokenOf(known, 'en');
  return loadSession({ manifest, messages }, saved);
}

/** Returns the language that a saved session names. */
export function languageOf({ notes }: Session): string {
  return notes['language'] ?? 'en';
}
