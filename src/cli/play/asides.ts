import { distribution, toNumber } from '../../analysis/index.ts';
import type { Game, GameTypes, State, View } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import type { Messages } from '../../messages/index.ts';
import { inColumns } from '../../mechanics/text-columns.ts';
import { CommandError } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { botsOf, usualBotOf } from '../own-bots.ts';
import type { Say } from '../phrases/say.ts';
import { shortOf } from './notation.ts';

/** A game and how it is told. */
export interface Told<G extends GameTypes> {
  readonly game: Game<G>;
  readonly messages: Messages<G>;
  readonly say: Say;
  /** Of fields that are lists, the type of action that each in the list would be by itself. */
  readonly lists: Readonly<Record<string, G['action']['type']>>;
  /** How likely an action succeeds in the end, if its odds are not those up to the next decision; else `undefined`. */
  readonly succeeds: (view: View<G>, action: G['action']) => number | undefined;
}

/** How many worlds are tried where something is hidden. */
const WORLDS = 20;

/** Most outcomes that are shown. */
const OUTCOMES_MOST = 12;

/** Longest notation that anybody would type. */
const SHORT_MOST = 100;

/** Why an action is not allowed, with the rule; `undefined` if it is. */
export function whyNot<G extends GameTypes>(
  { game, messages }: Told<G>,
  view: View<G>,
  action: unknown,
): { readonly text: string; readonly rule?: string } | undefined {
  const violation = game.whyIllegal(view, action);
  if (violation === undefined) return undefined;
  const text = messages.refusal(violation, view);
  return violation.rule === undefined ? { text } : { text: `${text} (${violation.rule})`, rule: violation.rule };
}

/**
 * What an action may lead to, up to the next decision: how likely each change of the table is.
 *
 * @throws {@link CommandError} if it is not allowed.
 */
export function oddsOf<G extends GameTypes>(told: Told<G>, view: View<G>, action: G['action']): readonly string[] {
  const refused = whyNot(told, view, action);
  if (refused !== undefined) throw new CommandError(refused.text);
  const { game, messages, say } = told;
  const now = messages.picture(view).split('\n');
  const measure = (state: State<G>): string => changed(now, messages.picture(state).split('\n')) ?? say('unchanged');
  const shares = new Map<string, { exact: string; sum: number }>();
  const worlds = worldsOf(game, view);
  for (const world of worlds) {
    for (const { value, probability } of distribution(game, world, { play: [action], measure })) {
      const sum = (shares.get(value)?.sum ?? 0) + toNumber(probability) / worlds.length;
      shares.set(value, { exact: probability, sum });
    }
  }
  const sorted = [...shares].sort(([, one], [, other]) => other.sum - one.sum);
  const rows = sorted.slice(0, OUTCOMES_MOST).flatMap(([text, { exact, sum }]) => {
    const [first = '', ...rest] = text.split('\n');
    const share = inPercent(sum);
    const chance = worlds.length === 1 ? say('exact', { exact, share }) : say('share', { share });
    return [[sorted.length === 1 ? say('always') : chance, first], ...rest.map((line) => ['', line])];
  });
  const left = sorted.length - OUTCOMES_MOST;
  const succeeds = told.succeeds(view, action);
  return [
    ...(succeeds === undefined ? [] : [say('whole-attempt', { share: inPercent(succeeds) })]),
    ...inColumns(rows),
    ...(left > 0 ? [say('other-outcomes', { count: left })] : []),
  ];
}

function inPercent(share: number): number {
  return Math.round(1000 * share) / 10;
}

/** What a bot would do. */
export interface Hint<G extends GameTypes> {
  readonly bot: string;
  readonly action: G['action'];
}

/** What the usual bot of the game would do in this place: the same for the same view. */
export async function hintedAt<G extends GameTypes>(known: LoadedGame<G>, view: View<G>): Promise<Hint<G>> {
  const name = await usualBotOf(known);
  const { bot, budget } = (await botsOf(known))[name]!;
  return { bot: name, action: bot(view, known.game.choices(view), createRng('hint'), budget) };
}

/** The same in words: a line, and below it a line for each kind of action that it is made of. */
export function hintFor<G extends GameTypes>(
  told: Told<G>,
  view: View<G>,
  { bot, action }: Hint<G>,
): readonly string[] {
  const { game, messages, say } = told;
  const short = shortOf(game, action);
  const label = messages.label(action, view);
  const parts = partsOf(told, view, action).map((part) => messages.label(part, view));
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [
    short.length > SHORT_MOST ? say('long-hint', { bot, label }) : say('hint', { bot, label, short }),
    ...(parts.length < 2
      ? []
      : [...counts].map(([part, count]) => `  ${count === 1 ? '' : `${String(count)} × `}${part}`)),
  ];
}

/** What an action is the sum of: by the rules, or by the lists that it has. */
function partsOf<G extends GameTypes>(
  { game, lists }: Told<G>,
  view: View<G>,
  action: G['action'],
): readonly G['action'][] {
  const listed = Object.entries(lists).flatMap(([field, type]) => {
    const list = ((action as Readonly<Record<string, unknown>>)[field] ?? []) as readonly object[];
    return list.map((each) => ({ type, player: action.player, ...each }));
  });
  return listed.length > 0 ? listed : game.parts(view, action);
}

/** Worlds that a view allows, the same ones for the same view: one, where nothing is hidden. */
function worldsOf<G extends GameTypes>(game: Game<G>, view: View<G>): readonly State<G>[] {
  const rng = createRng('odds');
  const worlds = Array.from({ length: WORLDS }, () => game.sampleWorld(view, rng));
  const [first] = worlds;
  return worlds.every((each) => isEqual(each, first)) ? worlds.slice(0, 1) : worlds;
}

/** The lines that are no longer what they were; `undefined` if all are. */
function changed(before: readonly string[], after: readonly string[]): string | undefined {
  const lines = after.filter((line) => line.trim() !== '' && !before.includes(line));
  return lines.length === 0 ? undefined : lines.join('\n');
}
