import * as v from 'valibot';
import { type Violation, violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { judgePeace } from '../agreements.ts';
import { voidAlliance } from '../alliances.ts';
import { countryIndex, countryName, rangeOf } from '../countries.ts';
import { hasAtLeast } from '../ranges.ts';
import { itself, noSuchCountry, wrongStep } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, CountryIndex, CountryName, Log, WorldDraft, WorldGame } from '../types.ts';

/** WG-3.1: the country called announces whom it attacks; with how much comes next. */
export const attack: ActionRules<WorldGame, ActionOf<'attack'>> = {
  shape: /* @__PURE__ */ actionShape('attack', { target: v.string() }),
  whyIllegal: (seat, { target }) => barToAttack(seat, target),

  list({ player, setup, table, own }) {
    if (table.step.kind !== 'call' || own.points === 0) return [];
    const { country } = table.step;
    const actions: ActionOf<'attack'>[] = [];
    for (let target = 0; target < table.status.length; target++) {
      if (target === country || table.status[target] === 'out') continue;
      actions.push({ type: 'attack', player, target: countryName(setup, target) });
    }
    return actions;
  },

  apply(state, { target }, log) {
    const { step } = state.table;
    if (step.kind === 'call') announceAttack(state, step.country, countryIndex(state.setup, target), log);
  },
};

/** Why the acting country cannot attack this one now. */
export function barToAttack(
  { player, setup, table, own }: Seat<WorldGame>,
  target: CountryName,
): Violation<RuleId> | undefined {
  if (table.step.kind !== 'call') return wrongStep(table.step, 'WG-3.1');
  const place = countryIndex(setup, target);
  if (place < 0) return noSuchCountry(target);
  if (target === player) return itself(target, 'WG-3.1');
  if (table.status[place] === 'out') {
    return violation('is-out', 'WG-3.1', `${target} is out of the war.`, { country: target });
  }
  return own.points > 0 ? undefined : violation('no-points', 'WG-3.1', 'You have no points to attack with.');
}

/**
 * An attack is announced: an alliance with the target is void (WG-2.3). Only a country with points can do so (WG-3.1),
 * so everybody knows that it has one.
 */
export function announceAttack(state: WorldDraft, attacker: CountryIndex, target: CountryIndex, log: Log): void {
  const { table, setup } = state;
  table.attacked = true;
  table.step = { kind: 'amount', country: attacker, target };
  hasAtLeast(rangeOf(state, attacker), 1);
  const names = { country: countryName(setup, attacker), target: countryName(setup, target) };
  log?.push({ type: 'attack-announced', rule: 'WG-3.1', ...names });
  voidAlliance(state, attacker, target, log);
  judgePeace(table, attacker, target);
}
