import type { BoardDraft } from './board-state.ts';
import { type Counters, OFF_MAP } from './counters.ts';

/** An effect of a combat result on one side. The effects of a result apply in order. */
export interface CombatEffect {
  readonly to: 'attackers' | 'defenders';
  /**
   * Strength steps that the units lose. A number: each unit loses this number of steps. `'all'`: each unit loses all
   * its steps. `'exchange'`: the weakest units lose steps until the lost strength is at least the strength that the
   * other side lost. Default: none.
   */
  readonly lose?: number | 'all' | 'exchange';
  /** Number of spaces that the remaining units retreat. A unit that cannot retreat is eliminated. Default: none. */
  readonly retreat?: number;
}

/** The units of a battle. */
export interface Battle {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

/** The retreating units, in order, and for each unit the number of spaces that it must still retreat. */
export interface RetreatQueue {
  readonly units: number[];
  readonly steps: number[];
}

/**
 * Removes strength steps from the units of a battle, as the effects of its result require.
 *
 * @returns The units that must now retreat, and for each unit the number of spaces that it must retreat.
 */
export function applyEffects<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  battle: Battle & { readonly effects: readonly CombatEffect[]; readonly rule: Rule },
): RetreatQueue {
  const { effects, rule } = battle;
  const { table } = state;
  const lost = { attackers: 0, defenders: 0 };
  const queue: RetreatQueue = { units: [], steps: [] };
  for (const { to, lose = 0, retreat = 0 } of effects) {
    const units = battle[to];
    const before = counters.totalStrength(table, units);
    const lostByOthers = lost[to === 'attackers' ? 'defenders' : 'attackers'];
    if (lose === 'exchange') loseStrength(counters, state, { units, strength: lostByOthers, rule });
    else for (const unit of units) loseSteps(counters, state, { unit, steps: lose === 'all' ? Infinity : lose, rule });
    lost[to] += before - counters.totalStrength(table, units);
    const left = retreat === 0 ? [] : units.filter((unit) => table.at[unit]! >= 0);
    queue.units.push(...left);
    queue.steps.push(...left.map(() => retreat));
  }
  return queue;
}

/** Removes strength steps from a unit on the map. */
export function loseSteps<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  { table, log }: BoardDraft<Side, Rule>,
  { unit, steps, rule }: { readonly unit: number; readonly steps: number; readonly rule: Rule },
): void {
  if (steps === 0 || table.at[unit]! < 0) return;
  const most = counters.kinds[unit]!.strengths.length;
  const losses = Math.min(most, table.losses[unit]! + steps);
  const isLost = losses === most;
  table.losses[unit] = losses;
  if (isLost) table.at[unit] = OFF_MAP.lost;
  const type = isLost ? 'unit-eliminated' : 'step-lost';
  log?.push({ type, rule, player: counters.sides[unit]!, unit: counters.ids[unit]! });
}

/** Removes strength steps from the weakest units until the lost strength is at least a given number. */
function loseStrength<Side extends string, Rule extends string>(
  counters: Counters<Side>,
  state: BoardDraft<Side, Rule>,
  { units, strength, rule }: { readonly units: readonly number[]; readonly strength: number; readonly rule: Rule },
): void {
  const { table } = state;
  const goal = counters.totalStrength(table, units) - strength;
  const weakest = (): number | undefined =>
    units
      .filter((unit) => table.at[unit]! >= 0)
      .toSorted((one, other) => counters.strengthOf(table, one) - counters.strengthOf(table, other))[0];
  for (let unit = weakest(); unit !== undefined; unit = weakest()) {
    if (counters.totalStrength(table, units) <= goal) return;
    loseSteps(counters, state, { unit, steps: 1, rule });
  }
}
