/**
 * A hand-written country of *The World Game*, and how good a position of it is.
 *
 * @packageDocumentation
 */
import type { Bot } from '../bots/bot.ts';
import type { Seat } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import { loanOf } from '../games/world-game/battle.ts';
import type { Action, Battle, CountryIndex, Step, WorldGame } from '../games/world-game/types.ts';
import { attackOrPass, pointsFor } from './world-game/attacks.ts';
import { middle, rangeOf } from './world-game/estimates.ts';
import { aid, answer } from './world-game/loans.ts';
import { negotiate, termsOf } from './world-game/terms.ts';

/** How much more than its share of the points a rich country may hope for. */
const GREED = 2;

/**
 * What a country may hope for: its share of all points, squared, for the rich get richer. Points of others are taken to lie
 * in the middle of what everybody knows of them; what a country has staked or lent in a battle counts as its own.
 */
export function worldGameProspects({ setup, table, own, player }: Seat<WorldGame>): number {
  if (table.step.kind === 'over') return payoff(table.step.outcome, player);
  const seat = setup.countries.findIndex(({ name }) => name === player);
  const weights = setup.countries.map((_, country) => {
    if (table.status[country] !== 'in') return 0;
    const free = country === seat ? own.points : middle(rangeOf(table, country));
    return (1 + free + staked(table.step, country)) ** GREED;
  });
  return (weights[seat] as number) / weights.reduce((sum, each) => sum + each, 0);
}

/**
 * Never risks points, lives on the battles of others, and lets nobody make peace while it is behind.
 *
 * Two countries: an attack succeeds only with more points than the target has, so the richer wins whatever the poorer does
 * if it only never attacks in vain. The strategist attacks with one point more than the other can have, if it has so many,
 * and else not; so it never loses from the richer seat but by the few points it pays for time. A round without an attack
 * would end the war. Unless it surely leads, it then attacks with a single point that will be lost, which gives the other
 * one more chance to err: in each round if it is surely behind, else in the first few rounds only.
 *
 * More countries: it offers all of them its own terms, and signs no others. Each ally pledges all that it has, so that
 * whoever attacks the strategist has its allies against him. From four countries on a loan is to be paid back threefold:
 * there are then as many battles between others as with itself, and it has a part in each. It lends to an ally whenever
 * that is sure to give it the higher stake, and so much that the winner owes it both stakes; it withdraws what it has lent as
 * soon as the ally falls behind and it cannot help. It attacks whom it beats even if that country's allies lend half of what
 * they have, the richest first. In a battle of its own it counter-attacks with as little as it takes, calls its allies,
 * appeals while that can bring anything, and only then yields.
 */
export const worldGameStrategist: Bot<WorldGame> = (view, actions) => {
  const { setup, table } = view;
  const { step } = table;
  const { player } = actions[0] as Action;
  switch (step.kind) {
    case 'diplomacy':
      return negotiate(view, player, step.country);
    case 'pledge':
      return { type: 'set-pledge', player, points: termsOf(setup).pledge };
    case 'call':
      return attackOrPass(view, player, step.country);
    case 'amount':
      return { type: 'commit', player, points: pointsFor(view, step.target) };
    case 'aid':
      return aid(view, player, step);
    case 'answer':
      return answer(actions);
    case 'over':
      return actions[0] as Action;
  }
};

/** What a country has staked of its own or lent in the battle that stands. */
function staked(step: Step, country: CountryIndex): number {
  if (step.kind !== 'aid' && step.kind !== 'answer') return 0;
  const { battle } = step;
  const loan = loanOf<Battle>(battle, country);
  return (country === battle.attacker ? battle.own : 0) + (loan === undefined ? 0 : loan.free + loan.pledged);
}
