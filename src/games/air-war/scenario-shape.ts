/**
 * The shape of a scenario, and what can be wrong with one that has it.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { hexBoard } from '../../mechanics/hex.ts';
import { consistent, type Fault, type Schema } from '../../core/untrusted.ts';
import { boardOf, fieldOf } from './board.ts';
import { canComplete } from './city-conditions.ts';
import { presetAirport } from './city-sites.ts';
import { type CityConditions, ofSide, type PresetCity, type Scenario, type Setup, type Side, SIDES } from './types.ts';
import { haveRoom } from './unit-placement.ts';
import { LIMIT } from './units.ts';

/** Most cities of a player. */
const CITIES_MOST = 12;

const side = /* @__PURE__ */ v.picklist(SIDES);
const whole = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const cityCount = /* @__PURE__ */ v.pipe(positive, v.maxValue(CITIES_MOST));
const unitCount = /* @__PURE__ */ v.pipe(positive, v.maxValue(1000));
const cycles = /* @__PURE__ */ v.pipe(whole, v.maxValue(1_000_000));
const field = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(10));

function odd(least: number, most: number) {
  return v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(most),
    v.check((number) => number % 2 === 1, 'Expected an odd number'),
  );
}

const conditions = /* @__PURE__ */ v.strictObject({
  count: cityCount,
  fourBoundaries: v.boolean(),
  back: v.nullable(v.strictObject({ least: whole, most: whole, count: cityCount, exact: v.boolean() })),
  productive: v.variant('kind', [
    v.strictObject({ kind: v.literal('all') }),
    v.strictObject({ kind: v.literal('back') }),
    v.strictObject({ kind: v.literal('nearest'), count: cityCount }),
    v.strictObject({ kind: v.literal('all-but-named') }),
  ]),
});

const presetCities = /* @__PURE__ */ v.pipe(
  v.array(v.strictObject({ field, airport: v.optional(field), productive: v.boolean() })),
  v.minLength(1),
  v.maxLength(CITIES_MOST),
);

/** Shape of a {@link Scenario}, consistent in itself. */
export const scenarioShape: Schema<Scenario> = /* @__PURE__ */ consistent(
  v.strictObject({
    name: v.pipe(v.string(), v.minLength(1)),
    provenance: v.picklist(['printed', 'reconstructed', 'invented']),
    notes: v.string(),
    board: v.strictObject({ columns: odd(5, 25), rows: odd(9, 99) }),
    division: v.variant('kind', [
      v.strictObject({ kind: v.literal('rows') }),
      v.strictObject({ kind: v.literal('columns'), first: positive, last: positive }),
    ]),
    cities: v.strictObject({ A: conditions, B: conditions }),
    units: v.strictObject({ A: unitCount, B: unitCount }),
    symmetric: v.boolean(),
    captureDelay: cycles,
    earlyProduction: v.boolean(),
    truce: v.nullable(v.strictObject({ player: side, cycles, scope: v.picklist(['home', 'own-cities']) })),
    salient: v.nullable(
      v.strictObject({
        owner: side,
        city: field,
        airport: field,
        fields: v.pipe(v.array(field), v.minLength(1), v.maxLength(50)),
        garrison: positive,
        keepOut: whole,
        cityDistance: whole,
      }),
    ),
    reinforced: v.nullable(side),
    preset: v.strictObject({ A: presetCities, B: presetCities }),
  }),
  faultInScenario,
);

/** What is wrong with a match that would be played so: units without room, cities that cannot be placed. */
export function faultInSetup({ scenario, cities }: Setup): Fault | undefined {
  for (const side of SIDES) {
    if (!haveRoom(scenario, side))
      return { path: `scenario.units.${side}`, reason: 'These units have no room on the fields open to them' };
    if (cities === 'players' && !canComplete(scenario, side, []))
      return {
        path: `scenario.cities.${side}`,
        reason: 'No cities were found on this board that meet these conditions',
      };
  }
  return undefined;
}

function faultInScenario(scenario: Scenario): Fault | undefined {
  const division = faultInDivision(scenario);
  if (division !== undefined) return division;
  for (const side of SIDES) {
    const fault = faultInConditions(scenario, side);
    if (fault !== undefined) return fault;
  }
  return faultInSalient(scenario) ?? faultInPresets(scenario);
}

function faultInDivision({ board, division }: Scenario): Fault | undefined {
  if (division.kind === 'rows') return undefined;
  const { first, last } = division;
  if (first < 3) return { path: 'division.first', reason: 'Expected at least two columns before A’s part' };
  if (last < first + 2) return { path: 'division.last', reason: 'Expected at least three columns in A’s part' };
  return last > board.columns - 2
    ? { path: 'division.last', reason: 'Expected at least two columns behind A’s part' }
    : undefined;
}

function faultInConditions({ cities, division }: Scenario, side: Side): Fault | undefined {
  const { count, fourBoundaries, back, productive } = ofSide(cities, side);
  const path = `cities.${side}`;
  if (division.kind === 'columns' && (fourBoundaries || back !== null || productive.kind === 'nearest'))
    return { path, reason: 'A board divided by columns has no back boundary' };
  if (productive.kind === 'back' && back === null)
    return { path: `${path}.productive`, reason: 'No condition counts the cities at the back' };
  if (productive.kind === 'nearest' && productive.count > count)
    return { path: `${path}.productive.count`, reason: `Expected at most ${String(count)}` };
  return back === null ? undefined : faultInBack(back, count, `${path}.back`);
}

function faultInBack(
  { least, most, count }: NonNullable<CityConditions['back']>,
  cities: number,
  path: string,
): Fault | undefined {
  if (least > most) return { path: `${path}.most`, reason: `Expected at least ${String(least)}` };
  return count > cities ? { path: `${path}.count`, reason: `Expected at most ${String(cities)}` } : undefined;
}

function faultInSalient({ board, salient, units }: Scenario): Fault | undefined {
  if (salient === null) return undefined;
  const { byName } = hexBoard(board.columns, board.rows);
  const { city, airport, fields, garrison, owner } = salient;
  const stray = Object.entries({ city, airport }).find(([, name]) => !byName.has(name));
  if (stray !== undefined) return { path: `salient.${stray[0]}`, reason: `The board has no field "${stray[1]}"` };
  const lost = fields.findIndex((name, index) => !byName.has(name) || fields.indexOf(name) < index);
  if (lost >= 0) return { path: `salient.fields.${String(lost)}`, reason: 'Expected different fields of the board' };
  if (city === airport) return { path: 'salient.airport', reason: 'Expected another field than the city' };
  return garrison > Math.min(ofSide(units, owner), LIMIT * fields.length)
    ? { path: 'salient.garrison', reason: 'So many units are not there, or have no room' }
    : undefined;
}

/** Cities of a preset need only be different fields of the board, as their airports are (AW-2.4). */
function faultInPresets(scenario: Scenario): Fault | undefined {
  const board = boardOf(scenario);
  const taken = new Set(board.salient === undefined ? [] : [board.salient.city, board.salient.airport]);
  for (const side of SIDES) {
    for (const [index, city] of ofSide(scenario.preset, side).entries()) {
      const path = `preset.${side}.${String(index)}`;
      const fault = faultInPreset(scenario, side, { city, path });
      if (fault !== undefined) return fault;
      for (const field of [fieldOf(board, city.field), presetAirport(scenario, side, city)] as number[]) {
        if (taken.has(field)) return { path, reason: 'Cities and airports must be different fields' };
        taken.add(field);
      }
    }
  }
  return undefined;
}

function faultInPreset(
  scenario: Scenario,
  side: Side,
  { city, path }: { city: PresetCity; path: string },
): Fault | undefined {
  if (fieldOf(boardOf(scenario), city.field) === undefined)
    return { path: `${path}.field`, reason: `The board has no field "${city.field}"` };
  return presetAirport(scenario, side, city) === undefined
    ? { path: `${path}.airport`, reason: 'The airport is no field of the board' }
    : undefined;
}
