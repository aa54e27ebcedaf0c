import type { View } from '../../../core/game.ts';
import { countryName } from '../rules/countries.ts';
import type { Action, CountryIndex, Range, Table, WorldGame } from '../rules/types.ts';
import { isLarge, isLeader, middle, rangeOf, rivalsOf } from './estimates.ts';

/** The bot expects that each helper of the target lends this fraction of its points. */
const AID = 0.5;

/** The last round in which the country pays a point to prolong the war even if it is possibly ahead. */
const PATIENCE = 6;

/** The view and the points of the country that is called to attack or pass. */
interface Called {
  readonly view: View<WorldGame>;
  readonly country: CountryIndex;
  readonly own: number;
}

/**
 * Attacks a country that can be beaten, unless the bot waits for a later round. If no country can be beaten, the bot
 * prolongs the war with a one-point attack if this helps; otherwise, it passes.
 */
export function attackOrPass(view: View<WorldGame>, player: string, country: CountryIndex): Action {
  const called = { view, country, own: view.own?.points ?? 0 };
  const attack = (target: CountryIndex, points: number): Action => {
    return { type: 'attack-with', player, target: countryName(view.setup, target), points };
  };
  const victim = waits(called) ? undefined : victimOf(called);
  if (victim !== undefined) return attack(victim, pointsFor(view, victim));
  const strongest = wantsTime(called) ? strongestRival(called) : undefined;
  // The attack has only 1 point, even if the attacking country has more points than the target, because the target's
  // allies could defeat a larger attack.
  return strongest === undefined ? { type: 'pass', player } : attack(strongest, 1);
}

/**
 * Returns the points for an attack: one point more than the target can have. If the attacking country does not have
 * this number of points, it attacks with 1 point, which it loses.
 */
export function pointsFor({ table, own }: View<WorldGame>, target: CountryIndex): number {
  const enough = rangeOf(table, target).hi + 1;
  return enough <= (own?.points ?? 0) ? enough : 1;
}

/**
 * Whether the country makes no attack that could succeed, because it loses nothing by waiting. After a battle in the
 * current round, the war goes on for at least one more round. If the war ends, the country that is certainly the richest
 * wins. The country does not wait if all other countries together cannot stop its attack, if failed attacks of other
 * countries can prolong the war, or if the war began with at most three countries.
 */
function waits(called: Called): boolean {
  const { setup, table } = called.view;
  if (!isLarge(setup) || setup.confrontation === 'announced' || isUnbeatable(called)) return false;
  return table.attacked || isRichest(called);
}

/** Whether the country certainly has more points than all other countries together. */
function isUnbeatable({ view: { table }, country, own }: Called): boolean {
  return own > rivalsOf(table, country).reduce((sum, rival) => sum + rangeOf(table, rival).hi, 0);
}

/** Returns the richest country that can be beaten even if other countries help this country. */
function victimOf({ view: { table }, country, own }: Called): CountryIndex | undefined {
  const help = isLeader(table, country) ? helpAgainstLeader(table, country) : helpOfAllies(table, country);
  const wealth = (rival: CountryIndex): number => middle(rangeOf(table, rival));
  const isVictim = (rival: CountryIndex): boolean => own > rangeOf(table, rival).hi + AID * help[rival]!;
  const victim = rivalsOf(table, country).filter(isVictim);
  return victim.toSorted((one, other) => wealth(other) - wealth(one))[0];
}

/**
 * For each country, returns the sum of the points of its allies. The sum does not include countries that are allies of
 * the attacker.
 */
function helpOfAllies(table: Table, country: CountryIndex): readonly number[] {
  const help = table.status.map(() => 0);
  for (const { members, standing } of table.alliances) {
    if (standing.kind !== 'in-force' || members.includes(country)) continue;
    const [one, other] = members;
    help[one]! += middle(rangeOf(table, other));
    help[other]! += middle(rangeOf(table, one));
  }
  return help;
}

/**
 * For each target, returns the points of help that the target can expect if the richest country attacks it. The target
 * expects the help of its allies, or the help of any single other country if this help is greater.
 */
function helpAgainstLeader(table: Table, country: CountryIndex): readonly number[] {
  return helpOfAllies(table, country).map((help, target) => {
    const others = rivalsOf(table, country).filter((rival) => rival !== target);
    return Math.max(help, ...others.map((rival) => middle(rangeOf(table, rival))));
  });
}

/** Whether the country should prolong the war, because it would not win if the war ended now. */
function wantsTime(called: Called): boolean {
  const { setup, table } = called.view;
  if (setup.confrontation === 'stood' || table.attacked || called.own === 0 || isRichest(called)) return false;
  return table.round <= PATIENCE || contenders(called).some(({ lo }) => called.own < lo);
}

/** Whether the country certainly has more points than every other country that can win. */
function isRichest(called: Called): boolean {
  return contenders(called).every(({ hi }) => called.own > hi);
}

/**
 * Returns the ranges of points of the other countries that can win. A country that has conceded cannot win, no matter
 * how many points it has.
 */
function contenders({ view: { table }, country }: Called): readonly Range[] {
  const rivals = rivalsOf(table, country).filter((rival) => table.status[rival] === 'in');
  return rivals.map((rival) => rangeOf(table, rival));
}

/**
 * Returns the country with the highest known minimum of points, because this country will most certainly defeat a
 * one-point attack.
 */
function strongestRival({ view: { table }, country }: Called): CountryIndex | undefined {
  const least = (rival: CountryIndex): number => rangeOf(table, rival).lo;
  return rivalsOf(table, country).toSorted((one, other) => least(other) - least(one))[0];
}
