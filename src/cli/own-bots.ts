import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import { greedyBot, mctsBot, randomBot } from '../bots/index.ts';
import type { Evaluation, GameTypes } from '../core/game.ts';
import type { GameBot, GameBots } from '../manifest/manifest.ts';
import type { Participant } from '../tournaments/contest.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { checkedPart, GAME_IDS, gameNamed, type LoadedGame } from './game.ts';
import { moduleAt, urlOf } from './modules.ts';

/** What the help says of them. */
export async function botsHelp(): Promise<readonly string[]> {
  const lines = GAME_IDS.map(async (id) => {
    const bots = await botsOf(await gameNamed(id));
    return `  ${id.padEnd(20)} ${Object.keys(bots).join(', ')}`;
  });
  return [
    'Bots:',
    ...(await Promise.all(lines)),
    '  your own             ./mine.js: a module whose default export is a bot; name=./mine.js names it',
  ];
}

/** The bots of a game by name: those that play any game, and its own, also in their place. */
export async function botsOf<G extends GameTypes>(known: LoadedGame<G>): Promise<Readonly<Record<string, GameBot<G>>>> {
  const own = await ownBots(known);
  return { ...botsOfAnyGame(known, own?.evaluate), ...own?.bots };
}

/** The bot that plays, and gives hints, unless another one is asked for. */
export async function usualBotOf<G extends GameTypes>(known: LoadedGame<G>): Promise<string> {
  const names = Object.keys((await ownBots(known))?.bots ?? {});
  return names.find((name) => name === 'strategist') ?? names[0] ?? 'mcts';
}

/** What the game says of its positions. Throws {@link CommandError} if it says nothing. */
export async function evaluationOf<G extends GameTypes>(known: LoadedGame<G>): Promise<Evaluation<G>> {
  const own = await ownBots(known);
  if (own !== undefined) return own.evaluate;
  throw new CommandError(`--luck: ${known.game.title} has no evaluation of positions.`, {
    hint: 'It is part of what bots of the manifest loads.',
  });
}

/** What the manifest loads; `undefined` if the game has no bots of its own. */
async function ownBots<G extends GameTypes>({ manifest, source }: LoadedGame<G>): Promise<GameBots<G> | undefined> {
  return manifest.bots === undefined ? undefined : checkedPart(source, 'bots', await manifest.bots());
}

/** Without an evaluation, the search plays matches out to their end. */
function botsOfAnyGame<G extends GameTypes>(
  { game }: LoadedGame<G>,
  evaluate: Evaluation<G> | undefined,
): Readonly<Record<string, GameBot<G>>> {
  const [once, often] = [{ iterations: 1 }, { iterations: 200 }];
  return {
    random: { bot: randomBot(), budget: once },
    ...(evaluate === undefined ? {} : { greedy: { bot: greedyBot(game, evaluate), budget: once } }),
    mcts: {
      bot: mctsBot(game, evaluate === undefined ? {} : { exploration: 0.1, cutoff: { actions: 20, evaluate } }),
      budget: often,
    },
  };
}

/** The texts of a list with commas, paths made absolute, so that other processes load the same. */
export function botsIn(list: string): readonly string[] {
  return list.split(',').map((text) => {
    const { name, what } = partsOf(text);
    return isPath(what) ? `${name}=${urlOf(what)}` : text;
  });
}

/**
 * The bot that a text names.
 *
 * @param text - As {@link botsIn} gives it.
 * @throws {@link CommandError} if the game has no such bot, or the module exports none.
 */
export async function participantOf<G extends GameTypes>(known: LoadedGame<G>, text: string): Promise<Participant<G>> {
  const { name, what } = partsOf(text);
  if (isPath(what)) return { name, bot: await loaded<G>(what) };
  const bots = await botsOf(known);
  const found = Object.hasOwn(bots, what) ? bots[what] : undefined;
  if (found !== undefined) return { name, bot: found.bot };
  throw new CommandError(`${known.game.id} has no bot "${what}".`, {
    hint: `${hintAt(what, Object.keys(bots))} Your own is a path: ./mine.js.`,
  });
}

function partsOf(text: string): { readonly name: string; readonly what: string } {
  const [, name, given] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  const what = given ?? text;
  if (name !== undefined) return { name, what };
  return { name: isPath(what) ? basename(what, extname(what)) : what, what };
}

function isPath(what: string): boolean {
  return /[/\\]|\.[cm]?js$/.test(what);
}

async function loaded<G extends GameTypes>(path: string): Promise<Bot<G>> {
  const { default: bot } = await moduleAt(urlOf(path));
  if (typeof bot === 'function') return bot as Bot<G>;
  throw new CommandError(`${fileURLToPath(urlOf(path))} has no bot.`, {
    code: EXIT.file,
    hint: 'Expected: export default (view, choices, rng, budget) => choices.at(0).',
  });
}
