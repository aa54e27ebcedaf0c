import { violation } from '../../../../core/errors.ts';
import type { Position } from '../../../../core/game.ts';
import type { ActionRules, ChanceRules } from '../../../../core/spec.ts';
import { dropAttempt } from '../attempts.ts';
import { freshHolding } from '../initial-state.ts';
import { endAction, leave, settlePlaces } from '../course.ts';
import { actorHolding, actorIndex, playerIndex } from '../players.ts';
import type { Refusal, RevoltingBehaviour } from '../types.ts';

/** RB-2.1: chance gives the next place in the order to one of the tied players. */
export const lot: ChanceRules<RevoltingBehaviour, 'lot', 'lot'> = {
  during: ['lot'],

  apply(state, { name: seat }) {
    const { setup, table, log } = state;
    table.order.push(seat);
    log?.push({ type: 'lot-drawn', rule: 'RB-2.1', player: setup.players[seat]!, place: table.order.length });
    settlePlaces(state);
  },
};

/** RB-6.1: a player without points discards their Cause and starts a new Cause with a full pack. */
export const startNewCause: ActionRules<RevoltingBehaviour, 'start-new-cause', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotFallen,

  apply(state) {
    const { setup, table, player, log } = state;
    const fresh = freshHolding(setup);
    table.holdings[actorIndex(table)] = fresh;
    log?.push({ type: 'cause-started', rule: 'RB-6.1', player, cards: fresh.cause.down, points: fresh.points });
    endAction(state);
  },
};

/** RB-6.1: a player without points does not start a new cause in this turn. */
export const stayOut: ActionRules<RevoltingBehaviour, 'stay-out', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotFallen,

  apply(state) {
    state.log?.push({ type: 'stayed-out', rule: 'RB-6.1', player: state.player });
    endAction(state);
  },
};

/**
 * RB-6.4: a player concedes while any player must decide, even out of turn. `legalActions` does not list the action
 * `concede`.
 */
export const concede: ActionRules<RevoltingBehaviour, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { setup, table, phase, player, log } = state;
    const index = playerIndex(setup, player);
    table.conceded.push(index);
    table.holdings[index]!.points = 0;
    log?.push({ type: 'player-conceded', rule: 'RB-6.4', player });
    if (index === actorIndex(table)) endAction(state);
    else if (!leave(state, index) && phase.kind === 'choose') dropAttempt(state, phase.attempt);
  },
};

/** Returns a refusal if the player has points, and so can neither start a new cause nor stay out (RB-6.1). */
function whyNotFallen({ table }: Position<RevoltingBehaviour>): Refusal | undefined {
  const { points } = actorHolding(table);
  return points === 0 ? undefined : violation('not-fallen', 'RB-6.1', { points });
}
