/** Tests the functions of the play page's worker without starting a worker. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../docs/.vitepress/play/answers.ts';
import { GAME_IDS, loadManifest } from '../../docs/.vitepress/play/games.ts';
import { turningPointOf } from '../../docs/.vitepress/play/moments.ts';
import { type Course, CONTROLLER_NAMES } from '../../docs/.vitepress/play/thinking.ts';
import { createRecord } from '../../src/core/record.ts';
import { chicagoChicago as game } from '../../src/games/chicago-chicago/rules/index.ts';
import { evaluate } from '../../src/games/chicago-chicago/bots/index.ts';

describe('the report on a finished match', () => {
  it('contains the payoffs at the end', async () => {
    const state = game.setup({ seed: 1 });
    const record = createRecord(game, { seed: 1 }, [{ type: 'concede', player: 'demonstrators' }]);

    const reply = await answer({ id: 7, game: game.id, judge: record });

    const over = game.applyAction(state, { type: 'concede', player: 'demonstrators' });
    const courses = ('answer' in reply ? reply.answer : []) as readonly Course[];
    expect(courses.map(({ player, worth }) => [player, worth.at(-1)])).toEqual([
      ['demonstrators', 0],
      ['police', 1],
    ]);
    // The strategist does not recognise the end of a match.
    expect(evaluate({ ...over, player: 'police', own: over.secrets.police })).not.toBe(1);
  });

  it('reports what is wrong with a record', async () => {
    const record = { ...createRecord(game, {}, []), game: 'another' };

    expect(await answer({ id: 8, game: game.id, judge: record })).toEqual({
      id: 8,
      issue: expect.stringContaining('another') as string,
    });
  });
});

describe('the turning point', () => {
  it('is the greatest gain, but never a concession', () => {
    const worth = { ada: [0.5, 0.6, 0.4, 1], ben: [0.5, 0.4, 0.6, 0] };
    const courses = Object.entries(worth).map(([player, each]) => ({
      player,
      worth: each,
      luck: [[1, 0.2]] as const,
      conceded: [2],
    }));

    expect(turningPointOf(courses)).toMatchObject({ player: 'ben', action: 1, from: 0.4, to: 0.6, isLuck: true });
    expect(turningPointOf(courses.map((course) => ({ ...course, conceded: [] })))).toMatchObject({ action: 2 });
  });

  it('does not exist in a match in which somebody conceded at once', async () => {
    const record = createRecord(game, { seed: 1 }, [{ type: 'concede', player: 'demonstrators' }]);

    const reply = await answer({ id: 1, game: game.id, judge: record });

    expect(turningPointOf(('answer' in reply ? reply.answer : []) as readonly Course[])).toBeUndefined();
  });
});

describe('the bots of the page', () => {
  it.each(GAME_IDS)('play %s', async (id) => {
    const { game: played, presets, defaultPreset } = await loadManifest(id);
    const state = played.setup({ ...presets[defaultPreset], seed: 1 });
    const turn = played.turn(state);
    const view = played.view(state, turn.kind === 'decision' ? turn.players[0]! : '');
    for (const bot of CONTROLLER_NAMES) {
      if (bot === 'person') continue;
      const reply = await answer({ id: 1, game: id, bot, seed: 1, view });

      expect(played.whyIllegal(view, 'answer' in reply ? reply.answer : reply.issue)).toBeUndefined();
    }
  });

  it('belong to existing games', async () => {
    const record = createRecord(game, {}, []);

    expect(await answer({ id: 9, game: 'ludo', judge: record })).toEqual({
      id: 9,
      issue: 'There is no game ludo.',
    });
  });
});
