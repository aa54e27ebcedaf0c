/** What is done with an input at each door, and what must hold whatever comes of it. */
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../../src/core/game.ts';
import { isEqual } from '../../src/core/plain-data.ts';
import { createRng, sample } from '../../src/core/random.ts';
import { formatRecord, parseRecord, createRecord, replaySteps } from '../../src/core/record.ts';
import { changed, changedText, type Input, type Played, played, type Target } from './inputs.ts';

/** Tries one door with an input; what it returns tells apart the ways that this can go. */
type Door = (game: Game<GameTypes>, match: Played, input: Input) => string;

/** Most actions that are played after an input has been accepted. */
const ACTIONS_MOST = 200;

const doors: Readonly<Record<string, Door>> = {
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
    if (violation?.code === 'malformed-action') check(refused instanceof MalformedError, 'It is malformed and played.');
    else check(isEqual(refused?.violation, violation), 'whyIllegal and applyAction disagree.');
    return violation === undefined ? `played ${(action as { type: string }).type}` : violation.code;
  },
  line(game, { state }, { changes, match }) {
    const action = game.parse(changedText(game.format(actionAt(game, state, match)), changes));
    check(
      isEqual(game.parse(game.format(action)), action),
      'An action that was read does not come back from its text.',
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
    check(isEqual(parseRecord(game, formatRecord(game, record)), record), 'A record that was read does not come back.');
    return record.result === undefined ? 'under way' : 'over';
  },
};

export const DOORS: readonly string[] = Object.keys(doors);

/** Most characters of a message. */
const MESSAGE_MOST = 600;
/** Most milliseconds of the processor that an input may take, on a machine that is busy. */
const TIME_MOST = 2000;

/**
 * Tries an input, and says what has come of it: a word for each way that it can go.
 *
 * @throws Error if it was neither taken nor refused as documented, or took too long.
 */
export function answerTo(target: Target, input: Input): string {
  const match = played(target, input);
  const begun = process.cpuUsage();
  const answer = `${input.door}: ${outcomeOf(() => doors[input.door]!(target.game, match, input))}`;
  const { user } = process.cpuUsage(begun);
  check(user / 1000 < TIME_MOST, `It took ${String(Math.round(user / 1000))} ms.`);
  return answer;
}

function outcomeOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof MalformedError || error instanceof IllegalActionError)) throw error;
    check(error.message.length <= MESSAGE_MOST, `A message has ${String(error.message.length)} characters.`);
    if (error instanceof IllegalActionError) return error.violation.code;
    // Places and values differ without end; what is wrong does not.
    return error.reason.replace(/"[^"]*"?|\d+|\.\w+/g, '*').slice(0, 60);
  }
}

/** A state that was accepted can be asked, shown, sampled and played on. What fails there is no refusal any more. */
function goOn(game: Game<GameTypes>, state: State<GameTypes>, most: number): void {
  try {
    const rng = createRng('go on');
    for (const viewer of [...game.players(state), 'spectator']) game.sampleState(game.view(state, viewer), rng);
    const fork = game.fork(state, { dice: 'manual' });
    for (let length = 0; length < most && fork.turn().kind !== 'over'; length++) fork.apply(fork.randomAction(rng));
  } catch (error) {
    throw new Error('What was accepted cannot be played on.', { cause: error });
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
