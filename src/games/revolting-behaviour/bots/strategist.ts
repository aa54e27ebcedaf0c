import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { attemptSearch, type End, type Rating } from './attempt-search.ts';
import { effortOf, strengthOf, strengthsIn } from './strength.ts';

/** The factors by which the bot multiplies its own strength, in matches with and without a truce. */
const CONFIDENCE = { withTruce: 1.5, withoutTruce: 4 } as const;

/**
 * A bot that chooses the attempt with the highest expected score. To rate the position after an attempt, the strategist
 * uses `evaluate`, but multiplies its own strength by a factor. With a higher factor, the strategist takes fewer risks.
 * Without a truce, it saves points, because most players who lose their last point have spent it on cards. If the
 * strategist is ahead, it passes less often in later turns, because a match that ends at the turn limit is a draw.
 */
export const strategist: Bot<RevoltingBehaviour> = /* @__PURE__ */ attemptSearch(ratingByStrength);

/** Returns a function that rates positions by the strengths of the players. */
function ratingByStrength(view: View<RevoltingBehaviour>): Rating {
  const { setup, table, viewer } = view;
  const strengths = strengthsIn(view);
  const seat = setup.players.indexOf(viewer);
  const rivals = strengths.filter((_, index) => index !== seat).reduce((sum, each) => sum + each, 0);
  const confidence = setup.truce > 0 ? CONFIDENCE.withTruce : CONFIDENCE.withoutTruce;
  const end = ({ points, effort, target }: End): number => {
    const strength = confidence * strengthOf(points, effort, setup);
    if (target === undefined) return strength / (strength + rivals);
    const left = strengthOf(target.points, effortOf(table.holdings[target.seat]!.cause, setup), setup);
    return strength / (strength + rivals - (strengths[target.seat]! - left));
  };
  // If all players pass until the turn limit, the match is a draw. Therefore a draw has more weight in later turns.
  const late = setup.maxTurns === null ? 0 : table.turn / setup.maxTurns;
  const draw = 1 / (setup.players.length - table.conceded.length);
  return { end, pass: (passed) => (1 - late) * end(passed) + late * draw };
}
