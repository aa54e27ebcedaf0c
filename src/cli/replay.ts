import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvelope } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import { eventsFor, type GameTypes, type View } from '../core/game.ts';
import { parseRecord } from '../core/record.ts';
import { pathTo, type Match, type MatchNode, currentState, fromTreeRecord } from '../match/index.ts';
import { command } from './command.ts';
import { CommandError, EXIT, fromFile, hintAt, readText, reasonOf } from './failure.ts';
import { gameNamed, gameOfRecord, type LoadedGame } from './game.ts';
import { replaceFile } from './journal.ts';
import { luckOf, luckText } from './luck.ts';
import { LANGUAGE_OPTION } from './match-options.ts';
import { sessionIn } from './play/saved.ts';
import { holdsSecrets, type Screen, screenOf, showBoard, tell } from './play/screen.ts';
import { inFull, rulesAbout } from './rules.ts';
import { pictureOf, type Spoken, spokenOf } from './spoken.ts';
import type { Terminal } from './terminal.ts';

/** The command. */
export const replayRecord = command({
  name: 'replay',
  takes: '[game] <record>',
  summary: 'go through a match again, step by step, from its record',
  options: {
    as: { value: '<player|all>', text: 'see what one player saw, or a spectator; all, if it is over' },
    all: { text: 'tell all of it, without stopping' },
    luck: { text: 'who was lucky, and when' },
    json: { text: 'all of it as JSON, for programs' },
    svg: { value: '<folder>', text: 'a picture of the table after each step' },
    language: LANGUAGE_OPTION,
  },
  more: () => [
    'The game is named if it is none of this package: ./my-game.js, or a package.',
    'A record is what play --record, simulate --records and recordOf write, as JSON or as text; or what save puts aside.',
    'Enter goes on, back goes back, a number goes there; board, rule <number>, end, quit.',
  ],
  run: async ({ values, words }, terminal) => {
    if (words.length === 0 || words.length > 2)
      throw new CommandError('Expected the file of one record.', { hint: 'See countersheet replay --help.' });
    const walk = await walkThrough(words, { ...values, terminal });
    // Beside what goes to standard output: that may be read by a program.
    if (values.svg !== undefined) terminal.error(await draw(walk, values.svg));
    if (values.json) terminal.out(JSON.stringify(await asJson(walk), undefined, 2));
    else if (values.luck) luckText(await luckOf(walk.known, walk.match), walk.screen.say).forEach(terminal.out);
    else if (values.all) tellAll(walk);
    else if (values.svg === undefined) await stepThrough(walk, terminal);
    return EXIT.done;
  },
});

/** A match on which somebody looks back. */
interface Walk {
  readonly known: LoadedGame;
  readonly match: Match<GameTypes>;
  readonly nodes: readonly MatchNode<GameTypes>[];
  /** Whose view is shown; absent: everything is told. */
  readonly viewer: string | undefined;
  readonly screen: Screen;
  readonly spoken: Spoken;
}

/** What was said of a walk, and where it is shown. */
interface Wishes {
  readonly as: string | undefined;
  readonly luck: boolean;
  readonly language: string;
  readonly terminal: Terminal;
}

async function walkThrough(words: readonly string[], { as, luck, language, terminal }: Wishes): Promise<Walk> {
  const { known, match } = await matchIn(words.at(-1)!, await gameBeforeFile(words));
  const viewers = [...known.game.players(match.nodes[0]!.state), 'spectator', 'all'];
  if (as !== undefined && !viewers.includes(as)) {
    throw new CommandError(`--as: There is no player "${as}".`, { hint: hintAt(as, viewers) });
  }
  const isWhole = as === undefined || luck;
  if (isWhole && as !== 'all' && hidesAnything(known, match)) {
    throw new CommandError(
      `--${luck ? 'luck' : 'as'}: The match is not over, and this would tell what players hide from each other.`,
      { hint: luck ? 'Say --as all.' : `There are: ${viewers.join(', ')}.` },
    );
  }
  const spoken = await spokenOf(known, language);
  const viewer = as === 'all' ? undefined : as;
  return { known, match, nodes: pathTo(match), viewer, spoken, screen: screenOf(known, spoken, terminal) };
}

/** The game that is named before the file, if one is. */
async function gameBeforeFile(words: readonly string[]): Promise<LoadedGame | undefined> {
  return words.length === 2 ? gameNamed(words[0]!) : undefined;
}

/** Whether players know what is still a secret: of a match that is over all may be told. */
function hidesAnything({ game }: LoadedGame, match: Match<GameTypes>): boolean {
  const state = currentState(match);
  return game.turn(state).kind !== 'over' && game.players(state).some((each) => holdsSecrets(game.view(state, each)));
}

/** The match of a file: a record, as JSON or as text, a record with variations, or a match that was put aside. */
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
    throw new CommandError(`${file} is no record: ${reasonOf(error)}`, {
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
  if (text.trim() === '') return 'It is empty';
  return text.includes('\0') ? 'It is no text' : 'It does not say of which game it is';
}

/** What is shown at a step: of everything, the table alone. */
function viewAt({ known: { game }, viewer }: Walk, { state }: MatchNode<GameTypes>): View<GameTypes> {
  return game.view(state, viewer ?? 'spectator');
}

function eventsAt({ viewer }: Walk, { events }: MatchNode<GameTypes>): MatchNode<GameTypes>['events'] {
  return viewer === undefined ? events : eventsFor(events, viewer);
}

function tellStep(walk: Walk, place: number): void {
  const node = walk.nodes[place]!;
  const view = viewAt(walk, node);
  const [action] = node.actions;
  const isShown = walk.viewer === undefined || action?.player === walk.viewer;
  if (isShown && action !== undefined) {
    walk.screen.out(`${String(place)}. ${walk.known.game.format(action)}`);
  }
  tell(walk.screen, eventsAt(walk, node), view);
  if (node.comment !== undefined) walk.screen.out(`   “${node.comment}”`);
}

function tellAll(walk: Walk): void {
  for (const place of walk.nodes.keys()) tellStep(walk, place);
  showBoard(walk.screen, viewAt(walk, walk.nodes.at(-1)!));
}

async function stepThrough(walk: Walk, terminal: Terminal): Promise<void> {
  const last = walk.nodes.length - 1;
  let place = 0;
  tellStep(walk, place);
  showBoard(walk.screen, viewAt(walk, walk.nodes[0]!));
  for (;;) {
    const text = (await terminal.ask(walk.spoken.say('step-of', { step: place, last })))?.trim();
    if (text === undefined || text === 'quit') return;
    const next = placeAfter(text, place, last);
    if (next === undefined) answer(walk, place, text);
    else if (next > last || next < 0) terminal.out(walk.spoken.say('no-step', { step: next, last }));
    else {
      place = next;
      tellStep(walk, place);
    }
  }
}

/** Where a word leads to; `undefined` if it leads nowhere. */
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
    for (const rule of found) screen.out(inFull(rule, screen.say));
  } else screen.out(screen.say('replay-help'));
}

/** Draws all steps, and tells of it. */
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
