import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameId, games } from '../../src/games/index.ts';
import type { Declaration } from '../../src/core/declaration.ts';
import type { GameTypes, State } from '../../src/core/game.ts';
import { createRng, sample } from '../../src/core/random.ts';
import { times } from '../times.ts';

/**
 * The reasons why a player cannot concede. `not-in-match` means that the player has conceded or is defeated.
 * `has-committed` means that the player has committed a sealed choice.
 */
const REASONS = ['not-in-match', 'has-committed'];

/** The maximum number of random actions before a concession. */
const WALK = 150;

describe.each(Object.keys(games) as GameId[])('in %s', async (id) => {
  const { declared } = (await import(`../../src/games/${id}/rules/declaration.ts`)) as { declared: Declaration };
  const rule = declared.endings['conceded']!;
  const { game, presets, defaultPreset } = await games[id]();
  const options = presets[defaultPreset];

  it(`any player in the match can concede, even a player who is not to act [${rule}]`, () => {
    const property = fc.property(fc.nat(), fc.nat(WALK), (seed, length) => {
      const rng = createRng(seed);
      let state: State<GameTypes> = game.setup({ ...options, seed });
      for (let played = 0; played < length && game.turn(state).kind === 'decision'; played++)
        state = game.applyAction(state, game.randomAction(state, rng));
      const turn = game.turn(state);
      if (turn.kind !== 'decision') return;
      for (const player of game.players(state)) {
        const code = game.whyIllegal(state, { type: 'concede', player })?.code;
        if (turn.players.includes(player)) expect(code).toBeUndefined();
        else if (code !== undefined) expect(REASONS).toContain(code);
      }
      const able = game
        .players(state)
        .filter((player) => game.whyIllegal(state, { type: 'concede', player }) === undefined);
      const player = sample(able, rng);
      const { state: after, events } = game.step(state, { type: 'concede', player });
      expect(events.some((event) => event.rule === rule)).toBe(id !== 'air-war' || game.turn(after).kind === 'over');
      expect(game.whyIllegal(after, { type: 'concede', player })?.code).toMatch(/^(not-in-match|match-over)$/);
      expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    });
    fc.assert(property, { numRuns: times(100) });
  });
});
