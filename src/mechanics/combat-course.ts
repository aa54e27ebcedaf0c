import type { Draft } from '../core/plain-data.ts';
import { type BoardDraft, putUnit } from './board-state.ts';
import { applyEffects, type CombatEffect } from './combat-effects.ts';
import type { AdvancePhase, Attack, RetreatPhase } from './combat-phases.ts';
import type { Counters, CounterTable } from './counters.ts';
import { columnFor, type PrintedTable, resultFor, type TableModifiers } from './printed-table.ts';
import { BoardView } from './board-view.ts';

export type { Attack };

/** Settings of {@link combat}. */
export interface CombatSettings<Side extends string, Rule extends string> {
  /** The rule that events and refusals cite. */
  readonly rule: Rule;
  /** The results table, whose headings are odds or differentials. */
  readonly table: PrintedTable;
  /**
   * For each code of the results table, the effects of this code. A result whose code has no effects changes nothing.
   */
  readonly results: Readonly<Record<string, readonly CombatEffect[]>>;
  /**
   * Returns the column shift and the roll modifier of an attack, for example because of terrain or rivers. Default:
   * none.
   */
  modifiersFor?(this: void, attack: Attack, table: CounterTable<Side>): TableModifiers;
  /** The number of attackers that are allowed to enter the attacked space when this space is empty. Default: 0. */
  readonly advance?: number;
  /** This function runs when the side to move has ended its combat. */
  next(this: void, state: BoardDraft<Side, Rule>): void;
}

/** Carries out the results of combat after a decision or a roll. */
export class CombatCourse<Side extends string, Rule extends string> {
  readonly #counters: Counters<Side>;
  readonly #settings: CombatSettings<Side, Rule>;
  readonly #board: BoardView<Side>;

  constructor(counters: Counters<Side>, settings: CombatSettings<Side, Rule>) {
    this.#counters = counters;
    this.#settings = settings;
    this.#board = new BoardView(counters);
  }

  /** Returns the column of an attack, and the modifiers of the attack. */
  lookUp(attack: Attack, now: CounterTable<Side>): { readonly column: string; readonly modifiers: TableModifiers } {
    const { table, modifiersFor } = this.#settings;
    const strength = this.#counters.totalStrength(now, attack.units);
    const defence = this.#counters.totalStrength(now, this.#counters.unitsIn(now, attack.target));
    const column = columnFor({ ...table, below: 'first', above: 'last' }, strength, Math.max(1, defence))!;
    return { column, modifiers: modifiersFor?.(attack, now) ?? {} };
  }

  resolve({ table }: BoardDraft<Side, Rule>, { target, units }: Attack): void {
    const phase = { kind: 'battle', target, units: [...units] };
    table.phase = phase;
  }

  roll(state: BoardDraft<Side, Rule>, { target, units: attackers }: Attack, roll: number): void {
    const { rule, results, table: printed } = this.#settings;
    const { ids, map } = this.#counters;
    const { table, log } = state;
    for (const unit of attackers) table.done[unit] = 1;
    table.attacked.push(target);
    const { column, modifiers } = this.lookUp({ target, units: attackers }, table);
    const result = resultFor(printed, column, roll, modifiers) ?? '';
    const [player, units] = [table.mover, attackers.map((unit) => ids[unit]!)];
    log?.push({ type: 'attacked', rule, player, target: map.names[target]!, units, column, roll, result });
    const battle = { attackers, defenders: this.#counters.unitsIn(table, target) };
    const queue = applyEffects(this.#counters, state, { ...battle, effects: results[result] ?? [], rule });
    this.#settle(state, { ...queue, target, attackers: [...attackers] });
  }

  /** Moves the first retreating unit by one step. */
  retreat(state: BoardDraft<Side, Rule>, phase: Draft<RetreatPhase>, to: number): void {
    const { rule } = this.#settings;
    const { ids, map, sides } = this.#counters;
    const unit = phase.units[0]!;
    const [from, goal] = [state.table.at[unit]!, to].map((space) => map.names[space]!);
    state.log?.push({ type: 'unit-retreated', rule, player: sides[unit]!, unit: ids[unit]!, from: from!, to: goal! });
    putUnit(this.#counters, state, { unit, space: to, rule });
    phase.steps[0]! -= 1;
    if (phase.steps[0] === 0) this.retreatNext(state, phase);
  }

  /** Ends the retreat of the first retreating unit, and starts the retreat of the next unit. */
  retreatNext(state: BoardDraft<Side, Rule>, { units, steps, target, attackers }: RetreatPhase): void {
    const others = attackers.filter((unit) => unit !== units[0]);
    this.#settle(state, { units: units.slice(1), steps: steps.slice(1), target, attackers: others });
  }

  advance(state: BoardDraft<Side, Rule>, { target, units, left }: AdvancePhase, unit: number): void {
    const { rule } = this.#settings;
    const { ids, map, sides } = this.#counters;
    const [from, to] = [state.table.at[unit]!, target].map((space) => map.names[space]!);
    state.log?.push({ type: 'unit-advanced', rule, player: sides[unit]!, unit: ids[unit]!, from: from!, to: to! });
    putUnit(this.#counters, state, { unit, space: target, rule });
    this.#offerAdvance(state, { target, units: units.filter((other) => other !== unit), left: left - 1 });
  }

  #settle(state: BoardDraft<Side, Rule>, fight: Omit<RetreatPhase, 'began'>): void {
    const { table } = state;
    const { units, target, attackers } = fight;
    if (units.length > 0) {
      const phase = { kind: 'retreat', ...fight, began: table.at[units[0]!]! };
      table.phase = phase;
      return;
    }
    const isEmpty = this.#counters.unitsIn(table, target).length === 0;
    const left = isEmpty ? (this.#settings.advance ?? 0) : 0;
    this.#offerAdvance(state, { target, units: attackers.filter((unit) => table.at[unit]! >= 0), left });
  }

  #offerAdvance({ table }: BoardDraft<Side, Rule>, advance: AdvancePhase): void {
    const { units, target, left } = advance;
    this.#board.read(table, table.mover);
    const isOpen = left > 0 && units.some((unit) => !this.#board.isFull(unit, target));
    const phase = isOpen ? { kind: 'advance', ...advance } : { kind: 'combat' };
    table.phase = phase;
  }
}
