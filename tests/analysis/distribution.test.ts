import { describe, expect, it } from 'vitest';
import {
  AnalysisError,
  bestSequence,
  distribution,
  expectation,
  type Policy,
  probabilityOf,
  toNumber,
  variance,
} from '../../src/analysis/index.ts';
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type Chicago, chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import { supportPoints, type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { endings, plus, type Ratio, tallied, text } from '../naive/enumeration.ts';
import { times } from '../times.ts';
import { chicagoCombat, uawCombat } from './combat-positions.ts';

const attack = (track: string) => ({ type: 'attack', player: 'radicals', track }) as const;

/** A policy that moves every counter that can move. */
const advances: Policy<Uaw> = ({ setup, table: { phase } }) =>
  phase.kind === 'advance'
    ? { type: 'advance', player: 'radicals', track: setup.scenario.tracks[phase.queue[0] as number]?.id as string }
    : undefined;

/** A policy that attacks on every possible track, in board order, and moves every counter that can move. */
const attacksAll: Policy<Uaw> = (state) =>
  advances(state) ??
  (upAgainstTheWall.legalActions(state, 'radicals') as Uaw['action'][]).find(({ type }) => type === 'attack');

const lead = (state: State<Uaw>): number => supportPoints(state).radicals - supportPoints(state).administration;

const ALL = {
  radicals: [4, 2, 3, 1, 6, 1, 2, 5, 3, 4, 7],
  administration: [2, 2, 1, 1, 2, 2, 4, 1, 3, 2, 1],
};

describe('distribution', () => {
  it('[UW-3.4] gives the odds of one attack as printed, in lowest terms', () => {
    const state = uawCombat([4], [4]);

    const odds = distribution(upAgainstTheWall, state, {
      play: [attack('trustees')],
      measure: ({ table }) => [table.pieces.radicals[0] as number, table.pieces.administration[0] as number],
    });

    expect(odds).toEqual([
      { value: [0, 0], probability: '1/2' },
      { value: [0, 4], probability: '1/3' },
      { value: [4, 0], probability: '1/6' },
    ]);
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
  });

  it('compares numbers by value, not by digits', () => {
    const odds = distribution(upAgainstTheWall, uawCombat([4], [4]), {
      play: [attack('trustees')],
      measure: ({ table }) => {
        const [left = 0] = table.pieces.radicals;
        return left > 0 ? 10 : table.pieces.administration[0] === 4 ? 9 : -3;
      },
    });

    expect(odds.map(({ value }) => value)).toEqual([-3, 9, 10]);
  });

  it('equals exhaustive enumeration for a series of attacks', () => {
    const state = uawCombat(ALL.radicals.slice(0, 4), ALL.administration.slice(0, 4));
    const series = ['city-government', 'trustees', 'conservative-faculty', 'alumni'].filter((_, place) => place !== 0);
    const decide: Policy<Uaw> = (now) => {
      const next = series[now.table.done.attacked.length];
      return advances(now) ?? (next === undefined ? undefined : attack(next));
    };

    const odds = distribution(upAgainstTheWall, state, {
      play: series.map(attack),
      otherwise: advances,
      measure: lead,
    });

    const naive = tallied(endings(upAgainstTheWall, state, decide), lead);
    expect(byValue(odds)).toEqual(naive);
    expect(odds.map(({ value }) => value)).toEqual(
      Object.keys(naive)
        .map(Number)
        .sort((one, other) => one - other),
    );
  });

  it('gives a whole combat step of Up Against the Wall, equal to the sum over the tracks', () => {
    const state = uawCombat(ALL.radicals, ALL.administration, { wipeOut: 'off' });

    const odds = distribution(upAgainstTheWall, state, {
      play: attacksAll,
      until: ({ table }) => table.mover !== 'radicals',
      measure: lead,
      key: (now) => [now.table.mover, now.table.phase, now.table.done.attacked, lead(now)],
    });

    expect(byValue(odds)).toEqual(trackByTrack(state));
  });

  it('agrees with simulation of the whole step within four standard errors', () => {
    const state = uawCombat(ALL.radicals, ALL.administration, { wipeOut: 'off' });
    const odds = distribution(upAgainstTheWall, state, {
      play: attacksAll,
      until: ({ table }) => table.mover !== 'radicals',
      measure: lead,
      key: (now) => [now.table.mover, now.table.phase, now.table.done.attacked, lead(now)],
    });
    const rng = createRng('whole step');
    const runs = times(2000);
    let sum = 0;
    for (let run = 0; run < runs; run++) {
      const fork = upAgainstTheWall.fork(state, { dice: rng });
      for (;;) {
        const action = fork.state.table.mover === 'radicals' ? attacksAll(fork.state) : undefined;
        if (action === undefined) break;
        fork.apply(action);
      }
      sum += lead(fork.state);
    }

    const error = Math.sqrt(toNumber(variance(odds)) / runs);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(sum / runs - toNumber(expectation(odds)))).toBeLessThan(4 * error);
  });

  it('gives a whole combat step of Chicago-Chicago, equal to exhaustive enumeration', () => {
    const state = chicagoCombat([
      { area: 0, groups: 2, platoons: 4 },
      { area: 14, groups: 1, platoons: 3 },
      { area: 5, groups: 1, platoons: 2 },
    ]);
    const play: Policy<Chicago> = (now) => {
      if (now.table.phase.kind !== 'attack') return undefined;
      const inPark = (chicagoChicago.legalActions(now, 'police') as Chicago['action'][]).find(
        (action) => action.type === 'engage' && action.table === (action.area === 'grant-west' ? 'assault' : 'harass'),
      );
      if (inPark !== undefined) return inPark;
      const [groups, platoons] = [{ 'level-3': 1 }, { 'level-1': 2 }];
      return now.table.attacked.includes(5)
        ? { type: 'end-step', player: 'police' }
        : { type: 'attack-groups', player: 'police', area: 'rush-street', groups, platoons, table: 'harass' };
    };
    const index = ({ table }: State<Chicago>): [number, number, string] => [
      table.index.demonstrators,
      table.index.police,
      table.phase.kind,
    ];

    const odds = distribution(chicagoChicago, state, { play, measure: index });

    expect(odds.length).toBeGreaterThanOrEqual(10);
    expect(byValue(odds)).toEqual(tallied(endings(chicagoChicago, state, play), index));
  });

  it('has probabilities whose sum is 1', () => {
    const odds = distribution(upAgainstTheWall, uawCombat([4, 5], [4, 2]), {
      play: [attack('alumni'), attack('trustees')],
      otherwise: advances,
      measure: lead,
    });

    expect(probabilityOf(odds, () => true)).toBe('1');
    expect(probabilityOf(odds, () => false)).toBe('0');
  });

  it('stops at the first decision for which the list has no action', () => {
    const state = uawCombat([9], [1]);

    const odds = distribution(upAgainstTheWall, state, {
      play: [attack('trustees')],
      measure: ({ table }) => table.phase.kind,
    });

    expect(byValue(odds)).toEqual({ '"advance"': '5/6', '"deploy"': '1/6' });
  });

  it('distinguishes positions by how much of the list has been played, whatever the key', () => {
    const settings = {
      play: [attack('trustees'), attack('alumni')],
      otherwise: advances,
      until: ({ table }: State<Uaw>) => table.done.attacked.length === 2 && table.phase.kind !== 'attack-roll',
      measure: lead,
    };
    const state = uawCombat([1, 1, 9], [2, 2, 9]);

    const key = ({ setup, table }: State<Uaw>): unknown => [table.phase.kind, lead({ setup, table } as State<Uaw>)];

    expect(distribution(upAgainstTheWall, state, { ...settings, key })).toEqual(
      distribution(upAgainstTheWall, state, settings),
    );
  });

  it.each([
    [0, 'x'],
    ['x', 0],
  ])('sorts numbers and other values by their text: %s and %s', (one, other) => {
    const odds = distribution(upAgainstTheWall, uawCombat([4], [4]), {
      play: [attack('trustees')],
      measure: ({ table }) => (table.pieces.radicals[0] === 0 ? one : other),
    });

    expect(odds.map(({ value }) => value)).toEqual(['x', 0]);
  });

  it('merges values that differ only in the order of their keys', () => {
    const odds = distribution(upAgainstTheWall, uawCombat([4], [4]), {
      play: [attack('trustees')],
      measure: ({ table }) => (table.pieces.radicals[0] === 0 ? { a: 1, b: 2 } : { b: 2, a: 1 }),
    });

    expect(odds).toEqual([{ value: { a: 1, b: 2 }, probability: '1' }]);
  });

  it('refuses a list with an action that is illegal when its turn comes', () => {
    const state = uawCombat([4, 5], [4, 2]);
    const again = { play: [attack('trustees'), attack('trustees')], otherwise: advances, measure: lead };

    expect(() => distribution(upAgainstTheWall, state, again)).toThrow(IllegalActionError);
  });

  it('names the list entry that is not an action', () => {
    const play = [attack('trustees'), { type: 'attack', player: 'radicals' } as never];

    expect(() => distribution(upAgainstTheWall, uawCombat([4], [4]), { play, measure: lead })).toThrow(
      expect.objectContaining({ name: MalformedError.name, path: 'play.1.track' }),
    );
  });

  it('refuses to stop before the chosen end', () => {
    const settings = { play: [attack('trustees')], until: () => false, measure: lead };

    expect(() => distribution(upAgainstTheWall, uawCombat([4], [4]), settings)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses the measure %s', (value) => {
    expect(() => distribution(upAgainstTheWall, uawCombat([4], [4]), { measure: () => value })).toThrow(RangeError);
  });

  it.each([0, 1.5, Number.NaN])('refuses the limit %s', (limit) => {
    expect(() => distribution(upAgainstTheWall, uawCombat([4], [4]), { measure: lead, limit })).toThrow(RangeError);
  });

  it('accepts the limit 1', () => {
    const settings = { until: () => true, measure: lead, limit: 1 };

    expect(distribution(upAgainstTheWall, uawCombat([4], [4]), settings)).toHaveLength(1);
  });

  it('reports that there are more positions than the limit', () => {
    const settings = { play: attacksAll, measure: lead, limit: 50 };

    expect(() => distribution(upAgainstTheWall, uawCombat(ALL.radicals, ALL.administration), settings)).toThrow(
      expect.objectContaining({ name: AnalysisError.name, code: 'too-large' }),
    );
  });
});

describe('moments of a distribution', () => {
  const sums = [
    { value: -0.5, probability: '1/4' },
    { value: '1/3', probability: '1/2' },
    { value: 1e-7, probability: '1/4' },
  ];

  it('count numbers as the decimals that they print as', () => {
    expect(expectation(sums)).toBe('5000003/120000000');
    expect(
      variance([
        { value: 1, probability: '1/2' },
        { value: '5/2', probability: '1/2' },
      ]),
    ).toBe('9/16');
  });

  it('refuse a text that is not a fraction', () => {
    expect(() => expectation([{ value: '1/3 or so', probability: '1' }])).toThrow(RangeError);
    expect(() => toNumber('')).toThrow(RangeError);
  });
});

describe('bestOrder', () => {
  const engage = (area: string, table: 'harass' | 'assault') =>
    ({ type: 'engage', player: 'police', area, table }) as const;
  const state = chicagoCombat([
    { area: 0, groups: 1, platoons: 3 },
    { area: 14, groups: 1, platoons: 3 },
    { area: 15, groups: 2, platoons: 3 },
  ]);
  const series = [engage('grant-west', 'harass'), engage('grant-east', 'assault'), engage('lincoln-park', 'assault')];
  const measure = ({ table }: State<Chicago>): number => table.index.police - table.index.demonstrators;

  it('finds the order that is worth most, as trying all of them by hand does', () => {
    const naive = permutations(series).map((order) => {
      const found = endings(chicagoChicago, state, ({ table }) =>
        table.phase.kind === 'attack' ? order[table.attacked.length] : undefined,
      );
      return found.reduce<Ratio>(
        (sum, { state: end, probability: [n, d] }) => plus(sum, [n * BigInt(measure(end)), d]),
        [0n, 1n],
      );
    });
    const most = naive.reduce((best, each) => (each[0] * best[1] > best[0] * each[1] ? each : best));

    const best = bestSequence(chicagoChicago, state, series, { measure });

    expect(best.value).toBe(text(most));
    expect(best.order[0]).toEqual(engage('lincoln-park', 'assault'));
    expect(new Set(naive.map(text)).size).toBeGreaterThan(1);
  });

  it('omits orders in which an action would be illegal', () => {
    const all = [{ type: 'end-step', player: 'police' } as const, series[0] as (typeof series)[0]];

    const best = bestSequence(chicagoChicago, state, all, { measure });

    expect(best.order).toEqual([all[1], all[0]]);
  });

  it('throws if an action of the policy `otherwise` is illegal, and does not omit the order', () => {
    let asked = 0;
    const otherwise: Policy<Chicago> = () => (asked++ < 2 ? engage('washington-park', 'harass') : undefined);
    const settings = { measure, otherwise };

    expect(() => bestSequence(chicagoChicago, state, series.slice(0, 2), settings)).toThrow(IllegalActionError);
  });

  it('refuses series that are empty, too long, or illegal in every order', () => {
    const settings = { measure };

    expect(() => bestSequence(chicagoChicago, state, [], settings)).toThrow(RangeError);
    expect(() => bestSequence(chicagoChicago, state, Array(8).fill(series[0]) as typeof series, settings)).toThrow(
      RangeError,
    );
    expect(() => bestSequence(chicagoChicago, state, [engage('washington-park', 'harass')], settings)).toThrow(
      IllegalActionError,
    );
  });
});

/** Returns a record. Each key is the JSON text of a value, and its entry is the probability of this value. */
function byValue(odds: readonly { value: unknown; probability: string }[]): Record<string, string> {
  return Object.fromEntries(odds.map(({ value, probability: share }) => [JSON.stringify(value), share]));
}

/**
 * Returns the distribution of the lead after all attacks. Because tracks are independent, each track is computed
 * separately, and then the results are combined.
 */
function trackByTrack(state: State<Uaw>): Record<string, string> {
  let sums = new Map<number, Ratio>([[lead(state), [1n, 1n]]]);
  for (const track of state.setup.scenario.tracks) {
    const decide: Policy<Uaw> = (now) =>
      advances(now) ?? (now.table.done.attacked.length === 0 ? attack(track.id) : undefined);
    if (upAgainstTheWall.whyIllegal(state, attack(track.id)) !== undefined) continue;
    const next = new Map<number, Ratio>();
    for (const {
      state: end,
      probability: [n, d],
    } of endings(upAgainstTheWall, state, decide)) {
      for (const [sum, [m, e]] of sums) {
        const total = sum + lead(end) - lead(state);
        next.set(total, plus(next.get(total) ?? [0n, 1n], [n * m, d * e]));
      }
    }
    sums = next;
  }
  return Object.fromEntries([...sums].map(([sum, share]) => [String(sum), text(share)]));
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
