import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalActionError, MalformedError } from '../../../src/core/errors.ts';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng, type Rng } from '../../../src/core/random.ts';
import { type MatchRecord, parseRecord, createRecord, replay } from '../../../src/core/record.ts';
import {
  type Options,
  type Uaw,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { anyOptions } from './arbitraries.ts';
import { anyValue, mutated, ODD_NUMBERS, poisoned } from './hostile.ts';
import { faultOf } from '../../faults.ts';
import { actorOf, edited, play, position, type UawState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/** The number of values that each property test tries. */
const RUNS = { numRuns: times(1500) };

describe('any value at all', () => {
  it('is accepted or refused as options, state, action or record, and nothing else happens', () => {
    fc.assert(
      fc.property(anyValue, (make) => {
        onlyMalformed(() => game.setup(make() as Options));
        onlyMalformed(() => game.parseOptions(make()));
        onlyMalformed(() => game.parseState(make()));
        onlyMalformed(() => game.parseAction(make()));
        onlyMalformed(() => replay(game, make()));
      }),
      RUNS,
    );
  });

  it('is refused as a state by every function that accepts a state', () => {
    const action = game.parse('radicals end-move');
    fc.assert(
      fc.property(anyValue, (make) => {
        const given = (): UawState => make() as UawState;
        for (const use of [
          () => game.legalActions(given()),
          () => game.whyIllegal(given(), action),
          () => game.applyAction(given(), action),
          () => game.step(given(), action),
          () => game.chanceOutcomes(given()),
          () => game.randomAction(given(), createRng(1)),
          () => game.view(given(), 'radicals'),
          () => game.fork(given()),
        ]) {
          expect(use).toThrow(MalformedError);
        }
      }),
      { numRuns: times(500) },
    );
  });

  it('is refused as an action by every function, with a reason and without a change', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...STATES), (make, state) => {
        const before = JSON.stringify(state);

        const violation = game.whyIllegal(state, make());

        expect(violation?.code).toMatch(/^[a-z-]+$/);
        refusesAsAction(() => game.applyAction(state, make() as AnyAction<Uaw>));
        refusesAsAction(() => game.step(state, make() as AnyAction<Uaw>));
        expect(JSON.stringify(state)).toBe(before);
      }),
      RUNS,
    );
  });

  it('is neither changed nor frozen by a check', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const given = structuredClone(value);
        const readers = [game.parseOptions, game.parseState, game.parseAction, (json: unknown) => replay(game, json)];

        for (const read of readers) onlyMalformed(() => read(given));
        game.whyIllegal(STATES[0]!, given);

        expect(given).toEqual(value);
        expect(typeof given === 'object' && given !== null && Object.isFrozen(given)).toBe(false);
      }),
      RUNS,
    );
  });

  it('does not change any prototype', () => {
    for (const text of [
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"scenario":{"cards":{"__proto__":{"polluted":true}}}}',
      '{"type":"deploy-all","player":"radicals","piles":{"__proto__":{"polluted":1}}}',
    ]) {
      const json = (): unknown => JSON.parse(text);
      onlyMalformed(() => game.parseOptions(json()));
      onlyMalformed(() => game.parseState(json()));
      onlyMalformed(() => game.parseAction(json()));
      expect('polluted' in {}).toBe(false);
    }
  });
});

describe('any text', () => {
  it('is read as an action or refused', () => {
    const words = fc.constantFrom(
      ...[
        'radicals',
        'chance',
        'deploy',
        'deploy-all',
        'draw',
        'roll',
        'alumni',
        'rap-brown',
        '3',
        '-',
        '"',
        '\\',
        '{"alumni":10}',
      ],
      ...[
        '{',
        '}',
        '[',
        '"radicals"',
        'null',
        'true',
        '1e999',
        '-0',
        '__proto__',
        'constructor',
        'toString',
        '\t',
        '\n',
        '\u0000',
        '’',
      ],
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(words).map((all) => all.join(' ')),
      fc.array(words).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (line) => {
        onlyMalformed(() => game.parse(line));
        onlyMalformed(() => parseRecord(game, line));
      }),
      { numRuns: times(5000) },
    );
  });

  it('that is an action is written again as the same action', () => {
    const text = fc.array(
      fc.constantFrom('radicals', 'chance', 'deploy', 'roll', 'alumni', '3', '"alumni"', 'attack', 'end-move'),
      { maxLength: 4 },
    );
    let read = 0;
    fc.assert(
      fc.property(text, (all) => {
        let action: AnyAction<Uaw>;
        try {
          action = game.parse(all.join(' '));
        } catch {
          return;
        }
        read++;
        expect(game.parse(game.format(action))).toEqual(action);
      }),
      { numRuns: times(20_000) },
    );
    if (IS_THOROUGH) expect(read).toBeGreaterThan(20);
  });

  it('is refused if it contains anything except words, numbers and JSON', () => {
    for (const line of ['radicals end-move "', '"radicals end-move', 'radicals "end-move', 'radicals " end-move']) {
      expect(faultOf(() => game.parse(line))).toBeInstanceOf(MalformedError);
    }
  });

  it('is refused in linear time', () => {
    for (const line of [
      '"\\'.repeat(30_000),
      `"${'\\"'.repeat(30_000)}`,
      '"'.repeat(60_000),
      '[{'.repeat(30_000),
      'a"'.repeat(30_001),
    ]) {
      const begun = performance.now();
      onlyMalformed(() => game.parse(line));
      expect(performance.now() - begun).toBeLessThan(500);
    }
  });
});

describe('an action', () => {
  it('with a changed part is refused or legal, with the same result in all functions', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const state = somewhere(options, rng);
        const legal = game.legalActions(state);
        if (legal.length === 0) return;
        const action = mutated(legal[rng.int(legal.length)], rng) as AnyAction<Uaw>;
        const before = JSON.stringify([state, action]);

        const violation = game.whyIllegal(state, action);
        const error = errorOf(() => game.applyAction(state, action));

        if (violation === undefined) expect(error).toBeUndefined();
        else if (violation.code === 'malformed-action') expect(error).toBeInstanceOf(MalformedError);
        else expect((error as IllegalActionError).violation).toEqual(violation);
        expect(JSON.stringify([state, action])).toBe(before);
      }),
      { numRuns: times(2000, 40) },
    );
  });

  it('that throws when it is read is refused or legal', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const state = somewhere(options, rng);
        const legal = game.legalActions(state);
        if (legal.length === 0) return;
        const action = legal[rng.int(legal.length)]!;

        game.whyIllegal(state, poisoned(action, rng));
        refusesAsAction(() => game.applyAction(state, poisoned(action, rng) as AnyAction<Uaw>), { orPlays: true });
      }),
      RUNS,
    );
  });

  it.each(ODD_NUMBERS.filter((number) => number !== 1))('of %d pieces is refused', (count) => {
    const deploying = position({ phase: 'deploy' });

    for (const action of [
      { type: 'deploy', player: 'radicals', track: 'alumni', count } as const,
      { type: 'deploy-all', player: 'radicals', piles: { alumni: count } } as const,
      { type: 'deploy-all', player: 'radicals', piles: { alumni: 10, trustees: count } } as const,
    ]) {
      expect(game.whyIllegal(deploying, action)).toBeDefined();
      refusesAsAction(() => game.applyAction(deploying, action));
    }
  });

  it.each(['constructor', 'prototype', '__proto__', 'toString'])(
    'with a pile on “%s” is refused by all functions',
    (key) => {
      const deploying = position({ phase: 'deploy' });
      const removing = play(
        position({ phase: 'deploy', radicals: { trustees: 4, alumni: 4 }, administration: { alumni: 4 } }),
        ...['radicals call-gambit', 'chance roll 3'],
      );
      const piles = (count: number): string => `{"alumni":${String(count)},"${key}":1}`;

      for (const [state, text] of [
        [deploying, `{"type":"deploy-all","player":"radicals","piles":${piles(10)}}`],
        [removing, `{"type":"remove-pieces","player":"radicals","piles":${piles(4)}}`],
      ] as const) {
        const action = JSON.parse(text) as AnyAction<Uaw>;
        expect(game.whyIllegal(state, action)).toBeDefined();
        refusesAsAction(() => game.applyAction(state, action));
      }
    },
  );

  it('that inherits its fields is judged the same by all functions', () => {
    const action = Object.create({ type: 'end-move', player: 'radicals' }) as AnyAction<Uaw>;

    const isLegal = game.whyIllegal(STATES[0]!, action) === undefined;

    expect(errorOf(() => game.applyAction(STATES[0]!, action)) === undefined).toBe(isLegal);
  });

  it('that changes between two reads does not throw when it is judged', () => {
    for (let readable = 0; readable < 6; readable++) {
      let reads = 0;
      const action = {
        type: 'end-move',
        get player(): string {
          if (reads++ >= readable) throw new Error('A getter.');
          return 'radicals';
        },
      };
      expect(() => game.whyIllegal(STATES[0]!, action)).not.toThrow();
    }
  });
});

describe('a state', () => {
  it('with a changed part is refused, or can be played to its end', () => {
    const seen = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const real = somewhere(options, rng);
        let json = mutated(real, rng);
        while (rng.int(3) === 0) json = mutated(json, rng);
        const before = JSON.stringify(json);

        const error = errorOf(() => game.parseState(json));

        expect(JSON.stringify(json)).toBe(before);
        if (error !== undefined) {
          seen.refused++;
          expect(error).toBeInstanceOf(MalformedError);
          for (const use of [
            game.legalActions,
            game.chanceOutcomes,
            (state: UawState) => game.view(state, 'radicals'),
          ]) {
            expect(() => use(json as UawState)).toThrow(MalformedError);
          }
          return;
        }
        seen.accepted++;
        playToTheEnd(game.parseState(json), rng);
      }),
      { numRuns: times(3000, 40) },
    );
    if (IS_THOROUGH) expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(150);
  });

  it('that throws when it is read is refused or accepted', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const state = somewhere(options, rng);

        onlyMalformed(() => game.parseState(poisoned(state, rng)));
        onlyMalformed(() => game.legalActions(poisoned(state, rng) as UawState));
        onlyMalformed(() => game.chanceOutcomes(poisoned(state, rng) as UawState));
      }),
      { numRuns: times(1000) },
    );
  });

  it('is neither frozen nor changed by parsing, and the result shares nothing with it', () => {
    const json = JSON.parse(JSON.stringify(position())) as { table: { pieces: { radicals: number[] } }; setup: object };

    const state = game.parseState(json);
    json.table.pieces.radicals[0] = 99;

    expect(state.table.pieces.radicals[0]).toBe(0);
    expect([json, json.table, json.setup].some((part) => Object.isFrozen(part))).toBe(false);
  });

  it.each([
    ['a counter beyond the boxes', 'table.counters.3', (json) => (json.table.counters[3] = 7)],
    ['one counter too few', 'table.counters', (json) => json.table.counters.pop()],
    ['numbers of pieces for too many tracks', 'table.pieces.radicals', (json) => json.table.pieces.radicals.push(0)],
    [
      'a negative number of pieces',
      'table.pieces.administration.0',
      (json) => (json.table.pieces.administration[0] = -1),
    ],
    ['half a piece', 'table.due.radicals', (json) => (json.table.due.radicals = 0.5)],
    ['a thirteenth turn', 'table.turn', (json) => (json.table.turn = 13)],
    ['turn 0', 'table.turn', (json) => (json.table.turn = 0)],
    ['a card in two places', 'hidden.deck', (json) => json.table.used.push('daily-news')],
    ['a card that is nowhere', 'hidden.deck', (json) => json.hidden.deck.pop()],
    ['an unknown card', 'hidden.deck', (json) => json.hidden.deck.push('zzz')],
    ['a deck that is not sorted', 'hidden.deck.1', (json) => json.hidden.deck.reverse()],
    [
      'a public hand size that differs from the hand',
      'table.handSizes.radicals',
      (json) => (json.table.handSizes.radicals = 2),
    ],
    [
      'a public number of discards that differs from the discards',
      'table.discardCounts.radicals',
      (json) => (json.table.discardCounts.radicals = 1),
    ],
    [
      'a card just drawn outside a card window',
      'secrets.radicals.fresh',
      (json) => (json.secrets.radicals.fresh = true),
    ],
    ['a track attacked twice', 'table.done.attacked', (json) => json.table.done.attacked.push(1, 1)],
    ['an attack on an unknown track', 'table.done.attacked', (json) => json.table.done.attacked.push(11)],
    ['a moved counter on an unknown track', 'table.done.advanced', (json) => json.table.done.advanced.push(11)],
    [
      'a draw from an empty deck',
      'hidden.deck',
      (json) => {
        json.table.phase = { kind: 'draw' };
        json.hidden.deck = [];
      },
    ],
    [
      'a card window for a player without cards',
      'table.phase',
      (json) => (json.table.phase = { kind: 'cards', player: 'administration', used: 0, drew: false }),
    ],
    [
      'a card window after a draw by the opponent',
      'table.phase',
      (json) => (json.table.phase = { kind: 'cards', player: 'administration', used: 0, drew: true }),
    ],
    [
      'more used cards in the card window than in the match',
      'table.phase',
      (json) => (json.table.phase = { kind: 'cards', player: 'radicals', used: 1, drew: false }),
    ],
    [
      'more pieces to place than are due',
      'table.phase',
      (json) => (json.table.phase = { kind: 'deploy', left: 11, from: 0 }),
    ],
    [
      'fewer pieces to place than are due, before any piece was placed',
      'table.phase',
      (json) => (json.table.phase = { kind: 'deploy', left: 9, from: 0 }),
    ],
    [
      'all pieces still to be placed although the first track is done',
      'table.phase',
      (json) => (json.table.phase = { kind: 'deploy', left: 10, from: 1 }),
    ],
    [
      'a deployment on the second track without pieces to place',
      'table.phase',
      (json) => (json.table.phase = { kind: 'deploy', left: 0, from: 1 }),
    ],
    [
      'pieces to place although no track is left',
      'table.phase',
      (json) => (json.table.phase = { kind: 'deploy', left: 9, from: 11 }),
    ],
    ['the die of a gambit that was not called', 'table.phase', (json) => (json.table.phase = { kind: 'gambit-roll' })],
    [
      'the die of a gambit without odds',
      'table.phase',
      (json) => {
        json.table.phase = { kind: 'gambit-roll' };
        json.table.done.gambit = true;
      },
    ],
    [
      'the die of an attack that was not made',
      'table.phase',
      (json) => (json.table.phase = { kind: 'attack-roll', track: 1 }),
    ],
    [
      'the die of an attack without odds',
      'table.phase',
      (json) => {
        json.table.phase = { kind: 'attack-roll', track: 1 };
        json.table.done.attacked = [1];
      },
    ],
    [
      'pieces to remove without a gambit',
      'table.phase',
      (json) => (json.table.phase = { kind: 'remove', player: 'radicals', left: 1, from: 0, stood: [] }),
    ],
    [
      'more pieces to remove than the side has',
      'table.phase',
      (json) => {
        json.table.phase = { kind: 'remove', player: 'radicals', left: 3, from: 0, stood: [] };
        json.table.done.gambit = true;
        json.table.pieces.radicals[1] = 2;
      },
    ],
    [
      'a counter to move beyond the last box',
      'table.phase',
      (json) => {
        json.table.phase = { kind: 'advance', queue: [1], after: 'attack' };
        json.table.done.attacked = [1];
        json.table.counters[1] = 6;
      },
    ],
    [
      'a counter that is twice in the queue',
      'table.phase',
      (json) => (json.table.phase = { kind: 'advance', queue: [1, 1], after: 'gambit' }),
    ],
    [
      'an empty queue of counters',
      'table.phase.queue',
      (json) => (json.table.phase = { kind: 'advance', queue: [], after: 'gambit' }),
    ],
    [
      'secrets of an unknown player',
      'secrets',
      (json) => Object.assign(json.secrets, { police: { hand: [], fresh: false, discarded: [] } }),
    ],
    ['no secrets of a player', 'secrets', (json) => Reflect.deleteProperty(json.secrets, 'administration')],
    [
      'more stored random numbers than a block has',
      'dice.streams.card',
      (json) => Object.assign(json, { dice: { seed: 1, streams: { card: [1, 0, 0, 0, 0, 0, 0, 0, 0] } } }),
    ],
  ] as readonly [string, string, (json: Parameters<Parameters<typeof edited>[1]>[0]) => unknown][])(
    'with %s is refused',
    (_, path, edit) => {
      const issue = faultOf(() => edited(HOLDING, (json) => void edit(json)));

      expect(issue.path).toBe(path);
      expect(issue.reason).not.toBe('');
    },
  );

  it.each([
    [
      'a counter to move although the opponent still has pieces on the track',
      (json) => {
        json.table.phase = { kind: 'advance', queue: [1], after: 'attack' };
        json.table.done.attacked = [1];
        json.table.pieces.administration[1] = 1;
      },
    ],
    [
      'a counter to move after an attack that was not made',
      (json) => (json.table.phase = { kind: 'advance', queue: [1], after: 'attack' }),
    ],
    [
      'a counter to move after a gambit that was not called',
      (json) => (json.table.phase = { kind: 'advance', queue: [1], after: 'gambit' }),
    ],
    [
      'counters to move out of order',
      (json) => {
        json.table.phase = { kind: 'advance', queue: [2, 1], after: 'gambit' };
        json.table.done.gambit = true;
      },
    ],
    [
      'a card drawn, not used, not discarded, and not fresh',
      (json) => (json.table.phase = { kind: 'cards', player: 'radicals', used: 0, drew: true }),
    ],
    ['more pieces than any cards could bring', (json) => (json.table.pieces.radicals[0] = 1e12)],
    ['more pieces due than any cards could bring', (json) => (json.table.due.radicals = 1e12)],
  ] as readonly [string, (json: Parameters<Parameters<typeof edited>[1]>[0]) => unknown][])(
    'with %s, which cannot be reached by play, is refused',
    (_, edit) => {
      expect(faultOf(() => edited(HOLDING, (json) => void edit(json))).path).not.toBe('');
    },
  );
});

describe('a record', () => {
  it('with a changed part is refused, or is a record', () => {
    const records = [1, 2, 3].map((seed) => recordFrom({}, seed));
    const seen = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...records), fc.nat(), (record, seed) => {
        const json = mutated(record, createRng(seed));
        const before = JSON.stringify(json);

        const error = errorOf(() => replay(game, json));

        expect(JSON.stringify(json)).toBe(before);
        if (error === undefined) seen.accepted++;
        else {
          seen.refused++;
          expect(error).toBeInstanceOf(MalformedError);
        }
      }),
      { numRuns: times(600) },
    );
    if (IS_THOROUGH) expect(seen.refused).toBeGreaterThan(300);
  });

  it('that throws when it is read is refused or accepted', () => {
    const record = recordFrom({}, 4);
    fc.assert(
      fc.property(fc.nat(), (seed) => onlyMalformed(() => replay(game, poisoned(record, createRng(seed))))),
      { numRuns: times(300) },
    );
  });

  it('whose result throws when it is read is refused', () => {
    const record = recordFrom({}, 5);
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('A proxy.');
        },
      },
    );

    expect(() => replay(game, { ...record, result: throwing })).toThrow(MalformedError);
  });

  it.each([
    ['another game', 'game', { game: 'air-war' }],
    ['other rules', 'rulesVersion', { rulesVersion: game.rulesVersion + 1 }],
    ['another format', 'format', { format: 'countersheet/tree' }],
    ['another version', 'version', { version: 0 }],
    ['a seed', 'options.seed', { options: { seed: 1 } }],
    ['bad options', 'options.wipeOut', { options: { wipeOut: 'on' } }],
    ['no result', 'result', { result: undefined }],
    ['another result', 'result', { result: { kind: 'win', winner: 'radicals', reason: 'conceded', rule: 'UW-6.3' } }],
    ['an illegal action', 'actions.0', { actions: [{ type: 'end-move', player: 'radicals' }] }],
    [
      'an object that is not an action',
      'actions.1.type',
      { actions: [{ type: 'draw', player: 'chance', card: 'rap-brown' }, {}] },
    ],
  ])('of %s is refused', (_, path, change) => {
    expect(faultOf(() => replay(game, { ...recordFrom({}, 6), ...change })).path).toBe(path);
  });
});

describe('options', () => {
  it('with a changed part are refused, or can be played', () => {
    const seen = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), ({ scenario, ...rest }, seed) => {
        const rng = createRng(seed);
        const whole = { ...rest, scenario: scenario ?? game.setup().setup.scenario, seed };
        const json = mutated(whole, rng);

        const error = errorOf(() => game.setup(json as Options));

        if (error === undefined) {
          seen.accepted++;
          playToTheEnd(game.setup(json as Options), rng);
        } else {
          seen.refused++;
          expect(error).toBeInstanceOf(MalformedError);
        }
      }),
      { numRuns: times(1500) },
    );
    if (IS_THOROUGH) expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(100);
  });

  it('with cards that bring too many pieces are refused', () => {
    const { scenario } = game.setup().setup;
    const cards = Object.fromEntries(
      ['one', 'two', 'three'].map((id) => [id, { title: id, effect: 'multiply', by: 1000, side: 'radicals' } as const]),
    );

    expect(() => game.setup({ scenario: { ...scenario, cards } })).toThrow(MalformedError);
  });
});

describe('a match that is over', () => {
  it('has no random action', () => {
    const over = play(position({ radicals: { alumni: 1 }, administration: { alumni: 1 } }), 'radicals concede');

    expect(() => game.randomAction(over, createRng(1))).toThrow(RangeError);
    expect(() => game.fork(over).randomAction(createRng(1))).toThrow(RangeError);
  });
});

// These tests are the last in this file. If a caller could modify a list of the engine, these tests would affect later
// tests.
describe('a list that the engine returns', () => {
  it('can be changed by the caller without a change to the engine', () => {
    const rolling = play(
      position({ radicals: { alumni: 1 }, administration: { alumni: 1 } }),
      'radicals attack alumni',
    );
    const lists: (() => unknown)[] = [
      () => game.chanceOutcomes(rolling),
      () => game.legalActions(rolling),
      () => game.chanceOutcomes(STATES[2]!),
      () => game.legalActions(STATES[0]!),
      () => game.players(rolling),
    ];

    for (const list of lists) {
      const before = JSON.stringify(list());
      spoil(list());
      expect(JSON.stringify(list())).toBe(before);
    }
  });
});

// Helpers

/** A position in the radicals' attack step, with a card in their hand. */
const HOLDING = position({ hands: { radicals: ['daily-news'] } });

/** Positions in several phases. */
const STATES: readonly UawState[] = [
  position({ radicals: { alumni: 1 }, administration: { alumni: 1 } }),
  position({ phase: 'deploy' }),
  position({ phase: 'draw' }),
  position({ phase: { kind: 'cards', player: 'radicals', used: 0, drew: false }, hands: { radicals: ['rap-brown'] } }),
];

/** An upper bound for the number of actions of a match. */
const ACTIONS_MAX = 30_000;

function onlyMalformed(use: () => unknown): void {
  const error = errorOf(use);
  if (error !== undefined) expect(error).toBeInstanceOf(MalformedError);
}

function refusesAsAction(use: () => unknown, { orPlays = false } = {}): void {
  const error = errorOf(use);
  if (orPlays && error === undefined) return;
  expect(error instanceof MalformedError || error instanceof IllegalActionError).toBe(true);
}

function errorOf(use: () => unknown): unknown {
  try {
    use();
    return undefined;
  } catch (error) {
    return error ?? new Error('Nothing was thrown.');
  }
}

/** Overwrites every writable field in a value. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    spoil(part);
    Reflect.set(value, key, 'spoilt');
  }
  Reflect.set(value, 'length', 0);
}

/** A position in the middle of a random match. */
function somewhere(options: Options, rng: Rng): UawState {
  let state = game.setup(options);
  for (let length = rng.int(150); length > 0 && actorOf(state) !== 'nobody'; length--) {
    state = game.applyAction(state, game.randomAction(state, rng));
  }
  return state;
}

/** Plays random actions to the end of the match. Asserts that all states of the match can be saved and parsed again. */
function playToTheEnd(begun: UawState, rng: Rng): void {
  let state = begun;
  let actions = 0;
  for (; actions < ACTIONS_MAX && actorOf(state) !== 'nobody'; actions++) {
    state = game.applyAction(state, game.randomAction(state, rng));
    if (actions % 20 === 0) game.parseState(JSON.parse(JSON.stringify(state)));
  }
  expect(actorOf(state)).toBe('nobody');
}

function recordFrom(options: Options, seed: number): MatchRecord<Uaw> {
  const rng = createRng(seed);
  const actions: AnyAction<Uaw>[] = [];
  let state = game.setup(options);
  while (actorOf(state) !== 'nobody') {
    const action = game.randomAction(state, rng);
    actions.push(action);
    state = game.applyAction(state, action);
  }
  return createRecord(game, options, actions);
}
