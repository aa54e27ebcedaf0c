import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, PROMISES, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { createRng } from '../../../src/core/random.ts';
import { tinyOptions } from './arbitraries.ts';
import { actorOf, everyAction, legalLines, refusalOf, war, type WorldState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * Every action that a player could try, with all types, all names, and all numbers up to one point more than any
 * country has.
 */
function conceivable(state: WorldState): readonly Action[] {
  const player = actorOf(state);
  const names = [...game.players(state), 'X'];
  const highest = Math.max(state.setup.maxPoints, ...Object.values(state.secrets).map(({ points }) => points)) + 1;
  const numbers = Array.from({ length: highest + 1 }, (_, points) => points);
  const plain = ['ready', 'pass', 'withdraw', 'decline', 'appeal', 'yield'] as const;
  return [
    ...plain.map((type) => ({ type, player })),
    ...names.flatMap((name): Action[] => [
      { type: 'sign', player, with: name },
      { type: 'refuse', player, with: name },
      { type: 'attack', player, target: name },
      { type: 'call', player, ally: name },
      ...Array.from({ length: 10 }, (_, less) => ({ type: 'propose', player, to: name, repay: less + 1 }) as const),
    ]),
    ...numbers.flatMap((points): Action[] => [
      { type: 'set-pledge', player, points },
      { type: 'counter', player, points },
      ...(points === 0 ? [] : [{ type: 'commit', player, points } as const, { type: 'lend', player, points } as const]),
    ]),
  ];
}

describe('the legal actions', () => {
  it('are exactly those that are not refused, in every position of 60 small matches', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(tinyOptions, fc.nat(), (options, seed) => {
        everyAction(options, seed, ({ before }) => {
          met.add(before.table.phase.kind);
          const allowed = conceivable(before).filter((action) => game.whyIllegal(before, action) === undefined);
          expect(allowed.map((action) => game.format(action)).sort()).toEqual([...legalLines(before)].sort());
        });
      }),
      { numRuns: times(60) },
    );

    if (IS_THOROUGH) expect([...met].sort()).toEqual(['aid', 'amount', 'answer', 'call', 'diplomacy', 'pledge']);
  });

  it('omit two bulk actions, notes and conceding, and nothing else', () => {
    expect(game.unlisted).toEqual(['propose-alliance', 'attack-with', 'note', 'concede']);
    expect(PROMISES).toEqual(['peace', 'aid']);
  });

  it('are chosen by random decisions with equal probabilities', () => {
    fc.assert(
      fc.property(tinyOptions, fc.nat(), fc.nat(60), (options, seed, length) => {
        const rng = createRng(seed);
        const fork = game.fork(game.setup(options));
        for (let count = 0; count < length && fork.turn().kind !== 'over'; count++) fork.apply(fork.randomAction(rng));
        const legal = fork.legalActions().map((action) => game.format(action));
        if (legal.length === 0 || legal.length > 8) return;
        const counts = new Map(legal.map((line) => [line, 0]));
        const draws = 400 * legal.length;
        for (let draw = 0; draw < draws; draw++) {
          const line = game.format(fork.randomAction(rng));
          counts.set(line, counts.get(line)! + 1);
        }
        for (const count of counts.values()) {
          expect(count).toBeGreaterThan(270);
          expect(count).toBeLessThan(540);
        }
      }),
      { numRuns: times(60) },
    );
  });
});

describe('a bulk action', () => {
  it('has the result of its parts, and is legal exactly if its parts are legal', () => {
    let tried = 0;
    fc.assert(
      fc.property(tinyOptions, fc.nat(), (options, seed) => {
        everyAction(options, seed, ({ before }) => {
          const player = actorOf(before);
          for (const name of game.players(before)) {
            const repay = 1 + (tried % 3);
            const points = 1 + (tried % 5);
            expectSame(before, { type: 'propose-alliance', player, to: name, repay, pledge: points }, [
              { type: 'propose', player, to: name, repay },
              { type: 'set-pledge', player, points },
            ]);
            expectSame(before, { type: 'attack-with', player, target: name, points }, [
              { type: 'attack', player, target: name },
              { type: 'commit', player, points },
            ]);
            tried++;
          }
        });
      }),
      { numRuns: times(40) },
    );

    if (IS_THOROUGH) expect(tried).toBeGreaterThan(500);
  });

  it('is refused because of its illegal part', () => {
    const called = war({ A: 5, B: 3 });

    expect(refusalOf(called, 'A attack-with A 1').details).toEqual({ country: 'A', part: '0' });
    expect(refusalOf(called, 'A attack-with B 6').details).toEqual({ points: 6, own: 5, part: '1' });
  });
});

function expectSame(state: WorldState, bulk: Action, small: readonly Action[]): void {
  let after: WorldState | undefined = state;
  const events: unknown[] = [];
  for (const action of small) {
    if (after === undefined || game.whyIllegal(after, action) !== undefined) after = undefined;
    else {
      const step = game.step(after, action);
      events.push(...step.events);
      after = step.state;
    }
  }
  expect(game.whyIllegal(state, bulk) === undefined).toBe(after !== undefined);
  if (after === undefined) return;
  const step = game.step(state, bulk);
  expect(step.state).toEqual(after);
  expect(step.events).toEqual(events);
}
