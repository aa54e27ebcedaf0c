import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affect, dwindle, effectOn } from '../../../src/games/chicago-chicago/rules/effects.ts';
import { chicagoChicago as game, type Scenario } from '../../../src/games/chicago-chicago/rules/index.ts';
import { GROUP_LADDER, POLICE_LADDER } from '../../../src/games/chicago-chicago/rules/units.ts';
import { areaMap } from '../../../src/mechanics/area-map.ts';
import { linkCosts, Reach } from '../../../src/mechanics/reach.ts';
import { afterAttrition, afterEffect, cheapestCosts, type NaiveUnit } from '../../naive/chicago-chicago.ts';
import { effect, madeUpScenario } from './arbitraries.ts';
import { position } from './play.ts';
import { times } from '../../times.ts';

const RUNS = { numRuns: times(10_000) };

const POLICE_LEVELS = [3, 2, 1, 'guard', 'tac'] as const;
const GROUP_LEVELS = [4, 4, 3, 3, 2, 2, 1, 1] as const;

describe('the naive second implementation agrees', () => {
  it('on the cost of movement, and on reachable areas, in 10,000 cases', () => {
    const parts = fc.tuple(fc.nat(), fc.array(fc.constantFrom(1, 2), { minLength: 7, maxLength: 7 }), fc.nat(6));
    fc.assert(
      fc.property(madeUpScenario, parts, (scenario, [start, entryCosts, budget]) => {
        const ids = scenario.areas.map(({ id }) => id);
        const from = start % ids.length;
        const map = areaMap(ids, scenario.links);
        const numbered = scenario.links.map(([one, other]) => [ids.indexOf(one), ids.indexOf(other)] as const);

        const reach = new Reach(map);
        const zones = Uint8Array.from(ids, (_, place) => entryCosts[place]! - 1);
        reach.find(from, budget, { costs: linkCosts(map, { terrain: { '': 1 } }), zones, zoneRules: { enter: 1 } });

        const costs = ids.map((_, place) => (reach.has(place) ? reach.costOf(place) : undefined));
        expect(costs).toEqual(cheapestCosts(numbered, ids.length, { from, entryCosts, budget }));
      }),
      RUNS,
    );
  });

  it('on the areas that marches can reach on the default board', () => {
    const counts = fc.array(fc.nat(2), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(fc.nat(23), counts, fc.boolean(), (from, guards, infiltrating) => {
        const { areas, links } = game.setup().setup.scenario;
        const ids = areas.map(({ id }) => id);
        const police = Object.fromEntries(ids.map((id, place) => [id, guards[place] === 1 ? { tac: 1 } : {}]));
        fc.pre(guards.filter((each) => each === 1).length <= 6);
        const state = position({ groups: { [ids[from]!]: { 'level-1': 1 } }, police });
        const budget = infiltrating ? 4 : 2;
        const entryCosts = guards.map((each) => (each === 1 ? 2 : 1));
        const numbered = links.map(([one, other]) => [ids.indexOf(one), ids.indexOf(other)] as const);
        const expected = cheapestCosts(numbered, ids.length, { from, entryCosts, budget });

        const reached = reachedByPlay(state, infiltrating ? 'infiltrate' : 'move');

        const places = [...expected.keys()].filter((place) => expected[place] !== undefined && place !== from);
        for (const place of places) expect(reached).toContain(ids[place]);
        expect([...reached].filter((id) => expected[ids.indexOf(id)] === undefined)).toEqual([]);
      }),
      { numRuns: times(100) },
    );
  });

  it('on thirds, halves and levels in conflicts, in 10,000 cases', () => {
    const counts = fc.oneof(
      fc.array(fc.nat(7), { minLength: 8, maxLength: 8 }),
      fc.nat(7).map((only) => Array.from({ length: 8 }, (_, row) => Number(row === only))),
    );
    const rule = fc.constantFrom<'levels' | 'removed'>('levels', 'removed');
    fc.assert(
      fc.property(fc.boolean(), counts, effect, rule, (isPolice, numbers, { share, change }, loneRemoval) => {
        const levels = isPolice ? POLICE_LEVELS : GROUP_LEVELS;
        const before = numbers.slice(0, levels.length);
        const units = before.flatMap((count, row) =>
          Array.from({ length: count }, (): NaiveUnit => ({
            side: isPolice ? 'police' : 'demonstrators',
            level: levels[row]!,
            infiltrated: !isPolice && row % 2 === 1,
          })),
        );

        const { after, lost } = affect(
          before,
          effectOn(before, { share, change }, { loneRemoval }),
          isPolice ? POLICE_LADDER : GROUP_LADDER,
        );

        const left = afterEffect(units, share, change, loneRemoval);
        const counted = levels.map(
          (level, row) =>
            left.filter((unit) => unit.level === level && unit.infiltrated === (!isPolice && row % 2 === 1)).length,
        );
        expect(after).toEqual(counted);
        expect(lost).toBe(units.length - left.length);
      }),
      RUNS,
    );
  });

  it('on attrition, in 10,000 cases', () => {
    const counts = fc.array(fc.nat(6), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(counts, fc.constantFrom<'1/3' | '1/2'>('1/3', '1/2'), (before, share) => {
        const levels = before.flatMap((count, row) => Array.from({ length: count }, () => 4 - row));
        fc.pre(levels.length > 0);

        const { after } = dwindle(before, share);

        const left = afterAttrition(levels, share === '1/3' ? 3 : 2);
        expect(after).toEqual([4, 3, 2, 1].map((level) => left.filter((each) => each === level).length));
      }),
      RUNS,
    );
  });
});

// Helpers

/** The areas that a group of level 1 can reach, found by playing every march. */
function reachedByPlay(begun: ReturnType<typeof position>, type: 'move' | 'infiltrate'): ReadonlySet<string> {
  const reached = new Set<Scenario['areas'][number]['id']>();
  const seen = new Set<string>();
  const explore = (state: typeof begun): void => {
    for (const action of game.legalActions(state)) {
      if (action.type !== type && action.type !== 'go-on') continue;
      const after = game.applyAction(state, action);
      reached.add(action.to);
      const key = JSON.stringify([action.to, after.table.phase]);
      if (after.table.phase.kind !== 'march' || seen.has(key)) continue;
      seen.add(key);
      explore(after);
    }
  };
  explore(begun);
  return reached;
}
