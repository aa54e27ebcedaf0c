import { describe, expect, it } from 'vitest';
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import { createRng } from '../../src/core/random.ts';
import {
  formatRecord,
  type MatchRecord,
  parseRecord,
  createRecord,
  replay,
  replaySteps,
} from '../../src/core/record.ts';
import { defaultScenario, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import type { Uaw } from '../../src/games/up-against-the-wall/rules/index.ts';
import { faultOf } from '../faults.ts';

const options = { seed: 'record', wipeOut: 'off' } as const;

/** The record of a complete seeded match, and its final state. */
function played(): { record: MatchRecord<Uaw>; last: ReturnType<typeof game.setup> } {
  const rng = createRng('players');
  const start = game.start(options);
  let { state } = start;
  const actions = [...start.actions];
  while (game.turn(state).kind !== 'over') {
    const step = game.step(state, game.randomAction(state, rng));
    actions.push(...step.actions);
    ({ state } = step);
  }
  return { record: createRecord(game, options, actions), last: state };
}

const { record, last } = played();

describe('a record', () => {
  it('replays without a seed to the last state and the result', () => {
    const { dice: _, ...rest } = last;

    const states = replay(game, JSON.parse(JSON.stringify(record)));

    expect(states).toHaveLength(record.actions.length + 1);
    expect(states.at(-1)).toEqual(rest);
    expect(record.result).toEqual(rest.table.phase.kind === 'over' ? rest.table.phase.outcome : undefined);
    expect(record.options).toEqual({ wipeOut: 'off' });
  });

  it('can be written as text that people can read, and read again', () => {
    const text = formatRecord(game, record);

    expect(parseRecord(game, text)).toEqual(record);
    expect(text.split('\n').slice(0, 9)).toMatchInlineSnapshot(`
      [
        "[format "countersheet/record"]",
        "[version 1]",
        "[game "up-against-the-wall"]",
        "[rulesVersion 1]",
        "[options {"wipeOut":"off"}]",
        "[result {"kind":"win","winner":"administration","reason":"points","rule":"UW-6.1","scores":{"administration":30,"radicals":10}}]",
        "",
        "chance draw black-students-settle",
        "radicals end-cards",
      ]
    `);
  });

  it('can be read from text with any line endings and any characters in names', () => {
    const text = formatRecord(game, record);
    expect(parseRecord(game, text.replaceAll('\n', '\r\n'))).toEqual(record);

    const named = { ...options, scenario: { ...defaultScenario, name: 'one\u2028two' } };
    const start = game.start(named);
    const kept = createRecord(game, named, start.actions);
    expect(parseRecord(game, formatRecord(game, kept))).toEqual(kept);
  });

  it('has no result while the match goes on', () => {
    const unfinished = createRecord(game, {}, record.actions.slice(0, 3));

    expect(unfinished.result).toBeUndefined();
    expect(faultOf(() => replay(game, { ...unfinished, result: record.result })).path).toBe('result');
  });

  it.each<[string, unknown, string]>([
    ['made by another version of the rules', { ...record, rulesVersion: 99 }, 'rulesVersion'],
    ['of another game', { ...record, game: 'chess' }, 'game'],
    ['of another format', { ...record, format: 'pgn' }, 'format'],
    ['of another version of the format', { ...record, version: 2 }, 'version'],
    [
      'with another result',
      { ...record, result: { kind: 'win', winner: 'radicals', reason: 'x', rule: 'UW-6.1' } },
      'result',
    ],
    ['with a seed', { ...record, options: { seed: 1 } }, 'options.seed'],
    ['with invalid options', { ...record, options: { wipeOut: 'sometimes' } }, 'options.wipeOut'],
    ['with an invalid action', { ...record, actions: [{ type: 'dance' }] }, 'actions.0.type'],
    ['with an action missing', { ...record, actions: record.actions.slice(1) }, 'actions.0'],
    ['that is not an object', 'record', ''],
  ])('is refused if it is %s', (_what, faulty, path) => {
    expect(faultOf(() => replay(game, faulty)).path).toBe(path);
  });

  it('reports which action is illegal, and why', () => {
    const actions = [{ type: 'roll', player: 'chance', die: 1 }, ...record.actions];

    const { path, cause } = faultOf(() => replay(game, { ...record, actions }));

    expect(path).toBe('actions.0');
    expect(cause).toBeInstanceOf(IllegalActionError);
    expect((cause as IllegalActionError).violation.code).toBe('not-an-outcome');
  });

  it('is replayed step by step, with the events', () => {
    const played = [...replaySteps(game, record)];

    expect(played.map(({ state }) => state)).toEqual(replay(game, record));
    expect(played.flatMap(({ actions }) => actions)).toEqual(record.actions);
    const { state, events } = game.step(played[4]!.state, record.actions[4]!);
    expect(played[5]).toEqual({ state, events, actions: [record.actions[4]] });
  });

  it('is checked only up to the steps that were read', () => {
    const faulty = { ...record, actions: [...record.actions.slice(0, 5), { type: 'dance' }], result: undefined };
    const going = replaySteps(game, JSON.parse(JSON.stringify(faulty)));

    for (let count = 0; count < 6; count++) expect(going.next().done).toBe(false);
    expect(() => going.next()).toThrow(/^actions\.5\.type: /);
    expect(() => replaySteps(game, { ...record, game: 'chess' })).toThrow(/^game: /);
    const other = replaySteps(game, { ...record, result: { ...record.result, reason: 'x' } });
    expect(() => [...other]).toThrow(/^result: /);
  });

  it.each<[string, (lines: readonly string[]) => readonly string[], RegExp]>([
    ['a fact twice', (lines) => [lines[3]!, ...lines], /^line 5: Duplicate property: rulesVersion$/],
    [
      'a fact twice with other values',
      (lines) => [...lines, '[options {}]'],
      /^line \d+: Duplicate property: options$/,
    ],
    ['an unknown fact', (lines) => ['[referee "x"]', ...lines], /^line 1: Unknown property: referee$/],
    ['actions as a fact', (lines) => ['[actions []]', ...lines], /^line 1: Unknown property: actions$/],
    ['a name of JavaScript', (lines) => ['[__proto__ {"game": "x"}]', ...lines], /^line 1: Unknown property: __/],
    ['a fact less', (lines) => lines.filter((line) => !line.startsWith('[game')), /^game: /],
    ['a fact that is not JSON', (lines) => ['[format x]', ...lines.slice(1)], /^line 1: /],
    ['a long fact', (lines) => [`[${'x'.repeat(1_000_000)} 1]`, ...lines], /^.{0,500}$/],
    ['a long line', (lines) => [...lines, 'x'.repeat(1_000_000)], /^.{0,500}$/],
  ])('is refused as a text with %s', (_what, change, message) => {
    const lines = formatRecord(game, record).trimEnd().split('\n');

    expect(() => parseRecord(game, change(lines).join('\n'))).toThrow(message);
    expect(() => parseRecord(game, change(lines).join('\n'))).toThrow(MalformedError);
  });

  it('names the line of a text that is wrong', () => {
    const lines = formatRecord(game, record).split('\n');
    lines[7] = 'radicals dance';

    expect(() => parseRecord(game, lines.join('\n'))).toThrow(/^line 8: /);
  });
});
