import type { Draft } from '../core/plain-data.ts';
import type { ChoiceBuilder } from '../core/spec.ts';
import { type BoardDraft, type BoardSeat, refused } from './board-state.ts';
import { CombatCourse, type CombatSettings } from './combat-course.ts';
import { loseSteps } from './combat-effects.ts';
import { type AdvancePhase, type Attack, declaredCombat, type RetreatPhase } from './combat-phases.ts';
import { whyNotAttack, whyNotRetreat } from './combat-refusals.ts';
import type { Counters, CounterTable } from './counters.ts';
import { offerChances } from './chance-event.ts';
import { chancesOfDice } from './dice-notation.ts';
import { diceOf, resultChances } from './printed-table.ts';
import { BoardView } from './board-view.ts';

/** The draft of a state in a phase of combat. The decisions of players change the draft. */
type CombatDraft<Side extends string, Rule extends string> = BoardDraft<Side, Rule> & InPhase;

type CombatSeat<Side extends string> = BoardSeat<Side> & InPhase;

interface InPhase {
  readonly phase: object;
}

// The cast is safe, because `during` and the declaration determine the phase.
const attackIn = ({ phase }: InPhase): Draft<Attack> => phase as Draft<Attack>;
const retreatIn = ({ phase }: InPhase): Draft<RetreatPhase> => phase as Draft<RetreatPhase>;
const advanceIn = ({ phase }: InPhase): AdvancePhase => phase as AdvancePhase;

/**
 * Returns the phases of combat. In `combat`, the side to move attacks spaces next to its units. Each space is attacked
 * at most once, and each unit attacks at most once. In `join`, further units join an attack, in ascending order of
 * their numbers. In `battle`, the dice are rolled. In `retreat`, the owner of the retreating units moves them away, one
 * space at a time. In `advance`, attackers are allowed to enter the attacked space if it is empty.
 *
 * @param counters - The units, the zones of control and the stacking limits.
 * @param settings - Results table, effects, and the function to run after combat.
 * @returns The parts of a game that combat needs. Spread `declared`, which includes `chance`, in the declaration;
 *   spread `phases`, `actions` and `chance` in the spec. The result also has `odds`, which returns the exact chances of
 *   the results of an attack. To replace an action, write your own action after the spread.
 *
 * @example
 * ```ts
 * import { Counters, hexMap, parseTable } from 'countersheet/mechanics';
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
 * const table = parseTable({ headings: 'odds', columns: ['1-1', '2-1'], rows: { '1-3': ['AE', 'DE'], '4-6': ['DE', 'DE'] } });
 * const results = { AE: [{ to: 'attackers', lose: 'all' }], DE: [{ to: 'defenders', lose: 'all' }] } as const;
 * const fights = combat(counters, { rule: 'C-1', table, results, next: () => undefined });
 * fights.odds({ target: 2, units: [0] }, counters.start())
 * // => [{ value: 'AE', weight: 3n }, { value: 'DE', weight: 3n }]
 * ```
 */
export function combat<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  settings: CombatSettings<Side, Rule>,
) {
  const { rule, table } = settings;
  const rolls = chancesOfDice(diceOf(table));
  const course = new CombatCourse(counters, settings);
  return {
    declared: declaredCombat(counters, rule, rolls),
    phases: {
      ...attackPhases(counters, rule),
      battle: {
        rule,
        stream: 'combat',
        outcomes: (_state: object, offer: ChoiceBuilder<'roll'>): void => offerChances(offer, 'roll', rolls),
      },
      ...resultPhases(counters, rule),
    },
    actions: {
      ...attackActions(counters, settings, course),
      ...retreatActions(counters, rule, course),
      ...advanceActions(counters, rule, course),
    },
    chance: {
      roll: {
        during: ['battle'] as const,
        apply: (state: CombatDraft<Side, Rule>, { number }: { number: number }) =>
          course.roll(state, attackIn(state), number),
      },
    },
    odds: (attack: Attack, now: CounterTable<Side>) => {
      const { column, modifiers } = course.lookUp(attack, now);
      return resultChances(table, column, modifiers);
    },
  };
}

function attackPhases<Side extends string, Rule extends string>(counters: Counters<Side>, rule: Rule) {
  const { map, ids, sides } = counters;
  const board = new BoardView(counters);
  const actor = ({ table }: { readonly table: { readonly mover: Side } }): Side => table.mover;
  return {
    combat: {
      rule,
      actor,
      choices({ table, player }: BoardSeat<Side>, offer: ChoiceBuilder<'attack' | 'end-combat'>): void {
        board.read(table, player);
        for (let unit = 0; unit < ids.length; unit++) {
          const from = board.places[unit]!;
          if (from < 0 || table.done[unit] === 1) continue;
          for (const target of map.neighbours[from]!)
            if (board.enemies[target] === 1 && !table.attacked.includes(target)) offer.one('attack', unit, target);
        }
        offer.one('end-combat');
      },
    },
    join: {
      rule,
      actor,
      choices(seat: CombatSeat<Side>, offer: ChoiceBuilder<'join' | 'resolve'>): void {
        const { table, player } = seat;
        const { target, units } = attackIn(seat);
        for (let unit = units.at(-1)! + 1; unit < ids.length; unit++) {
          if (sides[unit] === player && table.done[unit] === 0 && map.neighbours[target]!.includes(table.at[unit]!))
            offer.one('join', unit);
        }
        offer.one('resolve');
      },
    },
  };
}

function resultPhases<Side extends string, Rule extends string>(counters: Counters<Side>, rule: Rule) {
  const board = new BoardView(counters);
  return {
    retreat: {
      rule,
      actor: (position: InPhase): Side => counters.sides[retreatIn(position).units[0]!]!,
      choices(seat: CombatSeat<Side>, offer: ChoiceBuilder<'retreat' | 'give-up'>): void {
        const { units, began } = retreatIn(seat);
        const open = board.read(seat.table, seat.player, seat.own).retreats(units[0]!, began);
        offer.each('retreat', open);
        if (open.length === 0) offer.one('give-up');
      },
    },
    advance: {
      rule,
      actor: ({ table }: { readonly table: { readonly mover: Side } }): Side => table.mover,
      choices(seat: CombatSeat<Side>, offer: ChoiceBuilder<'advance' | 'stay'>): void {
        const { units, target } = advanceIn(seat);
        board.read(seat.table, seat.player);
        offer.each(
          'advance',
          units.filter((unit) => !board.isFull(unit, target)),
        );
        offer.one('stay');
      },
    },
  };
}

function attackActions<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  { rule, next }: CombatSettings<Side, Rule>,
  course: CombatCourse<Side, Rule>,
) {
  return {
    attack: {
      during: ['combat'] as const,
      whyIllegal: (seat: BoardSeat<Side>, { unit, target }: { unit: number; target: number }) =>
        refused(counters, rule, whyNotAttack(counters, seat, unit, target), { unit, to: target }),
      apply({ table }: CombatDraft<Side, Rule>, { unit, target }: { unit: number; target: number }): void {
        const phase = { kind: 'join', target, units: [unit] };
        table.phase = phase;
      },
    },
    join: {
      during: ['join'] as const,
      whyIllegal(seat: CombatSeat<Side>, { unit }: { unit: number }) {
        const { target, units } = attackIn(seat);
        const code = unit <= units.at(-1)! ? 'out-of-order' : whyNotAttack(counters, seat, unit, target);
        return refused(counters, rule, code, { unit, to: target });
      },
      apply: (state: InPhase, { unit }: { unit: number }): void => void attackIn(state).units.push(unit),
    },
    resolve: {
      during: ['join'] as const,
      apply: (state: CombatDraft<Side, Rule>): void => course.resolve(state, attackIn(state)),
    },
    'end-combat': {
      during: ['combat'] as const,
      apply: (state: BoardDraft<Side, Rule>): void => next(state),
    },
  };
}

function retreatActions<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  rule: Rule,
  course: CombatCourse<Side, Rule>,
) {
  const board = new BoardView(counters);
  return {
    retreat: {
      during: ['retreat'] as const,
      whyIllegal(seat: CombatSeat<Side>, { to }: { to: number }) {
        const { table, player, own } = seat;
        const { units, began } = retreatIn(seat);
        const unit = units[0]!;
        const code = whyNotRetreat(board.read(table, player, own), counters, { unit, to, began });
        return refused(counters, rule, code, { unit, to });
      },
      apply: (state: CombatDraft<Side, Rule>, { to }: { to: number }): void =>
        course.retreat(state, retreatIn(state), to),
    },
    'give-up': {
      during: ['retreat'] as const,
      whyIllegal(seat: CombatSeat<Side>) {
        const { units, began } = retreatIn(seat);
        const unit = units[0]!;
        const [to] = board.read(seat.table, seat.player, seat.own).retreats(unit, began);
        return to === undefined ? undefined : refused(counters, rule, 'can-retreat', { unit, to });
      },
      apply(state: CombatDraft<Side, Rule>): void {
        const phase = retreatIn(state);
        loseSteps(counters, state, { unit: phase.units[0]!, steps: Infinity, rule });
        course.retreatNext(state, phase);
      },
    },
  };
}

function advanceActions<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  rule: Rule,
  course: CombatCourse<Side, Rule>,
) {
  const board = new BoardView(counters);
  return {
    advance: {
      during: ['advance'] as const,
      whyIllegal(seat: CombatSeat<Side>, { unit }: { unit: number }) {
        const { units, target: to } = advanceIn(seat);
        if (!units.includes(unit)) return refused(counters, rule, 'not-in-attack', { unit, to });
        const isFull = board.read(seat.table, seat.player).isFull(unit, to);
        return refused(counters, rule, isFull ? 'full' : undefined, { unit, to });
      },
      apply: (state: CombatDraft<Side, Rule>, { unit }: { unit: number }): void =>
        course.advance(state, advanceIn(state), unit),
    },
    stay: {
      during: ['advance'] as const,
      apply: ({ table }: BoardDraft<Side, Rule>): void => void (table.phase = { kind: 'combat' }),
    },
  };
}
