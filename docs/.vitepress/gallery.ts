/**
 * The gallery: a match of the strategists of each game, played when the site is built, with the moments at which it was
 * decided, by the measure of the strategist.
 */
import { luckLedger, shareMeasure } from 'countersheet/analysis';
import type { Bot } from 'countersheet/bots';
import {
  createRng,
  type Evaluation,
  type Game,
  type GameTypes,
  type MatchRecord,
  recordOf,
  replay,
} from 'countersheet/core';
import { type GameId, games } from 'countersheet/games';
import type { Plugin } from 'vite';
import type { Moment, Shown } from './play/moments.ts';

interface Entrant {
  readonly game: Game<GameTypes>;
  readonly bot: Bot<GameTypes>;
  readonly prospects: Evaluation<GameTypes>;
  readonly options: object;
}

/** Options of the matches that are not played in the set-up of the manifest. */
const OPTIONS: { readonly [Id in GameId]?: object } = {
  'air-war': { placement: 'preset', cities: 'preset' },
  // Short Causes, since others can take more than a thousand decisions to overcome.
  'revolting-behaviour': { causeSize: 4 },
};

const ALL = 'virtual:gallery';

/** So many moments of each kind are told. */
const MOMENTS_MOST = 3;

/** Gives the page a list of all games, `virtual:gallery`, each with its match, loaded when it is watched. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const wanted = id.slice(ALL.length + 2);
      if (wanted !== '') return `export default ${JSON.stringify(shownOf(await entrant(wanted as GameId)))};`;
      const entries = Object.keys(games).map((game) => `${JSON.stringify(game)}: () => import('${ALL}/${game}')`);
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

async function entrant(id: GameId): Promise<Entrant> {
  const manifest = await games[id]();
  const { bots, evaluate } = await manifest.bots();
  const options = OPTIONS[id] ?? manifest.setUps[manifest.play]!;
  return { game: manifest.game, bot: bots['strategist']!.bot, prospects: evaluate, options };
}

function shownOf({ game, bot, prospects, options }: Entrant): Shown {
  const record = played({ game, bot, options });
  return { record, moments: momentsOf({ game, record, prospects }) };
}

/** One match, always the same. */
function played({ game, bot, options }: Omit<Entrant, 'prospects'>): MatchRecord {
  const rng = createRng(`gallery ${game.id}`);
  const setting = { ...options, seed: `gallery ${game.id}` };
  let { state, actions } = game.start(setting);
  for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
    const view = game.view(state, turn.players[0]!);
    const step = game.step(state, bot(view, game.choices(view), rng, { iterations: 1 }));
    state = step.state;
    actions = [...actions, ...step.actions];
  }
  return recordOf(game, setting, actions);
}

/** What chance and what decisions have changed most, in the order of the match. */
function momentsOf({
  game,
  record,
  prospects,
}: Pick<Entrant, 'game' | 'prospects'> & { readonly record: MatchRecord }): readonly Moment[] {
  const measure = shareMeasure(game, prospects);
  const states = replay(game, record);
  const players = game.players(states[0]!);
  const worth = states.map(({ setup, table, secrets }) =>
    players.map((player) => measure({ setup, table, own: secrets[player]!, player })),
  );
  const ofChance = new Set(luckLedger(game, record, measure).events.map(({ index }) => index));
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

/** The first and the last action of each run of decisions of one player; each event of chance stands alone. */
function spansOf({ actions }: MatchRecord): readonly (readonly [first: number, last: number])[] {
  const starts = actions.flatMap(({ player }, index) =>
    index > 0 && player !== 'chance' && actions[index - 1]!.player === player ? [] : [index],
  );
  return starts.map((first, place) => [first, (starts[place + 1] ?? actions.length) - 1]);
}
