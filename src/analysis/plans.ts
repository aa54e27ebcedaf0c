import type { Fork, GameTypes } from '../core/game.ts';
import { AnalysisError } from './analysis-error.ts';
import { canonical } from './canonical.ts';
import { after, type SearchBounds } from './induction.ts';

/** A sequence of actions of one player. Only the last action ends the player's turn. */
export interface Line<G extends GameTypes> {
  readonly actions: readonly G['action'][];
  /** The position after these actions. */
  readonly fork: Fork<G>;
}

/**
 * Returns lines of play, which contain only actions of the player to act. There is one line for each position in which
 * the player's turn can end. Lines that return to an earlier position are left out. Otherwise, the search would not end
 * in games in which an action can be undone.
 *
 * @throws {@link AnalysisError} if there are more positions than the limit, or if no line ends the player's turn.
 */
export function linesOf<G extends GameTypes>(
  fork: Fork<G>,
  player: G['player'],
  { key, limit }: SearchBounds<G>,
): readonly Line<G>[] {
  const whose = canonical(fork.turn());
  const met = new Set<string>([canonical(key(fork.state))]);
  const lines: Line<G>[] = [];
  const open: Line<G>[] = [{ actions: [], fork }];
  for (let line = open.shift(); line !== undefined; line = open.shift()) {
    for (const action of line.fork.legalActions(player) as readonly G['action'][]) {
      const next = after(line.fork, action);
      const text = canonical(key(next.state));
      if (met.has(text)) continue;
      met.add(text);
      if (met.size > limit)
        throw new AnalysisError('too-large', `${player} has more than ${String(limit)} ways to play one turn.`);
      const longer = { actions: [...line.actions, action], fork: next };
      (canonical(next.turn()) === whose ? open : lines).push(longer);
    }
  }
  if (lines.length === 0)
    throw new AnalysisError('repetition', `${player} cannot end the turn without repeating a position.`);
  return lines;
}
