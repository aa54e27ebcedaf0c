/**
 * Dice that players can check after a match. First the server commits to a secret; then each player contributes a text.
 * Every die roll is computed from the secret and all contributions with HMAC-SHA256.
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

/** The data from which the die rolls of a match are computed. */
export interface FairDice {
  /** The secret of the server: at least 32 random characters. Publish the secret after the match, never before. */
  readonly secret: string;
  /**
   * The name of the match. Matches with different names can use the same secret, because the name of a match affects
   * its dice.
   */
  readonly match: string;
  /** The contribution of each player, in seating order: a text that the player chooses after seeing the commitment. */
  readonly contributions: readonly string[];
}

/** A forged chance event of a record: it differs from the event computed from the dice. */
export interface ForgedDie<G extends GameTypes> {
  /** How many chance events of the match come before this event. */
  readonly number: number;
  /** The index of the chance event among the actions of the record. */
  readonly action: number;
  /** The correct chance event, computed from the dice. */
  readonly expected: G['chance'];
}

/**
 * Returns the commitment to a secret. Publish the commitment before the players choose their contributions.
 *
 * @param secret - At least 32 characters.
 * @returns SHA-256 of the secret in UTF-8: 64 hexadecimal digits.
 * @throws `MalformedError` if the secret has fewer than 32 characters, because others could guess it.
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
 * Returns the next chance event of a match, drawn from the dice. Start the match without a seed, and play the returned
 * action when it is the turn of chance.
 *
 * Each chance event needs a random number, which is computed with HMAC-SHA256. The key is the secret. The message is
 * the JSON text of a list: the name of the match, the contributions, the type of the event, the number of the event,
 * and how many tries for this event were rejected before. The first 53 bits of the result are the random number. The
 * limit of this number is the greatest number up to 2^53 that is a multiple of the sum of the outcomes' weights. If the
 * random number is at or above this limit, it is rejected, and the next try begins. Otherwise the random number modulo
 * the sum of the weights selects the outcome.
 *
 * @param game - Rules of the match.
 * @param state - A state in which it is the turn of chance; not modified.
 * @param dice - The data from which the dice are computed.
 * @param number - The number of chance events before this event.
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
 * @param record - The record to check; it can be any value. The function replays the record and does not modify it.
 * @param dice - The data from which the dice are computed.
 * @param commitment - The commitment that the server published before the match.
 * @returns The first chance event that differs from the event computed from the dice; `undefined` if all events are
 *   correct.
 * @throws `MalformedError` if the commitment was not made from the secret, or if the record cannot be replayed.
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
    throw new MalformedError('secret', 'The commitment does not belong to this secret');
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

/** Returns the random generator of one chance event. */
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

/** The number of different values that 53 bits can have. */
const RANGE = 2 ** 53;

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
