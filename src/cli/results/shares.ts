import { type Interval, wilson } from '../../tournaments/intervals.ts';
import type { MatchResult, TournamentResults } from '../../tournaments/results.ts';

/** The share of the points that a participant won in some matches, with its confidence interval. */
export interface Share extends Interval {
  readonly participant: string;
  /** Names the matches in which the participant won this share: `'a against b'` or `'a as <player>'`. */
  readonly label: string;
  readonly share: number;
  /**
   * Number of deals. All matches of one deal have the same dice and cards, so they depend on each other. Therefore, the
   * statistics use each deal as one trial.
   */
  readonly deals: number;
}

/** The mean payoff of a participant in a tournament, up to a given match. */
export interface Standing {
  readonly participant: string;
  readonly match: number;
  /** The mean payoff over all seats that the participant has had so far. */
  readonly share: number;
}

/**
 * Returns the share of the points that each participant won against each opponent. In each match, each seat of the
 * participant is compared with each seat of the opponent: the participant gets 1 point for a greater payoff, and 0.5
 * points for an equal payoff.
 */
export function againstEach({ participants, matches }: TournamentResults): readonly Share[] {
  return pairsOf(participants).flatMap(([participant, of]) =>
    shareOf({ participant, label: `${participant} against ${of}` }, matches, (match) =>
      compared(match, participant, of),
    ),
  );
}

/** Returns the share of the points that each participant won in each seat. */
export function onEachSeat({ participants, players, matches }: TournamentResults): readonly Share[] {
  return participants.flatMap((participant) =>
    players.flatMap((player, seat) =>
      shareOf({ participant, label: `${participant} as ${player}` }, matches, ({ seats, payoffs }) =>
        seats[seat] === participant ? [payoffs[seat]!] : [],
      ),
    ),
  );
}

/**
 * For each participant, returns the mean payoff after one match, after two matches and so on, with at most about 200
 * data points per participant.
 */
export function overTime({ participants, matches }: TournamentResults): readonly Standing[] {
  const stride = Math.ceil(matches.length / 200);
  return participants.flatMap((participant) => {
    let [sum, seats] = [0, 0];
    return matches.flatMap((match, index) => {
      for (const [seat, name] of match.seats.entries()) {
        if (name !== participant) continue;
        sum += match.payoffs[seat]!;
        seats++;
      }
      const isShown = seats > 0 && ((index + 1) % stride === 0 || index === matches.length - 1);
      return isShown ? [{ participant, match: index + 1, share: sum / seats }] : [];
    });
  });
}

function compared({ seats, payoffs }: MatchResult, one: string, other: string): readonly number[] {
  return seats.flatMap((name, seat) => {
    if (name !== one) return [];
    return seats.flatMap((opponent, place) => {
      if (opponent !== other) return [];
      const [own, against] = [payoffs[seat]!, payoffs[place]!];
      return [own > against ? 1 : own === against ? 0.5 : 0];
    });
  });
}

function pairsOf(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));
}

/**
 * Computes the mean points of each deal; returns the mean of these means, with its Wilson interval. Returns an empty
 * list if there are no deals.
 */
function shareOf(
  about: Pick<Share, 'participant' | 'label'>,
  matches: readonly MatchResult[],
  pointsIn: (match: MatchResult) => readonly number[],
): readonly Share[] {
  const byDeal = new Map<number, number[]>();
  for (const match of matches) {
    const points = pointsIn(match);
    if (points.length > 0) byDeal.set(match.deal, [...(byDeal.get(match.deal) ?? []), ...points]);
  }
  const deals = [...byDeal.values()].map((points) => points.reduce((sum, each) => sum + each, 0) / points.length);
  if (deals.length === 0) return [];
  const score = deals.reduce((sum, each) => sum + each, 0);
  return [{ ...about, share: score / deals.length, ...wilson(score, deals.length), deals: deals.length }];
}
