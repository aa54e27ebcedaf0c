import type { Bot } from '../../../bots/bot.ts';
import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { sample, type Rng } from '../../../core/random.ts';
import { whyNotLend, withdrawable } from '../rules/aid.ts';
import { countryOn } from '../rules/battle.ts';
import { countryName } from '../rules/countries.ts';
import { canPropose, signable } from '../rules/proposals.ts';
import type { Action, CountryIndex, Phase, WorldGame } from '../rules/types.ts';

/**
 * A bot that attacks countries that are, or only seem, weaker than its own country. It attacks even allies. Before an
 * attack, the bot sometimes promises peace to the target.
 */
export const bold: Bot<WorldGame> = (view, choices, rng) => decide(view, choices, rng, { daring: 3, repay: 1 });

/** A bot that makes alliances, lends to allies, and attacks only if victory is certain. */
export const cautious: Bot<WorldGame> = (view, choices, rng) => decide(view, choices, rng, { daring: 0, repay: 2 });

interface Character {
  /**
   * If this number is 0, the country attacks only if victory is certain. If it is a greater number n, about one of n
   * decisions is bold. In a bold decision, the country attacks if it has more points than the middle of the target's
   * range of points.
   */
  readonly daring: number;
  readonly repay: number;
}

type Seen = View<WorldGame>;

const NOTHING = { points: 0 };

/** Returns the action for the current phase. */
function decide(view: Seen, choices: Choices<Action>, rng: Rng, character: Character): Action {
  const { phase } = view.table;
  switch (phase.kind) {
    case 'diplomacy':
      return negotiate(view, phase, character);
    case 'call':
      return attackOrPass(view, phase.country, { rng, character });
    case 'aid':
      return aid(view, phase, rng);
    case 'answer':
      return answer(choices, rng);
    case 'pledge':
    case 'amount':
    case 'over':
      return sample(choices, rng);
  }
}

/** Signs a proposal if possible; otherwise, proposes an alliance to the next country in calling order. */
function negotiate(
  { viewer: player, setup, table, own = NOTHING }: Seen,
  { country, round }: Extract<Phase, { kind: 'diplomacy' }>,
  { repay }: Character,
): Action {
  const [open] = signable({ setup, table, own, player }, country);
  if (open !== undefined) return { type: 'sign', player, with: countryName(setup, open.from) };
  const next = (country + 1) % setup.countries.length;
  if (round > 1 || !canPropose({ setup, table }, country, next)) return { type: 'ready', player };
  const to = countryName(setup, next);
  return { type: 'propose-alliance', player, to, repay, pledge: Math.min(200, own.points) };
}

function attackOrPass(
  view: Seen,
  country: CountryIndex,
  { rng, character }: { readonly rng: Rng; readonly character: Character },
): Action {
  const { viewer: player } = view;
  const isBold = character.daring > 0 && rng.int(character.daring) === 0;
  const best = bestAttack(view, country, { isBold, isTrue: character.daring === 0 });
  if (best === undefined) return { type: 'pass', player };
  if (isBold && !view.table.notes.some(({ by }) => by === country)) {
    return { type: 'note', player, text: 'We want nothing but peace.', to: best.target, promise: 'peace' };
  }
  return { type: 'attack-with', player, ...best };
}

/**
 * Returns the largest attack for which the country has enough points. In a bold decision, an attack has one point more
 * than the middle of the target's range; otherwise, it has one point more than the maximum of this range.
 */
function bestAttack(
  { setup, table, own = NOTHING }: Seen,
  country: CountryIndex,
  { isBold, isTrue }: { readonly isBold: boolean; readonly isTrue: boolean },
): { readonly target: string; readonly points: number } | undefined {
  const isTarget = (index: CountryIndex): boolean =>
    index !== country && table.status[index] !== 'out' && !(isTrue && isAllied(table, country, index));
  let best: { target: string; points: number } | undefined;
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index]!;
    const points = 1 + (isBold ? Math.floor((lo + hi) / 2) : hi);
    if (!isTarget(index) || points > own.points) continue;
    if (best === undefined || points > best.points) best = { target: name, points };
  }
  return best;
}

/**
 * Lends some points to an ally. At random, the bot sometimes withdraws a loan or lends to a country that is not an
 * ally.
 */
function aid(
  { viewer: player, setup, table, own = NOTHING }: Seen,
  { battle, country }: Extract<Phase, { kind: 'aid' }>,
  rng: Rng,
): Action {
  const decline = { type: 'decline', player } as const;
  if (withdrawable(setup, battle, country) > 0) return rng.int(4) === 0 ? { type: 'withdraw', player } : decline;
  if (own.points === 0 || whyNotLend(table, battle, country) !== undefined) return decline;
  const isFriend = isAllied(table, country, countryOn(battle, battle.answering));
  if (!isFriend && rng.int(8) > 0) return decline;
  return { type: 'lend', player, points: 1 + rng.int(Math.ceil(own.points / 2)) };
}

/**
 * Counter-attacks with the fewest points possible. If no counter-attack is possible, calls the pledges of allies,
 * sometimes appeals for aid, or yields.
 */
function answer(choices: Choices<Action>, rng: Rng): Action {
  const action = firstOf(choices, 'counter') ?? firstOf(choices, 'call');
  if (action !== undefined) return action;
  const again = firstOf(choices, 'appeal');
  return again !== undefined && rng.int(2) === 0 ? again : firstOf(choices, 'yield')!;
}

/**
 * Returns the first choice of a given action type. The function does not read the whole list of choices, because the
 * list of amounts can be long.
 */
function firstOf(choices: Choices<Action>, type: Action['type']): Action | undefined {
  for (const action of choices) if (action.type === type) return action;
  return undefined;
}

function isAllied({ alliances }: Seen['table'], one: CountryIndex, other: CountryIndex): boolean {
  return alliances.some(
    ({ members, standing }) => standing.kind === 'in-force' && members.includes(one) && members.includes(other),
  );
}
