import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import type { Game, GameTypes, State, View } from '../../src/core/game.ts';
import { counts, createObserver, type Feature, oneHot, scalar } from '../../src/encoding/index.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { times } from '../times.ts';

const ALL = await Promise.all(
  SUBJECTS.map(async ({ manifest, ...subject }) => ({ ...subject, ...(await manifest.observation!()) })),
);

/** The first states of a random match: at most `most` states. */
function* randomMatch(game: Game<GameTypes>, options: object, seed: number, most: number): Generator<State<GameTypes>> {
  const rng = createRng(seed);
  let state = game.setup({ ...options, seed });
  for (let left = most; left > 0; left--) {
    yield state;
    if (game.turn(state).kind === 'over') return;
    const concession = { type: 'concede', player: game.players(state)[rng.int(game.players(state).length)]! };
    const concedes = rng.int(80) === 0 && game.whyIllegal(state, concession) === undefined;
    state = game.applyAction(state, concedes ? concession : game.randomAction(state, rng));
  }
}

/** The numbers that a feature writes for a view. */
function written(feature: Feature, view: object): readonly number[] {
  const [size] = feature.shape as [number];
  const into = new Float32Array(size + 2);
  feature.write(view as View<GameTypes>, into, 1);
  expect([into[0], into[size + 1]]).toEqual([0, 0]);
  return [...into.subarray(1, -1)];
}

/** The table of a view, with a type that allows every field name. */
function tableOf({ table }: View<GameTypes>): Readonly<Record<string, unknown>> {
  return table as Readonly<Record<string, unknown>>;
}

describe('a feature', () => {
  it('is one number', () => {
    expect(
      written(
        scalar('turn', 'the turn', (view) => tableOf(view)['turn'] as number),
        { table: { turn: 3 } },
      ),
    ).toEqual([3]);
  });

  it('is 1 at the place of the current word', () => {
    const words = oneHot('side', 'the side', ['red', 'blue'], (view) => tableOf(view)['side'] as string | undefined);

    expect(['red', 'blue', 'green', undefined].map((side) => written(words, { table: { side } }))).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('counts names, as a share of the number of times that each can occur', () => {
    const names = ['a', 'b'];
    const view = { table: { hand: ['b', 'x', 'b', 'a'] } };
    const read = (view: View<GameTypes>): readonly string[] => tableOf(view)['hand'] as readonly string[];

    expect(written(counts('hand', 'the hand', { names }, read), view)).toEqual([1, 2]);
    expect(written(counts('hand', 'the hand', { names, most: 4 }, read), view)).toEqual([0.25, 0.5]);
  });
});

it('shows which countries are still in the war', () => {
  const { game, observation } = ALL.find(({ id }) => id === 'world-game')!;
  const start = game.setup();
  const view = game.view(game.applyAction(start, { type: 'concede', player: 'B' }), 'A');
  const feature = observation.features(start.setup, game.players(start)).find(({ name }) => name === 'in')!;

  expect(written(feature, view)).toEqual([1, 0, 1, 1, 1]);
});

describe.each(ALL)('the observation of $id', ({ game, observation, options: anyOptions }) => {
  it('is a function of the view, with finite numbers in fixed places', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        for (const state of randomMatch(game, options, seed, 12)) {
          const observer = createObserver(game, observation, state);
          for (const player of game.players(state)) {
            const view = game.view(state, player);
            const seen = new Float32Array(observer.size + 1).fill(7);
            observer.observe(view, seen);

            expect(seen.subarray(0, -1).every((each) => Math.abs(each) <= 200)).toBe(true);
            expect(seen.at(-1)).toBe(7);
            const other = new Float32Array(observer.size);
            observer.observe(game.view(game.sampleState(view, createRng(seed)), player), other);
            expect(other).toEqual(seen.subarray(0, -1));
          }
        }
      }),
      { numRuns: times(60) },
    );
  });

  it('has features in the order of their numbers, each with a name and a description', () => {
    const { features, size } = createObserver(game, observation, game.setup());
    const sizes = features.map(({ shape }) => shape.reduce((product, each) => product * each, 1));

    expect(features.map(({ start }) => start)).toEqual(sizes.map((_, index) => sum(sizes.slice(0, index))));
    expect(sum(sizes)).toBe(size);
    const names = features.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, about } of features) expect(`${name}: ${about}`).toMatch(/^[a-z][a-z0-9-]*: [^.]{5,}$/);
  });

  it('has no feature that is always zero', () => {
    const used = new Set<string>();
    const unused = new Set<string>();
    for (const [seed, options] of fc.sample(anyOptions, { numRuns: 120, seed: 7 }).entries()) {
      const observer = createObserver(game, observation, game.setup(options));
      for (const { name } of observer.features) unused.add(name);
      const seen = new Float32Array(observer.size);
      const isDone = (): boolean => observer.features.every(({ name }) => used.has(name));
      for (const state of isDone() ? [] : randomMatch(game, options, seed, 400)) {
        for (const player of game.players(state)) observer.observe(game.view(state, player), seen);
        for (const [index, { name, start }] of observer.features.entries())
          if (!used.has(name) && seen.subarray(start, observer.features[index + 1]?.start).some((each) => each !== 0))
            used.add(name);
      }
    }

    expect([...unused].filter((name) => !used.has(name))).toEqual([]);
  });
});

it('names no target without an attempt', () => {
  const { game, observation } = ALL.find(({ id }) => id === 'revolting-behaviour')!;
  const state = game.setup();
  const observer = createObserver(game, observation, state);
  const seen = new Float32Array(observer.size);
  observer.observe(game.view(state, game.players(state)[0]!), seen);
  const { start, shape } = observer.features.find(({ name }) => name === 'target')!;

  expect(sum([...seen.subarray(start, start + shape[0]!)])).toBe(0);
});

it('says which side of a battle must answer', () => {
  const { game, observation } = ALL.find(({ id }) => id === 'world-game')!;
  const values = new Set<number>();
  const observer = createObserver(game, observation, game.setup());
  const { start } = observer.features.find(({ name }) => name === 'answers')!;
  const seen = new Float32Array(observer.size);
  for (let seed = 1; seed <= 8; seed++) {
    for (const state of randomMatch(game, {}, seed, 400)) {
      observer.observe(game.view(state, game.players(state)[0]!), seen);
      values.add(seen[start]!);
    }
  }

  expect([...values].toSorted((one, other) => one - other)).toEqual([-1, 0, 1]);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
