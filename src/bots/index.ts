/**
 * Bots for any game: random, greedy, and Monte Carlo tree search. A bot receives a view, never a state.
 *
 * @packageDocumentation
 */
export type { Bot, Budget } from './bot.ts';
export { greedyBot, type GreedySettings } from './greedy.ts';
export { learntBot, learntEvaluation, type NetworkJson } from './learnt.ts';
export { mctsBot, mctsSearch, type MctsSettings, type SearchedAction } from './mcts.ts';
export { policyBot } from './policy.ts';
export { randomBot } from './random.ts';
export { rolloutBot, type RolloutSettings } from './rollout.ts';
export { type BoardGameTypes, strategistFor, type StrategistSettings } from './strategist-for.ts';
