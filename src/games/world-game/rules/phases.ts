import type { GameSpec, PositionAt } from '../../../core/spec.ts';
import { whyNotLend, callable, withdrawable } from './aid.ts';
import { declineAid, decide } from './battle-course.ts';
import { attackerStake, countryOn, leastCounter, loansTo } from './battle.ts';
import { countriesWhere, countryName } from './countries.ts';
import { dropAttack, endDiplomacy, passCall } from './course.ts';
import { possibleAllies, signable } from './proposals.ts';
import { REPAY_LIMITS } from './scenario-shape.ts';
import type { CountryName, WorldGame } from './types.ts';

/** The phases whose data contain the country that must decide. */
type Naming = 'diplomacy' | 'pledge' | 'call' | 'amount' | 'aid';

const countryAt = ({ setup, phase }: PositionAt<WorldGame, Naming>): CountryName => countryName(setup, phase.country);

/**
 * The phases. One country decides at a time. In a round of the war (WG-3.1) and in an aid round (WG-4.1), countries
 * decide in calling order.
 */
export const phases: GameSpec<WorldGame>['phases'] = {
  diplomacy: {
    rule: 'WG-2.1',
    actor: countryAt,
    choices(seat, offer) {
      const { country } = seat.phase;
      for (const { from } of signable(seat, country)) offer.one('sign', from);
      for (const { from, to } of seat.table.proposals) if (to === country) offer.one('refuse', from);
      for (const ally of possibleAllies(seat, country)) {
        offer.range('propose', REPAY_LIMITS.min, REPAY_LIMITS.max, ally);
      }
      offer.one('ready');
    },
    ifEliminated: endDiplomacy,
  },

  pledge: {
    rule: 'WG-2.2',
    actor: countryAt,
    choices: ({ own }, offer) => offer.range('set-pledge', 0, own.points),
    ifEliminated: endDiplomacy,
  },

  call: {
    rule: 'WG-3.1',
    actor: countryAt,
    choices({ table, own, phase: { country } }, offer) {
      const isTarget = (other: number): boolean => other !== country && table.status[other] !== 'out';
      if (own.points > 0) for (const target of countriesWhere(table, isTarget)) offer.one('attack', target);
      offer.one('pass');
    },
    ifEliminated: passCall,
  },

  amount: {
    rule: 'WG-3.2',
    actor: countryAt,
    choices: ({ own }, offer) => offer.range('commit', 1, own.points),
    ifEliminated: dropAttack,
  },

  aid: {
    rule: 'WG-4.1',
    actor: countryAt,
    choices({ setup, table, own, phase: { battle, country } }, offer) {
      if (whyNotLend(table, battle, country) === undefined) offer.range('lend', 1, own.points);
      if (withdrawable(setup, battle, country) > 0) offer.one('withdraw');
      offer.one('decline');
    },
    ifEliminated: declineAid,
  },

  answer: {
    rule: 'WG-4.4',
    actor: ({ setup, phase: { battle } }) => countryName(setup, countryOn(battle, battle.answering)),
    choices({ table, own, phase: { battle } }, offer) {
      const isDefender = battle.answering === 'defender';
      if (isDefender) for (const ally of callable(table, battle)) offer.one('call', ally);
      if (battle.aidChanged) offer.one('appeal');
      if (!isDefender) offer.range('counter', leastCounter(table, battle), own.points);
      else if (own.points + loansTo(battle, 'defender') > attackerStake(battle)) offer.one('counter', 0);
      offer.one('yield');
    },
    ifEliminated: decide,
  },

  over: { rule: 'WG-6.1' },
};
