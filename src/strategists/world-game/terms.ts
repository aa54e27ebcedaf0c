/**
 * The alliances that the strategist of *The World Game* makes.
 *
 * @packageDocumentation
 */
import type { View } from '../../core/game.ts';
import { countryName } from '../../games/world-game/countries.ts';
import { openTo, possibleAllies } from '../../games/world-game/proposals.ts';
import type { Terms } from '../../games/world-game/scenario-shape.ts';
import type { Action, CountryIndex, Setup, WorldGame } from '../../games/world-game/types.ts';

/**
 * What it offers: each lends the other all that it has when called. Paying back more than was lent is good for whoever lends
 * more often than it borrows. In a war of three every country is itself in two of three battles; in larger wars at least
 * half of them are between others.
 */
export function termsOf({ countries, maxPoints }: Setup): Terms {
  return { repay: countries.length > 3 ? 3 : 1, pledge: maxPoints };
}

/** Signs its own terms and no others, and offers them to all, unless there is nobody against whom an ally could help. */
export function negotiate({ setup, table }: View<WorldGame>, player: string, country: CountryIndex): Action {
  const terms = termsOf(setup);
  const [offer] = openTo(table, country);
  if (offer !== undefined) {
    const isMine = offer.repay === terms.repay && offer.pledge === terms.pledge;
    return { type: isMine ? 'sign' : 'refuse', player, with: countryName(setup, offer.from) };
  }
  const [ally] = setup.countries.length > 2 ? possibleAllies(table, country) : [];
  if (ally === undefined) return { type: 'ready', player };
  return { type: 'propose-alliance', player, to: countryName(setup, ally), ...terms };
}
