import { type Choices, together } from './choices.ts';
import type { AnyAction } from './game.ts';
import type { Run } from './run.ts';
import { awaitedBy } from './running.ts';
import type { AuthorTypes } from './spec.ts';

/** Returns the choices of one player, or of all players who must act. */
export function choicesOn<G extends AuthorTypes>(
  run: Run<G>,
  player: G['player'] | 'chance' | undefined,
): Choices<AnyAction<G>> {
  if (player !== undefined) return run.choices(player);
  const awaited = awaitedBy(run.turn);
  // Usually only one player must act. In this case, there is no need to combine lists.
  return awaited.length === 1 ? run.choices(awaited[0]!) : together(awaited.map((each) => run.choices(each)));
}

/**
 * Returns all actions of one player, or of all players who must act. The result lists each chance outcome once,
 * whatever its weight.
 */
export function legalActionsOn<G extends AuthorTypes>(
  run: Run<G>,
  player: G['player'] | 'chance' | undefined,
): readonly AnyAction<G>[] {
  if (run.turn.kind !== 'chance') return [...choicesOn(run, player)];
  return player === undefined || player === 'chance' ? run.chanceOutcomes().map(({ action }) => action) : [];
}
