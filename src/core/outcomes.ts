/**
 * What chance may do, read from what its step offers.
 *
 * @packageDocumentation
 */
import type { ActionKind } from './action-kind.ts';
import type { ChanceOutcome } from './chance.ts';
import type { FieldValues } from './combination.ts';
import type { GameTypes } from './game.ts';
import type { Offers } from './offers.ts';
import { isEqual } from './plain-data.ts';

/** Every outcome once, with its weight; `actionAt` makes the action of a number. */
export function outcomesOf<Action>(
  offers: Offers,
  actionAt: (number: number) => Action,
): readonly ChanceOutcome<Action>[] {
  const outcomes: { action: Action; weight: number }[] = [];
  for (let place = 0; place < offers.length; place++) {
    const { sort, start, size } = offers.entry(place);
    const [count, weight] = sort === 'one' ? [1, size] : [size, 1];
    for (let rank = 0; rank < count; rank++) addOutcome(outcomes, actionAt(start + rank), weight);
  }
  return outcomes;
}

/** Whether an event with these fields is offered. */
export function isOutcome<G extends GameTypes>(
  offers: Offers,
  kind: ActionKind<G>,
  setup: G['setup'],
  fields: FieldValues,
): boolean {
  for (let place = 0; place < offers.length; place++) {
    const entry = offers.entry(place);
    if (entry.type !== kind.type) continue;
    const end = entry.sort === 'one' ? entry.start + 1 : entry.end;
    for (let number = entry.start; number < end; number++) {
      if (isEqual(entry.combinationAt(kind, setup, number).values, fields)) return true;
    }
  }
  return false;
}

function addOutcome<Action>(outcomes: { action: Action; weight: number }[], action: Action, weight: number): void {
  const last = outcomes.at(-1);
  // What is the same stands together, as the cards of a sorted deck do.
  if (last !== undefined && isEqual(last.action, action)) last.weight += weight;
  else outcomes.push({ action, weight });
}
