import * as v from 'valibot';
import type { Schema } from '../core/schema.ts';
import { atLeast } from '../core/shapes.ts';
import { chanceField } from './chance-event.ts';
import type { Chances } from './chances.ts';
import type { Counters } from './counters.ts';

/** An attack on a space. */
export interface Attack {
  readonly target: number;
  /** The attackers. */
  readonly units: readonly number[];
}

/**
 * The phase in which units retreat, one after the other. For each unit, the phase has the number of spaces that the
 * unit still has to retreat.
 */
export interface RetreatPhase {
  readonly units: readonly number[];
  readonly steps: readonly number[];
  /** The attacked space. */
  readonly target: number;
  /** All attackers that have not retreated. */
  readonly attackers: readonly number[];
  /** The space where the retreat of the first unit began. */
  readonly began: number;
}

/** The phase in which attackers are allowed to enter the space that they attacked. */
export interface AdvancePhase {
  readonly target: number;
  readonly units: readonly number[];
  /** The number of attackers that are still allowed to advance. */
  readonly left: number;
}

/** Returns the parts of a game's declaration that combat needs. */
export function declaredCombat<Rule extends string>(counters: Counters, rule: Rule, rolls: Chances<number>) {
  const unit = counters.unitField(rule);
  const space = counters.spaceField(rule);
  return {
    phases: phasesOf(counters),
    actions: {
      attack: { unit, target: space },
      join: { unit },
      resolve: {},
      'end-combat': {},
      retreat: { to: space },
      'give-up': {},
      advance: { unit },
      stay: {},
    },
    chance: { roll: { number: chanceField(rolls) } },
  };
}

function phasesOf({ map, ids }: Counters) {
  const space: Schema<number> = atLeast(0, map.size - 1);
  const units: Schema<readonly number[]> = v.pipe(v.array(atLeast(0, ids.length - 1)), v.maxLength(ids.length));
  const steps: Schema<readonly number[]> = v.pipe(v.array(atLeast(1, map.size)), v.maxLength(ids.length));
  const attack = { target: space, units };
  return {
    combat: {},
    join: attack,
    battle: attack,
    retreat: { units, steps, target: space, attackers: units, began: space },
    advance: { target: space, units, left: atLeast(1, ids.length) },
  };
}
