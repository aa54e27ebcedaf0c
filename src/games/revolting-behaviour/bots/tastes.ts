import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { costOf } from '../rules/activities.ts';
import { attemptOdds } from '../rules/analysis.ts';
import { unseen } from '../rules/cards.ts';
import { benefitOf, blowOf } from '../rules/success.ts';
import type { Action, Attempt, Holding, RevoltingBehaviour } from '../rules/types.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';

type RevoltView = View<RevoltingBehaviour>;

/**
 * The preferences of a bot: the value of a point that it raises as funds, uses against its own Cause, or uses against
 * another player.
 */
interface Taste {
  readonly funds: number;
  readonly cause: number;
  readonly others: number;
}

const STEADY: Taste = { funds: 0.7, cause: 1.5, others: 0 };
const FIERCE: Taste = { funds: 0.7, cause: 1.2, others: 1 };

/** If the bot has fewer points than this number, it gives funds a higher value. */
const POOR = 12;

/** The number of points that the bot does not spend during an attempt. */
const RESERVE = 6;

/** The estimated cost of a joker, in points. A joker causes a penalty card, and adds five cards to the Cause. */
const JOKER = 25;

/** A bot that compares the exact odds of fund-raising attempts and of attempts against its Cause. */
export const steady: Bot<RevoltingBehaviour> = /* @__PURE__ */ bestOf(STEADY);

/**
 * A bot that plays like {@link steady}, but attacks other players, too. The bot prefers attacks that take the last
 * points of a player.
 */
export const fierce: Bot<RevoltingBehaviour> = /* @__PURE__ */ bestOf(FIERCE);

function bestOf(taste: Taste): Bot<RevoltingBehaviour> {
  return (view, choices) => {
    const actions = [...choices];
    const values = actions.map((action) => valueOf(view, taste, action));
    return actions[values.indexOf(Math.max(...values))]!;
  };
}

/** Returns the expected value of an action, in points; 0 for actions without a benefit. */
function valueOf(view: RevoltView, taste: Taste, action: Action): number {
  const { phase } = view.table;
  switch (action.type) {
    case 'attempt':
      return prospects(view, taste, { ...action, drawn: [] });
    case 'draw-on':
      return phase.kind === 'choose' ? prospects(view, taste, { ...phase.attempt, drawn: phase.drawn }) : 0;
    case 'start-new-cause':
      return 1;
    case 'pass':
    case 'stop':
    case 'stay-out':
    case 'concede':
      return 0;
  }
}

/** Returns the expected value of drawing cards until all points except the reserve are spent. */
function prospects(
  view: RevoltView,
  taste: Taste,
  { drawn, ...attempt }: Attempt & { readonly drawn: readonly StandardCard[] },
): number {
  const { setup } = view;
  const { points } = holdingOf(view, view.viewer);
  const { activity, severity } = attempt;
  const deck = unseen(setup, drawn);
  const budget = Math.max(points - RESERVE, drawn.length === 0 ? costOf(activity) : 0);
  const { success, joker, expectedCost } = attemptOdds({ activity, severity, budget, deck, scenario: setup.scenario });
  const gain = benefitOf(setup.scenario, attempt) * worthOf(view, taste, attempt);
  return toNumber(success) * gain - toNumber(expectedCost) - toNumber(joker) * JOKER;
}

function toNumber(fraction: string): number {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
}

function worthOf(view: RevoltView, taste: Taste, attempt: Attempt): number {
  const { target } = attempt;
  if (target === undefined) return holdingOf(view, view.viewer).points < POOR ? 2 : taste.funds;
  if (target === 'cause') return taste.cause;
  // A player who loses all points can no longer act in the current turn, so force that takes the last point has a
  // higher value.
  const isLast = blowOf(benefitOf(view.setup.scenario, attempt)) >= holdingOf(view, target).points;
  return isLast ? 2 * taste.others : taste.others;
}

function holdingOf({ setup, table }: RevoltView, name: string): Holding {
  return table.holdings[setup.players.indexOf(name)]!;
}
