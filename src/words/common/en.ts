/**
 * What every game refuses in the same way, in English.
 *
 * @packageDocumentation
 */

/** By code of a violation. A game may say more. */
export const commonRefusals = {
  'match-over': 'The match is over.',
  'malformed-action': 'There is no such action in this game.',
  'no-parts': 'There is nothing in it to be done.',
  'no-such-name': 'Nothing here has this name.',
  'not-an-outcome': 'This cannot be rolled or drawn now.',
  'not-in-match': '{player} is not in the match.',
  'not-the-viewer': 'You can only ask about actions of your own.',
  'not-your-turn':
    '{awaited, select, chance {First the die must be rolled, or the card drawn.} other {It is {awaited}’s turn, not {player}’s.}}',
} as const;
