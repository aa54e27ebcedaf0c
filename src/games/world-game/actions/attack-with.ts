import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { announceAttack, barToAttack } from '../attacks.ts';
import { strike } from '../battle-flow.ts';
import { actForConceded } from '../conceded.ts';
import { countryIndex } from '../countries.ts';
import { tooManyPoints } from '../refusals.ts';
import { actionShape, positiveShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-3.2: the country called announces whom it attacks and with how much at once. */
export const attackWith: ActionRules<WorldGame, ActionOf<'attack-with'>> = {
  shape: /* @__PURE__ */ actionShape('attack-with', { target: v.string(), points: positiveShape }),

  whyIllegal(seat, { target, points }) {
    const bar = barToAttack(seat, target);
    if (bar !== undefined) return bar;
    return points <= seat.own.points ? undefined : tooManyPoints(points, seat.own.points, 'WG-3.2');
  },

  apply(state, { player, target, points }, log) {
    const { setup } = state;
    const [attacker, attacked] = [countryIndex(setup, player), countryIndex(setup, target)];
    announceAttack(state, attacker, attacked, log);
    strike(state, { attacker, target: attacked, points }, log);
    actForConceded(state, log);
  },
};
