/**
 * Matches of a bot against others that choose any listed action, and what their results prove.
 */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { payoff } from '../../src/core/outcome.ts';
import { createRng, pick } from '../../src/core/random.ts';

/** Matches from fixed seeds. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bot: Bot<G>;
  readonly options: G['options'];
  /** How many; each seed is played once from each seat. */
  readonly matches: number;
}

/** What the bot has got in all, of one point a match; a draw of two is half a point for each. */
export function scoreAgainstRandom<G extends GameTypes>({ game, bot, options, matches }: Trial<G>): number {
  const seats = game.players(game.setup(options)).length;
  let score = 0;
  for (let match = 0; match < matches; match++) {
    score += payoffAgainstRandom({ game, bot, options }, match % seats, `match ${String(Math.floor(match / seats))}`);
  }
  return score;
}

/** What one match is worth to the bot in a seat. */
export function payoffAgainstRandom<G extends GameTypes>(
  { game, bot, options }: Omit<Trial<G>, 'matches'>,
  seat: number,
  seed: string,
): number {
  const rng = createRng(`${seed}, players`);
  let state = game.setup({ ...options, seed });
  const player = game.players(state)[seat]!;
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return payoff(turn.outcome, player);
    if (turn.kind === 'chance') throw new Error('A seeded match plays chance by itself.');
    const isBots = turn.players.includes(player);
    const actions = game.legalActions(state, isBots ? player : turn.players[0]!) as readonly G['action'][];
    const action = isBots ? bot(game.view(state, player), actions, rng, { iterations: 1 }) : pick(actions, rng);
    state = game.applyAction(state, action);
  }
}
