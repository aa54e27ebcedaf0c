import { type Field, enumOf } from '../core/fields.ts';

/** The faces of a six-sided die, lowest first. */
export const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

/** A face of a six-sided die. */
export type D6 = (typeof D6_FACES)[number];

/** The face of one die, as a field of a chance event. */
export const d6: Field<D6, D6, never> = /* @__PURE__ */ enumOf(D6_FACES);
