import type { Bot } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import { loanOf } from '../rules/battle.ts';
import type { CountryIndex, Phase, WorldGame } from '../rules/types.ts';
import { attackOrPass, pointsFor } from './attacks.ts';
import { middle, rangeOf } from './estimates.ts';
import { aid, answer } from './battles.ts';
import { negotiate, pledgeTo } from './terms.ts';

/** How much more than its share of the points a rich country may hope for. */
const GREED = 2;

/**
 * The expected score of a country: its share of all points, squared, because the rich get richer. The points of others are
 * estimated as the middle of their public range. Points that a country has staked or lent in a battle count as its own.
 *
 * @param seat - What the country sees; not modified.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/world-game';
 *
 * const { setup: given, table, secrets } = setup();
 * const share = evaluate({ setup: given, table, player: 'A', own: secrets['A']! });
 * share > 0 && share < 1 // => true
 * ```
 */
export function evaluate({ setup, table, own, player }: Seat<WorldGame>): number {
  if (table.phase.kind === 'over') return payoff(table.phase.outcome, player);
  const seat = setup.countries.findIndex(({ name }) => name === player);
  const weights = setup.countries.map((_, country) => {
    if (table.status[country] !== 'in') return 0;
    const free = country === seat ? own.points : middle(rangeOf(table, country));
    return (1 + free + staked(table.phase, country)) ** GREED;
  });
  return weights[seat]! / weights.reduce((sum, each) => sum + each, 0);
}

/**
 * Risks no more than a point where an attack may fail at once, keeps the war going while that may bring it something, and
 * lives on the battles of others.
 *
 * Two countries: an attack succeeds only with more points than the target has. So the richer country wins, whatever the
 * other does, if none of its own attacks fails. The strategist attacks with one point more than the other can have. If it
 * does not have that many, it waits. Where failed attacks keep a war going, it gives the other time for mistakes: unless it
 * surely leads, it makes an attack with a single point in each round without another attack, and loses this point. If it may
 * be ahead, it does so only in the first 6 rounds.
 *
 * More countries: it proposes alliances to all at its own rate, the richest first, and signs no others. To each ally it pledges
 * the points that both surely have. With four countries or more, at least half of all battles are between others, and a loan
 * is repaid threefold. In a war of three it is itself in two of three battles, and a loan is repaid point for point. It lends
 * to an ally at interest if that surely makes the ally's stake the higher one. It then lends so much that the winner owes it
 * both stakes, or lends all its points. It adds missing points later, and withdraws as many as it can if it has too few. If
 * the richest country attacks, it lends the target so much that the richest cannot exceed it, if it can do that alone:
 * otherwise the richest would win in the end. Its own target is the richest country that it beats even if the allies of that
 * country lend half of their points. When it seems to be the richest itself, it must win even if one of all others lends
 * half. In a battle of its own it counter-attacks with as few points as possible, calls its allies, appeals while that can
 * help, and only then yields.
 */
export const strategist: Bot<WorldGame> = (view, choices) => {
  const { viewer: player, table } = view;
  const { phase } = table;
  switch (phase.kind) {
    case 'diplomacy':
      return negotiate(view, player, phase.country);
    case 'pledge':
      return { type: 'set-pledge', player, points: pledgeTo(view, phase.to) };
    case 'call':
      return attackOrPass(view, player, phase.country);
    case 'amount':
      return { type: 'commit', player, points: pointsFor(view, phase.target) };
    case 'aid':
      return aid(view, player, phase);
    case 'answer':
      return answer(choices);
    case 'over':
      return choices.at(0);
  }
};

/** The points that a country has staked or lent in the current battle. */
function staked(phase: Phase, country: CountryIndex): number {
  if (phase.kind !== 'aid' && phase.kind !== 'answer') return 0;
  const { battle } = phase;
  const loan = loanOf(battle, country);
  return (country === battle.attacker ? battle.own : 0) + (loan === undefined ? 0 : loan.free + loan.pledged);
}
