/**
 * Short plans for *Chicago-Chicago!* that look for weaknesses of other bots. Each plan is a few lines of code. Each
 * plan is for one side. A bot with such a plan plays the other side like the strategist.
 */
import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { defaultScenario } from '../rules/scenario.ts';
import type { Side } from '../rules/sides.ts';
import type { Action, Chicago } from '../rules/types.ts';
import { planned, strategist } from './strategist.ts';
import { distancesTo } from './routes.ts';

/**
 * Returns a bot with a plan for one side. The bot goes through `types` and plays the first action type that is legal.
 * If no type is legal, the bot plays like the strategist. The bot also plays the other side like the strategist.
 */
function insisting(side: Side, ...types: readonly Action['type'][]): Bot<Chicago> {
  return (view, choices, rng, budget) => {
    const open = view.viewer === side ? [...choices] : [];
    const meant = types
      .map((type) => open.find((action) => action.type === type))
      .find((action) => action !== undefined);
    return meant ?? strategist(view, choices, rng, budget);
  };
}

/** A plan for demonstrators who stay in Lincoln Park and only end their steps. */
const sitter = insisting('demonstrators', 'end-step');

/** Returns a plan for demonstrators who gather in a park, stay there, and confront all police who come. */
function gatheredIn(park: string): Bot<Chicago> {
  return (view, choices, rng, budget) => {
    const { kind } = view.table.phase;
    if (kind === 'gather') return { type: 'gather', player: 'demonstrators', area: park };
    const end = kind === 'move' ? [...choices].find(({ type }) => type === 'end-step') : undefined;
    return end ?? strategist(view, choices, rng, budget);
  };
}

/** A plan for demonstrators who march like the strategist and never attack. */
const marcher: Bot<Chicago> = (view, choices, rng, budget) => {
  const end = view.table.phase.kind === 'confront' ? [...choices].find(({ type }) => type === 'end-step') : undefined;
  return end ?? strategist(view, choices, rng, budget);
};

/** A plan for police who stay where they are, and attack in parks at any odds. */
const brawlers = insisting('police', 'engage');

/** A plan for police who all move to the park with the largest crowd, and attack in parks at any odds. */
const massedPolice: Bot<Chicago> = (view, choices, rng, budget) => {
  const { kind } = view.table.phase;
  if (view.viewer !== 'police' || (kind !== 'patrol' && kind !== 'march' && kind !== 'attack'))
    return strategist(view, choices, rng, budget);
  const actions = [...choices];
  const distances = distancesTo(view, [largestCrowd(view)]);
  const awayOf = (area: string): number => distances[view.setup.scenario.areas.findIndex(({ id }) => id === area)]!;
  const nearer = actions.filter((action) => action.type === 'go-on' || action.type === 'move');
  const [best] = nearer
    .filter((action) => action.type === 'go-on' || awayOf(action.to) < awayOf(action.from))
    .toSorted((one, other) => awayOf(one.to) - awayOf(other.to));
  const wanted = ['engage', 'fill'].map((type) => actions.find((action) => action.type === type));
  const rest = ['halt', 'end-step'].map((type) => actions.find((action) => action.type === type));
  return [...wanted, best, ...rest].find((action) => action !== undefined)!;
};

/** A plan for demonstrators who go from park to park without using the streets. */
const infiltrator = planned({ infiltrate: true, goal: 'michigan-avenue' });

/** A plan for demonstrators who always march to Michigan Avenue on A turns. */
const avenueMarcher = planned({ goal: 'michigan-avenue' });

/** A plan for demonstrators who always march to the Magnificent Mile on A turns. */
const mileMarcher = planned({ goal: 'magnificent-mile' });

/** A plan for police who send only as many platoons to each area as they need for odds of 1-1. */
const thinPolice = planned({ street: 1 });

/** A plan for police who send platoons to each area up to odds of 4-1. */
const densePolice = planned({ park: 4, street: 4 });

/** A plan for police who stand in the way of marches to the areas with the most points. */
const pickets = planned({ picket: true });

function largestCrowd({ setup, table }: View<Chicago>): number {
  const parks = setup.scenario.areas.flatMap(({ park }, place) => (park === undefined ? [] : [place]));
  const crowdAt = (place: number): number => table.groups.fresh.reduce((sum, row) => sum + row[place]!, 0);
  return parks.reduce((one, other) => (crowdAt(other) > crowdAt(one) ? other : one));
}

const PARKS = defaultScenario.areas.filter(({ park }) => park !== undefined).map(({ id }) => id);

/** The plans of this file, by name. */
export const plans: Readonly<Record<string, Bot<Chicago>>> = {
  sitter,
  marcher,
  infiltrator,
  avenueMarcher,
  mileMarcher,
  brawlers,
  massedPolice,
  thinPolice,
  densePolice,
  pickets,
  ...Object.fromEntries(PARKS.map((park) => [`stay in ${park}`, gatheredIn(park)])),
};
