import type { Network } from '../../src/bots/learnt.ts';
import type { NetworkShape } from '../../src/bots/packed-network.ts';
import type { Rng } from '../../src/core/random.ts';

/** The numbers that describe a position from the point of view of a player, and the payoff of this player. */
export interface Example {
  readonly seen: Float32Array;
  readonly target: number;
}

/** The settings with which the network of a game learns. */
export interface Course {
  readonly shape: NetworkShape;
  readonly rounds: number;
  /** How many times the network learns from each example. */
  readonly uses: number;
  /** The file to which the weights are written, and the name of the weights in this file. */
  readonly file: string;
  readonly name: string;
  /**
   * Plays a match, and returns examples.
   *
   * @param network - The network that `search` uses, or `undefined` in the first round.
   */
  readonly play: (seed: string, network: Network | undefined, rng: Rng) => readonly Example[];
}
