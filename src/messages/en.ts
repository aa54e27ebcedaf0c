/**
 * English messages common to all games: refusals, and reasons against a takeback.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { TakebackBlockerCode } from '../match/takeback.ts';

/** Why a person cannot take back freely, by the code of the blocker. */
export const takebackBlockers: Readonly<Record<TakebackBlockerCode, string>> = {
  'nothing-played': 'You have played nothing that could be taken back.',
  'chance-drawn': 'Chance has been drawn since.',
  'turn-passed': 'It is somebody else’s turn now.',
  'others-acted': 'Others may have acted upon it.',
  'told-in-private': 'Somebody was told something in private.',
  revealed: 'Something hidden was revealed.',
};

const common = {
  'malformed-action': 'There is no such action in this game.',
  'match-over': 'The match is over.',
  'no-parts': 'There is nothing in it to be done.',
  'no-such-name': 'Nothing here has this name.',
  'not-an-outcome': 'This cannot be rolled or drawn now.',
  'not-in-match': '{player, select, chance {Chance} other {{player}}} is not in the match.',
  'not-the-viewer': 'This is not one of your actions.',
  'not-your-turn':
    '{awaited, select, chance {First the die must be rolled, or the card drawn.} other {It is {awaited}’s turn, not {player}’s.}}',
  'wrong-phase': 'Not now: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * Returns the refusals of a game together with the common ones.
 *
 * @param own - Refusals by code. They may override common ones.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'You have no piece there.' })['match-over'] // => 'The match is over.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
