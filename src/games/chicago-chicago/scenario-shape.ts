/**
 * The shape of a scenario, and what can be wrong with one whose shape is right.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { consistent, type Fault, type Schema } from '../../core/untrusted.ts';
import { faultInLinks } from '../../mechanics/area-map.ts';
import { resultsTableShape } from '../../mechanics/results-table.ts';
import { CRT_COLUMNS, type CrtCode, type EffectNumber, type Scenario } from './types.ts';
import { LEVELS, POLICE_UNITS } from './units.ts';

const WINNERS = ['P', 'D'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const satisfies EffectNumber[];

/** All codes that a table may have (CC-4.8). */
export function crtCodes(): readonly CrtCode[] {
  const codes = WINNERS.flatMap((winner) =>
    WINNERS.flatMap((hit) => NUMBERS.map((number) => `${winner}${hit}${number}` as const)),
  );
  return ['SHOT', ...codes];
}

const number = (least: number, most: number): Schema<number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

const id = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab-case'),
  v.maxLength(60),
  v.check((text) => text !== 'constructor' && text !== 'prototype', 'This word cannot be an id'),
);

/** Most areas of a board. */
const AREAS_MOST = 100;

const points = /* @__PURE__ */ number(0, 100);
const strength = /* @__PURE__ */ v.strictObject({
  conflict: /* @__PURE__ */ number(1, 1000),
  movement: /* @__PURE__ */ number(0, 10),
});
const counters = /* @__PURE__ */ number(0, 1000);

const byLevel = /* @__PURE__ */ <Value>(value: Schema<Value>) => ({
  'level-1': value,
  'level-2': value,
  'level-3': value,
});

const area = /* @__PURE__ */ v.strictObject({
  id,
  name: v.pipe(v.string(), v.minLength(1)),
  police: points,
  demonstrators: points,
  park: v.exactOptional(/* @__PURE__ */ number(1, 20)),
  box: v.exactOptional(v.picklist(['plain', 'conditional'])),
});

const crt = /* @__PURE__ */ resultsTableShape(CRT_COLUMNS, /* @__PURE__ */ crtCodes());

const effect = /* @__PURE__ */ v.strictObject({
  share: v.picklist(['1/3', '1/2', 'all']),
  change: v.picklist(['up', 'down', 'removed']),
});

/** Shape of a {@link Scenario}, consistent in itself. */
export const scenarioShape: Schema<Scenario> = /* @__PURE__ */ consistent(
  v.strictObject({
    name: v.string(),
    provenance: v.picklist(['printed', 'reconstructed', 'invented']),
    notes: v.string(),
    turns: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^.*[ABC]$/, 'Expected the name of a turn, which ends with A, B or C'))),
      v.minLength(1),
      v.maxLength(100),
    ),
    units: v.strictObject({
      police: v.strictObject({ ...byLevel(strength), guard: strength, tac: strength }),
      demonstrators: v.strictObject({ ...byLevel(strength), 'level-4': strength }),
    }),
    counterMix: v.strictObject({
      police: v.strictObject({ ...byLevel(counters), guard: counters, tac: counters }),
      demonstrators: v.strictObject({ ...byLevel(counters), 'level-4': counters }),
    }),
    setUp: v.strictObject({
      demonstrators: v.strictObject({ ...byLevel(counters), 'level-4': counters }),
      police: v.strictObject({ ...byLevel(counters), tac: counters }),
      platoonsPerBox: /* @__PURE__ */ number(1, 100),
    }),
    areas: v.pipe(v.array(area), v.minLength(2), v.maxLength(AREAS_MOST)),
    links: v.pipe(v.array(v.strictTuple([v.string(), v.string()])), v.maxLength((AREAS_MOST * (AREAS_MOST - 1)) / 2)),
    parkOrder: v.pipe(v.array(v.string()), v.maxLength(AREAS_MOST)),
    harass: v.strictObject({ police: crt, demonstrators: crt }),
    assault: crt,
    effects: v.strictObject({ 1: effect, 2: effect, 3: effect, 4: effect, 5: effect, 6: effect }),
    points: v.strictObject({ unengaged: points, 'guard-entered': points, 'guard-withdrawn': points }),
  }) as unknown as Schema<Scenario>,
  faultInScenario,
);

function faultInScenario(scenario: Scenario): Fault | undefined {
  return faultInAreas(scenario) ?? faultInMap(scenario) ?? faultInParks(scenario) ?? faultInUnits(scenario);
}

function faultInAreas({ areas }: Scenario): Fault | undefined {
  const ids = areas.map((each) => each.id);
  const repeated = ids.findIndex((own, place) => ids.indexOf(own) < place);
  if (repeated >= 0) return { path: `areas.${String(repeated)}.id`, reason: 'Expected an id that is not taken' };
  return undefined;
}

function faultInMap({ areas, links }: Scenario): Fault | undefined {
  const fault = faultInLinks(
    areas.map((each) => each.id),
    links,
  );
  if (fault === undefined) return undefined;
  return { path: fault.path === '' ? 'links' : `links.${fault.path}`, reason: fault.reason };
}

function faultInParks({ areas, parkOrder }: Scenario): Fault | undefined {
  const parks = areas.filter(({ park }) => park !== undefined).map((each) => each.id);
  if (parks.length === 0) return { path: 'areas', reason: 'Expected a park, for the demonstrators to gather in' };
  const strange = parkOrder.findIndex((each, place) => !parks.includes(each) || parkOrder.indexOf(each) < place);
  if (strange >= 0) return { path: `parkOrder.${String(strange)}`, reason: 'Expected each park once' };
  const missing = parks.find((park) => !parkOrder.includes(park));
  return missing === undefined ? undefined : { path: 'parkOrder', reason: `The park ${missing} is not in the order` };
}

function faultInUnits({ areas, setUp, counterMix }: Scenario): Fault | undefined {
  for (const level of LEVELS) {
    if (setUp.demonstrators[level] > counterMix.demonstrators[level])
      return { path: `setUp.demonstrators.${level}`, reason: 'There are not so many counters' };
  }
  let platoons = 0;
  for (const unit of POLICE_UNITS) {
    if (unit === 'guard') continue;
    platoons += setUp.police[unit];
    if (setUp.police[unit] > counterMix.police[unit])
      return { path: `setUp.police.${unit}`, reason: 'There are not so many counters' };
  }
  const due = areas.filter(({ box }) => box !== undefined).length * setUp.platoonsPerBox;
  return platoons >= due
    ? undefined
    : { path: 'setUp.police', reason: `Expected at least ${String(due)} platoons, to fill the boxes` };
}
