import type { ChoiceBuilder } from '../core/spec.ts';
import { type BoardDraft, type BoardRefusal, type BoardSeat, putUnit, refused } from './board-state.ts';
import type { Counters } from './counters.ts';
import { BoardView } from './board-view.ts';

/** Settings of {@link movement}. */
export interface MovementSettings<Side extends string, Rule extends string> {
  /** The rule that events and refusals cite. */
  readonly rule: Rule;
  /** This function runs when the side to move has ended its movement. */
  next(this: void, state: BoardDraft<Side, Rule>): void;
}

interface Move {
  readonly unit: number;
  readonly to: number;
}

/**
 * Returns a phase `move`, in which the side to move moves each of its units at most once, in any order, and then ends
 * its movement. If a unit finds hidden enemies next to the space that it enters, the unit stops in this space.
 *
 * @param counters - The units, the costs of movement, the zones of control and the stacking limits.
 * @param settings - The rule to cite, and the function to run when a side has ended its movement.
 * @returns The parts of a game that movement needs. Spread `declared` in the declaration; spread `phases` and `actions`
 *   in the spec. The actions are `move` and `end-moves`. To replace an action, write your own action after the spread.
 *
 * @example
 * ```ts
 * import { Counters, hexMap } from 'countersheet/mechanics';
 *
 * const map = hexMap({ top: 'flat', shifted: 'odd', rows: ['...'] });
 * const counters = new Counters({
 *   map,
 *   sides: ['red', 'blue'],
 *   kinds: { infantry: { strengths: [4], allowance: 3 } },
 *   units: [
 *     { id: 'r1', side: 'red', kind: 'infantry', at: '0101' },
 *     { id: 'b1', side: 'blue', kind: 'infantry', at: '0301' },
 *   ],
 *   costs: { terrain: { '.': 1 } },
 * });
 * const moves = movement(counters, { rule: 'M-1', next: () => undefined });
 * const table = { ...counters.start(), phase: { kind: 'move' } };
 * moves.actions.move.whyIllegal({ table, player: 'red', own: {} }, { unit: 0, to: 2 })?.code // => 'blocked'
 * moves.actions.move.whyIllegal({ table, player: 'red', own: {} }, { unit: 0, to: 1 }) // => undefined
 * ```
 */
export function movement<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  { rule, next }: MovementSettings<Side, Rule>,
) {
  return {
    declared: {
      phases: { move: {} },
      actions: { move: { unit: counters.unitField(rule), to: counters.spaceField(rule) }, 'end-moves': {} },
    },
    phases: { move: movePhase(counters, rule) },
    actions: {
      move: moveAction(counters, rule),
      'end-moves': { during: ['move'] as const, apply: (state: BoardDraft<Side, Rule>): void => next(state) },
    },
  };
}

function movePhase<Side extends string, Rule extends string>(counters: Counters<Side>, rule: Rule) {
  const board = new BoardView(counters);
  const isFree = ({ table, player }: BoardSeat<Side>, unit: number): boolean =>
    counters.sides[unit] === player && table.done[unit] === 0 && board.places[unit]! >= 0;
  return {
    rule,
    actor: ({ table }: { readonly table: { readonly mover: Side } }): Side => table.mover,
    choices(seat: BoardSeat<Side>, offer: ChoiceBuilder<'move' | 'end-moves'>): void {
      board.read(seat.table, seat.player, seat.own);
      for (let unit = 0; unit < counters.ids.length; unit++)
        if (isFree(seat, unit)) offer.each('move', board.goals(unit), unit);
      offer.one('end-moves');
    },
    candidates(seat: BoardSeat<Side>, offer: ChoiceBuilder<'move' | 'end-moves'>): void {
      board.read(seat.table, seat.player, seat.own);
      for (let unit = 0; unit < counters.ids.length; unit++)
        if (isFree(seat, unit)) offer.range('move', 0, counters.map.size - 1, unit);
      offer.one('end-moves');
    },
  };
}

function moveAction<Side extends string, Rule extends string>(counters: Counters<Side>, rule: Rule) {
  const board = new BoardView(counters);
  return {
    during: ['move'] as const,
    whyIllegal: (seat: BoardSeat<Side>, move: Move) =>
      refused(counters, rule, whyNotMove(counters, seat, board, move), move),
    apply(state: BoardDraft<Side, Rule> & BoardSeat<Side>, { unit, to }: Move): void {
      const { table, player, own, log } = state;
      const path = board.read(table, player, own).findReach(unit).pathTo(to);
      const end = walk(counters, state, board, { unit, path, rule });
      const [from, goal] = [path[0]!, end].map((space) => counters.map.names[space]!);
      table.done[unit] = 1;
      log?.push({ type: 'unit-moved', rule, player, unit: counters.ids[unit]!, from: from!, to: goal! });
    },
  };
}

function whyNotMove<Side extends string>(
  counters: Counters<Side>,
  { table, player, own }: BoardSeat<Side>,
  board: BoardView<Side>,
  { unit, to }: Move,
): BoardRefusal | undefined {
  if (counters.sides[unit] !== player) return 'enemy-unit';
  if (table.done[unit] === 1) return 'already-acted';
  const from = board.read(table, player, own).places[unit]!;
  if (from < 0) return 'not-on-map';
  return from === to ? 'full' : board.whyNotReach(unit, to);
}

/**
 * Moves a unit along a path until the unit finds a hidden enemy. Returns the space where the unit stops: of the spaces
 * that the unit has entered, the last space with room for it.
 */
function walk<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  board: BoardView<Side>,
  { unit, path, rule }: { readonly unit: number; readonly path: readonly number[]; readonly rule: Rule },
): number {
  let stop = path[0]!;
  for (const space of path.slice(1)) {
    if (!board.isFull(unit, space)) stop = space;
    if (putUnit(counters, state, { unit, space, rule })) break;
  }
  state.table.at[unit] = stop;
  return stop;
}
