import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameTypes, View } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { plansOf, rows } from './match/subjects.ts';
import { times } from './times.ts';

describe('a match in which a player concedes at any moment', () => {
  it.each(rows)('of %s stays a valid state of the game, for all viewers', (_, subject) => {
    const { game } = subject;
    fc.assert(
      fc.property(plansOf(subject), fc.nat({ max: 60 }), ({ options, luck }, length) => {
        const rng = createRng(luck);
        let state = game.setup({ ...options, seed: luck });
        for (let step = 0; step < length && game.turn(state).kind !== 'over'; step++)
          state = game.applyAction(state, game.randomAction(state, rng));
        const players = game.players(state);
        for (const player of players) {
          const concede = { type: 'concede', player };
          if (game.whyIllegal(state, concede) !== undefined) continue;
          const conceded = game.applyAction(state, concede);
          expect(game.parseState(JSON.parse(JSON.stringify(conceded)))).toEqual(conceded);
          for (const viewer of [...players, 'spectator']) {
            const sent = JSON.parse(JSON.stringify(game.view(conceded, viewer))) as View<GameTypes>;
            expect(game.view(game.sampleState(sent, rng), viewer)).toEqual(sent);
          }
        }
      }),
      { numRuns: times(30) },
    );
  });
});
