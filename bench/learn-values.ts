/**
 * Learns the value of positions by TD(λ). One network plays for all players, or for all except one: see
 * {@link playAndStore}. The network makes the choice that leads to the greatest value for the player who chooses.
 * Sometimes the network plays a random action; random actions become rarer during the training. Before each decision,
 * the observation of each player is stored with a target: a mixture of the final payoff and the later values. After
 * each match, the network learns from random stored positions.
 */
import { learntBot, type Network } from '../src/bots/learnt.ts';
import { bestChoice, worthOfChoices } from '../src/bots/one-ply.ts';
import type { Evaluation, Fork, GameTypes } from '../src/core/game.ts';
import { payoff } from '../src/core/outcome.ts';
import { createObserver } from '../src/encoding/observation.ts';
import { type LessonsFor, SCALE } from './lessons.ts';
import { Trainer } from './trainer.ts';

/** The λ of TD(λ): how strongly the final payoff and later values count in the target of a position. */
const LAMBDA = 0.97;
/** The probability of a random action is this number plus 0.01 at the start of the training, and 0.01 at the end. */
const EXPLORATION = 0.05;
/** At most this many choices of a position are tried. */
const TRIED = 160;
/** At most this many positions are stored; new positions replace the oldest. */
const STORED = 200_000;
/** Learning begins when more than this number of positions are stored. */
const WARM_UP = 2000;
/** On average, the network learns this many times from each position. */
const USES = 2;
const RATE = 0.002;

export const valueLessons: LessonsFor = async ({ game, options, manifest, observation }, network, rng) => {
  const { evaluate: handWritten } = await manifest.bots!();
  const start = game.setup(options);
  const players = game.players(start);
  const observer = createObserver(game, observation!, start);
  const { version, size: inputs } = observer;
  const trainer = new Trainer(observer, { version, inputs, ...network, scale: SCALE, weights: [] }, rng);

  const seen = new Float32Array(inputs);
  const evaluationBy =
    (net: Network): Evaluation<GameTypes> =>
    ({ setup, table, player, own }) => {
      observer.observe({ setup, table, viewer: player, own }, seen);
      return net.valueOf(seen);
    };
  const learnt = evaluationBy(trainer.net);

  /**
   * Returns the index of a choice. With the probability `exploration`, the choice is random; otherwise it is the choice
   * that the evaluation rates best.
   */
  function chosen(
    fork: Fork<GameTypes>,
    player: string,
    { exploration, evaluate }: { readonly exploration: number; readonly evaluate: Evaluation<GameTypes> },
  ): number {
    const size = fork.size(player);
    if (rng.int(1000) < 1000 * exploration) return rng.int(size);
    if (size === 1) return 0;
    return bestChoice(numbersTo(size), worthOfChoices(fork, player, { evaluate, rng }));
  }

  /** Yields all numbers below `size`; if there are more than `TRIED`, random numbers below `size`. */
  function* numbersTo(size: number): Generator<number> {
    for (let tries = 0; tries < Math.min(size, TRIED); tries++) yield size <= TRIED ? tries : rng.int(size);
  }

  /** The observations of the last matches, and their targets. */
  const stored: { readonly seen: Float32Array; readonly target: number }[] = [];
  let replaced = 0;

  /**
   * Plays a match, and stores the positions of the players for whom the network plays. In half of the matches, the
   * network does not play for one of the players. This player uses the hand-written evaluation or, less often, random
   * actions. Returns the number of stored positions.
   */
  function playAndStore(exploration: number): number {
    const kind = rng.int(10);
    const rival = kind < 5 ? undefined : players[rng.int(players.length)];
    const other = { exploration: kind < 8 ? exploration : 1, evaluate: handWritten };
    const own = { exploration, evaluate: learnt };
    const fork = game.fork(start, { dice: 'manual' });
    const paths = players.map((): Float32Array[] => []);
    let turn = fork.turn();
    for (; turn.kind !== 'over'; turn = fork.turn()) {
      if (turn.kind === 'chance') {
        fork.play(rng.int(fork.size()));
        continue;
      }
      for (const [index, each] of players.entries()) {
        if (each === rival) continue;
        const observed = new Float32Array(inputs);
        observer.observe(fork.view(each), observed);
        paths[index]!.push(observed);
      }
      const player = turn.players[0]!;
      fork.play(chosen(fork, player, player === rival ? other : own), player);
    }
    for (const [index, path] of paths.entries()) {
      let target = payoff(turn.outcome, players[index]!);
      for (const observed of path.toReversed()) {
        const place = stored.length < STORED ? stored.length : replaced++ % STORED;
        stored[place] = { seen: observed, target };
        target = (1 - LAMBDA) * trainer.net.valueOf(observed) + LAMBDA * target;
      }
    }
    return paths.flat().length;
  }

  return {
    trainer,
    bot: () => learntBot(game, evaluationBy(trainer.average)),
    learnMore(left) {
      const positions = playAndStore(EXPLORATION * left + 0.01);
      if (stored.length > WARM_UP) trainer.learnSome(stored, positions * USES, RATE * (0.1 + 0.9 * left));
      return 1;
    },
  };
};
