/** Passes unusual values to every function that accepts untrusted input. */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { IllegalActionError, MalformedError } from '../../src/core/errors.ts';
import type { Game, GameTypes, View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { formatRecord, parseRecord, createRecord, replay, replaySteps } from '../../src/core/record.ts';
import { faultOf } from '../faults.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { type HighCard, highCard } from '../tiny-games/high-card.ts';
import { TINY_SUBJECTS } from '../tiny-games/subjects.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

const games = [...SUBJECTS, ...TINY_SUBJECTS].map(({ game }) => game);

const LONG = 'x'.repeat(100_000);

/** An object that throws on every access. */
function spiked(): object {
  const touched = (): never => {
    throw new Error('touched');
  };
  return new Proxy(
    {},
    {
      get: touched,
      has: touched,
      ownKeys: touched,
      getOwnPropertyDescriptor: touched,
      getPrototypeOf: touched,
      set: touched,
      defineProperty: touched,
    },
  );
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** An object that throws when one of the given keys is read. */
function trapped(...keys: readonly string[]): object {
  const object = {};
  for (const key of keys) {
    Object.defineProperty(object, key, {
      enumerable: true,
      get() {
        throw new Error(`${key} was read`);
      },
    });
  }
  return object;
}

/** A copy of `rest` in which the first read of `key` returns `first`, and all later reads return `then`. */
function turning(rest: object, key: string, first: unknown, then: unknown): object {
  let reads = 0;
  return Object.defineProperty({ ...rest }, key, { enumerable: true, get: () => (reads++ === 0 ? first : then) });
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function ring(): object {
  const ring: { self?: object } = {};
  ring.self = ring;
  return ring;
}

const odd: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['0', 0],
  ['-1', -1],
  ['NaN', Number.NaN],
  ['a bigint', 1n],
  ['a symbol', Symbol('x')],
  ['an empty text', ''],
  ['a long text', LONG],
  ['an empty list', []],
  ['a list of lists', [[[]], [null]]],
  ['a list with holes', new Array(1000)],
  ['an empty object', {}],
  ['an object without a prototype', Object.create(null)],
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a map', new Map([['setup', 1]])],
  ['a long name', { [LONG]: LONG }],
  ['a name of JavaScript', JSON.parse('{"__proto__": {"viewer": "x"}, "constructor": 1}')],
  ['a deep nest', nested(20_000)],
  ['a ring', ring()],
  ['a proxy that throws', spiked()],
  ['a revoked proxy', revoked()],
  [
    'getters that throw',
    trapped('viewer', 'setup', 'table', 'secrets', 'type', 'player', 'toJSON', 'format', 'length'),
  ],
  ['a toString that throws', { toString: () => spiked(), toJSON: () => spiked() }],
  ['a viewer of another kind', { viewer: 1n, setup: {}, table: {} }],
  ['a long viewer', { viewer: LONG, setup: {}, table: {} }],
  ['an action of a long type', { type: LONG, player: LONG }],
  ['an action whose type is an object', { type: { toString: () => 'x' }, player: spiked() }],
];

/**
 * The functions that accept untrusted input, each with its name. A test calls each function with every unusual value.
 */
function doorsOf(game: Game<GameTypes>): readonly (readonly [string, (thing: never) => unknown])[] {
  const state = game.setup({ seed: 'doors' });
  const turn = game.turn(state);
  const viewer = turn.kind === 'decision' ? turn.players[0]! : game.players(state)[0]!;
  const view = game.view(state, viewer);
  const [action] = game.legalActions(state, viewer);
  const record = createRecord(game, {}, []);
  const fork = game.fork(state);
  return [
    ['setup', (thing) => game.setup(thing)],
    ['setup, seed', (seed) => game.setup({ seed })],
    ['start', (thing) => game.start(thing)],
    ['players', (thing) => game.players(thing)],
    ['players, setup', (setup) => game.players({ setup })],
    ['turn', (thing) => game.turn(thing)],
    ['turn, table', (table) => game.turn({ ...state, table })],
    ['turn, step', (step) => game.turn({ ...state, table: { ...state.table, step } })],
    ['fields', (thing) => game.fields(thing)],
    ['fields, setup', (setup) => game.fields({ setup })],
    ['choices', (thing) => game.choices(thing)],
    ['choices, player', (thing) => game.choices(state, thing)],
    ['choices of a view, player', (thing) => game.choices(view, thing)],
    ['legalActions', (thing) => game.legalActions(thing)],
    ['legalActions, player', (thing) => game.legalActions(state, thing)],
    ['legalActions of a view, player', (thing) => game.legalActions(view, thing)],
    [
      'legalActions, a view whose viewer turns',
      (thing) => game.legalActions(turning(view, 'viewer', viewer, thing) as never),
    ],
    ['whyIllegal', (thing) => game.whyIllegal(thing, action)],
    ['whyIllegal, action', (thing) => game.whyIllegal(state, thing)],
    ['whyIllegal, player', (player) => game.whyIllegal(state, { ...action, player })],
    ['whyIllegal of a view, action', (thing) => game.whyIllegal(view, thing)],
    ['whyIllegal, each field', (thing) => inEachField(action!, thing, (each) => game.whyIllegal(state, each))],
    ['parts', (thing) => game.expand(thing, action!)],
    ['parts, action', (thing) => game.expand(state, thing)],
    ['applyAction', (thing) => game.applyAction(thing, action!)],
    ['applyAction, action', (thing) => game.applyAction(state, thing)],
    ['applyAction, player', (player) => game.applyAction(state, { ...action!, player })],
    ['step', (thing) => game.step(thing, action!)],
    ['step, action', (thing) => game.step(state, thing)],
    ['chanceOutcomes', (thing) => game.chanceOutcomes(thing)],
    ['randomAction', (thing) => game.randomAction(thing, createRng(1))],
    ['view', (thing) => game.view(thing, viewer)],
    ['view, viewer', (thing) => game.view(state, thing)],
    ['sampleState', (thing) => game.sampleState(thing, createRng(1))],
    ['sampleState, own', (own) => game.sampleState({ ...view, own }, createRng(1))],
    ['sampleState, viewer', (thing) => game.sampleState({ ...view, viewer: thing }, createRng(1))],
    ['fork', (thing) => game.fork(thing)],
    ['fork, view', (thing) => fork.view(thing)],
    ['parseOptions', (thing) => game.parseOptions(thing)],
    ['parseState', (thing) => game.parseState(thing)],
    ['parseState, each part', (thing) => inEachField(state, thing, (each) => game.parseState(each))],
    [
      'parseState, each part of the table',
      (thing) => inEachField(state.table, thing, (table) => game.parseState({ ...state, table })),
    ],
    ['parseAction', (thing) => game.parseAction(thing)],
    ['format', (thing) => game.format(thing)],
    ['parse', (thing) => game.parse(thing)],
    ['replay', (thing) => replay(game, thing)],
    ['replay, each fact', (thing) => inEachField(record, thing, (each) => replay(game, each))],
    ['replay, an action', (thing) => replay(game, { ...record, actions: [thing] })],
    ['steps', (thing) => [...replaySteps(game, thing)]],
    ['recordOf, options', (thing) => createRecord(game, thing, [])],
    ['recordOf, actions', (thing) => createRecord(game, {}, thing)],
    ['formatRecord', (thing) => formatRecord(game, thing)],
    ['parseRecord', (thing) => parseRecord(game, thing)],
  ];
}

/**
 * For each part of `whole`, calls `attempt` with a copy in which `thing` replaces this part. Throws the first error
 * that is not documented.
 */
function inEachField(whole: object, thing: unknown, attempt: (changed: never) => unknown): void {
  for (const key of Object.keys(whole)) tried(() => attempt({ ...whole, [key]: thing } as never));
}

/** Runs a function that may throw documented errors. Rethrows all other errors. */
function tried(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof MalformedError || error instanceof IllegalActionError)) throw error;
    expect(error.message.length, error.message.slice(0, 100)).toBeLessThan(600);
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it.each(doorsOf(game))('%s accepts or refuses any value', (name, door) => {
    const others: string[] = [];
    for (const [kind, thing] of odd) {
      try {
        tried(() => door(thing as never));
      } catch (error) {
        others.push(`${name} with ${kind}: ${String((error as Error).stack).slice(0, 400)}`);
      }
    }

    expect(others).toEqual([]);
  });
});

describe('a view that the game did not create', () => {
  /**
   * A game that rejects states in which `right` holds `card`. The sampler does not know this, so some sampled worlds
   * are invalid.
   */
  function without(card: string): Game<HighCard> {
    return defineGame<HighCard>({
      ...highCard,
      issueIn: (state) =>
        highCard.issueIn?.(state) ??
        (state.secrets.right.hand.includes(card)
          ? { path: 'secrets.right', reason: `Expected no ${card}` }
          : undefined),
    });
  }

  function viewIn(game: Game<HighCard>): View<HighCard> {
    let state = game.setup({ seed: 1 });
    for (const player of ['left', 'right', 'left'] as const) state = game.applyAction(state, { type: 'keep', player });
    return JSON.parse(JSON.stringify(game.view(state, 'left'))) as View<HighCard>;
  }

  it.each(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])('has each sampled world checked, without %s', (card) => {
    const game = without(card);
    const view = viewIn(game);
    const isOwn = view.own?.hand.includes(card) === true;
    const fates = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      try {
        const { hand } = game.sampleState(view, createRng(seed)).secrets.right;
        fates.add(hand.includes(card) ? 'wrong' : 'given');
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedError);
        fates.add('refused');
      }
    }

    expect([...fates].sort()).toEqual(isOwn ? ['given'] : ['given', 'refused']);
  });

  it.each([
    [
      'which can be dealt to nobody',
      { hand: ['c1', 'c1'], discarded: [] },
      'The parts of the position contradict each other',
    ],
    [
      'which are not where the table says',
      { hand: ['c1'], discarded: ['c2'] },
      'Expected as many cards as the table states for this pile',
    ],
  ])('is refused by every function, with cards of its viewer %s', (_, cards, reason) => {
    const game = defineGame(highCard);
    const view: View<HighCard> = { ...viewIn(game), own: { drawn: [], ...cards } };

    expect(faultOf(() => game.choices(view)).reason).toBe(reason);
    expect(faultOf(() => game.whyIllegal(view, { type: 'keep', player: 'left' })).reason).toBe(reason);
    expect(faultOf(() => game.sampleState(view, createRng(1))).reason).toBe(reason);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('an untrusted position of %s', (_id, game) => {
  it('returns its players and fields like a trusted position', () => {
    const state = game.setup({ seed: 'outside' });
    const foreign = JSON.parse(JSON.stringify(state)) as typeof state;

    expect(game.players(foreign)).toEqual(game.players(state));
    expect(JSON.stringify(game.fields(foreign))).toBe(JSON.stringify(game.fields(state)));
  });
});

describe('an untrusted view', () => {
  const game = defineGame(sealedNumbers);
  const { own, ...shown } = game.view(game.setup({ seed: 1 }), 'ada');

  it('contains the secret of its viewer and no other', () => {
    expect(faultOf(() => game.choices(shown as View<SealedNumbers>)).reason).toBe('Expected the secret of the viewer');
    expect(faultOf(() => game.choices({ ...shown, own, viewer: 'spectator' } as View<SealedNumbers>)).reason).toBe(
      'A spectator has no secret',
    );
  });
});

describe('an untrusted action', () => {
  const game = defineGame(highCard);
  const state = game.setup({ seed: 1 });
  const [player] = game.players(state);
  const keep = { type: 'keep', player: player! } as const;

  let acting: string = player!;
  const current = { get: (): string => acting };
  const { type } = keep;
  it.each([
    ['its own', Object.defineProperty({ type }, 'player', { ...current, configurable: true, enumerable: true })],
    ['hidden', Object.defineProperty({ type }, 'player', { ...current, configurable: true })],
    ['inherited', Object.assign(Object.create(Object.defineProperty({}, 'player', current)) as object, { type })],
  ])('is judged by its current values if a value is %s and computed, even if it is frozen', (_, action) => {
    acting = player!;
    const frozen = Object.freeze(action) as typeof keep;
    expect(game.whyIllegal(state, frozen)).toBeUndefined();
    acting = 'nobody';

    expect(game.whyIllegal(state, frozen)).toMatchObject({ code: 'malformed-action', details: { path: 'player' } });
  });

  it('is judged by its current values, not by earlier ones', () => {
    const changing: { type: 'keep'; player: string } = { ...keep };
    expect(game.whyIllegal(state, changing as typeof keep)).toBeUndefined();
    changing.player = 'nobody';

    expect(game.whyIllegal(state, changing as typeof keep)).toMatchObject({ code: 'malformed-action' });
  });

  it('can be an object that may change at any time', () => {
    const secretive = new Proxy(keep, {
      isExtensible: () => {
        throw new Error('asked');
      },
    });

    expect(game.whyIllegal(state, secretive)).toBeUndefined();
  });
});
