import * as v from 'valibot';
import { envelopeOf, envelopeShape } from '../../core/envelope.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { parseUntrusted } from '../../core/untrusted.ts';
import { loadTable, saveTable, type Table } from '../../match/index.ts';
import { CommandError, EXIT, fromFile, readJson, sentence } from '../failure.ts';
import { gameNamed, gameOfRecord, type LoadedGame } from '../game.ts';
import { replaceFile } from '../journal.ts';
import { type Seats, seated } from './seats.ts';

const contents = {
  setUp: v.string(),
  language: v.string(),
  persons: v.pipe(v.array(v.string()), v.minLength(1)),
  bots: v.record(v.string(), v.string()),
  iterations: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  told: v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  table: v.unknown(),
};

/** A match that goes on. */
export interface Kept<G extends GameTypes> {
  readonly known: LoadedGame<G>;
  readonly language: string;
  readonly seats: Seats<G>;
  readonly table: Table<G>;
  /** By person the node of the match up to which they have been told what happened. */
  readonly told: Readonly<Record<string, number>>;
}

/** Puts a match aside. Throws {@link CommandError} if the file cannot be written. */
export function keep<G extends GameTypes>(file: string, { known, language, seats, table, told }: Kept<G>): void {
  const { persons, named: bots, budget } = seats;
  const { iterations = 1 } = budget;
  const { game, manifest, setUp = manifest.play } = known;
  const kept = { ...envelopeOf('saved-match', game), setUp, language, persons, bots, iterations, told };
  const text = JSON.stringify({ ...kept, table: saveTable(game, table) });
  fromFile(file, () => replaceFile(file, `${text}\n`));
}

/** The table of a match that was put aside. Throws {@link MalformedError} if it is not valid, or of another game. */
export function tableIn<G extends GameTypes>(game: Game<G>, saved: unknown): Table<G> {
  const shape = v.strictObject({ ...envelopeShape(['saved-match'], game), ...contents });
  return loadTable(game, parseUntrusted(shape, saved).table);
}

/**
 * Takes a match up again.
 *
 * @param own - The game that was named; absent for a game of this package.
 * @throws {@link CommandError} if the file holds no match of it.
 */
export async function takenUp(file: string, own?: LoadedGame): Promise<Kept<GameTypes>> {
  const json = readJson(file, 'Expected what save has put aside.');
  try {
    const shape = v.strictObject({ ...envelopeShape(['saved-match']), ...contents });
    const { game: id, setUp, language, persons, bots: named, iterations, told } = parseUntrusted(shape, json);
    const known = await (own?.game.id === id ? gameNamed(own.source, setUp) : gameOfRecord(id, setUp));
    const table = tableIn(known.game, json);
    const seats = await seated(known, persons, { named, budget: { iterations } });
    return { known, language, seats, told, table };
  } catch (error) {
    throw new CommandError(`${file} holds no match that was put aside: ${sentence((error as Error).message)}`, {
      code: EXIT.file,
    });
  }
}
