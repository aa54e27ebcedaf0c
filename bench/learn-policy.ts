/**
 * Learns which action to play, by proximal policy optimization (PPO). The network has a score for each type of action
 * and for each value of each field. The score of an action determines how probable it is that the network plays it. The
 * network plays against itself or against random actions. After some thousand positions, the network learns. An action
 * becomes more probable if the payoff after it was higher than the network had expected; otherwise it becomes less
 * probable. The network also learns which payoff to expect.
 */
import { Heads, policyBot } from '../src/bots/policy.ts';
import { payoff } from '../src/core/outcome.ts';
import { createObserver } from '../src/encoding/observation.ts';
import { type LessonsFor, SCALE } from './lessons.ts';
import { Trainer } from './trainer.ts';

/**
 * The share of matches in which one player plays at random. The share is high, because such matches are short and have
 * few positions.
 */
const AGAINST_RANDOM = 0.9;
/** The λ of generalized advantage estimation: how strongly later values count in the advantage of an action. */
const LAMBDA = 0.95;
/** The network learns when this many positions have been played, and uses each position `USES` times on average. */
const ROUND = 4096;
const USES = 3;
/** The number of positions from which one change of the weights is computed. */
const BATCH = 256;
/** In one round, the probability of an action can change by at most about this fraction. */
const CLIP = 0.2;
/** The weight of the entropy at the start of the training. The entropy rewards choices that are close to random. */
const ENTROPY = 0.01;
const RATE = 0.001;
/**
 * Of the positions in which an opponent decides, one in this number is stored on average.
 */
const WAITING = 4;

/** A position of a match, and the choice that was played in it. */
interface Step {
  readonly seen: Float32Array;
  /** For each choice, the indexes of the outputs whose sum is its score; `[]` if the player did not decide. */
  readonly choices: readonly (readonly number[])[];
  readonly chosen: number;
  /** The probability with which the choice was played. */
  readonly probability: number;
  readonly value: number;
  /** How much better the match went than `value` had predicted. */
  advantage: number;
}

export const policyLessons: LessonsFor = (known, network, rng) => {
  const { game, options } = known;
  const start = game.setup(options);
  const players = game.players(start);
  const observer = createObserver(game, known.observation!, start);
  const heads = new Heads(game.codes(start));
  const { version, size: inputs } = observer;
  const blank = { version, inputs, ...network, outputs: heads.size, scale: SCALE, weights: [] };
  const trainer = new Trainer(observer, blank, rng);
  const { net } = trainer;
  const uniform = (): number => rng.int(2 ** 24) / 2 ** 24;

  /** Returns the probability of each choice, computed from the last outputs of the network. */
  function probabilitiesOf(choices: Step['choices']): readonly number[] {
    const scores = choices.map((outputs) => outputs.reduce((sum, output) => sum + net.outputs[output]!, 0));
    const most = Math.max(...scores);
    const weights = scores.map((score) => Math.exp(score - most));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  const codes = new Int32Array(game.codes(start).size);

  /** Plays a match, and stores the positions of the players for whom the network plays. */
  function playInto(stored: Step[]): void {
    const rival = uniform() < AGAINST_RANDOM ? players[rng.int(players.length)] : undefined;
    const fork = game.fork(start, { dice: 'manual' });
    const paths = players.map((): Step[] => []);
    let turn = fork.turn();
    for (; turn.kind !== 'over'; turn = fork.turn()) {
      const count = fork.size();
      if (turn.kind === 'chance' || count === 1) {
        fork.play(rng.int(count));
        continue;
      }
      const mover = turn.players[0]!;
      let played = rng.int(count);
      for (const [index, player] of players.entries()) {
        if (player === rival || (player !== mover && rng.int(WAITING) > 0)) continue;
        const seen = new Float32Array(inputs);
        observer.observe(fork.view(player), seen);
        const value = net.valueOf(seen);
        const choices =
          player === mover
            ? Array.from(codes.subarray(0, fork.codes(codes, player)), (code) => heads.outputsOf(code))
            : [];
        const probabilities = probabilitiesOf(choices);
        const chosen = drawn(probabilities, uniform());
        if (player === mover) played = chosen;
        paths[index]!.push({ seen, choices, chosen, probability: probabilities[chosen]!, value, advantage: 0 });
      }
      fork.play(played);
    }
    for (const [index, path] of paths.entries()) {
      let next = payoff(turn.outcome, players[index]!);
      let advantage = 0;
      for (const step of path.toReversed()) {
        step.advantage = advantage = next - step.value + LAMBDA * advantage;
        next = step.value;
        stored.push(step);
      }
    }
  }

  const ofOutputs = new Float64Array(heads.size);

  /** Adds the gradients of a position: for its value, and for the probabilities of its choices. */
  function addSlopes({ seen, choices, chosen, probability, value, advantage }: Step, scale: Scale): void {
    ofOutputs.fill(0);
    ofOutputs[0] = (net.valueOf(seen) - value - advantage) / BATCH;
    const probabilities = probabilitiesOf(choices);
    const entropy = -probabilities.reduce((sum, each) => sum + each * Math.log(each + 1e-12), 0);
    const scaled = (advantage - scale.mean) / scale.deviation;
    const ratio = probabilities[chosen]! / probability;
    const gain = (scaled > 0 ? ratio < 1 + CLIP : ratio > 1 - CLIP) ? scaled * ratio : 0;
    for (const [choice, each] of probabilities.entries()) {
      const slope =
        gain * (each - Number(choice === chosen)) + scale.entropy * each * (Math.log(each + 1e-12) + entropy);
      for (const output of choices[choice]!) ofOutputs[output]! += slope / BATCH;
    }
    trainer.addSlopes(seen, ofOutputs);
  }

  function learnFrom(stored: readonly Step[], left: number): void {
    const decided = stored.filter(({ choices }) => choices.length > 0);
    const mean = decided.reduce((sum, { advantage }) => sum + advantage, 0) / decided.length;
    const variance = decided.reduce((sum, { advantage }) => sum + (advantage - mean) ** 2, 0) / decided.length;
    const scale = { mean, deviation: Math.sqrt(variance) + 1e-6, entropy: ENTROPY * left };
    for (let used = 0; used < USES * stored.length; used += BATCH) {
      for (let each = 0; each < BATCH; each++) addSlopes(stored[rng.int(stored.length)]!, scale);
      trainer.step(RATE * (0.1 + 0.9 * left));
    }
  }

  return Promise.resolve({
    trainer,
    bot: () => policyBot(game, known.observation!, trainer.json()),
    learnMore(left) {
      const stored: Step[] = [];
      let matches = 0;
      for (; stored.length < ROUND; matches++) playInto(stored);
      learnFrom(stored, left);
      return matches;
    },
  });
};

/**
 * The mean and the standard deviation of the advantages, with which the advantages are scaled, and the weight of the
 * entropy.
 */
interface Scale {
  readonly mean: number;
  readonly deviation: number;
  readonly entropy: number;
}

/**
 * Draws an index at random. `number` is a random number from 0 to 1. Returns the first index at which the sum of the
 * probabilities so far exceeds this number.
 */
function drawn(probabilities: readonly number[], number: number): number {
  let rest = number;
  return Math.max(
    0,
    probabilities.findIndex((probability) => (rest -= probability) < 0),
  );
}
