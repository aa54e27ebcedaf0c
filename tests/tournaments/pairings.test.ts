import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSeed } from '../../src/core/random.ts';
import { type Pairing, pairingsOf, type PairingSettings } from '../../src/tournaments/index.ts';
import { lineupCount } from '../../src/tournaments/pairings.ts';

const NAMES = ['ann', 'bob', 'cid', 'dee', 'eli', 'fay'];

const schedules: fc.Arbitrary<PairingSettings> = fc.record({
  participants: fc.integer({ min: 2, max: 6 }).map((count) => NAMES.slice(0, count)),
  players: fc
    .integer({ min: 2, max: 6 })
    .map((count) => Array.from({ length: count }, (_, index) => `p${String(index)}`)),
  rounds: fc.integer({ min: 1, max: 4 }),
  seed: fc.oneof(fc.string(), fc.integer()),
});

function countOf(pairings: readonly Pairing[], fits: (pairing: Pairing) => boolean): number {
  return pairings.filter(fits).length;
}

describe('pairings', () => {
  it('exchange the seats of a pair, with the same dice', () => {
    const schedule = { participants: ['ann', 'bob'], players: ['left', 'right'], rounds: 3, seed: 'cup' };
    const pairs = pairingsOf(schedule);

    expect(pairs.flat().map(({ match, deal, seed }) => [match, deal, seed])).toEqual([
      [0, 0, deriveSeed('cup', 'deal 0')],
      [1, 0, deriveSeed('cup', 'deal 0')],
      [2, 1, deriveSeed('cup', 'deal 1')],
      [3, 1, deriveSeed('cup', 'deal 1')],
      [4, 2, deriveSeed('cup', 'deal 2')],
      [5, 2, deriveSeed('cup', 'deal 2')],
    ]);
    for (const [first, second] of pairs) expect(first?.seats.toReversed()).toEqual(second?.seats);
  });

  it('rotate three participants through three seats', () => {
    const [deal] = pairingsOf({ participants: ['ann', 'bob', 'cid'], players: ['x', 'y', 'z'], rounds: 1, seed: 1 });
    const [first, second, third] = (deal ?? []).map(({ seats }) => seats.join(' '));

    expect(new Set([first, second, third]).size).toBe(3);
    expect(`${String(first)} ${String(first)}`).toContain(second);
    expect(`${String(first)} ${String(first)}`).toContain(third);
  });

  it('distribute fewer participants than players over the seats as evenly as possible', () => {
    const deals = pairingsOf({ participants: ['ann', 'bob'], players: ['x', 'y', 'z'], rounds: 1, seed: 1 });

    expect(deals.map(([first]) => first?.seats.toSorted())).toEqual([
      ['ann', 'ann', 'bob'],
      ['ann', 'bob', 'bob'],
    ]);
  });

  it('have each participant on each seat equally often, and so against each other participant', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const { participants, players } = schedule;
        const pairings = pairingsOf(schedule).flat();
        const seated = participants.flatMap((name) =>
          players.map((_, seat) => countOf(pairings, ({ seats }) => seats[seat] === name)),
        );
        expect(new Set(seated).size).toBe(1);
        const met = participants.flatMap((name) =>
          participants
            .filter((other) => other !== name)
            .flatMap((other) =>
              players.map((_, seat) =>
                // In the matches in which the participant `name` has the seat `seat`, counts the seats of the
                // participant `other`.
                pairings
                  .filter(({ seats }) => seats[seat] === name)
                  .reduce((sum, { seats }) => sum + seats.filter((each) => each === other).length, 0),
              ),
            ),
        );
        expect(new Set(met).size).toBe(1);
      }),
    );
  });

  it('have the same dice in all matches of a deal, and other dice in other deals', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const deals = pairingsOf(schedule);
        for (const deal of deals) {
          expect(deal).toHaveLength(schedule.players.length);
          expect(new Set(deal.map(({ seed }) => seed)).size).toBe(1);
          expect(new Set(deal.map(({ seats }) => seats.toSorted().join())).size).toBe(1);
        }
        expect(new Set(deals.map(([first]) => first?.seed)).size).toBe(deals.length);
        expect(deals).toHaveLength(schedule.rounds * lineupCount(schedule));
        expect(deals.flat().map(({ match }) => match)).toEqual([...deals.flat().keys()]);
      }),
    );
  });

  it('are the first pairings of a longer tournament', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const deals = pairingsOf(schedule);
        const longer = pairingsOf({ ...schedule, rounds: schedule.rounds + 1 });
        expect(longer.slice(0, deals.length)).toEqual(deals);
      }),
    );
  });

  it('seat neighbours differently in every deal', () => {
    const deals = pairingsOf({ participants: ['ann', 'bob', 'cid'], players: ['x', 'y', 'z'], rounds: 20, seed: 1 });
    const circles = new Set(deals.map(([first]) => first!.seats[(first!.seats.indexOf('ann') + 1) % 3]));

    expect(circles).toEqual(new Set(['bob', 'cid']));
  });

  it('are found without delay if all participants but one sit in each match', () => {
    const participants = Array.from({ length: 25 }, (_, index) => String(index));
    const started = performance.now();

    expect(pairingsOf({ participants, players: participants.slice(1), rounds: 1, seed: 1 })).toHaveLength(25);
    // The function takes only a few milliseconds. A function that lists all combinations would take seconds.
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('refuse a schedule that would never end', () => {
    const players = Array.from({ length: 30 }, (_, index) => String(index));
    const participants = Array.from({ length: 60 }, (_, index) => String(index));

    expect(() => pairingsOf({ participants, players, rounds: 1, seed: 1 })).toThrow(
      /rounds: Expected at most 200000 matches/,
    );
  });
});
