/**
 * Fuzzes all entry points with random inputs: `npm run fuzz -- --minutes 10`, or `--inputs 10000000`.
 *
 * New inputs are variations of inputs that led to a new kind of result. The inputs with new results are stored in
 * `tests/corpus`, and a test repeats them. The run stops with exit code 1 at the first input that is neither accepted
 * nor rejected with a documented error.
 *
 * The first line of the file `node_modules/.cache/countersheet/fuzz-input.txt` is the current input. If the run crashes
 * or hangs, this input is the cause.
 */
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRng, randomSeed, type Rng } from '../../src/core/random.ts';
import { corpusOf, writeCorpus } from './corpus.ts';
import { answerTo, DOORS, ROUND } from './doors.ts';
import { ROOT } from '../export-paths.ts';
import { anyPlace, type Input, type Place, TARGETS, type Target, variation } from './inputs.ts';

/** The maximum number of stored inputs of a game. */
const KEPT_MOST = 180;

/** The number of positions of a game from which new inputs are created. */
const PLACES = 60;
/** The number of rounds after which one of the positions is replaced. */
const ROUNDS_OF_PLACE = 5;
/** Of every 100 inputs, one is tested thoroughly. Inputs with a new kind of result are always tested thoroughly. */
const SAMPLED = 100;
const MINUTE = 60_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    inputs: { type: 'string' },
    seed: { type: 'string', default: randomSeed() },
    game: { type: 'string' },
    input: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

const CACHE = `${ROOT}node_modules/.cache/countersheet`;
mkdirSync(CACHE, { recursive: true });
/** The file that names the input that is being tested. */
const current = openSync(`${CACHE}/fuzz-input.txt`, 'w');

/** The progress of fuzzing one game: the inputs to store, and the kinds of results found. */
interface Hunt {
  readonly target: Target;
  readonly kept: Input[];
  readonly answers: Set<string>;
  readonly places: Place[];
}

async function hunt(target: Target, rng: Rng): Promise<Hunt> {
  const kept: Input[] = [];
  const answers = new Set<string>();
  // First, each function gets valid data, so that the corpus has an input for every function.
  const valid = DOORS.map((door): Input => ({ door, match: 1, turns: 20, changes: [] }));
  for (const input of [...corpusOf(target.game.id), ...valid]) {
    const answer = await tried(target, input);
    if (!answers.has(answer)) kept.push(input);
    answers.add(answer);
  }
  return { target, kept, answers, places: Array.from({ length: PLACES }, () => anyPlace(rng)) };
}

async function tried(target: Target, input: Input, isThorough = true): Promise<string> {
  const repeat = `--game ${target.game.id} --input '${JSON.stringify(input)}'`;
  writeSync(current, `${repeat}\n`, 0);
  try {
    return await answerTo(target, input, isThorough);
  } catch (error) {
    console.error(error);
    console.error(`Found a defect. To repeat it: npm run fuzz -- ${repeat}`);
    process.exit(1);
  }
}

/** In one round, tests one new input for each function in `ROUND`. */
async function round({ target, kept, answers, places }: Hunt, rng: Rng): Promise<void> {
  for (const door of ROUND) {
    const input = variation(kept, door, places, rng);
    const answer = await tried(target, input, rng.int(SAMPLED) === 0);
    if (answers.has(answer)) continue;
    await tried(target, input);
    answers.add(answer);
    if (kept.length < KEPT_MOST) kept.push(input);
  }
}

async function go(minutes: number, inputs: number): Promise<void> {
  const rng = createRng(values.seed);
  const end = Date.now() + minutes * MINUTE;
  console.log(`Fuzzing, --seed ${values.seed}`);
  const hunts: Hunt[] = [];
  for (const target of targets()) hunts.push(await hunt(target, rng));
  let rounds = 0;
  let nextReport = Date.now() + MINUTE;
  const counted = (): number => rounds * ROUND.length * hunts.length;
  while (counted() < inputs && Date.now() < end) {
    for (const each of hunts) {
      if (rounds % ROUNDS_OF_PLACE === 0) each.places[rng.int(PLACES)] = anyPlace(rng);
      await round(each, rng);
    }
    rounds++;
    if (Date.now() < nextReport) continue;
    nextReport += MINUTE;
    const kinds = hunts.reduce((sum, { answers }) => sum + answers.size, 0);
    console.log(`${String(counted())} inputs, ${String(kinds)} kinds of results`);
  }
  for (const { target, kept, answers } of hunts) {
    console.log(
      `${target.game.id}: ${String(rounds * ROUND.length)} inputs, ${String(answers.size)} kinds of results, ${String(kept.length)} inputs stored`,
    );
    if (!values.dry) writeCorpus(target.game.id, kept);
  }
  for (const door of DOORS) {
    const count = rounds * hunts.length * ROUND.filter((each) => each === door).length;
    console.log(`${door}: ${String(count)} inputs`);
  }
}

function targets(): readonly Target[] {
  return TARGETS.filter(({ game }) => values.game === undefined || game.id === values.game);
}

if (values.input === undefined) {
  const { inputs, minutes = inputs === undefined ? '1' : 'Infinity' } = values;
  await go(Number(minutes), Number(inputs ?? Infinity));
} else for (const target of targets()) console.log(await tried(target, JSON.parse(values.input) as Input));
