import type { Issue } from '../../../core/schema.ts';
import { mostPieces } from './cards.ts';
import type { Scenario } from './scenario-shape.ts';
import { SIDES } from './sides.ts';

/**
 * The maximum number of pieces that a side can get in a match. With more pieces, listing and removing the pieces would
 * take too long. In the default scenario, a side can get up to 7,920 pieces.
 */
const PIECES_MAX = 10_000;

/** The maximum number of cards in a scenario. The default scenario has 24 cards. */
const CARDS_MAX = 1000;

/** Returns the first issue in a scenario, if there is one. */
export function issueInScenario(scenario: Scenario): Issue | undefined {
  const { tracks, plot, cards } = scenario;
  if (Object.keys(cards).length > CARDS_MAX)
    return { path: 'cards', reason: `Expected at most ${String(CARDS_MAX)} cards` };
  if (plot.administration.length !== plot.radicals.length) {
    return {
      path: 'plot.administration',
      reason: `Expected as many turns as the radicals have: ${String(plot.radicals.length)}`,
    };
  }
  for (const [index, { values, line, dot }] of tracks.entries()) {
    const last = values.length - 1;
    if (line < 1 || line >= last)
      return { path: `tracks.${String(index)}.line`, reason: 'Expected at least one box on each side of the line' };
    if (dot > last) return { path: `tracks.${String(index)}.dot`, reason: `Expected a box from 0 to ${String(last)}` };
  }
  const crowded = SIDES.find((each) => mostPieces(scenario, each) > PIECES_MAX);
  if (crowded === undefined) return issueInIds(tracks);
  return {
    path: 'cards',
    reason: `All cards together could give side ${crowded} more than ${String(PIECES_MAX)} pieces`,
  };
}

function issueInIds(tracks: Scenario['tracks']): Issue | undefined {
  const index = tracks.findIndex(({ id: own }, place) => tracks.findIndex((other) => other.id === own) < place);
  return index < 0 ? undefined : { path: `tracks.${String(index)}.id`, reason: 'Another track has this id' };
}
