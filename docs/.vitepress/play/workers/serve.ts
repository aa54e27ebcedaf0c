/** Answers the questions of the page, in a worker. */
import { type Bot, type Budget, mctsBot, mctsSearch, type MctsSettings, randomBot } from 'countersheet/bots';
import { luckLedger, shareMeasure } from 'countersheet/analysis';
import {
  type Evaluation,
  createRng,
  type Game,
  type GameTypes,
  type MatchRecord,
  replay,
  type Seat,
  type View,
} from 'countersheet/core';
import type { Advice, Course, Question, Reply } from '../thinking.ts';

/** The bots of a game. */
export interface Minds<G extends GameTypes> {
  readonly strategist: Bot<G>;
  readonly prospects: Evaluation<G>;
  readonly search: MctsSettings<G>;
}

/** What a bot may take for one decision of a person who waits. */
const BUDGET: Budget = { milliseconds: 700 };

/** Listens for questions about one game. */
export function serve<G extends GameTypes>(game: Game<G>, minds: Minds<G>): void {
  const bots = { strategist: minds.strategist, search: mctsBot(game, minds.search), random: randomBot<G>() };
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const { id, seed } = data;
    try {
      if (data.by === 'judge') return reply({ id, courses: coursesOf(game, minds, data.record as MatchRecord<G>) });
      const view = data.view as View<G>;
      if (data.by === 'adviser') return reply({ id, advice: advice(game, minds, { view, seed }) });
      reply({ id, line: game.format(bots[data.by](view, game.choices(view), createRng(seed), BUDGET)) });
    } catch (error) {
      reply({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  });
}

function advice<G extends GameTypes>(
  game: Game<G>,
  { strategist, prospects, search }: Minds<G>,
  { view, seed }: { readonly view: View<G>; readonly seed: string | number },
): Advice {
  const rng = createRng(seed);
  const line = game.format(strategist(view, game.choices(view), rng, BUDGET));
  const found = mctsSearch(game, view, { ...search, rng, budget: BUDGET });
  const all = found.reduce((sum, { visits }) => sum + visits, 0);
  const tried = [...found]
    .sort((one, other) => other.visits - one.visits)
    .slice(0, 3)
    .map(({ action, visits }) => ({ line: game.format(action), share: visits / Math.max(1, all) }));
  return { line, tried, worth: prospects({ ...view, player: view.viewer } as unknown as Seat<G>) };
}

function coursesOf<G extends GameTypes>(
  game: Game<G>,
  { prospects }: Minds<G>,
  record: MatchRecord<G>,
): readonly Course[] {
  const states = replay(game, record);
  const measure = shareMeasure(game, prospects);
  const { events } = luckLedger(game, record, measure);
  return game.players(states[0]!).map((player: G['player']) => {
    let sum = 0;
    return {
      player,
      worth: states.map(({ setup, table, secrets }) => measure({ setup, table, own: secrets[player], player })),
      luck: events.map(({ index, players }) => [index, (sum += players[player].luck)] as const),
    };
  });
}

function reply(message: Reply): void {
  postMessage(message);
}
