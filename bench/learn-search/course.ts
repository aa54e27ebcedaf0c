import { type Bot, ONCE } from '../../src/bots/bot.ts';
import type { Network } from '../../src/bots/learnt.ts';
import type { NetworkShape } from '../../src/bots/packed-network.ts';
import type { Fork, GameTypes } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/random.ts';

/** A position from the point of view of a player. */
export interface Example {
  /** The numbers that describe the position. */
  readonly seen: Float32Array;
  /** The payoff of the player, or a similar number from 0 to 1. */
  readonly target: number;
  /**
   * The numbers of the next position of the same player. If they are given, later rounds learn a weighted mean of
   * `target` and the value that the network of the round before gives to this position. This mean depends less on the
   * dice.
   */
  readonly next?: Float32Array | undefined;
}

/** The settings with which the network of a game learns. */
export interface Course {
  readonly shape: NetworkShape;
  readonly rounds: number;
  /** How many matches are played in each round after the first. */
  readonly matches: number;
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

/** Returns the action that a bot chooses for the player who must decide. */
export function actionOf<G extends GameTypes>(bot: Bot<G>, fork: Fork<G>, player: G['player'], rng: Rng): G['action'] {
  return bot(fork.view(player), fork.choices(player), rng, ONCE);
}
