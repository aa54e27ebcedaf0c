import type { Bot } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import { loanOf } from '../rules/battle.ts';
import type { CountryIndex, Phase, WorldGame } from '../rules/types.ts';
import { attackOrPass, pointsFor } from './attacks.ts';
import { middle, rangeOf } from './estimates.ts';
import { aid, answer } from './battles.ts';
import { negotiate, pledgeTo } from './terms.ts';

/**
 * The exponent to which the evaluation raises points. The exponent is above 1, so the expected score of a rich country
 * is greater than the country's share of the points.
 */
const GREED = 2;

/**
 * Returns the expected score of a country: the square of the country's points, divided by the sum of the squares of all
 * countries' points, because rich countries tend to become richer. For the points of another country, the function uses
 * the middle of this country's public range. The points of a country include points that it has staked or lent in a
 * battle.
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
 * A bot that risks at most one point in an attack that can fail, prolongs the war while this helps, and lends points at
 * interest to countries in battle.
 *
 * In a war of two countries, an attack succeeds if it has more points than the target has. Therefore the richer country
 * wins if it never makes an attack that fails. The strategist attacks with one point more than the other country can
 * have, or waits until it has enough points for such an attack. If failed attacks prolong the war (option
 * `confrontation`), the strategist prolongs the war so that the other country can make mistakes. In each round without
 * another attack, the strategist attacks with one point, which it loses. The strategist does not prolong the war if it
 * is certainly ahead or, after round 6, if it is possibly ahead.
 *
 * Alliances, with three or more countries: the strategist proposes an alliance to each country that does not seem to
 * be the richest, because the richest ally would probably win. It always proposes the same repayment, and signs every
 * alliance with this repayment, even with the richest country. The strategist pledges the number of points that both
 * countries are known to have. The strategist asks for a repayment of three points for each point lent. In a war of
 * three countries, the strategist proposes alliances to both others, and asks for a repayment of one point, because
 * every country fights in two of three battles.
 *
 * Battles of other countries, with three or more countries in the war: the strategist lends to an ally at interest if
 * the loan certainly makes the ally's stake the higher stake. The loan is so large that the winner would owe both
 * stakes to the strategist. If the ally later needs more points, the strategist lends these points, or withdraws its
 * loan if it does not have enough points. If the richest country attacks and the strategist alone has enough points, it
 * lends the target so many points that the attacker cannot exceed the target's stake.
 *
 * Attacks of the strategist, with three or more countries: the target is the richest country that the strategist can
 * beat even if the target's allies lend half of their points. If the strategist itself seems to be the richest country,
 * the strategist assumes that any other country can lend half of its points against it. The strategist counter-attacks
 * with the fewest points possible. If the strategist cannot counter-attack, it calls the pledges of its allies, then
 * appeals for aid while this can help, and finally yields.
 *
 * Waiting, with four or more countries: the strategist passes if the round already had a battle, because the war then
 * goes on for at least one more round. It also passes if it is certainly the richest country, because the richest
 * country wins if the war ends. It still attacks if all other countries together cannot stop the attack, or if failed
 * attacks prolong the war.
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

/** Returns the points that a country has staked or lent in the current battle. */
function staked(phase: Phase, country: CountryIndex): number {
  if (phase.kind !== 'aid' && phase.kind !== 'answer') return 0;
  const { battle } = phase;
  const loan = loanOf(battle, country);
  return (country === battle.attacker ? battle.own : 0) + (loan === undefined ? 0 : loan.free + loan.pledged);
}
