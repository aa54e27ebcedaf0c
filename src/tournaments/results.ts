import * as v from 'valibot';
import type { Budget } from '../bots/bot.ts';
import { type Envelope, envelopeShape } from '../core/envelope.ts';
import { type Outcome, payoff } from '../core/outcome.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { seedSchema } from '../core/random.ts';
import { consistent, type Fault, namedRecord, parseUntrusted, type Schema } from '../core/untrusted.ts';
import { type Fixture, fixturesOf, lineupCount, MATCHES_MAX, type Schedule } from './fixtures.ts';
import { type SprtSettings, sprtSchema } from './sprt.ts';

/** A fixture, and what came of it. */
export interface MatchResult extends Fixture {
  readonly outcome: Outcome;
  /** {@link core.payoff} by seat: numbers from 0 to 1, of the sum 1. */
  readonly payoffs: readonly number[];
  /** How many actions the bots chose. */
  readonly decisions: number;
}

/** All that results depend on, besides what the bots do. */
export interface TournamentTerms extends Schedule, Envelope<'tournament'> {
  /** Options of every match, without a seed and without what is dealt. */
  readonly options: unknown;
  /** Whether the contest has further options for each deal. What they are, and who its bots are, is not written down. */
  readonly dealt?: true;
  readonly budget: Budget;
  /** When to stop early. */
  readonly sprt?: SprtSettings;
}

/** A tournament as JSON: its terms, and the results of its first deals in the order of the fixtures. */
export interface TournamentResults extends TournamentTerms {
  /** Whole deals; fewer than the rounds ask for if the tournament was interrupted or decided early. */
  readonly matches: readonly MatchResult[];
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const names = v.pipe(
  v.array(name),
  v.minLength(2),
  v.maxLength(100),
  v.check((each) => new Set(each).size === each.length, 'Expected names that differ'),
);

/** Of the names of an outcome only those of players count; which they are is checked against the terms. */
const ending = {
  reason: v.string(),
  rule: v.string(),
  scores: v.exactOptional(namedRecord(v.string(), v.pipe(v.number(), v.finite()))),
};

const outcomeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: v.string(), ...ending }),
  v.strictObject({ kind: v.literal('draw'), players: v.array(v.string()), ...ending }),
]);

const terms = {
  ...envelopeShape(['tournament']),
  // Copied; only ever compared.
  options: v.pipe(
    v.unknown(),
    v.transform((options) => structuredClone(options)),
  ),
  dealt: v.exactOptional(v.literal(true)),
  entrants: names,
  players: names,
  rounds: v.pipe(positive, v.maxValue(MATCHES_MAX)),
  seed: seedSchema,
  budget: v.union([
    v.strictObject({ iterations: positive }),
    v.strictObject({ milliseconds: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  ]),
  sprt: v.exactOptional(sprtSchema),
};

const termsSchema: Schema<TournamentTerms> = consistent(v.strictObject(terms), faultInTerms);

const resultsShape = v.strictObject({
  ...terms,
  matches: v.array(
    v.strictObject({
      match: count,
      deal: count,
      seats: v.array(v.string()),
      seed: v.string(),
      outcome: outcomeSchema,
      payoffs: v.array(v.number()),
      decisions: count,
    }),
  ),
});

const resultsSchema: Schema<TournamentResults> = consistent(
  resultsShape,
  (results) => faultInTerms(results) ?? faultInMatches(results),
);

const partsSchema: Schema<TournamentResults> = consistent(
  resultsShape,
  (results) => faultInTerms(results) ?? faultInParts(results),
);

/** Checks terms. Throws {@link core.MalformedError} with the path of the first fault. */
export function parseTerms(json: unknown): TournamentTerms {
  return deepFreeze(parseUntrusted(termsSchema, json));
}

/**
 * Checks results from outside: their shape, that each match is the fixture that the terms lead to, and that its payoffs
 * are those of its outcome. Whether the bots played as it says can only be found by playing again.
 *
 * @param json - Anything; not modified.
 * @throws {@link core.MalformedError} with the path of the first fault: `'matches.17.payoffs'`.
 */
export function parseResults(json: unknown): TournamentResults {
  return deepFreeze(parseUntrusted(resultsSchema, json));
}

/**
 * Checks what is known of a tournament, as {@link parseResults} does, but for this: any of its matches may be missing,
 * and they may stand in any order.
 */
export function parseParts(json: unknown): TournamentResults {
  return deepFreeze(parseUntrusted(partsSchema, json));
}

function faultInTerms({ entrants, players, rounds, sprt }: TournamentTerms): Fault | undefined {
  if (rounds * lineupCount({ entrants, players }) * players.length > MATCHES_MAX) {
    return { path: 'rounds', reason: `Expected at most ${String(MATCHES_MAX)} matches` };
  }
  if (sprt !== undefined && (entrants.length !== 2 || players.length !== 2)) {
    return { path: 'sprt', reason: 'Only a tournament of two entrants at a game of two players can be stopped early' };
  }
  return undefined;
}

function faultInMatches({ matches, ...schedule }: TournamentResults): Fault | undefined {
  const { players } = schedule;
  const fixtures = fixturesOf(schedule).flat();
  if (matches.length > fixtures.length || matches.length % players.length !== 0) {
    return { path: 'matches', reason: `Expected whole deals, and at most ${String(fixtures.length)} matches` };
  }
  return faultInEach(matches, players, (_, index) => fixtures[index]);
}

function faultInParts({ matches, ...schedule }: TournamentResults): Fault | undefined {
  const fixtures = fixturesOf(schedule).flat();
  const seen = new Set(matches.map(({ match }) => match));
  if (seen.size < matches.length) return { path: 'matches', reason: 'Expected each match once' };
  return faultInEach(matches, schedule.players, ({ match }) => fixtures[match]);
}

function faultInEach(
  matches: readonly MatchResult[],
  players: readonly string[],
  fixtureOf: (result: MatchResult, index: number) => Fixture | undefined,
): Fault | undefined {
  for (const [index, result] of matches.entries()) {
    const fixture = fixtureOf(result, index);
    const fault =
      fixture === undefined
        ? { path: 'match', reason: 'Expected a match of the schedule' }
        : faultInMatch(result, fixture, players);
    if (fault !== undefined) return { ...fault, path: `matches.${String(index)}.${fault.path}` };
  }
  return undefined;
}

function faultInMatch(result: MatchResult, fixture: Fixture, players: readonly string[]): Fault | undefined {
  const { outcome, payoffs } = result;
  for (const key of ['match', 'deal', 'seats', 'seed'] as const) {
    if (!isEqual(result[key], fixture[key])) {
      return { path: key, reason: `Expected ${JSON.stringify(fixture[key])}, as the schedule has it` };
    }
  }
  const named = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
  const isKnown = named.every((player) => players.includes(player));
  if (!isKnown || named.length === 0 || new Set(named).size < named.length) {
    return { path: 'outcome', reason: `Expected an outcome for ${players.join(', ')}` };
  }
  const expected = players.map((player) => payoff(outcome, player));
  return isEqual(payoffs, expected)
    ? undefined
    : { path: 'payoffs', reason: `Expected ${JSON.stringify(expected)}, as the outcome has it` };
}
