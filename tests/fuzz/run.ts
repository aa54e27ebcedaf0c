/**
 * Fuzzes all entry points with random inputs: `npm run fuzz -- --minutes 10`, or `--inputs 10000000`.
 *
 * New inputs are variations of inputs that had a new kind of result. Those are stored in `tests/corpus`, and a test
 * repeats them. The run exits with 1 at the first input that is neither accepted nor rejected with a documented error.
 */
import { parseArgs } from 'node:util';
import { createRng, randomSeed } from '../../src/core/random.ts';
import { corpusOf, writeCorpus } from './corpus.ts';
import { answerTo, DOORS } from './doors.ts';
import { type Input, TARGETS, type Target, variation } from './inputs.ts';

/** The maximum number of stored inputs of a game. */
const KEPT_MOST = 180;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    inputs: { type: 'string' },
    seed: { type: 'string', default: randomSeed() },
    game: { type: 'string' },
    input: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

/** The progress of fuzzing one game: the stored inputs, and the kinds of results seen. */
interface Hunt {
  readonly target: Target;
  readonly kept: Input[];
  readonly answers: Set<string>;
  tried: number;
}

async function hunt(target: Target): Promise<Hunt> {
  const kept: Input[] = [];
  const answers = new Set<string>();
  // Valid data for each function, so that the corpus has an input for each of them.
  const valid = DOORS.map((door): Input => ({ door, match: 1, turns: 20, changes: [] }));
  for (const input of [...corpusOf(target.game.id), ...valid]) {
    const answer = await tried(target, input);
    if (!answers.has(answer)) kept.push(input);
    answers.add(answer);
  }
  return { target, kept, answers, tried: 0 };
}

async function tried(target: Target, input: Input): Promise<string> {
  try {
    return await answerTo(target, input);
  } catch (error) {
    console.error(error);
    console.error(
      `Found a defect. To repeat it: npm run fuzz -- --game ${target.game.id} --input '${JSON.stringify(input)}'`,
    );
    process.exit(1);
  }
}

async function go(minutes: number, inputs = Infinity): Promise<void> {
  const rng = createRng(values.seed);
  const end = inputs === Infinity ? Date.now() + minutes * 60_000 : Infinity;
  const amount = inputs === Infinity ? `for ${String(minutes)} min` : `with ${String(inputs)} inputs`;
  console.log(`Fuzzing ${amount}, --seed ${values.seed}`);
  const hunts: Hunt[] = [];
  for (const target of targets()) hunts.push(await hunt(target));
  for (let count = 0; count < inputs && Date.now() < end;) {
    for (const each of hunts) {
      count++;
      const input = variation(each.kept, DOORS, rng);
      const answer = await tried(each.target, input);
      each.tried++;
      if (!each.answers.has(answer) && each.kept.length < KEPT_MOST) each.kept.push(input);
      each.answers.add(answer);
    }
  }
  for (const { target, kept, answers, tried: count } of hunts) {
    console.log(
      `${target.game.id}: ${String(count)} inputs, ${String(answers.size)} kinds of results, ${String(kept.length)} inputs stored`,
    );
    if (!values.dry) writeCorpus(target.game.id, kept);
  }
}

function targets(): readonly Target[] {
  return TARGETS.filter(({ game }) => values.game === undefined || game.id === values.game);
}

if (values.input === undefined) {
  await go(Number(values.minutes), values.inputs === undefined ? Infinity : Number(values.inputs));
} else for (const target of targets()) console.log(await tried(target, JSON.parse(values.input) as Input));
