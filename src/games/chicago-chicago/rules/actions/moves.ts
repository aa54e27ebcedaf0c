import type { ActionRules, BulkRules } from '../../../../core/spec.ts';
import { areaIndex } from '../board.ts';
import { endStep as stepEnds, lose } from '../course.ts';
import type { Order } from '../declaration.ts';
import { whyNotOn, whyNotSetOut } from '../departures.ts';
import { enter, halt as endMarch, orderOf, setOut } from '../marches.ts';
import type { Chicago, Setup } from '../types.ts';
import { rowOf, UNITS } from '../units.ts';

/** CC-4.1: units start a march and enter an adjacent area. */
export const move: ActionRules<Chicago, 'move', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  whyIllegal: (seat, { unit, from, to, count }) =>
    whyNotSetOut(seat, { unit, from, count, infiltrating: false }, [from, to]),
  apply: (state, { unit, from, to, count }) =>
    enter(state, setOut(state, state.player, { unit, from, count, infiltrating: false }), to),
};

/** CC-4.1: groups start a march by infiltration, with twice their movement points, and enter an adjacent area. */
export const infiltrate: ActionRules<Chicago, 'infiltrate', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  whyIllegal: (seat, { unit, from, to, count }) =>
    whyNotSetOut(seat, { unit, from, count, infiltrating: true }, [from, to]),
  apply: (state, { unit, from, to, count }) =>
    enter(state, setOut(state, state.player, { unit, from, count, infiltrating: true }), to),
};

/** CC-4.1: marching units enter the next area. */
export const goOn: ActionRules<Chicago, 'go-on', 'march'> = {
  during: ['march'],
  whyIllegal: (seat, { to }) => whyNotOn(seat, seat.phase, to),
  apply: (state, { to }) => enter(state, state.phase, to),
};

/** CC-4.1: marching units halt. */
export const halt: ActionRules<Chicago, 'halt', 'march'> = {
  during: ['march'],
  apply: (state) => endMarch(state, state.phase),
};

/** CC-4.1: units march along a whole path. This action combines the actions that start, continue and end a march. */
export const march: ActionRules<Chicago, 'march', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  isListed: false,
  whyIllegal: (seat, { path, ...units }) => whyNotSetOut(seat, { ...units, from: path[0]! }, path),

  apply(state, { path, ...units }) {
    const column = setOut(state, state.player, { ...units, from: path[0]! });
    for (const to of path.slice(1)) enter(state, column, to);
    endMarch(state, column);
  },
};

/** CC-4.1, CC-4.2: in one action, a player makes all moves of their step and ends the step. */
export const playStep: BulkRules<Chicago, 'play-step', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  parts: ({ setup, phase }, { orders }) => [
    ...(phase.kind === 'move' ? inOrder(setup, orders) : orders),
    { type: 'end-step' },
  ],
};

/**
 * Sorts the orders of step 1 by the order in which groups start their marches. Orders with unknown groups or areas come
 * first, and will be refused.
 */
function inOrder(setup: Setup, orders: readonly Order[]): readonly Order[] {
  const placeOf = (order: Order): number => {
    if (order.type !== 'march') return -1;
    const row = rowOf('demonstrators', UNITS.indexOf(order.unit));
    const from = areaIndex(setup, order.path[0]!);
    return row === undefined || from === undefined ? -1 : orderOf(row, from);
  };
  return orders.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** CC-4.0: a player ends their step. */
export const endStep: ActionRules<Chicago, 'end-step', 'move' | 'confront' | 'patrol' | 'attack'> = {
  during: ['move', 'confront', 'patrol', 'attack'],
  apply: (state) => stepEnds[state.phase.kind](state),
};

/**
 * CC-6.2: a player concedes when any player must decide, even out of turn. `legalActions` does not list the action
 * `concede`.
 */
export const concede: ActionRules<Chicago, 'concede'> = {
  by: 'anybody',
  apply: (state) => lose(state, state.player, 'conceded'),
};
