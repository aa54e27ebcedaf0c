import type { Bot } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import { loanOf } from '../rules/battle.ts';
import type { CountryIndex, Phase, WorldGame } from '../rules/types.ts';
import { attackOrPass, pointsFor } from './attacks.ts';
import { middle, rangeOf } from './estimates.ts';
import { aid, answer } from './battles.ts';
import { negotiate, pledgeTo } from './terms.ts';

/** Exponent of the share of points. Above 1, a rich country expects more than its share. */
const GREED = 2;

/**
 * The expected score of a country: its share of all points, squared, because the rich get richer. The points of others are
 * estimated as the middle of their public range. Points that a country has staked or lent in a battle count as its own.
 *
 * @param seat - The seat of the country; not modified.
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
 * Risks at most one point in attacks that can fail, prolongs the war while that helps, and profits from the battles of others.
 *
 * Two countries: an attack succeeds only with more points than the target has. The richer country therefore wins if its own
 * attacks never fail. The strategist attacks with one point more than the other can have, or waits until it has enough. If
 * failed attacks prolong the war (`confrontation`), it gives the other time for mistakes: in each round without another
 * attack it attacks with one point and loses it. It does not do that if it surely leads, or after round 6 if it may lead.
 *
 * More countries, alliances: it proposes alliances at a fixed rate to all countries, the richest first, and signs no others.
 * It pledges the points that both countries surely have. It asks a repayment of three points for each point lent; in a war
 * of three countries only one, because there every country fights in two of three battles.
 *
 * More countries, battles of others: it lends to an ally at interest if the ally's stake is then surely the higher one. The
 * loan is so large that the winner owes it both stakes. It adds missing points later, and withdraws its loan if it has too
 * few. If the richest country attacks, it lends the target more than the attacker can exceed, if it can do so alone.
 *
 * More countries, own battles: its target is the richest country that it beats even if that country's allies lend half of
 * their points. If the strategist seems to be the richest itself, it assumes that any other country may lend half. It
 * counter-attacks with the fewest points possible, or calls its allies, appeals while that can help, and finally yields.
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
