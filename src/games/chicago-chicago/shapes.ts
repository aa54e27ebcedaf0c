/**
 * Shapes of what comes from outside: options, actions, states.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { seedSchema } from '../../core/random.ts';
import type { Shape } from '../../core/first-edition/spec.ts';
import type { Schema } from '../../core/untrusted.ts';
import { rulebook, type RuleId } from './rulebook.ts';
import { scenarioShape } from './scenario-shape.ts';
import {
  type Action,
  type ActionOf,
  CRT_COLUMNS,
  type Nothing,
  type Options,
  type Setup,
  SIDES,
  type Table,
} from './types.ts';
import { LEVELS, POLICE_UNITS, SORTS } from './units.ts';

const side = /* @__PURE__ */ v.picklist(SIDES);
const whole = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Shape of a number of units: 1 or more. */
export const countShape = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Shape of the kind of a police unit. */
export const policeUnitShape = /* @__PURE__ */ v.picklist(POLICE_UNITS);

/** Shape of the kind of a unit. */
export const unitShape = /* @__PURE__ */ v.picklist([...LEVELS, 'guard', 'tac']);

/** Shape of a sort of groups. */
export const sortShape = /* @__PURE__ */ v.picklist(SORTS);

/** Shape of the name of a table. */
export const tableNameShape = /* @__PURE__ */ v.picklist(['harass', 'assault']);

const some = /* @__PURE__ */ v.exactOptional(countShape);

/** Shape of numbers of platoons by kind. */
export const platoonsShape = /* @__PURE__ */ v.strictObject({
  'level-3': some,
  'level-2': some,
  'level-1': some,
  guard: some,
  tac: some,
});

/** Shape of numbers of groups by sort. */
export const sortsShape = /* @__PURE__ */ v.strictObject({
  'level-4': some,
  'infiltrating-4': some,
  'level-3': some,
  'infiltrating-3': some,
  'level-2': some,
  'infiltrating-2': some,
  'level-1': some,
  'infiltrating-1': some,
});

/** Shape of numbers of platoons by area and kind. */
export const garrisonsShape = /* @__PURE__ */ v.record(v.string(), platoonsShape);

/** The fields of a march. */
export const marchFields = {
  unit: unitShape,
  path: /* @__PURE__ */ v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(100)),
  count: countShape,
  infiltrating: /* @__PURE__ */ v.boolean(),
};

const area = /* @__PURE__ */ v.string();

/** Shape of the orders of a whole step. */
export const ordersShape = /* @__PURE__ */ v.array(
  v.variant('type', [
    v.strictObject({ type: v.literal('march'), ...marchFields }),
    v.strictObject({ type: v.literal('fill'), area, unit: policeUnitShape }),
    v.strictObject({ type: v.literal('relieve'), area, unit: policeUnitShape, relieved: policeUnitShape }),
    v.strictObject({ type: v.literal('leave'), area, unit: policeUnitShape }),
    v.strictObject({ type: v.literal('bring-guard'), area }),
    v.strictObject({ type: v.literal('withdraw-guard'), area }),
  ]),
);

/** The shape of a type of action, from the fields that it has besides `type` and `player`. */
export function actionShape<Type extends Action['type']>(
  type: Type,
  fields: v.ObjectEntries = {},
): Shape<ActionOf<Type>> {
  return v.strictObject({ type: v.literal(type), player: side, ...fields }) as unknown as Shape<ActionOf<Type>>;
}

const unengaged = /* @__PURE__ */ v.picklist(['once', 'per-park']);

/** Shape of the options. */
export const optionsShape = /* @__PURE__ */ v.strictObject({
  scenario: v.optional(scenarioShape),
  unengaged: v.optional(unengaged),
  seed: v.optional(seedSchema),
}) satisfies Schema<Options>;

const index = /* @__PURE__ */ v.pipe(whole, v.maxValue(1_000_000_000));
const bySide = /* @__PURE__ */ v.strictObject({ demonstrators: index, police: index });
const byArea = /* @__PURE__ */ v.array(whole);
const groupRows = /* @__PURE__ */ v.pipe(v.array(byArea), v.length(SORTS.length));
const policeRows = /* @__PURE__ */ v.pipe(v.array(byArea), v.length(POLICE_UNITS.length));
const groupCounts = /* @__PURE__ */ v.pipe(v.array(whole), v.length(SORTS.length));
const policeCounts = /* @__PURE__ */ v.pipe(v.array(whole), v.length(POLICE_UNITS.length));

const rule = /* @__PURE__ */ v.picklist(/* @__PURE__ */ Object.keys(rulebook) as RuleId[]);
const end = { reason: /* @__PURE__ */ v.string(), rule, scores: /* @__PURE__ */ v.exactOptional(bySide) };
const outcome = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: side, ...end }),
  v.strictObject({
    kind: v.literal('draw'),
    players: v.strictTuple([v.literal('demonstrators'), v.literal('police')]),
    ...end,
  }),
]);

const conflict = /* @__PURE__ */ v.strictObject({
  attacker: side,
  area: whole,
  table: tableNameShape,
  column: v.picklist(CRT_COLUMNS),
  boxed: v.boolean(),
  platoons: policeCounts,
  groups: groupCounts,
});

const step = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('gather') }),
  v.strictObject({ kind: v.literal('garrison'), area: whole, unit: whole }),
  v.strictObject({ kind: v.literal('post'), unit: whole, area: whole }),
  v.strictObject({ kind: v.literal('move'), from: whole }),
  v.strictObject({
    kind: v.literal('march'),
    player: side,
    sort: whole,
    at: whole,
    count: countShape,
    left: countShape,
    from: whole,
  }),
  v.strictObject({ kind: v.literal('confront') }),
  v.strictObject({ kind: v.literal('patrol') }),
  v.strictObject({ kind: v.literal('attack') }),
  v.strictObject({
    kind: v.literal('muster'),
    area: whole,
    groups: groupCounts,
    platoons: policeCounts,
    from: whole,
  }),
  v.strictObject({ kind: v.literal('roll'), conflict }),
  v.strictObject({ kind: v.literal('over'), outcome }),
]);

const nothing: Schema<Nothing> = /* @__PURE__ */ v.strictObject({});

/** Shapes of the parts of a state. */
export const stateShapes: {
  readonly setup: Schema<Setup>;
  readonly table: Schema<Table>;
  readonly secret: Schema<Nothing>;
  readonly hidden: Schema<Nothing>;
} = {
  setup: /* @__PURE__ */ v.strictObject({ scenario: scenarioShape, unengaged }),
  table: /* @__PURE__ */ v.strictObject({
    turn: v.pipe(whole, v.minValue(1)),
    step,
    index: bySide,
    groups: v.strictObject({ fresh: groupRows, spent: groupRows }),
    police: v.strictObject({ fresh: policeRows, spent: policeRows, boxed: policeRows, relieving: policeRows }),
    released: v.array(v.boolean()),
    boxLosses: byArea,
    attacked: v.array(whole),
    guardsLeft: whole,
  }),
  secret: nothing,
  hidden: nothing,
};
