import type { ActionKind, FieldValues } from './action-kind.ts';
import type { ChanceOutcome } from './chance.ts';
import type { GameTypes } from './game.ts';
import type { Entry, ChoiceList } from './choice-builder.ts';
import { isEqual } from './plain-data.ts';

/** Returns every chance outcome once, with its weight. `actionAt` returns the action with the given number. */
export function outcomesOf<Action>(
  offers: ChoiceList,
  actionAt: (number: number) => Action,
): readonly ChanceOutcome<Action>[] {
  const outcomes: { action: Action; weight: number }[] = [];
  for (let place = 0; place < offers.length; place++) {
    const entry = offers.entry(place);
    const end = afterEvents(entry);
    const weight = entry.size / (end - entry.start);
    for (let number = entry.start; number < end; number++) addOutcome(outcomes, actionAt(number), weight);
  }
  return outcomes;
}

/** Whether the choices contain a chance event with these fields. */
export function isOutcome<G extends GameTypes>(
  offers: ChoiceList,
  kind: ActionKind<G>,
  setup: G['setup'],
  fields: FieldValues,
): boolean {
  for (let place = 0; place < offers.length; place++) {
    const entry = offers.entry(place);
    if (entry.type !== kind.type) continue;
    for (let number = entry.start; number < afterEvents(entry); number++) {
      if (isEqual(kind.fieldsAt(setup, entry, number), fields)) return true;
    }
  }
  return false;
}

/**
 * In each entry, callers must read the numbers from `start` to the result (excluded). All numbers of a weighted entry
 * stand for the same event, so callers read only its first number.
 */
function afterEvents({ sort, start, end }: Entry): number {
  return sort === 'one' ? start + 1 : end;
}

function addOutcome<Action>(outcomes: { action: Action; weight: number }[], action: Action, weight: number): void {
  const last = outcomes.at(-1);
  // Equal outcomes follow each other, because the cards in a deck are sorted.
  if (last !== undefined && isEqual(last.action, action)) last.weight += weight;
  else outcomes.push({ action, weight });
}
