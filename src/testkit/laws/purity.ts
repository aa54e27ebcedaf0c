/**
 * Laws of pure functions and plain data.
 *
 * @packageDocumentation
 */
import type fc from 'fast-check';
import type { GameTypes } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { formatRecord, parseRecord, recordOf, replay } from '../../core/record.ts';
import { ensure, everywhere, type Subject } from '../walk.ts';

/** Playing an action changes neither the state nor the action that were given, nor freezes them. */
export function leavesItsInputUntouched<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, action }) => {
    if (action === undefined) return;
    const [ownState, ownAction] = [structuredClone(state), structuredClone(action)];
    const before = JSON.stringify([ownState, ownAction]);
    const events = game.step(ownState, ownAction).events.length;
    ensure(
      JSON.stringify([ownState, ownAction]) === before,
      `The state or the action changed (${String(events)} events).`,
    );
    ensure(!hasFrozenPart(ownState) && !hasFrozenPart(ownAction), 'A part of the state or the action was frozen.');
  });
}

/** The same action in the same state always has the same consequence. */
export function isDeterministic<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, action }) => {
    if (action === undefined) return;
    ensure(isEqual(game.step(state, action), game.step(state, action)), 'The same action had two consequences.');
  });
}

/** States, events and views are plain JSON data, deeply frozen. */
export function givesFrozenJson<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, action }) => {
    const views = [...game.players(state), 'spectator' as const].map((viewer) => game.view(state, viewer));
    for (const data of [state, ...views, ...(action === undefined ? [] : [game.step(state, action)])]) {
      ensure(isEqual(JSON.parse(JSON.stringify(data)), data), 'What came out is not plain JSON data.');
      ensure(isDeeplyFrozen(data), 'What came out is not frozen to the bottom.');
    }
  });
}

/** States, actions, notation and records come back from text as they were. */
export function comesBackFromText<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, options, state, history, action, rng }) => {
    ensure(
      isEqual(game.parseState(JSON.parse(JSON.stringify(state))), state),
      'The state does not come back from JSON.',
    );
    if (action === undefined) return;
    const line = game.format(action);
    ensure(!line.includes('\n') && isEqual(game.parse(line), action), `The action does not come back from "${line}".`);
    ensure(
      isEqual(game.parseAction(JSON.parse(JSON.stringify(action))), action),
      'The action does not come back from JSON.',
    );
    // Records are replayed from their beginning, so they are tried in some positions only.
    if (rng.int(25) !== 0) return;
    const record = recordOf(game, options, history);
    ensure(isEqual(parseRecord(game, formatRecord(game, record)), record), 'The record does not come back from text.');
    ensure(
      isEqual(replay(game, JSON.parse(JSON.stringify(record))).at(-1), state),
      'The record replays to another state.',
    );
  });
}

function isDeeplyFrozen(data: unknown): boolean {
  return (
    typeof data !== 'object' || data === null || (Object.isFrozen(data) && Object.values(data).every(isDeeplyFrozen))
  );
}

/** Whether a part was frozen; an empty list is not asked, since only its owner could tell. */
function hasFrozenPart(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && (Object.isFrozen(data) || Object.values(data).some(hasFrozenPart))
  );
}
