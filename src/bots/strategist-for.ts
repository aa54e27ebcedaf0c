import type { GameTypes, View } from '../core/game.ts';
import { sample } from '../core/random.ts';
import type { Chances } from '../mechanics/chances.ts';
import type { Attack } from '../mechanics/combat-course.ts';
import type { CombatEffect } from '../mechanics/combat-effects.ts';
import type { Counters, CounterTable, HiddenCounters } from '../mechanics/counters.ts';
import type { Bot } from './bot.ts';

/** A game that uses `movement` and `combat` of `countersheet/mechanics`. */
export interface BoardGameTypes extends GameTypes {
  table: CounterTable & { readonly phase: { readonly kind: string } & Partial<Attack> };
  secret: Partial<HiddenCounters>;
}

/** Settings of {@link strategistFor}: the goals of each side, and the odds and results of combat. */
export interface StrategistSettings {
  /** The names of the spaces that each side wants to occupy. */
  readonly goals: Readonly<Record<string, readonly string[]>>;
  /**
   * Returns the exact probability of each result of an attack. Pass the function `odds` from the result of `combat`.
   */
  odds(this: void, attack: Attack, table: CounterTable): Chances<string | undefined>;
  /**
   * Maps the code of each combat result to the effects of this result. Pass the `results` from the settings of
   * `combat`.
   */
  readonly results: Readonly<Record<string, readonly CombatEffect[]>>;
}

/** An action, with the fields that `movement` and `combat` define. */
interface BoardAction {
  readonly type: string;
  readonly unit?: string;
  readonly to?: string;
  readonly target?: string;
}

/** The value, in points of strength, of a move that brings a unit one space nearer to a goal. */
const NEARER = 0.2;

/**
 * Creates a bot that moves units to the nearest goals and makes the attacks with the best expected result.
 *
 * @param counters - Map and units of the game.
 * @param settings - The goals of each side, and the odds and results of combat.
 * @returns A bot that rates each action separately and does not search.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
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
 * const bot = strategistFor(counters, { goals: { red: ['0301'] }, odds: () => [], results: {} });
 * const table = { ...counters.start(), phase: { kind: 'move' } };
 * const choices = ['0101', '0201'].map((to) => ({ type: 'move', player: 'red', unit: 'r1', to }));
 * bot({ viewer: 'red', setup: {}, table } as never, choices as never, createRng(1), { iterations: 1 })
 * // => { type: 'move', player: 'red', unit: 'r1', to: '0201' }
 * ```
 */
export function strategistFor<G extends BoardGameTypes>(counters: Counters, settings: StrategistSettings): Bot<G> {
  const { map } = counters;
  const goals = Object.fromEntries(
    Object.entries(settings.goals).map(([side, names]) => [side, names.map((name) => map.byName.get(name)!)]),
  );
  const farFrom = (side: string, space: number): number =>
    Math.min(map.size, ...(goals[side] ?? []).map((goal) => map.distance(space, goal)));
  return (view, choices, rng) => {
    const actions = [...choices];
    const worths = actions.map((action) => worthOf({ counters, settings, farFrom }, view, action as BoardAction));
    const best = Math.max(...worths);
    return sample(
      actions.filter((_, index) => worths[index] === best),
      rng,
    );
  };
}

interface Judgement {
  readonly counters: Counters;
  readonly settings: StrategistSettings;
  farFrom(this: void, side: string, space: number): number;
}

/** Returns the value of an action; 0 for actions that only end a step. */
function worthOf(judgement: Judgement, { table, viewer, own }: View<BoardGameTypes>, action: BoardAction): number {
  const { counters, farFrom } = judgement;
  const { map, ids } = counters;
  const spaceOf = (name = ''): number => map.byName.get(name)!;
  const unit = ids.indexOf(action.unit ?? '');
  switch (action.type) {
    case 'hide':
    case 'retreat':
      return -NEARER * farFrom(viewer, spaceOf(action.to));
    case 'move': {
      const from = table.at[unit]! >= 0 ? table.at[unit]! : (own?.hidden?.[unit] ?? 0);
      return NEARER * (farFrom(viewer, from) - farFrom(viewer, spaceOf(action.to)));
    }
    case 'attack':
      return gainOf(judgement, table, { target: spaceOf(action.target), units: alliesFor(counters, table, action) });
    case 'join': {
      const { target = 0, units = [] } = table.phase;
      const attack = { target, units };
      const stronger = { target, units: [...units, unit] };
      return gainOf(judgement, table, stronger) - gainOf(judgement, table, attack);
    }
    case 'advance':
      return NEARER;
    default:
      return 0;
  }
}

/** Returns the attacking unit and all units that could join its attack. */
function alliesFor(
  counters: Counters,
  { at, done }: CounterTable,
  { unit: id, target }: BoardAction,
): readonly number[] {
  const { map, ids, sides } = counters;
  const first = ids.indexOf(id!);
  const near = map.neighbours[map.byName.get(target!)!]!;
  return [...ids.keys()].filter(
    (unit) => unit >= first && sides[unit] === sides[first] && done[unit] === 0 && near.includes(at[unit]!),
  );
}

/** Returns the expected strength that the defenders lose, minus the expected strength that the attackers lose. */
function gainOf({ counters, settings }: Judgement, table: CounterTable, attack: Attack): number {
  const attackers = counters.totalStrength(table, attack.units);
  const defenders = counters.totalStrength(table, counters.unitsIn(table, attack.target));
  const chances = settings.odds(attack, table);
  const total = chances.reduce((sum, { weight }) => sum + Number(weight), 0);
  const gains = chances.map(({ value, weight }) => {
    const effects = settings.results[value ?? ''] ?? [];
    return (Number(weight) / total) * gainFrom(effects, attackers, defenders);
  });
  return gains.reduce((sum, gain) => sum + gain, 0);
}

function gainFrom(effects: readonly CombatEffect[], attackers: number, defenders: number): number {
  let gain = 0;
  for (const { to, lose = 0, retreat = 0 } of effects) {
    const [own, others] = to === 'defenders' ? [defenders, attackers] : [attackers, defenders];
    const lost = lose === 'all' ? own : lose === 'exchange' ? Math.min(own, others) : Math.min(own, 2 * lose);
    gain += (to === 'defenders' ? 1 : -1) * (lost + NEARER * retreat);
  }
  return gain;
}
