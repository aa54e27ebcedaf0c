import { describe, expect, it } from 'vitest';
import { boardgameIoGame, type BoardgameIoState } from '../../src/boardgame-io/index.ts';
import { manifest } from '../../src/games/up-against-the-wall/manifest.ts';

const { events, maxPlayers, minPlayers, moves, validateSetupData } = boardgameIoGame(manifest, 'secret of the server');
const state = manifest.game.setup({ seed: 1 });
const G: BoardgameIoState = { state, events: [] };
const [legal] = manifest.game.legalActions(state);

describe('a move', () => {
  it('changes nothing if it is not legal, or if a spectator sends it', () => {
    const illegal = { type: 'end-move', player: 'radicals' };

    expect(moves.play.move({ G, playerID: '0' }, illegal)).toBe('INVALID_MOVE');
    expect(moves.play.move({ G, playerID: '1' }, legal)).toBe('INVALID_MOVE');
    expect(moves.play.move({ G, playerID: '2' }, legal)).toBe('INVALID_MOVE');
    expect(moves.play.move({ G, playerID: '0' }, legal)).toHaveProperty('state');
  });
});

it('lets clients end no turns, phases or matches', () => {
  expect(new Set(Object.values(events))).toEqual(new Set([false]));
});

it('has the numbers of players of the game', () => {
  expect([minPlayers, maxPlayers]).toEqual(manifest.about.players);
});

describe('the options of a match', () => {
  it('are refused with a sentence, but an error of the game is thrown', () => {
    const broken = {
      ...manifest,
      optionsFor: () => {
        throw new TypeError('broken');
      },
    };
    const { validateSetupData: validate } = boardgameIoGame(broken as never, 'secret of the server');

    expect(validateSetupData({ nonsense: 1 }, 2)).toMatch(/nonsense/);
    expect(() => validate({}, 2)).toThrow(TypeError);
  });
});
