import type { ActionRules } from '../../../../core/spec.ts';
import { joinBattle } from '../battle-course.ts';
import { countryName, secretOf } from '../countries.ts';
import { callAfter } from '../course.ts';
import { gain, hasAtLeast, hasFewerThan, spend } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-3.2: the attacker announces with how many of its points it attacks. They are lost at once (WG-3.3) or make a battle. */
export const commit: ActionRules<WorldGame, 'commit', 'amount'> = {
  during: ['amount'],
  whyIllegal: (seat, { points }) => whyNotAffordable(seat, points, 'WG-3.2'),

  apply(state, { points }) {
    const { setup, table, own, player, log } = state;
    const { country, target } = state.step;
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
