/** By code of a violation. */
const common = {
  'match-over': 'The match is over.',
  'malformed-action': 'There is no such action in this game.',
  'no-parts': 'There is nothing in it to be done.',
  'no-such-name': 'Nothing here has this name.',
  'not-an-outcome': 'This cannot be rolled or drawn now.',
  'not-in-match': '{player, select, chance {Chance} other {{player}}} is not in the match.',
  'not-the-viewer': 'This is no action of yours.',
  'not-your-turn':
    '{awaited, select, chance {First the die must be rolled, or the card drawn.} other {It is {awaited}’s turn, not {player}’s.}}',
} as const;

/** The refusals of a game, and those of all games that it does not say in its own way. */
export function refusalsWith<Own extends object>(own: Own): typeof common & Own {
  return { ...common, ...own };
}
