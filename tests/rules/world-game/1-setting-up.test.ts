import { describe, expect, it } from 'vitest';
import { type Scenario, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { faultOf } from '../../faults.ts';
import { actorOf, play, pointsInAll, pointsOf, rangeOf, war } from '../../games/world-game/play.ts';
import { messages as words } from '../../../src/games/world-game/messages/en.ts';

const scenario: Scenario = {
  name: 'S',
  provenance: 'invented',
  notes: '',
  countries: [
    { name: 'Bern', points: 5 },
    { name: 'Alba', points: 7, fort: true },
  ],
};

function faultWith(change: Partial<Scenario>): string {
  const { path, reason } = faultOf(() => game.setup({ scenario: { ...scenario, ...change } }));
  return `${path}: ${reason}`;
}

describe('[WG-1.1] a scenario', () => {
  it('contains countries, points, forts and written alliances', () => {
    const alliances = [{ between: ['Bern', 'Alba'], repay: 3, pledge: 4 }] as const;
    const state = game.setup({ scenario: { ...scenario, maxPoints: 9, alliances } });

    expect(game.players(state)).toEqual(['Alba', 'Bern']);
    expect(state.secrets).toEqual({ Alba: { points: 7 }, Bern: { points: 5 } });
    expect(state.setup.countries).toEqual([
      { name: 'Alba', fort: true },
      { name: 'Bern', fort: false },
    ]);
    expect(state.table.alliances).toMatchObject([{ members: [0, 1], repay: 3, pledge: 4, signed: 0 }]);
    expect(game.setup({ scenario }).setup.maxPoints).toBe(1_000_000);
  });

  it('has alliances with repayment 1 and no pledge by default', () => {
    const state = game.setup({ scenario: { ...scenario, alliances: [{ between: ['Alba', 'Bern'] }] } });

    expect(state.table.alliances).toMatchObject([{ repay: 1, pledge: 0 }]);
  });

  it('has 2 to 30 countries', () => {
    const countries = Array.from({ length: 31 }, (_, index) => ({ name: `C${String(index)}`, points: 1 }));

    expect(game.players(game.setup({ scenario: { ...scenario, countries: countries.slice(0, 30) } }))).toHaveLength(30);
    expect(faultWith({ countries })).toMatch(/^scenario\.countries: /);
    expect(faultWith({ countries: countries.slice(0, 1) })).toMatch(/^scenario\.countries: /);
  });

  it.each([
    [{ name: 'Alba', points: 1 }, 'scenario.countries.2.name: Expected a name that is not taken'],
    [{ name: 'chance', points: 1 }, 'scenario.countries.2.name: This word cannot be the name of a country'],
    [{ name: 'spectator', points: 1 }, 'scenario.countries.2.name: This word cannot be the name of a country'],
    [{ name: 'constructor', points: 1 }, 'scenario.countries.2.name: This word cannot be the name of a country'],
    [{ name: '__proto__', points: 1 }, 'scenario.countries.2.name: Expected letters'],
    [{ name: '', points: 1 }, 'scenario.countries.2.name: Expected letters'],
    [{ name: ' Cree', points: 1 }, 'scenario.countries.2.name: Expected letters'],
    [{ name: 'Cree ', points: 1 }, 'scenario.countries.2.name: Expected letters'],
    [{ name: 'C\n', points: 1 }, 'scenario.countries.2.name: Expected letters'],
    [{ name: 'C'.repeat(41), points: 1 }, 'scenario.countries.2.name: '],
    [{ name: 'Cree', points: 1_000_001 }, 'scenario.countries.2.points: Expected at most 1000000 points'],
    [{ name: 'Cree', points: -1 }, 'scenario.countries.2.points: '],
    [{ name: 'Cree', points: 1.5 }, 'scenario.countries.2.points: '],
  ])('cannot have a country like %j', (country, issue) => {
    expect(faultWith({ countries: [...scenario.countries, country] })).toContain(issue);
  });

  it('accepts names in any script', () => {
    const countries = ['Côte d’Ivoire', 'Österreich', '日本', '7'].map((name) => ({ name, points: 1 }));
    const state = game.setup({ scenario: { ...scenario, countries } });

    const [first] = game.players(state);
    expect(first).toBe('7');
    for (const name of game.players(state)) {
      expect(game.parse(game.format({ type: 'pass', player: name }))).toEqual({ type: 'pass', player: name });
    }
  });

  it.each([
    [{ between: ['Alba', 'Alba'] }, 'scenario.alliances.0.between: Expected two different countries'],
    [{ between: ['Alba', 'Cree'] }, 'scenario.alliances.0.between: Expected two different countries'],
    [{ between: ['Alba', 'Bern'], repay: 11 }, 'scenario.alliances.0.repay: '],
    [{ between: ['Alba', 'Bern'], repay: 0 }, 'scenario.alliances.0.repay: '],
    [{ between: ['Alba', 'Bern'], pledge: 1_000_001 }, 'scenario.alliances.0.pledge: Expected at most'],
  ])('cannot have an alliance like %j', (alliance, issue) => {
    expect(faultWith({ alliances: [alliance] } as unknown as Partial<Scenario>)).toContain(issue);
  });

  it('can have only one alliance between two countries', () => {
    const alliances = [{ between: ['Alba', 'Bern'] }, { between: ['Bern', 'Alba'] }] as const;

    expect(faultWith({ alliances })).toBe('scenario.alliances.1.between: These two countries already have an alliance');
  });
});

describe('the order of calling', () => {
  it('[WG-1.2] sorts names by code points, not by UTF-16 units', () => {
    // By code points, U+FF21 comes before U+1D400. By UTF-16 units, U+FF21 comes after U+1D400, whose first unit is
    // U+D835.
    const names = ['\u{1D400}', 'Ａ', 'a', 'Z', 'Za', 'É'];
    const state = war(Object.fromEntries(names.map((name) => [name, 1])));

    expect(game.players(state)).toEqual(['Z', 'Za', 'a', 'É', 'Ａ', '\u{1D400}']);
  });
});

describe('a fort', () => {
  it('[WG-1.3] adds 100 points after the diplomacy and before the first call, for all to see', () => {
    const before = game.setup({ scenario: { ...scenario, maxPoints: 9 }, diplomacyRounds: 1, reportBand: 0 });
    expect([pointsOf(before, 'Alba'), rangeOf(before, 'Alba')]).toEqual([7, '0..9']);

    const after = play(before, 'Alba ready', 'Bern ready');
    expect([pointsOf(after, 'Alba'), rangeOf(after, 'Alba')]).toEqual([107, '100..109']);
    expect([pointsOf(after, 'Bern'), rangeOf(after, 'Bern')]).toEqual([5, '0..9']);
    expect([actorOf(after), pointsInAll(after)]).toEqual(['Alba', 112]);
    expect(game.view(before, 'Bern').setup.countries[0]).toEqual({ name: 'Alba', fort: true });
  });
});

describe('[WG-1.4] the reports of spies', () => {
  it.each([
    [0, 0, '0..9999'],
    [1, 1234, '1234..1234'],
    [1000, 1234, '1000..1999'],
    [1000, 999, '0..999'],
    [1000, 1000, '1000..1999'],
    [7, 20, '14..20'],
    [7, 21, '21..27'],
    [3000, 9999, '9000..9999'],
  ])('with a width of %i and %i points give %s', (reportBand, points, range) => {
    expect(rangeOf(war({ A: points, B: 1 }, { reportBand }), 'A')).toBe(range);
  });

  it('have a width of 500 by default', () => {
    expect(game.setup({ scenario }).setup.reportBand).toBe(500);
  });
});

describe('a viewer’s view of the default scenario', () => {
  it('[WG-1.5] does not contain the points', () => {
    // The spies’ reports cannot contain 1900 or 1800, because no band begins at these numbers of points.
    for (const viewer of ['A', 'spectator'] as const) {
      const text = JSON.stringify(game.view(game.setup(), viewer));
      for (const points of ['1900', '1800']) expect(text).not.toContain(points);
    }
    const told = JSON.stringify(game.start().events) + words.picture(game.setup());
    for (const points of ['1900', '1800']) expect(told).not.toContain(points);
  });
});
