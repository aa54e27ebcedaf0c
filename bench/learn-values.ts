/**
 * Learns the value of positions. One network plays all players, or all but one: see {@link playAndStore}. It takes the
 * choice after which the value for the player to move is greatest. The values are learnt by TD(λ): before each
 * decision, what each player observes is stored, with a mixture of the final payoff and the later values as its target.
 * After each match, the network learns from random stored positions. With a falling probability, an action is random.
 */
import { learntBot, type Network } from '../src/bots/learnt.ts';
import { bestChoice, worthOfChoices } from '../src/bots/one-ply.ts';
import type { Evaluation, Fork, GameTypes } from '../src/core/game.ts';
import { payoff } from '../src/core/outcome.ts';
import { createObserver } from '../src/encoding/observation.ts';
import { type LessonsFor, SCALE } from './lessons.ts';
import { Trainer } from './trainer.ts';

/** The share of the final payoff and of later values in the target of a position. */
const LAMBDA = 0.97;
/** The probability of a random action at the start, in addition to one hundredth. */
const EXPLORATION = 0.05;
/** Choices that are tried at most. */
const TRIED = 160;
/** Stored positions: the last ones. */
const STORED = 200_000;
/** Stored positions before learning begins. */
const WARM_UP = 2000;
/** How often a position is used on average. */
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

  /** An action by an evaluation, or with the given probability a random one. */
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

  /** All numbers below a size, or some if there are too many. */
  function* numbersTo(size: number): Generator<number> {
    for (let tries = 0; tries < Math.min(size, TRIED); tries++) yield size <= TRIED ? tries : rng.int(size);
  }

  /** The positions of the last matches, and their targets. */
  const stored: { readonly seen: Float32Array; readonly target: number }[] = [];
  let replaced = 0;

  /**
   * Plays a match and stores the positions of the players who use the network. In half of the matches one player uses
   * something else: the hand-written evaluation or, less often, random actions. Returns the number of positions.
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
