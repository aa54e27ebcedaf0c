import type { View } from '../../core/game.ts';
import { type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import { declared } from './rules/declaration.ts';
import type { Battle, Table, WorldGame } from './rules/types.ts';

type Seen = View<WorldGame>;

/**
 * The observation of *The World Game* as numbers. The countries are in calling order, beginning with the observing
 * country. Numbers of points are divided by the greatest number of points that any country can have in the current
 * position.
 */
export const observation: Observation<WorldGame> = {
  version: 1,
  features: (setup, players) => {
    const count = players.length;
    const distance = ({ viewer }: Seen, country: number): number => (country - players.indexOf(viewer) + count) % count;
    const byCountry: ByCountry = (name, about, read) => ({
      name,
      about: `${about}; one number for each country`,
      shape: [count],
      write(view, into, start) {
        for (let country = 0; country < count; country++) into[start + distance(view, country)] = read(view, country);
      },
    });
    return [
      oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
      scalar('round', 'r / (10 + r), where r is the round of the war', ({ table }) => table.round / (table.round + 10)),
      scalar('diplomacy', 'the round of diplomacy, divided by the last such round', ({ table: { phase } }) =>
        'round' in phase ? phase.round / setup.diplomacyRounds : 0,
      ),
      scalar('attacked', '1 if there was a confrontation in this round', ({ table }) => Number(table.attacked)),
      scalar('points', 'free points of the observing country', ({ own, table }) => (own?.points ?? 0) / scaleOf(table)),
      byCountry('least', 'lowest possible points', ({ table }, country) => table.ranges[country]!.lo / scaleOf(table)),
      byCountry('most', 'highest possible points', ({ table }, country) => table.ranges[country]!.hi / scaleOf(table)),
      byCountry('in', '1 for countries in the war', ({ table }, country) => Number(table.status[country] === 'in')),
      byCountry('fort', '1 for each fort', ({ setup: { countries } }, country) => Number(countries[country]!.fort)),
      byCountry('asked', '1 for countries that must act or that the phase names', ({ table: { phase } }, country) =>
        Number(Object.values(phase).includes(country)),
      ),
      pairs('allied', '1 for each pair of countries whose alliance is in force', { count, distance }, ({ alliances }) =>
        alliances.filter(({ standing }) => standing.kind === 'in-force').map(({ members }) => members),
      ),
      pairs('proposed', '1 for the sender and the receiver of a proposal', { count, distance }, ({ proposals }) =>
        proposals.map(({ from, to }) => [from, to]),
      ),
      ...battleOf(byCountry),
      scalar('answers', '1 if the attacker must answer, -1 if the defender must answer', ({ table }) => {
        const battle = battleIn(table);
        return battle === undefined ? 0 : battle.answering === 'attacker' ? 1 : -1;
      }),
    ];
  },
};

/** Creates a feature that contains a number for each country. */
type ByCountry = (name: string, about: string, read: (view: Seen, country: number) => number) => Feature<WorldGame>;

/** Returns the features of the battle in progress. If there is no battle, these features are 0. */
function battleOf(byCountry: ByCountry): readonly Feature<WorldGame>[] {
  const inBattle = (
    name: string,
    about: string,
    read: (battle: Battle, country: number, scale: number) => number,
  ): Feature<WorldGame> =>
    byCountry(name, about, ({ table }, country) => {
      const battle = battleIn(table);
      return battle === undefined ? 0 : read(battle, country, scaleOf(table));
    });
  return [
    inBattle('attacker', '1 for the attacker', ({ attacker }, country) => Number(country === attacker)),
    inBattle('defender', '1 for the defender', ({ defender }, country) => Number(country === defender)),
    inBattle('committed', 'points staked by the attacker, without loans', ({ attacker, own }, country, scale) =>
      country === attacker ? own / scale : 0,
    ),
    inBattle(
      'lent',
      'points that the country has lent; negative if it has lent these points to the defender',
      ({ loans }, country, scale) => {
        const own = loans.filter((loan) => loan.country === country);
        const points = own.map(({ side, free, pledged }) => (side === 'attacker' ? 1 : -1) * (free + pledged));
        return points.reduce((sum, each) => sum + each, 0) / scale;
      },
    ),
    inBattle('barred', '1 for countries that no longer take part in the battle', ({ barred }, country) =>
      Number(barred.includes(country)),
    ),
  ];
}

/** Returns a feature that contains a number for each pair of countries. */
function pairs(
  name: string,
  about: string,
  { count, distance }: { readonly count: number; readonly distance: (view: Seen, country: number) => number },
  read: (table: Table) => readonly (readonly number[])[],
): Feature<WorldGame> {
  return {
    name,
    about,
    shape: [count, count],
    write(view, into, start) {
      for (const [one, other] of read(view.table))
        into[start + count * distance(view, one!) + distance(view, other!)] = 1;
    },
  };
}

function battleIn({ phase }: Table): Battle | undefined {
  return 'battle' in phase ? phase.battle : undefined;
}

function scaleOf({ ranges }: Table): number {
  let most = 1;
  for (const { hi } of ranges) if (hi > most) most = hi;
  return most;
}
