import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/games/world-game/rules/index.ts';
import { worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { anyOptions } from '../../games/world-game/arbitraries.ts';
import { actorOf, allPoints, battleOf, everyAction, play, type WorldState, war } from '../../games/world-game/play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * A measure that decreases during a battle. The measure consists of three numbers, which are compared in this order:
 * the number of third countries that are not barred, the number of pledges that have not been called, and the number of
 * free points.
 */
function measureOf(state: WorldState): readonly [number, number, number] {
  const battle = battleOf(state)!;
  const { status, alliances } = state.table;
  const third = status.flatMap((each, country) =>
    each === 'out' || country === battle.attacker || country === battle.defender ? [] : [country],
  );
  const pledges = alliances.filter(
    ({ members, pledge, standing }) => pledge > 0 && standing.kind === 'in-force' && members.includes(battle.defender),
  );
  const free = allPoints(state).filter((_, country) => country !== battle.defender);
  return [
    third.length - battle.barred.length,
    pledges.length - battle.called.length,
    free.reduce((sum, points) => sum + points, 0),
  ];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((each, index) => each !== other[index]);
  return place >= 0 && one[place]! < other[place]!;
}

/** Whether an action decreases the measure that `measureOf` returns. */
function isProgress(action: Action): boolean {
  return ['withdraw', 'call', 'lend'].includes(action.type) || (action.type === 'counter' && action.points > 0);
}

describe('[WG-4.6] every battle ends', () => {
  it('because each withdrawal, call, loan and addition lowers the measure, which never rises', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        everyAction(options, seed, ({ before, after, action }) => {
          if (battleOf(before) === undefined || battleOf(after) === undefined || action.type === 'concede') return;
          const [earlier, later] = [measureOf(before), measureOf(after)];
          if (isProgress(action)) expect(isLess(later, earlier)).toBe(true);
          else expect(later).toEqual(earlier);
          compared++;
        });
      }),
      { numRuns: times(1000) },
    );

    if (IS_THOROUGH) expect(compared).toBeGreaterThan(3000);
  });

  it('because only a limited number of other actions is possible between two of these', () => {
    // The limit is the number of actions in four aid rounds. In each aid round, every country acts once, and one
    // country answers.
    let longest = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        let others = 0;
        everyAction(options, seed, ({ before, after, action }) => {
          if (action.type === 'note') return;
          others = battleOf(before) === undefined || isProgress(action) ? 0 : others + 1;
          longest = Math.max(longest, others);
          const rounds = 4 * (after.table.status.length + 1);
          expect(others).toBeLessThanOrEqual(rounds);
        });
      }),
      { numRuns: times(300) },
    );

    if (IS_THOROUGH) expect(longest).toBeGreaterThan(5);
  });

  it('in all lines of play of some small battles, none of which repeats a position', () => {
    const alliances = [{ between: ['B', 'C'], pledge: 1 } as const];
    const starts = [
      play(war({ A: 4, B: 1, C: 2, D: 1 }, {}, { alliances }), 'A attack-with B 2'),
      play(war({ A: 3, B: 1, C: 2, D: 2 }), 'A attack-with B 2'),
      play(war({ A: 4, B: 2, C: 3 }, {}, { alliances }), 'A attack-with B 3'),
    ];
    let states = 0;
    for (const start of starts) {
      const done = new Set<string>();
      const path = new Set<string>();
      const walk = (state: WorldState): void => {
        const key = JSON.stringify([state.table.phase, allPoints(state)]);
        if (path.has(key)) throw new Error('A battle comes back to where it was.');
        if (done.has(key) || battleOf(state) === undefined) return;
        path.add(key);
        for (const action of game.legalActions(state)) walk(game.applyAction(state, action));
        path.delete(key);
        done.add(key);
      };
      walk(start);
      states += done.size;
    }

    expect(states).toBeGreaterThan(500);
  });

  it('in random matches', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        expect(actorOf(everyAction(options, seed, () => undefined))).toBe('nobody');
      }),
      { numRuns: times(100) },
    );
  });
});
