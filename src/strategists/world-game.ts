/**
 * A country of *The World Game* that waits until it is sure.
 *
 * @packageDocumentation
 */
import type { Bot } from '../bots/bot.ts';
import type { Position, Seat, View } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import { loanOf } from '../games/world-game/battle.ts';
import type { Action, Battle, CountryIndex, Range, Step, Table, WorldGame } from '../games/world-game/types.ts';

/** How much more than its share of the points a rich country may hope for. */
const GREED = 2;

/** The chance from which on it takes something for sure. */
const SURE = 0.9;

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
 * Keeps its points together and lets the others waste theirs.
 *
 * It signs nothing and lends nothing, so that no battle of others costs it anything. It attacks only whom it beats as good as
 * surely by what everybody knows, and then with one point more than the target can have, if it has so many. If a round would
 * pass without any attack, which ends the war, and it is not as good as sure to lead, it attacks with a single point that will
 * be lost: so the war goes on, and the others go on making mistakes. (Against an equal that makes none it loses by that
 * point what would have been a draw.) In a battle it counter-attacks with as little as it takes, calls its allies, appeals
 * while that can bring anything, and only then yields.
 */
export const worldGameStrategist: Bot<WorldGame> = (view, actions) => {
  const { step } = view.table;
  switch (step.kind) {
    case 'call':
      return attackOrPass(view, actions, step.country);
    case 'answer':
      return first(actions, ['counter', 'call', 'appeal', 'yield']);
    case 'amount':
      return announce(view, actions, step.target);
    case 'aid':
      return first(actions, ['decline']);
    case 'diplomacy':
      return first(actions, ['refuse', 'ready']);
    case 'pledge':
    case 'over':
      return actions[0] as Action;
  }
};

/** The first action of the first of these types that is open: of counter-attacks the one that adds least. */
function first(actions: readonly Action[], types: readonly Action['type'][]): Action {
  for (const type of types) {
    const action = actions.find((each) => each.type === type);
    if (action !== undefined) return action;
  }
  return actions[0] as Action;
}

function attackOrPass(view: View<WorldGame>, actions: readonly Action[], country: CountryIndex): Action {
  const { setup, table } = view;
  const pass = first(actions, ['pass']);
  const target = preyOf(view, country) ?? (table.attacked || leads(view, country) ? undefined : wallOf(table, country));
  const name = setup.countries[target ?? -1]?.name;
  return actions.find((action) => action.type === 'attack' && action.target === name) ?? pass;
}

/** How many points it announces: one more than the target can have if that is planned, else a single one. */
function announce(view: View<WorldGame>, actions: readonly Action[], target: CountryIndex): Action {
  const points = isPrey(view, target) ? Math.min(view.own?.points ?? 0, rangeOf(view.table, target).hi + 1) : 1;
  return actions.find((action) => action.type === 'commit' && action.points === points) ?? first(actions, ['commit']);
}

/** The richest country that it beats as good as surely. */
function preyOf(view: View<WorldGame>, country: CountryIndex): CountryIndex | undefined {
  const wealth = (target: CountryIndex): number => middle(rangeOf(view.table, target));
  const prey = rivalsOf(view.table, country).filter((target) => isPrey(view, target));
  return prey.toSorted((one, other) => wealth(other) - wealth(one))[0];
}

function isPrey({ table, own }: View<WorldGame>, target: CountryIndex): boolean {
  const { lo, hi } = rangeOf(table, target);
  return (own?.points ?? 0) > lo + SURE * (hi - lo);
}

/** Whether it would win if the war ended now, as good as surely. */
function leads({ table, own }: View<WorldGame>, country: CountryIndex): boolean {
  let chance = 1;
  for (const rival of rivalsOf(table, country)) {
    const { lo, hi } = rangeOf(table, rival);
    chance *= Math.min(1, Math.max(0, ((own?.points ?? 0) - lo) / (hi - lo + 1)));
  }
  return chance >= SURE;
}

/** The country that most surely throws back a single point. */
function wallOf(table: Table, country: CountryIndex): CountryIndex | undefined {
  const least = (target: CountryIndex): number => rangeOf(table, target).lo;
  return rivalsOf(table, country).toSorted((one, other) => least(other) - least(one))[0];
}

function rivalsOf({ status }: Table, country: CountryIndex): readonly CountryIndex[] {
  return [...status.keys()].filter((rival) => rival !== country && status[rival] !== 'out');
}

/** What a country has staked of its own or lent in the battle that stands. */
function staked(step: Step, country: CountryIndex): number {
  if (step.kind !== 'aid' && step.kind !== 'answer') return 0;
  const { battle } = step;
  const loan = loanOf<Battle>(battle, country);
  return (country === battle.attacker ? battle.own : 0) + (loan === undefined ? 0 : loan.free + loan.pledged);
}

function rangeOf({ ranges }: Pick<Position<WorldGame>['table'], 'ranges'>, country: CountryIndex): Range {
  return ranges[country] as Range;
}

function middle({ lo, hi }: Range): number {
  return (lo + hi) / 2;
}
