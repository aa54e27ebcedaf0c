import { violation } from '../../../../core/errors.ts';
import type { ActionRules, DecisionDraft, SeatAt } from '../../../../core/spec.ts';
import { canCall } from '../aid.ts';
import { allianceBetween, deedsOf } from '../alliances.ts';
import { decide, startAid, switchSides } from '../battle-course.ts';
import { attackerStake, loanOf, loansTo, shownStake } from '../battle.ts';
import { countryName, secretOf } from '../countries.ts';
import { isExactly, spend } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { CountryIndex, Refusal, WorldDraft, WorldGame } from '../types.ts';

type Seat = SeatAt<WorldGame, 'answer'>;
type State = DecisionDraft<WorldGame, 'answer'>;

/**
 * WG-4.4: the defender calls the pledge of an ally, which means that it demands the points that the ally has pledged.
 * The ally lends the pledged points, or all its points if it has fewer points.
 */
export const call: ActionRules<WorldGame, 'call', 'answer'> = {
  during: ['answer'],

  whyIllegal({ setup, table, phase: { battle } }, { ally: country }) {
    if (battle.answering === 'attacker') return violation('attacker-cannot-call', 'WG-4.4');
    if (canCall(table, battle, country)) return undefined;
    const ally = countryName(setup, country);
    return battle.called.includes(country)
      ? violation('already-called', 'WG-4.4', { ally })
      : violation('no-pledge', 'WG-4.4', { ally });
  },

  apply(state, { ally: country }) {
    const { setup, table, player, log } = state;
    const { battle } = state.phase;
    const alliance = allianceBetween(table, battle.defender, country)!;
    const { pledge } = alliance;
    const lent = collect(state, country, pledge);
    const deeds = deedsOf(alliance, country);
    deeds.called += pledge;
    deeds.lent += lent;
    battle.called.push(country);
    battle.aidChanged = true;
    const loan = loanOf(battle, country);
    if (loan !== undefined) loan.pledged += lent;
    else if (lent > 0) battle.loans.push({ country, side: 'defender', free: 0, pledged: lent });
    const ally = countryName(setup, country);
    log?.push({ type: 'pledge-called', rule: 'WG-4.4', country: player, ally, pledge, lent });
  },
};

/** Collects a pledge from an ally. A payment below the pledge reveals that the ally has no points left. */
function collect(state: WorldDraft, ally: CountryIndex, pledge: number): number {
  const purse = secretOf(state, ally);
  const known = state.table.ranges[ally]!;
  const lent = Math.min(pledge, purse.points);
  purse.points -= lent;
  if (lent < pledge) isExactly(known, 0);
  else spend(known, pledge);
  return lent;
}

/** WG-4.4: the side that must answer asks all third countries for aid again. */
export const appeal: ActionRules<WorldGame, 'appeal', 'answer'> = {
  during: ['answer'],

  whyIllegal: ({ phase }) => (phase.battle.aidChanged ? undefined : violation('nothing-new', 'WG-4.4')),

  apply(state) {
    state.log?.push({ type: 'aid-asked', rule: 'WG-4.4', country: state.player });
    startAid(state, state.phase.battle);
  },
};

/** WG-4.4: the side that must answer raises its stake above the stake of the other side. */
export const counter: ActionRules<WorldGame, 'counter', 'answer'> = {
  during: ['answer'],

  whyIllegal: (seat, { points }) =>
    seat.phase.battle.answering === 'defender' ? whyNotShow(seat, points) : whyNotAdd(seat, points),

  apply(state, { points }) {
    const { table, player, log } = state;
    const { battle } = state.phase;
    const isDefender = battle.answering === 'defender';
    if (isDefender) show(state);
    else add(state, points);
    const [attacker, defender] = [attackerStake(battle), shownStake(table, battle)];
    const stakes = isDefender ? { stake: defender, against: attacker } : { stake: attacker, against: defender };
    log?.push({ type: 'counter-attacked', rule: 'WG-4.4', country: player, added: points, ...stakes });
    switchSides(state, battle);
  },
};

function whyNotShow({ own, phase: { battle } }: Seat, points: number): Refusal | undefined {
  if (points === 0) return whyNotHigher(own.points + loansTo(battle, 'defender'), attackerStake(battle));
  return violation('nothing-to-add', 'WG-4.4', { points });
}

function whyNotAdd(seat: Seat, points: number): Refusal | undefined {
  const { battle } = seat.phase;
  const stakes = [attackerStake(battle) + points, shownStake(seat.table, battle)] as const;
  return whyNotAffordable(seat, points, 'WG-4.4') ?? whyNotHigher(...stakes);
}

function whyNotHigher(stake: number, against: number): Refusal | undefined {
  return stake > against ? undefined : violation('not-higher', 'WG-4.4', { stake, against });
}

/** Makes the defender show its stake. The points of the defender are then public. */
function show({ table, phase: { battle }, own }: State): void {
  battle.shown = true;
  isExactly(table.ranges[battle.defender]!, own.points);
}

function add({ table, phase: { battle }, own }: State, points: number): void {
  battle.own += points;
  own.points -= points;
  spend(table.ranges[battle.attacker]!, points);
}

/** WG-4.4: instead of a counter-attack, the side that must answer yields. This decides the battle. */
export const yieldBattle: ActionRules<WorldGame, 'yield', 'answer'> = {
  during: ['answer'],
  apply: decide,
};
