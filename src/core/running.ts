import type { AnyAction, GameTypes, Turn } from './game.ts';

/** What is heard while rules run. */
export interface Listeners<G extends GameTypes> {
  readonly events: G['event'][];
  /** Is told of each chance event that the dice add. */
  readonly actions: AnyAction<G>[];
}

/** Those who are to act, chance included. */
export function awaitedBy<G extends GameTypes>(turn: Turn<G>): readonly (G['player'] | 'chance')[] {
  if (turn.kind === 'decision') return turn.players;
  return turn.kind === 'chance' ? ['chance'] : [];
}
