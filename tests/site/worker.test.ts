/** What the worker of a game answers, without a worker. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, Reply } from '../../docs/.vitepress/play/thinking.ts';
import { serve } from '../../docs/.vitepress/play/workers/serve.ts';
import { recordOf } from '../../src/core/record.ts';
import { chicagoChicago as game } from '../../src/games/chicago-chicago/rules/index.ts';
import { evaluate as prospects, strategist } from '../../src/games/chicago-chicago/bots/index.ts';

let ask: (question: Question) => void;
let replies: Reply[];

beforeEach(() => {
  replies = [];
  vi.stubGlobal('addEventListener', (_type: string, hear: (event: { data: Question }) => void) => {
    ask = (data) => hear({ data });
  });
  vi.stubGlobal('postMessage', (reply: Reply) => replies.push(reply));
  serve(game, { strategist, prospects, search: {} });
});
afterEach(() => vi.unstubAllGlobals());

describe('the judge of a match', () => {
  it('says at the end what was paid', () => {
    const state = game.setup({ seed: 1 });
    const record = recordOf(game, { seed: 1 }, [{ type: 'concede', player: 'demonstrators' }]);

    ask({ id: 7, seed: 1, by: 'judge', record });

    const over = game.applyAction(state, { type: 'concede', player: 'demonstrators' });
    const courses = 'courses' in replies[0]! ? replies[0].courses : [];
    expect(courses.map(({ player, worth }) => [player, worth.at(-1)])).toEqual([
      ['demonstrators', 0],
      ['police', 1],
    ]);
    // The strategist does not know that the match is over.
    expect(prospects({ ...over, player: 'police', own: over.secrets.police })).not.toBe(1);
  });

  it('says what is wrong with a record', () => {
    ask({ id: 8, seed: 1, by: 'judge', record: { ...recordOf(game, {}, []), game: 'another' } });

    expect(replies).toEqual([{ id: 8, fault: expect.stringContaining('another') as string }]);
  });
});
