import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IllegalActionError, MalformedError } from '../../../src/core/errors.ts';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng, type Rng } from '../../../src/core/random.ts';
import { replay } from '../../../src/core/record.ts';
import {
  defaultScenario,
  type Options,
  type RevoltingBehaviour,
  revoltingBehaviour as game,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { standardPack } from '../../../src/mechanics/deck.ts';
import { anyOptions } from './arbitraries.ts';
import { faultOf } from '../../faults.ts';
import { actorOf, card, edited, everywhere, play, position, type RevoltState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
  fc.constantFrom(Number.NaN, Infinity, -0, 2 ** 53, Symbol('action'), () => 'pass', new Proxy([], {})),
);

describe('any value at all', () => {
  it('is accepted or refused as options, state, action or record, and nothing else happens', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        for (const use of [
          () => game.setup(value as Options),
          () => game.parseOptions(value),
          () => game.parseState(value),
          () => game.parseAction(value),
          () => replay(game, value),
        ]) {
          onlyMalformed<unknown>(use);
        }
        expect(game.whyIllegal(position(), value)?.code).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: times(1000) },
    );
  });

  it('is read as an action or refused if it is text', () => {
    const words = fc.constantFrom(
      'ada',
      'attempt',
      'pass',
      'chance',
      'draw',
      'lot',
      'cause',
      'mild',
      '-',
      '"',
      '{',
      '1',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (line) => {
          onlyMalformed(() => game.parse(line));
        },
      ),
      { numRuns: times(2000) },
    );
  });
});

describe('a state with one changed part', () => {
  it('is refused, or can be played to its end', () => {
    const counts = { refused: 0, played: 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), fc.nat(120), (options, seed, length) => {
        const rng = createRng(seed);
        const state = mutated(walked(options, length, rng), rng);
        const read = onlyMalformed(() => game.parseState(state));
        if (read === undefined) {
          counts.refused++;
          return;
        }
        counts.played++;
        const fork = game.fork(read, { dice: rng });
        for (let actions = 0; actions < 300 && fork.turn().kind !== 'over'; actions++) {
          expect(fork.legalActions().length).toBeGreaterThan(0);
          fork.apply(fork.randomAction(rng));
        }
        expect(game.parseState(JSON.parse(JSON.stringify(fork.state)))).toEqual(fork.state);
      }),
      { numRuns: times(2000) },
    );
    if (IS_THOROUGH) expect(Math.min(counts.refused, counts.played)).toBeGreaterThan(100);
  });
});

describe('an action with one changed part', () => {
  it('is malformed, refused with a reason, or played', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), fc.nat(60), (options, seed, length) => {
        const rng = createRng(seed);
        const state = walked(options, length, rng);
        if (actorOf(state) === 'nobody') return;
        const action = mutated(game.randomAction(state, rng), rng) as AnyAction<RevoltingBehaviour>;
        const violation = game.whyIllegal(state, action);
        try {
          game.applyAction(state, action);
          expect(violation).toBeUndefined();
        } catch (error) {
          if (error instanceof MalformedError) expect(violation?.code).toBe('malformed-action');
          else expect((error as IllegalActionError).violation).toEqual(violation);
        }
      }),
      { numRuns: times(1000) },
    );
  });
});

describe('options with one changed part', () => {
  it('are refused with the path, or can be played', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const changed = mutated({ ...options, scenario: defaultScenario }, createRng(seed)) as Options;
        const state = onlyMalformed(() => game.setup(changed));
        if (state !== undefined) expect(game.legalActions(state).length).toBeGreaterThan(1);
      }),
      { numRuns: times(1000) },
    );
  });

  it.each([
    [{ truce: -1 }, 'truce'],
    [{ truce: 1001 }, 'truce'],
    [
      { scenario: { ...defaultScenario, severe: everywhere(Array<string>(14).fill('ace')) } },
      'scenario.severe.legal-fund-raising',
    ],
    [{ scenario: { ...defaultScenario, provenance: 'true' } }, 'scenario.provenance'],
    [{ scenario: { ...defaultScenario, extra: 1 } }, 'scenario.extra'],
    [{ cards: 10 }, 'cards'],
    [{ seed: Number.NaN }, 'seed'],
  ])('are refused: %j', (options, path) => {
    expect(faultOf(() => game.parseOptions(options)).path).toBe(path);
  });
});

describe('an inconsistent state', () => {
  const three = { players: ['ada', 'ben', 'cleo'] };
  const drawing = play(position(), 'ada attempt legal-force moderate cause');
  const choosing = play(drawing, card('2-of-clubs'));
  const turningUp = play(drawing, card('2-of-hearts'));
  const penalty = play(drawing, card('joker'));
  const causePenalty = play(turningUp, card('joker'));
  const over = play(position({ points: { ada: 1 } }), 'ada attempt legal-force mild cause', card('2-of-clubs'));
  const conceded = play(position({ options: three }), 'ada concede');
  const zeros = position({
    options: { players: ['ada', 'ben', 'cleo', 'dan'] },
    points: { ada: 5, cleo: 0, dan: 0 },
    order: ['ben', 'ada'],
    phase: { kind: 'lot' },
  });
  const concededEnd = play(position(), 'ada concede');
  const last = play(position({ options: { maxTurns: 1 } }), 'ada pass', 'ben pass');
  const edits: readonly [string, RevoltState, (json: Parameters<Parameters<typeof edited>[1]>[0]) => void, string][] = [
    [
      'a turn after the last turn',
      position({ options: { maxTurns: 5 } }),
      ({ table }) => (table.turn = 6),
      'table.turn',
    ],
    ['a player who is in the order twice', position(), ({ table }) => (table.order = [0, 0]), 'table.order'],
    ['an unknown player in the order', position(), ({ table }) => (table.order = [2]), 'table.order'],
    ['nobody to act', position(), ({ table }) => (table.order = []), 'table.order'],
    [
      'holdings of one player too many',
      position(),
      ({ table }) => table.holdings.push(table.holdings[0]!),
      'table.holdings',
    ],
    ['too many points', position(), ({ table }) => (table.holdings[0]!.points = 59), 'table.holdings.0.points'],
    [
      'an unknown card',
      position(),
      ({ table }) => (table.holdings[1]!.cause.seen = ['jack' as never]),
      'table.holdings.1.cause.seen.0',
    ],
    [
      'a card that was seen twice',
      position(),
      ({ table }) => (table.holdings[1]!.cause.seen = ['2-of-clubs', '2-of-clubs']),
      'table.holdings.1.cause.seen',
    ],
    [
      'seen cards that are not sorted',
      position(),
      ({ table }) => Object.assign(table.holdings[1]!.cause, { down: 8, seen: ['3-of-clubs', '2-of-clubs'] }),
      'table.holdings.1.cause.seen',
    ],
    [
      'one more joker than the pack has',
      position({ options: { jokers: 1 } }),
      ({ table }) => Object.assign(table.holdings[1]!.cause, { down: 13, seen: ['joker', 'joker'] }),
      'table.holdings.1.cause.seen',
    ],
    [
      'a face-up card that was not seen',
      position(),
      ({ table }) => (table.holdings[0]!.cause.up = ['2-of-clubs']),
      'table.holdings.0.cause.up',
    ],
    [
      'a face-up joker',
      position(),
      ({ table }) => Object.assign(table.holdings[0]!.cause, { up: ['joker'], seen: ['joker'], down: 9 }),
      'table.holdings.0.cause.up',
    ],
    [
      'two face-up cards',
      position(),
      ({ table }) => (table.holdings[0]!.cause.up = ['2-of-clubs', '3-of-clubs']),
      'table.holdings.0.cause.up',
    ],
    [
      'a Cause with too few cards',
      position(),
      ({ table }) => (table.holdings[0]!.cause.down = 9),
      'table.holdings.0.cause.down',
    ],
    [
      'a Cause with one added card, although a joker adds five',
      position(),
      ({ table }) => (table.holdings[0]!.cause.down = 11),
      'table.holdings.0.cause.down',
    ],
    [
      'a Cause with more cards than the pack',
      position(),
      ({ table }) => (table.holdings[0]!.cause.down = 55),
      'table.holdings.0.cause.down',
    ],
    [
      'a match that goes on with only one player who has points',
      position(),
      ({ table }) => (table.holdings[1]!.points = 0),
      'table.phase',
    ],
    [
      'a match that goes on with an empty Cause',
      position(),
      ({ table }) => emptyCause(table.holdings[0]!),
      'table.phase',
    ],
    [
      'a random draw for the order without tied players',
      position({ points: { ben: 3 } }),
      ({ table }) => Object.assign(table, { phase: { kind: 'lot' }, order: [] }),
      'table.phase',
    ],
    [
      'a position in the order that was given too early',
      position({ options: three, points: { ada: 3 } }),
      ({ table }) => Object.assign(table, { phase: { kind: 'lot' }, order: [0] }),
      'table.phase',
    ],
    [
      'an attempt while no other player has points',
      drawing,
      ({ table }) => (table.holdings[1]!.points = 0),
      'table.phase',
    ],
    ['force without a target', drawing, (json) => delete attemptIn(json).target, 'table.phase'],
    ['force against oneself', drawing, (json) => (attemptIn(json).target = 'ada'), 'table.phase'],
    ['fund-raising with a target', drawing, (json) => (attemptIn(json).activity = 'legal-fund-raising'), 'table.phase'],
    ['an attempt that goes on after a joker', drawing, (json) => (drawnIn(json)[0] = 'joker'), 'table.phase'],
    ['a card drawn twice', choosing, (json) => drawnIn(json).push('2-of-clubs'), 'table.phase'],
    ['a choice to draw on without a drawn card', choosing, (json) => drawnIn(json).pop(), 'table.phase'],
    [
      'a choice to draw on without points for the next card',
      choosing,
      ({ table }) => (table.holdings[0]!.points = 0),
      'table.phase',
    ],
    [
      'action points without a successful attempt',
      turningUp,
      (json) => (drawnIn(json)[0] = '2-of-clubs'),
      'table.phase',
    ],
    [
      'more action points than the attempt brings',
      turningUp,
      ({ table }) => Object.assign(table.phase, { left: 11 }),
      'table.phase',
    ],
    [
      'an attack that goes on without action points',
      turningUp,
      ({ table }) => Object.assign(table.phase, { left: 0 }),
      'table.phase.left',
    ],
    [
      'a card of the Cause to turn up in an attack on a player',
      turningUp,
      (json) => (attemptIn(json).target = 'ben'),
      'table.phase',
    ],
    [
      'a card to turn up although a card is face up',
      turningUp,
      ({ table }) => Object.assign(table.holdings[0]!.cause, { down: 9, up: ['2-of-clubs'], seen: ['2-of-clubs'] }),
      'table.phase',
    ],
    ['a penalty without a joker in the attempt', penalty, (json) => (drawnIn(json)[0] = '2-of-clubs'), 'table.phase'],
    [
      'a penalty without a joker in the Cause',
      causePenalty,
      ({ table }) => Object.assign(table.holdings[0]!.cause, { down: 15, seen: [] }),
      'table.phase',
    ],
    [
      'another winner',
      over,
      ({ table }) => Object.assign(table.phase, { outcome: { ...outcomeIn(over), winner: 'ada' } }),
      'table.phase',
    ],
    ['a player who has conceded twice', conceded, ({ table }) => (table.conceded = [0, 0]), 'table.conceded'],
    ['an unknown player who has conceded', conceded, ({ table }) => (table.conceded = [3]), 'table.conceded'],
    [
      'a position in the order after a concession',
      position({ options: three, points: { cleo: 0 } }),
      resign,
      'table.conceded',
    ],
    ['points after a concession', conceded, ({ table }) => (table.holdings[0]!.points = 1), 'table.conceded'],
    [
      'an empty Cause of a player who has conceded',
      conceded,
      ({ table }) => emptyCause(table.holdings[0]!),
      'table.conceded',
    ],
    ['a random draw for a player who has conceded', zeros, ({ table }) => (table.conceded = [2]), 'table.phase'],
    [
      'an end by concession although nobody has conceded',
      concededEnd,
      ({ table }) => (table.conceded = []),
      'table.phase',
    ],
    [
      'an end by the turn limit before the last turn',
      last,
      (json) => Object.assign(json.setup, { maxTurns: 2 }),
      'table.phase',
    ],
    [
      'a secret of a player, although there are no secrets',
      position(),
      ({ secrets }) => Object.assign(secrets['ada']!, { card: 'joker' }),
      'secrets.ada.card',
    ],
    ['secrets of an unknown player', position(), ({ secrets }) => Object.assign(secrets, { eve: {} }), 'secrets'],
    ['a stored deck', position(), (json) => Object.assign(json.hidden, { deck: [] }), 'hidden.deck'],
  ];

  it.each(edits)('is refused: %s', (_, state, edit, path) => {
    expect(faultOf(() => edited(state, edit)).path).toBe(path);
  });
});

// Helpers

type Json = Parameters<Parameters<typeof edited>[1]>[0];

function attemptIn({ table: { phase } }: Json) {
  if (!('attempt' in phase)) throw new Error('No attempt is under way.');
  return phase.attempt;
}

function drawnIn({ table: { phase } }: Json) {
  if (!('drawn' in phase)) throw new Error('No attempt is under way.');
  return phase.drawn;
}

function outcomeIn({ table: { phase } }: RevoltState) {
  if (phase.kind !== 'over') throw new Error('The match is not over.');
  return phase.outcome;
}

/** Makes the state invalid: the last player has conceded but is still in the order of play. */
function resign({ table }: Json): void {
  table.conceded = [2];
}

/** Makes the state invalid: all cards of the pack have been seen, and the Cause has no cards. */
function emptyCause({ cause }: Json['table']['holdings'][number]): void {
  Object.assign(cause, { down: 0, up: [], seen: standardPack({ jokers: 2 }) });
}

function onlyMalformed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedError);
    return undefined;
  }
}

function walked(options: Options, length: number, rng: Rng): RevoltState {
  const fork = game.fork(game.setup(options), { dice: 'manual' });
  for (let actions = 0; actions < length && fork.turn().kind !== 'over'; actions++) fork.apply(fork.randomAction(rng));
  return fork.state;
}

/** A copy of plain JSON with one part changed. */
function mutated(original: object, rng: Rng): unknown {
  const root = JSON.parse(JSON.stringify(original)) as object;
  const places = placesIn(root);
  if (places.length === 0) return root;
  const [holder, key] = places[rng.int(places.length)]!;
  const [otherHolder, otherKey] = places[rng.int(places.length)]!;
  const value: unknown = Reflect.get(holder, key);
  const odd = [0, -1, 1.5, 2 ** 53, '', 'ada', 'cause', 'joker', null, [], {}, true];
  if (typeof value === 'number' && rng.int(2) === 0) Reflect.set(holder, key, value + rng.int(5) - 2);
  else if (Array.isArray(value) && rng.int(2) === 0) value.reverse();
  else if (rng.int(3) === 0) Reflect.deleteProperty(holder, key);
  else if (rng.int(2) === 0) Reflect.set(holder, key, odd[rng.int(odd.length)]);
  else Reflect.set(holder, key, structuredClone(Reflect.get(otherHolder, otherKey)));
  return JSON.parse(JSON.stringify(root));
}

function placesIn(holder: object): [object, string][] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]): [object, string][] => [
    [holder, key],
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}
