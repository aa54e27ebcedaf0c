import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import {
  ACTIVITIES,
  type RevoltingBehaviour,
  revoltingBehaviour as game,
  SEVERITIES,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { standardPack } from '../../../src/mechanics/deck.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, card, play, position, type RevoltState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

type Candidate = AnyAction<RevoltingBehaviour>;

describe('the legal actions', () => {
  it('are exactly those that are not refused, in every position of random matches', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        for (let length = 0; length < 80; length++) {
          met.add(state.table.phase.kind);
          const accepted = candidates(state).filter((action) => game.whyIllegal(state, action) === undefined);
          expect(lines(accepted)).toEqual(lines(game.legalActions(state)));
          if (actorOf(state) === 'nobody') return;
          state = game.applyAction(state, game.randomAction(state, rng));
        }
      }),
      { numRuns: times(50) },
    );

    if (IS_THOROUGH) expect([...met].sort()).toEqual(['act', 'choose', 'draw', 'lot', 'over', 'penalty', 'turn-up']);
  });

  it('omit conceding, and nothing else', () => {
    expect(game.unlisted).toEqual(['concede']);
  });
});

describe('a random action', () => {
  const options = { players: ['ada', 'ben', 'cleo', 'dan'] };
  const drawn = standardPack({ jokers: 2 }).filter((each) => /clubs|spades/.test(each));
  const almostSeen = standardPack({ jokers: 2 }).slice(0, 39);
  const positions: Record<string, RevoltState> = {
    'while a lot is due': position({ options, points: { ben: 4 }, order: [], phase: { kind: 'lot' } }),
    'of a player with points': position({ options, points: { dan: 0 } }),
    'of a player with one point': position({ points: { ada: 1 } }),
    'during a truce': position({ options: { truce: 3 } }),
    'without points': position({ options, points: { ada: 0 } }),
    'in the midst of an attempt': play(position(), 'ada attempt legal-force moderate cause', card('2-of-clubs')),
    'when a card is drawn': position({
      phase: { kind: 'draw', attempt: { activity: 'legal-force', severity: 'mild', target: 'cause' }, drawn },
    }),
    'when a card of the Cause is turned up': play(
      position({ options: { causeSize: 10 }, causes: { ada: { down: 6, seen: almostSeen } } }),
      ...['ada attempt legal-force moderate cause', card('2-of-hearts')],
    ),
  };

  it.each(Object.entries(positions))('is chosen among the legal actions according to their weights, %s', (_, state) => {
    const rng = createRng('by its weight');
    const weights = new Map(
      game.turn(state).kind === 'chance'
        ? game.chanceOutcomes(state).map(({ action, weight }) => [game.format(action), weight])
        : game.legalActions(state).map((action) => [game.format(action), 1]),
    );
    const times = new Map([...weights.keys()].map((line) => [line, 0]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    expect(times.size).toBeGreaterThan(1);

    for (let tries = 0; tries < 400 * total; tries++) {
      const line = game.format(game.randomAction(state, rng));
      times.set(line, (times.get(line) ?? Number.NaN) + 1);
    }

    // An action of weight 1 should be drawn 400 times. A deviation of 100 is five standard deviations.
    const astray = [...times].filter(([line, count]) => {
      const weight = weights.get(line)!;
      return !(Math.abs(count - 400 * weight) < 100 * Math.sqrt(weight));
    });
    expect(astray).toEqual([]);
  });
});

// Helpers

/** All actions that a player could try, and some actions that are never legal. */
function candidates({ setup }: RevoltState): Candidate[] {
  const targets = [undefined, 'cause', 'nobody', ...setup.players];
  const cards = [...standardPack({ jokers: 1 }), 'ace' as never];
  return [
    ...setup.players.flatMap((player): Candidate[] => [
      ...(['pass', 'draw-on', 'stop', 'start-new-cause', 'stay-out'] as const).map((type) => ({ type, player })),
      ...ACTIVITIES.flatMap((activity) =>
        SEVERITIES.flatMap((severity) =>
          targets.map((target): Candidate =>
            target === undefined
              ? { type: 'attempt', player, activity, severity }
              : { type: 'attempt', player, activity, severity, target },
          ),
        ),
      ),
    ]),
    ...[...setup.players, 'nobody'].map((name): Candidate => ({ type: 'lot', player: 'chance', name })),
    ...cards.map((each): Candidate => ({ type: 'draw', player: 'chance', card: each })),
  ];
}

function lines(actions: readonly Candidate[]): string[] {
  return actions.map((action) => game.format(action)).sort();
}
