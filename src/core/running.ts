import type { AnyAction, GameTypes, Turn } from './game.ts';

/** The lists that receive the events and the actions while rules run. */
export interface Listeners<G extends GameTypes> {
  readonly events: G['event'][];
  /** The actions played, including each chance event that the dice add. */
  readonly actions: AnyAction<G>[];
}

/** Returns everyone who must act: players, or chance. */
export function awaitedBy<G extends GameTypes>(turn: Turn<G>): readonly (G['player'] | 'chance')[] {
  if (turn.kind === 'decision') return turn.players;
  return turn.kind === 'chance' ? ['chance'] : [];
}
