import type { RuleHeadings } from '../../core/rulebook.ts';

/** What {@link core.rulePage} writes between the rules. */
export const ruleHeadings: RuleHeadings = {
  ruling: 'Unsere Entscheidung.',
  note: 'Für Programme.',
  option: 'Wahl.',
  source: 'Quelle',
};

/** By code of a violation. */
const common = {
  'match-over': 'Die Partie ist zu Ende.',
  'malformed-action': 'So einen Zug gibt es in diesem Spiel nicht.',
  'no-parts': 'Darin ist nichts, was auszuführen wäre.',
  'no-such-name': 'Nichts trägt hier diesen Namen.',
  'not-an-outcome': 'Das kann jetzt weder gewürfelt noch gezogen werden.',
  'not-in-match': '{player, select, chance {Der Zufall} other {{player}}} spielt nicht mit.',
  'not-the-viewer': 'Das ist kein Zug von dir.',
  'not-your-turn':
    '{awaited, select, chance {Erst muss gewürfelt oder gezogen werden.} other {{awaited} {awaited_count, plural, one {ist} other {sind}} am Zug, nicht {player, select, chance {der Zufall} other {{player}}}.}}',
} as const;

/** The refusals of a game, and those of all games that it does not say in its own way. */
export function refusalsWith<Own extends object>(own: Own): typeof common & Own {
  return { ...common, ...own };
}
