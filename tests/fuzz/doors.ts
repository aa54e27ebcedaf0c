/** Passes fuzz inputs to the functions that accept untrusted data, and checks what must always hold. */
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../../src/core/game.ts';
import { isEqual } from '../../src/core/plain-data.ts';
import { createRng, sample } from '../../src/core/random.ts';
import { formatRecord, parseRecord, createRecord, replaySteps } from '../../src/core/record.ts';
import { changed, changedText, type Input, type Played, played, type Target } from './inputs.ts';
import { type Part, PARTS } from './parts.ts';

/** Passes an input to one function. Returns a text that distinguishes the kinds of results. */
type Door = (game: Game<GameTypes>, match: Played, input: Input) => string | Promise<string>;

/** The maximum number of actions played after an accepted input. */
const ACTIONS_MOST = 200;

/** The functions of a game, all in `src/core` and in the rules. */
const doorsOfGames: Readonly<Record<string, Door>> = {
  options(game, { options }, { changes }) {
    const read = game.parseOptions(changed(options, changes));
    goOn(game, game.setup(read), 20);
    return Object.keys(read).sort().join(' ');
  },
  state(game, { state }, { changes }) {
    const read = game.parseState(changed(state, changes));
    goOn(game, read, ACTIONS_MOST);
    return stepOf(read);
  },
  view(game, { state }, { changes, match }) {
    const viewers = [...game.players(state), 'spectator'];
    const view = changed(game.view(state, viewers[match % viewers.length]!), changes) as View<GameTypes>;
    const [first] = game.legalActions(view);
    const world = game.sampleState(view, createRng(match));
    goOn(game, world, 20);
    return first?.type ?? 'nothing to do';
  },
  action(game, { state }, { changes, match }) {
    const action = changed(actionAt(game, state, match), changes);
    const violation = game.whyIllegal(state, action);
    const refused = refusalOf(() => game.applyAction(state, action as AnyAction<GameTypes>));
    if (violation?.code === 'malformed-action')
      check(refused instanceof MalformedError, 'A malformed action was played.');
    else check(isEqual(refused?.violation, violation), 'whyIllegal and applyAction disagree.');
    return violation === undefined ? `played ${(action as { type: string }).type}` : violation.code;
  },
  line(game, { state }, { changes, match }) {
    const action = game.parse(changedText(game.format(actionAt(game, state, match)), changes));
    check(
      isEqual(game.parse(game.format(action)), action),
      'An action that was parsed does not round-trip through its text.',
    );
    return action.type;
  },
  record(game, { options, actions }, { changes }) {
    const record = changed(createRecord(game, options, actions), changes);
    let count = 0;
    for (const _ of replaySteps(game, record)) count++;
    return `of ${String(Math.min(count, 3))}`;
  },
  'record text'(game, { options, actions }, { changes }) {
    const text = changedText(formatRecord(game, createRecord(game, options, actions.slice(0, 40))), changes);
    const record = parseRecord(game, text);
    check(
      isEqual(parseRecord(game, formatRecord(game, record)), record),
      'A record that was parsed does not round-trip.',
    );
    return record.result === undefined ? 'under way' : 'over';
  },
};

const doors: Readonly<Record<string, Door>> = {
  ...doorsOfGames,
  ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, doorOf(part)])),
};

function doorOf(part: Part): Door {
  return (game, match, { changes }) => {
    const data = part.data(game, match);
    return part.read(game, typeof data === 'string' ? changedText(data, changes) : changed(data, changes), match);
  };
}

export const DOORS: readonly string[] = Object.keys(doors);

/** The maximum length of an error message, in characters. */
const MESSAGE_MOST = 600;
/** The maximum processor time of an input, in milliseconds, even on a busy machine. */
const TIME_MOST = 2000;

/**
 * Tests an input. Returns a text that distinguishes the kinds of results.
 *
 * @throws Error if the input was neither accepted nor rejected with a documented error, or took too long.
 */
export async function answerTo(target: Target, input: Input): Promise<string> {
  const match = played(target, input);
  const begun = process.cpuUsage();
  const answer = `${input.door}: ${await outcomeOf(() => doors[input.door]!(target.game, match, input))}`;
  const { user } = process.cpuUsage(begun);
  check(user / 1000 < TIME_MOST, `It took ${String(Math.round(user / 1000))} ms.`);
  return answer;
}

async function outcomeOf(run: () => string | Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof MalformedError || error instanceof IllegalActionError)) throw error;
    check(error.message.length <= MESSAGE_MOST, `A message has ${String(error.message.length)} characters.`);
    if (error instanceof IllegalActionError) return error.violation.code;
    // Removes paths and values, so that only the kind of error counts as a result.
    return error.reason.replace(/"[^"]*"?|\d+|\.\w+/g, '*').slice(0, 60);
  }
}

/** Checks that an accepted state can be viewed, sampled and played on. An error here is a defect, not a rejection. */
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

function actionAt(game: Game<GameTypes>, state: State<GameTypes>, number: number): AnyAction<GameTypes> {
  if (game.turn(state).kind === 'over') return { type: 'none', player: 'nobody' };
  return sample(game.choices(state), createRng(number));
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
