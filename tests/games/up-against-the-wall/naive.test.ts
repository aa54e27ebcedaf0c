import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import {
  type Action,
  defaultScenario,
  type Options,
  type Scenario,
  type Side,
  SIDES,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { D6_FACES } from '../../../src/mechanics/dice.ts';
import * as naive from '../../naive/up-against-the-wall.ts';
import { madeUpScenario } from './arbitraries.ts';
import { eventsOf, eventsOfType, outcomeOf, play, position, type UawState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * Compares the engine with a naive referee that was written only from the rules. The tests create positions with
 * `parseState`, and play die rolls and decisions as lines of the notation.
 */
const RUNS = { numRuns: times(4000) };

describe('an attack', () => {
  it('is legal exactly if the naive referee allows it, and has the same result', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(oneTrack, (given) => {
        const { attacker, die, box, isAdvancing } = given;
        const pieces = { radicals: given.radicals, administration: given.administration };
        const before = attackOn('alumni', given);
        const attack = game.parse(`${attacker} attack alumni`);
        const [own, other] =
          attacker === 'radicals' ? [given.radicals, given.administration] : [given.administration, given.radicals];
        const expected = naive.naiveAttack(pieces, attacker, die);

        expect(game.whyIllegal(before, attack) === undefined).toBe(expected !== undefined);
        expect(game.legalActions(before).some((action) => game.format(action) === game.format(attack))).toBe(
          expected !== undefined,
        );
        if (expected === undefined) return;

        const lines = [`${attacker} attack alumni`, `chance roll ${String(die)}`];
        const events = eventsOf(before, ...lines);
        const column = naive.naiveColumn(own, other)!;
        const result = naive.naiveResult(column, die);
        expect(eventsOfType(events, 'attack-made')).toMatchObject([{ odds: column, attackers: own, defenders: other }]);
        expect(eventsOfType(events, 'die-rolled')).toMatchObject([
          { odds: column, code: result === 'none' ? 'o' : result },
        ]);
        seen.add(`${column} ${result}`);

        const after = play(before, ...lines);
        expect(piecesAt(after, 1)).toEqual(expected.pieces);
        expect(piecesAt(after, 0)).toEqual(piecesAt(before, 0));

        const moved = naive.naiveAdvance(7, box, attacker);
        const isAsked = expected.mayAdvance && moved !== box;
        expect(after.table.phase).toEqual(
          isAsked ? { kind: 'advance', queue: [1], after: 'attack' } : { kind: 'attack' },
        );
        if (!isAsked) return;
        const decided = play(after, `${attacker} ${isAdvancing ? 'advance' : 'hold'} alumni`);
        expect(decided.table.counters).toEqual(before.table.counters.with(1, isAdvancing ? moved : box));
      }),
      RUNS,
    );

    // Every cell of the matrix must have occurred.
    const byColumn = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1'].map(
      (column) => [...seen].filter((cell) => cell.startsWith(column)).length,
    );
    if (IS_THOROUGH) expect(byColumn).toEqual([3, 3, 3, 2, 2, 3]);
  });
});

describe('a gambit', () => {
  it('is legal exactly if the naive referee allows it, and has the same result', () => {
    const seen = { refused: 0, chosen: 0, forced: 0, advances: 0 };
    fc.assert(
      fc.property(board, (given) => {
        const { caller, die, tracks, boxes } = given;
        const before = gambitOn(given);
        const expected = naive.naiveGambit(tracks, caller, die);

        expect(game.whyIllegal(before, game.parse(`${caller} call-gambit`)) === undefined).toBe(expected !== undefined);
        if (expected === undefined) {
          seen.refused++;
          return;
        }

        let after = play(before, `${caller} call-gambit`, `chance roll ${String(die)}`);
        const { phase } = after.table;
        const rng = createRng(given.luck);
        if (expected.toRemove === undefined) {
          // If all pieces of the stronger side are on one track, the referee makes the removal at once, but the engine
          // still asks the player.
          if (phase.kind === 'remove') {
            seen.forced++;
            expect(game.legalActions(after)).toHaveLength(1);
            while (after.table.phase.kind === 'remove') after = game.applyAction(after, game.randomAction(after, rng));
          }
          expect(tracks.map((_, track) => piecesAt(after, track))).toEqual(expected.tracks);
        } else {
          seen.chosen++;
          const { side, count } = expected.toRemove;
          expect(phase).toMatchObject({ kind: 'remove', player: side, left: count, from: 0 });
          expect(tracks.map((_, track) => piecesAt(after, track))).toEqual(expected.tracks);
          let removed = 0;
          for (; after.table.phase.kind === 'remove'; removed++)
            after = game.applyAction(after, game.randomAction(after, rng));
          expect(removed).toBe(count);
          expect(inAll(after, side)).toBe(inAll(before, side) - count);
          expect(inAll(after, side === 'radicals' ? 'administration' : 'radicals')).toBe(0);
        }

        const queue = expected.mayAdvance.flatMap((may, track) =>
          may && naive.naiveAdvance(7, boxes[track]!, caller) !== boxes[track] ? [track] : [],
        );
        const counters = [...before.table.counters];
        for (const track of queue) {
          expect(after.table.phase).toMatchObject({
            kind: 'advance',
            queue: queue.slice(queue.indexOf(track)),
            after: 'gambit',
          });
          const isAdvancing = rng.int(2) === 0;
          if (isAdvancing) counters[track] = naive.naiveAdvance(7, boxes[track]!, caller);
          after = play(after, `${caller} ${isAdvancing ? 'advance' : 'hold'} ${defaultScenario.tracks[track]!.id}`);
          seen.advances++;
        }
        expect(after.table.counters).toEqual(counters);
        expect(after.table.phase).toEqual({ kind: 'deploy', left: 7, from: 0 });
      }),
      RUNS,
    );

    if (IS_THOROUGH) for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
  });
});

describe('a deployment', () => {
  it('places the pieces as the naive referee does, whether all pieces stay or are placed again', () => {
    const seen = { stay: 0, redeploy: 0, 'nothing due': 0, refused: 0, 'with a gambit': 0 };
    fc.assert(
      fc.property(board, fc.constantFrom('stay', 'redeploy'), fc.nat(12), (given, reading, most) => {
        const rng = createRng(given.luck);
        // A player who can neither place a piece nor call the gambit is skipped.
        const due = canCall(given) ? most : most + 1;
        let before = gambitOn({ ...given, due, options: { pieces: reading } });
        // A gambit is called before pieces are placed. After the gambit, the player has fewer pieces on the board, and
        // so can take up fewer pieces.
        const call = `${given.caller} call-gambit`;
        if (rng.int(4) === 0 && canCall(given)) {
          seen['with a gambit']++;
          before = play(before, call, `chance roll ${given.die}`);
          while (before.table.phase.kind !== 'deploy' && game.turn(before).kind === 'decision')
            before = game.applyAction(before, game.randomAction(before, rng));
          if (before.table.phase.kind !== 'deploy') return;
        }
        const lying = before.setup.scenario.tracks.map((_, track) => piecesAt(before, track));
        const onto = Array.from({ length: rng.int(6) === 0 ? due + 1 : due }, () => rng.int(lying.length));
        const expected = naive.naiveDeployment(lying, given.caller, { reading, due, onto });

        const piles: Record<string, number> = {};
        for (const track of onto) {
          const { id } = defaultScenario.tracks[track]!;
          piles[id] = (piles[id] ?? 0) + 1;
        }
        const { caller: player } = given;
        const action: Action = due === 0 ? { type: 'end-deploy', player } : { type: 'deploy-all', player, piles };
        if (expected === undefined) {
          if (due === 0) return;
          seen.refused++;
          expect(game.whyIllegal(before, action)).toBeDefined();
          return;
        }
        // If no attack is possible after the deployment, the opponent acts next.
        const { events, state: after } = game.step(before, action);
        seen[due === 0 ? 'nothing due' : reading]++;
        expect(lying.map((_, track) => piecesAt(after, track))).toEqual(expected);
        const taken = lying.reduce((sum, each) => sum + each[player], 0);
        const tracks = defaultScenario.tracks.filter((_, track) => lying[track]![player] > 0).map(({ id }) => id);
        expect(events.filter(({ type }) => type === 'pieces-taken-up')).toEqual(
          reading === 'redeploy' && taken > 0
            ? [{ type: 'pieces-taken-up', rule: 'UW-1.3', player, tracks, count: taken }]
            : [],
        );
      }),
      { numRuns: times(2000) },
    );

    if (IS_THOROUGH) for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });
});

describe('the end', () => {
  it('of a match comes when the naive referee says, with the same score', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(end, ({ scenario, boxes, mover, isLast, wipeOut }) => {
        const before = aboutToEnd({ scenario, wipeOut }, { boxes, mover, isLast });
        const tracks = scenario.tracks.map(({ values, line }, track) => ({
          boxes: values.map((value, box) => ({ value, side: sideOf(box, line) })),
          box: before.table.counters[track]!,
        }));
        const { winner, ...scores } = naive.naiveScore(tracks);
        const loser = wipeOut === 'support' ? naive.naiveWipedOut(tracks) : undefined;

        const after = play(before, `${mover} end-move`);

        if (loser !== undefined) {
          seen.add(`${loser} wiped out`);
          const survivor = loser === 'radicals' ? 'administration' : 'radicals';
          expect(outcomeOf(after)).toEqual({ kind: 'win', winner: survivor, reason: 'wiped-out', rule: 'UW-6.2' });
        } else if (!isLast || mover === 'radicals') {
          seen.add('goes on');
          expect(game.turn(after).kind).not.toBe('over');
        } else {
          seen.add(winner);
          const end = { reason: 'points', rule: 'UW-6.1', scores };
          expect(outcomeOf(after)).toEqual(
            winner === 'draw'
              ? { kind: 'draw', players: ['radicals', 'administration'], ...end }
              : { kind: 'win', winner, ...end },
          );
        }
      }),
      RUNS,
    );

    const ends = ['administration', 'administration wiped out', 'draw', 'goes on', 'radicals', 'radicals wiped out'];
    if (IS_THOROUGH) expect([...seen].sort()).toEqual(ends);
  });
});

// Helpers

const side = fc.constantFrom(...SIDES);
const die = fc.constantFrom(...D6_FACES);
const box = fc.nat(6);

/**
 * The numbers of pieces of both sides on one track: small numbers, large numbers, and pairs of numbers close to a
 * simple ratio.
 */
const oneTrack = fc
  .record({
    one: fc.oneof(fc.nat(12), fc.nat(60)),
    times: fc.integer({ min: 0, max: 12 }),
    off: fc.integer({ min: -2, max: 2 }),
    attacker: side,
    die,
    box,
    isAdvancing: fc.boolean(),
    isSwapped: fc.boolean(),
  })
  .map(({ one, times, off, isSwapped, ...rest }) => {
    const other = Math.max(0, Math.floor((one * times) / 2) + off);
    const [radicals, administration] = isSwapped ? [one, other] : [other, one];
    return { radicals, administration, ...rest };
  });

/**
 * The pieces of one side on the eleven tracks of the default board: on most tracks, on some tracks, or on one track.
 */
const pieces = fc.oneof(
  fc.array(fc.nat(9), { minLength: 11, maxLength: 11 }),
  fc.array(fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, fc.nat(12)), { minLength: 11, maxLength: 11 }),
  fc
    .tuple(fc.nat(10), fc.nat(60))
    .map(([only, count]) => defaultScenario.tracks.map((_, track) => (track === only ? count : 0))),
);

const board = fc
  .record({
    radicals: pieces,
    administration: pieces,
    boxes: fc.array(box, { minLength: 11, maxLength: 11 }),
    caller: side,
    die,
    luck: fc.nat(),
  })
  .map(({ radicals, administration, ...rest }) => ({
    ...rest,
    tracks: radicals.map((count, track) => ({ radicals: count, administration: administration[track]! })),
  }));

const end = madeUpScenario.chain((scenario) =>
  fc.record({
    scenario: fc.constant(scenario),
    boxes: fc.tuple(...scenario.tracks.map(({ values }) => fc.nat(values.length - 1))),
    mover: side,
    isLast: fc.boolean(),
    wipeOut: fc.constantFrom<'support' | 'off'>('support', 'off'),
  }),
);

/**
 * A position before an attack on a track. Another track is also contested, so that the move does not end automatically.
 */
function attackOn(
  track: string,
  given: { attacker: Side; radicals: number; administration: number; box: number },
): UawState {
  return position({
    mover: given.attacker,
    radicals: { trustees: 1, [track]: given.radicals },
    administration: { trustees: 1, [track]: given.administration },
    counters: { [track]: given.box - 3 },
  });
}

/** Whether the gambit can be called with the pieces on the whole board (UW-4.1). */
function canCall({ caller, tracks }: { caller: Side; tracks: readonly naive.Pieces[] }): boolean {
  const sum = (of: Side): number => tracks.reduce((total, each) => total + each[of], 0);
  return naive.naiveColumn(sum(caller), sum(caller === 'radicals' ? 'administration' : 'radicals')) !== undefined;
}

function gambitOn(given: {
  caller: Side;
  tracks: readonly naive.Pieces[];
  boxes: readonly number[];
  due?: number;
  options?: Options;
}): UawState {
  const byTrack = (numberAt: (track: number) => number): Record<string, number> =>
    Object.fromEntries(defaultScenario.tracks.map(({ id }, track) => [id, numberAt(track)]));
  return position({
    mover: given.caller,
    phase: 'deploy',
    due: { [given.caller]: given.due ?? 7 },
    options: given.options ?? {},
    radicals: byTrack((track) => given.tracks[track]!.radicals),
    administration: byTrack((track) => given.tracks[track]!.administration),
    counters: byTrack((track) => given.boxes[track]! - 3),
  });
}

function aboutToEnd(
  options: Options & { scenario: Scenario },
  { boxes, mover, isLast }: { boxes: readonly number[]; mover: Side; isLast: boolean },
): UawState {
  const { tracks, plot } = options.scenario;
  // The match gets one more turn, so that a position can be in the last turn or in the turn before it.
  const longer = { radicals: [...plot.radicals, 1], administration: [...plot.administration, 1] };
  const scenario = { ...options.scenario, plot: longer };
  const first = tracks[0]!.id;
  return position({
    options: { ...options, scenario },
    turn: longer.radicals.length - (isLast ? 0 : 1),
    mover,
    radicals: { [first]: 1 },
    administration: { [first]: 1 },
    counters: Object.fromEntries(tracks.map(({ id, line }, track) => [id, boxes[track]! - line])),
  });
}

function sideOf(box: number, line: number): naive.Box['side'] {
  if (box === line) return 'line';
  return box < line ? 'administration' : 'radicals';
}

function piecesAt({ table: { pieces } }: UawState, track: number): naive.Pieces {
  return { radicals: pieces.radicals[track]!, administration: pieces.administration[track]! };
}

function inAll({ table: { pieces } }: UawState, side: Side): number {
  return pieces[side].reduce((total, count) => total + count, 0);
}
