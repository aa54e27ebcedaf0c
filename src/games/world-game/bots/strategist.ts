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
 * What a country may hope for: its share of all points, squared, for the rich get richer. Points of others are taken to lie
 * in the middle of what everybody knows of them; what a country has staked or lent in a battle counts as its own.
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
 * Two countries: an attack succeeds only with more points than the target has, so the richer country wins if it never attacks
 * in vain, whatever the other does. The strategist attacks with one point more than the other can have, if it has so many, and
 * else waits. Where attacks that fail keep a war going it makes time for mistakes of the other: unless it surely leads it
 * attacks in a round without an attack with a single point, which will be lost; if it may be ahead, in the first 6 rounds only.
 *
 * More countries: it proposes alliances to all at its own rate, the richest first, and signs no others. To each ally it pledges
 * what both surely have. What is lent is paid back threefold from four countries on, where at least half of all battles are
 * between others, and in a war of three, where it is itself in two of three, point for point. It lends to an ally at interest
 * if that surely makes the ally's stake the higher, so much that the winner owes it both stakes, or all that it has; it adds
 * what is missing later, and withdraws what it can if it has not enough. Whom the richest of all attacks it lends so much that
 * the richest cannot exceed it, if it has that alone: else the richest would win in the end. It attacks the richest of those
 * that it beats even if their allies lend half of what they have, and when it seems to be the richest itself, even if one of
 * all others does. In a battle of its own it counter-attacks with as
 * little as it takes, calls its allies, appeals while that can bring anything, and only then yields.
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
