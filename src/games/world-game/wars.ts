import { createRng, deriveSeed, type Seed } from '../../core/random.ts';
import type { Options } from './rules/types.ts';

/** The names of the countries in the largest war. Smaller wars use the first names of the list. */
const NAMES =
  'Alba Bern Cree Dor Elam Fiji Gaul Hejaz Ionia Jaffa Kush Lydia Media Nubia Oman Pisa Qatar Rhodes Saba Tyre Ur Vaud Wessex Xanthos Yemen Zama Aksum Buganda Champa Dahomey';

/** The minimum and maximum number of countries in a war. */
export const COUNTRIES = { least: 2, most: NAMES.split(' ').length };

/** Returns a random war of `players` countries, with 500 to 3499 points each and a fort in every fifth country. */
export function warOf(players: number, seed: Seed): Options {
  const rng = createRng(deriveSeed(seed, 'countries'));
  const countries = NAMES.split(' ')
    .slice(0, players)
    .map((name) => ({ name, points: 500 + rng.int(3000), fort: rng.int(5) === 0 }));
  const scenario = { name: 'Demonstration', provenance: 'invented', notes: '', maxPoints: 5000, countries } as const;
  return { scenario, reportBand: 500 };
}
