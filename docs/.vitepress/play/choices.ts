/** What can be done, as a person chooses it: by kind, with an amount where actions differ in a number alone, narrowed by clicks. */
import type { AnyAction, GameTypes, View } from 'countersheet/core';
import { actionsAt } from 'countersheet/pictures';
import type { Playable } from './playable.ts';

/** Actions that differ in one number alone. One action that stands by itself is a family of one. */
export interface Family {
  /** Their lines by their number, the least first. */
  readonly lines: readonly string[];
  /** The numbers, in the order of the lines; `[]` if the action has none. */
  readonly amounts: readonly number[];
}

/** Families of one type of action. */
export interface Kind {
  readonly type: string;
  readonly families: readonly Family[];
}

/** More than these are not listed: no person reads them. */
const MOST = 20_000;

/** The lines of all that a viewer can do, what is not listed but has nothing to fill in included. */
export function linesFor(playable: Playable, view: View<GameTypes>): readonly string[] {
  const { game } = playable.manifest;
  const open = game.choices(view);
  const listed = Array.from({ length: Math.min(open.size, MOST) }, (_, number) => game.format(open.at(number)));
  if (listed.length === 0) return [];
  return [...listed, ...unlisted(playable, view)];
}

/** Set-ups and the like, which a search leaves alone; conceding stands apart from all. */
function unlisted({ manifest: { game, controls } }: Playable, view: View<GameTypes>): readonly string[] {
  const fields = game.fields(view);
  return game.unlisted
    .filter((type) => type !== controls.concede && fields[type]?.length === 0)
    .map((type) => ({ type, player: view.viewer }))
    .filter((action) => game.whyIllegal(view, action) === undefined)
    .map((action) => game.format(action));
}

/** The lines that speak of all of some places. */
export function narrowed(lines: readonly string[], places: readonly string[]): readonly string[] {
  return places.reduce<readonly string[]>((left, place) => actionsAt(left, place), lines);
}

/** Lines by type, and in it by all but their last number. */
export function kindsOf(lines: readonly string[]): readonly Kind[] {
  const kinds = new Map<string, Map<string, { amount: number; line: string }[]>>();
  for (const line of lines) {
    const type = typeOf(line);
    const { shape, amount } = shapeOf(line);
    const families = kinds.get(type) ?? new Map<string, { amount: number; line: string }[]>();
    families.set(shape, [...(families.get(shape) ?? []), { amount, line }]);
    kinds.set(type, families);
  }
  return [...kinds].map(([type, families]) => ({ type, families: [...families.values()].map(familyOf) }));
}

/** The type of the action that a line stands for. */
export function typeOf(line: string): string {
  return line.split(' ')[1] ?? '';
}

/** What stands on the button of an action. */
export function labelOf({ manifest: { game }, messages }: Playable, line: string, view: View<GameTypes>): string {
  return messages.label(game.parse(line), view);
}

/** The action of a line. */
export function actionOf({ manifest: { game } }: Playable, line: string): AnyAction<GameTypes> {
  return game.parse(line);
}

/** The heading over the actions of a type. */
export function heading({ messages }: Playable, type: string): string {
  return messages.catalogue.headings[type] ?? type;
}

function familyOf(members: readonly { amount: number; line: string }[]): Family {
  const sorted = [...members].sort((one, other) => one.amount - other.amount);
  const amounts = sorted.length === 1 ? [] : sorted.map(({ amount }) => amount);
  return { lines: sorted.map(({ line }) => line), amounts };
}

/** A line with its last number taken out. */
function shapeOf(line: string): { shape: string; amount: number } {
  const number = /^(.*) (\d+)((?: -)*)$/u.exec(line);
  if (number === null) return { shape: line, amount: 0 };
  return { shape: `${number[1]!} #${number[3]!}`, amount: Number(number[2]) };
}
