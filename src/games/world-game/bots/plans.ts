/** Short plans for *The World Game*, which show weaknesses of other bots. Each plan is a few lines of code. */
import type { Bot } from '../../../bots/bot.ts';
import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { sample } from '../../../core/random.ts';
import type { Action, Range, WorldGame } from '../rules/types.ts';
import { strategist } from './strategist.ts';

type Seen = View<WorldGame>;

/** A plan returns an action, or `undefined` if the bot should play like the strategist. */
type Plan = (view: Seen, type: Seen['table']['phase']['kind'], choices: Choices<Action>) => Action | undefined;

function planned(plan: Plan): Bot<WorldGame> {
  return (view, choices, rng, budget) =>
    plan(view, view.table.phase.kind, choices) ?? strategist(view, choices, rng, budget);
}

/** A bot that, whenever it is called, attacks a country with a single point, so that the war continues. */
const raider: Bot<WorldGame> = (view, choices, rng, budget) => {
  if (view.table.phase.kind !== 'call') return strategist(view, choices, rng, budget);
  const targets = [...choices].flatMap((each) => (each.type === 'attack' ? [each.target] : []));
  if (targets.length === 0) return { type: 'pass', player: view.viewer };
  return { type: 'attack-with', player: view.viewer, target: sample(targets, rng), points: 1 };
};

/** A bot that never attacks. */
const pacifist = planned(({ viewer: player }, kind) => (kind === 'call' ? { type: 'pass', player } : undefined));

/** A bot that does not attack as long as its points exceed the known minimum of every other country's points. */
const leader = planned((view, kind) => {
  const own = view.own!.points;
  const isAhead = kind === 'call' && othersOf(view).every(([, { lo }]) => own > lo);
  return isAhead ? { type: 'pass', player: view.viewer } : undefined;
});

/** A bot that makes no alliances. */
const loner = planned(({ viewer: player }, kind) => (kind === 'diplomacy' ? { type: 'ready', player } : undefined));

/** A bot that never lends points. */
const miser = planned(({ viewer: player }, kind) => (kind === 'aid' ? { type: 'decline', player } : undefined));

/**
 * A bot that attacks the richest country whose points it can certainly exceed, even if other countries help this
 * country. The bot commits the fewest points with which the attack can succeed.
 */
const striker = planned((view, kind) => {
  if (kind !== 'call') return undefined;
  const [target] = preyOf(view);
  if (target === undefined) return { type: 'pass', player: view.viewer };
  return { type: 'attack-with', player: view.viewer, ...target };
});

/** A bot that attacks the poorest country whose points it can certainly exceed. */
const bully = planned((view, kind) => {
  if (kind !== 'call') return undefined;
  const target = preyOf(view).at(-1);
  if (target === undefined) return { type: 'pass', player: view.viewer };
  return { type: 'attack-with', player: view.viewer, ...target };
});

/**
 * A bot that attacks with all its points. The target of the attack is the richest country whose points the bot possibly
 * exceeds.
 */
const gambler = planned((view, kind) => {
  if (kind !== 'call') return undefined;
  const own = view.own!.points;
  const prey = othersOf(view).filter(([, { lo, hi }]) => own > (lo + hi) / 2);
  const [best] = prey.toSorted(([, one], [, other]) => other.hi - one.hi);
  if (best === undefined || own === 0) return { type: 'pass', player: view.viewer };
  return { type: 'attack-with', player: view.viewer, target: best[0], points: own };
});

/**
 * A bot that, if possible, lends all its points to the country that must answer, even to a country that is not an ally.
 */
const patron = planned(({ viewer: player, own }, kind, choices) => {
  if (kind !== 'aid') return undefined;
  // The loop ends at the first choice that is a loan, because the list of loans can be long.
  for (const { type } of choices) if (type === 'lend') return { type, player, points: own!.points };
  return undefined;
});

/** Returns the other countries in play, each with its publicly known range of points. */
function othersOf({ setup, table, viewer }: Seen): (readonly [string, Range])[] {
  return setup.countries.flatMap(({ name }, country) =>
    name === viewer || table.status[country] === 'out' ? [] : [[name, table.ranges[country]!] as const],
  );
}

/**
 * Returns the countries whose points the viewer can certainly exceed, with the points needed for an attack on each
 * country. In the list, the richest country is first.
 */
function preyOf(view: Seen): { readonly target: string; readonly points: number }[] {
  const own = view.own!.points;
  return othersOf(view)
    .map(([target, { hi }]) => ({ target, points: hi + 1 }))
    .filter(({ points }) => points <= own)
    .toSorted((one, other) => other.points - one.points);
}

/** The plans of this file, by name. */
export const plans: Readonly<Record<string, Bot<WorldGame>>> = {
  raider,
  pacifist,
  leader,
  loner,
  miser,
  striker,
  bully,
  gambler,
  patron,
};
