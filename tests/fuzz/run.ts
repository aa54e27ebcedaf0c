/**
 * Fuzzes all games with random inputs: `npm run fuzz -- --minutes 10`.
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
const KEPT_MOST = 150;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
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

function hunt(target: Target): Hunt {
  const kept: Input[] = [];
  const answers = new Set<string>();
  for (const input of corpusOf(target.game.id)) {
    const answer = tried(target, input);
    if (!answers.has(answer)) kept.push(input);
    answers.add(answer);
  }
  return { target, kept, answers, tried: 0 };
}

function tried(target: Target, input: Input): string {
  try {
    return answerTo(target, input);
  } catch (error) {
    console.error(error);
    console.error(
      `Found a defect. To repeat it: npm run fuzz -- --game ${target.game.id} --input '${JSON.stringify(input)}'`,
    );
    process.exit(1);
  }
}

function go(minutes: number): void {
  const rng = createRng(values.seed);
  const end = Date.now() + minutes * 60_000;
  console.log(`Fuzzing for ${String(minutes)} min with --seed ${values.seed}`);
  const hunts = targets().map(hunt);
  while (Date.now() < end) {
    for (const each of hunts) {
      const input = variation(each.kept, DOORS, rng);
      const answer = tried(each.target, input);
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

if (values.input === undefined) go(Number(values.minutes));
else for (const target of targets()) console.log(tried(target, JSON.parse(values.input) as Input));
