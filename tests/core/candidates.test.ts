/** Checks phases that have the function `candidates`, which lists possible actions more cheaply than `choices` does. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ActionKind } from '../../src/core/action-kind.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { enumOf, integer } from '../../src/core/fields.ts';
import type { Game } from '../../src/core/game.ts';
import { ChoiceList } from '../../src/core/choice-builder.ts';
import { createRng } from '../../src/core/random.ts';
import type { ChoiceBuilder, SeatAt, SimultaneousPhase } from '../../src/core/spec.ts';
import { laws } from '../../src/testkit/index.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

type Seat = SeatAt<SealedNumbers, 'choose'>;
type Offering = (seat: Seat, offer: ChoiceBuilder<'choose' | 'seal'>) => void;

const choose = sealedNumbers.phases.choose as SimultaneousPhase<SealedNumbers, 'choose'>;

/** Offers every number except the number that is already chosen. If a number is chosen, also offers to seal it. */
const legal: Offering = ({ own: { number } }, offer) => {
  for (const each of [1, 2, 3]) if (each !== number) offer.one('choose', each);
  if (number > 0) offer.one('seal');
};

/** Offers all actions, both legal and illegal. */
const all: Offering = (_seat, offer) => {
  offer.range('choose', 1, 3);
  offer.one('seal');
};

function offering(candidates: Offering, choices: Offering = legal): Game<SealedNumbers> {
  const phases = { ...sealedNumbers.phases, choose: { ...choose, choices, candidates } };
  return defineGame<SealedNumbers>({ ...sealedNumbers, phases });
}

function fairness(game: Game<SealedNumbers>): fc.RunDetails<unknown> {
  return fc.check(laws.choosesAtRandomWhatIsListed({ game }), { numRuns: 200 });
}

describe('candidates', () => {
  it('are drawn until one is legal, and all legal ones are equally likely', () => {
    expect(fairness(offering(all)).failed).toBe(false);
  });

  it('make a list of the legal actions unnecessary, for random play and for untrusted states', () => {
    const game = offering(all, () => {
      throw new Error('This list was not asked for.');
    });
    const start = game.setup({ seed: 1 });
    const rng = createRng('candidates');

    expect(game.fork(start).playOut(rng).kind).toBe('win');
    expect(game.whyIllegal(start, game.randomAction(start, rng))).toBeUndefined();
    expect(game.parseState(JSON.parse(JSON.stringify(start)))).toEqual(start);
    expect(() => game.legalActions(start, 'ada')).toThrow('This list was not asked for.');
  });

  it('do not appear in the list of legal actions', () => {
    const [plain, game] = [defineGame(sealedNumbers), offering(all)];
    const fork = game.fork(game.setup());
    const rng = createRng('candidates');
    for (let drawn = 0; drawn < 20; drawn++) {
      const listed = fork.choices('ada');
      const action = fork.randomAction(rng);
      expect([...listed]).toEqual(plain.legalActions(fork.state, 'ada'));
      fork.apply(action);
    }
  });

  it('are replaced by the list if hardly any of them is legal', () => {
    const rare: Offering = (_seat, offer) => {
      offer.range('choose', 4, 1000);
      offer.one('choose', 2);
    };
    const game = defineGame<SealedNumbers>({
      ...sealedNumbers,
      phases: { ...sealedNumbers.phases, choose: { ...choose, choices: legal, candidates: rare } },
      actions: {
        ...sealedNumbers.actions,
        choose: {
          ...sealedNumbers.actions.choose,
          whyIllegal: (_seat, { number }) => (number > 3 ? { code: 'too-much', rule: 'S-1', message: '' } : undefined),
        },
      },
    });
    const [rng, start] = [createRng('rare'), game.setup()];

    const drawn = Array.from({ length: 200 }, () => game.randomAction(start, rng));
    expect(drawn.every((action) => game.whyIllegal(start, action) === undefined)).toBe(true);
  });

  it('that omit a legal action, or offer an action twice, are reported', () => {
    const fewer: Offering = (_seat, offer) => {
      offer.range('choose', 1, 2);
      offer.one('seal');
    };
    const twice: Offering = (seat, offer) => {
      all(seat, offer);
      offer.one('choose', 2);
    };

    expect(fairness(offering(fewer)).failed).toBe(true);
    expect(fairness(offering(twice)).failed).toBe(true);
  });

  it('without a legal action are reported as an issue of the game', () => {
    const game = offering(
      (_seat, offer) => offer.one('seal'),
      () => undefined,
    );

    expect(() => game.randomAction(game.setup(), createRng(1))).toThrow(RangeError);
  });
});

describe('choices', () => {
  it('of a fork are valid until the next action', () => {
    const fork = defineGame(sealedNumbers).fork(defineGame(sealedNumbers).setup());
    const listed = fork.choices('ada');
    const first = listed.at(0);
    fork.apply(first);

    expect(() => listed.at(0)).toThrow('These choices belong to an earlier position.');
    expect(() => fork.apply(first)).toThrow('Same number: number 1 (S-1)');
  });

  it('of a state stay valid after an action was played on the state', () => {
    const game = defineGame(sealedNumbers);
    const state = game.setup();
    const listed = game.choices(state, 'ada');
    const all = [...listed];
    for (const action of all) {
      expect(game.applyAction(state, action)).not.toEqual(state);
      expect([...listed]).toEqual(all);
    }
  });

  it.each([
    ['what the step does not allow', { during: ['over'] }],
    ['a bulk action', { during: ['choose'], apply: undefined, parts: () => [{ type: 'choose', number: 1 }] }],
  ])('cannot contain %s', (_, changed) => {
    const seal = { ...sealedNumbers.actions.seal, ...changed } as unknown as typeof sealedNumbers.actions.seal;
    const game = defineGame<SealedNumbers>({
      ...sealedNumbers,
      phases: { ...sealedNumbers.phases, choose: { ...choose, choices: all } },
      actions: { ...sealedNumbers.actions, seal },
    });

    expect(() => game.legalActions(game.setup(), 'ada')).toThrow(
      'The phase "choose" offers "seal", which is a bulk action or cannot be played in this phase.',
    );
  });
});

describe('a range', () => {
  it('counts up the field at any index', () => {
    const offers = new ChoiceList();
    offers.one('rest');
    offers.rangeAt(1, 'fly', [5, 7], 2, 1);
    offers.rangeAt(0, 'fly', [8, 9], 3, 4);
    offers.rangeAt(2, 'fly', [1, 2], 6, 7);
    offers.rangeAt(2, 'fly', [2, 1], 6, 7);

    const fields = { from: integer(), to: integer(), count: integer() };
    const fly = new ActionKind('fly', fields, {}, v.string());
    const read = (number: number): unknown => fly.fieldsAt({}, offers.entryOf(number), number);
    expect(offers.size).toBe(8);
    expect([read(1), read(3)]).toEqual([
      { from: 2, to: 5, count: 1 },
      { from: 2, to: 7, count: 1 },
    ]);
    expect([read(5), read(7)]).toEqual([
      { from: 9, to: 3, count: 4 },
      { from: 6, to: 7, count: 2 },
    ]);
  });
});

describe('a grid', () => {
  it('contains each pair of values of its two ranges, the second range varies faster, and it is empty if a range is empty', () => {
    const offers = new ChoiceList();
    offers.grid('move', [1, 0], [1, 2]);
    offers.grid('move', [1, 2], [1, 0]);
    offers.grid('move', [3, 1], [3, 1]);
    expect([offers.size, offers.length]).toEqual([0, 0]);

    offers.one('rest');
    offers.grid('move', [2, 3], [5, 6]);
    offers.grid('move', [4, 4], [7, 7]);
    const fields = { from: integer(), to: integer() };
    const move = new ActionKind('move', fields, {}, v.string());
    const pairs = [1, 2, 3, 4, 5].map((number) => move.fieldsAt({}, offers.entryOf(number), number));
    expect(offers.size).toBe(6);
    expect(pairs.map(({ from, to }) => [from, to])).toEqual([
      [2, 5],
      [2, 6],
      [3, 5],
      [3, 6],
      [4, 7],
    ]);
  });
});

describe('a numbered set', () => {
  it('returns the fields of the requested number, and creates no others', () => {
    const offers = new ChoiceList();
    const asked: number[] = [];
    offers.one('rest');
    offers.numbered('fly', 3, (rank) => {
      asked.push(rank);
      return [rank, 10 + rank, 1];
    });
    offers.numbered('fly', 0, () => []);
    offers.numbered('fly', -2, () => []);

    const fields = { from: integer(), to: integer(), count: integer() };
    const fly = new ActionKind('fly', fields, {}, v.string());
    expect(offers.size).toBe(4);
    expect(fly.fieldsAt({}, offers.entryOf(3), 3)).toEqual({ from: 2, to: 12, count: 1 });
    expect(asked).toEqual([2]);
  });
});

describe('a set of bits', () => {
  it('offers one action for each set bit, with the number of the bit as the last field', () => {
    const offers = new ChoiceList();
    offers.eachBit('attack', 0b10_0101, 'swift');
    offers.eachBit('attack', 0, 'slow');
    offers.eachBit('attack', 1 << 31, 'slow');

    const attack = new ActionKind(
      'attack',
      { pace: enumOf(['swift', 'slow']), track: integer({ from: 0 }) },
      {},
      v.string(),
    );
    const offered = Array.from({ length: offers.size }, (_, number) =>
      attack.fieldsAt({}, offers.entryOf(number), number),
    );
    expect(offered).toEqual([
      { pace: 'swift', track: 0 },
      { pace: 'swift', track: 2 },
      { pace: 'swift', track: 5 },
      { pace: 'slow', track: 31 },
    ]);
  });
});

describe('the combinations of several fields', () => {
  it('are counted once each, and the last field varies fastest', () => {
    const fields = { from: integer({ to: 2 }), mode: enumOf(['walk', 'ride']), to: integer({ to: 3 }) };
    const go = new ActionKind('go', fields, {}, v.string());
    const all = [1, 2].flatMap((from) =>
      ['walk', 'ride'].flatMap((mode) => [1, 2, 3].map((to) => ({ from, mode, to }))),
    );

    expect(go.combinations({})).toBe(12);
    expect(all.map((_, number) => go.combinationAt({}, number))).toEqual(all);
  });

  it('are those of both action types if there are two', () => {
    const fields = { from: integer(), mode: enumOf(['walk', 'ride']) };
    const go = new ActionKind('go', fields, {}, v.string());

    expect([0, 1, 4, 2001].map((number) => go.combinationAt({}, number))).toEqual([
      { from: 1, mode: 'walk' },
      { from: 1, mode: 'ride' },
      { from: 3, mode: 'walk' },
      { from: 1001, mode: 'ride' },
    ]);
  });

  it('cannot be listed one by one if a field has no greatest value', () => {
    const game = defineGame<SealedNumbers>({
      ...sealedNumbers,
      declared: { ...sealedNumbers.declared, actions: { choose: { number: integer() }, seal: {} } },
    });

    expect(() => game.legalActions(game.setup(), 'ada')).toThrow(
      'The phase of "choose" needs `choices` or `outcomes`, because core cannot list the values of a field of this action.',
    );
  });
});
