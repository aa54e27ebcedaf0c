/**
 * German messages common to all games: refusals, reasons against a takeback, and headings of rule pages.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { RuleHeadings } from '../core/rulebook.ts';
import type { TakebackBlockerCode } from '../match/takeback.ts';

/** Why a person cannot take back freely, by the code of the blocker. */
export const takebackBlockers: Readonly<Record<TakebackBlockerCode, string>> = {
  'nothing-played': 'Du hast nichts gespielt, was sich zurücknehmen ließe.',
  'chance-drawn': 'Seitdem hat der Zufall entschieden.',
  'turn-passed': 'Jetzt ist jemand anders am Zug.',
  'others-acted': 'Andere können darauf schon reagiert haben.',
  'told-in-private': 'Jemand hat vertraulich etwas erfahren.',
  revealed: 'Etwas Verdecktes ist aufgedeckt worden.',
};

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
  'wrong-phase': 'Nicht jetzt: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * Returns the refusals of a game together with the common ones.
 *
 * @param own - Refusals by code. They may override common ones.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'Dort hast du keinen Stein.' })['match-over'] // => 'Die Partie ist zu Ende.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
