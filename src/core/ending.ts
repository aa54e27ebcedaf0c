import * as v from 'valibot';
import type { Declaration } from './declaration.ts';
import type { GameTypes } from './game.ts';
import type { Outcome } from './outcome.ts';
import { copy, isEqual } from './plain-data.ts';
import type { AuthorTypes, StateDraft } from './spec.ts';
import { type Issue, record, type Schema } from './schema.ts';

/** The phase at which a match is over. */
export interface Ending<G extends GameTypes> {
  readonly kind: 'over';
  readonly outcome: G['outcome'];
}

/** Shape of an outcome between players of this shape. */
export function endingShape(player: Schema<string>): Schema<Outcome> {
  const end = {
    reason: v.string(),
    rule: v.string(),
    scores: v.exactOptional(record(v.string(), v.pipe(v.number(), v.finite()))),
  };
  return v.variant('kind', [
    v.strictObject({ kind: v.literal('win'), winner: player, ...end }),
    v.strictObject({ kind: v.literal('draw'), players: v.array(player), ...end }),
  ]);
}

/**
 * What is wrong with an outcome of a match between these players: no match ends so, or it names others, or not all who
 * are to be named.
 */
export function issueInOutcome(
  outcome: Outcome,
  players: readonly string[],
  endings: Declaration['endings'],
): Issue | undefined {
  const path = 'table.phase.outcome';
  const { reason, rule, scores } = outcome;
  if (endings[reason] !== rule) return { path, reason: `No match ends for the reason "${reason}" by rule ${rule}` };
  if (scores !== undefined && !isFor(scores, players)) {
    return { path: `${path}.scores`, reason: `Expected a score for each of ${players.join(', ')}` };
  }
  if (outcome.kind === 'win') {
    return players.includes(outcome.winner)
      ? undefined
      : { path: `${path}.winner`, reason: 'Expected a player of the match' };
  }
  const named = players.filter((player) => outcome.players.includes(player));
  return named.length > 1 && isEqual(named, outcome.players)
    ? undefined
    : { path: `${path}.players`, reason: 'Expected at least two players of the match, in seating order' };
}

/** Whether a record has an entry for each of these players and for nobody else. */
export function isFor(record: object, players: readonly string[]): boolean {
  return Object.keys(record).length === players.length && players.every((player) => Object.hasOwn(record, player));
}

/**
 * Ends a match: what `state.table.phase = { kind: 'over', outcome }` does, for an outcome that is read-only.
 *
 * @param state - The state that the rule is writing to.
 * @param outcome - How the match ended; kept.
 */
export function endMatch<G extends AuthorTypes>({ table }: Pick<StateDraft<G>, 'table'>, outcome: G['outcome']): void {
  (table as { phase: unknown }).phase = { kind: 'over', outcome: copy(outcome) };
}
