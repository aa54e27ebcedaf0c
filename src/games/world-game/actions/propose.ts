import * as v from 'valibot';
import { type Violation, violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { allianceBetween } from '../alliances.ts';
import { countryIndex, countryName } from '../countries.ts';
import { canPropose, possibleAllies, REPAY_LIMITS } from '../diplomacy.ts';
import { itself, noSuchCountry, wrongStep } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape, repayShape } from '../shapes.ts';
import type { ActionOf, CountryName, WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance; the pledge is named next. */
export const propose: ActionRules<WorldGame, ActionOf<'propose'>> = {
  shape: /* @__PURE__ */ actionShape('propose', { to: v.string(), repay: repayShape }),
  whyIllegal: (seat, { to }) => barToProposal(seat, to),

  list({ player, setup, table }) {
    if (table.step.kind !== 'diplomacy') return [];
    const actions: ActionOf<'propose'>[] = [];
    for (const ally of possibleAllies(table, table.step.country)) {
      const to = countryName(setup, ally);
      for (let repay = REPAY_LIMITS.min; repay <= REPAY_LIMITS.max; repay++) {
        actions.push({ type: 'propose', player, to, repay });
      }
    }
    return actions;
  },

  apply({ setup, table }, { to, repay }) {
    if (table.step.kind !== 'diplomacy') return;
    const { country, round } = table.step;
    table.step = { kind: 'pledge', country, round, to: countryIndex(setup, to), repay };
  },
};

/** Why no alliance can be proposed to this country now. */
export function barToProposal(
  { player, setup, table }: Seat<WorldGame>,
  to: CountryName,
): Violation<RuleId> | undefined {
  const { step } = table;
  if (step.kind !== 'diplomacy') return wrongStep(step, step.kind === 'pledge' ? 'WG-2.2' : 'WG-2.4');
  const other = countryIndex(setup, to);
  if (other < 0) return noSuchCountry(to);
  if (to === player) return itself(to, 'WG-2.1');
  if (canPropose(table, step.country, other)) return undefined;
  return allianceBetween(table, step.country, other) === undefined
    ? violation('proposal-open', 'WG-2.1', `A proposal between you and ${to} is open.`, { country: to })
    : violation('already-allied', 'WG-2.1', `You are allied with ${to}.`, { country: to });
}
