import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { atLeast } from '../../../core/shapes.ts';
import { check, type Issue, type Schema } from '../../../core/schema.ts';

/** The minimum and maximum number of countries in a war (WG-1.1). */
export const COUNTRIES = { min: 2, max: 30 } as const;

/** The default of `maxPoints`, the maximum number of points of a country at the start (WG-1.1). */
export const MAX_POINTS = 1_000_000;

/** The greatest value of `maxPoints` in a scenario. The limit ensures that sums of points are exact. */
export const POINTS_LIMIT = 1_000_000_000;

/** The points that a fort adds (WG-1.3). */
export const FORT_POINTS = 100;

/** The limits of the repayment for each point lent (WG-2.2). */
export const REPAY_LIMITS = { min: 1, max: 10 } as const;

/** Words that cannot be names of countries, because they have another meaning in this library or in JavaScript. */
const RESERVED = ['chance', 'spectator', 'constructor', 'prototype'];

/** Shape of the name of a country. */
export const nameShape = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’_-]*[\p{L}\p{M}\p{N}])?$/u,
    'Expected letters, digits and single punctuation marks, beginning with a letter or digit',
  ),
  v.check((text) => !RESERVED.includes(text), 'This word cannot be the name of a country'),
);

/** The shape of the field that says whether a scenario is from the printed source or invented. */
export const provenanceShape = v.picklist(['printed', 'invented']);

/** The shape of the maximum number of points at the start. */
export const maxPointsShape = atLeast(1, POINTS_LIMIT);

/** The terms of an alliance (WG-2.2). */
export const termEntries = {
  /** The points that are repaid for each point lent: 1 to 10. */
  repay: atLeast(REPAY_LIMITS.min, REPAY_LIMITS.max),
  /** The points that an ally must lend when the other ally is attacked and calls the pledge: 0 to `maxPoints`. */
  pledge: atLeast(0),
};

const countryEntries = {
  name: nameShape,
  /**
   * The points that the country earned in phase I: a whole number from 0 to the scenario's `maxPoints`. The points of a
   * country are secret.
   */
  points: atLeast(0),
  /** Whether the country has a fort (WG-1.3). Default: no. */
  fort: v.optional(v.boolean()),
};

const allianceShape = v.strictObject({
  between: v.strictTuple([v.string(), v.string()]),
  repay: v.exactOptional(termEntries.repay),
  pledge: v.exactOptional(termEntries.pledge),
});

const scenarioEntries = {
  name: v.string(),
  /** Whether the scenario is an example in the printed source or invented. */
  provenance: provenanceShape,
  /** A public text about the scenario, for people. The text should not reveal the points of countries. */
  notes: v.string(),
  /** The maximum number of points that a country can have at the start. This maximum is public. Default: 1,000,000. */
  maxPoints: v.optional(maxPointsShape),
  /** The countries: 2 to 30 with different names, in any order. */
  countries: v.pipe(v.array(v.strictObject(countryEntries)), v.minLength(COUNTRIES.min), v.maxLength(COUNTRIES.max)),
  /**
   * The alliances that exist before the match. Default: none. By default, an alliance has the {@link Terms} `repay` 1
   * and `pledge` 0.
   */
  alliances: v.optional(v.pipe(v.array(allianceShape), v.maxLength((COUNTRIES.max * (COUNTRIES.max - 1)) / 2))),
};

/**
 * The countries, points, forts and alliances at the start of a war. `setup` validates a custom scenario.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/**
 * The terms of an alliance (WG-2.2).
 *
 * @interface
 */
export type Terms = DataOf<typeof termEntries>;

/** The shape of a {@link Scenario}. The schema checks the consistency of the scenario, too. */
export const scenarioShape: Schema<Scenario> = /* @__PURE__ */ check<Scenario>(
  v.strictObject(scenarioEntries),
  (scenario) => issueInCountries(scenario) ?? issueInAlliances(scenario),
);

function issueInCountries({ countries, maxPoints: most = MAX_POINTS }: Scenario): Issue | undefined {
  for (const [index, country] of countries.entries()) {
    const path = `countries.${String(index)}`;
    if (countries.findIndex((other) => other.name === country.name) < index)
      return { path: `${path}.name`, reason: 'Expected a name that is not taken' };
    if (country.points > most) return { path: `${path}.points`, reason: `Expected at most ${String(most)} points` };
  }
  return undefined;
}

function issueInAlliances({ countries, alliances = [], maxPoints: most = MAX_POINTS }: Scenario): Issue | undefined {
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
    if (isWritten) return { path: `${path}.between`, reason: 'These two countries already have an alliance' };
  }
  return undefined;
}
