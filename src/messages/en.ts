/**
 * The English messages that all games share: refusals, reasons why a takeback needs the agreement of other players, and
 * notices of a room.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { TakebackRefusalCode } from '../match/takeback.ts';
import type { RoomNoticeKind } from '../match/updates.ts';

export { boardMessages } from './board-en.ts';

/**
 * For each code, a sentence that says why a takeback needs the consent of other players, or why a room refuses a
 * takeback request.
 */
export const takebackBlockers: Readonly<Record<TakebackRefusalCode, string>> = {
  'nothing-played': 'You have no action to take back.',
  'chance-drawn': 'Since your action, dice have been rolled or cards have been drawn.',
  'turn-passed': 'It is another player’s turn now.',
  'others-acted': 'Other players may have reacted to your action.',
  'private-information': 'A player has received private information.',
  revealed: 'Hidden information was revealed.',
  'request-open': 'Another player has already asked to take back an action.',
};

/**
 * For each kind of notice in a room, a message in ICU syntax. In the message, the field `player` contains the name of
 * the player from {@link match.RoomNotice.player}.
 */
export const roomNotices: Readonly<Record<RoomNoticeKind, string>> = {
  'taken-back': '{player}: An action was taken back.',
  declined: '{player}: The request to take back an action was declined or withdrawn.',
  lapsed: '{player}: The request to take back an action has lapsed, because the match went on.',
  'ran-out': '{player}: The time has run out.',
};

const common = {
  'malformed-action': 'There is no such action in this game.',
  'match-over': 'The match is over.',
  'no-parts': 'This order contains no action.',
  'no-such-name': 'This match contains nothing with this name.',
  'not-an-outcome': 'This result cannot be rolled or drawn now.',
  'not-in-match': '{player, select, chance {Chance} other {{player}}} is not in the match.',
  'not-the-viewer': 'This is not one of your actions.',
  'not-your-turn':
    '{awaited, select, chance {The die must be rolled or the card drawn first.} other {It is {awaited}’s turn, not {player}’s.}}',
  'wrong-phase': 'This is not possible now: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * Returns the refusals of a game, together with the refusals that all games share.
 *
 * @param own - The refusals of the game, by code. These refusals override shared refusals with the same code.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'You have no piece there.' })['match-over'] // => 'The match is over.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
