/**
 * Shared messages of all games in German: refusals, takeback blockers and the headings of rule pages.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { RuleHeadings } from '../core/rulebook.ts';
import type { TakebackBlockerCode } from '../match/takeback.ts';

/** Why a player cannot take back an action freely, by the code of the blocker. */
export const takebackBlockers: Readonly<Record<TakebackBlockerCode, string>> = {
  'nothing-played': 'Du hast keine Aktion, die du zurücknehmen kannst.',
  'chance-drawn': 'Seitdem wurde gewürfelt oder gezogen.',
  'turn-passed': 'Jetzt ist jemand anders an der Reihe.',
  'others-acted': 'Andere haben vielleicht schon darauf reagiert.',
  'told-in-private': 'Jemand hat eine vertrauliche Information erhalten.',
  revealed: 'Verdeckte Information wurde aufgedeckt.',
};

/** The headings that {@link core.rulePage} writes before the parts of a rule. */
export const ruleHeadings: RuleHeadings = {
  ruling: 'Unsere Entscheidung.',
  note: 'Für Programme.',
  option: 'Wahl.',
  source: 'Quelle',
};

const common = {
  'malformed-action': 'Diese Aktion gibt es in diesem Spiel nicht.',
  'match-over': 'Die Partie ist zu Ende.',
  'no-parts': 'Das enthält keine Aktion.',
  'no-such-name': 'Unter diesem Namen gibt es hier nichts.',
  'not-an-outcome': 'Das kann jetzt weder gewürfelt noch gezogen werden.',
  'not-in-match': '{player, select, chance {Der Zufall} other {{player}}} spielt nicht mit.',
  'not-the-viewer': 'Das ist keine deiner Aktionen.',
  'not-your-turn':
    '{awaited, select, chance {Zuerst muss gewürfelt oder gezogen werden.} other {{awaited} {awaited_count, plural, one {ist} other {sind}} an der Reihe, nicht {player, select, chance {der Zufall} other {{player}}}.}}',
  'wrong-phase': 'Nicht jetzt: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * The refusals of a game, combined with the shared refusals.
 *
 * @param own - The refusals of the game, by code. They override shared refusals.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'Dort hast du keinen Stein.' })['match-over'] // => 'Die Partie ist zu Ende.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
