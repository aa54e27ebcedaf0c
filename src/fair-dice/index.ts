/**
 * Dice that players can check after a match. The server commits to a secret before the players name theirs, and every
 * die follows from all of these by HMAC-SHA256.
 *
 * @packageDocumentation
 */
import { sampleOutcome } from '../core/chance.ts';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes, State } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Rng } from '../core/random.ts';
import { replaySteps } from '../core/record.ts';
import { hmacSha256, sha256 } from '../core/sha256.ts';

/** What the dice of a match follow from. */
export interface FairDice {
  /** The secret of the server: at least 32 random characters. Publish it after the match, never before. */
  readonly secret: string;
  /** Name of the match, so that one secret may serve several matches. */
  readonly match: string;
  /** What each player named after they had seen the commitment, in seating order. */
  readonly contributions: readonly string[];
}

/** A chance event of a record that does not follow from the dice. */
export interface ForgedDie<G extends GameTypes> {
  /** The number of the chance event in the match, from 0. */
  readonly number: number;
  /** Its index in the actions of the record. */
  readonly action: number;
  /** The chance event that follows from the dice. */
  readonly expected: G['chance'];
}

/**
 * Returns the commitment to a secret, to be published before the players name their contributions.
 *
 * @param secret - At least 32 characters.
 * @returns SHA-256 of the secret in UTF-8: 64 hexadecimal digits.
 * @throws `MalformedError` if the secret is shorter: others could guess it.
 *
 * @example
 * ```ts
 * commitmentTo('0123456789abcdef0123456789abcdef').slice(0, 8) // => '3eb1bd43'
 * ```
 */
export function commitmentTo(secret: string): string {
  if (typeof secret !== 'string' || secret.length < 32)
    throw new MalformedError('secret', 'Expected at least 32 characters');
  return Array.from(sha256(utf8(secret)), (word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * Returns the next chance event of a match, drawn from the dice. Start the match without a seed, and play this action
 * when it is the turn of chance.
 *
 * The numbers of an event come from HMAC-SHA256 with the secret as the key. The message is the JSON text of a list: the
 * match, the contributions, the type of the event, its number, and the number of the try. The first 53 bits of the result
 * are the number, taken modulo the sum of the weights. A number at or above the greatest multiple of that sum is
 * rejected, and the next try follows.
 *
 * @param game - Rules of the match.
 * @param state - A state in which it is the turn of chance; not modified.
 * @param dice - What the dice follow from.
 * @param number - The number of chance events before this one.
 * @throws RangeError if it is not the turn of chance.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const dice = { secret: '0123456789abcdef0123456789abcdef', match: 'm1', contributions: ['ada', 'ben'] };
 * fairChance(game, game.setup(), dice, 0).type // => 'draw'
 * ```
 */
export function fairChance<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  dice: FairDice,
  number: number,
): G['chance'] {
  const outcomes = game.chanceOutcomes(state);
  return sampleOutcome(outcomes, rngOf(dice, outcomes[0]?.action.type ?? '', number));
}

/**
 * Checks every chance event of a record against the dice, after the server has published its secret.
 *
 * @param game - Rules of the match.
 * @param record - Any value; replayed, not modified.
 * @param dice - What the dice follow from.
 * @param commitment - What the server published before the match.
 * @returns The first chance event that does not follow from the dice, or `undefined` if all do.
 * @throws `MalformedError` if the commitment is not that of the secret, or if the record does not replay.
 *
 * @example
 * ```ts
 * import { createRecord } from 'countersheet/core';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const dice = { secret: '0123456789abcdef0123456789abcdef', match: 'm1', contributions: ['ada', 'ben'] };
 * const record = createRecord(game, {}, [fairChance(game, game.setup(), dice, 0)]);
 * verifyRecord(game, record, dice, commitmentTo(dice.secret)) // => undefined
 * verifyRecord(game, record, { ...dice, match: 'm2' }, commitmentTo(dice.secret))?.number // => 0
 * ```
 */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: unknown,
  dice: FairDice,
  commitment: string,
): ForgedDie<G> | undefined {
  if (commitmentTo(dice.secret) !== commitment)
    throw new MalformedError('secret', 'The secret is not the one that the commitment was made to');
  let [number, action] = [0, -1];
  let before: State<G> | undefined;
  for (const { state, actions } of replaySteps(game, record)) {
    if (before !== undefined && game.turn(before).kind === 'chance') {
      const expected = fairChance(game, before, dice, number);
      if (!isEqual([expected], actions)) return { number, action, expected };
      number++;
    }
    before = state;
    action++;
  }
  return undefined;
}

/** The numbers of one chance event. */
function rngOf({ secret, match, contributions }: FairDice, type: string, number: number): Rng {
  const key = utf8(secret);
  let tries = 0;
  const int = (size: number): number => {
    const limit = RANGE - (RANGE % size);
    for (;;) {
      const text = JSON.stringify([match, contributions, type, number, tries++]);
      const [high = 0, low = 0] = hmacSha256(key, utf8(text));
      const drawn = high * 2 ** 21 + (low >>> 11);
      if (drawn < limit) return drawn % size;
    }
  };
  return { int };
}

/** The number of values of 53 bits. */
const RANGE = 2 ** 53;

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
