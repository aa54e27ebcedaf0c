import type { Choices } from '../core/choices.ts';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../core/game.ts';
import type { Rng } from '../core/random.ts';
import { type Match, playMove, currentState } from './tree.ts';

/**
 * Decides for one player, from what that player sees, now or later. A bot of `countersheet/bots` is one, given its
 * generator and its budget: `(view, choices) => bot(view, choices, rng, { iterations: 200 })`.
 */
export type Agent<G extends GameTypes> = (
  view: View<G>,
  choices: Choices<G['action']>,
) => G['action'] | Promise<G['action']>;

/** Who is driven: players by name, and chance. Whoever is left out is a person, and waited for. */
export interface Agents<G extends GameTypes> {
  readonly players?: Readonly<Partial<Record<G['player'], Agent<G>>>>;
  /** Draws for chance where the match has no dice. */
  readonly chance?: Rng;
}

/**
 * What the first of those who are due and driven does.
 *
 * @param game - The rules.
 * @param state - Not modified.
 * @param drivers - Who plays by themselves.
 * @returns `undefined` if only persons are due, or the match is over.
 * @throws {@link core.MalformedError} if a driver answers with no action of its player.
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
  const driver = player === undefined ? undefined : players?.[player];
  if (player === undefined || driver === undefined) return undefined;
  const view = game.view(state, player);
  const action = (await driver(view, game.choices(view))) as G['action'] | null | undefined;
  if (action?.player === player) return action;
  throw new MalformedError(`players.${player}`, `The driver of ${player} has answered with no action of theirs`);
}

/**
 * Plays on from where the match stands until a person is due, or the match is over.
 *
 * @param game - The rules.
 * @param match - Not modified.
 * @param drivers - Bots, which may take their time, and chance.
 * @throws Whatever a driver throws; {@link core.IllegalActionError} if its answer breaks a rule;
 * {@link core.MalformedError} if it is no action of its player.
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
  drivers: Agents<G>,
): Promise<Match<G>> {
  for (let now = match; ;) {
    const action = await nextAgentAction(game, currentState(now), drivers);
    if (action === undefined) return now;
    now = playMove(game, now, action);
  }
}
