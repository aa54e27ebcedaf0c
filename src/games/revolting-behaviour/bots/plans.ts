/** Short plans for *Revolting Behaviour!*, which show weaknesses of other bots. Each plan is a few lines of code. */
import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { sample } from '../../../core/random.ts';
import type { Activity, Severity } from '../rules/activities.ts';
import type { Action, RevoltingBehaviour } from '../rules/types.ts';

type Seen = View<RevoltingBehaviour>;
type Attempt = readonly [activity: Activity, severity: Severity, target?: 'cause' | 'rival'];

/**
 * Returns a bot that makes the attempts of a plan. In an attempt, the bot always draws further cards. If the bot has no
 * points, it starts a new cause.
 */
function planned(plan: (view: Seen, points: number) => Attempt): Bot<RevoltingBehaviour> {
  return (view, choices, rng) => {
    const all = [...choices];
    const last = all.find(({ type }) => type === 'draw-on' || type === 'start-new-cause');
    if (last !== undefined) return last;
    const [activity, severity, aim] = plan(view, pointsOf(view, view.viewer));
    const isMeant = (action: Action): boolean =>
      action.type === 'attempt' &&
      action.activity === activity &&
      action.severity === severity &&
      (aim === 'rival' ? action.target !== 'cause' : action.target === aim);
    const meant = all.filter(isMeant);
    return meant.length > 0 ? sample(meant, rng) : all[0]!;
  };
}

/** Returns a bot that raises funds until it has `most` points, then attacks its own Cause. */
const hoarder = (most: number, severity: Severity): Bot<RevoltingBehaviour> =>
  planned((_view, points) => (points < most ? ['legal-fund-raising', severity] : ['legal-force', severity, 'cause']));

/** A bot that raises funds up to 40 points with moderate actions, then attacks its own Cause. */
const hoarder40 = hoarder(40, 'moderate');

/** A bot that plays like {@link hoarder40}, but raises funds up to 100 points. */
const hoarder100 = hoarder(100, 'moderate');

/** A bot that plays like {@link hoarder40}, but raises funds up to 300 points. */
const hoarder300 = hoarder(300, 'moderate');

/** A bot that plays like {@link hoarder40}, but raises funds up to 60 points and with severe actions. */
const daringHoarder = hoarder(60, 'severe');

/** A bot that attacks its own Cause from the first turn on. */
const racer = planned((_view, points) =>
  points < 8 ? ['legal-fund-raising', 'mild'] : ['legal-force', 'moderate', 'cause'],
);

/** A bot that attacks its own Cause with severe actions as soon as it can pay for these actions. */
const daringRacer = planned((_view, points) =>
  points < 20 ? ['legal-fund-raising', 'moderate'] : ['legal-force', 'severe', 'cause'],
);

/** A bot that uses force against other players whenever it has enough points. */
const bully = planned((_view, points) =>
  points < 14 ? ['legal-fund-raising', 'mild'] : ['illegal-force', 'moderate', 'rival'],
);

/** A bot that plays like {@link bully}, but with severe actions. */
const assassin = planned((_view, points) =>
  points < 24 ? ['legal-fund-raising', 'moderate'] : ['illegal-force', 'severe', 'rival'],
);

function pointsOf({ setup, table }: Seen, name: string): number {
  return table.holdings[setup.players.indexOf(name)]!.points;
}

/** The plans of this file, by name. */
export const plans: Readonly<Record<string, Bot<RevoltingBehaviour>>> = {
  hoarder40,
  hoarder100,
  hoarder300,
  daringHoarder,
  racer,
  daringRacer,
  bully,
  assassin,
};
