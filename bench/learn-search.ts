/**
 * Trains the networks of the `search` bots of *Up Against the Wall, Motherfucker!* and *Revolting Behaviour!*: `npm run
 * bench -- learn-search <game> [--rounds r] [--matches m] [--seed 1]`. Writes the weights to a file in the folder of
 * the game's bots.
 *
 * In the first round, strategists play matches with the default preset, and play some actions at random. After each
 * round, a new network learns from all matches so far to predict the targets of the examples. If an example has a next
 * position, the network learns a mean of the target and the earlier network's value of this position. In each later
 * round, each player of a match is, with a probability of 3/5, `search` with the newest network, and otherwise the
 * strategist. The seed determines all random choices.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { jsonOf, layoutOf } from '../src/bots/packed-network.ts';
import { createRng } from '../src/core/random.ts';
import { attempts } from './learn-search/attempts.ts';
import { deployments } from './learn-search/deployments.ts';
import type { Course, Example } from './learn-search/course.ts';
import { Trainer } from './trainer.ts';

/** The weight of the target in the mean that a network learns if an example has a next position. */
const OF_TARGET = 0.4;
/** In the first round, this many times as many matches are played as in a later round. */
const FIRST_ROUND = 2.5;
/** The rate of learning decreases in this number of steps, from {@link RATE} to about a twentieth of it. */
const STEPS = 40;
const RATE = 0.002;
/**
 * To compute the loss, values are limited to the range from 1 minus this number to this number.
 */
const MOST = 0.999;

const COURSES: Readonly<Record<string, Course>> = {
  'up-against-the-wall': deployments,
  'revolting-behaviour': attempts,
};

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const course = COURSES[positionals[0]!]!;
const { shape, uses, file, name, play } = course;
const rounds = Number(flags.rounds ?? course.rounds);

const rng = createRng(flags.seed);
const examples: Example[] = [];
let network: Trainer['average'] | undefined;
for (let round = 0; round < rounds; round++) {
  const matches = Number(flags.matches ?? course.matches) * (network === undefined ? FIRST_ROUND : 1);
  for (let match = 0; match < matches; match++)
    examples.push(...play(`${flags.seed}/${String(round)}/${String(match)}`, network, rng));
  const learnt = examples.map(({ seen, target, next }) => ({ seen, target: meanOf(target, next) }));
  const trainer = new Trainer(layoutOf(shape), jsonOf(shape, []), rng);
  for (let step = 0; step < STEPS; step++)
    trainer.learnSome(learnt, (uses * examples.length) / STEPS, RATE * (1 - (step * 39) / 40 / STEPS));
  network = trainer.average;
  const { weights } = trainer.json();
  writeFileSync(
    file,
    `/** The weights of the network of \`search\`. \`npm run bench -- learn-search\` writes this file. */\nexport const ${name} =\n  '${weights.join(' ')}';\n`,
  );
  console.log(
    `round ${String(round + 1)}: ${String(examples.length)} examples, mean loss ${lossOf(network).toFixed(4)}`,
  );
}

/** Returns the number that the next network learns for an example. `network` is the network of the round before. */
function meanOf(target: number, next: Float32Array | undefined): number {
  if (network === undefined || next === undefined) return target;
  return OF_TARGET * target + (1 - OF_TARGET) * network.valueOf(next);
}

function lossOf(net: Trainer['average']): number {
  let sum = 0;
  for (const { seen, target } of examples) {
    const value = Math.min(MOST, Math.max(1 - MOST, net.valueOf(seen)));
    sum -= target * Math.log(value) + (1 - target) * Math.log(1 - value);
  }
  return sum / examples.length;
}
