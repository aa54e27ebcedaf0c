/**
 * Trains the network of a learnt bot by self-play: `npm run bench -- learn <game> [matches [seed]]`. Writes the network
 * to `bots/network.json` in the folder of the game, and the curve as a picture to `docs/public/learning/<game>.svg`.
 * The seed determines all random choices.
 */
import { writeFileSync } from 'node:fs';
import { gameNamed } from '../src/cli/game.ts';
import { withObservation } from '../src/cli/serve/game-server.ts';
import { createRng } from '../src/core/random.ts';
import { type CurvePoint, drawCurve } from './learn-curve.ts';
import { policyLessons } from './learn-policy.ts';
import { learntShare } from './learnt-share.ts';
import { valueLessons } from './learn-values.ts';
import type { LessonsFor, NetworkSize } from './lessons.ts';

/** The settings with which a game is learnt. */
interface Course {
  readonly lessonsFor: LessonsFor;
  readonly network: NetworkSize;
  readonly matches: number;
  /** For each opponent, the number of matches that are played to measure one point of the curve. */
  readonly tests: Readonly<Record<string, number>>;
}

const COURSES: Readonly<Record<string, Course>> = {
  'up-against-the-wall': {
    lessonsFor: valueLessons,
    network: { rows: 11, units: [32, 16] },
    matches: 6400,
    tests: { random: 20, greedy: 40 },
  },
  'revolting-behaviour': {
    lessonsFor: policyLessons,
    network: { rows: 1, units: [32, 32] },
    matches: 20_000,
    tests: { random: 100, greedy: 40 },
  },
};
/** The number of points of the curve, each of which shows one measurement. */
const POINTS = 8;

const [id = 'up-against-the-wall', given, seed = '1'] = process.argv.slice(3);
const { lessonsFor, network, matches, tests } = COURSES[id]!;
const total = Number(given ?? matches);
const known = await withObservation(await gameNamed(id));
const lessons = await lessonsFor(known, network, createRng(seed));

const curve: CurvePoint[] = [];
const minutes = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 60e6;
const before = minutes();
let tested = 0;
let match = 0;
while (match < total) {
  match += lessons.learnMore(1 - match / total);
  if (match < (total * (1 + curve.length / 2)) / POINTS) continue;
  const spent = minutes() - before - tested;
  for (const [opponent, count] of Object.entries(tests)) {
    const found = await learntShare(known, lessons.bot(), { opponent, matches: count, seed });
    curve.push({ matches: match, opponent, ...found });
    console.log(`${String(match)} matches, ${spent.toFixed(1)} minutes, ${opponent}: ${found.share.toFixed(0)} %`);
  }
  tested = minutes() - before - spent;
  writeFileSync(`src/games/${id}/bots/network.json`, `${JSON.stringify(lessons.trainer.json())}\n`);
  await drawCurve(known.game, curve);
}
