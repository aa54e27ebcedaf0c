import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { type Options, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { warOf } from '../../../src/games/world-game/wars.ts';
import { anyOptions } from './arbitraries.ts';
import { allPoints, everyAction, eventsOfType, outcomeOf, pointsInAll, ranges } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

const matches = (check: (options: Options, seed: number) => void, numRuns = times(400)): void =>
  fc.assert(
    fc.property(anyOptions, fc.nat(), (options, seed) => {
      check(options, seed);
    }),
    { numRuns },
  );

describe('in every match', () => {
  it('[WG-5.5] the sum of all points never changes after the war has begun', () => {
    let compared = 0;
    matches((options, seed) => {
      let total: number | undefined;
      everyAction(options, seed, ({ after, before }) => {
        if (before.table.round > 0) total ??= pointsInAll(before);
        if (total === undefined) return;
        expect(pointsInAll(after)).toBe(total);
        compared++;
      });
    });

    if (IS_THOROUGH) expect(compared).toBeGreaterThan(5000);
  });

  it('the sum of all points is what the countries have earned plus the points of their forts', () => {
    matches((options, seed) => {
      const countries = options.scenario!.countries;
      const sum = countries.reduce((before, { points, fort }) => before + points + (fort === true ? 100 : 0), 0);
      everyAction(options, seed, ({ after }) => {
        if (after.table.round > 0) expect(pointsInAll(after)).toBe(sum);
      });
    }, 50);
  });

  it('no number is negative or a fraction, and every country is within its range', () => {
    matches((options, seed) => {
      everyAction(options, seed, ({ after }) => {
        for (const [index, points] of allPoints(after).entries()) {
          const { lo, hi } = ranges(after)[index]!;
          expect(Number.isSafeInteger(points) && 0 <= lo && lo <= points && points <= hi).toBe(true);
        }
      });
    });
  });

  it('a range only narrows, except by points that all players can count', () => {
    matches((options, seed) => {
      everyAction(options, seed, ({ before, after }) => {
        for (const [index, { lo, hi }] of ranges(after).entries()) {
          const earlier = ranges(before)[index]!;
          expect(hi - lo).toBeLessThanOrEqual(earlier.hi - earlier.lo);
        }
      });
    });
  });

  it('a country is out only after a decided battle, and then has no points and no alliance', () => {
    matches((options, seed) => {
      everyAction(options, seed, ({ before, after, events }) => {
        const out = (state: typeof before) => state.table.status.filter((each) => each === 'out').length;
        expect(out(after) - out(before)).toBe(eventsOfType(events, 'country-defeated').length);
        for (const [index, status] of after.table.status.entries()) {
          if (status !== 'out') continue;
          expect(allPoints(after)[index]).toBe(0);
          const bound = after.table.alliances.filter(
            ({ members, standing }) => standing.kind === 'in-force' && members.includes(index),
          );
          expect(bound).toEqual([]);
        }
      });
    });
  });

  it('each winner is in play, has not conceded, and has the largest total if totals count', () => {
    const reasons = new Set<string>();
    matches((options, seed) => {
      const ended = everyAction(options, seed, () => undefined);
      const outcome = outcomeOf(ended);
      reasons.add(outcome.reason);
      const names = game.players(ended);
      const able = names.filter((_, index) => ended.table.status[index] === 'in');
      const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
      expect(winners.every((name) => able.includes(name))).toBe(true);
      if (outcome.reason !== 'peace' && outcome.reason !== 'rounds') {
        expect(able).toEqual(winners);
        return;
      }
      const most = Math.max(...able.map((name) => ended.secrets[name]!.points));
      expect(able.filter((name) => ended.secrets[name]!.points === most)).toEqual(winners);
    });

    if (IS_THOROUGH) expect([...reasons].sort()).toEqual(['conceded', 'last-in-play', 'peace', 'rounds']);
  });
});

describe('random play', () => {
  it.each([2, 5, 30])('of %i countries ends', (players) => {
    for (let seed = 0; seed < 3; seed++) {
      const fork = game.fork(game.setup({ ...warOf(players, seed), diplomacyRounds: 1 }));
      const rng = createRng(seed);
      let length = 0;
      while (fork.turn().kind !== 'over') {
        fork.apply(fork.randomAction(rng));
        expect(++length).toBeLessThan(500_000);
      }
    }
  });
});
