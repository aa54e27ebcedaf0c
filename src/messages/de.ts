/**
 * The refusals of every game, and the headings of rule pages, in German.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { RuleHeadings } from '../core/rulebook.ts';

/** The headings that {@link core.rulePage} writes before the parts of a rule. */
export const ruleHeadings: RuleHeadings = {
  ruling: 'Unsere Entscheidung.',
  note: 'Für Programme.',
  option: 'Wahl.',
  source: 'Quelle',
};

const common = {
  'malformed-action': 'So einen Zug gibt es in diesem Spiel nicht.',
  'match-over': 'Die Partie ist zu Ende.',
  'no-parts': 'Darin ist nichts, was auszuführen wäre.',
  'no-such-name': 'Nichts trägt hier diesen Namen.',
  'not-an-outcome': 'Das kann jetzt weder gewürfelt noch gezogen werden.',
  'not-in-match': '{player, select, chance {Der Zufall} other {{player}}} spielt nicht mit.',
  'not-the-viewer': 'Das ist kein Zug von dir.',
  'not-your-turn':
    '{awaited, select, chance {Erst muss gewürfelt oder gezogen werden.} other {{awaited} {awaited_count, plural, one {ist} other {sind}} am Zug, nicht {player, select, chance {der Zufall} other {{player}}}.}}',
  'wrong-step': 'Nicht jetzt: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * The refusals of a game with those of every game.
 *
 * @param own - By code. They may replace those of every game.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'Dort hast du keinen Stein.' })['match-over'] // => 'Die Partie ist zu Ende.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
