/**
 * The gallery contains, for each game, the facts for the start page and a match between strategist bots. The match is
 * played when the site is built. The gallery also has the key moments and two pictures of this match.
 */
import { luckReport, winShare } from 'countersheet/analysis';
import type { Bot } from 'countersheet/bots';
import {
  createRng,
  type Evaluation,
  type Game,
  type GameTypes,
  type MatchRecord,
  createRecord,
  replay,
} from 'countersheet/core';
import type { GameManifest } from 'countersheet/manifest';
import { renderSvg } from 'countersheet/pictures';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { capitalised, type Facts } from './play/facts.ts';
import { botNamed, GAME_IDS, loadManifest, loadPart } from './play/games.ts';
import { LANGUAGES } from './play/languages.ts';
import type { Moment, Shown } from './play/moments.ts';

const ALL = 'virtual:gallery';

/** Maximum number of key moments of each kind (decisions, chance events). */
const MOMENTS_MOST = 3;

/** Maximum number of actions of a gallery match. */
const ACTIONS_MOST = 1000;

/** The folder of the pictures: the site serves it as `/boards/`. */
const BOARDS = join(import.meta.dirname, '../public/boards');

/** The picture of a match shows the position after this fraction of the match. */
const PICTURED = 0.6;

/**
 * Provides the module `virtual:gallery`: the facts and the match of each game. The page loads a match only when it
 * needs the match.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    buildStart: () => void (drawn ??= drawBoards()),
    buildEnd: () => drawn,
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const wanted = id.slice(ALL.length + 2);
      if (wanted !== '') return `export default ${JSON.stringify(await shownOf(await loadManifest(wanted)))};`;
      const entries = GAME_IDS.map(async (game) => {
        const facts = JSON.stringify(await factsOf(await loadManifest(game)));
        return `${JSON.stringify(game)}: { ...${facts}, match: () => import('${ALL}/${game}') }`;
      });
      return `export default { ${(await Promise.all(entries)).join(', ')} };`;
    },
  };
}

/** Collects the facts that the start page shows about a game. */
async function factsOf(manifest: GameManifest): Promise<Facts> {
  const { game, about, presets, defaultPreset } = manifest;
  const players = game.players(game.setup({ ...presets[defaultPreset] }));
  const { bots } = await loadPart(manifest.bots);
  const { lessons } = await loadPart(manifest.lessons);
  const texts = await Promise.all(
    Object.keys(LANGUAGES).map(async (tag) => {
      const { catalogue } = (await loadPart(manifest.messages[tag] ?? manifest.messages['en'])).messages;
      const sides = players.map((player) =>
        catalogue.players === undefined ? player : capitalised(catalogue.players[player]!.name),
      );
      const titles = lessons.map(({ id, texts: own }) => ({ id, title: (own[tag] ?? own['en']!).title }));
      return [tag, { about: catalogue.about, sides, lessons: titles }] as const;
    }),
  );
  return {
    ...{ title: game.title, minutes: about.minutes, players: about.players },
    ...{ bots: Object.keys(bots), texts: Object.fromEntries(texts) },
  };
}

/**
 * Resolves when the pictures are drawn. The pictures are drawn only once in a build, although a build makes two
 * bundles.
 */
let drawn: Promise<void> | undefined;

/** Draws a position from the match of each game, for a light and for a dark page. */
async function drawBoards(): Promise<void> {
  mkdirSync(BOARDS, { recursive: true });
  for (const id of GAME_IDS) {
    const manifest = await loadManifest(id);
    const { record } = await shownOf(manifest);
    const states = replay(manifest.game, record);
    const view = manifest.game.view(states[Math.floor(states.length * PICTURED)]!, 'spectator');
    const [{ messages }, { renderer }] = [await loadPart(manifest.messages['en']), await loadPart(manifest.picture)];
    for (const colorScheme of ['light', 'dark'] as const)
      writeFileSync(join(BOARDS, `${id}-${colorScheme}.svg`), renderSvg(renderer, view, { messages, colorScheme }));
  }
}

/** The gallery match of each game. Each match is played only once; both bundles and the pictures use it. */
const matches = new Map<string, Promise<Shown>>();

function shownOf(manifest: GameManifest): Promise<Shown> {
  const { id } = manifest.game;
  const shown = matches.get(id) ?? playedAndJudged(manifest);
  matches.set(id, shown);
  return shown;
}

async function playedAndJudged(manifest: GameManifest): Promise<Shown> {
  const bots = await loadPart(manifest.bots);
  const record = watchable(manifest, botNamed(bots, 'strategist'));
  return { record, moments: momentsOf(manifest.game, record, bots.evaluate) };
}

/** Plays a match with the default preset, or with another preset if that match is too long. */
function watchable({ game, presets, defaultPreset }: GameManifest, bot: Bot<GameTypes>): MatchRecord {
  for (const preset of [defaultPreset, ...Object.keys(presets)]) {
    const record = played({ game, bot, options: { ...presets[preset] } });
    if (record.actions.length <= ACTIONS_MOST) return record;
  }
  throw new RangeError(`${game.title} has no preset with a match of ${String(ACTIONS_MOST)} actions or fewer.`);
}

interface Played {
  readonly game: Game<GameTypes>;
  readonly bot: Bot<GameTypes>;
  readonly options: object;
}

/** Plays one match with a fixed seed. */
function played({ game, bot, options }: Played): MatchRecord {
  const rng = createRng(`gallery ${game.id}`);
  const setting = { ...options, seed: `gallery ${game.id}` };
  let { state, actions } = game.start(setting);
  for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
    const view = game.view(state, turn.players[0]!);
    const step = game.step(state, bot(view, game.choices(view), rng, { iterations: 1 }));
    state = step.state;
    actions = [...actions, ...step.actions];
  }
  return createRecord(game, setting, actions);
}

/** Returns the chance events and the decisions that raised an expected score most, in the order of the match. */
function momentsOf(game: Game<GameTypes>, record: MatchRecord, evaluate: Evaluation<GameTypes>): readonly Moment[] {
  const measure = winShare(game, evaluate);
  const states = replay(game, record);
  const players = game.players(states[0]!);
  const worth = states.map(({ setup, table, secrets }) =>
    players.map((player) => measure({ setup, table, own: secrets[player]!, player })),
  );
  const ofChance = new Set(luckReport(game, record, measure).events.map(({ index }) => index));
  const all = spansOf(record).map(([first, last]): Moment => {
    const gains = players.map((_player, place) => worth[last + 1]![place]! - worth[first]![place]!);
    const place = gains.indexOf(Math.max(...gains));
    const [from, to] = [worth[first]![place]!, worth[last + 1]![place]!];
    return { action: last, isLuck: ofChance.has(first), player: players[place]!, from, to };
  });
  const most = (isLuck: boolean): readonly Moment[] =>
    all
      .filter((moment) => moment.isLuck === isLuck && moment.to - moment.from > 0.02)
      .sort((one, other) => other.to - other.from - (one.to - one.from))
      .slice(0, MOMENTS_MOST);
  return [...most(true), ...most(false)].sort((one, other) => one.action - other.action);
}

/** Splits a match into spans: consecutive actions of one player are one span, and each chance event is a span. */
function spansOf({ actions }: MatchRecord): readonly (readonly [first: number, last: number])[] {
  const starts = actions.flatMap(({ player }, index) =>
    index > 0 && player !== 'chance' && actions[index - 1]!.player === player ? [] : [index],
  );
  return starts.map((first, place) => [first, (starts[place + 1] ?? actions.length) - 1]);
}
