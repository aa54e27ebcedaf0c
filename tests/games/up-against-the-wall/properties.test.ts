import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction, Transition } from '../../../src/core/game.ts';
import { createRng, sample } from '../../../src/core/random.ts';
import {
  type Event,
  type Options,
  SIDES,
  type Uaw,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { CardId, UcomColumn } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import type { BySide } from '../../../src/games/up-against-the-wall/rules/sides.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, eventsOfType, outcomeOf, piecesInAll, type UawState } from './play.ts';
import { playedOnce } from '../played-once.ts';
import { IS_THOROUGH, times } from '../../times.ts';

describe('in every random match', () => {
  it('no number of pieces is ever negative or a fraction', () => {
    everyStep(({ after }) => {
      for (const count of [...after.table.pieces.radicals, ...after.table.pieces.administration]) {
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
      }
    });
  });

  it('pieces enter the board only by deployment, and leave it only by attacks, gambits and redeployment', () => {
    everyStep(({ before, after, action, events }) => {
      const change = { radicals: 0, administration: 0 };
      for (const { player, count } of eventsOfType(events, 'pieces-deployed')) change[player] += count;
      for (const { player, count } of eventsOfType(events, 'pieces-lost')) change[player] -= count;
      const taken = eventsOfType(events, 'pieces-taken-up');
      if (before.setup.pieces === 'stay') expect(taken).toEqual([]);
      for (const { player, count } of taken) change[player] -= count;
      // If a move has no more decisions, it ends within the step, and the other player's move begins in the same step.
      let { mover } = before.table;
      for (const event of events) {
        if (event.type === 'move-started') mover = event.player;
        if (event.type === 'pieces-taken-up') expect(event.player).toBe(mover);
      }
      const [earlier, later] = [piecesInAll(before), piecesInAll(after)];

      expect(later).toEqual({
        radicals: earlier.radicals + change.radicals,
        administration: earlier.administration + change.administration,
      });
      if (earlier.radicals + earlier.administration < later.radicals + later.administration) {
        expect(action.type).toBe('deploy');
      } else if (taken.length === 0 && change.radicals + change.administration < 0) {
        expect(['roll', 'remove-piece']).toContain(action.type);
      }
    });
  });

  it('each move deploys exactly what PLOT gives for the turn, changed by the cards used in it', () => {
    everyMatch((match, options) => {
      const begun = game.setup(options);
      const { plot, cards } = begun.setup.scenario;
      // If the first players have no pieces to place, their moves are skipped and the match starts later.
      let { turn } = begun.table;
      let due: BySide<number> = { radicals: plot.radicals[turn - 1]!, administration: plot.administration[turn - 1]! };
      let deployed = 0;
      for (const { before, after, action, events } of match) {
        if (action.type === 'use-card') {
          const card = cards[action.card]!;
          if (card.effect === 'replace') throw new Error('A card to be replaced was used.');
          due = { ...due, [card.side]: effectOn(due[card.side], card) };
        }
        for (const { count } of eventsOfType(events, 'pieces-deployed')) deployed += count;
        if (eventsOfType(events, 'move-started').length === 0) continue;
        expect(deployed).toBe(due[before.table.mover]);
        deployed = 0;
        if (after.table.turn === turn) continue;
        turn = after.table.turn;
        due = { radicals: plot.radicals[turn - 1]!, administration: plot.administration[turn - 1]! };
      }
    });
  });

  it('a counter moves only if the player to move advances it, one box towards their own end', () => {
    const moved = { radicals: 0, administration: 0 };
    everyStep(({ before, after, action }) => {
      const { mover, counters } = before.table;
      const expected = [...counters];
      if (action.type === 'advance') {
        expect(action.player).toBe(mover);
        moved[mover]++;
        const track = before.setup.scenario.tracks.findIndex(({ id }) => id === action.track);
        expected[track]! += mover === 'radicals' ? 1 : -1;
      }

      expect(after.table.counters).toEqual(expected);
      for (const [track, { values }] of after.setup.scenario.tracks.entries()) {
        expect(after.table.counters[track]).toBeGreaterThanOrEqual(0);
        expect(after.table.counters[track]).toBeLessThan(values.length);
      }
    });
    if (IS_THOROUGH) expect(Math.min(moved.radicals, moved.administration)).toBeGreaterThan(100);
  });

  it('there are two moves a turn, the radicals’ first, and no more turns than PLOT has', () => {
    const lengths = new Set<number>();
    everyMatch((match, options) => {
      const started = [...game.start(options).events, ...match.flatMap(({ events }) => events)];
      const moves = eventsOfType(started, 'move-started').map(({ turn, player }) => [turn, player]);

      const turns = game.setup(options).setup.scenario.plot.radicals.map((_, index) => index + 1);
      const all = turns.flatMap((turn) => SIDES.map((player) => [turn, player]));
      expect(moves).toEqual(all.slice(0, moves.length));
      expect(moves.length).toBeLessThanOrEqual(24);
      lengths.add(moves.length);
    });
    expect(lengths).toContain(24);
  });

  it('no track is attacked twice in a move', () => {
    everyMatch((match) => {
      let attacked: string[] = [];
      for (const { action, events } of match) {
        if (action.type === 'attack') {
          expect(attacked).not.toContain(action.track);
          attacked.push(action.track);
        }
        if (eventsOfType(events, 'move-started').length > 0) attacked = [];
      }
    });
  });

  it('no gambit is called twice in a move or after a deployment', () => {
    everyMatch((match) => {
      let isLate = false;
      for (const { action, events } of match) {
        if (action.type === 'call-gambit') expect(isLate).toBe(false);
        if (action.type === 'call-gambit' || action.type === 'deploy') isLate = true;
        if (eventsOfType(events, 'move-started').length > 0) isLate = false;
      }
    });
  });

  it('the column of an attack is always the best column that the odds allow', () => {
    const seen = new Set<UcomColumn>();
    everyStep(({ events }) => {
      for (const event of [...eventsOfType(events, 'attack-made'), ...eventsOfType(events, 'gambit-called')]) {
        const { attackers, defenders, odds } = event;
        const [parts, whole] = odds.split('-').map(Number) as [number, number];
        seen.add(odds);

        expect(attackers * whole).toBeGreaterThanOrEqual(defenders * parts);
        if (odds === '1-2') expect(attackers).toBeLessThan(defenders);
        else if (odds !== '5-1') expect(attackers).toBeLessThan(defenders * (parts + 1));
      }
    });
    if (IS_THOROUGH) expect(seen.size).toBe(6);
  });

  it('every card is in one place: used, in a hand, discarded, or in the deck', () => {
    everyStep(({ after }) => {
      const { setup, table, secrets, hidden } = after;
      const { radicals, administration } = secrets;
      const places = [
        table.used,
        radicals.hand,
        radicals.discarded,
        administration.hand,
        administration.discarded,
        hidden.deck,
      ];

      expect(places.flat().sort()).toEqual(Object.keys(setup.scenario.cards).sort());
      expect(hidden.deck).toEqual([...hidden.deck].sort());
      for (const side of SIDES) {
        expect(table.handSizes[side]).toBe(secrets[side].hand.length);
        expect(table.discardCounts[side]).toBe(secrets[side].discarded.length);
      }
    });
  });

  it('a card moves from the deck to a hand, and from there to the used or discarded cards', () => {
    everyStep(({ before, after, action }) => {
      const [earlier, later] = [cardsOf(before), cardsOf(after)];

      expect(later.used.slice(0, earlier.used.length)).toEqual(earlier.used);
      expect(later.used.length - earlier.used.length).toBe(action.type === 'use-card' ? 1 : 0);
      expect(later.gone.length - earlier.gone.length).toBe(action.type === 'discard' ? 1 : 0);
      if (action.type === 'draw') expect([0, 1]).toContain(earlier.deck.length - later.deck.length);
      else expect(later.deck).toEqual(earlier.deck);
    });
  });

  it('the match ends for a reason that its options allow', () => {
    const reasons = new Set<string>();
    everyMatch((match, { wipeOut = 'support' }) => {
      const last = match.at(-1);
      if (last === undefined) return;
      const { reason } = outcomeOf(last.after);
      if (reason === 'wiped-out') expect(wipeOut).not.toBe('off');
      reasons.add(reason);
    });
    if (IS_THOROUGH) expect([...reasons].sort()).toEqual(['points', 'wiped-out']);
  });

  it('each position can be read from JSON, and is accepted as consistent', () => {
    everyStep(({ after }) => {
      expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    });
  });
});

describe('in every match without used cards', () => {
  it('57 RADs and 126 LAWs are deployed', () => {
    fc.assert(
      fc.property(fc.constantFrom('hold', 'advance'), fc.nat(), (unopposed, seed) => {
        const rng = createRng(seed);
        const deployed = { radicals: 0, administration: 0 };
        let state = game.setup({ unopposed, wipeOut: 'off' });
        while (actorOf(state) !== 'nobody') {
          const step = game.step(
            state,
            sample(
              game.legalActions(state).filter(({ type }) => type !== 'use-card'),
              rng,
            ),
          );
          for (const { player, count } of eventsOfType(step.events, 'pieces-deployed')) deployed[player] += count;
          ({ state } = step);
        }

        expect(deployed).toEqual({ radicals: 57, administration: 126 });
        expect(outcomeOf(state).reason).toBe('points');
      }),
    );
  });
});

// Helpers

interface Played {
  readonly before: UawState;
  readonly action: AnyAction<Uaw>;
  readonly after: UawState;
  readonly events: readonly Event[];
}

/** Checks 150 complete random matches. */
function everyMatch(check: (match: readonly Played[], options: Options) => void): void {
  const match = fc.property(anyOptions, fc.nat(), (options, seed) => check(randomMatch(options, seed), options));
  fc.assert(match, { numRuns: times(150) });
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
  while (actorOf(before) !== 'nobody') {
    const action = game.randomAction(before, rng);
    const { state, events }: Transition<Uaw> = game.step(before, action);
    match.push({ before, action, after: state, events });
    before = state;
  }
  return match;
});

function effectOn(due: number, { effect, by }: { effect: 'add' | 'multiply' | 'divide'; by: number }): number {
  if (effect === 'add') return due + by;
  return effect === 'multiply' ? due * by : (due - (due % by)) / by;
}

function cardsOf({ table, secrets, hidden }: UawState): Readonly<Record<'used' | 'gone' | 'deck', readonly CardId[]>> {
  const gone = [...secrets.radicals.discarded, ...secrets.administration.discarded];
  return { used: table.used, gone, deck: hidden.deck };
}
