import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalActionError } from '../../src/core/errors.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { createRecord } from '../../src/core/record.ts';
import { type Uaw, upAgainstTheWall as uaw } from '../../src/games/up-against-the-wall/rules/index.ts';
import { runAgents, type Agent } from '../../src/match/agents.ts';
import { forceTakeback } from '../../src/match/takeback.ts';
import { fromTreeRecord, toTreeRecord } from '../../src/match/record.ts';
import {
  annotate,
  goTo,
  createMatch,
  pathTo,
  mainLine,
  type Match,
  getNode,
  playMove,
  currentState,
  promote,
} from '../../src/match/tree.ts';
import { type Any, plansOf, rows } from './subjects.ts';

const start = createMatch(uaw);
const [first, second] = uaw.legalActions(currentState(start));

describe('a match', () => {
  it.each([1, 'seed'])('cannot be started with the options %o', (options) => {
    expect(() => createMatch(uaw, options as never)).toThrow(
      expect.objectContaining({ name: 'MalformedError' }) as Error,
    );
  });

  it('starts without options for null, as a state does', () => {
    expect(createMatch(uaw, null as never)).toEqual(start);
    expect(uaw.setup(null as never)).toEqual(currentState(start));
  });

  it('is plain frozen data that never changes', () => {
    const before = JSON.stringify(start);

    const match = annotate(playMove(uaw, start, first!, { time: 5 }), 1, { comment: 'Bold.' });

    expect(JSON.stringify(start)).toBe(before);
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
    expect([match, match.nodes, match.nodes[0], match.nodes[1], match.nodes[1]!.children].every(Object.isFrozen)).toBe(
      true,
    );
    expect(getNode(match)).toMatchObject({ id: 1, parent: 0, comment: 'Bold.', time: 5, actions: [first] });
    expect(match.nodes[1]!.state).toEqual(uaw.applyAction(currentState(start), first!));
  });

  it('follows earlier actions, and branches at a different one', () => {
    const one = playMove(uaw, start, first!);

    expect(playMove(uaw, goTo(one, 0), first!)).toEqual(one);
    const both = playMove(uaw, goTo(one, 0), second!);
    expect(both.nodes).toHaveLength(3);
    expect(both.nodes[0]!.children).toEqual([1, 2]);
    expect(pathTo(both).map(({ id }) => id)).toEqual([0, 2]);
    expect(mainLine(both).map(({ id }) => id)).toEqual([0, 1]);
    expect(mainLine(promote(both, 2)).map(({ id }) => id)).toEqual([0, 2]);
  });

  it('refuses illegal actions and unknown nodes, and stays unchanged', () => {
    expect(() => playMove(uaw, start, { type: 'hold', player: 'administration', track: 'alumni' })).toThrow(
      IllegalActionError,
    );
    for (const id of [-1, 1, 0.5, NaN, '0' as never]) {
      expect(() => goTo(start, id)).toThrow(expect.objectContaining({ name: 'MalformedError', path: 'id' }) as Error);
      expect(() => promote(start, id)).toThrow(expect.objectContaining({ name: 'MalformedError' }) as Error);
    }
  });
});

describe('runAgents', () => {
  it('plays with agents that answer later, and with chance of the caller, until a person must act', async () => {
    const rng = createRng(3);
    const bot: Agent<Uaw> = async (_view, choices) => {
      await Promise.resolve();
      return choices.at(rng.int(choices.size));
    };

    const waiting = await runAgents(uaw, start, { players: { radicals: bot }, chance: rng });
    const ended = await runAgents(uaw, waiting, { players: { radicals: bot, administration: bot }, chance: rng });

    expect(uaw.turn(currentState(waiting))).toEqual({ kind: 'decision', players: ['administration'] });
    expect(pathTo(waiting).length).toBeGreaterThan(1);
    expect(uaw.turn(currentState(ended)).kind).toBe('over');
    // The match does not continue, because chance must act and no `chance` is given.
    expect(await runAgents(uaw, start, { players: { radicals: bot, administration: bot } })).toBe(start);
  });

  it.each<[string, unknown]>([
    ['nothing, as for want of a return', undefined],
    ['null', null],
    ['an unknown action', { type: 'foo' }],
    ['an action of another player, who could play it', { type: 'concede', player: 'administration' }],
  ])('refuses an answer that is %s', async (_, answer) => {
    const radicals = (() => answer) as unknown as Agent<Uaw>;

    await expect(runAgents(uaw, createMatch(uaw, { seed: 1 }), { players: { radicals } })).rejects.toThrow(
      expect.objectContaining({ name: 'MalformedError', path: 'players.radicals' }) as Error,
    );
  });

  it('throws the error of an illegal answer', async () => {
    const radicals: Agent<Uaw> = () => ({ type: 'end-move', player: 'radicals' });

    await expect(runAgents(uaw, createMatch(uaw, { seed: 1 }), { players: { radicals } })).rejects.toThrow(
      IllegalActionError,
    );
  });
});

describe('records', () => {
  it.each(rows)('of %s are read again with variations, comments and times', (_, subject) => {
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        const { game } = subject;
        const match = grownAtRandom(game, plan);

        const written = toTreeRecord(game, match);
        const read = fromTreeRecord(game, JSON.parse(JSON.stringify(written)));

        expect(toTreeRecord(game, read)).toEqual(written);
        expect(read.nodes).toHaveLength(match.nodes.length);
        expect(read.nodes.map(({ comment }) => comment).sort()).toEqual(
          match.nodes.map(({ comment }) => comment).sort(),
        );
        expect(read.nodes.map(({ events }) => JSON.stringify(events)).sort()).toEqual(
          match.nodes.map(({ events }) => JSON.stringify(events)).sort(),
        );
      }),
      { numRuns: 3 },
    );
  });

  it('do not use the result of a line that was taken back', () => {
    const played = playMove(uaw, createMatch(uaw, { seed: 3 }), uaw.parse('radicals end-cards'));
    const conceded = playMove(uaw, played, uaw.parse('radicals concede'));
    const back = forceTakeback(uaw, conceded, { player: 'radicals', entropy: 1 });

    const written = toTreeRecord(uaw, back);
    expect(written.result).toBeUndefined();
    const read = fromTreeRecord(uaw, JSON.parse(JSON.stringify(written)));
    expect([read.current, read.nodes.length, read.nodes[2]!.isTakenBack]).toEqual([1, 3, true]);
    // In a record of only one line of play, no node is marked as taken back.
    const alone = toTreeRecord(uaw, back, 2);
    expect(alone.result).toBeDefined();
    expect(fromTreeRecord(uaw, JSON.parse(JSON.stringify(alone))).nodes).toHaveLength(3);
  });

  it.each([{ isTakenBack: true }, { variations: [[{ actions: [] }]] }])(
    'do not start with a step that has %j',
    (more) => {
      const [start, ...rest] = toTreeRecord(uaw, createMatch(uaw, { seed: 3 })).steps;
      const given = { ...toTreeRecord(uaw, createMatch(uaw, { seed: 3 })), steps: [{ ...start, ...more }, ...rest] };

      expect(() => fromTreeRecord(uaw, given)).toThrow(expect.objectContaining({ path: 'steps' }) as Error);
    },
  );

  it('of one line contain no variation', () => {
    const both = playMove(uaw, goTo(playMove(uaw, start, first!), 0), second!);

    expect(toTreeRecord(uaw, both, 1).steps).toEqual([{ actions: [] }, { actions: [first] }]);
    expect(toTreeRecord(uaw, both).steps[1]?.variations).toEqual([[{ actions: [second] }]]);
  });

  it('can be read from records of one line', () => {
    const { actions, state } = uaw.step(uaw.setup({ seed: 3 }), { type: 'end-cards', player: 'radicals' });
    const { actions: opening } = uaw.start({ seed: 3 });

    const read = fromTreeRecord(uaw, createRecord(uaw, {}, [...opening, ...actions]));

    expect({ ...currentState(read), dice: undefined }).toEqual({ ...state, dice: undefined });
  });

  it.each<[string, string, (written: Record<string, unknown>) => unknown]>([
    ['no record', '', () => 7],
    ['another game', 'game', (written) => ({ ...written, game: 'pig' })],
    ['other rules', 'rulesVersion', (written) => ({ ...written, rulesVersion: 99 })],
    ['a seed', 'options.seed', (written) => ({ ...written, options: { seed: 1 } })],
    ['an unknown option', 'options.speed', (written) => ({ ...written, options: { speed: 1 } })],
    ['no start', 'steps', (written) => ({ ...written, steps: [] })],
    [
      'an unknown action',
      'steps.1.type',
      (written) => ({ ...written, steps: [{ actions: [] }, { actions: [{ type: 'x' }] }] }),
    ],
    [
      'an illegal action',
      'steps.2',
      (written) => ({ ...written, steps: [{ actions: [] }, { actions: [first] }, { actions: [first] }] }),
    ],
    [
      'an illegal variation',
      'steps.1.variations.0.0',
      (written) => ({
        ...written,
        steps: [
          { actions: [] },
          { actions: [first], variations: [[{ actions: [{ type: 'end-move', player: 'radicals' }] }]] },
        ],
      }),
    ],
    [
      'an empty variation',
      'steps.1.variations.0',
      (written) => ({ ...written, steps: [{ actions: [] }, { actions: [first], variations: [[]] }] }),
    ],
    ['an invalid time', 'steps.0.time', (written) => ({ ...written, steps: [{ actions: [], time: 'noon' }] })],
    ['a result of its own', 'result', (written) => ({ ...written, result: { kind: 'win', winner: 'radicals' } })],
    ['a result of its own in a record of one line', 'result', () => ({ ...createRecord(uaw, {}, []), result: 1 })],
  ])('with %s are refused at %s', (_, path, changed) => {
    const written = { ...toTreeRecord(uaw, playMove(uaw, start, first!)) };

    expect(() => fromTreeRecord(uaw, changed(written))).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }) as Error,
    );
  });
});

/** A random match with comments. Sometimes the match continues from an earlier node. */
function grownAtRandom(game: Any, { options, isSeeded, luck }: { options: object; isSeeded: boolean; luck: number }) {
  const rng = createRng(luck);
  let match: Match<GameTypes> = createMatch(game, isSeeded ? { ...options, seed: luck } : options);
  for (let step = 0; step < 25; step++) {
    if (game.turn(currentState(match)).kind === 'over' || rng.int(5) === 0)
      match = goTo(match, rng.int(match.nodes.length));
    if (game.turn(currentState(match)).kind === 'over') continue;
    match = playMove(game, match, game.randomAction(currentState(match), rng), { comment: String(step), time: step });
  }
  return match;
}
