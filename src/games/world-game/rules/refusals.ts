import { violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { SeatAt } from '../../../core/spec.ts';
import { fullCountries } from './alliances.ts';
import { countryName, hasCountry } from './countries.ts';
import { openTo } from './proposals.ts';
import type { RuleId } from './rulebook.ts';
import type { CountryIndex, Refusal, WorldGame } from './types.ts';

/** Returns the refusal of an action with which a country names itself as the target. */
export function whyNotAnother(
  { setup, player }: Seat<WorldGame>,
  other: CountryIndex,
  rule: RuleId,
): Refusal | undefined {
  const country = countryName(setup, other);
  return country === player ? violation('own-country', rule, { country }) : undefined;
}

/** Returns the refusal of an answer to a country that has made no proposal. */
export function whyNotOpen(
  { setup, table, phase }: SeatAt<WorldGame, 'diplomacy'>,
  proposer: CountryIndex,
): Refusal | undefined {
  if (openTo(table, phase.country).some(({ from }) => from === proposer)) return undefined;
  return violation('no-open-proposal', 'WG-2.1', { country: countryName(setup, proposer) });
}

/** Returns the refusal of an alliance with a country that has conceded. */
export function whyConceded({ setup, table }: Seat<WorldGame>, country: CountryIndex): Refusal | undefined {
  if (table.status[country] !== 'conceded') return undefined;
  return violation('has-conceded', 'WG-6.4', { country: countryName(setup, country) });
}

/** Returns the refusal of an alliance if the acting country or the other country cannot join another alliance. */
export function whyNotAllied(
  { setup, table, phase }: SeatAt<WorldGame, 'diplomacy'>,
  other: CountryIndex,
): Refusal | undefined {
  const countries = fullCountries({ setup, table });
  const full = [phase.country, other].find((each) => hasCountry(countries, each));
  return full === undefined ? undefined : violation('allies-enough', 'WG-2.2', { country: countryName(setup, full) });
}

/** Returns the refusal of an action if the acting country does not have enough points. */
export function whyNotAffordable({ own }: Seat<WorldGame>, points: number, rule: RuleId): Refusal | undefined {
  return points > own.points ? violation('too-many-points', rule, { points, own: own.points }) : undefined;
}
