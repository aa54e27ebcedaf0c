import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/core/schema.ts';
import { loseSteps, moveOnTrack, scoreTrack, recoverSteps } from '../../src/mechanics/track.ts';
import { itemsDueOn, type TurnAndPhase, nextPhase, scheduleShape } from '../../src/mechanics/turn-track.ts';

const tracks = fc.integer({ min: 1, max: 8 }).map((length) => scoreTrack(1, length));
const steps = fc.integer({ min: -10, max: 10 });
/** A track and one of its boxes. */
const standing = fc.tuple(tracks, fc.nat()).map(([track, any]) => ({ track, box: track[any % track.length] ?? NaN }));

describe('a counter on a track', () => {
  it('moves by its number of boxes, as if the track were a line of numbers', () => {
    fc.assert(
      fc.property(standing, steps, ({ track, box }, by) => {
        const isOn = box + by >= 1 && box + by <= track.length;

        expect(moveOnTrack(track, box, by, 'off')).toBe(isOn ? box + by : undefined);
        expect(moveOnTrack(track, box, by)).toBe(Math.max(1, Math.min(track.length, box + by)));
      }),
    );
  });

  it('that goes around comes back after the length of the track, either way', () => {
    fc.assert(
      fc.property(standing, steps, fc.integer({ min: -3, max: 3 }), ({ track, box }, by, rounds) => {
        const once = moveOnTrack(track, box, by, 'around');

        expect(moveOnTrack(track, box, by + rounds * track.length, 'around')).toBe(once);
        expect(moveOnTrack(track, once ?? NaN, -by, 'around')).toBe(box);
      }),
    );
  });

  it('must be on the track', () => {
    expect(() => moveOnTrack(['a', 'b'], 'c' as 'a', 1)).toThrow(new RangeError('There is no box "c" on the track.'));
  });
});

describe('the steps of a unit', () => {
  it('are lost one by one: all at once or in two parts is the same, and no loss disappears', () => {
    fc.assert(
      fc.property(standing, fc.nat(5), fc.nat(5), ({ track, box }, first, second) => {
        const once = loseSteps(track, box, first + second);
        const before = loseSteps(track, box, first);

        if (before.level === undefined) expect(once).toEqual({ level: undefined, excess: before.excess + second });
        else expect(loseSteps(track, before.level, second)).toEqual(once);
        const left = once.level === undefined ? 0 : track.length - once.level + 1;
        expect(track.length - box + 1 - left + once.excess).toBe(first + second);
      }),
    );
  });

  it('that were lost can be recovered, and no more', () => {
    fc.assert(
      fc.property(standing, fc.nat(10), ({ track, box }, lost) => {
        const { level } = loseSteps(track, box, lost);
        fc.pre(level !== undefined);

        expect(recoverSteps(track, level, lost)).toBe(box);
        expect(recoverSteps(track, level, 99)).toBe(1);
      }),
    );
  });
});

describe('a turn track', () => {
  it('comes to every phase of every turn once, in order', () => {
    const track = { turns: 3, phases: ['move', 'fight'] };
    const seen: string[] = [];
    for (let now: TurnAndPhase | undefined = { turn: 1, phase: 'move' }; now; now = nextPhase(track, now))
      seen.push(`${String(now.turn)} ${now.phase}`);

    expect(seen).toEqual(['1 move', '1 fight', '2 move', '2 fight', '3 move', '3 fight']);
    expect(() => nextPhase(track, { turn: 1, phase: 'rest' })).toThrow(RangeError);
  });
});

describe('a schedule', () => {
  it('has due what it says, in its order', () => {
    const schedule = [
      { turn: 3, item: 'guard' },
      { turn: 1, every: 2, item: 'supply' },
      { turn: 2, every: 1, until: 3, item: 'rain' },
    ];

    expect([1, 2, 3, 4, 5].map((turn) => itemsDueOn(schedule, turn))).toEqual([
      ['supply'],
      ['rain'],
      ['guard', 'supply', 'rain'],
      [],
      ['supply'],
    ]);
  });

  const shape = scheduleShape(v.string(), 10);
  it('is accepted from outside', () => {
    const schedule = [
      { turn: 1, item: 'a' },
      { turn: 2, every: 3, until: 8, item: 'b' },
    ];

    expect(parse(shape, schedule)).toEqual(schedule);
  });

  it.each([
    ['a turn that there is not', { turn: 11, item: '' }, '0.turn'],
    ['half a turn', { turn: 1.5, item: '' }, '0.turn'],
    ['an end before its beginning', { turn: 4, every: 1, until: 3, item: '' }, '0.until'],
    ['an end of what is due once', { turn: 4, until: 5, item: '' }, '0.until'],
    ['no item', { turn: 4 }, '0.item'],
  ])('is refused with %s', (_, entry, path) => {
    expect(() => parse(shape, [entry])).toThrow(expect.objectContaining({ path }));
  });
});
