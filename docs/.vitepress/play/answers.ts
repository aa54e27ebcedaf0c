/** What the worker answers: each question loads its game, which is loaded once. */
import { type Bot, type Budget, mctsSearch } from 'countersheet/bots';
import { luckLedger, shareMeasure } from 'countersheet/analysis';
import {
  createRng,
  type Evaluation,
  type Game,
  type GameTypes,
  type MatchRecord,
  replay,
  type Seat,
  type Seed,
  type View,
} from 'countersheet/core';
import type { GameBots } from 'countersheet/manifest';
import { botNamed, loadManifest, loadPart } from './games.ts';
import type { Advice, Course, Question, Reply } from './thinking.ts';

/** What a bot may take for one decision of a person who waits. */
const BUDGET: Budget = { milliseconds: 700 };

/** Answers a question of the page; what is thrown on the way is an answer, too. */
export async function answer(question: Question): Promise<Reply> {
  const { id } = question;
  try {
    const { game, bots: load } = await loadManifest(question.game);
    const bots = await loadPart(load);
    if (question.by === 'judge') return { id, courses: coursesOf(game, bots.evaluate, question.record) };
    if (question.by === 'adviser') return { id, advice: adviceFor(game, bots, question) };
    return { id, line: lineOf(game, botNamed(bots, question.by), question) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** What a bot is asked about. */
interface Asked {
  readonly view: View<GameTypes>;
  readonly seed: Seed;
}

function lineOf(game: Game<GameTypes>, bot: Bot<GameTypes>, { view, seed }: Asked): string {
  return game.format(bot(view, game.choices(view), createRng(seed), BUDGET));
}

function adviceFor(game: Game<GameTypes>, bots: GameBots, asked: Asked): Advice {
  const { view, seed } = asked;
  const found = mctsSearch(game, view, { ...bots.search, rng: createRng(seed), budget: BUDGET });
  const all = found.reduce((sum, { visits }) => sum + visits, 0);
  const tried = found
    .slice(0, 3)
    .map(({ action, visits }) => ({ line: game.format(action), share: visits / Math.max(1, all) }));
  const line = lineOf(game, botNamed(bots, 'strategist'), asked);
  return { line, tried, worth: bots.evaluate({ ...view, player: view.viewer } as unknown as Seat<GameTypes>) };
}

function coursesOf(game: Game<GameTypes>, evaluate: Evaluation<GameTypes>, record: MatchRecord): readonly Course[] {
  const states = replay(game, record);
  const measure = shareMeasure(game, evaluate);
  const { events } = luckLedger(game, record, measure);
  return game.players(states[0]!).map((player) => {
    let sum = 0;
    return {
      player,
      worth: states.map(({ setup, table, secrets }) => measure({ setup, table, own: secrets[player]!, player })),
      luck: events.map(({ index, players }) => [index, (sum += players[player]!.luck)] as const),
    };
  });
}
