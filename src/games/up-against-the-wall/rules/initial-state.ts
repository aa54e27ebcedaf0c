import type { InitialState } from '../../../core/spec.ts';
import { deckOf } from '../../../mechanics/deck.ts';
import { defaultScenario } from './scenario.ts';
import type { Options, Secret, Uaw } from './types.ts';

/** Creates the first state (UW-1.1). */
export function initialState({
  scenario = defaultScenario,
  pieces = 'stay',
  replaced = 'shown',
  unopposed = 'hold',
  wipeOut = 'support',
}: Options): InitialState<Uaw> {
  const { tracks, cards } = scenario;
  const none = tracks.map(() => 0);
  const secret: Secret = { hand: [], fresh: false, discarded: [] };
  return {
    setup: { scenario, pieces, replaced, unopposed, wipeOut },
    table: {
      turn: 1,
      mover: 'radicals',
      pieces: { radicals: none, administration: none },
      counters: tracks.map(({ dot }) => dot),
      due: { radicals: 0, administration: 0 },
      done: { gambit: false, attacked: [], advanced: [] },
      used: [],
      handSizes: { radicals: 0, administration: 0 },
      discardCounts: { radicals: 0, administration: 0 },
      phase: { kind: 'draw' },
    },
    secrets: { radicals: secret, administration: secret },
    hidden: { deck: deckOf(Object.keys(cards)) },
  };
}
