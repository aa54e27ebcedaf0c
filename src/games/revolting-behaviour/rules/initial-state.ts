import type { Draft } from '../../../core/plain-data.ts';
import type { InitialState } from '../../../core/spec.ts';
import { CAUSE_SIZE, JOKERS } from './declaration.ts';
import { defaultScenario } from './scenario.ts';
import type { Holding, Options, RevoltingBehaviour, Setup } from './types.ts';

/** The names of the default players. */
const DEFAULT_PLAYERS = ['ada', 'ben'];

/** Creates the first state: each player has a Cause and resource points (RB-1.2, RB-1.3). */
export function initialState({
  players = DEFAULT_PLAYERS,
  jokers = JOKERS,
  causeSize = CAUSE_SIZE,
  truce = 0,
  maxTurns = 200,
  scenario = defaultScenario,
}: Options): InitialState<RevoltingBehaviour> {
  const holdings = players.map(() => freshHolding({ causeSize }));
  return {
    setup: { players, jokers, causeSize, truce, maxTurns, scenario },
    table: { turn: 1, order: [], holdings, conceded: [], phase: { kind: 'lot' } },
  };
}

/** Returns the cards and points of a player who starts a cause (RB-6.1). */
export function freshHolding({ causeSize }: Pick<Setup, 'causeSize'>): Draft<Holding> {
  return { points: 2 * causeSize, cause: { down: causeSize, up: [], seen: [] } };
}
