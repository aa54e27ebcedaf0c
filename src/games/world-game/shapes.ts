/**
 * Shapes of what comes from outside: options, scenarios, actions, states.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { seedSchema } from '../../core/random.ts';
import type { Shape } from '../../core/first-edition/spec.ts';
import { consistent, type Fault, type Schema } from '../../core/untrusted.ts';
import { REPAY_LIMITS } from './diplomacy.ts';
import { rulebook, type RuleId } from './rulebook.ts';
import { MAX_POINTS } from './scenario.ts';
import {
  type Action,
  type ActionOf,
  BATTLE_SIDES,
  type Options,
  PROMISES,
  type Scenario,
  type Secret,
  type Setup,
  type Table,
} from './types.ts';

/** Countries in a war (WG-1.1). */
const COUNTRIES = { min: 2, max: 30 } as const;

/** No scenario lets a country start with more: all points together are then counted exactly. */
const POINTS_LIMIT = 1_000_000_000;

/** Shape of a number of points, 0 included. */
export const wholeShape = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Shape of a number of points that is not 0. */
export const positiveShape = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Shape of what is paid back for a point lent (WG-2.2). */
export const repayShape = /* @__PURE__ */ v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(REPAY_LIMITS.min),
  v.maxValue(REPAY_LIMITS.max),
);

/** Shape of the words of a note (WG-2.4). */
export const noteTextShape = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(280));

/** The shape of a type of action, from the fields that it has besides `type` and `player`. */
export function actionShape<Type extends Action['type']>(
  type: Type,
  fields: v.ObjectEntries = {},
): Shape<ActionOf<Type>> {
  return v.strictObject({ type: v.literal(type), player: v.string(), ...fields }) as unknown as Shape<ActionOf<Type>>;
}

/** A word that means something else, to the library or to JavaScript. */
const RESERVED = ['chance', 'spectator', 'constructor', 'prototype'];

const name = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’_-]*[\p{L}\p{M}\p{N}])?$/u,
    'Expected letters, digits and single marks, a letter or digit first',
  ),
  v.check((text) => !RESERVED.includes(text), 'This word cannot be the name of a country'),
);

const provenance = /* @__PURE__ */ v.picklist(['printed', 'invented']);
const maxPoints = /* @__PURE__ */ v.pipe(positiveShape, v.maxValue(POINTS_LIMIT));

const allianceStart = /* @__PURE__ */ v.strictObject({
  between: v.strictTuple([v.string(), v.string()]),
  repay: v.exactOptional(repayShape),
  pledge: v.exactOptional(wholeShape),
});

/** Shape of a {@link Scenario}, consistent in itself. */
const scenarioShape: Schema<Scenario> = /* @__PURE__ */ consistent(
  v.strictObject({
    name: v.string(),
    provenance,
    notes: v.string(),
    maxPoints: v.optional(maxPoints),
    countries: v.pipe(
      v.array(v.strictObject({ name, points: wholeShape, fort: v.optional(v.boolean()) })),
      v.minLength(COUNTRIES.min),
      v.maxLength(COUNTRIES.max),
    ),
    alliances: v.optional(v.pipe(v.array(allianceStart), v.maxLength((COUNTRIES.max * (COUNTRIES.max - 1)) / 2))),
  }) as unknown as Schema<Scenario>,
  faultInScenario,
);

const reportBand = /* @__PURE__ */ v.pipe(wholeShape, v.maxValue(POINTS_LIMIT));
const diplomacyRounds = /* @__PURE__ */ v.pipe(wholeShape, v.maxValue(10));
const conquest = /* @__PURE__ */ v.picklist(['stake', 'total']);
const maxRounds = /* @__PURE__ */ v.nullable(v.pipe(positiveShape, v.maxValue(1_000_000)));

/** Shape of the options. */
export const optionsShape = /* @__PURE__ */ v.strictObject({
  scenario: v.optional(scenarioShape),
  reportBand: v.optional(reportBand),
  diplomacyRounds: v.optional(diplomacyRounds),
  conquest: v.optional(conquest),
  maxRounds: v.optional(maxRounds),
  seed: v.optional(seedSchema),
}) satisfies Schema<Options>;

const terms = { repay: repayShape, pledge: wholeShape };
const loan = /* @__PURE__ */ v.strictObject({
  country: wholeShape,
  side: v.picklist(BATTLE_SIDES),
  free: wholeShape,
  pledged: wholeShape,
});
const battle = /* @__PURE__ */ v.strictObject({
  attacker: wholeShape,
  defender: wholeShape,
  own: positiveShape,
  shown: v.boolean(),
  answering: v.picklist(BATTLE_SIDES),
  loans: v.array(loan),
  barred: v.array(wholeShape),
  called: v.array(wholeShape),
  stirred: v.boolean(),
});

const rule = /* @__PURE__ */ v.picklist(/* @__PURE__ */ Object.keys(rulebook) as RuleId[]);
const end = {
  reason: /* @__PURE__ */ v.string(),
  rule,
  scores: /* @__PURE__ */ v.exactOptional(v.record(v.string(), wholeShape)),
};
const outcome = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: v.string(), ...end }),
  v.strictObject({ kind: v.literal('draw'), players: v.pipe(v.array(v.string()), v.minLength(2)), ...end }),
]);

const step = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('diplomacy'), country: wholeShape, round: positiveShape }),
  v.strictObject({
    kind: v.literal('pledge'),
    country: wholeShape,
    round: positiveShape,
    to: wholeShape,
    repay: repayShape,
  }),
  v.strictObject({ kind: v.literal('call'), country: wholeShape }),
  v.strictObject({ kind: v.literal('amount'), country: wholeShape, target: wholeShape }),
  v.strictObject({ kind: v.literal('aid'), country: wholeShape, battle }),
  v.strictObject({ kind: v.literal('answer'), battle }),
  v.strictObject({ kind: v.literal('over'), outcome, battle: v.exactOptional(battle) }),
]);

const deeds = /* @__PURE__ */ v.strictObject({
  called: wholeShape,
  lent: wholeShape,
  owed: wholeShape,
  repaid: wholeShape,
});
const standing = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('in-force') }),
  v.strictObject({ kind: v.literal('void'), by: wholeShape, since: wholeShape }),
  v.strictObject({ kind: v.literal('lapsed'), by: wholeShape, since: wholeShape }),
]);
const alliance = /* @__PURE__ */ v.strictObject({
  members: v.strictTuple([wholeShape, wholeShape]),
  ...terms,
  signed: wholeShape,
  standing,
  deeds: v.strictTuple([deeds, deeds]),
});
const note = /* @__PURE__ */ v.strictObject({
  round: positiveShape,
  by: wholeShape,
  to: v.exactOptional(wholeShape),
  promise: v.exactOptional(v.picklist(PROMISES)),
  text: noteTextShape,
  verdict: v.picklist(['open', 'kept', 'broken']),
});

/** Shapes of the parts of a state. */
export const stateShapes: {
  readonly setup: Schema<Setup>;
  readonly table: Schema<Table>;
  readonly secret: Schema<Secret>;
  readonly hidden: Schema<object>;
} = {
  setup: /* @__PURE__ */ v.strictObject({
    name: v.string(),
    provenance,
    notes: v.string(),
    maxPoints,
    countries: v.pipe(
      v.array(v.strictObject({ name, fort: v.boolean() })),
      v.minLength(COUNTRIES.min),
      v.maxLength(COUNTRIES.max),
    ),
    reportBand,
    diplomacyRounds,
    conquest,
    maxRounds,
  }),
  table: /* @__PURE__ */ v.strictObject({
    round: wholeShape,
    attacked: v.boolean(),
    step,
    status: v.pipe(v.array(v.picklist(['in', 'conceded', 'out'])), v.maxLength(COUNTRIES.max)),
    ranges: v.pipe(v.array(v.strictObject({ lo: wholeShape, hi: wholeShape })), v.maxLength(COUNTRIES.max)),
    proposals: v.array(v.strictObject({ from: wholeShape, to: wholeShape, ...terms })),
    alliances: v.array(alliance),
    notes: v.array(note),
  }),
  secret: /* @__PURE__ */ v.strictObject({ points: wholeShape }),
  hidden: /* @__PURE__ */ v.strictObject({}),
};

function faultInScenario(scenario: Scenario): Fault | undefined {
  return faultInCountries(scenario) ?? faultInAlliances(scenario);
}

function faultInCountries({ countries, maxPoints: most = MAX_POINTS }: Scenario): Fault | undefined {
  for (const [index, country] of countries.entries()) {
    const path = `countries.${String(index)}`;
    if (countries.findIndex((other) => other.name === country.name) < index)
      return { path: `${path}.name`, reason: 'Expected a name that is not taken' };
    if (country.points > most) return { path: `${path}.points`, reason: `Expected at most ${String(most)} points` };
  }
  return undefined;
}

function faultInAlliances({ countries, alliances = [], maxPoints: most = MAX_POINTS }: Scenario): Fault | undefined {
  const isCountry = (name: string): boolean => countries.some((country) => country.name === name);
  for (const [index, { between, pledge = 0 }] of alliances.entries()) {
    const path = `alliances.${String(index)}`;
    const [one, other] = between;
    if (one === other || !isCountry(one) || !isCountry(other))
      return { path: `${path}.between`, reason: 'Expected two different countries of the scenario' };
    if (pledge > most) return { path: `${path}.pledge`, reason: `Expected at most ${String(most)} points` };
    const isWritten = alliances
      .slice(0, index)
      .some((each) => each.between.includes(one) && each.between.includes(other));
    if (isWritten) return { path: `${path}.between`, reason: 'The two have an alliance already' };
  }
  return undefined;
}
