import { type Bot, ONCE, roundsOf, worthOf } from '../../../bots/bot.ts';
import type { State } from '../../../core/game.ts';
import { itemAt } from '../../../core/lookups.ts';
import { emptySecret } from '../rules/course.ts';
import { airWar as game } from '../rules/game.ts';
import { opponentOf, type Side, SIDES } from '../rules/sides.ts';
import type { Action, AirWar } from '../rules/types.ts';
import { defender, evaluate, marching, strategist } from './strategist.ts';

/** The plans that the bot compares: to hunt enemy units more or less, to take more or fewer risks, and to defend. */
const PLANS = [strategist, defender, marching(1), marching(3), marching(undefined, 0.7), marching(undefined, 1.4)];

/** The number of actions in a playout. */
const ACTIONS = 40;

/**
 * A bot that plays each of its plans against the strategist for some actions, evaluates the last positions, and chooses
 * the orders of the best plan. Each plan uses one iteration of the budget. The plans differ only in their moves, so the
 * bot plays all other phases like the strategist.
 *
 * Both sides write at the same time, so the playouts begin before either side has written orders. A sampled state
 * would contain orders drawn at random for an opponent who has committed, and most of these orders are senseless.
 */
export const searchBot: Bot<AirWar> = (view, choices, rng, budget) => {
  const { setup, table } = view;
  if (table.phase.kind !== 'moves') return strategist(view, choices, rng, ONCE);
  const viewer = view.viewer as Side;
  const secrets = { [viewer]: view.own, [opponentOf(viewer)]: emptySecret() } as State<AirWar>['secrets'];
  const start = game.fork({ setup, table: { ...table, waiting: SIDES }, secrets, hidden: {} });
  const rounds = roundsOf(budget);
  let [best, most]: [Action | undefined, number] = [undefined, -1];
  for (const plan of PLANS) {
    const fork = start.clone();
    const action = plan(view, choices, rng, ONCE);
    fork.apply(action);
    for (let turn = fork.turn(), left = ACTIONS; turn.kind === 'decision' && left > 0; turn = fork.turn(), left--) {
      const player = itemAt(turn.players, 0);
      const bot = player === viewer ? plan : strategist;
      fork.apply(bot(fork.view(player), fork.choices(player), rng, ONCE));
    }
    const worth = worthOf(fork, viewer, evaluate);
    if (worth > most) [best, most] = [action, worth];
    if (!rounds()) break;
  }
  return best!;
};
