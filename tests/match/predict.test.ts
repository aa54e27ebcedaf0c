import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { createRng } from '../../src/core/random.ts';
import { type ClientState, createClient, predict, applyUpdate, displayedView } from '../../src/match/client.ts';
import { snapshotFor, createRoom, playServerAction } from '../../src/match/room.ts';
import { sealedNumbers, type SealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { opened, playAlong, plansOf, rows, stateOf } from './subjects.ts';

const sealed = defineGame(sealedNumbers);

/** Games without secrets and hidden information. */
const OPEN = ['revolting-behaviour'];

describe('a prediction', () => {
  it.each(rows)(
    'in %s equals the result if it is certain, and never contains more than follows from the view',
    (id, subject) => {
      const { game } = subject;
      fc.assert(
        fc.property(plansOf(subject), (plan) => {
          playAlong(game, opened(game, { ...plan, isSeeded: false }), {
            steps: 8,
            see({ room, updates }, before) {
              const [action] = room.match.nodes.at(-1)!.actions;
              if (action === undefined || action.player === 'chance') return;
              const client = createClient(snapshotFor(game, before, action.player));
              const guess = predict(game, client, { action, rng: createRng(plan.luck) });
              const twice = predict(
                game,
                createClient(JSON.parse(JSON.stringify(snapshotFor(game, before, action.player)))),
                {
                  action,
                  rng: createRng(plan.luck),
                },
              );

              expect(guess.prediction).toEqual(twice.prediction);
              expect(guess.view).toBe(client.view);
              if (OPEN.includes(id)) expect(guess.prediction!.isCertain).toBe(true);
              if (OPEN.includes(id)) expect(displayedView(guess)).toEqual(game.view(stateOf(room), action.player));
              const told = applyUpdate(guess, updates[action.player]![0]);
              expect(told.prediction).toBeUndefined();
              expect(displayedView(told)).toEqual(game.view(stateOf(room), action.player));
            },
          });
        }),
        { numRuns: 2 },
      );
    },
  );

  it('contains of a revealed fact only what is the same in all worlds', () => {
    let room = createRoom(sealed);
    for (const line of ['bo choose 1', 'bo seal', 'cy choose 2', 'cy seal', 'ada choose 3']) {
      ({ room } = playServerAction(sealed, room, { action: sealed.parse(line) }));
    }
    const client: ClientState<SealedNumbers> = createClient(snapshotFor(sealed, room, 'ada'));

    const action = { type: 'seal', player: 'ada' } as const;
    const { prediction } = predict(sealed, client, { action, rng: createRng(1) });

    // With some of these seeds, several worlds have the same result. But with every seed, at least two sampled worlds
    // have different results.
    for (let seed = 1; seed <= 20; seed++)
      expect(predict(sealed, client, { action, rng: createRng(seed) }).prediction!.isCertain).toBe(false);
    expect(prediction!.view.table).toEqual({
      ...client.view.table,
      round: 2,
      sealed: { ada: false, bo: false, cy: false },
    });
    expect(prediction!.view.own).toEqual({ number: 0 });
    expect(prediction!.events).toEqual([{ type: 'sealed', rule: 'S-1', player: 'ada' }]);
  });

  it('does not change the data of the caller', () => {
    const action = { type: 'choose' as const, player: 'ada' as const, number: 1 };
    predict(sealed, createClient<SealedNumbers>(snapshotFor(sealed, createRoom(sealed), 'ada')), {
      action,
      rng: createRng(1),
    });

    expect(Object.isFrozen(action)).toBe(false);
  });

  it.each<[string, object]>([
    ['an illegal action', { type: 'seal', player: 'ada' }],
    ['an action of another player', { type: 'choose', player: 'bo', number: 1 }],
    ['a value that is not an action', { type: 'dance' }],
  ])('returns the same client for %s, also in a React updater', (_, action) => {
    const client: ClientState<SealedNumbers> = createClient(snapshotFor(sealed, createRoom(sealed), 'ada'));

    expect(predict(sealed, client, { action: action as never, rng: createRng(1) })).toBe(client);
  });
});
