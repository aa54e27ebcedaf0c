import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../src/core/errors.ts';
import {
  nextDeadline,
  pressClock,
  flaggedPlayers,
  startClock,
  timeLeft,
  type TimeControl,
} from '../../src/match/clock.ts';

const players = ['ada', 'bo', 'cy'];

describe('a clock', () => {
  it('has no other time with a bank alone (sudden death)', () => {
    const clock = startClock({ bank: 1000 }, { players, awaited: ['ada'], now: 50 });

    expect(nextDeadline(clock)).toBe(1050);
    expect(flaggedPlayers(clock, 1049)).toEqual([]);
    expect(flaggedPlayers(clock, 1050)).toEqual(['ada']);
    expect(timeLeft(clock, 'ada', 250)).toBe(800);
    expect(timeLeft(clock, 'bo', 250)).toBe(1000);
    expect(timeLeft(clock, 'ada', 40)).toBe(1000);
    const passed = pressClock(clock, { awaited: ['bo'], now: 300 });
    expect(passed.banks).toEqual({ ada: 750, bo: 1000, cy: 1000 });
  });

  it('adds an increment after each move, and gives each move its own time', () => {
    const clock = startClock({ bank: 1000, increment: 100, perMove: 200 }, { players, awaited: ['ada'], now: 0 });

    expect(nextDeadline(clock)).toBe(1200);
    expect(pressClock(clock, { awaited: ['bo'], now: 150 }).banks['ada']).toBe(1100);
    expect(pressClock(clock, { awaited: ['bo'], now: 250 }).banks['ada']).toBe(1050);
  });

  it('gives each move the same time if there is no bank', () => {
    const clock = startClock({ perMove: 200 }, { players, awaited: ['ada'], now: 0 });
    const passed = pressClock(clock, { awaited: ['bo'], now: 150 });

    expect(nextDeadline(passed)).toBe(350);
    expect(timeLeft(passed, 'ada', 150)).toBe(Infinity);
  });

  it('gives simultaneous decisions one deadline, during which banks do not run', () => {
    const clock = startClock({ bank: 1000, sealed: 500 }, { players, awaited: players, now: 0 });
    const two = pressClock(clock, { awaited: ['bo', 'cy'], now: 400 });
    const one = pressClock(two, { awaited: ['cy'], now: 450 });

    expect([clock, two, one].map(nextDeadline)).toEqual([500, 500, 500]);
    expect(flaggedPlayers(two, 500)).toEqual(['bo', 'cy']);
    const next = pressClock(one, { awaited: players, now: 480 });
    expect(next.banks).toEqual({ ada: 1000, bo: 1000, cy: 1000 });
    expect(nextDeadline(next)).toBe(980);
  });

  it('never runs out without limits', () => {
    const clock = startClock({}, { players, awaited: players, now: 0 });

    expect(nextDeadline(clock)).toBeUndefined();
    expect(timeLeft(clock, 'ada', 1e12)).toBe(Infinity);
  });

  it('stays the same object while the same players are awaited', () => {
    const clock = startClock({ bank: 1000 }, { players, awaited: ['ada', 'bo'], now: 0 });

    expect(pressClock(clock, { awaited: ['bo', 'ada'], now: 10 })).toBe(clock);
  });

  it('never gives a player more time than the control allows, or less than zero', () => {
    const moves = fc.array(fc.tuple(fc.nat(400), fc.subarray(players, { minLength: 1 })), { maxLength: 20 });
    const control = fc.record(
      { bank: fc.nat(1000), increment: fc.nat(50), perMove: fc.nat(50) },
      { requiredKeys: ['bank'] },
    );
    fc.assert(
      fc.property(control, moves, (given: TimeControl, steps) => {
        let [now, clock] = [0, startClock(given, { players, awaited: ['ada'], now: 0 })];
        for (const [passed, awaited] of steps) {
          now += passed;
          clock = pressClock(clock, { awaited, now });
          for (const player of players) {
            const most = given.bank! + steps.length * (given.increment ?? 0) + (given.perMove ?? 0);
            expect(timeLeft(clock, player, now)).toBeGreaterThanOrEqual(0);
            expect(timeLeft(clock, player, now)).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });

  it.each<[string, () => unknown]>([
    ['an invalid control', () => startClock({ bank: -1 }, { players, awaited: [], now: 0 })],
    ['an unknown part of a control', () => startClock({ delay: 1 } as never, { players, awaited: [], now: 0 })],
    ['no time', () => startClock({}, { players, awaited: [], now: NaN })],
    [
      'a time that is a text',
      () => flaggedPlayers(startClock({}, { players, awaited: ['ada'], now: 0 }), '1' as never),
    ],
    [
      'a time before the last',
      () => pressClock(startClock({}, { players, awaited: ['ada'], now: 9 }), { awaited: [], now: 8 }),
    ],
    ['a time left at no time', () => timeLeft(startClock({}, { players, awaited: ['ada'], now: 9 }), 'ada', NaN)],
  ])('refuses %s', (_, act) => {
    expect(act).toThrow(MalformedError);
  });
});
