/** Computes the answers of the worker. The first question about a game loads this game. */
import type { Budget } from 'countersheet/bots';
import { luckReport, winShare } from 'countersheet/analysis';
import { createRng, type Evaluation, type Game, type GameTypes, type MatchRecord, replay } from 'countersheet/core';
import { botNamed, loadManifest, loadPart } from './games.ts';
import type { Answer, Course, Question, Reply } from './thinking.ts';

/** Budget of a bot for one decision while a person waits. */
const BUDGET: Budget = { milliseconds: 700 };

/** Answers a question of the page. If an error occurs, the answer contains the message of the error. */
export async function answer(question: Question): Promise<Reply> {
  const { id } = question;
  try {
    return { id, answer: await answerTo(question) };
  } catch (error) {
    return { id, issue: error instanceof Error ? error.message : String(error) };
  }
}

async function answerTo(question: Question): Promise<Answer> {
  const { game, controls, bots: load } = await loadManifest(question.game);
  const bots = await loadPart(load);
  if ('judge' in question) {
    const { actions } = question.judge;
    const conceded = [...actions.keys()].filter((index) => actions[index]!.type === controls.concede);
    return coursesOf(game, bots.evaluate, question.judge).map((course) => ({ ...course, conceded }));
  }
  const { bot, view, seed, budget = BUDGET } = question;
  return botNamed(bots, bot)(view, game.choices(view), createRng(seed), budget);
}

function coursesOf(
  game: Game<GameTypes>,
  evaluate: Evaluation<GameTypes>,
  record: MatchRecord,
): readonly Omit<Course, 'conceded'>[] {
  const states = replay(game, record);
  const measure = winShare(game, evaluate);
  const { events } = luckReport(game, record, measure);
  return game.players(states[0]!).map((player) => {
    let sum = 0;
    return {
      player,
      worth: states.map(({ setup, table, secrets }) => measure({ setup, table, own: secrets[player]!, player })),
      luck: events.map(({ index, players }) => [index, (sum += players[player]!.luck)] as const),
    };
  });
}
