/**
 * Shapes of what comes from outside: options, actions, states.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { seedSchema } from '../../core/random.ts';
import type { Shape } from '../../core/first-edition/spec.ts';
import { consistent, type Schema } from '../../core/untrusted.ts';
import { rulebook, type RuleId } from './rulebook.ts';
import { faultInSetup, scenarioShape } from './scenario-shape.ts';
import { setupOf } from './setup.ts';
import {
  type Action,
  type ActionOf,
  type Options,
  type Secret,
  type Setup,
  SIDES,
  type Table,
  VARIANTS,
} from './types.ts';

const side = /* @__PURE__ */ v.picklist(SIDES);
const whole = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Shape of the name of a field. */
export const fieldShape = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(10));

/** Shape of a number of units. */
export const countShape = positive;

/** Shape of a {@link NamedOrder}. */
export const orderShape = /* @__PURE__ */ v.strictObject({ from: fieldShape, to: fieldShape, count: positive });

/** Shape of a {@link NamedFlight}. */
export const flightShape = /* @__PURE__ */ v.strictObject({
  from: fieldShape,
  to: fieldShape,
  count: positive,
  relay: v.exactOptional(v.literal(true)),
});

/** Shape of a {@link NamedCity}. */
export const cityShape = /* @__PURE__ */ v.strictObject({
  field: fieldShape,
  productive: v.exactOptional(v.boolean()),
});

/** Shape of {@link Piles}: at least one unit on each field named. */
export const pilesShape = /* @__PURE__ */ v.record(fieldShape, positive);

/** The shape of a type of action, from the fields that it has besides `type` and `player`. */
export function actionShape<Type extends Action['type']>(
  type: Type,
  fields: v.ObjectEntries = {},
): Shape<ActionOf<Type>> {
  return v.strictObject({ type: v.literal(type), player: side, ...fields }) as unknown as Shape<ActionOf<Type>>;
}

/** A name or a scenario: which of the two is meant decides what is wrong. */
const chosenScenario = /* @__PURE__ */ v.lazy((input) =>
  typeof input === 'string' ? v.picklist(VARIANTS) : scenarioShape,
);

const placer = /* @__PURE__ */ v.picklist(['players', 'preset']);
const maxCycles = /* @__PURE__ */ v.nullable(v.pipe(positive, v.maxValue(1_000_000)));

/** Shape of the options. */
export const optionsShape: Schema<Options & { readonly seed?: v.InferOutput<typeof seedSchema> | undefined }> =
  /* @__PURE__ */ consistent(
    v.strictObject({
      scenario: v.optional(chosenScenario),
      cities: v.optional(placer),
      placement: v.optional(placer),
      maxCycles: v.optional(maxCycles),
      seed: v.optional(seedSchema),
    }),
    ({ seed: _, ...options }) => faultInSetup(setupOf(options)),
  );

const rule = /* @__PURE__ */ v.picklist(/* @__PURE__ */ Object.keys(rulebook) as RuleId[]);
const end = { reason: /* @__PURE__ */ v.string(), rule };
const outcome = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: side, ...end }),
  v.strictObject({ kind: v.literal('draw'), players: v.strictTuple([v.literal('A'), v.literal('B')]), ...end }),
]);

const step = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('cities') }),
  v.strictObject({ kind: v.literal('placement') }),
  v.strictObject({ kind: v.literal('naming') }),
  v.strictObject({ kind: v.literal('moves') }),
  v.strictObject({ kind: v.literal('fire') }),
  v.strictObject({ kind: v.literal('over'), outcome }),
]);

const city = /* @__PURE__ */ v.strictObject({
  field: whole,
  airport: whole,
  owner: side,
  controller: side,
  productive: v.boolean(),
  taken: whole,
  held: whole,
});

const fields = /* @__PURE__ */ v.array(whole);
const order = /* @__PURE__ */ v.strictObject({ from: whole, to: whole, count: positive });

/** Shapes of the parts of a state. */
export const stateShapes: {
  readonly setup: Schema<Setup>;
  readonly table: Schema<Table>;
  readonly secret: Schema<Secret>;
  readonly hidden: Schema<object>;
} = {
  setup: /* @__PURE__ */ consistent(
    v.strictObject({ scenario: scenarioShape, cities: placer, placement: placer, maxCycles }),
    faultInSetup,
  ),
  table: /* @__PURE__ */ v.strictObject({
    cycle: whole,
    step,
    waiting: v.array(side),
    cities: v.array(city),
    units: v.strictObject({ A: fields, B: fields }),
  }),
  secret: /* @__PURE__ */ v.strictObject({
    cities: v.array(v.strictObject({ field: whole, productive: v.boolean() })),
    piles: v.array(v.strictObject({ field: whole, count: positive })),
    flights: v.array(v.strictObject({ from: whole, to: whole, count: positive, relay: v.boolean() })),
    moves: v.array(order),
    aims: v.array(order),
  }),
  hidden: /* @__PURE__ */ v.strictObject({}),
};
