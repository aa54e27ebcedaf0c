/**
 * Passes fuzz inputs to the functions that accept untrusted data, and checks that each function handles them correctly.
 */
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../../src/core/game.ts';
import { deepFreeze, isEqual } from '../../src/core/plain-data.ts';
import { createRng, sample } from '../../src/core/random.ts';
import { formatRecord, parseRecord, createRecord, replaySteps } from '../../src/core/record.ts';
import { changed, changedText, type Input, once, type Played, played, type Target } from './inputs.ts';
import { type Door, PARTS } from './parts.ts';

/** The maximum number of actions played after an accepted input. */
const ACTIONS_MOST = 200;

/**
 * The functions of games that accept untrusted data. The code of these functions is in `src/core` and in the rules of
 * each game.
 */
const doorsOfGames: Readonly<Record<string, Door>> = {
  options: {
    data: (_, { options }) => options,
    read(game, data, _, isThorough) {
      const read = game.parseOptions(data);
      const state = game.setup(read);
      if (isThorough) goOn(game, state, 20);
      return Object.keys(read).sort().join(' ');
    },
  },
  state: {
    data: (_, { state }) => state,
    read(game, data, _, isThorough) {
      const read = game.parseState(data);
      if (isThorough) goOn(game, read, ACTIONS_MOST);
      return stepOf(read);
    },
  },
  view: {
    data(game, { state, seed }) {
      const viewers = [...game.players(state), 'spectator'];
      return game.view(state, viewers[seed % viewers.length]!);
    },
    read(game, data, { seed }, isThorough) {
      const view = data as View<GameTypes>;
      const [first] = game.legalActions(view);
      const world = game.sampleState(view, createRng(seed));
      if (isThorough) goOn(game, world, 20);
      return first?.type ?? 'nothing to do';
    },
  },
  action: {
    data: actionAt,
    read(game, action, { state }) {
      const violation = game.whyIllegal(state, action);
      const refused = refusalOf(() => game.applyAction(state, action as AnyAction<GameTypes>));
      if (violation?.code === 'malformed-action')
        check(refused instanceof MalformedError, 'A malformed action was played.');
      else check(isEqual(refused?.violation, violation), 'whyIllegal and applyAction disagree.');
      return violation === undefined ? `played ${(action as { type: string }).type}` : violation.code;
    },
  },
  line: {
    data: (game, match) => game.format(actionAt(game, match)),
    read(game, text) {
      const action = game.parse(text as string);
      check(
        isEqual(game.parse(game.format(action)), action),
        'An action that was parsed does not round-trip through its text.',
      );
      return action.type;
    },
  },
  record: {
    data: (game, { options, actions }) => createRecord(game, options, actions),
    read(game, record) {
      let count = 0;
      for (const _ of replaySteps(game, record)) count++;
      return `of ${String(Math.min(count, 3))}`;
    },
  },
  'record text': {
    data: (game, { options, actions }) => formatRecord(game, createRecord(game, options, actions.slice(0, 40))),
    read(game, text, _, isThorough) {
      const record = parseRecord(game, text as string);
      check(
        !isThorough || isEqual(parseRecord(game, formatRecord(game, record)), record),
        'A record that was parsed does not round-trip.',
      );
      return record.result === undefined ? 'under way' : 'over';
    },
  },
};

const doors: Readonly<Record<string, Door>> = { ...doorsOfGames, ...PARTS };

export const DOORS: readonly string[] = Object.keys(doors);

/** The functions that take more than 0.6 ms to process an input. */
const SLOWEST = ['picture', 'room message', 'journal', 'room', 'record', 'record text', 'fair dice', 'tree'];
/** The functions that take 0.2 to 0.6 ms to process an input. */
const SLOW = ['view', 'state', 'session', 'boardgame.io move', 'boardgame.io options'];

/**
 * The functions that one round of fuzzing tests. Fast functions occur several times, so that all functions get similar
 * amounts of time.
 */
export const ROUND: readonly string[] = DOORS.flatMap((door) =>
  Array.from({ length: SLOWEST.includes(door) ? 1 : SLOW.includes(door) ? 4 : 16 }, () => door),
);

/** The maximum length of an error message, in characters. */
const MESSAGE_MOST = 600;
/** The maximum processor time for one input, in milliseconds, even on a busy machine. */
const TIME_MOST = 2000;

/**
 * Tests an input. Returns a text that identifies the kind of result.
 *
 * @param isThorough - Whether a match is continued after an accepted input.
 * @throws Error if the tested function neither accepts the input nor rejects it with a documented error, or if it takes
 * too long.
 */
export async function answerTo(target: Target, input: Input, isThorough = true): Promise<string> {
  const match = played(target, input);
  const run = (): Promise<string> => outcomeOf(() => outcomeAt(target.game, match, input, isThorough));
  const begun = performance.now();
  const outcome = await run();
  // Another process may have caused the delay, so the processor time of a second call is measured.
  if (performance.now() - begun > TIME_MOST) await checkTime(run);
  return `${input.door}: ${outcome}`;
}

async function checkTime(run: () => Promise<string>): Promise<void> {
  const begun = process.cpuUsage();
  await run();
  const { user } = process.cpuUsage(begun);
  check(user / 1000 < TIME_MOST, `It took ${String(Math.round(user / 1000))} ms.`);
}

function outcomeAt(
  game: Game<GameTypes>,
  match: Played,
  { door, changes }: Input,
  isThorough: boolean,
): string | Promise<string> {
  const { data: create, read } = doors[door]!;
  // The data is frozen, because several inputs share it. It is a copy, because the game does not check a state object
  // that the game itself has created.
  const data = once(match, door, () => deepFreeze(structuredClone(create(game, match))));
  return read(game, typeof data === 'string' ? changedText(data, changes) : changed(data, changes), match, isThorough);
}

async function outcomeOf(run: () => string | Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof MalformedError || error instanceof IllegalActionError)) throw error;
    check(error.message.length <= MESSAGE_MOST, `A message has ${String(error.message.length)} characters.`);
    if (error instanceof IllegalActionError) return error.violation.code;
    // Paths and values are removed, so that errors of the same kind have the same text.
    const reason = error.reason.replace(/(received|one of|for|in JSON|Unknown [a-z ]+:|such word:) [^]*/, '$1');
    return reason.replace(/"[^"]*"?|\d+|\.\w+/g, '*').slice(0, 60);
  }
}

/**
 * Checks that views, sampled worlds and random play work on an accepted state. An error in this function is a defect,
 * not a rejection of the input.
 */
function goOn(game: Game<GameTypes>, state: State<GameTypes>, most: number): void {
  try {
    const rng = createRng('go on');
    for (const viewer of [...game.players(state), 'spectator']) game.sampleState(game.view(state, viewer), rng);
    const fork = game.fork(state, { dice: 'manual' });
    for (let length = 0; length < most && fork.turn().kind !== 'over'; length++) fork.apply(fork.randomAction(rng));
  } catch (error) {
    throw new Error('An accepted state cannot be played on.', { cause: error });
  }
}

function actionAt(game: Game<GameTypes>, { state, seed }: Played): AnyAction<GameTypes> {
  if (game.turn(state).kind === 'over') return { type: 'none', player: 'nobody' };
  return sample(game.choices(state), createRng(seed));
}

function stepOf({ table }: State<GameTypes>): string {
  return JSON.stringify((table as { phase?: { kind?: string } }).phase?.kind ?? '');
}

function refusalOf(run: () => unknown): (Error & { violation?: unknown }) | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
