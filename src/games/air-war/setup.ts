/**
 * The first state of a match.
 *
 * @packageDocumentation
 */
import { firstCities } from './city-sites.ts';
import { emptySecret, enterPlacement } from './cycle.ts';
import { variants } from './scenario.ts';
import type { AirWarDraft, Log, Options, Setup } from './types.ts';

/** Cycles after which a match is a draw unless something else is chosen (AW-8.3). */
const MAX_CYCLES = 200;

/** What options stand for. */
export function setupOf({
  scenario = 'small-three',
  cities = 'players',
  placement = 'players',
  maxCycles,
}: Options): Setup {
  const chosen = typeof scenario === 'string' ? variants[scenario] : scenario;
  return { scenario: chosen, cities, placement, maxCycles: maxCycles === undefined ? MAX_CYCLES : maxCycles };
}

/** Lays out the board and goes to the first step in which there is something to decide (AW-2.1, AW-2.4). */
export function begin(options: Options, log: Log): AirWarDraft {
  const setup = setupOf(options);
  const state: AirWarDraft = {
    setup,
    table: {
      cycle: 0,
      step: { kind: 'cities' },
      waiting: ['A', 'B'],
      cities: firstCities(setup.scenario, setup.cities === 'preset'),
      units: { A: [], B: [] },
    },
    secrets: { A: emptySecret(), B: emptySecret() },
    hidden: {},
  };
  if (setup.cities === 'preset') enterPlacement(state, log);
  return state;
}
