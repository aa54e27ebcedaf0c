/**
 * What runs in a worker thread.
 *
 * @packageDocumentation
 */
import { BotError, type BotFault } from '../tournaments/match.ts';
import type { Fixture } from '../tournaments/fixtures.ts';
import type { MatchResult, TournamentTerms } from '../tournaments/results.ts';
import { playDeal } from '../tournaments/run.ts';
import { type ContestModule, loadContest } from './load.ts';

/** A deal to be played. */
export interface DealTask extends ContestModule {
  readonly terms: Pick<TournamentTerms, 'players' | 'budget'>;
  readonly fixtures: readonly Fixture[];
}

/** Its results; or, since errors lose their class on the way, what is needed to make the error again. */
export type DealReply =
  | { readonly kind: 'played'; readonly results: readonly MatchResult[] }
  | { readonly kind: 'failed'; readonly fault: BotFault; readonly cause: string | undefined };

/** Plays a deal. */
export async function work({ terms, fixtures, ...module }: DealTask): Promise<DealReply> {
  try {
    return { kind: 'played', results: playDeal(await loadContest(module), terms, fixtures) };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    const { fault, cause } = error;
    return { kind: 'failed', fault, cause: cause instanceof Error ? cause.stack : undefined };
  }
}
