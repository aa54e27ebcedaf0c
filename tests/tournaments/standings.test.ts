import { describe, expect, it } from 'vitest';
import {
  expectedScore,
  formatCrossTable,
  formatStandings,
  type Interval,
  playTournament,
  standings,
  wilson,
} from '../../src/tournaments/index.ts';
import { cards, numbers } from './contests.ts';
import { simulated } from './simulated.ts';
import { IS_THOROUGH } from '../times.ts';

const duel = { participants: ['ann', 'bob'], rounds: 10, seed: 'duel' };

describe('standings', () => {
  it('count seats, payoffs and encounters', () => {
    // Ann wins both matches of the first deal. In the second and third deal, the first seat wins each match. In the
    // last deal, both matches are drawn.
    const results = simulated({ ...duel, rounds: 4 }, ({ deal, seats }) => {
      if (deal === 0) return seats[0] === 'ann' ? 1 : 0;
      return deal === 3 ? 0.5 : 1;
    });

    const { participants, crossTable, deals, matches } = standings(results);

    expect({ deals, matches }).toEqual({ deals: 4, matches: 8 });
    expect(participants.map(({ participant, seats, score, share }) => ({ participant, seats, score, share }))).toEqual([
      { participant: 'ann', seats: 8, score: 5, share: 0.625 },
      { participant: 'bob', seats: 8, score: 3, share: 0.375 },
    ]);
    expect(crossTable).toEqual([
      [undefined, { comparisons: 8, points: 5 }],
      [{ comparisons: 8, points: 3 }, undefined],
    ]);
    // The prior adds one draw, so the score is 5.5 to 3.5.
    expect(participants[0]?.rating).toBeCloseTo(200 * Math.log10(5.5 / 3.5), 6);
    expect(participants[0]?.wilson).toEqual(wilson(2.5, 4));
  });

  it('treat deals as trials, not matches', () => {
    // Chance decides each deal, and the same participant wins both matches of the deal. Therefore the number of
    // independent results is half the number of matches.
    const swept = simulated({ ...duel, rounds: 200 }, ({ deal, seats }) =>
      (deal % 2 === 0) === (seats[0] === 'ann') ? 1 : 0,
    );
    // The first seat wins every match, so chance has no effect.
    const even = simulated({ ...duel, rounds: 200 }, () => 1);
    const width = ({ lo, hi }: Interval): number => hi - lo;

    const [lucky] = standings(swept).participants;
    expect(lucky?.share).toBe(0.5);
    expect(width(lucky!.interval)).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 200), 1);
    expect(width(lucky!.interval)).toBeGreaterThan(1.3 * width(wilson(200, 400)));
    // All deals have the same result. The bootstrap gives no information in this case, so the Wilson interval is used.
    const [same] = standings(even).participants;
    expect(same?.interval).toEqual(same?.wilson);
    expect(same?.wilson).toEqual(wilson(100, 200));
  });

  it('treat the opponents of a participant as given, not as random', () => {
    // In every match, a participant beats all participants that come later in the list. Bob therefore always has half
    // of the points.
    const order = { participants: ['ann', 'bob', 'cid'], rounds: 20, seed: 'order' };
    const results = simulated(order, ({ seats }) => (seats[0]! < seats[1]! ? 1 : 0));

    const bob = standings(results).participants[1];

    expect(bob).toMatchObject({ participant: 'bob', share: 0.5, interval: wilson(20, 40) });
  });

  it('have as wide intervals for ratings as for shares if all deals of a participant had the same result', () => {
    for (let seed = 1; seed <= 20; seed++) {
      // In deals with bob, the first seat always wins. Chance decides the other deals.
      const results = simulated(
        { participants: ['ann', 'bob', 'cid'], rounds: 20, seed: String(seed) },
        ({ seats }, random) => (seats.includes('bob') || random() < 0.5 ? 1 : 0),
      );

      const bob = standings(results, { resamples: 100 }).participants.find(({ participant }) => participant === 'bob');

      expect(bob).toMatchObject({ share: 0.5, interval: wilson(20, 40) });
      expect(bob!.ratingInterval.hi! - bob!.ratingInterval.lo!).toBeGreaterThan(100);
    }
  });

  it('have no upper bound for a participant who has won everything', () => {
    const won = simulated(duel, ({ seats }) => (seats[0] === 'ann' ? 1 : 0));

    const [ann, bob] = standings(won).participants;

    expect(ann).toMatchObject({ share: 1, interval: wilson(10, 10) });
    expect(ann?.rating).toBeCloseTo(200 * Math.log10(20.5 / 0.5), 6);
    // The lower bound for 10 wins in 10 deals is 0.7225, which is 14.45 of 20 points. The added draw is worth half a
    // point.
    const points = 20 * wilson(10, 10).lo + 0.5;
    expect(ann?.ratingInterval.lo).toBeCloseTo(200 * Math.log10(points / (21 - points)), 6);
    expect(ann?.ratingInterval.hi).toBeNull();
    expect(bob?.ratingInterval.lo).toBeNull();
    expect(bob?.ratingInterval.hi).toBeCloseTo(-ann!.ratingInterval.lo!, 9);
  });

  it('compare the payoffs of every two players if there are more than two', async () => {
    const results = await playTournament(numbers(3), { rounds: 10, seed: 'three' });

    const { crossTable, participants } = standings(results);

    const names = participants.map(({ participant }) => participant);
    for (const [row, one] of names.entries()) {
      for (const [column, other] of names.entries()) {
        if (one === other) continue;
        const points = results.matches.map(({ seats, payoffs }) => {
          const [own, theirs] = [payoffs[seats.indexOf(one)]!, payoffs[seats.indexOf(other)]!];
          return own === theirs ? 0.5 : Number(own > theirs);
        });
        const sum = points.reduce((total: number, each) => total + each, 0);
        expect(crossTable[row]?.[column]).toEqual({ comparisons: 30, points: sum });
      }
    }
    expect(participants.reduce((sum, { score }) => sum + score, 0)).toBe(30);
  });

  it('do not compare a participant with itself if it has several seats', async () => {
    const results = await playTournament(numbers(2), { rounds: 5, seed: 'two' });

    // With two bots and three seats, there are two line-ups, and each line-up has three rotations. In each match, one
    // participant has two seats and the other participant has one seat.
    expect(standings(results).crossTable[0]?.[1]?.comparisons).toBe(5 * 2 * 3 * 2);
    expect(standings(results).participants.map(({ seats }) => seats)).toEqual([45, 45]);
  });

  it('can be computed from a part of a tournament, without participants who have not played', async () => {
    const results = await playTournament(cards, { rounds: 5, seed: 'part' });

    const { participants } = standings({ ...results, matches: results.matches.slice(0, 2) });

    expect(participants.map(({ participant }) => participant).toSorted()).toEqual(['keeper', 'random']);
    expect(() => standings({ ...results, matches: [] })).toThrow(RangeError);
  });

  it('depend on no other random numbers than those of their seed', async () => {
    const results = await playTournament(cards, { rounds: 30, seed: 'luck' });

    expect(standings(results)).toEqual(standings(results));
    expect(standings(results, { seed: 'other' })).not.toEqual(standings(results));
  });

  it.runIf(IS_THOROUGH).each([
    [2, 5],
    [2, 21],
    [2, 40],
    [3, 25],
    [6, 2],
    [6, 4],
    [6, 5],
    [6, 10],
  ])('of %i participants after %i rounds cover the true shares and ratings as often as they say', (size, rounds) => {
    const elo = new Map(['ann', 'bob', 'cid', 'dee', 'eve', 'fay'].slice(0, size).map((name, at) => [name, -30 * at]));
    const eloOf = (name: string): number => elo.get(name)!;
    const average = [...elo.values()].reduce((sum, each) => sum + each, 0) / size;
    const covered = { share: 0, rating: 0 };
    const trials = Math.ceil(500 / size);
    for (let trial = 0; trial < trials; trial++) {
      const results = simulated(
        { participants: [...elo.keys()], rounds, seed: `${size} participants, ${rounds} rounds, ${trial}` },
        ({ seats }, random) => (random() < expectedScore(eloOf(seats[0]!) - eloOf(seats[1]!)) ? 1 : 0),
      );
      for (const { participant, interval, ratingInterval } of standings(results, { resamples: 200 }).participants) {
        const others = [...elo.keys()].filter((name) => name !== participant);
        const share =
          others.reduce((sum, name) => sum + expectedScore(eloOf(participant) - eloOf(name)), 0) / others.length;
        const rating = eloOf(participant) - average;
        if (interval.lo <= share && share <= interval.hi) covered.share++;
        if ((ratingInterval.lo ?? -Infinity) <= rating && rating <= (ratingInterval.hi ?? Infinity)) covered.rating++;
      }
    }

    // With so few trials, the measured coverage can be as low as 91 % although the true coverage is 95 % (four standard
    // errors). Participants with few deals get the Wilson interval, which is wider than necessary.
    for (const count of Object.values(covered)) {
      expect(count / (trials * size)).toBeGreaterThan(0.91);
      if (rounds >= 10) expect(count / (trials * size)).toBeLessThan(0.985);
    }
  });
});

describe('tables', () => {
  it('write ratings as whole numbers with their signs', () => {
    const [first] = standings(simulated(duel, () => 1)).participants;
    const participants = [1, 0.4, -0.4, -1].map((rating) => ({ ...first!, rating }));

    const lines = formatStandings({ participants }).split('\n').slice(2);
    expect(lines.map((line) => line.split('|')[5]?.trim())).toEqual(['+1', '0', '0', '−1']);
  });

  const table = standings(
    simulated({ ...duel, participants: ['ann', 'b|ob'] }, ({ seats }) => (seats[0] === 'ann' ? 1 : 0)),
  );

  it('are written as text and as Markdown', () => {
    expect(formatStandings(table)).toBe(
      [
        '| participant | seats | share % |         95 % |  Elo |      95 % |',
        '| ----------- | ----: | ------: | -----------: | ---: | --------: |',
        '| ann         |    20 |   100.0 | 72.2 – 100.0 | +323 | above +79 |',
        '| b\\|ob       |    20 |     0.0 |   0.0 – 27.8 | −323 | below −79 |',
      ].join('\n'),
    );
    expect(formatCrossTable(table)).toBe(
      [
        '|       |    ann |   b\\|ob |',
        '| ----- | -----: | ------: |',
        '| ann   |        | 20 / 20 |',
        '| b\\|ob | 0 / 20 |         |',
      ].join('\n'),
    );
  });
});
