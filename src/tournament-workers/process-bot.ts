import { AsyncResource } from 'node:async_hooks';
import type { Budget } from '../bots/bot.ts';
import type { Choices } from '../core/choices.ts';
import type { Game, GameTypes, View } from '../core/game.ts';
import { createRng, randomSeed, type Rng } from '../core/random.ts';
import { checkDecisionTime, DECISION_TIME, DEFAULT_BUDGET } from '../tournaments/match.ts';
import { BotProcess } from './bot-process.ts';

/** At most this many choices of a position are sent to a program. */
const LISTED_MOST = 1000;

/** Settings of a bot that runs as a program. */
export interface ProcessBotSettings {
  /**
   * The maximum time for one decision, in milliseconds: a whole number from 1 to 86,400,000. Default: 300,000 (five
   * minutes).
   */
  readonly decisionTime?: number;
  /** The budget of a decision if the caller passes no budget, for example in rooms. Default: 1000 iterations. */
  readonly budget?: Budget;
}

/**
 * Creates a bot that gets its actions from another program, which can be written in any language. The program reads a
 * position and limits from its standard input, and writes an action to its standard output. Input and output are lines
 * of JSON: see the guide to the protocol. The program is started at the first decision. A program that has ended or was
 * late is started again for the next decision. The program must end when its input ends.
 *
 * If the program cannot be started, ends, is late, or writes something that is not an action, the bot's promise
 * rejects. In a tournament, the bot then loses the match.
 *
 * @param game - The rules.
 * @param command - The program and its arguments: `['python3', 'mine.py']`. The list must contain at least one string.
 * @param settings - Time limit of a decision, and budget.
 * @returns A bot that a {@link tournaments.Participant} can use. The bot can also be used as an agent in rooms.
 * @throws {@link core.MalformedError} if the time limit is not valid.
 *
 * @example
 * ```ts
 * import { playMatch } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * // A program that always plays its first choice.
 * const program = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
 *   if (line.includes('"go"')) console.log('{"type":"bestaction","action":0}');
 * })`;
 * const first = { name: 'first', bot: processBot(game, ['node', '-e', program]) };
 * const { outcome } = await playMatch(game, { radicals: first, administration: first }, { seed: 1 });
 * outcome?.kind // => 'win'
 * ```
 */
export function processBot<G extends GameTypes>(
  game: Game<G>,
  command: readonly string[],
  { decisionTime = DECISION_TIME, budget = DEFAULT_BUDGET }: ProcessBotSettings = {},
): (view: View<G>, choices: Choices<G['action']>, rng?: Rng, budget?: Budget) => Promise<G['action']> {
  checkDecisionTime(decisionTime);
  // Programs are started in the async context of this call and not in the context of a decision, because a program
  // continues to run after the decision.
  const outside = new AsyncResource('processBot');
  const idle: BotProcess[] = [];
  return async (view, choices, rng = createRng(randomSeed()), limits = budget) => {
    const program = idle.pop() ?? outside.runInAsyncScope(() => new BotProcess(command));
    const listed = Array.from({ length: Math.min(choices.size, LISTED_MOST) }, (_, number) => choices.at(number));
    const { id, rulesVersion } = game;
    const answer = await program.ask({
      position: { game: id, rulesVersion, view, size: choices.size, choices: listed },
      go: { limits: { ...limits, decisionTime }, seed: rng.int(2 ** 32) },
      stopAfter: limits.milliseconds ?? decisionTime * STOP,
      decisionTime,
    });
    idle.push(program);
    if (typeof answer === 'string') return game.parse(answer);
    return typeof answer === 'number' ? choices.at(answer) : (answer as G['action']);
  };
}

/**
 * If the budget is not in milliseconds, then after this fraction of the time limit, the program is asked to answer
 * immediately.
 */
const STOP = 0.9;
