/**
 * Trains the network of a learnt bot by self-play: `npm run bench -- learn <game> [minutes] [seed]`. Afterwards writes the
 * network to the folder of the bots of the game, and the curve as a picture to `docs/public/learning`.
 *
 * A match is played by one network, which values the position after each choice, before chance. The values are learnt by
 * TD(λ) from what every player observes after every action. With a falling probability, an action is random.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { compile, type TopLevelSpec } from 'vega-lite';
import { parse, View } from 'vega';
import type { NetworkJson } from '../src/bots/learnt.ts';
import { learntEvaluation, oneStepBot } from '../src/bots/learnt.ts';
import { gameNamed } from '../src/cli/game.ts';
import { withObservation } from '../src/cli/serve/game-server.ts';
import type { Fork, GameTypes } from '../src/core/game.ts';
import { payoff } from '../src/core/outcome.ts';
import { createRng } from '../src/core/random.ts';
import { createObserver } from '../src/encoding/observation.ts';
import { wilson } from '../src/tournaments/intervals.ts';
import { playMatch } from '../src/tournaments/match.ts';

const HIDDEN = 32;
const RATE = 0.02;
const LAMBDA = 0.8;
/** The probability of a random action at the start. */
const EXPLORATION = 0.1;
/** Choices that are tried at most. */
const TRIED = 40;
/** The scale of the weights in the file. */
const SCALE = 1000;
/** Points of the curve, and matches of each. */
const POINTS = 8;
const TESTED = 100;
const OPPONENTS = ['random', 'greedy'];

const [id = 'up-against-the-wall', minutes = '30', seed = '1'] = process.argv.slice(3);
const known = await withObservation(await gameNamed(id));
const { game, options, manifest } = known;
const { bots } = await manifest.bots!();
const start = game.setup(options);
const players = game.players(start);
const observer = createObserver(game, known.observation!, start);
const inputs = observer.size;
const rng = createRng(seed);

/** The weights, in the order of {@link NetworkJson}. */
const weights = Float32Array.from({ length: (inputs + 2) * HIDDEN + 1 }, () => (rng.int(2001) - 1000) / 6667);
const biases = weights.subarray(inputs * HIDDEN, (inputs + 1) * HIDDEN);
const output = weights.subarray((inputs + 1) * HIDDEN, (inputs + 2) * HIDDEN);
const units = new Float32Array(HIDDEN);

/** The value of an observation; leaves the hidden units as they are for {@link learn}. */
function valueOf(input: Float32Array): number {
  units.set(biases);
  for (let index = 0; index < inputs; index++) {
    const each = input[index]!;
    if (each === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++) units[unit]! += each * weights[index * HIDDEN + unit]!;
  }
  let sum = weights.at(-1)!;
  for (let unit = 0; unit < HIDDEN; unit++) sum += output[unit]! * (units[unit] = Math.tanh(units[unit]!));
  return 1 / (1 + Math.exp(-sum));
}

/** Moves the value of an observation towards a target. Returns the value before. */
function learn(input: Float32Array, target: number, rate: number): number {
  const value = valueOf(input);
  const error = rate * (target - value);
  weights[weights.length - 1]! += error;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const active = units[unit]!;
    units[unit] = error * output[unit]! * (1 - active * active);
    output[unit]! += error * active;
    biases[unit]! += units[unit]!;
  }
  for (let index = 0; index < inputs; index++) {
    const each = input[index]!;
    if (each === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++) weights[index * HIDDEN + unit]! += each * units[unit]!;
  }
  return value;
}

const seen = new Float32Array(inputs);

/** The number of the best choice of a player, or with the given probability of a random one. */
function chosen(fork: Fork<GameTypes>, player: string, exploration: number): number {
  const size = fork.size(player);
  if (size === 1 || rng.int(1000) < 1000 * exploration) return rng.int(size);
  let [best, most] = [0, -1];
  for (let tries = 0; tries < Math.min(size, TRIED); tries++) {
    const number = size <= TRIED ? tries : rng.int(size);
    const tried = fork.clone();
    tried.play(number, player);
    const value = standing(tried, player);
    if (value > most) [best, most] = [number, value];
  }
  return best;
}

function standing(fork: Fork<GameTypes>, player: string): number {
  const turn = fork.turn();
  if (turn.kind === 'over') return payoff(turn.outcome, player);
  observer.observe(fork.view(player), seen);
  return valueOf(seen);
}

/** Plays a match and learns from it. */
function playAndLearn(exploration: number, rate: number): void {
  const fork = game.fork(start, { dice: 'manual' });
  const paths = players.map((): Float32Array[] => []);
  for (let turn = fork.turn(); turn.kind !== 'over'; turn = fork.turn()) {
    if (turn.kind === 'chance') {
      fork.apply(fork.randomAction(rng));
      continue;
    }
    const player = turn.players[0]!;
    fork.play(chosen(fork, player, exploration), player);
    for (const [index, each] of players.entries()) {
      const observed = new Float32Array(inputs);
      observer.observe(fork.view(each), observed);
      paths[index]!.push(observed);
    }
  }
  const { outcome } = fork.turn() as { readonly outcome: GameTypes['outcome'] };
  for (const [index, path] of paths.entries()) {
    let target = payoff(outcome, players[index]!);
    for (const observed of path.toReversed()) target = (1 - LAMBDA) * learn(observed, target, rate) + LAMBDA * target;
  }
}

function network(): NetworkJson {
  const { version } = observer;
  return {
    version,
    inputs,
    hidden: HIDDEN,
    scale: SCALE,
    weights: Array.from(weights, (each) => Math.round(each * SCALE)),
  };
}

/** The share of the learnt bot against another one, over pairs of matches with changed places. */
async function shareAgainst(name: string): Promise<number> {
  const learnt = { name: 'learnt', bot: oneStepBot(game, learntEvaluation(game, known.observation!, network())) };
  const { bot, budget } = bots[name]!;
  const other = { name, bot, budget };
  let sum = 0;
  for (let match = 0; match < TESTED; match++) {
    const own = players[match % players.length]!;
    const seats = Object.fromEntries(players.map((player) => [player, player === own ? learnt : other]));
    const { payoffs } = await playMatch(game, seats, { options, seed: `${seed}/${String(match >> 1)}` });
    sum += payoffs[own]!;
  }
  return sum / TESTED;
}

/** Seconds of processor time so far, without those of tests. */
let tested = 0;
const cpu = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const before = cpu();
const total = Number(minutes) * 60;
const curve: {
  readonly minutes: number;
  readonly opponent: string;
  readonly share: number;
  low: number;
  high: number;
}[] = [];
console.log(['minutes', 'matches', ...OPPONENTS].map((head) => head.padStart(9)).join(''));
for (let point = 0, matches = 0; point <= POINTS;) {
  const spent = cpu() - before - tested;
  if (spent < (total * point) / POINTS) {
    const left = 1 - spent / total;
    playAndLearn(EXPLORATION * left, RATE * (0.1 + 0.9 * left));
    matches++;
    continue;
  }
  const began = cpu();
  const shares: number[] = [];
  for (const opponent of OPPONENTS) {
    const share = await shareAgainst(opponent);
    shares.push(share);
    const { lo, hi } = wilson(share, TESTED);
    curve.push({ minutes: spent / 60, opponent, share: 100 * share, low: 100 * lo, high: 100 * hi });
  }
  tested += cpu() - began;
  console.log(
    [(spent / 60).toFixed(1), String(matches), ...shares.map((each) => each.toFixed(2))]
      .map((cell) => cell.padStart(9))
      .join(''),
  );
  point++;
}

writeFileSync(`src/games/${game.id}/bots/network.json`, `${JSON.stringify(network())}\n`);
const spec: TopLevelSpec = {
  title: `${game.title}: share of the learnt bot, with 95 % intervals`,
  data: { values: curve },
  width: 480,
  height: 240,
  background: 'white',
  encoding: {
    x: { field: 'minutes', type: 'quantitative', title: 'minutes of training on one core' },
    color: { field: 'opponent', type: 'nominal', title: 'against' },
  },
  layer: [
    {
      mark: 'errorband',
      encoding: { y: { field: 'low', type: 'quantitative', title: 'share, %' }, y2: { field: 'high' } },
    },
    {
      mark: { type: 'line', point: true },
      encoding: { y: { field: 'share', type: 'quantitative', scale: { domain: [0, 100] } } },
    },
  ],
};
mkdirSync('docs/public/learning', { recursive: true });
const view = new View(parse(compile(spec).spec), { renderer: 'none' });
writeFileSync(`docs/public/learning/${game.id}.svg`, `${await view.toSVG()}\n`);
