import type { Choices } from '../core/choices.ts';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../core/game.ts';
import type { Rng } from '../core/random.ts';
import { type Match, playMove, currentState } from './tree.ts';

/**
 * Chooses an action for one player, based on this player's view. An agent returns the action or a promise of the
 * action. To use a bot of `countersheet/bots` as an agent, pass a random stream and a budget to the bot: `(view,
 * choices) => bot(view, choices, rng, { iterations: 200 })`.
 */
export type Agent<G extends GameTypes> = (
  view: View<G>,
  choices: Choices<G['action']>,
) => G['action'] | Promise<G['action']>;

/** The agents in a match, by player. For each player without an agent, the match waits for a person. */
export interface Agents<G extends GameTypes> {
  readonly players?: Readonly<Partial<Record<G['player'], Agent<G>>>>;
  /** The random generator that chooses the chance events if the match has no seed. */
  readonly chance?: Rng;
}

/**
 * Returns the next action: a chance event, or the choice of an agent. If several players are to act and have agents,
 * the agent of the first of these players chooses.
 *
 * @param game - The rules of the game.
 * @param state - Not modified.
 * @param agents - The agents by player, and the random generator for chance events.
 * @returns `undefined` if no player who is to act has an agent, or the match is over.
 * @throws {@link core.MalformedError} if an agent does not return an action of its player.
 *
 * @example
 * ```ts
 * import { setup, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const state = setup({ seed: 1 });
 * const first = await nextAgentAction(game, state, { players: { radicals: (view) => game.legalActions(view)[0]! } });
 * first?.player // => 'radicals'
 * ```
 */
export async function nextAgentAction<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { players, chance }: Agents<G>,
): Promise<AnyAction<G> | undefined> {
  const turn = game.turn(state);
  if (turn.kind === 'chance') return chance === undefined ? undefined : game.randomAction(state, chance);
  if (turn.kind === 'over') return undefined;
  const player = turn.players.find((each) => players !== undefined && Object.hasOwn(players, each));
  const agent = player === undefined ? undefined : players?.[player];
  if (player === undefined || agent === undefined) return undefined;
  const view = game.view(state, player);
  const action = (await agent(view, game.choices(view))) as G['action'] | null | undefined;
  if (action?.player === player) return action;
  throw new MalformedError(`players.${player}`, `Expected an action of ${player} from the agent of ${player}`);
}

/**
 * Plays until a player without an agent must act, or the match is over.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param agents - The agents by player, and the random generator for chance events.
 * @throws {@link core.IllegalActionError} if an agent's action breaks a rule.
 * @throws {@link core.MalformedError} if an agent does not return an action of its player.
 * @throws Any error that the code of an agent throws.
 *
 * @example
 * ```ts
 * import { randomBot } from 'countersheet/bots';
 * import { createRng } from 'countersheet/core';
 * import { createMatch, currentState } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const [bot, rng] = [randomBot<Uaw>(), createRng('bot')];
 * const radicals: Agent<Uaw> = async (view, choices) => bot(view, choices, rng, { iterations: 1 });
 * const match = await runAgents(upAgainstTheWall, createMatch(upAgainstTheWall, { seed: 1 }), { players: { radicals } });
 * const turn = upAgainstTheWall.turn(currentState(match));
 * turn.kind === 'decision' && turn.players // => ['administration']
 * ```
 */
export async function runAgents<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  agents: Agents<G>,
): Promise<Match<G>> {
  for (let now = match; ;) {
    const action = await nextAgentAction(game, currentState(now), agents);
    if (action === undefined) return now;
    now = playMove(game, now, action);
  }
}
