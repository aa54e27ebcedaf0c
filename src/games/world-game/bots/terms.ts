import type { View } from '../../../core/game.ts';
import { countryName } from '../rules/countries.ts';
import { possibleAllies, signable } from '../rules/proposals.ts';
import type { Action, CountryIndex, Setup, WorldGame } from '../rules/types.ts';
import { isLarge, isLeader, rangeOf } from './estimates.ts';

/**
 * Returns the number of points that must be repaid for each point lent. A high repayment helps countries that lend more
 * often than they borrow. In a war of three countries, the number is 1, because every country fights in two of three
 * battles. In larger wars, the number is 3, because at least half of all battles are between other countries.
 */
function rateOf(setup: Setup): number {
  return isLarge(setup) ? 3 : 1;
}

/**
 * Returns the pledge to an ally: the points that both countries certainly have. A country is not allowed to pledge more
 * points than it has.
 */
export function pledgeTo({ table, own }: View<WorldGame>, ally: CountryIndex): number {
  return Math.min(own?.points ?? 0, rangeOf(table, ally).lo);
}

/**
 * Signs alliances with the repayment of {@link rateOf}, and proposes such alliances to all countries that do not
 * seem to be the richest, because the richest ally would probably win. In a war of three countries, the bot proposes
 * alliances to both others. In a war of two countries, it neither signs nor proposes alliances. If several countries
 * have proposed the same pledge, the bot signs with the last of them in calling order; otherwise, the first countries
 * would win more often.
 */
export function negotiate(view: View<WorldGame>, player: string, country: CountryIndex): Action {
  const { setup, table, own = { points: 0 } } = view;
  const rate = rateOf(setup);
  const [offer] = signable({ setup, table, player, own }, country)
    .filter(({ repay }) => repay === rate)
    .toSorted((one, other) => other.pledge - one.pledge || other.from - one.from);
  if (offer !== undefined) return { type: 'sign', player, with: countryName(setup, offer.from) };
  const isWanted = (other: CountryIndex): boolean => !isLarge(setup) || !isLeader(table, other);
  const ally = setup.countries.length > 2 ? possibleAllies(view, country).find(isWanted) : undefined;
  if (ally === undefined) return { type: 'ready', player };
  return { type: 'propose-alliance', player, to: countryName(setup, ally), repay: rate, pledge: pledgeTo(view, ally) };
}
