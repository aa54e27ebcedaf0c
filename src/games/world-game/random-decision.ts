/**
 * One of the legal actions at random, without listing them: a country has as many ways to lend as it has points.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import { pick, type Rng } from '../../core/random.ts';
import { callable } from './actions/call.ts';
import { counterLimits } from './actions/counter.ts';
import { withdrawable } from './actions/withdraw.ts';
import { barToLending } from './battle.ts';
import { countryName } from './countries.ts';
import { openTo, possibleAllies, REPAY_LIMITS } from './diplomacy.ts';
import type { Action, Battle, CountryIndex, Step, WorldGame } from './types.ts';

/** One of the listed actions of a country that is to act, each as likely. */
export function randomDecision(seat: Seat<WorldGame>, rng: Rng): Action {
  const { player, setup, table, own } = seat;
  const { step } = table;
  switch (step.kind) {
    case 'diplomacy':
      return randomDiplomacy(seat, step.country, rng);
    case 'pledge':
      return { type: 'set-pledge', player, points: rng.int(setup.maxPoints + 1) };
    case 'call':
      return randomCall(seat, step.country, rng);
    case 'amount':
      return { type: 'commit', player, points: 1 + rng.int(own.points) };
    case 'aid':
      return randomAid(seat, step, rng);
    case 'answer':
      return randomAnswer(seat, step.battle, rng);
    case 'over':
      throw new RangeError('No country is to decide.');
  }
}

function randomDiplomacy({ player, setup, table }: Seat<WorldGame>, country: CountryIndex, rng: Rng): Action {
  const open = openTo(table, country);
  const allies = possibleAllies(table, country);
  const rates = REPAY_LIMITS.max - REPAY_LIMITS.min + 1;
  const choice = rng.int(2 * open.length + allies.length * rates + 1) - 2 * open.length;
  if (choice < 0) {
    const { from } = pick(open, rng);
    return { type: choice % 2 === 0 ? 'sign' : 'refuse', player, with: countryName(setup, from) };
  }
  const ally = allies[Math.floor(choice / rates)];
  if (ally === undefined) return { type: 'ready', player };
  return { type: 'propose', player, to: countryName(setup, ally), repay: REPAY_LIMITS.min + (choice % rates) };
}

function randomCall({ player, setup, table, own }: Seat<WorldGame>, country: CountryIndex, rng: Rng): Action {
  if (own.points === 0) return { type: 'pass', player };
  const targets: CountryIndex[] = [];
  for (let target = 0; target < table.status.length; target++) {
    if (target !== country && table.status[target] !== 'out') targets.push(target);
  }
  const target = targets[rng.int(targets.length + 1)];
  return target === undefined
    ? { type: 'pass', player }
    : { type: 'attack', player, target: countryName(setup, target) };
}

function randomAid(
  { player, table, own }: Seat<WorldGame>,
  { battle, country }: Extract<Step, { kind: 'aid' }>,
  rng: Rng,
): Action {
  const lendable = barToLending(table, battle, country) === undefined ? own.points : 0;
  const canWithdraw = withdrawable(battle, country) > 0;
  const choice = rng.int(lendable + (canWithdraw ? 2 : 1));
  if (choice < lendable) return { type: 'lend', player, points: choice + 1 };
  return { type: canWithdraw && choice === lendable ? 'withdraw' : 'decline', player };
}

function randomAnswer({ player, setup, table, own }: Seat<WorldGame>, battle: Battle, rng: Rng): Action {
  const allies = battle.answering === 'defender' ? callable(table, battle) : [];
  const { least, most } = counterLimits(table, battle, own.points);
  const counters = Math.max(0, most - least + 1);
  const choice = rng.int(allies.length + counters + (battle.stirred ? 2 : 1));
  if (choice < counters) return { type: 'counter', player, points: least + choice };
  const ally = allies[choice - counters];
  if (ally !== undefined) return { type: 'call', player, ally: countryName(setup, ally) };
  return { type: battle.stirred && choice === counters + allies.length ? 'appeal' : 'yield', player };
}
