/**
 * The first state of a match.
 *
 * @packageDocumentation
 */
import type { Draft } from '../../core/plain-data.ts';
import { defaultScenario } from './scenario.ts';
import { type Log, type RevoltDraft, startTurn } from './turn-flow.ts';
import type { Holding, Options, Setup } from './types.ts';

/** Who plays if nobody is named. */
const DEFAULT_PLAYERS = ['ada', 'ben'];

/** Deals each player a Cause and gives him resource points (RB-1.2, RB-1.3); the lots of the first turn follow. */
export function begin(options: Options, log: Log): RevoltDraft {
  const setup = setupOf(options);
  const { players } = setup;
  const state: RevoltDraft = {
    setup,
    table: {
      turn: 0,
      step: { kind: 'act' },
      order: [],
      holdings: players.map(() => freshHolding(setup)),
      conceded: [],
    },
    secrets: Object.fromEntries(players.map((name) => [name, {}])),
    hidden: {},
  };
  startTurn(state, log);
  return state;
}

/** What a player has at the start of a cause: the first one, and each that he starts anew (RB-6.1). */
export function freshHolding({ causeSize }: Pick<Setup, 'causeSize'>): Draft<Holding> {
  return { points: 2 * causeSize, cause: { down: causeSize, up: [], seen: [] } };
}

function setupOf({
  players = DEFAULT_PLAYERS,
  jokers = 2,
  causeSize = 10,
  truce = 0,
  maxTurns = 200,
  scenario = defaultScenario,
}: Options): Setup {
  return { players, jokers, causeSize, truce, maxTurns, scenario };
}
