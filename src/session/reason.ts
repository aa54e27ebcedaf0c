import { seatOf } from '../bots/bot.ts';
import { worthOfMoves } from '../bots/one-ply.ts';
import { createRng } from '../core/random.ts';
import type { GameBots } from '../manifest/manifest.ts';
import { gameOf, type PlayerAction, type ShownMatch } from './session.ts';
import { worldsOf } from './worlds.ts';

/**
 * The reason why a bot recommends an action. Scores are the viewer's expected scores according to the evaluation, from
 * 0 to 1.
 */
export type HintReason =
  /** The recommended action is the only possible action. */
  | { readonly kind: 'only' }
  /** The exact probability that the action finally succeeds. */
  | { readonly kind: 'success'; readonly share: number }
  /** The score after the action, and the lower mean score after other actions. */
  | { readonly kind: 'better'; readonly score: number; readonly others: number }
  /**
   * The score before the action, and the higher score after the action. The mean score after other actions is not
   * higher than the score after this action.
   */
  | { readonly kind: 'gain'; readonly from: number; readonly score: number }
  /** The action is part of the bot's plan for the phase, but the evaluation sees no advantage in the action. */
  | { readonly kind: 'plan' };

/** The maximum number of other actions with which the recommended action is compared. */
const OTHERS_MOST = 8;

/** The maximum number of worlds (states that fit the view) that are sampled. */
const WORLDS_MOST = 2;

/**
 * The smallest gain that a hint shows. Percentages in hints have only one decimal place, so smaller gains would look
 * like no gain.
 */
const LEAST_GAIN = 0.001;

/**
 * Returns the reason for an action that a bot recommends.
 *
 * @param session - The person at the screen must be the player to act. Not modified.
 * @param action - A legal action of this person.
 * @param bots - The bots of the game. The scores come from the evaluation function of the bots.
 * @returns The first reason that is true, in the order of {@link HintReason}.
 * @throws {@link core.IllegalActionError} if the action is not legal.
 *
 * @example
 * ```ts
 * import { hintOf, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/revolting-behaviour/manifest';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 *
 * const controllers = { ada: 'person', ben: { bot: 'strategist' } } as const;
 * const options = { players: ['ada', 'ben'] };
 * const session = startSession({ manifest, messages }, { options, controllers, seed: 1 });
 * const bots = await manifest.bots!();
 * reasonFor(session, hintOf(session, bots.bots['strategist']!), bots).kind // => 'success'
 * ```
 */
export function reasonFor(session: ShownMatch, action: PlayerAction, { evaluate }: GameBots): HintReason {
  const { view, manifest } = session;
  const game = gameOf(session);
  const choices = game.choices(view);
  const others = fewOf(choices.size).filter((number) => game.format(choices.at(number)) !== game.format(action));
  if (others.length === 0) return { kind: 'only' };
  const share = manifest.successOf?.(view, action);
  if (share !== undefined) return { kind: 'success', share };
  const worths = Array.from(worldsOf(game, view, WORLDS_MOST), (world) => {
    const worthOf = worthOfMoves(game.fork(world), view.viewer, { evaluate, rng: createRng('reason') });
    return {
      own: worthOf((after) => after.apply(action)),
      others: mean(others.map((number) => worthOf((after) => after.play(number, view.viewer)))),
    };
  });
  const score = mean(worths.map(({ own }) => own));
  const usual = mean(worths.map((worth) => worth.others));
  const from = evaluate(seatOf(view));
  if (score - usual > LEAST_GAIN) return { kind: 'better', score, others: usual };
  if (score - from > LEAST_GAIN && score >= usual) return { kind: 'gain', from, score };
  return { kind: 'plan' };
}

/**
 * Returns the indices of a few choices that are evenly spaced in a list of `size` choices. All indices are below
 * `size`.
 */
function fewOf(size: number): readonly number[] {
  const count = Math.min(size, OTHERS_MOST);
  return Array.from({ length: count }, (_, index) => Math.floor((index * size) / count));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
