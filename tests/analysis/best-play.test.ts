import { describe, expect, it } from 'vitest';
import { AnalysisError, bestPlay, distribution, expectation, toNumber } from '../../src/analysis/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type Chicago, chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import { supportPoints, type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { text, worths } from '../naive/enumeration.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { chicagoCombat, uawCombat } from './combat-positions.ts';

/**
 * The radicals' lead in support points. If the match is over, the function returns 50 for a win of the radicals and -50
 * otherwise.
 */
function lead(state: State<Uaw>): number {
  const { phase } = state.table;
  if (phase.kind === 'over') return phase.outcome.kind === 'win' && phase.outcome.winner === 'radicals' ? 50 : -50;
  const points = supportPoints(state);
  return points.radicals - points.administration;
}

/** Whether step 4 is over. */
const isAfterStep = ({ table: { phase } }: State<Chicago>): boolean =>
  !['attack', 'muster', 'roll'].includes(phase.kind);

/**
 * The lead of the police on the exposure index. In these tests, a match can be over only because a shot was fired,
 * which means that the police have lost.
 */
function policeLead({ table: { phase, index } }: State<Chicago>): number {
  return phase.kind === 'over' ? -20 : index.police - index.demonstrators;
}

describe('bestPlay', () => {
  it('finds the best order of a whole combat step of Up Against the Wall, as naive search does', () => {
    // A player without pieces loses, so it matters which tracks are attacked and when the attacks stop.
    const state = uawCombat([4, 1, 3, 2], [2, 2, 1, 0, 2], { wipeOut: 'combat' });

    const best = bestPlay(upAgainstTheWall, state, { player: 'radicals', measure: lead });

    const [naive] = worths(
      {
        game: upAgainstTheWall,
        worth: (now) =>
          now.table.mover === 'radicals' && now.table.phase.kind !== 'over' ? undefined : [[BigInt(lead(now)), 1n]],
        decider: () => 0,
      },
      state,
    );
    expect(best.value).toBe(text(naive as never));
    expect(best.actions.map(({ action }) => upAgainstTheWall.format(action))).toContain('radicals end-move');
    expect(best.actions[0]?.value).toBe(best.value);
    expect(new Set(best.actions.map(({ value }) => value)).size).toBeGreaterThan(1);
  });

  it('finds the best play of a whole combat step of Chicago-Chicago, as naive search does', () => {
    const state = chicagoCombat([
      { area: 0, groups: 1, platoons: 4 },
      { area: 5, groups: 1, platoons: 3 },
    ]);

    const best = bestPlay(chicagoChicago, state, { player: 'police', measure: policeLead, until: isAfterStep });

    const [naive] = worths(
      {
        game: chicagoChicago,
        worth: (now) => (isAfterStep(now) ? [[BigInt(policeLead(now)), 1n]] : undefined),
        decider: () => 0,
      },
      state,
    );
    expect(best.value).toBe(text(naive as never));
    expect(toNumber(best.value)).toBeGreaterThan(0);
  });

  it('returns a policy whose value equals the returned value', () => {
    const state = chicagoCombat([
      { area: 0, groups: 2, platoons: 4 },
      { area: 14, groups: 1, platoons: 3 },
      { area: 5, groups: 1, platoons: 2 },
    ]);

    const best = bestPlay(chicagoChicago, state, { player: 'police', measure: policeLead, until: isAfterStep });

    const odds = distribution(chicagoChicago, state, { play: best.policy, measure: policeLead, until: isAfterStep });
    expect(expectation(odds)).toBe(best.value);
    expect(best.policy(chicagoChicago.setup())).toBeUndefined();
  });

  it('finds at least the value of random play, in a step that is too large for naive search', () => {
    const state = uawCombat([4, 2, 3, 1, 6], [2, 2, 1, 1, 2], { wipeOut: 'off' });
    const best = bestPlay(upAgainstTheWall, state, {
      player: 'radicals',
      measure: lead,
      key: (now) => [now.table.mover, now.table.phase, [...now.table.done.attacked].sort(), lead(now)],
    });
    const rng = createRng('random attacks');
    const runs = 400;
    let sum = 0;
    for (let run = 0; run < runs; run++) {
      const fork = upAgainstTheWall.fork(state, { dice: rng });
      while (fork.state.table.mover === 'radicals') fork.apply(fork.randomAction(rng));
      sum += lead(fork.state);
    }

    expect(sum / runs).toBeLessThan(toNumber(best.value));
  });

  it('lets other players minimise the value until the chosen end', () => {
    const state = uawCombat([2], [2], { wipeOut: 'off' });
    const until = ({ table }: State<Uaw>): boolean => table.phase.kind === 'over' || table.turn > 6;
    const measure = lead;

    const best = bestPlay(
      upAgainstTheWall,
      { ...state, table: { ...state.table, due: { radicals: 5, administration: 1 } } },
      {
        player: 'radicals',
        measure,
        until,
        limit: 50_000,
      },
    );

    const [naive] = worths(
      {
        game: upAgainstTheWall,
        worth: (now) =>
          until(now)
            ? [
                [BigInt(lead(now)), 1n],
                [BigInt(-lead(now)), 1n],
              ]
            : undefined,
        decider: (now) => {
          const turn = upAgainstTheWall.turn(now);
          return turn.kind === 'decision' && turn.players[0] === 'radicals' ? 0 : 1;
        },
      },
      { ...state, table: { ...state.table, due: { radicals: 5, administration: 1 } } },
    );
    expect(best.value).toBe(text(naive as never));
  });

  it('reports a line of play that is too long', () => {
    const state = chicagoCombat([{ area: 0, groups: 1, platoons: 4 }]);
    const settings = { player: 'police' as const, measure: policeLead, until: () => false };

    expect(() => bestPlay(chicagoChicago, state, settings)).toThrow(
      expect.objectContaining({ name: AnalysisError.name, code: 'too-large' }),
    );
  });

  it('returns no action if the position is already the chosen end', () => {
    const best = bestPlay(upAgainstTheWall, uawCombat([2], [2]), { player: 'administration', measure: lead });

    expect(best.actions).toEqual([]);
    expect(best.positions).toBe(1);
  });

  it('searches as many positions as the limit allows, and no more', () => {
    const settings = { player: 'radicals' as const, measure: lead };
    const { positions } = bestPlay(upAgainstTheWall, uawCombat([2], [2]), settings);

    expect(bestPlay(upAgainstTheWall, uawCombat([2], [2]), { ...settings, limit: positions }).positions).toBe(
      positions,
    );
    expect(() => bestPlay(upAgainstTheWall, uawCombat([2], [2]), { ...settings, limit: positions - 1 })).toThrow(
      expect.objectContaining({ code: 'too-large' }),
    );
  });

  it('refuses to let a player decide with information that they cannot see', () => {
    const game = defineGame(highCard);
    const settings = { player: 'left' as const, measure: () => 0, until: () => false };

    expect(() => bestPlay(game, game.setup(), settings)).toThrow(
      expect.objectContaining({ name: AnalysisError.name, code: 'hidden-information' }),
    );
  });

  it('refuses sealed decisions', () => {
    const game = defineGame(sealedNumbers);

    expect(() => bestPlay(game, game.setup(), { player: 'ada', measure: () => 0 })).toThrow(
      expect.objectContaining({ code: 'simultaneous' }),
    );
  });

  it('refuses an unknown player', () => {
    const settings = { player: 'deans' as never, measure: lead };

    expect(() => bestPlay(upAgainstTheWall, uawCombat([2], [2]), settings)).toThrow(RangeError);
  });
});
