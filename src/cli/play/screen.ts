import type { GameTypes, Position, View } from '../../core/game.ts';
import type { Rulebook } from '../../core/rulebook.ts';
import type { LoadedGame } from '../game.ts';
import { ruleLink } from '../rules.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import type { Told } from './asides.ts';
import { fieldNames, openUnlisted, shortOf } from './notation.ts';
import type { Say } from '../phrases/say.ts';
import type { Menu } from './menu.ts';
import { type Group, type Item, itemsOf, type Offer, sizeOf, textOf, valueOf } from './offers.ts';

/** What it is shown with. */
export interface Screen<G extends GameTypes> extends Told<G> {
  readonly rulebook: Rulebook;
  /** What the player alone knows, with names. */
  readonly named: (view: View<G>) => object;
  readonly out: (line: string) => void;
  /** Whether links can be shown. */
  readonly links: boolean;
  /** Width of a sentence before its rule. */
  readonly width: number;
}

/** A screen for a game. */
export function screenOf<G extends GameTypes>(
  { game, manifest, isListed }: LoadedGame<G>,
  { messages, rulebook, say }: Spoken<G>,
  { out, links, columns }: Pick<Terminal, 'out' | 'links' | 'columns'>,
): Screen<G> {
  const named = (view: View<G>): object => manifest.ownSecrets?.(view) ?? view.own ?? {};
  const width = columns === undefined ? WIDTH_MOST : Math.min(WIDTH_MOST, columns - RULE_WIDTH);
  const succeeds = (view: View<G>, action: G['action']): number | undefined => manifest.successOf?.(view, action);
  const told = { game, messages, say, lists: manifest.controls.lists ?? {}, succeeds };
  return { ...told, rulebook, named, out, links: links && isListed, width };
}

const WIDTH_MOST = 92;

/** Width of a rule and what is before it. */
const RULE_WIDTH = 8;

/** Whether a player of this game can know what others do not: the same of every player, and at any time. */
export function holdsSecrets({ own }: View<GameTypes>): boolean {
  return Object.keys(own ?? {}).length > 0;
}

/** Tells events, each with its rule. */
export function tell<G extends GameTypes>(
  { game, messages, out, links, width }: Screen<G>,
  events: readonly G['event'][],
  position: Position<G>,
): void {
  for (const event of events) {
    const rule = links ? ruleLink(game.id, event.rule) : event.rule;
    out(`${messages.describe(event, position).padEnd(width)} ${rule}`);
  }
}

/** Shows the table, and what the player alone knows. */
export function showBoard<G extends GameTypes>({ messages, say, out, named }: Screen<G>, view: View<G>): void {
  out(`\n${messages.picture(view)}`);
  const facts = Object.entries(named(view))
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([part, value]) => `${say('part', { part })}: ${said(value)}`);
  if (facts.length > 0) out(say('alone', { facts: facts.join('; ') }));
  out('');
}

/** Shows what may be done, numbered from 1; at the beginning also what is not in the list and takes no number. */
export function showItems<G extends GameTypes>(
  screen: Screen<G>,
  view: View<G>,
  { offers, path }: Pick<Menu<G>, 'offers' | 'path'>,
): void {
  const { game, say, out } = screen;
  const items = itemsOf(offers, (type) => fieldNames({ game, view }, type));
  for (const [index, item] of items.entries()) {
    out(`${String(index + 1).padStart(3)}  ${itemText(screen, view, item)}`);
  }
  const types = path.length === 0 ? openUnlisted({ game, view }) : [];
  if (types.length > 0) out(`     ${say('also', { types })}`);
}

/** What stands in the prompt: what was chosen so far, and the amount that is asked for. */
export function chosenText<G extends GameTypes>(
  screen: Screen<G>,
  view: View<G>,
  { offers, isAmount, path }: Menu<G>,
): string {
  if (!isAmount) return path.map((group) => groupText(screen.say, group)).join(' ');
  return runText(screen, view, offers[0]!).join(': ');
}

function itemText<G extends GameTypes>(screen: Screen<G>, view: View<G>, item: Item<G>): string {
  const { game, messages, say } = screen;
  if (item.kind !== 'offer') {
    const ways = item.offers.reduce((sum, offer) => sum + sizeOf(offer), 0);
    return say('ways', { what: groupText(say, item), ways, example: messages.label(item.offers[0]!.action, view) });
  }
  const { action, run } = item.offer;
  if (run === undefined) return `${messages.label(action, view)}  [${shortOf(game, action)}]`;
  const [what, amount] = runText(screen, view, item.offer);
  return `${what} … (${amount})`;
}

/** What the offers of a group have in common. */
function groupText<G extends GameTypes>(say: Say, group: Group<G>): string {
  return group.kind === 'group' ? said(group.value) : say('span', { first: group.first, last: group.last });
}

/** Actions that differ in an amount: what they have in common, and how many of something there may be. */
function runText<G extends GameTypes>(
  { game, say }: Screen<G>,
  view: View<G>,
  { action, run }: Offer<G>,
): readonly [string, string] {
  const { field, most } = run!;
  const values = fieldNames({ game, view }, action.type)
    .filter((each) => each !== field)
    .map((each) => said(valueOf(action, each) ?? '-'));
  // As texts: whoever types a number does not group its digits.
  const amount = say('amount', { field, least: textOf(valueOf(action, field)), most: String(most) });
  return [[action.type, ...values].join(' '), amount];
}

function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  // What holds is named, and what does not is left out.
  const parts = Object.entries(value).filter(([, each]) => each !== false);
  return parts.map(([name, each]) => (each === true ? name : said(each))).join(' ');
}
