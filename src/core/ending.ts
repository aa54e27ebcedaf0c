import * as v from 'valibot';
import type { Declaration } from './declaration.ts';
import type { GameTypes } from './game.ts';
import type { Outcome } from './outcome.ts';
import { copy, isEqual, mapSorted } from './plain-data.ts';
import type { AuthorTypes, StateDraft } from './spec.ts';
import { type Issue, record, type Schema } from './schema.ts';

/** The phase `over`, which contains the outcome of the match. */
export interface Ending<G extends GameTypes> {
  readonly kind: 'over';
  readonly outcome: G['outcome'];
}

/** Returns the schema of an outcome. `player` is the schema of a player name. */
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
 * Returns what is wrong with an outcome of a match between these players: an unknown reason, a player who is not in the
 * match, or an incomplete list of players.
 */
export function issueInOutcome(
  outcome: Outcome,
  players: readonly string[],
  endings: Declaration['endings'],
): Issue | undefined {
  const path = 'table.phase.outcome';
  const { reason, rule, scores } = outcome;
  if (endings[reason] !== rule) return { path, reason: `The game has no ending "${reason}" by rule ${rule}` };
  if (scores !== undefined && !isFor(scores, players)) {
    return { path: `${path}.scores`, reason: `Expected a score for each of these players: ${players.join(', ')}` };
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

/** Whether the keys of a record are exactly the given players. */
export function isFor(record: object, players: readonly string[]): boolean {
  return Object.keys(record).length === players.length && players.every((player) => Object.hasOwn(record, player));
}

/**
 * Ends a match. Same as `state.table.phase = { kind: 'over', outcome }`, but accepts a read-only outcome.
 *
 * @param state - The state, which the function changes.
 * @param outcome - Outcome of the match, which the function copies.
 *
 * @example
 * ```ts
 * const state = { table: { phase: { kind: 'play' } } };
 * endMatch(state, { kind: 'win', winner: 'north', reason: 'points', rule: 'P-4' });
 * state.table.phase.kind // => 'over'
 * ```
 */
export function endMatch<G extends AuthorTypes>(
  { table }: { readonly table: StateDraft<G>['table'] | OpenTable },
  outcome: G['outcome'],
): void {
  const { scores } = outcome;
  const ending: { scores?: object } = copy(outcome);
  // The scores are sorted by player, because all records in a state have sorted keys.
  if (scores !== undefined) ending.scores = mapSorted(scores, (score) => score);
  const phase = { kind: 'over', outcome: ending };
  (table as OpenTable).phase = phase;
}

/** A table whose phase the caller can change. */
interface OpenTable {
  phase: { readonly kind: string };
}
