import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { refusalOfFallen } from '../refusals.ts';
import { freshHolding } from '../setup.ts';
import { actionShape } from '../shapes.ts';
import { actorSeat, endAction } from '../turn-flow.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-6.1: a player without points discards his Cause and starts anew, with a whole Cause deck. */
export const startNewCause: ActionRules<RevoltingBehaviour, ActionOf<'start-new-cause'>> = {
  shape: /* @__PURE__ */ actionShape('start-new-cause'),
  whyIllegal: refusalOfFallen,
  list: (seat) => (refusalOfFallen(seat) === undefined ? [{ type: 'start-new-cause', player: seat.player }] : []),

  apply(state, { player }, log) {
    const fresh = freshHolding(state.setup);
    state.table.holdings[actorSeat(state.table)] = fresh;
    log?.push({ type: 'cause-started', rule: 'RB-6.1', player, cards: fresh.cause.down, points: fresh.points });
    endAction(state, log);
  },
};
