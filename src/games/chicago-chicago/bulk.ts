/**
 * Bulk actions: each is exactly the sum of small ones, since it is judged and played as these, one after the other.
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { copy } from '../../core/plain-data.ts';
import type { ActionRules } from '../../core/first-edition/spec.ts';
import { bringGuard } from './actions/bring-guard.ts';
import { commit } from './actions/commit.ts';
import { fill } from './actions/fill.ts';
import { garrison } from './actions/garrison.ts';
import { goOn } from './actions/go-on.ts';
import { halt } from './actions/halt.ts';
import { infiltrate } from './actions/infiltrate.ts';
import { leave } from './actions/leave.ts';
import { move } from './actions/move.ts';
import { post } from './actions/post.ts';
import { relieve } from './actions/relieve.ts';
import { singleOut } from './actions/single-out.ts';
import { strike } from './actions/strike.ts';
import { withdrawGuard } from './actions/withdraw-guard.ts';
import { areaAt, areaIndex, rowOf } from './board.ts';
import { orderOf } from './marches.ts';
import { noSuchArea } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { Action, ActionOf, AreaId, Chicago, Garrisons, Order, Setup, Side } from './types.ts';
import { POLICE_UNITS, SORTS } from './units.ts';

/** An action of which a bulk action may be made. */
type Part = ActionOf<
  | 'march'
  | 'fill'
  | 'relieve'
  | 'leave'
  | 'bring-guard'
  | 'withdraw-guard'
  | 'garrison'
  | 'post'
  | 'single-out'
  | 'commit'
  | 'strike'
>;

type Small = Exclude<Part, { type: 'march' }> | ActionOf<'move' | 'infiltrate' | 'go-on' | 'halt'>;

const RULES = {
  move,
  infiltrate,
  'go-on': goOn,
  halt,
  fill,
  relieve,
  leave,
  'bring-guard': bringGuard,
  'withdraw-guard': withdrawGuard,
  garrison,
  post,
  'single-out': singleOut,
  commit,
  strike,
} satisfies { [Type in Small['type']]: ActionRules<Chicago, ActionOf<Type>> };

/**
 * Why a bulk action is illegal: why the first of its parts is that cannot be played.
 *
 * @param isSetUp - Whether it must be the last of the set-up.
 */
export function whyNotOrders(
  { setup, table }: Seat<Chicago>,
  parts: readonly Part[],
  isSetUp = false,
): Violation<RuleId> | undefined {
  const state = {
    setup,
    table: copy(table),
    secrets: { demonstrators: {}, police: {} },
    hidden: {},
  };
  const refusal = playOrders(state, parts, undefined);
  if (refusal !== undefined || !isSetUp) return refusal;
  const { step } = state.table;
  if (step.kind !== 'garrison' && step.kind !== 'post') return undefined;
  return violation('units-left', 'CC-3.2', 'Boxes are left to be filled, or platoons to be placed.');
}

/**
 * Plays the parts of a bulk action until one is refused.
 *
 * @param state - Modified.
 * @returns Why a part was refused, `undefined` if none was.
 */
export function playOrders(state: ChicagoDraft, parts: readonly Part[], log: Log): Violation<RuleId> | undefined {
  for (const part of parts) {
    const refusal = part.type === 'march' ? playMarch(state, part, log) : playSmall(state, part, log);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** The orders of a step as actions, those of step 1 in the order in which groups set out. */
export function inOrder(
  { setup, player }: { readonly setup: Setup; readonly player: Side },
  orders: readonly Order[],
): readonly Part[] {
  const parts = orders.map((order) => ({ ...order, player }));
  if (player === 'police') return parts;
  const placeOf = (part: Part): number =>
    part.type === 'march' ? orderOf(rowOf(player, part.unit), areaIndex(setup, part.path[0] as AreaId)) : 0;
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The small actions of a set-up of the police. */
export function deployment(
  { setup }: { readonly setup: Setup },
  { player, boxes, areas }: { player: Side; boxes: Garrisons; areas: Garrisons },
): readonly Part[] {
  const ids = setup.scenario.areas.map(({ id }) => id);
  return [
    ...ids.flatMap((area) =>
      POLICE_UNITS.map(
        (unit) => ({ type: 'garrison', player, area, unit, count: countOf(boxes, area, unit) }) as const,
      ),
    ),
    ...POLICE_UNITS.flatMap((unit) =>
      ids.map((area) => ({ type: 'post', player, unit, area, count: countOf(areas, area, unit) }) as const),
    ),
  ].filter(({ count }) => count > 0);
}

/** Why a set-up cannot be meant: it names an area that there is not, or a box where there is none. */
export function whyNotPlaced(
  { setup }: Seat<Chicago>,
  { boxes, areas }: { boxes: Garrisons; areas: Garrisons },
): Violation<RuleId> | undefined {
  const unknown = [...Object.keys(boxes), ...Object.keys(areas)].find((area) => areaIndex(setup, area) < 0);
  if (unknown !== undefined) return noSuchArea(unknown);
  const boxless = Object.keys(boxes).find((area) => areaAt(setup, areaIndex(setup, area)).box === undefined);
  if (boxless === undefined) return undefined;
  return violation('no-box', 'CC-2.2', `There is no minimum box in ${boxless}.`, { area: boxless });
}

/** The small actions of an attack outside parks. */
export function attackSteps({ player, area, groups, platoons, table }: ActionOf<'attack-groups'>): readonly Part[] {
  return [
    ...SORTS.filter((sort) => groups[sort] !== undefined).map(
      (sort) => ({ type: 'single-out', player, area, sort, count: groups[sort] as number }) as const,
    ),
    ...POLICE_UNITS.filter((unit) => platoons[unit] !== undefined).map(
      (unit) => ({ type: 'commit', player, unit, count: platoons[unit] as number }) as const,
    ),
    { type: 'strike', player, table },
  ];
}

function playMarch(state: ChicagoDraft, march: ActionOf<'march'>, log: Log): Violation<RuleId> | undefined {
  const { player, unit, path, count, infiltrating } = march;
  const [from, first, ...later] = path as [AreaId, AreaId, ...AreaId[]];
  const departure = { type: infiltrating ? 'infiltrate' : 'move', player, unit, from, to: first, count } as const;
  const refusal = playSmall(state, departure, log);
  if (refusal !== undefined) return refusal;
  for (const to of later) {
    const hasHalted = state.table.step.kind !== 'march';
    if (hasHalted) return violation('too-far', 'CC-4.1', `No points are left to enter ${to}.`, { to });
    const stop = playSmall(state, { type: 'go-on', player, to }, log);
    if (stop !== undefined) return stop;
  }
  return state.table.step.kind === 'march' ? playSmall(state, { type: 'halt', player }, log) : undefined;
}

function playSmall(state: ChicagoDraft, action: Small, log: Log): Violation<RuleId> | undefined {
  // The rules of a type of action take the actions of that type; the compiler cannot follow that through the record.
  const rules = RULES[action.type] as unknown as ActionRules<Chicago, Action>;
  const { setup, table } = state;
  const refusal = rules.whyIllegal({ player: action.player, setup, table: table, own: {} }, action);
  if (refusal === undefined) rules.apply(state, action, log);
  return refusal;
}

function countOf(garrisons: Garrisons, area: AreaId, unit: (typeof POLICE_UNITS)[number]): number {
  return Object.hasOwn(garrisons, area) ? (garrisons[area]?.[unit] ?? 0) : 0;
}
