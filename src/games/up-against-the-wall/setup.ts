/**
 * The first state of a match.
 *
 * @packageDocumentation
 */
import { deckOf } from '../../mechanics/deck.ts';
import { type Log, startTurn, type UawDraft } from './move-flow.ts';
import { defaultScenario } from './scenario.ts';
import type { Options } from './types.ts';

/** Lays out the board (UW-1.1) and starts the first turn; the radicals' first draw is the first thing to happen. */
export function begin(
  { scenario = defaultScenario, unopposed = 'hold', wipeOut = 'support' }: Options,
  log: Log,
): UawDraft {
  const { tracks, cards } = scenario;
  const none = (): number[] => tracks.map(() => 0);
  const empty = (): UawDraft['secrets']['radicals'] => ({ hand: [], fresh: false, discarded: [] });
  const state: UawDraft = {
    setup: { scenario, unopposed, wipeOut },
    table: {
      turn: 1,
      mover: 'radicals',
      step: { kind: 'draw' },
      pieces: { radicals: none(), administration: none() },
      counters: tracks.map(({ dot }) => dot),
      due: { radicals: 0, administration: 0 },
      done: { gambit: false, attacked: [], advanced: [] },
      used: [],
      handSizes: { radicals: 0, administration: 0 },
      discardCounts: { radicals: 0, administration: 0 },
    },
    secrets: { radicals: empty(), administration: empty() },
    hidden: { deck: deckOf(Object.keys(cards)) },
  };
  startTurn(state, 1, log);
  return state;
}
