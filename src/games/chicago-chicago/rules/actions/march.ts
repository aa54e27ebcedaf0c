import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotSetOut } from '../departures.ts';
import { enter, halt, setOut } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: units march along a whole path: the same as setting out, going on and halting. */
export const march: ActionRules<Chicago, 'march', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  isListed: false,
  whyIllegal: (seat, { path, ...units }) => whyNotSetOut(seat, { ...units, from: path[0]! }, path),

  apply(state, { path, ...units }) {
    const column = setOut(state, state.player, { ...units, from: path[0]! });
    for (const to of path.slice(1)) enter(state, column, to);
    halt(state, column);
  },
};
