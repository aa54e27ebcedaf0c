import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { type CounterMix, Counters, type CounterTable, OFF_MAP } from '../../src/mechanics/counters.ts';
import { hiddenUnits } from '../../src/mechanics/hidden-units.ts';
import { hexMap } from '../../src/mechanics/hex-map.ts';
import { times } from '../times.ts';

type Side = 'red' | 'blue';

const map = hexMap({ top: 'pointy', shifted: 'odd', rows: ['......', '......', '......'] });
const [HOME, FRONT] = [map.names.slice(0, 4), map.names.slice(4, 7)];

/** Red has hidden units of two kinds and one visible unit. Blue has one visible unit. */
function mixOf(stacking: NonNullable<CounterMix<Side>['stacking']>): Counters<Side> {
  const unit = { strengths: [1], allowance: 2 };
  return new Counters<Side>({
    map,
    sides: ['red', 'blue'],
    kinds: { foot: unit, horse: { ...unit, size: 2 } },
    units: [
      { id: 'f1', side: 'red', kind: 'foot', hides: HOME },
      { id: 'f2', side: 'red', kind: 'foot', hides: HOME },
      { id: 'f3', side: 'red', kind: 'foot', hides: [...HOME, ...FRONT] },
      { id: 'h1', side: 'red', kind: 'horse', hides: FRONT },
      { id: 'f4', side: 'red', kind: 'foot', at: '0201' },
      { id: 'b1', side: 'blue', kind: 'foot', at: '0603' },
    ],
    costs: { terrain: { '.': 1 } },
    stacking,
  });
}

const partsOf = (counters: Counters<Side>) => hiddenUnits<Side, 'R'>(counters, { rule: 'R', next: () => undefined });

/** A table in which all units that can hide are hidden. */
function tableOf(counters: Counters<Side>, enemy: number): CounterTable<Side> {
  const start = counters.start();
  const at = start.at.map((place, unit) => (counters.hides[unit]!.length > 0 ? OFF_MAP.hidden : place));
  return { ...start, at: [...at.slice(0, -1), enemy] };
}

/** All possible places of the hidden units, found by checking every combination. */
function worldsOf(counters: Counters<Side>, table: CounterTable<Side>): readonly string[] {
  const { issueIn } = partsOf(counters);
  let all: readonly (readonly number[])[] = [[]];
  for (const [unit, spaces] of counters.hides.entries()) {
    const open = table.at[unit] === OFF_MAP.hidden ? spaces : [-1];
    all = all.flatMap((places) => open.map((space) => [...places, space]));
  }
  const none = counters.startSecrets().blue;
  const fitting = all.filter((hidden) => issueIn({ table, secrets: { red: { hidden }, blue: none } }) === undefined);
  return fitting.map((hidden) => hidden.join(' '));
}

const stackings: NonNullable<CounterMix<Side>['stacking']>[] = [
  1,
  2,
  3,
  (units, space) => units.length - (space === 0 ? 1 : 2),
];

describe('hiddenUnits', () => {
  it.each(stackings.slice(1).map((stacking) => [stacking] as const))(
    'samples each set of spaces as often as enumeration says, with the stacking limit %s',
    (stacking) => {
      const counters = mixOf(stacking);
      const { sampleHidden } = partsOf(counters);
      const table = tableOf(counters, map.byName.get('0603')!);
      const worlds = worldsOf(counters, table);
      const rng = createRng('worlds');
      const counts = new Map<string, number>();
      const size = 20 * worlds.length;
      for (let count = 0; count < size; count++) {
        const world = sampleHidden(
          { viewer: 'blue', table, own: counters.startSecrets().blue },
          rng,
        ).secrets.red.hidden.join(' ');
        counts.set(world, (counts.get(world) ?? 0) + 1);
      }

      expect([...counts.keys()].filter((world) => !worlds.includes(world))).toEqual([]);
      const chi = worlds.reduce((sum, world) => sum + ((counts.get(world) ?? 0) - 20) ** 2 / 20, 0);
      const freedom = worlds.length - 1;
      // The limit is six standard deviations of the chi-squared distribution.
      expect(Math.abs(chi - freedom)).toBeLessThan(6 * Math.sqrt(2 * freedom));
    },
  );

  it('samples no space next to an enemy, and keeps the viewer’s own secret', () => {
    fc.assert(
      fc.property(fc.nat(map.size - 1), fc.constantFrom(...stackings.slice(1)), fc.nat(), (enemy, stacking, seed) => {
        const counters = mixOf(stacking);
        const { sampleHidden, issueIn } = partsOf(counters);
        const table = tableOf(counters, enemy);
        fc.pre(enemy !== table.at[4] && worldsOf(counters, table).length > 0);
        const rng = createRng(seed);
        const { secrets } = sampleHidden({ viewer: 'spectator', table }, rng);

        expect(issueIn({ table, secrets })).toBeUndefined();
        expect(sampleHidden({ viewer: 'red', table, own: secrets.red }, rng).secrets).toEqual(secrets);
      }),
      { numRuns: times(200) },
    );
  });

  it('refuses spaces without enough room', () => {
    expect(() => partsOf(mixOf(1))).toThrow('Other units could fill all spaces where "h1" may hide.');
  });

  it('reports an impossible secret space', () => {
    const counters = mixOf(2);
    const { issueIn } = partsOf(counters);
    const table = tableOf(counters, map.byName.get('0603')!);
    const blue = counters.startSecrets().blue;
    const path = (...hidden: number[]) => issueIn({ table, secrets: { red: { hidden }, blue } })?.path;

    expect(path(0, 2, 2, 4, -1, -1)).toBeUndefined();
    expect(path(0, 0, 0, 4, -1, -1)).toBe('secrets.red.hidden.0');
    expect(path(0, 2, 4, 4, -1, -1)).toBe('secrets.red.hidden.2');
    expect(path(1, 2, 2, 0, -1, -1)).toBe('secrets.red.hidden.3');
    expect(path(0, 2, 2, -1, -1, -1)).toBe('secrets.red.hidden.3');
    expect(path(0, 2, 2, 4, 5, -1)).toBe('secrets.red.hidden.4');
  });
});
