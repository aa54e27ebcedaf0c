import type { View } from '../../../core/game.ts';
import { countryName } from '../rules/countries.ts';
import { possibleAllies, signable } from '../rules/proposals.ts';
import type { Action, CountryIndex, Setup, Table, WorldGame } from '../rules/types.ts';
import { middle, rangeOf } from './estimates.ts';

/**
 * The repayment that it agrees for each point lent. A repayment above the loan is good for a country that lends more often
 * than it borrows. In a war of three every country is itself in two of three battles; in larger wars at least half of them are
 * between others.
 */
function rateOf({ countries }: Setup): number {
  return countries.length > 3 ? 3 : 1;
}

/** The pledge to an ally: points that both countries surely have, because nobody can sign for more than they have. */
export function pledgeTo({ table, own }: View<WorldGame>, ally: CountryIndex): number {
  return Math.min(own?.points ?? 0, rangeOf(table, ally).lo);
}

/** Signs alliances at its own rate, and proposes them to all, the richest first, unless there is nobody against whom an ally could help. */
export function negotiate(view: View<WorldGame>, player: string, country: CountryIndex): Action {
  const { setup, table, own = { points: 0 } } = view;
  const rate = rateOf(setup);
  const [offer] = signable({ setup, table, player, own }, country)
    .filter(({ repay }) => repay === rate)
    .toSorted((one, other) => other.pledge - one.pledge);
  if (offer !== undefined) return { type: 'sign', player, with: countryName(setup, offer.from) };
  const [ally] = setup.countries.length > 2 ? byWealth(table, possibleAllies(view, country)) : [];
  if (ally === undefined) return { type: 'ready', player };
  return { type: 'propose-alliance', player, to: countryName(setup, ally), repay: rate, pledge: pledgeTo(view, ally) };
}

function byWealth(table: Table, countries: readonly CountryIndex[]): readonly CountryIndex[] {
  const wealth = (country: CountryIndex): number => middle(rangeOf(table, country));
  return countries.toSorted((one, other) => wealth(other) - wealth(one));
}
