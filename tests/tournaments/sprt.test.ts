import { describe, expect, it, vi } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import {
  expectedScore,
  pairScores,
  type PairScores,
  playTournament,
  sprt,
  type SprtSettings,
  type SprtState,
} from '../../src/tournaments/index.ts';
import { cards } from './contests.ts';
import { simulated } from './simulated.ts';

describe('the log-likelihood ratio', () => {
  // Values from the tests "logistic pentanomial" of fastchess (app/tests/sprt_test.cpp), with two decimals.
  it.each<[PairScores, number, number, number]>([
    [[223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, -3.07],
    [[871, 26175, 55003 + 980, 26678, 821], 0, 2, -4.98],
  ])('of %j for Elo %d or %d equals the value of testers of chess engines', (pairs, elo0, elo1, llr) => {
    expect(sprt(pairs, { elo0, elo1 }).llr).toBeCloseTo(llr, 2);
  });

  // The log-likelihood ratios were computed from their definition, with Brent's method of SciPy 1.17.
  it.each<[PairScores, number, number, number]>([
    [[10, 20, 40, 20, 10], 0, 5, -0.03450685095168],
    [[2, 8, 20, 30, 40], 0, 20, 5.07597775370938],
    [[0, 0, 3, 5, 12], -5, 15, 1.134691718982102],
    [[30, 20, 10, 4, 1], 0, 10, -1.79819864906485],
    [[120, 40, 10, 0, 0], 0, 10, -4.963391403752262],
    [[0, 0, 10, 40, 120], 0, 10, 4.822576907453228],
  ])('of %j for Elo %d or %d equals the value of a second computation', (pairs, elo0, elo1, llr) => {
    expect(sprt(pairs, { elo0, elo1 }).llr).toBeCloseTo(llr, 9);
  });

  it('is zero at first, and changes its sign if the participants are exchanged', () => {
    const pairs: PairScores = [3, 9, 20, 14, 6];

    expect(sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 10 }).llr).toBe(0);
    const turned = pairs.toReversed() as PairScores;
    expect(sprt(turned, { elo0: -10, elo1: 30 }).llr).toBeCloseTo(-sprt(pairs, { elo0: -30, elo1: 10 }).llr, 9);
  });
});

describe('the bounds', () => {
  it('equal those of Wald', () => {
    const { lower, upper } = sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.1 });

    expect(lower).toBeCloseTo(Math.log(0.1 / 0.95), 12);
    expect(upper).toBeCloseTo(Math.log(0.9 / 0.05), 12);
  });

  it.each([
    { elo0: 20, elo1: 0 },
    { elo0: 5, elo1: 5 },
    { elo0: Number.NaN, elo1: 5 },
    { elo0: 0, elo1: 5, alpha: 0 },
    { elo0: 0, elo1: 5, beta: 0.6 },
  ])('are refused for %j', (settings) => {
    expect(() => sprt([2, 8, 20, 30, 40], settings)).toThrow(RangeError);
  });

  it('decide when they are reached', () => {
    const settings = { elo0: 0, elo1: 20 };

    expect(sprt([2, 8, 20, 30, 40], settings).decision).toBe('h1');
    expect(sprt([40, 30, 20, 8, 2], settings).decision).toBe('h0');
    expect(sprt([4, 5, 20, 5, 4], settings).decision).toBe('undecided');
  });
});

describe('the whole test', () => {
  /** Simulates pairs of matches until the test has decided. */
  function decide(elo: number, draws: number, settings: SprtSettings, random: () => number): SprtState['decision'] {
    const wins = (expectedScore(elo) - draws / 2) / (1 - draws);
    const half = (): number => (random() < draws ? 1 : random() < wins ? 2 : 0);
    const pairs: PairScores = [0, 0, 0, 0, 0];
    for (;;) {
      pairs[(half() + half()) as 0 | 1 | 2 | 3 | 4]++;
      const { decision } = sprt(pairs, settings);
      if (decision !== 'undecided') return decision;
    }
  }

  it.each([
    { truth: 'H0', elo: 0, wrong: 'h1', draws: 0 },
    { truth: 'H1', elo: 60, wrong: 'h0', draws: 0 },
    { truth: 'H0', elo: 0, wrong: 'h1', draws: 0.4 },
    { truth: 'H1', elo: 60, wrong: 'h0', draws: 0.4 },
  ])('errs about as often as allowed if $truth is true, with $draws of draws', ({ elo, wrong, draws }) => {
    const rng = createRng(`coins ${String(elo)} ${String(draws)}`);
    const random = (): number => rng.int(1_000_000) / 1_000_000;
    const settings = { elo0: 0, elo1: 60, alpha: 0.1, beta: 0.1 };

    const errors = Array.from({ length: 600 }, () => decide(elo, draws, settings, random)).filter(
      (decision) => decision === wrong,
    ).length;

    // The limit is three standard errors above 10 %. The error rate must also not be much lower, because then the test
    // would need too many matches.
    expect(errors / 600).toBeLessThan(0.137);
    expect(errors / 600).toBeGreaterThan(0.04);
  });

  it('counts the scores of pairs for the participant who is named', () => {
    const results = simulated(
      { participants: ['ann', 'bob'], rounds: 30, seed: 'pairs' },
      ({ seats, deal }) =>
        // In every five deals, ann gets 0, 0.5, 1, 1.5 and 2 points from the two matches of a deal.
        [
          seats[0] === 'ann' ? 0 : 1,
          seats[0] === 'ann' ? 0 : 0.5,
          0.5,
          seats[0] === 'ann' ? 1 : 0.5,
          seats[0] === 'ann' ? 1 : 0,
        ][deal % 5]!,
    );

    expect(pairScores('ann', results.matches)).toEqual([6, 6, 6, 6, 6]);
    expect(pairScores('bob', results.matches.slice(0, 2))).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('a tournament with a test', () => {
  const two = { ...cards, participants: [cards.participants[1]!, cards.participants[0]!] };
  const plan = { rounds: 2000, seed: 'early', sprt: { elo0: 0, elo1: 100 } };

  it('stops at the pair that decides', async () => {
    const progress: (SprtState | undefined)[] = [];
    const { matches } = await playTournament(two, plan, { onProgress: (made) => void progress.push(made.sprt) });

    expect(matches.length).toBeLessThan(400);
    expect(progress.map((state) => state?.decision)).toEqual([
      ...Array<string>(matches.length / 2 - 1).fill('undecided'),
      'h1',
    ]);
    expect(sprt(pairScores('keeper', matches), plan.sprt)).toEqual(progress.at(-1));
  });

  it('does not go on once it is decided', async () => {
    const earlier = await playTournament(two, plan);
    const onProgress = vi.fn();

    expect(await playTournament(two, plan, { earlier, onProgress })).toEqual(earlier);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('drops matches that were played after the decision', async () => {
    const { sprt: _, ...open } = { ...plan, rounds: 200 };
    const earlier = { ...(await playTournament(two, open)), sprt: plan.sprt };

    expect(await playTournament(two, plan, { earlier })).toEqual(await playTournament(two, plan));
  });

  it.each([
    [{ ...plan, sprt: { elo0: 5, elo1: 5 } }, two, 'sprt: Expected elo0 below elo1'],
    [{ ...plan, sprt: { elo0: 0, elo1: 5, alpha: 0 } }, two, /^sprt\.alpha/],
    [plan, cards, 'sprt: Only a tournament of two participants'],
  ])('refuses %j for these participants', async (wrong, contest, message) => {
    await expect(playTournament(contest, wrong)).rejects.toThrow(message);
  });
});
