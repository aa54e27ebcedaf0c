import type fc from 'fast-check';
import type { GameTypes, State } from '../../core/game.ts';
import { isConstant, isEqual, isObject } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { formatRecord, parseRecord, createRecord, replay } from '../../core/record.ts';
import { accepted, dealt, ensure, shown } from '../breach.ts';
import { differences } from '../differences.ts';
import { everywhere, isDue, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that playing an action does not change or freeze the given state and the given action.
 *
 * @param subject - The game, and settings for its matches.
 */
export function leavesItsInputUntouched<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('leavesItsInputUntouched', subject, ({ game, state, action }) => {
    if (action === undefined) return;
    const [ownState, ownAction] = [structuredClone(state), structuredClone(action)];
    const before = JSON.stringify([ownState, ownAction]);
    const events = game.step(ownState, ownAction).events.length;
    ensure(
      JSON.stringify([ownState, ownAction]) === before,
      `The state or the action that \`step\` received has changed. \`step\` returned ${String(events)} events.`,
      'Rules may write only to the draft that `apply` gets.',
    );
    ensure(
      !hasFrozenPart(ownState) && !hasFrozenPart(ownAction),
      'A part of the state or of the action that `step` received is now frozen.',
      'Store copies of the values in an action, not the objects themselves.',
    );
  });
}

/**
 * Checks that the same action in the same state always has the same result, and that the same view with the same random
 * numbers always gives the same sampled world.
 *
 * @param subject - The game, and settings for its matches.
 */
export function isDeterministic<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('isDeterministic', subject, ({ game, state, action, rng }) => {
    const view = game.view(state, game.players(state)[0]!);
    const luck = rng.int(1_000_000);
    const [world, again] = [dealt(game, view, createRng(luck)), dealt(game, view, createRng(luck))];
    ensure(
      isEqual(world, again),
      () => `\`sampleHidden\` deals two different worlds from the same random numbers: ${differences(world, again)}.`,
      'Let `sampleHidden` draw only from its second argument, not from `Math.random`.',
    );
    if (action === undefined) return;
    const [one, other] = [game.step(state, action), game.step(state, action)];
    ensure(
      isEqual(one, other),
      () => `The same action has two different results: ${differences(one, other)}.`,
      'A rule must depend only on its arguments, not on the clock, `Math.random` or variables of the module.',
    );
  });
}

/**
 * Checks that states, events and views are plain JSON data and deeply frozen.
 *
 * @param subject - The game, and settings for its matches.
 */
export function givesFrozenJson<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('givesFrozenJson', subject, ({ game, state, action }) => {
    const views = [...game.players(state), 'spectator' as const].map((viewer) => game.view(state, viewer));
    const stepped = action === undefined ? [] : [game.step(state, action), game.applyAction(state, action)];
    for (const data of [state, ...views, ...stepped]) {
      const odd = oddPartOf(data);
      ensure(
        odd === undefined,
        () => `A state, a view or an event is not plain JSON data: ${String(odd)}.`,
        'Do not store `undefined`, `NaN`, `Date`, `Map`, `Set` or class instances in a state or an event; leave out absent values.',
      );
      ensure(
        isConstant(data),
        'A state, a view or an event is not deeply frozen.',
        'Create the game with `defineGame`.',
      );
    }
  });
}

/** Describes the first value that JSON cannot store: `events.0.card is undefined`. */
function oddPartOf(data: unknown, path = ''): string | undefined {
  if (!isObject(data)) return isJson(data) ? undefined : `${path} is ${shown(data)}`;
  for (const [key, value] of Object.entries(data)) {
    const odd = oddPartOf(value, path === '' ? key : `${path}.${key}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function isJson(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

/**
 * Writes states, actions and records as text (JSON or notation) and reads them again. Checks that these data do not
 * change.
 *
 * @param subject - The game, and settings for its matches.
 */
export function comesBackFromText<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('comesBackFromText', subject, (spot) => {
    const { game, state, action } = spot;
    const parsed = readBack(spot);
    ensure(
      isEqual(parsed, state),
      () => `The state changes in a round trip through JSON: ${differences(parsed, state)}.`,
      'Declare every part of a state with a schema that does not change its values.',
    );
    const [listed, before] = [game.legalActions(parsed), game.legalActions(state)];
    ensure(
      isEqual(listed, before),
      () => `The legal actions change in a round trip of the state through JSON: ${differences(listed, before)}.`,
      'A rule has changed `setup`, which is constant during the match, or stores something outside the state.',
    );
    if (action === undefined) return;
    const line = game.format(action);
    ensure(
      !line.includes('\n') && isEqual(game.parse(line), action),
      `The action ${shown(action)} is written as "${line}", but cannot be read from this line.`,
      'Declare all fields of the action, in the order of its notation.',
    );
    ensure(
      isEqual(game.parseAction(JSON.parse(JSON.stringify(action))), action),
      `The action ${line} changes in a round trip through JSON.`,
      'Declare the fields of the action with shapes that accept every offered value.',
    );
    // Records are checked only in a few positions, because replaying a match from its start takes a long time.
    if (isDue(spot, 25)) recordComesBack(spot);
  });
}

/**
 * Checks that equal states have equal JSON texts. A state can be reached by play, read from JSON, or reached on a fork:
 * its text is the same in all three cases.
 *
 * @param subject - The game, and settings for its matches.
 */
export function isOneText<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('isOneText', subject, (spot) => {
    const { game, state, action, rng } = spot;
    const worlds = [...game.players(state), 'spectator' as const].map((viewer) =>
      dealt(game, game.view(state, viewer), rng),
    );
    for (const each of [state, ...worlds])
      isSameText('parseState', game.parseState(JSON.parse(JSON.stringify(each))), each);
    if (action === undefined) return;
    const fork = game.fork(state);
    fork.apply(action);
    isSameText('a fork', fork.state, game.applyAction(state, action));
  });
}

/** Checks that two states have the same text if they are equal. If the states differ, other laws report this. */
function isSameText(maker: string, one: unknown, other: unknown): void {
  const [text, expected] = [JSON.stringify(one), JSON.stringify(other)];
  if (text === expected || !isEqual(one, other)) return;
  let at = 0;
  while (text[at] === expected[at]) at++;
  const near = (whole: string): string => whole.slice(Math.max(at - 40, 0), at + 60);
  ensure(
    false,
    `The state from ${maker} has its keys in the wrong order: ${near(text)} instead of ${near(expected)}.`,
    'Write the keys of each part of a state in the order in which they are declared.',
  );
}

function readBack<G extends GameTypes>({ game, state }: Spot<G>): State<G> {
  return accepted(
    'A state reached by play is rejected as input',
    'Fix the rule that led to this state; or let the schema accept the rejected value; or fix `issueIn` or `issueInTable`.',
    () => game.parseState(JSON.parse(JSON.stringify(state))),
  );
}

function recordComesBack<G extends GameTypes>({ game, options, state, history }: Spot<G>): void {
  const record = createRecord(game, options, history);
  ensure(
    isEqual(parseRecord(game, formatRecord(game, record)), record),
    'The record changes in a round trip through text.',
    'Check the notation of the actions, and the schema of the options.',
  );
  const replayed = replay(game, JSON.parse(JSON.stringify(record))).at(-1);
  ensure(
    isEqual(replayed, state),
    () => `A replay of the record leads to another state: ${differences(replayed, state)}.`,
    'Options must survive a round trip, and rules must depend only on the state.',
  );
}

/** Returns true if a part of the data is frozen. Empty arrays are ignored, because they may have been frozen before. */
function hasFrozenPart(data: unknown): boolean {
  return isObject(data) && (Object.isFrozen(data) || Object.values(data).some(hasFrozenPart));
}
