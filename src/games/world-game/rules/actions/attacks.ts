import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules } from '../../../../core/spec.ts';
import { judgePeace } from '../agreements.ts';
import { voidAlliance } from '../alliances.ts';
import { joinBattle } from '../battle-course.ts';
import { countryName, secretOf } from '../countries.ts';
import { callAfter, passCall } from '../course.ts';
import { gain, hasAtLeast, hasFewerThan, spend } from '../ranges.ts';
import { whyNotAffordable, whyNotAnother } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/**
 * WG-3.1: the called country announces the target of its attack. In its next decision, the called country commits
 * points. The announcement of an attack ends an alliance with the target (WG-2.3), and shows that the attacker has at
 * least one point.
 */
export const attack: ActionRules<WorldGame, 'attack', 'call'> = {
  during: ['call'],

  whyIllegal(seat, { target }) {
    const { setup, table, own } = seat;
    const itself = whyNotAnother(seat, target, 'WG-3.1');
    if (itself !== undefined) return itself;
    if (table.status[target] === 'out') return violation('is-out', 'WG-3.1', { country: countryName(setup, target) });
    return own.points > 0 ? undefined : violation('no-points', 'WG-3.1');
  },

  apply(state, { target }) {
    const { setup, table, player, log } = state;
    const { country } = state.phase;
    if (setup.confrontation === 'announced') table.attacked = true;
    table.phase = { kind: 'amount', country, target };
    hasAtLeast(table.ranges[country]!, 1);
    log?.push({ type: 'attack-announced', rule: 'WG-3.1', country: player, target: countryName(setup, target) });
    voidAlliance(state, country, target);
    judgePeace(table, country, target);
  },
};

/**
 * WG-3.2: the attacker announces its points. Either the attacker loses the points at once (WG-3.3), or a battle starts.
 */
export const commit: ActionRules<WorldGame, 'commit', 'amount'> = {
  during: ['amount'],
  whyIllegal: (seat, { points }) => whyNotAffordable(seat, points, 'WG-3.2'),

  apply(state, { points }) {
    const { setup, table, own, player, log } = state;
    const { country, target } = state.phase;
    const names = { country: player, target: countryName(setup, target), points };
    own.points -= points;
    spend(table.ranges[country]!, points);
    log?.push({ type: 'points-committed', rule: 'WG-3.2', ...names });
    const [defence, known] = [secretOf(state, target), table.ranges[target]!];
    if (points > defence.points) {
      table.attacked = true;
      hasFewerThan(known, points);
      log?.push({ type: 'battle-joined', rule: 'WG-3.4', ...names });
      joinBattle(state, { attacker: country, defender: target, own: points });
      return;
    }
    defence.points += points;
    hasAtLeast(known, points);
    gain(known, points);
    log?.push({ type: 'attack-failed', rule: 'WG-3.3', ...names });
    callAfter(state, country);
  },
};

/** WG-3.2: the called country announces the target and the points in one action. */
export const attackWith: BulkRules<WorldGame, 'attack-with', 'call'> = {
  during: ['call'],
  parts: ({ setup }, { target, points }) => [
    { type: 'attack', target: countryName(setup, target) },
    { type: 'commit', points },
  ],
};

/** WG-3.1: the called country passes. */
export const pass: ActionRules<WorldGame, 'pass', 'call'> = {
  during: ['call'],
  apply: passCall,
};
