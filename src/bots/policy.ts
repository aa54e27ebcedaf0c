import { remembered } from '../core/cache.ts';
import type { ActionCodes, Game, GameTypes } from '../core/game.ts';
import { createObserver, type Observation } from '../encoding/observation.ts';
import type { Bot } from './bot.ts';
import { Network, type NetworkJson } from './learnt.ts';
import { bestChoice } from './one-ply.ts';

/**
 * Creates a bot that does not try actions: a network scores each action, and the bot plays the action with the greatest
 * score. The first output of the network is the value of the position. The other outputs are one output for each type
 * of action and one output for each value of each field, in the order of the codes of the game (`game.codes`). The
 * score of an action is the sum of the outputs of its type and of its field values.
 *
 * @param game - Rules of the game. The actions of a match must have codes.
 * @param observation - The observation of the game, from its manifest.
 * @param network - The network.
 * @returns A bot that throws {@link core.MalformedError} if the network was trained for another observation.
 *
 * @example
 * ```ts
 * import type { NetworkJson } from 'countersheet/bots';
 * import { createRng } from 'countersheet/core';
 * import { revoltingBehaviour } from 'countersheet/revolting-behaviour';
 * import { manifest } from 'countersheet/revolting-behaviour/manifest';
 *
 * const { observation } = await manifest.observation!();
 * const network: NetworkJson = { version: 1, inputs: 291, rows: 1, units: [1, 1], outputs: 18, scale: 1, weights: [] };
 * const { setup, view, choices } = revoltingBehaviour;
 * const seen = view(setup({ seed: 1 }), 'ada');
 * policyBot(revoltingBehaviour, observation, network)(seen, choices(seen), createRng(1), { iterations: 1 }).type // => 'pass'
 * ```
 */
export function policyBot<G extends GameTypes>(
  game: Pick<Game<G>, 'codes' | 'players'>,
  observation: Observation<G>,
  network: NetworkJson,
): Bot<G> {
  const readerOf = remembered((setup: G['setup']) => {
    const observer = createObserver(game, observation, { setup });
    const codes = game.codes({ setup });
    return { observer, codes, heads: new Heads(codes), net: new Network(observer, network) };
  });
  const seen = new Float32Array(network.inputs);
  return (view, choices) => {
    const { observer, codes, heads, net } = readerOf(view.setup);
    observer.observe(view, seen);
    net.compute(seen);
    const scoreOf = (number: number): number => heads.scoreOf(codes.codeOf(choices.at(number))!, net.outputs);
    return choices.at(bestChoice(Array(choices.size).keys(), scoreOf));
  };
}

/** Finds the outputs of a network that belong to an action. */
export class Heads {
  /** The number of outputs of the network, including the value of the position. */
  readonly size: number;
  readonly #kinds: ActionCodes<GameTypes>['kinds'];
  /** For each type of action, the index of the output that belongs to this type. */
  readonly #starts: readonly number[];

  constructor({ kinds }: Pick<ActionCodes<GameTypes>, 'kinds'>) {
    let size = 1;
    this.#kinds = kinds;
    this.#starts = kinds.map(({ fields }) => {
      const start = size;
      size += fields.reduce((sum, field) => sum + field.size, 1);
      return start;
    });
    this.size = size;
  }

  /**
   * Returns the indexes of the outputs that belong to an action: the output of its type, and one output for each field.
   */
  outputsOf(code: number): readonly number[] {
    const index = this.#kinds.findLastIndex(({ first }) => first <= code);
    const { first, fields } = this.#kinds[index]!;
    let rest = code - first;
    let end = this.#starts[index]! + 1 + fields.reduce((sum, { size }) => sum + size, 0);
    const outputs = fields.toReversed().map(({ size }) => {
      end -= size;
      const output = end + (rest % size);
      rest = Math.floor(rest / size);
      return output;
    });
    return [this.#starts[index]!, ...outputs];
  }

  /** Returns the score of an action: the sum of the outputs that belong to this action. */
  scoreOf(code: number, outputs: ArrayLike<number>): number {
    return this.outputsOf(code).reduce((sum, output) => sum + outputs[output]!, 0);
  }
}
