/**
 * Shapes of what comes from outside: options, scenarios, actions, states.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import type { Shape } from '../../core/spec.ts';
import { seedSchema } from '../../core/random.ts';
import { consistent, type Fault, namedRecord, type Schema } from '../../core/untrusted.ts';
import { deckShape } from '../../mechanics/deck.ts';
import { resultsTableShape } from '../../mechanics/results-table.ts';
import { mostPieces } from './cards.ts';
import { rulebook, type RuleId } from './rulebook.ts';
import {
  type Action,
  type ActionOf,
  type Hidden,
  type Options,
  type Scenario,
  type Secret,
  type Setup,
  SIDES,
  type Table,
  UCOM_COLUMNS,
  type UcomCode,
} from './types.ts';

const side = /* @__PURE__ */ v.picklist(SIDES);
const whole = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const ids = /* @__PURE__ */ v.array(v.string());
const byTrack = /* @__PURE__ */ v.array(whole);
const tracks = byTrack;

/** Shape of a number for each side. */
const bySide = /* @__PURE__ */ v.strictObject({ radicals: whole, administration: whole });

/** Shape of {@link Piles}: at least one piece on each track named. */
export const pilesShape = /* @__PURE__ */ namedRecord(v.string(), positive);

/** Shape of a number of pieces in one pile. */
export const countShape = positive;

/** The shape of a type of action, from the fields that it has besides `type` and `player`. */
export function actionShape<Type extends Action['type']>(
  type: Type,
  fields: v.ObjectEntries = {},
): Shape<ActionOf<Type>> {
  return v.strictObject({ type: v.literal(type), player: side, ...fields }) as unknown as Shape<ActionOf<Type>>;
}

const id = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab-case'),
  v.maxLength(60),
  v.check((text) => text !== 'constructor' && text !== 'prototype', 'This word cannot be an id'),
);

/** Pieces of a side that a list of actions, or their removal one by one, can still cope with; the default brings 7,920. */
const PIECES_MAX = 10_000;

const track = /* @__PURE__ */ v.strictObject({
  id,
  name: v.pipe(v.string(), v.minLength(1)),
  values: v.pipe(v.array(v.pipe(whole, v.maxValue(10))), v.minLength(3), v.maxLength(50)),
  line: whole,
  dot: whole,
});

const title = /* @__PURE__ */ v.string();
const by = /* @__PURE__ */ v.pipe(positive, v.maxValue(1000));
const card = /* @__PURE__ */ v.variant('effect', [
  v.strictObject({ title, side, effect: v.literal('add'), by }),
  v.strictObject({ title, side, effect: v.literal('multiply'), by }),
  v.strictObject({ title, side, effect: v.literal('divide'), by }),
  v.strictObject({ title, effect: v.literal('replace') }),
]);

const plot = /* @__PURE__ */ v.pipe(v.array(v.pipe(whole, v.maxValue(1000))), v.minLength(1), v.maxLength(100));

/** Shape of a {@link Scenario}, consistent in itself. */
const scenarioShape: Schema<Scenario> = /* @__PURE__ */ consistent(
  v.strictObject({
    name: v.string(),
    provenance: v.picklist(['printed', 'reconstructed', 'invented']),
    notes: v.string(),
    tracks: v.pipe(v.array(track), v.minLength(1), v.maxLength(20)),
    plot: v.strictObject({ radicals: plot, administration: plot }),
    ucom: resultsTableShape(UCOM_COLUMNS, ['TE', 'YE', 'AL', 'o'] satisfies UcomCode[]),
    cards: namedRecord(id, card),
  }),
  faultInScenario,
);

const unopposed = /* @__PURE__ */ v.picklist(['hold', 'advance']);
const wipeOut = /* @__PURE__ */ v.picklist(['support', 'combat', 'off']);

/** Shape of the options. */
export const optionsShape = /* @__PURE__ */ v.strictObject({
  scenario: v.optional(scenarioShape),
  unopposed: v.optional(unopposed),
  wipeOut: v.optional(wipeOut),
  seed: v.optional(seedSchema),
}) satisfies Schema<Options>;

const rule = /* @__PURE__ */ v.picklist(/* @__PURE__ */ Object.keys(rulebook) as RuleId[]);
const end = { reason: /* @__PURE__ */ v.string(), rule, scores: /* @__PURE__ */ v.exactOptional(bySide) };
const outcome = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: side, ...end }),
  v.strictObject({
    kind: v.literal('draw'),
    players: v.strictTuple([v.literal('radicals'), v.literal('administration')]),
    ...end,
  }),
]);

const step = /* @__PURE__ */ v.variant('kind', [
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('cards'), player: side, used: whole, drew: v.boolean() }),
  v.strictObject({ kind: v.literal('deploy'), left: whole, from: whole }),
  v.strictObject({ kind: v.literal('gambit-roll') }),
  v.strictObject({ kind: v.literal('remove'), player: side, left: positive, from: whole, stood: tracks }),
  v.strictObject({ kind: v.literal('attack') }),
  v.strictObject({ kind: v.literal('attack-roll'), track: whole }),
  v.strictObject({
    kind: v.literal('advance'),
    queue: v.pipe(tracks, v.minLength(1)),
    after: v.picklist(['attack', 'gambit']),
  }),
  v.strictObject({ kind: v.literal('over'), outcome }),
]);

/** Shapes of the parts of a state. */
export const stateShapes: {
  readonly setup: Schema<Setup>;
  readonly table: Schema<Table>;
  readonly secret: Schema<Secret>;
  readonly hidden: Schema<Hidden>;
} = {
  setup: /* @__PURE__ */ v.strictObject({ scenario: scenarioShape, unopposed, wipeOut }),
  table: /* @__PURE__ */ v.strictObject({
    turn: positive,
    mover: side,
    step,
    pieces: v.strictObject({ radicals: byTrack, administration: byTrack }),
    counters: byTrack,
    due: bySide,
    done: v.strictObject({ gambit: v.boolean(), attacked: tracks, advanced: tracks }),
    used: ids,
    handSizes: bySide,
    discardCounts: bySide,
  }),
  secret: /* @__PURE__ */ v.strictObject({ hand: ids, fresh: v.boolean(), discarded: ids }),
  hidden: /* @__PURE__ */ v.strictObject({ deck: deckShape }),
};

function faultInScenario(scenario: Scenario): Fault | undefined {
  const { tracks, plot } = scenario;
  if (plot.administration.length !== plot.radicals.length) {
    return {
      path: 'plot.administration',
      reason: `Expected as many turns as the radicals have: ${String(plot.radicals.length)}`,
    };
  }
  for (const [index, { values, line, dot }] of tracks.entries()) {
    const last = values.length - 1;
    if (line < 1 || line >= last)
      return { path: `tracks.${String(index)}.line`, reason: 'Expected at least one box on each side of the line' };
    if (dot > last) return { path: `tracks.${String(index)}.dot`, reason: `Expected a box from 0 to ${String(last)}` };
  }
  const crowded = SIDES.find((each) => mostPieces(scenario, each) > PIECES_MAX);
  if (crowded === undefined) return repeated(tracks);
  return { path: 'cards', reason: `Together they could bring the ${crowded} more than ${String(PIECES_MAX)} pieces` };
}

function repeated(tracks: Scenario['tracks']): Fault | undefined {
  const index = tracks.findIndex(({ id: own }, place) => tracks.findIndex((other) => other.id === own) < place);
  return index < 0 ? undefined : { path: `tracks.${String(index)}.id`, reason: 'Expected an id that is not taken' };
}
