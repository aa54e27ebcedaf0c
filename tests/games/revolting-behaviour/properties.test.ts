import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import {
  type Event,
  type Options,
  type RevoltingBehaviour,
  revoltingBehaviour as game,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { packOf } from '../../../src/games/revolting-behaviour/rules/cards.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, eventsOfType, holdingOf, orderOf, outcomeOf, pointsOf, type RevoltState } from './play.ts';
import { playedOnce } from '../played-once.ts';
import { IS_THOROUGH, times } from '../../times.ts';

describe('in every random match', () => {
  it('points change exactly as the events say, and are never negative', () => {
    everyStep(({ before, after, events }) => {
      const expected = new Map(before.setup.players.map((name) => [name, holdingOf(before, name).points]));
      for (const event of events) {
        if (event.type === 'points-raised') expected.set(event.player, expected.get(event.player)! + event.gained);
        if (event.type === 'points-destroyed' || event.type === 'penalty-paid')
          expected.set(event.player, expected.get(event.player)! - event.lost);
        if (event.type === 'player-conceded') expected.set(event.player, 0);
        if (event.type === 'cause-started') expected.set(event.player, event.points);
      }
      const paying = after.table.phase.kind === 'draw' ? after : undefined;
      if (paying !== undefined) {
        const name = orderOf(paying)[0]!;
        const { attempt } = paying.table.phase as { attempt: { activity: string } };
        expected.set(name, expected.get(name)! - (attempt.activity.startsWith('illegal') ? 2 : 1));
      }
      expect(pointsOf(after)).toEqual([...expected.values()]);
      for (const points of pointsOf(after)) expect(Number.isSafeInteger(points) && points >= 0).toBe(true);
    });
  });

  it('seen and face-down cards change exactly as the events say, and never exceed the pack', () => {
    everyStep(({ before, after, events }) => {
      for (const [seat, { cause }] of after.table.holdings.entries()) {
        const old = before.table.holdings[seat]!.cause;
        const name = after.setup.players[seat]!;
        const isFresh = eventsOfType(events, 'cause-started').some(({ player }) => player === name);
        const turned = eventsOfType(events, 'cause-card-turned').filter(({ player }) => player === name).length;
        const [added] = eventsOfType(events, 'cause-strengthened').filter(({ player }) => player === name);

        expect(cause.down + cause.seen.length).toBeLessThanOrEqual(52 + after.setup.jokers);
        expect([...cause.seen]).toEqual([...cause.seen].sort());
        expect(cause.up.every((each) => each !== 'joker' && cause.seen.includes(each))).toBe(true);
        expect(excess(cause.seen, packOf(after.setup))).toEqual([]);
        if (isFresh) expect(cause).toEqual({ down: after.setup.causeSize, up: [], seen: [] });
        else {
          expect(cause.seen.length - old.seen.length).toBe(turned);
          expect(cause.down).toBe(old.down - turned + (added?.count ?? 0));
        }
      }
    });
  });

  it('a joker always costs five cards (or all that are left) and a penalty card', () => {
    let jokers = 0;
    everyStep(({ before, action, after, events }) => {
      const isPenalty = before.table.phase.kind === 'penalty';
      if (action.type !== 'draw' || action.card !== 'joker' || isPenalty) return;
      jokers++;
      const name = orderOf(before)[0]!;
      const { cause } = holdingOf(before, name);
      const isTurned = before.table.phase.kind === 'turn-up';
      const left = packOf(before.setup).length - cause.down - cause.seen.length;

      expect(eventsOfType(events, 'cause-strengthened')).toMatchObject([{ player: name, count: Math.min(5, left) }]);
      expect(holdingOf(after, name).cause.down).toBe(cause.down - (isTurned ? 1 : 0) + Math.min(5, left));
      expect(after.table.phase.kind).toBe('penalty');
      expect(game.chanceOutcomes(after).length).toBeGreaterThan(0);
    });
    if (IS_THOROUGH) expect(jokers).toBeGreaterThan(100);
  });

  it('each player acts at most once a turn, and players with more points act first', () => {
    everyMatch((match) => {
      let acted: string[] = [];
      for (const { before, action, after, events } of match) {
        if (action.type === 'attempt' || action.type === 'pass' || action.type === 'start-new-cause') {
          expect(acted).not.toContain(action.player);
          acted.push(action.player);
        }
        for (const { order } of eventsOfType(events, 'order-settled')) {
          const points = order.map((name) => holdingOf(after, name).points);
          expect(points).toEqual([...points].sort((one, other) => other - one));
          const left = before.setup.players.filter((_, seat) => !after.table.conceded.includes(seat));
          expect([...order].sort()).toEqual([...left].sort());
        }
        if (eventsOfType(events, 'turn-started').length > 0) acted = [];
      }
    });
  });

  it('the match ends as soon as the rules say, and for the right reason', () => {
    const reasons = new Set<string>();
    everyMatch((match, options) => {
      for (const { after } of match) {
        const standing = pointsOf(after).filter((points) => points > 0).length;
        if (actorOf(after) !== 'nobody') {
          if (after.table.phase.kind === 'act' || after.table.phase.kind === 'lot') expect(standing).toBeGreaterThan(1);
          continue;
        }
        const outcome = outcomeOf(after);
        const { reason } = outcome;
        reasons.add(reason);
        const gone = after.table.conceded.map((seat) => after.setup.players[seat]!);
        const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
        expect(winners.filter((name) => gone.includes(name))).toEqual([]);
        if (outcome.kind === 'draw') expect(winners.length + gone.length).toBe(after.setup.players.length);
        if (reason === 'conceded') expect(pointsOf(after).filter((points) => points > 0)).toHaveLength(1);
        if (reason === 'last-with-points') expect(standing).toBe(1);
        if (reason === 'nobody-has-points') expect(standing).toBe(0);
        if (reason === 'turn-limit') expect(after.table.turn).toBe(options.maxTurns ?? 200);
        const empty = after.table.holdings.filter(({ cause }) => cause.down + cause.up.length === 0);
        expect(empty).toHaveLength(reason === 'cause-overcome' ? 1 : 0);
      }
      // Many matches are needed, because only one of several hundred matches ends with zero points for all players.
    }, times(600));
    if (IS_THOROUGH)
      expect([...reasons].sort()).toEqual([
        ...['cause-overcome', 'conceded', 'last-with-points', 'nobody-has-points', 'turn-limit'],
      ]);
  });

  it('no player who has conceded is asked or attacked again', () => {
    everyStep(({ before, action }) => {
      const gone = before.table.conceded.map((seat) => before.setup.players[seat]!);
      expect(gone).not.toContain(action.player);
      if (action.type === 'attempt') expect(gone).not.toContain(action.target);
      if (action.type === 'lot') expect(gone).not.toContain(action.name);
    });
  });

  it('no player uses force against a player during the truce', () => {
    everyStep(({ before, action }) => {
      if (action.type !== 'attempt' || before.table.turn > before.setup.truce) return;
      expect([undefined, 'cause']).toContain(action.target);
    });
  });

  it('each position can be read from JSON, and is accepted as consistent', () => {
    everyStep(({ after }) => {
      expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    });
  });

  it('a state stays small', () => {
    everyStep(({ after: { table } }) => {
      expect(JSON.stringify(table).length).toBeLessThan(3000 + 1000 * table.holdings.length);
    });
  });
});

describe('the random stream of a seeded match', () => {
  it('of one player does not depend on the actions of another player', () => {
    const drawsOf = (others: 'pass' | 'attempt'): readonly string[] => {
      const drawn: string[] = [];
      let { state } = game.start({ players: ['ada', 'ben'], seed: 'luck', maxTurns: 8 });
      while (actorOf(state) !== 'nobody') {
        const player = actorOf(state);
        const isStarting = state.table.phase.kind === 'act';
        const line = isStarting
          ? player === 'ada'
            ? 'ada attempt legal-fund-raising moderate -'
            : others === 'pass'
              ? 'ben pass'
              : 'ben attempt legal-force moderate cause'
          : `${player} stop`;
        const step = game.step(state, game.parse(line));
        for (const { player: who, card } of eventsOfType(step.events, 'card-drawn'))
          if (who === 'ada') drawn.push(card);
        ({ state } = step);
      }
      return drawn;
    };

    expect(drawsOf('pass').length).toBe(8);
    expect(drawsOf('attempt')).toEqual(drawsOf('pass'));
  });

  it('is the same for the same seed, and different for another seed', () => {
    const draws = (seed: number): string =>
      JSON.stringify(game.step(game.setup({ seed }), game.legalActions(game.setup({ seed }))[1]!).actions);

    expect(draws(1)).toBe(draws(1));
    expect(new Set([1, 2, 3, 4, 5].map(draws)).size).toBeGreaterThan(1);
  });
});

// Helpers

interface Played {
  readonly before: RevoltState;
  readonly action: AnyAction<RevoltingBehaviour>;
  readonly after: RevoltState;
  readonly events: readonly Event[];
}

/** Checks 150 random matches of at most 250 actions. In every second match, players sometimes concede. */
function everyMatch(check: (match: readonly Played[], options: Options) => void, numRuns = times(150)): void {
  const match = fc.property(anyOptions, fc.nat(), (options, seed) => check(randomMatch(options, seed), options));
  fc.assert(match, { numRuns });
}

/** Checks each step of 150 random matches. */
function everyStep(check: (played: Played) => void): void {
  everyMatch((match) => {
    for (const played of match) check(played);
  });
}

const randomMatch = playedOnce((options: Options, seed: number): readonly Played[] => {
  const rng = createRng(seed);
  const match: Played[] = [];
  let before = game.setup(options);
  while (actorOf(before) !== 'nobody' && match.length < 250) {
    const random = game.randomAction(before, rng);
    const isTired = seed % 2 === 0 && random.player !== 'chance' && rng.int(10) === 0;
    const action = isTired ? ({ type: 'concede', player: random.player } as const) : random;
    const { state, events } = game.step(before, action);
    match.push({ before, action, after: state, events });
    before = state;
  }
  return match;
});

/** The cards that occur in a list more often than in the pack. */
function excess(cards: readonly string[], pack: readonly string[]): readonly string[] {
  const left = [...pack];
  return cards.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
