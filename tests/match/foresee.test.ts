import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { IllegalActionError } from '../../src/core/errors.ts';
import { createRng } from '../../src/core/random.ts';
import { type Mirror, mirrorOf, foresee, receive, shown } from '../../src/match/mirror.ts';
import { join, openTable, playOn } from '../../src/match/table.ts';
import { sealedNumbers, type SealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { opened, playAlong, plansOf, rows, stateOf } from './subjects.ts';

const sealed = defineGame(sealedNumbers);

/** Games in which nobody has a secret and nothing is hidden. */
const OPEN = ['revolting-behaviour'];

describe('foresight', () => {
  it.each(rows)('in %s is what comes, where it is certain, and never more than the view tells', (id, subject) => {
    const { game } = subject;
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        playAlong(game, opened(game, { ...plan, isSeeded: false }), {
          steps: 8,
          see({ table, updates }, before) {
            const [action] = table.match.nodes.at(-1)!.actions;
            if (action === undefined || action.player === 'chance') return;
            const mirror = mirrorOf(join(game, before, action.player));
            const guess = foresee(game, mirror, { action, rng: createRng(plan.luck) });
            const twice = foresee(game, mirrorOf(JSON.parse(JSON.stringify(join(game, before, action.player)))), {
              action,
              rng: createRng(plan.luck),
            });

            expect(guess.foreseen).toEqual(twice.foreseen);
            expect(guess.view).toBe(mirror.view);
            if (OPEN.includes(id)) expect(guess.foreseen!.isCertain).toBe(true);
            if (OPEN.includes(id)) expect(shown(guess)).toEqual(game.view(stateOf(table), action.player));
            const told = receive(guess, updates[action.player]![0]);
            expect(told.foreseen).toBeUndefined();
            expect(shown(told)).toEqual(game.view(stateOf(table), action.player));
          },
        });
      }),
      { numRuns: 2 },
    );
  });

  it('shows of a revelation only what is the same whatever is revealed', () => {
    let table = openTable(sealed);
    for (const line of ['bo choose 1', 'bo seal', 'cy choose 2', 'cy seal', 'ada choose 3']) {
      ({ table } = playOn(sealed, table, { action: sealed.parse(line) }));
    }
    const mirror: Mirror<SealedNumbers> = mirrorOf(join(sealed, table, 'ada'));

    const { foreseen } = foresee(sealed, mirror, { action: { type: 'seal', player: 'ada' }, rng: createRng(1) });

    expect(foreseen!.isCertain).toBe(false);
    expect(foreseen!.view.table).toEqual({
      ...mirror.view.table,
      round: 2,
      sealed: { ada: false, bo: false, cy: false },
    });
    expect(foreseen!.view.own).toEqual({ number: 0 });
    expect(foreseen!.events).toEqual([{ type: 'sealed', rule: 'S-1', player: 'ada' }]);
  });

  it('leaves what the caller holds as it is', () => {
    const action = { type: 'choose' as const, player: 'ada' as const, number: 1 };
    foresee(sealed, mirrorOf<SealedNumbers>(join(sealed, openTable(sealed), 'ada')), { action, rng: createRng(1) });

    expect(Object.isFrozen(action)).toBe(false);
  });

  it('of what is illegal is refused', () => {
    const mirror: Mirror<SealedNumbers> = mirrorOf(join(sealed, openTable(sealed), 'ada'));

    expect(() => foresee(sealed, mirror, { action: { type: 'seal', player: 'ada' }, rng: createRng(1) })).toThrow(
      IllegalActionError,
    );
  });
});
