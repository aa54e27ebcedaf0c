import { describe, expect, it } from 'vitest';
import { airWar as game, type Options } from '../../../src/games/air-war/rules/index.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { faultOf } from '../../faults.ts';
import { tinySalient } from './arbitraries.ts';
import { type AirWarState, cityAt, edited, play, position } from './play.ts';

const { columns, rows } = game.setup().setup.scenario.board;
const { size, byName } = hexBoard(columns, rows);
const at = (name: string): number => byName.get(name)!;

describe('a secret entry', () => {
  const options: Options = { cities: 'scenario' };
  const open = position('', { A: { g6: 1, k9: 1 }, B: { u25: 1 } });
  const facing = play(position('', { A: { g6: 1 }, B: { g7: 1 } }), 'A commit', 'B commit');
  const BEYOND: readonly (readonly [string, AirWarState, object])[] = [
    ['cities', game.setup(), { cities: [{ field: size, productive: true }] }],
    ['piles', game.setup(options), { piles: [{ field: size, count: 1 }] }],
    ['flights', open, { flights: [{ from: at('k9'), to: size, count: 1, relay: false }] }],
    ['moves to', open, { moves: [{ from: at('g6'), to: size, count: 1 }] }],
    ['moves from', open, { moves: [{ from: size, to: at('g6'), count: 1 }] }],
    ['aims', facing, { aims: [{ from: at('g6'), to: size, count: 1 }] }],
  ];

  it.each(BEYOND)('must not contain a field number after the last field: %s', (_what, state, written) => {
    const secrets = { ...state.secrets, A: { ...state.secrets.A, ...written } };

    expect(faultOf(() => game.parseState({ ...state, secrets })).path).toBe('secrets.A');
  });

  it('is accepted only in the phase in which it was written', () => {
    const written = play(open, 'A move g6 g7 1');
    const table = { ...written.table, phase: { kind: 'fire' } };

    expect(faultOf(() => game.parseState({ ...written, table })).reason).toMatch(/no choice of targets/);
  });
});

describe('a match that is over', () => {
  const conceded = play(position('', { A: { g6: 1 }, B: { u25: 1 } }), 'A concede');
  const change = (outcome: object, table: object = {}): object => ({
    ...conceded,
    table: { ...conceded.table, ...table, phase: { kind: 'over', outcome } },
  });
  const win = { kind: 'win', winner: 'B' } as const;
  const draw = { kind: 'draw', players: ['A', 'B'] } as const;
  const noUnits = { reason: 'no-units', rule: 'AW-8.1' } as const;
  const noMore = { reason: 'cycle-limit', rule: 'AW-8.3' } as const;
  const concession = { reason: 'conceded', rule: 'AW-8.2' } as const;

  it('must have ended by a rule that applies to its position', () => {
    const units = { A: [], B: conceded.table.units.B };
    const { maxCycles } = conceded.setup;

    for (const taken of [
      change({ ...win, ...concession }),
      change({ ...win, ...noUnits }, { units }),
      change({ ...draw, ...noMore }, { cycle: maxCycles }),
    ])
      expect(game.turn(game.parseState(taken)).kind).toBe('over');
    for (const refused of [
      change({ ...draw, ...concession }),
      change({ ...win, ...noUnits }),
      change({ ...win, winner: 'A', ...noUnits }, { units }),
      change({ ...draw, ...noUnits }, { units }),
      change({ ...draw, ...noMore }),
      change({ ...win, ...noMore }, { cycle: maxCycles }),
      change({ ...win, ...concession, rule: 'AW-8.1' }),
    ])
      expect(faultOf(() => game.parseState(refused)).path).toBe('table.phase.outcome');
  });
});

describe('the cities of a player who has named an unproductive city', () => {
  // Player A must name the city e4, because A's only other city is in no-man's-land and never produces.
  const { A } = tinySalient.cities;
  const cities = { A: { ...A, productive: { kind: 'all-but-named' } as const }, B: A };
  const scenario = { ...tinySalient, cities };
  const naming = play(
    game.setup({ scenario, placement: 'scenario' }),
    'B cities [{"field":"e4"}]',
    'A cities [{"field":"c18","productive":true}]',
  );
  const named = play(naming, 'A name-city e4');

  it('[AW-7.2] are all productive except one when the first cycle has begun', () => {
    const productive = (field: string): boolean => cityAt(named, field).productive;
    expect(['e4', 'e11', 'c18'].map(productive)).toEqual([false, false, true]);
    const issue = faultOf(() =>
      edited(named, ({ table }) => {
        table.cities.find(({ field }) => field === cityAt(named, 'e4').field)!.productive = true;
      }),
    );

    expect(issue).toMatchObject({ path: 'table.cities', reason: 'A has not named the city that produces nothing' });
  });
});

describe('the units of a player', () => {
  const state = position('', { A: { g6: 3, h6: 1 }, B: { u25: 1 } });
  const withUnits = (...names: readonly string[]): AirWarState =>
    edited(state, ({ table }) => {
      table.units.A = names.map(at);
    });

  it('are sorted by field, with at most three on each field', () => {
    const [g6, h6] = [at('g6'), at('h6')];
    const [first, second] = g6 < h6 ? ['g6', 'h6'] : ['h6', 'g6'];

    expect(() => withUnits(first, first, first, second, second, second)).not.toThrow();
    expect(() => withUnits(first, first, first, first)).toThrow('There are too many units on this field');
    expect(() => withUnits(second, first)).toThrow('The fields are not sorted');
  });
});
