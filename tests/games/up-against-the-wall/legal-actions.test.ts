import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng, type Rng } from '../../../src/core/random.ts';
import {
  type Side,
  SIDES,
  type Uaw,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { TrackId } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import type { Piles } from '../../../src/games/up-against-the-wall/rules/board.ts';
import { D6_FACES } from '../../../src/mechanics/dice.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, play, position, type UawState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

type Candidate = AnyAction<Uaw>;

describe('the legal actions', () => {
  it('are exactly those that are not refused, in every position of random matches', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        for (;;) {
          met.add(state.table.phase.kind);
          expectAgreement(state);
          if (actorOf(state) === 'nobody') return;
          state = game.applyAction(state, game.randomAction(state, rng));
        }
      }),
      { numRuns: times(400) },
    );

    const kinds = ['advance', 'attack', 'attack-roll', 'cards', 'deploy', 'draw', 'gambit-roll', 'over', 'remove'];
    if (IS_THOROUGH) expect([...met].sort()).toEqual(kinds);
  });

  it('are the same in a fork that plays the match in place', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        const fork = game.fork(state, { dice: 'manual' });
        while (actorOf(state) !== 'nobody') {
          const action = game.randomAction(state, rng);
          expect(fork.legalActions()).toEqual(game.legalActions(state));
          fork.apply(action);
          state = game.applyAction(state, action);
        }
        expect(fork.turn()).toEqual(game.turn(state));
      }),
      { numRuns: times(100) },
    );
  });

  it('omit two bulk actions and conceding, and nothing else', () => {
    expect(game.unlisted).toEqual(['deploy-all', 'remove-pieces', 'concede']);
  });
});

describe('a random action', () => {
  const meeting = { radicals: { alumni: 4, trustees: 4 }, administration: { alumni: 4 } };
  const window = { kind: 'cards', player: 'radicals', used: 0, drew: true } as const;
  const positions: Record<string, UawState> = {
    'in a card window': position({
      phase: window,
      hands: { radicals: ['rap-brown', 'daily-news'] },
      fresh: 'radicals',
    }),
    'while deploying, with a possible gambit': position({ ...meeting, phase: 'deploy', due: { radicals: 3 } }),
    'on the last tracks': play(
      position({ phase: 'deploy', due: { radicals: 5 } }),
      'radicals deploy graduate-students 2',
    ),
    'without pieces to deploy': position({ ...meeting, phase: 'deploy', due: { radicals: 0 } }),
    'while removing': play(position({ ...meeting, phase: 'deploy' }), 'radicals call-gambit', 'chance roll 3'),
    'while attacking': position({ ...meeting, options: { unopposed: 'advance' } }),
    'when a counter may move': play(position(meeting), 'radicals attack alumni', 'chance roll 1'),
  };

  it.each(Object.entries(positions))('is any legal action with the same probability, %s', (_, state) => {
    const rng = createRng('each as likely');
    const times = new Map(game.legalActions(state).map((action) => [game.format(action), 0]));
    expect(times.size).toBeGreaterThan(1);

    for (let tries = 0; tries < 400 * times.size; tries++) {
      const line = game.format(game.randomAction(state, rng));
      times.set(line, (times.get(line) ?? Number.NaN) + 1);
    }

    // Each action should be drawn 400 times. A deviation of 100 is five standard deviations.
    expect([...times].filter(([, count]) => !(Math.abs(count - 400) < 100))).toEqual([]);
  });
});

describe('a bulk action', () => {
  it('has exactly the result of its parts, and is legal exactly if its parts are legal', () => {
    const sizes = { 'deploy-all': 0, 'remove-pieces': 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        while (actorOf(state) !== 'nobody') {
          const { phase } = state.table;
          const action = game.randomAction(state, rng);
          if (phase.kind !== 'deploy' && phase.kind !== 'remove') state = game.applyAction(state, action);
          else if (action.type !== 'deploy' && action.type !== 'remove-piece') state = game.applyAction(state, action);
          else {
            const { after, piles } = oneByOne(state, rng);
            const type = phase.kind === 'deploy' ? 'deploy-all' : 'remove-pieces';
            sizes[type] = Math.max(sizes[type], Object.keys(piles).length);
            const bulk = { type, player: actorOf(state) as 'radicals', piles } as const;
            const tooMany = { ...bulk, piles: changed(piles, 1) };
            const tooFew = { ...bulk, piles: changed(piles, -1) };

            expect(game.applyAction(state, bulk)).toEqual(after);
            expect(game.applyAction(state, { ...bulk, piles: reversed(piles) })).toEqual(after);
            expect(game.whyIllegal(state, tooMany)).toBeDefined();
            expect(game.whyIllegal(state, tooFew)).toBeDefined();
            state = after;
          }
        }
      }),
      { numRuns: times(200) },
    );

    // Both types of bulk action must have occurred with several piles.
    if (IS_THOROUGH) expect(sizes['deploy-all']).toBeGreaterThan(2);
    if (IS_THOROUGH) expect(sizes['remove-pieces']).toBeGreaterThan(2);
  });

  it('logs the same events as its parts', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = game.setup({ scenario: undefined, seed });
        const begun =
          actorOf(state) === 'radicals' && state.table.phase.kind === 'cards'
            ? game.applyAction(state, { type: 'end-cards', player: 'radicals' })
            : state;
        fc.pre(begun.table.phase.kind === 'deploy');
        const rng = createRng(seed);
        const { piles, events } = oneByOne(begun, rng);

        const atOnce = game.step(begun, { type: 'deploy-all', player: 'radicals', piles });

        expect(atOnce.events).toEqual(events);
      }),
    );
  });
});

// Helpers

/**
 * Checks that the list contains exactly the legal actions. Tries every track, card and die, and many numbers of pieces.
 */
function expectAgreement(state: UawState): void {
  const counts = countsToTry(state);
  const isTried = (action: Candidate): boolean => action.type !== 'deploy' || counts.has(action.count);
  const listed = game.legalActions(state);

  const accepted = candidates(state, counts).filter((action) => game.whyIllegal(state, action) === undefined);

  expect(lines(accepted)).toEqual(lines(listed.filter(isTried)));
  const left = state.table.phase.kind === 'deploy' ? state.table.phase.left : 0;
  expect(listed.every((action) => action.type !== 'deploy' || (action.count >= 1 && action.count <= left))).toBe(true);
}

/**
 * The numbers of pieces to try, up to one more than the number that can be placed. If there are many numbers, only the
 * lowest, the highest and some others are tried.
 */
function countsToTry({ table: { phase } }: UawState): ReadonlySet<number> {
  if (phase.kind !== 'deploy') return new Set([1]);
  const { left } = phase;
  if (left < 9) return new Set(Array.from({ length: left + 1 }, (_, index) => index + 1));
  return new Set([1, 2, 3, 7, Math.floor(left / 2), left - 2, left - 1, left, left + 1]);
}

/**
 * Actions of the player to act, with all possible values of their fields, and one action of each type for the other
 * player.
 */
function candidates(state: UawState, counts: ReadonlySet<number>): Candidate[] {
  const { tracks, cards } = state.setup.scenario;
  const everyTrack = [...tracks.map(({ id }) => id), 'nowhere'];
  const everyCard = [...Object.keys(cards), 'no-such-card'];
  const actor = actorOf(state);
  return [
    ...SIDES.flatMap((side) =>
      side === actor
        ? decisions(side, { tracks: everyTrack, cards: everyCard, counts: [...counts] })
        : decisions(side, { tracks: everyTrack.slice(0, 1), cards: everyCard.slice(0, 1), counts: [1] }),
    ),
    ...D6_FACES.map((die): Candidate => ({ type: 'roll', player: 'chance', die })),
    ...everyCard.map((card): Candidate => ({ type: 'draw', player: 'chance', card })),
  ];
}

function decisions(
  player: Side,
  { tracks, cards, counts }: { tracks: readonly string[]; cards: readonly string[]; counts: readonly number[] },
): Candidate[] {
  return [
    { type: 'discard', player },
    { type: 'end-cards', player },
    { type: 'call-gambit', player },
    { type: 'end-deploy', player },
    { type: 'end-move', player },
    ...cards.map((card): Candidate => ({ type: 'use-card', player, card })),
    ...tracks.flatMap((track): Candidate[] => [
      { type: 'remove-piece', player, track },
      { type: 'attack', player, track },
      { type: 'advance', player, track },
      { type: 'hold', player, track },
      ...counts.map((count): Candidate => ({ type: 'deploy', player, track, count })),
    ]),
  ];
}

function lines(actions: readonly Candidate[]): string[] {
  return actions.map((action) => game.format(action)).sort();
}

/** Plays single actions to the end of a deployment or removal, and adds up their pieces on each track. */
function oneByOne(begun: UawState, rng: Rng): { after: UawState; piles: Piles; events: readonly object[] } {
  const piles: Record<TrackId, number> = {};
  const events: object[] = [];
  let after = begun;
  do {
    const actions = game.legalActions(after);
    const small = actions.filter(({ type }) => type === 'deploy' || type === 'remove-piece');
    const action = small[rng.int(small.length)] as Extract<Candidate, { track: TrackId }>;
    piles[action.track] = (piles[action.track] ?? 0) + (action.type === 'deploy' ? action.count : 1);
    const step = game.step(after, action);
    after = step.state;
    events.push(...step.events);
  } while (isSameStep(begun, after));
  return { after, piles, events };
}

function isSameStep({ table: one }: UawState, { table: other }: UawState): boolean {
  return (
    one.phase.kind === other.phase.kind &&
    one.turn === other.turn &&
    one.mover === other.mover &&
    'left' in one.phase &&
    'left' in other.phase &&
    other.phase.left < one.phase.left
  );
}

/** A copy of piles with another number of pieces on the first track. */
function changed(piles: Piles, by: number): Piles {
  const [first, ...rest] = Object.entries(piles) as [[TrackId, number]];
  const count = first[1] + by;
  return Object.fromEntries([...(count === 0 ? [] : [[first[0], count] as const]), ...rest]);
}

function reversed(piles: Piles): Piles {
  return Object.fromEntries(Object.entries(piles).reverse());
}
