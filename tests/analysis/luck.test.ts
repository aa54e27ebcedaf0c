import { describe, expect, it } from 'vitest';
import { luckReport } from '../../src/analysis/index.ts';
import type { Evaluation } from '../../src/core/game.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { MalformedError } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type MatchRecord, createRecord } from '../../src/core/record.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import {
  defaultScenario,
  opponentOf,
  type Uaw,
  upAgainstTheWall,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import { highCard, type HighCard } from '../tiny-games/high-card.ts';
import { times } from '../times.ts';
import { airWarSmall, upAgainstTheWallSmall } from './small-scenarios.ts';

/** The number of a side's own pieces minus the number of the other side's pieces. */
const pieces: Evaluation<Uaw> = ({ player, table }) => {
  const count = (side: typeof player): number => table.pieces[side].reduce((sum, each) => sum + each, 0);
  return count(player) - count(opponentOf(player));
};

/**
 * The administration attacks four pieces with four pieces and rolls a 1, then two pieces with one piece and rolls a 6.
 */
const record = played([
  'radicals deploy alumni 4',
  'radicals deploy black-students 2',
  'administration deploy alumni 4',
  'administration deploy black-students 1',
  'administration attack alumni',
  'chance roll 1',
  'administration advance alumni',
  'administration attack black-students',
  'chance roll 6',
]);

describe('luckLedger', () => {
  it('equals luck that is counted by hand', () => {
    const { events, players } = luckReport(upAgainstTheWall, record, pieces);

    // In column 1-1, the lead of the administration is 5 - 2 = 3 on a roll of 1, -1 on a roll of 2 to 4, and -5 on a
    // roll of 5 or 6. The mean is (3 - 3 - 10) / 6 = -5/3, and the variance is (9 + 3 + 50) / 6 - 25/9 = 68/9.
    const [first, second] = events;
    expect(first).toMatchObject({ index: 5, stream: 'attack/administration', action: { die: 1 } });
    expect(first?.players.administration.expected).toBeCloseTo(-5 / 3);
    expect(first?.players.administration.luck).toBeCloseTo(3 + 5 / 3);
    expect(first?.players.administration.variance).toBeCloseTo(68 / 9);
    // In the second attack, one piece attacks two pieces in column 1-2. The lead is 5 on a roll of 1 (a win), 3 on 2 or
    // 3 (no effect), and 2 on any other number (the piece is lost).
    expect(second?.players.administration.expected).toBeCloseTo(17 / 6);
    expect(second?.players.administration.luck).toBeCloseTo(2 - 17 / 6);
    expect(second?.players.administration.variance).toBeCloseTo((25 + 18 + 12) / 6 - (17 / 6) ** 2);
    const total = 3 + 5 / 3 + 2 - 17 / 6;
    const spread = 68 / 9 + 55 / 6 - (17 / 6) ** 2;
    expect(players.administration.luck).toBeCloseTo(total);
    expect(players.administration.variance).toBeCloseTo(spread);
    expect(players.administration.z).toBeCloseTo(total / Math.sqrt(spread));
    expect(players.radicals.z).toBeCloseTo(-total / Math.sqrt(spread));
  });

  it('has a mean luck of 0 over many random matches, within four standard errors', () => {
    const { game, options } = upAgainstTheWallSmall;
    let luck = 0;
    let variance = 0;
    const matches = Math.max(80, times(400));
    for (let seed = 0; seed < matches; seed++) {
      const { players } = luckReport(game, random(game, options, seed), pieces);
      luck += players.radicals.luck;
      variance += players.radicals.variance;
    }

    expect(variance).toBeGreaterThan(matches / 8);
    expect(Math.abs(luck)).toBeLessThan(4 * Math.sqrt(variance));
    expect(luck).not.toBe(0);
  });

  it('counts outcomes by their weight: two jokers of 54 cards', () => {
    const game = revoltingBehaviour;
    const lines = ['chance lot ada', 'ada attempt legal-force mild cause', 'chance draw joker'];
    const struck: Evaluation<RevoltingBehaviour> = ({ table }) => (table.phase.kind === 'penalty' ? 1 : 0);

    const { events } = luckReport(game, createRecord(game, {}, lines.map(game.parse)), struck);

    expect(events[1]?.players['ada']?.expected).toBeCloseTo(1 / 27);
    expect(events[1]?.players['ada']?.variance).toBeCloseTo(26 / 27 ** 2);
  });

  it('counts no luck for a player who does not see the event', () => {
    const game = defineGame(highCard);
    const drawn = game.legalActions(game.setup()).slice(0, 1);
    const seen: Evaluation<HighCard> = ({ own }) => own.drawn.reduce((sum, card) => sum + Number(card.slice(1)), 0);

    const { players } = luckReport(game, createRecord(game, {}, drawn), seen);

    expect(players.left.z).not.toBeNull();
    expect(players.right).toEqual({ luck: 0, variance: 0, z: null });
  });

  it('has no score in a game without chance', () => {
    const { game, options } = airWarSmall;

    const ledger = luckReport(game, random(game, options, 1), ({ table }) => table.units.A.length);

    expect(ledger.events).toEqual([]);
    expect(ledger.players.A).toEqual({ luck: 0, variance: 0, z: null });
  });

  it('has a variance of exactly 0 if all outcomes have the same value', () => {
    const { players } = luckReport(upAgainstTheWall, record, () => 0.1);

    expect(players.radicals).toEqual({ luck: 0, variance: 0, z: null });
  });

  it('refuses a record that does not replay, and an evaluation that returns no finite number', () => {
    const short: MatchRecord<Uaw> = { ...record, actions: record.actions.slice(1) };

    expect(() => luckReport(upAgainstTheWall, short, pieces)).toThrow(MalformedError);
    expect(() => luckReport(upAgainstTheWall, record, () => Number.NaN)).toThrow(RangeError);
  });
});

function played(lines: readonly string[]): MatchRecord<Uaw> {
  const plot = { radicals: [6], administration: [5] };
  const options = { scenario: { ...defaultScenario, cards: {}, plot } };
  return createRecord(upAgainstTheWall, options, lines.map(upAgainstTheWall.parse));
}

/** The record of a match with random actions and random dice. */
function random<G extends GameTypes>(game: Game<G>, options: G['options'], seed: number): MatchRecord<G> {
  const rng = createRng(seed);
  const actions: AnyAction<G>[] = [];
  for (let state = game.setup(options); game.turn(state).kind !== 'over';) {
    const action = game.randomAction(state, rng);
    actions.push(action);
    state = game.applyAction(state, action);
  }
  return createRecord(game, options, actions);
}
