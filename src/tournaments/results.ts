import * as v from 'valibot';
import type { Budget } from '../bots/bot.ts';
import { type Envelope, envelopeShape } from '../core/envelope.ts';
import { type Outcome, payoff } from '../core/outcome.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { seedSchema } from '../core/random.ts';
import { check, type Issue, record, parse, type Schema } from '../core/schema.ts';
import { payoffAfterFailure } from './bot-error.ts';
import { type Pairing, pairingsOf, lineupCount, MATCHES_MAX, type PairingSettings } from './pairings.ts';
import { type SprtSettings, sprtSchema } from './sprt.ts';

/** A pairing and its result: an outcome, or the failure of a bot. */
export interface MatchResult extends Pairing {
  readonly outcome?: Outcome;
  /** The player who lost the match because their bot failed, and a sentence that describes the failure. */
  readonly failure?: { readonly player: string; readonly reason: string };
  /**
   * The {@link core.payoff} of each seat: numbers from 0 to 1 that add up to 1. If a bot failed, the seat of this bot
   * gets 0, and the other seats share 1 equally.
   */
  readonly payoffs: readonly number[];
  /** The number of actions that the bots chose. */
  readonly decisions: number;
}

/** All settings that determine the results, except the bots. */
export interface TournamentSettings extends PairingSettings, Envelope<'tournament'> {
  /** The options that all matches have in common, without the seed. */
  readonly options: unknown;
  /** Present if the contest generates different options for each deal. These options and the bots are not saved. */
  readonly dealt?: true;
  readonly budget: Budget;
  /** The test that can end the tournament early. */
  readonly sprt?: SprtSettings;
}

/** A tournament as JSON: its settings, and the results of all deals that have ended, in the order of the pairings. */
export interface TournamentResults extends TournamentSettings {
  /**
   * The matches of complete deals. Some deals are missing if the tournament was interrupted, or if the test has ended
   * it early.
   */
  readonly matches: readonly MatchResult[];
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const names = v.pipe(
  v.array(name),
  v.minLength(2),
  v.maxLength(100),
  v.check((each) => new Set(each).size === each.length, 'Expected different names'),
);

/** The outcome must name only players that the settings contain. */
const ending = {
  reason: v.string(),
  rule: v.string(),
  scores: v.exactOptional(record(v.string(), v.pipe(v.number(), v.finite()))),
};

const outcomeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('win'), winner: v.string(), ...ending }),
  v.strictObject({ kind: v.literal('draw'), players: v.array(v.string()), ...ending }),
]);

const terms = {
  ...envelopeShape(['tournament']),
  // The options are only compared with other options. Therefore they are copied here without a check.
  options: v.pipe(
    v.unknown(),
    v.transform((options) => structuredClone(options)),
  ),
  dealt: v.exactOptional(v.literal(true)),
  participants: names,
  players: names,
  rounds: v.pipe(positive, v.maxValue(MATCHES_MAX)),
  seed: seedSchema,
  budget: v.union([
    v.strictObject({ iterations: positive }),
    v.strictObject({ milliseconds: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  ]),
  sprt: v.exactOptional(sprtSchema),
};

const termsSchema: Schema<TournamentSettings> = check(v.strictObject(terms), issueInTerms);

const resultsShape = v.strictObject({
  ...terms,
  matches: v.array(
    v.strictObject({
      match: count,
      deal: count,
      seats: v.array(v.string()),
      seed: v.string(),
      outcome: v.exactOptional(outcomeSchema),
      failure: v.exactOptional(v.strictObject({ player: v.string(), reason: v.string() })),
      payoffs: v.array(v.number()),
      decisions: count,
    }),
  ),
});

const resultsSchema = schemaWith(issueInMatches);
const partsSchema = schemaWith(issueInParts);

function schemaWith(issueIn: (results: TournamentResults) => Issue | undefined): Schema<TournamentResults> {
  return check(resultsShape, (results) => issueInTerms(results) ?? issueIn(results));
}

/** Checks the settings of a tournament. Throws {@link core.MalformedError} with the path of the first issue. */
export function parseTerms(json: unknown): TournamentSettings {
  return deepFreeze(parse(termsSchema, json));
}

/**
 * Checks untrusted results. Each match must have the pairing that follows from the settings, and the payoffs that
 * follow from its outcome or failure. To check whether the bots really played like this, play the matches again.
 *
 * @param json - Any value; not modified.
 * @throws {@link core.MalformedError} with the path of the first issue: `'matches.17.payoffs'`.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const results = await playTournament({ game, participants }, { rounds: 1, seed: 'cup' });
 * parseResults(JSON.parse(JSON.stringify(results))).matches.length // => 2
 * ```
 */
export function parseResults(json: unknown): TournamentResults {
  return deepFreeze(parse(resultsSchema, json));
}

/** Same as {@link parseResults}, for partial results: matches can be missing, and they can be in any order. */
export function parseParts(json: unknown): TournamentResults {
  return deepFreeze(parse(partsSchema, json));
}

function issueInTerms({ participants, players, rounds, sprt }: TournamentSettings): Issue | undefined {
  if (rounds * lineupCount({ participants, players }) * players.length > MATCHES_MAX) {
    return { path: 'rounds', reason: `Expected at most ${String(MATCHES_MAX)} matches` };
  }
  if (sprt !== undefined && (participants.length !== 2 || players.length !== 2)) {
    return {
      path: 'sprt',
      reason: 'Only a tournament of two participants, in a game for two players, can be stopped early',
    };
  }
  return undefined;
}

function issueInMatches({ matches, ...schedule }: TournamentResults): Issue | undefined {
  const { players } = schedule;
  const pairings = pairingsOf(schedule).flat();
  if (matches.length > pairings.length || matches.length % players.length !== 0) {
    return { path: 'matches', reason: `Expected complete deals, and at most ${String(pairings.length)} matches` };
  }
  return issueInEach(matches, players, (_, index) => pairings[index]);
}

function issueInParts({ matches, ...schedule }: TournamentResults): Issue | undefined {
  const pairings = pairingsOf(schedule).flat();
  const seen = new Set(matches.map(({ match }) => match));
  if (seen.size < matches.length) return { path: 'matches', reason: 'Expected each match only once' };
  return issueInEach(matches, schedule.players, ({ match }) => pairings[match]);
}

function issueInEach(
  matches: readonly MatchResult[],
  players: readonly string[],
  fixtureOf: (result: MatchResult, index: number) => Pairing | undefined,
): Issue | undefined {
  for (const [index, result] of matches.entries()) {
    const pairing = fixtureOf(result, index);
    const issue =
      pairing === undefined
        ? { path: 'match', reason: 'Expected a match of the schedule' }
        : issueInMatch(result, pairing, players);
    if (issue !== undefined) return { ...issue, path: `matches.${String(index)}.${issue.path}` };
  }
  return undefined;
}

function issueInMatch(result: MatchResult, pairing: Pairing, players: readonly string[]): Issue | undefined {
  for (const key of ['match', 'deal', 'seats', 'seed'] as const) {
    if (!isEqual(result[key], pairing[key])) {
      return { path: key, reason: `Expected ${JSON.stringify(pairing[key])}, as in the schedule` };
    }
  }
  const { outcome, failure, payoffs } = result;
  if ((outcome === undefined) === (failure === undefined))
    return { path: 'outcome', reason: 'Expected either an outcome or a failure' };
  const named = playersIn(result);
  const isKnown = named.every((player) => players.includes(player));
  if (!isKnown || named.length === 0 || new Set(named).size < named.length) {
    const path = failure === undefined ? 'outcome' : 'failure';
    return { path, reason: `Expected ${path === 'outcome' ? 'an outcome' : 'a failure'} for ${players.join(', ')}` };
  }
  const expected = players.map((player) =>
    outcome === undefined ? payoffAfterFailure(player, named[0]!, players) : payoff(outcome, player),
  );
  return isEqual(payoffs, expected)
    ? undefined
    : { path: 'payoffs', reason: `Expected ${JSON.stringify(expected)}, which follows from the outcome or failure` };
}

/** Returns the players that an outcome or a failure names. */
function playersIn({ outcome, failure }: MatchResult): readonly string[] {
  if (failure !== undefined) return [failure.player];
  if (outcome === undefined) return [];
  return outcome.kind === 'win' ? [outcome.winner] : outcome.players;
}
