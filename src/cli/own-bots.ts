import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import { greedyBot, mctsBot, randomBot } from '../bots/index.ts';
import type { Evaluation, GameTypes } from '../core/game.ts';
import type { GameBot, GameBots } from '../manifest/manifest.ts';
import type { Participant } from '../tournaments/contest.ts';
import { isPromise } from '../tournaments/match.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { checkedPart, GAME_IDS, gameNamed, type LoadedGame } from './game.ts';
import { moduleAt, urlOf } from './modules.ts';

/** Returns the lines of the help that list the bots of all games. */
export async function botsHelp(): Promise<readonly string[]> {
  const lines = GAME_IDS.map(async (id) => {
    const bots = await botsOf(await gameNamed(id));
    return `  ${id.padEnd(20)} ${Object.keys(bots).join(', ')}`;
  });
  return [
    'Bots:',
    ...(await Promise.all(lines)),
    `  ${'your own'.padEnd(20)} ./mine.js, a module with a bot as its default export;`,
    `  ${''.padEnd(20)} name=./mine.js also gives this bot a name`,
    `  ${'a program'.padEnd(20)} --bot "mine=python3 mine.py", in any language`,
  ];
}

/**
 * Returns the bots that can play a game, by name: the bots that can play any game, and the game’s own bots. If two bots
 * have the same name, the result contains only the game's own bot.
 */
export async function botsOf<G extends GameTypes>(known: LoadedGame<G>): Promise<Readonly<Record<string, GameBot<G>>>> {
  const own = await ownBots(known);
  return { ...botsOfAnyGame(known, own?.evaluate), ...own?.bots };
}

/** Returns the name of the default bot of a game. The hints at the prompt are actions that this bot suggests. */
export async function defaultBotOf<G extends GameTypes>(known: LoadedGame<G>): Promise<string> {
  const names = Object.keys((await ownBots(known))?.bots ?? {});
  return names.find((name) => name === 'strategist') ?? names[0] ?? 'mcts';
}

/**
 * Returns the function that evaluates positions of a game. Throws {@link CommandError} if the game has no evaluation.
 */
export async function evaluationOf<G extends GameTypes>(known: LoadedGame<G>): Promise<Evaluation<G>> {
  const own = await ownBots(known);
  if (own !== undefined) return own.evaluate;
  throw new CommandError(`--luck: ${known.game.title} has no evaluation of positions.`, {
    hint: 'The function `bots` of the manifest must also return a function `evaluate`.',
  });
}

/** Loads the game's own bots; returns `undefined` if the manifest of the game has no bots. */
async function ownBots<G extends GameTypes>({ manifest, source }: LoadedGame<G>): Promise<GameBots<G> | undefined> {
  return manifest.bots === undefined ? undefined : checkedPart(source, 'bots', await manifest.bots());
}

/**
 * Returns the bots that can play any game. If the game has no evaluation of positions, the search bot plays each
 * playout to the end of the match.
 */
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

/**
 * Splits a comma-separated list of bots. In the result, the paths are absolute, so that other processes load the same
 * files.
 */
export function botsIn(list: string): readonly string[] {
  return list.split(',').map((text) => {
    const { name, what } = partsOf(text);
    return isPath(what) ? `${name}=${urlOf(what)}` : text;
  });
}

/**
 * Loads a bot by its name or path.
 *
 * @param text - An element of the result of {@link botsIn}.
 * @throws {@link CommandError} if the game has no such bot, or the module exports no bot.
 */
export async function participantOf<G extends GameTypes>(known: LoadedGame<G>, text: string): Promise<Participant<G>> {
  const { name, what } = partsOf(text);
  if (isPath(what)) return { name, bot: await loaded<G>(what) };
  const bots = await botsOf(known);
  const found = Object.hasOwn(bots, what) ? bots[what] : undefined;
  if (found !== undefined) return { name, bot: found.bot };
  throw new CommandError(`${known.game.id} has no bot "${what}".`, {
    hint: `${hintAt(what, Object.keys(bots))} For your own bot, give a path such as ./mine.js.`,
  });
}

/**
 * Returns a participant that plays like the given participant. If the bot ends this process, for example with
 * `process.exit`, the participant first prints an error message.
 */
export function reportedAtExit<G extends GameTypes>({ name, bot }: Participant<G>): Participant<G> {
  const report = (): void => {
    process.exitCode = EXIT.bot;
    console.error(`${name} has failed: The bot ended the program.`);
  };
  return {
    name,
    bot: (...question) => {
      process.once('exit', report);
      const done = (): unknown => process.off('exit', report);
      let answer: ReturnType<typeof bot> | undefined;
      try {
        return (answer = bot(...question));
      } finally {
        if (!isPromise(answer)) done();
        else void Promise.resolve(answer).then(done, done);
      }
    },
  };
}

/** A bot that is an external program: the name of the bot, the program, and the arguments of the program. */
export type BotProgram = readonly [name: string, ...command: string[]];

/** Reads the values of `--bot`: `mine=python3 mine.py`. Words between quotes are one argument. */
export function programsIn(given: readonly string[]): readonly BotProgram[] {
  return given.map((text) => {
    const [, name, words = ''] = /^([\w-]+)=(.+)$/s.exec(text) ?? [];
    const command = Array.from(
      words.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g),
      ([all, one, other]) => one ?? other ?? all,
    );
    if (name !== undefined && command.length > 0) return [name, ...command];
    throw new CommandError(`--bot: Expected name=program but received "${text}".`, {
      hint: 'For example: --bot "mine=python3 mine.py".',
    });
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
