/**
 * Two simple players for demonstrations. They are given a view, never a state.
 *
 * @packageDocumentation
 */
import type { Bot } from '../bots/bot.ts';
import type { Game, GameTypes, Position } from '../core/game.ts';
import { pick } from '../core/random.ts';

/** Plays in a demonstration. */
export type DemoPlayer<G extends GameTypes> = Bot<G>;

/** How good a position is for a player: higher is better, in any unit. */
export type Evaluation<G extends GameTypes> = (position: Position<G>, player: G['player']) => number;

/** Chooses each action as likely. */
export function randomPlayer<G extends GameTypes>(): DemoPlayer<G> {
  return (_view, actions, rng) => pick(actions, rng);
}

/** How many worlds and dice an action is tried with. */
const TRIALS = 6;

/** Tries each action in some worlds that the view allows, with dice of its own, and takes the one that ends best on average. */
export function greedyPlayer<G extends GameTypes>(game: Game<G>, evaluate: Evaluation<G>): DemoPlayer<G> {
  return (view, actions, rng) => {
    const [only] = actions;
    if (only !== undefined && actions.length === 1) return only;
    const worlds = Array.from({ length: TRIALS }, () => game.sampleWorld(view, rng));
    const valueOf = (action: G['action']): number => {
      let sum = 0;
      for (const world of worlds) {
        const fork = game.fork(world, { dice: rng });
        fork.apply(action);
        sum += evaluate(fork.state, action.player);
      }
      return sum;
    };
    const values = actions.map(valueOf);
    return actions[values.indexOf(Math.max(...values))] as G['action'];
  };
}
