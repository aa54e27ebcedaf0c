import type fc from 'fast-check';
import { type AnyAction, eventsFor, type GameEvent, type GameTypes, type Transition } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { dealt, ensure, shown } from '../breach.ts';
import { differences, leavesOf } from '../differences.ts';
import { everywhere, isDue, isUnlisted, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that an action logs a public event if it changes the table. If only the phase changes, no event is needed. If
 * chance acts next, the new values can appear in the events of the chance action. Then the player's action needs no
 * event. Two kinds of new values need no event: names of players, such as the player to move, and initial values, such
 * as a counter that returns to 0.
 *
 * @param subject - The game, and settings for its matches.
 */
export function tellsWhatChanges<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('tellsWhatChanges', subject, (spot) => {
    const { game, options, state, action } = spot;
    if (action === undefined) return;
    const step = game.step(state, action);
    if (eventsFor(step.events, 'spectator').length > 0) return;
    const [before, after] = [state, step.state].map(({ table }) => ({ ...table, phase: undefined }));
    const [old, first] = [before, game.setup(options).table].map((table) => new Map(joined(table)));
    const players: readonly unknown[] = game.players(state);
    const values = joined(after).filter(
      ([path, value]) => old!.get(path) !== value && first!.get(path) !== value && !players.includes(value),
    );
    if (values.length === 0) return;
    const told = new Set(joined(eventsOfChance(spot, step)).map(([, value]) => value));
    ensure(
      values.every(([, value]) => told.has(value)),
      () =>
        `${game.format(action)} changes the table, but no public event shows the change: ${differences(before, after)}.`,
      'Log an event without `only` in `apply`: people and programs read the events to follow a match.',
    );
  });
}

/** If chance is to act after a step, plays a random outcome and returns its public events. */
function eventsOfChance<G extends GameTypes>({ game, rng }: Spot<G>, { state }: Transition<G>): readonly GameEvent[] {
  if (game.turn(state).kind !== 'chance') return [];
  return eventsFor(game.step(state, game.randomAction(state, rng)).events, 'spectator');
}

/**
 * For each viewer, this many worlds are sampled. Worlds are compared only if the viewer has the same view in at least
 * `ALIKE` of these worlds.
 */
const WORLDS = 24;
const ALIKE = 12;
/**
 * This many worlds are sampled to confirm a suspicion. If the clue does not always equal the hidden value, the
 * suspicion is reported only if at least two values of the clue were repeated at least `REPEATS` times.
 */
const MORE_WORLDS = 200;
const REPEATS = 8;

/**
 * Events can give information to a viewer, by their fields, by their number, or by the fact that they occur. Checks
 * that later views of a viewer contain all information from earlier events, unless this information no longer matters.
 * This law detects events that are shown to too many players. The law also detects a view that lacks information which
 * events have shown to its viewer.
 *
 * @param subject - The game, and settings for its matches.
 */
export function keepsWhatItTells<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('keepsWhatItTells', subject, (spot) => {
    const { game, state, action } = spot;
    if (action === undefined || !(isUnlisted(game, action) || isDue(spot, 30))) return;
    for (const viewer of [...game.players(state), 'spectator' as const]) {
      const [first, ...others] = stepsInWorlds(spot, viewer, { action, count: WORLDS });
      if (first === undefined) continue;
      const view = game.view(first.state, viewer);
      const accountsOf = (steps: readonly Transition<G>[]): readonly Account[] =>
        steps.filter((step) => isEqual(game.view(step.state, viewer), view)).map((step) => accountOf(step, viewer));
      const accounts = accountsOf([first, ...others]);
      const more = (): readonly Account[] => accountsOf(stepsInWorlds(spot, viewer, { action, count: MORE_WORLDS }));
      if (accounts.length >= ALIKE) revealsNoSecret(accounts, more, viewer);
    }
  });
}

/**
 * Samples worlds from a viewer's view, and in each world plays an action that has the same type as the given action. If
 * the given action is unlisted, plays exactly this action.
 */
function stepsInWorlds<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  viewer: G['player'] | 'spectator',
  { action, count }: { readonly action: AnyAction<G>; readonly count: number },
): readonly Transition<G>[] {
  const { type, player } = action;
  const view = game.view(state, viewer);
  const steps: Transition<G>[] = [];
  for (let tries = 0; tries < count; tries++) {
    const world = dealt(game, view, rng);
    const open = isUnlisted(game, action)
      ? [action].filter((each) => game.whyIllegal(world, each) === undefined)
      : game.legalActions(world, player).filter((each) => each.type === type);
    if (open.length > 0) steps.push(game.step(world, open[rng.int(open.length)]!));
  }
  return steps;
}

/**
 * For one world, the information that events show to a viewer (`told`), and the information that stays hidden from the
 * viewer (`kept`), each by name.
 */
interface Account {
  readonly events: readonly GameEvent[];
  /** The fields of the events, and the number of events of each type. */
  readonly told: ReadonlyMap<string, unknown>;
  readonly kept: ReadonlyMap<string, unknown>;
}

function accountOf<G extends GameTypes>(
  { state, events: all }: Transition<G>,
  viewer: G['player'] | 'spectator',
): Account {
  const events = eventsFor(all, viewer);
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(countOf(type), (counts.get(countOf(type)) ?? 0) + 1);
  const { secrets, hidden } = state;
  const { [viewer]: _, ...others } = secrets as { [player: string]: unknown };
  return { events, told: new Map([...counts, ...joined(events)]), kept: new Map(joined({ secrets: others, hidden })) };
}

/**
 * @param more - Samples more worlds, and returns an {@link Account} for each of them.
 */
function revealsNoSecret(accounts: readonly Account[], more: () => readonly Account[], viewer: string): void {
  const places = varying(accounts.map(({ kept }) => kept));
  let further: readonly Account[] | undefined;
  for (const clue of varying(accounts.map(({ told }) => told))) {
    for (const place of places) {
      const isSame = accounts.every(({ told, kept }) => told.has(clue) && told.get(clue) === kept.get(place));
      if (!isSame && !tells(accounts, { clue, place, repeats: 1 })) continue;
      further ??= more();
      if (isSame || tells([...accounts, ...further], { clue, place, repeats: REPEATS })) {
        reportClue(accounts, { clue, place, viewer });
      }
    }
  }
}

/** Returns the names that do not have the same value in all worlds. */
function varying(worlds: readonly ReadonlyMap<string, unknown>[]): readonly string[] {
  const names = new Set(worlds.flatMap((values) => [...values.keys()]));
  return [...names].filter((name) => worlds.some((values) => values.get(name) !== worlds[0]!.get(name)));
}

/**
 * The suspicion that a clue in the events reveals the hidden value at a place in the state. `repeats` says how often a
 * value of the clue must have been repeated together with the same hidden value.
 */
interface Suspicion {
  readonly clue: string;
  readonly place: string;
  readonly repeats: number;
}

/**
 * Returns true if the same hidden value always occurs with the same value of the clue, and at least two values of the
 * clue are repeated often enough.
 */
function tells(accounts: readonly Account[], { clue, place, repeats }: Suspicion): boolean {
  const clueFor = new Map<unknown, unknown>();
  const counts = new Map<unknown, number>();
  for (const { told, kept } of accounts) {
    const [value, hidden] = [told.get(clue), kept.get(place)];
    if (!clueFor.has(hidden)) clueFor.set(hidden, value);
    else if (clueFor.get(hidden) === value) counts.set(value, (counts.get(value) ?? 0) + 1);
    else return false;
  }
  return [...counts.values()].filter((count) => count >= repeats).length > 1;
}

function reportClue(
  accounts: readonly Account[],
  { clue, place, viewer }: { readonly clue: string; readonly place: string; readonly viewer: string },
): void {
  const { events } = accounts.find(({ told }) => told.has(clue))!;
  const [index, field] = clue.split('.');
  const event = events.find(({ type }, number) => clue === countOf(type) || index === String(number))!;
  const revealing = field === undefined ? `${clue} reveals information` : `The event ${shown(event)} reveals ${field}`;
  const examples = new Map(
    accounts.map(({ told, kept }) => [shown(told.get(clue) ?? 'absent'), shown(kept.get(place))]),
  );
  const pairs = [...examples].slice(0, 3).map(([value, hidden]) => `${value} with ${hidden}`);
  ensure(
    false,
    `${revealing} to ${viewer}. But the next state stores this information at ${place}, where ${viewer} cannot see it: ${pairs.join(', ')}.`,
    {
      todo: 'If the event is not for this viewer, set `only`. If the event is for this viewer, store the information in the viewer’s secret or on the table, because worlds are sampled from the view.',
      rule: event.rule,
    },
  );
}

function countOf(type: string): string {
  return `The number of events "${type}"`;
}

function joined(data: unknown): readonly (readonly [string, unknown])[] {
  return [...leavesOf(data)].map(([path, value]) => [path.join('.'), value]);
}
