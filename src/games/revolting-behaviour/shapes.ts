/**
 * Shapes of what comes from outside: options, scenarios, actions, states.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { seedSchema } from '../../core/random.ts';
import type { Shape } from '../../core/first-edition/spec.ts';
import { consistent, type Schema } from '../../core/untrusted.ts';
import { deckShape, RANKS, type StandardCard } from '../../mechanics/deck.ts';
import { rulebook, type RuleId } from './rulebook.ts';
import {
  type Action,
  type ActionOf,
  ACTIVITIES,
  type Hidden,
  type Options,
  type Scenario,
  type Secret,
  type Setup,
  SEVERITIES,
  type Table,
} from './types.ts';

const whole = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The shape of a type of action, from the fields that it has besides `type` and `player`. */
export function actionShape<Type extends Action['type']>(
  type: Type,
  fields: v.ObjectEntries = {},
): Shape<ActionOf<Type>> {
  return v.strictObject({ type: v.literal(type), player: v.string(), ...fields }) as unknown as Shape<ActionOf<Type>>;
}

/** Words that cannot be names: players of the library, a target, and what is no plain key of an object. */
const TAKEN: readonly string[] = ['chance', 'spectator', 'cause', 'constructor', 'prototype', 'true', 'false', 'null'];

/** A name is a plain word of the notation, so that a record of a match reads well. */
const name = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\p{L}[\p{L}\p{N}_.:+'’-]*$/u, 'Expected a word that starts with a letter'),
  v.check((word) => !TAKEN.includes(word), 'This word cannot be a name'),
);

const players = /* @__PURE__ */ consistent(v.pipe(v.array(name), v.minLength(2), v.maxLength(8)), (names) => {
  const index = names.findIndex((each, place) => names.indexOf(each) < place);
  return index < 0 ? undefined : { path: String(index), reason: 'Expected a name that is not taken' };
});

const benefit = /* @__PURE__ */ v.pipe(positive, v.maxValue(1000));
const bySeverity = /* @__PURE__ */ v.strictObject({ mild: benefit, moderate: benefit, severe: benefit });

/** Shape of a {@link Scenario}. */
const scenarioShape: Schema<Scenario> = /* @__PURE__ */ v.strictObject({
  name: v.string(),
  provenance: v.picklist(['printed', 'reconstructed', 'invented']),
  notes: v.string(),
  benefits: v.strictObject({ legal: bySeverity, illegal: bySeverity }),
  severe: v.pipe(
    v.array(v.picklist(RANKS)),
    v.minLength(1),
    v.maxLength(RANKS.length),
    v.check((ranks) => new Set(ranks).size === ranks.length, 'Expected different ranks'),
  ),
});

const jokers = /* @__PURE__ */ v.pipe(whole, v.maxValue(4));
const causeSize = /* @__PURE__ */ v.pipe(positive, v.maxValue(30));
const truce = /* @__PURE__ */ v.pipe(whole, v.maxValue(1000));
const maxTurns = /* @__PURE__ */ v.nullable(v.pipe(positive, v.maxValue(1_000_000)));

/** Shape of the options. */
export const optionsShape = /* @__PURE__ */ v.strictObject({
  players: v.optional(players),
  jokers: v.optional(jokers),
  causeSize: v.optional(causeSize),
  truce: v.optional(truce),
  maxTurns: v.optional(maxTurns),
  scenario: v.optional(scenarioShape),
  seed: v.optional(seedSchema),
}) satisfies Schema<Options>;

const rule = /* @__PURE__ */ v.picklist(/* @__PURE__ */ Object.keys(rulebook) as RuleId[]);
const end = { reason: /* @__PURE__ */ v.string(), rule };
const outcome = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: name, ...end }),
  v.strictObject({ kind: v.literal('draw'), players, ...end }),
]);

/** Cards of a pack with all the jokers that there may be. */
const PACK_MOST = 56;

/** Whether the names are cards of the standard pack is seen where they are taken out of a pack. */
const cards = /* @__PURE__ */ v.pipe(v.array(v.string()), v.maxLength(PACK_MOST)) as unknown as Schema<StandardCard[]>;

const drawing = {
  attempt: /* @__PURE__ */ v.strictObject({
    activity: v.picklist(ACTIVITIES),
    severity: v.picklist(SEVERITIES),
    target: v.exactOptional(v.string()),
  }),
  drawn: cards,
};

const step = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('lot') }),
  v.strictObject({ kind: v.literal('act') }),
  v.strictObject({ kind: v.literal('draw'), ...drawing }),
  v.strictObject({ kind: v.literal('choose'), ...drawing }),
  v.strictObject({ kind: v.literal('turn-up'), left: positive, ...drawing }),
  v.strictObject({ kind: v.literal('penalty'), ...drawing }),
  v.strictObject({ kind: v.literal('over'), outcome }),
]);

const holding = /* @__PURE__ */ v.strictObject({
  points: whole,
  cause: v.strictObject({
    down: whole,
    up: v.pipe(cards, v.maxLength(1)),
    seen: deckShape as unknown as Schema<StandardCard[]>,
  }),
});

/** Turns beyond this are not counted exactly enough for the points that they could bring. */
const LAST_TURN = 2 ** 40;

/** Shapes of the parts of a state. */
export const stateShapes: {
  readonly setup: Schema<Setup>;
  readonly table: Schema<Table>;
  readonly secret: Schema<Secret>;
  readonly hidden: Schema<Hidden>;
} = {
  setup: /* @__PURE__ */ v.strictObject({ players, jokers, causeSize, truce, maxTurns, scenario: scenarioShape }),
  table: /* @__PURE__ */ v.strictObject({
    turn: v.pipe(positive, v.maxValue(LAST_TURN)),
    step,
    order: v.array(whole),
    holdings: v.array(holding),
    conceded: v.array(whole),
  }),
  secret: /* @__PURE__ */ v.strictObject({}),
  hidden: /* @__PURE__ */ v.strictObject({}),
};
