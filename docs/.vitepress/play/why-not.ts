/** Why something in the picture cannot be done something with. */
import type { FieldRange, GameTypes, Violation, View } from 'countersheet/core';
import type { Playable } from './playable.ts';

/** An action that is refused, and why. */
export interface Refusal {
  readonly type: string;
  readonly reason: string;
  readonly rule: string | undefined;
}

/** So many fields of a board are looked through for a name. */
const NAMES_MOST = 2000;

/** So many reasons are told. */
const REASONS_MOST = 4;

/**
 * Why what names a place cannot be done now. What fails for a better reason than the time comes first.
 *
 * @param place - As `data-place` of the picture has it; `''` for what names nothing.
 */
export function whyNot(playable: Playable, view: View<GameTypes>, place: string): readonly Refusal[] {
  const names = place === '' ? [] : place.split(' ');
  const refusals = Object.entries(playable.manifest.game.fields(view)).flatMap(([type, fields]) => {
    const action = example({ type, player: view.viewer }, fields, names);
    if (action === undefined || !isAction(playable, action)) return [];
    const violation = playable.manifest.game.whyIllegal(view, action);
    return violation === undefined ? [] : [refusal(playable, { view, type, violation })];
  });
  return refusals
    .sort((one, other) => Number(one.isTime) - Number(other.isTime))
    .filter((each, index, all) => all.findIndex(({ reason }) => reason === each.reason) === index)
    .slice(0, REASONS_MOST)
    .map(({ type, reason, rule }) => ({ type, reason, rule }));
}

function refusal(
  { messages }: Playable,
  { view, type, violation }: { view: View<GameTypes>; type: string; violation: Violation },
): Refusal & { isTime: boolean } {
  const isTime = violation.code === 'wrong-step';
  return { type, reason: messages.refusal(violation, view), rule: violation.rule, isTime };
}

/** An action of a type whose fields hold all of the names, the first value elsewhere; `undefined` if they do not fit. */
function example(
  action: Readonly<Record<string, unknown>>,
  fields: readonly FieldRange[],
  names: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  const left = new Set(names.filter((name) => name !== action['type']));
  const filled: Record<string, unknown> = { ...action };
  for (const field of fields) {
    if (field.size === 0) return undefined;
    const number = [...left].map((name) => placeIn(field, name)).find((each) => each >= 0);
    const value = field.at(number ?? (field.size === Infinity ? 1 : 0));
    if (number !== undefined) left.delete(String(value));
    if (value !== undefined) filled[field.key] = value;
  }
  return left.size === 0 && (names.length > 0 || fields.length === 0) ? filled : undefined;
}

function placeIn(field: FieldRange, name: string): number {
  const size = Math.min(field.size, NAMES_MOST);
  for (let number = 0; number < size; number++) if (field.at(number) === name) return number;
  return -1;
}

/** What is of chance, or has a wrong shape, is refused for no reason that a player could learn from. */
function isAction({ manifest: { game } }: Playable, action: object): boolean {
  try {
    game.parseAction(action);
    return true;
  } catch {
    return false;
  }
}
