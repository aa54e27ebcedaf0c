import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { learntShare } from '../../bench/learnt-share.ts';
import { Trainer } from '../../bench/trainer.ts';
import { learntBot, learntEvaluation, mctsSearch, type NetworkJson, policyBot } from '../../src/bots/index.ts';
import { Network } from '../../src/bots/learnt.ts';
import { Heads } from '../../src/bots/policy.ts';
import type { LoadedGame } from '../../src/cli/game.ts';
import { createRng } from '../../src/core/random.ts';
import { createObserver } from '../../src/encoding/index.ts';
import { manifest } from '../../src/games/revolting-behaviour/manifest.ts';
import { observation as ofRevolt } from '../../src/games/revolting-behaviour/observation.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import { observation } from '../../src/games/up-against-the-wall/observation.ts';
import { balancedOptions, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { ROOT } from '../export-paths.ts';

const start = game.setup({ ...balancedOptions, seed: 'learnt' });
const revolt = revoltingBehaviour.setup({ seed: 1 });
const observer = createObserver(game, observation, start);
const { version, size: inputs } = observer;
const blank: NetworkJson = { version, inputs, rows: 11, units: [3, 2], scale: 1, weights: [] };
const seen = new Float32Array(inputs);
observer.observe(game.view(start, 'radicals'), seen);

describe('a network', () => {
  it('computes the value that its description defines', () => {
    const { net } = new Trainer(observer, blank, createRng(1));
    expect(net.valueOf(seen)).toBeCloseTo(valueByDescription(net.weights), 5);
  });

  it('refuses the observation of another game', () => {
    const network = { ...blank, version: 7, inputs: 3 };
    expect(() => learntEvaluation(game, observation, network)(seatOf('radicals'))).toThrow(
      'network: The network needs an observation of 3 numbers (version 7), but the observation has 168 numbers (version 1)',
    );
  });

  it('learns the values of two positions', () => {
    const other = seen.map((each) => -each);
    const trainer = new Trainer(observer, blank, createRng(1));
    const stored = [
      { seen, target: 0.9 },
      { seen: other, target: 0.2 },
    ];
    trainer.learnSome(stored, 20_000, 0.01);
    expect(trainer.net.valueOf(seen)).toBeCloseTo(0.9, 1);
    expect(trainer.net.valueOf(other)).toBeCloseTo(0.2, 1);
  });

  it('is averaged and rounded in its file', () => {
    const trainer = new Trainer(observer, blank, createRng(1));
    trainer.learnSome([{ seen, target: 0.9 }], 64, 0.5);
    const { weights } = new Network(observer, trainer.json());
    expect(weights).toEqual(trainer.average.weights.map(Math.round));
    expect(weights).not.toEqual(trainer.net.weights.map(Math.round));
  });
});

describe('the network of Up Against the Wall', () => {
  const network = JSON.parse(
    readFileSync(`${ROOT}src/games/up-against-the-wall/bots/network.json`, 'utf8'),
  ) as NetworkJson;
  const evaluate = learntEvaluation(game, observation, network);
  const view = game.view(start, 'radicals');
  const chosen = learntBot(game, evaluate)(view, game.choices(view), createRng(1), { iterations: 1 });

  it('chooses a legal action', () => {
    expect(game.whyIllegal(view, chosen)).toBeUndefined();
    expect(new Network(observer, network).weights).toHaveLength(network.weights.length);
  });

  it('names the action that a search tries first', () => {
    const settings = { prior: evaluate, cutoff: { actions: 0, evaluate } };
    const tried = mctsSearch(game, view, { ...settings, rng: createRng(2), budget: { iterations: 1 } });
    expect(tried.map(({ action }) => action)).toEqual([chosen]);
  });
});

describe('a policy', () => {
  const codes = revoltingBehaviour.codes(revolt);
  const heads = new Heads(codes);
  const attempt = { type: 'attempt', player: 'ada', activity: 'illegal-force', severity: 'moderate' } as const;

  it('has an output for the type of an action and for each field value, after the value', () => {
    const code = codes.codeOf({ ...attempt, target: 'cause' })!;
    expect(heads.outputsOf(code)).toEqual([2, 10 + 1, 7 + 1, 3 + 3]);
    expect(heads.outputsOf(codes.codeOf({ type: 'draw-on', player: 'ada' })!)).toEqual([14]);
  });

  it('plays the action with the greatest sum of outputs', () => {
    const blankOfRevolt = { version: 1, inputs: 291, rows: 1, units: [1, 1], outputs: heads.size, scale: 1 } as const;
    const parts = new Network(createObserver(revoltingBehaviour, ofRevolt, revolt), { ...blankOfRevolt, weights: [] });
    const weights = Array.from(parts.weights);
    const biases = weights.length - heads.size;
    for (const output of heads.outputsOf(codes.codeOf({ ...attempt, target: 'cause' })!)) weights[biases + output] = 1;
    const seenByAda = revoltingBehaviour.view(revolt, 'ada');
    const bot = policyBot(revoltingBehaviour, ofRevolt, { ...blankOfRevolt, weights });
    expect(bot(seenByAda, revoltingBehaviour.choices(seenByAda), createRng(1), { iterations: 1 })).toEqual({
      ...attempt,
      target: 'cause',
    });
  });
});

describe('the network of Revolting Behaviour', () => {
  it('wins most matches against random play', async () => {
    const network = JSON.parse(
      readFileSync(`${ROOT}src/games/revolting-behaviour/bots/network.json`, 'utf8'),
    ) as NetworkJson;
    const bot = policyBot(revoltingBehaviour, ofRevolt, network);
    const known = { game: revoltingBehaviour, options: {}, manifest } as unknown as LoadedGame;
    const { share } = await learntShare(known, bot as never, { opponent: 'random', matches: 40, seed: 'test' });
    expect(share).toBeGreaterThan(75);
  });
});

function seatOf(player: 'radicals') {
  return { setup: start.setup, table: start.table, player, own: start.secrets[player] };
}

/**
 * The value that the network gives the observation `seen`. The function reads the weights in the order that the comment
 * of the network type describes.
 */
function valueByDescription(weights: Float32Array): number {
  let at = 0;
  const take = (count: number): number[] => Array.from(weights.subarray(at, (at += count)));
  const rowFeatures = observer.features.filter(({ shape }) => shape[0] === 11);
  const isInRow = (index: number): boolean => rowFeatures.some(({ start: from }) => index >= from && index < from + 11);
  const ofFeatures = rowFeatures.map(() => [take(3), take(3)] as const);
  const ofRows = Array.from({ length: 11 }, () => take(3));
  const others = [...seen.keys()].filter((index) => !isInRow(index)).map((index) => [index, take(3), take(3)] as const);
  const biases = take(3);
  const sums = [0, 0, 0];
  for (let row = 0; row < 11; row++) {
    for (let unit = 0; unit < 3; unit++) {
      let value = biases[unit]! + ofRows[row]![unit]!;
      for (const [feature, { start: from }] of rowFeatures.entries()) {
        const [byNumber, bySign] = ofFeatures[feature]!;
        value += seen[from + row]! * byNumber[unit]! + Math.sign(seen[from + row]!) * bySign[unit]!;
      }
      for (const [index, byNumber, bySign] of others)
        value += seen[index]! * byNumber[unit]! + Math.sign(seen[index]!) * bySign[unit]!;
      sums[unit]! += Math.max(0, value);
    }
  }
  const second = [take(2), take(2), take(2)];
  const secondBiases = take(2);
  const output = take(2);
  const [outputBias] = take(1);
  const logit = output.reduce((sum, weight, unit) => {
    const value = sums.reduce((total, each, from) => total + each * second[from]![unit]!, secondBiases[unit]!);
    return sum + weight * Math.max(0, value);
  }, outputBias!);
  return 1 / (1 + Math.exp(-logit));
}
