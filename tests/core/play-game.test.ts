import { describe, expect, it } from 'vitest';
import type { PlayableGame, GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { game as airWar } from '../../src/games/air-war/rules/play.ts';
import { game as chicagoChicago } from '../../src/games/chicago-chicago/rules/play.ts';
import type { GameId } from '../../src/games/index.ts';
import { game as revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/play.ts';
import { game as upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/play.ts';
import { game as worldGame } from '../../src/games/world-game/rules/play.ts';
import { faultOf } from '../faults.ts';
import { SUBJECTS } from '../games/subjects.ts';

const PLAYABLE = {
  'air-war': airWar,
  'chicago-chicago': chicagoChicago,
  'revolting-behaviour': revoltingBehaviour,
  'up-against-the-wall': upAgainstTheWall,
  'world-game': worldGame,
} as unknown as Readonly<Record<GameId, PlayableGame<GameTypes>>>;

describe.each(SUBJECTS)('the game that only plays: $id', ({ id, game, narrated }) => {
  const playable = PLAYABLE[id];
  const options = { ...narrated.options[0], seed: 'only' };
  const start = playable.start(options);

  it('plays the same match as the whole game', () => {
    const rng = createRng('only');
    let [now, state] = [start, game.setup(options)];
    for (let count = 0; count < 150; count++) {
      expect(JSON.stringify(now.state)).toBe(JSON.stringify(state));
      const turn = playable.turn(now.state);
      expect(turn).toEqual(game.turn(state));
      if (turn.kind !== 'decision') break;
      const player = turn.players[0]!;
      const view = playable.view(now.state, player);
      expect(view).toEqual(game.view(state, player));
      const choices = playable.choices(view);
      expect(choices.size).toBe(game.choices(state, player).size);
      const action = { ...choices.at(rng.int(choices.size)) };
      expect(playable.whyIllegal(now.state, action)).toBeUndefined();
      const step = game.step(state, action);
      now = playable.step(now.state, action);
      expect(now.events).toEqual(step.events);
      ({ state } = step);
    }
  });

  it('has forks and sampled states', () => {
    const player = game.players(start.state)[0]!;
    const world = playable.sampleState(playable.view(start.state, player), createRng(1));

    expect(playable.players(world)).toEqual(game.players(start.state));
    expect(playable.fork(start.state).turn()).toEqual(playable.turn(start.state));
  });

  it('refuses states and views that it did not create, and values that are not actions or options', () => {
    const player = game.players(start.state)[0]!;
    const [state, view] = [{ ...start.state }, { ...playable.view(start.state, player) }];

    for (const ask of [
      () => playable.choices(state),
      () => playable.applyAction(state, { type: 'concede', player }),
      () => playable.view(state, player),
      () => playable.fork(state),
      () => playable.legalActions(view),
      () => playable.sampleState(view, createRng(1)),
      () => playable.players({ setup: { ...state.setup } }),
    ])
      expect(faultOf(ask).message).toMatch(/^Expected a .* that this game created$/);
    expect(playable.whyIllegal(start.state, { type: 'fly', player })?.code).toBe('malformed-action');
    expect(faultOf(() => playable.setup({ fly: true } as object)).path).toBe('fly');
  });
});
