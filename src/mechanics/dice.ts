/**
 * Six-sided dice as chance events.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import type { ChanceOutcome } from '../core/chance.ts';
import { type Field, oneOf } from '../core/fields.ts';
import { deepFreeze } from '../core/plain-data.ts';
import type { Rng } from '../core/random.ts';

/** The faces of a die, lowest first. */
export const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

/** A face of a die. */
export type D6 = (typeof D6_FACES)[number];

/** The field of a chance event that is one die. */
export const d6: Field<D6, D6, never> = /* @__PURE__ */ oneOf(D6_FACES);

/** The chance event of one die. */
export interface Roll {
  readonly type: 'roll';
  readonly player: 'chance';
  readonly die: D6;
}

/** Shape of a {@link Roll}. */
export const rollShape = /* @__PURE__ */ v.strictObject({
  type: v.literal('roll'),
  player: v.literal('chance'),
  die: v.picklist(D6_FACES),
});

/** The six outcomes of a fair die. */
export const D6_ROLLS: readonly ChanceOutcome<Roll>[] = /* @__PURE__ */ deepFreeze(
  D6_FACES.map((die) => ({ action: { type: 'roll', player: 'chance', die }, weight: 1 })),
);

/** One of the {@link D6_ROLLS}. */
export function randomRoll(rng: Rng): Roll {
  return (D6_ROLLS[rng.int(6)] as ChanceOutcome<Roll>).action;
}
