import { createRng, deriveSeed, type Seed } from '../../core/random.ts';
import type { Options } from './rules/types.ts';

/** The names of the countries in the largest war. A war with fewer countries uses the names at the beginning of this list. */
const NAMES =
  'Alba Bern Cree Dor Elam Fiji Gaul Hejaz Ionia Jaffa Kush Lydia Media Nubia Oman Pisa Qatar Rhodes Saba Tyre Ur Vaud Wessex Xanthos Yemen Zama Aksum Buganda Champa Dahomey';

/** The minimum and maximum number of countries in a war. */
export const COUNTRIES = { least: 2, most: NAMES.split(' ').length };

/** Number of countries in the war of {@link balancedOptions}. In a war of five countries, one country has no ally. */
export const DEALT = 6;

/**
 * Returns a random war of `players` countries, with 1000 to 2749 points each and a fort in about every fifth country.
 * If countries were poorer, the country that is called first would have worse chances.
 */
export function warOf(players: number, seed: Seed): Options {
  const rng = createRng(deriveSeed(seed, 'countries'));
  const countries = NAMES.split(' ')
    .slice(0, players)
    .map((name) => ({ name, points: 1000 + rng.int(1750), fort: rng.int(5) === 0 }));
  const scenario = { name: 'Demonstration', provenance: 'invented', notes: '', maxPoints: 5000, countries } as const;
  return { scenario, reportBand: 500 };
}

/**
 * Options for a balanced war. The points of the countries in these options were drawn at random once. A program that
 * uses the manifest draws new points for each match. An attacker that yields loses all its points, because otherwise it
 * would be profitable for every country to lend all its points to any other country.
 */
export const balancedOptions = /* @__PURE__ */ balanced();

function balanced(): Options {
  return { ...warOf(DEALT, 'for play'), conquest: 'total' };
}
