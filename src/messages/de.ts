/**
 * The German messages that all games share: refusals, reasons why a takeback needs the agreement of other players,
 * notices of a room and the headings of rule pages.
 *
 * @packageDocumentation
 */
import type { CoreCode } from '../core/errors.ts';
import type { RuleHeadings } from '../core/rulebook.ts';
import type { TakebackRefusalCode } from '../match/takeback.ts';
import type { RoomNoticeKind } from '../match/updates.ts';

export { boardMessages } from './board-de.ts';

/**
 * For each code, a sentence that says why a takeback needs the agreement of other players, or why a takeback request is
 * refused.
 */
export const takebackBlockers: Readonly<Record<TakebackRefusalCode, string>> = {
  'nothing-played': 'Du hast keine Aktion, die du zurücknehmen kannst.',
  'chance-drawn': 'Seitdem wurde gewürfelt oder gezogen.',
  'turn-passed': 'Jetzt ist jemand anders an der Reihe.',
  'others-acted': 'Andere haben vielleicht schon darauf reagiert.',
  'private-information': 'Jemand hat eine vertrauliche Information erhalten.',
  revealed: 'Verdeckte Information wurde aufgedeckt.',
  'request-open': 'Jemand anders bittet schon darum, eine Aktion zurückzunehmen.',
};

/**
 * For each kind of notice in a room, a message in ICU syntax. In the message, the field `player` contains the name of
 * the player from {@link match.RoomNotice.player}.
 */
export const roomNotices: Readonly<Record<RoomNoticeKind, string>> = {
  'taken-back': '{player}: Eine Aktion wurde zurückgenommen.',
  declined: '{player}: Die Bitte, eine Aktion zurückzunehmen, wurde abgelehnt oder zurückgezogen.',
  lapsed: '{player}: Die Bitte, eine Aktion zurückzunehmen, ist hinfällig, weil weitergespielt wurde.',
  'ran-out': '{player}: Die Zeit ist abgelaufen.',
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
  'no-parts': 'Dieser Befehl enthält keine Aktion.',
  'no-such-name': 'Unter diesem Namen gibt es in dieser Partie nichts.',
  'not-an-outcome': 'Dieses Ergebnis kann jetzt weder gewürfelt noch gezogen werden.',
  'not-in-match': '{player, select, chance {Der Zufall} other {{player}}} spielt nicht oder nicht mehr mit.',
  'not-the-viewer': 'Das ist keine deiner Aktionen.',
  'not-your-turn':
    '{awaited, select, chance {Zuerst muss gewürfelt oder gezogen werden.} other {{awaited} {awaited_count, plural, one {ist} other {sind}} an der Reihe, nicht {player, select, chance {der Zufall} other {{player}}}.}}',
  'wrong-phase': 'Das ist jetzt nicht möglich: {phase}.',
} as const satisfies Readonly<Record<CoreCode, string>>;

/**
 * Returns the refusals of a game, together with the refusals that all games share.
 *
 * @param own - The refusals of the game, by code. These refusals override shared refusals with the same code.
 *
 * @example
 * ```ts
 * refusalsWith({ 'no-piece': 'Dort hast du keinen Stein.' })['match-over'] // => 'Die Partie ist zu Ende.'
 * ```
 */
export function refusalsWith<Own extends object>(own: Own): Omit<typeof common, keyof Own> & Own {
  return { ...common, ...own };
}
