import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvelope } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import { eventsFor, type GameTypes, type View } from '../core/game.ts';
import { parseRecord } from '../core/record.ts';
import { pathTo, type Match, type MatchNode, currentState, fromTreeRecord } from '../match/index.ts';
import { COLOR_OPTION, inColor } from './color.ts';
import { command } from './command.ts';
import { CommandError, EXIT, fromFile, hintAt, readText, reasonOf } from './failure.ts';
import { gameNamed, gameOfRecord, type LoadedGame } from './game.ts';
import { replaceFile } from './journal.ts';
import { luckOf, luckText } from './luck.ts';
import { LANGUAGE_OPTION } from './match-options.ts';
import { sessionIn } from './play/saved-match.ts';
import { holdsSecrets, type Screen, screenOf, showBoard, showEvents } from './play/screen.ts';
import { inFull, rulesAbout } from './rules.ts';
import { pictureOf, type Spoken, spokenOf } from './spoken.ts';
import type { Terminal } from './terminal.ts';

/** The `replay` command. */
export const replayRecord = command({
  name: 'replay',
  takes: '[game] <record>',
  summary: 'Step through a recorded match',
  example: 'replay match.json',
  options: {
    as: { group: 'View', value: '<player|all>', text: 'Whose view to show: a player, spectator or all' },
    all: { group: 'View', text: 'Print all steps at once' },
    luck: { group: 'View', text: 'Show how much dice and draws helped each player' },
    json: { group: 'Output', text: 'Print all steps as JSON' },
    svg: { group: 'Output', value: '<folder>', text: 'Draw the board after each step as SVG' },
    language: LANGUAGE_OPTION,
    color: COLOR_OPTION,
  },
  more: () => [
    'Records:',
    '  Files from play --record, simulate --records, save, or another program.',
    '  For your own game, put its module or package before the file.',
    '',
    'At the prompt:',
    '  Enter, back         Go to the next or the previous step',
    '  5, end              Go to step 5 or to the last step',
    '  board               Show the board',
    '  rule <number>       Show a rule',
    '  quit                Leave',
  ],
  run: async ({ values, words }, plainTerminal) => {
    const terminal = inColor(plainTerminal, values.color);
    if (words.length === 0 || words.length > 2)
      throw new CommandError('Expected the path of one record.', { hint: 'See countersheet replay --help.' });
    const walk = await walkThrough(words, { ...values, terminal });
    // The number of pictures is written to the error stream, so that the standard output contains only the steps.
    if (values.svg !== undefined) terminal.error(await draw(walk, values.svg));
    if (values.json) terminal.out(JSON.stringify(await asJson(walk), undefined, 2));
    else if (values.luck) luckText(await luckOf(walk.known, walk.match), walk.screen.say).forEach(terminal.out);
    else if (values.all) showAllSteps(walk);
    else if (values.svg === undefined) await stepThrough(walk, terminal);
    return EXIT.done;
  },
});

/** A match that the command replays, and the view that the command shows. */
interface Walk {
  readonly known: LoadedGame;
  readonly match: Match<GameTypes>;
  readonly nodes: readonly MatchNode<GameTypes>[];
  /** The player whose view is shown. If no player is given, the command shows the whole state. */
  readonly viewer: string | undefined;
  readonly screen: Screen;
  readonly spoken: Spoken;
}

/** The options of the command, and the terminal where the command runs. */
interface ReplayOptions {
  readonly as: string | undefined;
  readonly luck: boolean;
  readonly language: string;
  readonly terminal: Terminal;
}

async function walkThrough(words: readonly string[], { as, luck, language, terminal }: ReplayOptions): Promise<Walk> {
  const { known, match } = await matchIn(words.at(-1)!, await gameBeforeFile(words));
  const viewers = [...known.game.players(match.nodes[0]!.state), 'spectator', 'all'];
  if (as !== undefined && !viewers.includes(as)) {
    throw new CommandError(`--as: Unknown player "${as}".`, { hint: hintAt(as, viewers) });
  }
  const isWhole = as === undefined || luck;
  if (isWhole && as !== 'all' && hidesAnything(known, match)) {
    throw new CommandError(
      `${luck ? '--luck: ' : ''}The match is not over. A replay would reveal what players hide from each other.`,
      { hint: luck ? 'To see the replay anyway, add --as all.' : `Choose a view with --as: ${viewers.join(', ')}.` },
    );
  }
  const spoken = await spokenOf(known, language);
  const viewer = as === 'all' ? undefined : as;
  return { known, match, nodes: pathTo(match), viewer, spoken, screen: screenOf(known, spoken, terminal) };
}

/** Loads the game that the command line names before the file; `undefined` if it names only the file. */
async function gameBeforeFile(words: readonly string[]): Promise<LoadedGame | undefined> {
  return words.length === 2 ? gameNamed(words[0]!) : undefined;
}

/** Returns true if a replay would reveal secrets of a match that is not over. */
function hidesAnything({ game }: LoadedGame, match: Match<GameTypes>): boolean {
  const state = currentState(match);
  return game.turn(state).kind !== 'over' && game.players(state).some((each) => holdsSecrets(game.view(state, each)));
}

/** Loads the match in a file. The file contains a record (JSON or text), a record with variations, or a saved match. */
async function matchIn(
  file: string,
  own: LoadedGame | undefined,
): Promise<{ readonly known: LoadedGame; readonly match: Match<GameTypes> }> {
  const text = readText(file);
  try {
    const json = text.trimStart().startsWith('{') ? (JSON.parse(text) as unknown) : undefined;
    const id = json === undefined ? gameInText(text) : readEnvelope(json, KINDS).game;
    const known = own ?? (await gameOfRecord(id));
    return { known, match: await matchOf(known, json ?? parseRecord(known.game, text)) };
  } catch (error) {
    throw new CommandError(`${file} is not a record: ${reasonOf(error)}`, {
      code: EXIT.file,
      hint: 'See countersheet replay --help.',
    });
  }
}

const KINDS = ['record', 'tree', 'session'] as const;

async function matchOf(known: LoadedGame, saved: unknown): Promise<Match<GameTypes>> {
  const { format } = readEnvelope(saved, KINDS);
  return format === 'countersheet/session' ? (await sessionIn(known, saved)).match : fromTreeRecord(known.game, saved);
}

function gameInText(text: string): string {
  const [, id] = /^\[game "([^"]*)"\]$/m.exec(text) ?? [];
  if (id === undefined) throw new MalformedError('', whyOfNoGame(text));
  return id;
}

function whyOfNoGame(text: string): string {
  if (text.trim() === '') return 'The file is empty';
  return text.includes('\0') ? 'The file is not a text file' : 'The file does not name its game';
}

/** Returns the viewer's view of a step; if there is no viewer, returns the spectator's view. */
function viewAt({ known: { game }, viewer }: Walk, { state }: MatchNode<GameTypes>): View<GameTypes> {
  return game.view(state, viewer ?? 'spectator');
}

function eventsAt({ viewer }: Walk, { events }: MatchNode<GameTypes>): MatchNode<GameTypes>['events'] {
  return viewer === undefined ? events : eventsFor(events, viewer);
}

function showStep(walk: Walk, place: number): void {
  const node = walk.nodes[place]!;
  const view = viewAt(walk, node);
  const [action] = node.actions;
  const isShown = walk.viewer === undefined || action?.player === walk.viewer;
  if (isShown && action !== undefined) {
    walk.screen.out(`${String(place)}. ${walk.known.game.format(action)}`);
  }
  showEvents(walk.screen, eventsAt(walk, node), view);
  if (node.comment !== undefined) walk.screen.out(`   “${node.comment}”`);
}

function showAllSteps(walk: Walk): void {
  for (const place of walk.nodes.keys()) showStep(walk, place);
  showBoard(walk.screen, viewAt(walk, walk.nodes.at(-1)!));
}

async function stepThrough(walk: Walk, terminal: Terminal): Promise<void> {
  const last = walk.nodes.length - 1;
  let place = 0;
  showStep(walk, place);
  showBoard(walk.screen, viewAt(walk, walk.nodes[0]!));
  for (;;) {
    const prompt = terminal.paint('prompt', walk.spoken.say('step-of', { step: place, last }));
    const text = (await terminal.ask(prompt))?.trim();
    if (text === undefined || text === 'quit') return;
    const next = placeAfter(text, place, last);
    if (next === undefined) answer(walk, place, text);
    else if (next > last || next < 0) terminal.out(walk.spoken.say('no-step', { step: next, last }));
    else {
      place = next;
      showStep(walk, place);
    }
  }
}

/** Returns the number of the step that an input selects; `undefined` if the input does not select a step. */
function placeAfter(text: string, place: number, last: number): number | undefined {
  if (text === '' || text === 'next') return place + 1;
  if (text === 'back') return place - 1;
  if (text === 'end') return last;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function answer(walk: Walk, place: number, text: string): void {
  const { screen } = walk;
  const [word, ...rest] = text.split(/\s+/);
  if (word === 'board') showBoard(screen, viewAt(walk, walk.nodes[place]!));
  else if (word === 'rule' && rest.length > 0) {
    const found = rulesAbout(screen.rulebook, rest);
    if (found.length === 0) screen.out(screen.say('no-rule', { words: rest.join(' ') }));
    for (const rule of found) screen.out(inFull(rule, screen));
  } else screen.out(screen.say('replay-help'));
}

/** Writes a picture of each step to a folder. Returns a line of text that says how many pictures were written. */
async function draw(walk: Walk, folder: string): Promise<string> {
  const picture = await pictureOf(walk.known, walk.spoken);
  fromFile(folder, () => mkdirSync(folder, { recursive: true }));
  for (const [place, node] of walk.nodes.entries()) {
    const file = join(folder, `step-${String(place).padStart(4, '0')}.svg`);
    fromFile(file, () => replaceFile(file, `${picture(viewAt(walk, node))}\n`));
  }
  return walk.screen.say('pictures', { count: walk.nodes.length, folder });
}

async function asJson(walk: Walk): Promise<object> {
  const { known, match, nodes, viewer } = walk;
  const { messages } = walk.screen;
  const turn = known.game.turn(nodes.at(-1)!.state);
  return {
    ...{ game: match.game, options: match.options, ...(viewer === undefined ? {} : { viewer }) },
    steps: nodes.map((node) => {
      const view = viewAt(walk, node);
      const events = eventsAt(walk, node).map((event) => ({ ...event, text: messages.describe(event, view) }));
      const actions = viewer === undefined ? { actions: node.actions } : {};
      return { ...actions, events, table: view.table, ...(view.own === undefined ? {} : { own: view.own }) };
    }),
    ...(turn.kind === 'over' ? { result: turn.outcome } : {}),
    ...(viewer === undefined && known.manifest.bots !== undefined ? { luck: await luckOf(known, match) } : {}),
  };
}
