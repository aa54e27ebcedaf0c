import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../src/analysis/index.ts';
import { createRng } from '../../../src/core/random.ts';
import { manifest } from '../../../src/games/revolting-behaviour/manifest.ts';
import {
  ACTIVITIES,
  type Activity,
  attemptOdds,
  type AttemptPlan,
  costOf,
  defaultScenario,
  isSatisfiedBy,
  revoltingBehaviour as game,
  type Severity,
  SEVERITIES,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { RANKS, standardPack } from '../../../src/mechanics/deck.ts';
import { everywhere, play, position } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

const anyPlan = fc.record({ activity: fc.constantFrom(...ACTIVITIES), severity: fc.constantFrom(...SEVERITIES) });

const PLAYOUTS = times(100_000);

describe('attemptOdds', () => {
  it('equals the count over every order of a small pack', () => {
    const pack = [...standardPack({ jokers: 3 })];
    const smallPack = fc.subarray(pack, { minLength: 1, maxLength: 6 });
    const seen = { success: 0, joker: 0, dry: 0 };
    fc.assert(
      fc.property(
        anyPlan,
        smallPack,
        fc.nat(14),
        fc.subarray([...RANKS], { minLength: 4 }),
        (plan, deck, budget, ranks) => {
          const severe = everywhere(ranks);
          const odds = attemptOdds({ ...plan, budget, deck, scenario: { severe } });

          const counted = countedOdds({ ...plan, budget, deck, scenario: { severe } });

          expect(odds).toEqual(counted);
          for (const end of ['success', 'joker', 'dry'] as const) if (odds[end] !== '0') seen[end]++;
        },
      ),
      { numRuns: times(300) },
    );
    if (IS_THOROUGH) expect(Math.min(...Object.values(seen))).toBeGreaterThan(25);
  });

  it('equals the probabilities of all sequences of draws in the engine, for a pack with few cards left', () => {
    const drawn = standardPack({ jokers: 2 }).filter(
      (each) => !/^(joker|king-of-hearts|ace-of-hearts|2-of-clubs|9-of-spades)$/.test(each),
    );
    const deck = [...standardPack({ jokers: 2 }).filter((each) => !drawn.includes(each))];
    const unlucky = drawn.filter((each) => !/^(jack|queen)-of-hearts$/.test(each));
    const state = position({
      points: { ada: 5 },
      phase: {
        kind: 'draw',
        attempt: { activity: 'legal-force', severity: 'severe', target: 'cause' },
        drawn: unlucky,
      },
    });
    // The budget of 6 includes the first card, for which the player has already paid.
    const left = [...deck, 'jack-of-hearts', 'queen-of-hearts'] as const;

    expect(treeOdds(state)).toEqual(
      pickEnds(attemptOdds({ activity: 'legal-force', severity: 'severe', budget: 6, deck: left })),
    );
  });

  it('agrees with random attempts with the real pack, within four standard errors', () => {
    const plans: readonly [Activity, Severity, number][] = [
      ['legal-fund-raising', 'mild', 2],
      ['legal-force', 'moderate', 4],
      ['illegal-fund-raising', 'moderate', 20],
      ['illegal-force', 'severe', 13],
      ['legal-force', 'severe', 20],
    ];
    for (const [activity, severity, budget] of plans) {
      const { ends, costs } = playouts({ activity, severity, budget }, PLAYOUTS);
      const odds = attemptOdds({ activity, severity, budget });

      for (const end of ['success', 'joker', 'dry'] as const) {
        const chance = toNumber(odds[end]);
        const error = Math.sqrt((chance * (1 - chance)) / PLAYOUTS);
        expect(Math.abs(ends[end] / PLAYOUTS - chance)).toBeLessThanOrEqual(4 * error);
      }
      const mean = costs.reduce((total, cost) => total + cost, 0) / costs.length;
      const variance = costs.reduce((total, cost) => total + (cost - mean) ** 2, 0) / costs.length;
      expect(Math.abs(mean - toNumber(odds.expectedCost))).toBeLessThanOrEqual(4 * Math.sqrt(variance / PLAYOUTS));
    }
  });

  it('adds up to 1, and costs no more than the budget', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(120), fc.nat(4), (plan, budget, jokers) => {
        const odds = attemptOdds({ ...plan, budget, deck: standardPack({ jokers }) });

        expect(new Fraction(odds.success).add(odds.joker).add(odds.dry).toFraction()).toBe('1');
        expect(toNumber(odds.expectedCost)).toBeLessThanOrEqual(budget);
        if (jokers === 0) expect(odds.joker).toBe('0');
      }),
    );
  });

  it('divides the decided cases in proportion to the numbers of fulfilling cards and jokers', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 2, max: 120 }), fc.integer({ min: 1, max: 4 }), (plan, budget, jokers) => {
        const odds = attemptOdds({ ...plan, budget, deck: standardPack({ jokers }) });

        const fulfilling = { mild: 26, moderate: 13, severe: 3 }[plan.severity];
        expect(new Fraction(odds.success).mul(jokers)).toEqual(new Fraction(odds.joker).mul(fulfilling));
      }),
    );
  });

  it('finds no decided case with a budget that pays for no card', () => {
    const odds = attemptOdds({ activity: 'illegal-force', severity: 'mild', budget: 1 });

    expect([odds.success, odds.joker, odds.dry, odds.expectedCost]).toEqual(['0', '0', '1', '0']);
  });

  it('is exact for the first card', () => {
    const { success, joker, dry, expectedCost } = attemptOdds({
      activity: 'illegal-force',
      severity: 'mild',
      budget: 3,
    });

    expect([success, joker, dry, expectedCost]).toEqual(['13/27', '1/27', '13/27', '2']);
  });

  it('uses the deck of the rules by default, and does not modify a given deck', () => {
    const deck = Object.freeze([...standardPack({ jokers: 2 })].reverse());
    const plan = { activity: 'legal-force', severity: 'severe', budget: 9 } as const;

    expect(attemptOdds({ ...plan, deck })).toEqual(attemptOdds(plan));
  });

  it.each([-1, Number.NaN])('refuses a budget of %d', (budget) => {
    expect(() => attemptOdds({ activity: 'legal-force', severity: 'mild', budget })).toThrow(RangeError);
  });
});

// Helpers

type Ends = Record<'success' | 'joker' | 'dry', number>;

/**
 * Plays an attempt with every order of the deck, card by card as in the rules. Returns, for each ending, the fraction
 * of the orders that lead to it.
 */
function countedOdds({ activity, severity, budget, deck = [], scenario = defaultScenario }: AttemptPlan) {
  const ends: Ends = { success: 0, joker: 0, dry: 0 };
  const cost = costOf(activity);
  let paid = 0;
  const orders = ordersOf(deck);
  for (const order of orders) {
    let left = budget;
    let end: keyof Ends = 'dry';
    for (const next of order) {
      if (left < cost) break;
      left -= cost;
      paid += cost;
      if (next === 'joker') end = 'joker';
      else if (isSatisfiedBy(scenario, { activity, severity }, next)) end = 'success';
      if (end !== 'dry') break;
    }
    ends[end]++;
  }
  const share = (count: number): string => new Fraction(count, orders.length).toFraction();
  return { success: share(ends.success), joker: share(ends.joker), dry: share(ends.dry), expectedCost: share(paid) };
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

type RevoltState = ReturnType<typeof position>;

function pickEnds({ success, joker, dry }: ReturnType<typeof attemptOdds>): Record<keyof Ends, string> {
  return { success, joker, dry };
}

/** The probability of each ending if the player always draws another card, computed from the weights of all draws. */
function treeOdds(state: RevoltState): Record<keyof Ends, string> {
  const { kind } = state.table.phase;
  const decided = (end: keyof Ends) => ({ success: '0', joker: '0', dry: '0', [end]: '1' });
  if (kind === 'turn-up') return decided('success');
  if (kind === 'penalty') return decided('joker');
  if (kind === 'choose') return treeOdds(play(state, 'ada draw-on'));
  if (kind !== 'draw') return decided('dry');
  const outcomes = game.chanceOutcomes(state);
  const total = outcomes.reduce((weights, { weight }) => weights + weight, 0);
  const odds = { success: '0', joker: '0', dry: '0' };
  for (const { action, weight } of outcomes) {
    const branch = treeOdds(game.applyAction(state, action));
    for (const end of ['success', 'joker', 'dry'] as const) {
      odds[end] = new Fraction(branch[end]).mul(weight).div(total).add(odds[end]).toFraction();
    }
  }
  return odds;
}

/** Plays an attempt on forks with random cards, and draws cards until the budget is spent. */
function playouts({ activity, severity, budget }: Omit<AttemptPlan, 'deck'>, count: number) {
  const rng = createRng(`${activity} ${severity}`);
  const begun = position({ options: { causeSize: 30 } });
  const target = activity.endsWith('force') ? { target: 'ben' } : {};
  const ends: Ends = { success: 0, joker: 0, dry: 0 };
  const costs: number[] = [];
  for (let playout = 0; playout < count; playout++) {
    const fork = game.fork(begun, { dice: rng });
    const { holdings } = fork.state.table;
    let cost = costOf(activity);
    fork.apply({ type: 'attempt', player: 'ada', activity, severity, ...target });
    while (fork.state.table.phase.kind === 'choose' && cost + costOf(activity) <= budget) {
      fork.apply({ type: 'draw-on', player: 'ada' });
      cost += costOf(activity);
    }
    costs.push(cost);
    if (fork.state.table.phase.kind === 'choose') ends.dry++;
    else if (holdings[0]!.cause.down > 30) ends.joker++;
    else ends.success++;
  }
  return { ends, costs };
}

it('gives the chance of success for the jokers of the match', () => {
  const chances = [0, 1, 4].map((jokers) => {
    const state = game.setup({ jokers, seed: 'jokers' });
    const { players } = game.turn(state) as { readonly players: readonly string[] };
    const action = {
      type: 'attempt',
      player: players[0]!,
      activity: 'legal-force',
      severity: 'mild',
      target: 'cause',
    } as const;
    return manifest.successOf!(game.view(state, players[0]!), action)!;
  });

  expect(chances[0]).toBeGreaterThan(0.99999);
  expect(chances[1]).toBeCloseTo(26 / 27, 5);
  expect(chances[2]).toBeCloseTo(26 / 30, 5);
});
