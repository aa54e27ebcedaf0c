import type { GameTypes } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import { createRng } from '../core/random.ts';
import type { GameBot } from '../manifest/manifest.ts';
import { pathTo } from '../match/tree.ts';
import { valueOf } from './choices.ts';
import { type PlayerAction, gameOf, type Session, type ShownMatch } from './session.ts';

/**
 * Returns the action that a bot recommends to the person at the screen. For equal views, the bot recommends the
 * same action.
 *
 * @param session - The person at the screen must be the player to act. Not modified.
 * @param adviser - The bot that recommends an action, and the budget of the bot.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * const loaded = await manifest.bots?.();
 * loaded && hintOf(session, loaded.bots['strategist']!).player // => 'radicals'
 * ```
 */
export function hintOf(session: ShownMatch, { bot, budget }: GameBot): PlayerAction {
  const view = session.view;
  return bot(view, gameOf(session).choices(view), createRng('hint'), budget);
}

/**
 * Splits a bulk action into the single actions that it contains. The action belongs to the person at the screen.
 *
 * @param session - Not modified.
 * @param action - An action of the game.
 * @returns The single actions of the bulk action. If the action is not a bulk action, the list contains only this
 * action.
 * @throws {@link core.MalformedError} if the action is not valid.
 * @throws {@link core.IllegalActionError} if the bulk action is not possible now.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * expandAction(session, { type: 'discard', player: 'radicals' }) // => [{ type: 'discard', player: 'radicals' }]
 * ```
 */
export function expandAction(session: ShownMatch, action: PlayerAction): readonly PlayerAction[] {
  const { lists = {} } = session.manifest.controls;
  const { player } = action;
  const parts = Object.entries(lists).flatMap(([field, type]) => {
    const list = valueOf(action, field);
    return Array.isArray(list) ? list.map((each: object) => ({ type, player, ...each })) : [];
  });
  return parts.length > 0 ? parts : gameOf(session).expand(session.view, action);
}

/** The single actions that a bot has recommended at a step. */
export interface Plan {
  readonly step: number;
  readonly parts: readonly PlayerAction[];
}

/**
 * Returns the next part of a plan, so that a second hint does not contradict the first hint.
 *
 * @returns `undefined` if no action was played after the plan, if an action outside the plan was played, or if no part
 * is possible.
 */
export function nextPart(session: Session, { step, parts }: Plan): PlayerAction | undefined {
  const { match, view } = session;
  const game = gameOf(session);
  const path = pathTo<GameTypes>(match);
  const since = path.slice(path.findIndex(({ id }) => id === step) + 1).flatMap(({ actions }) => actions);
  const left = [...parts];
  for (const action of since) {
    const index = left.findIndex((part) => isEqual(part, action));
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  const isPossible = (part: PlayerAction): boolean => game.whyIllegal(view, part) === undefined;
  return since.length === 0 ? undefined : left.find(isPossible);
}
