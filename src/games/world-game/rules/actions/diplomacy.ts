import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules } from '../../../../core/spec.ts';
import { allianceBetween, allianceOf } from '../alliances.ts';
import { countryName } from '../countries.ts';
import { endDiplomacy } from '../course.ts';
import { canPropose, proposalOf, takeProposal } from '../proposals.ts';
import { hasAtLeast } from '../ranges.ts';
import { whyConceded, whyNotAffordable, whyNotAllied, whyNotAnother, whyNotOpen } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance. In its next decision, the proposing country names the pledge. */
export const propose: ActionRules<WorldGame, 'propose', 'diplomacy'> = {
  during: ['diplomacy'],

  whyIllegal(seat, { to }) {
    const { setup, table, phase } = seat;
    const itself = whyNotAnother(seat, to, 'WG-2.1');
    if (itself !== undefined || canPropose(seat, phase.country, to)) return itself;
    const country = countryName(setup, to);
    if (allianceBetween(table, phase.country, to) !== undefined)
      return violation('already-allied', 'WG-2.1', { country });
    return whyConceded(seat, to) ?? whyNotAllied(seat, to) ?? violation('proposal-open', 'WG-2.1', { country });
  },

  apply({ table, phase: { country, round } }, { to, repay }) {
    table.phase = { kind: 'pledge', country, round, to, repay };
  },
};

/**
 * WG-2.2: a country names the pledge of its proposal. The pledge shows that the country has at least the pledged
 * points.
 */
export const setPledge: ActionRules<WorldGame, 'set-pledge', 'pledge'> = {
  during: ['pledge'],
  whyIllegal: (seat, { points: pledge }) => whyNotAffordable(seat, pledge, 'WG-2.2'),

  apply({ setup, table, phase, player, log }, { points: pledge }) {
    const { country, round, to, repay } = phase;
    table.proposals.push({ from: country, to, repay, pledge });
    table.phase = { kind: 'diplomacy', country, round };
    hasAtLeast(table.ranges[country]!, pledge);
    const names = { country: player, to: countryName(setup, to) };
    log?.push({ type: 'proposal-made', rule: 'WG-2.2', ...names, repay, pledge });
  },
};

/** WG-2.2: a country proposes an alliance with all its terms at once. */
export const proposeAlliance: BulkRules<WorldGame, 'propose-alliance', 'diplomacy'> = {
  during: ['diplomacy'],
  parts: ({ setup }, { to, repay, pledge }) => [
    { type: 'propose', to: countryName(setup, to), repay },
    { type: 'set-pledge', points: pledge },
  ],
};

/**
 * WG-2.1: a country signs a proposed alliance. The signature shows that the country has at least the pledged points
 * (WG-2.2).
 */
export const sign: ActionRules<WorldGame, 'sign', 'diplomacy'> = {
  during: ['diplomacy'],

  whyIllegal: (seat, { with: proposer }) =>
    whyNotOpen(seat, proposer) ??
    whyConceded(seat, proposer) ??
    whyNotAllied(seat, proposer) ??
    whyNotAffordable(seat, proposalOf(seat.table, { from: proposer, to: seat.phase.country })!.pledge, 'WG-2.2'),

  apply({ setup, table, phase, player, log }, { with: from }) {
    const { repay, pledge } = takeProposal(table, { from, to: phase.country });
    table.alliances.push(allianceOf([from, phase.country], { repay, pledge }, phase.round));
    hasAtLeast(table.ranges[phase.country]!, pledge);
    const names = { country: player, ally: countryName(setup, from) };
    log?.push({ type: 'alliance-signed', rule: 'WG-2.1', ...names, repay, pledge });
  },
};

/** WG-2.1: a country refuses a proposed alliance. */
export const refuse: ActionRules<WorldGame, 'refuse', 'diplomacy'> = {
  during: ['diplomacy'],
  whyIllegal: (seat, { with: proposer }) => whyNotOpen(seat, proposer),

  apply({ setup, table, phase, player, log }, { with: from }) {
    takeProposal(table, { from, to: phase.country });
    log?.push({ type: 'proposal-refused', rule: 'WG-2.1', country: player, from: countryName(setup, from) });
  },
};

/** WG-2.1: a country ends its turn in a round of diplomacy. */
export const ready: ActionRules<WorldGame, 'ready', 'diplomacy'> = {
  during: ['diplomacy'],
  apply: endDiplomacy,
};
