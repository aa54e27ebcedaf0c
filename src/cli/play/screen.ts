/**
 * What a player is shown. All of it is made of their view and of the events that they learn of.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes, View, Words } from '../../core/game.ts';
import type { KnownGame } from '../games.ts';
import { ruleLink } from '../rules.ts';
import { fieldNames, shortOf } from './notation.ts';
import { type Item, itemsOf, type Offer, sizeOf, textOf, valueOf } from './offers.ts';

/** What it is shown with. */
export interface Screen<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: Words<G>;
  /** What the player alone knows, with names. */
  readonly named: (view: View<G>) => object;
  readonly out: (line: string) => void;
  /** Whether links can be shown. */
  readonly links: boolean;
}

/** A screen for a game. */
export function screenOf<G extends GameTypes>(
  known: KnownGame<G>,
  words: Words<G>,
  { out, links }: Pick<Screen<G>, 'out' | 'links'>,
): Screen<G> {
  return { game: known.game, words, named: (view) => known.named?.(view) ?? view.own ?? {}, out, links };
}

/** Width of a sentence before its rule. */
const WIDTH = 92;

/** Tells events, each with its rule. */
export function tell<G extends GameTypes>(
  { game, words, out, links }: Screen<G>,
  events: readonly G['event'][],
  view: View<G>,
): void {
  for (const event of events) {
    const rule = links ? ruleLink(game.id, event.rule) : event.rule;
    out(`${words.describe(event, view).padEnd(WIDTH)} ${rule}`);
  }
}

/** Shows the table, and what the player alone knows. */
export function showBoard<G extends GameTypes>({ words, out, named }: Screen<G>, view: View<G>): void {
  out(`\n${words.picture(view)}`);
  const own = Object.entries(named(view)).map(([name, value]) => `${name}: ${said(value)}`);
  if (own.length > 0) out(`You alone know — ${own.join('; ')}`);
  out('');
}

/** Shows what may be done, numbered from 1. */
export function showItems<G extends GameTypes>(screen: Screen<G>, view: View<G>, offers: readonly Offer<G>[]): void {
  const items = itemsOf(offers, (type) => fieldNames({ game: screen.game, view }, type));
  for (const [index, item] of items.entries()) {
    screen.out(`${String(index + 1).padStart(3)}  ${itemText(screen, view, item)}`);
  }
}

/** How many of something the prompt asks for: `'count, 1 to 10'`. */
export function amountText<G extends GameTypes>({ action, run }: Offer<G>): string {
  if (run === undefined) return '';
  return `${run.field}, ${textOf(valueOf(action, run.field))} to ${String(run.most)}`;
}

function itemText<G extends GameTypes>({ game, words }: Screen<G>, view: View<G>, item: Item<G>): string {
  if (item.kind === 'group') {
    const ways = item.offers.reduce((sum, offer) => sum + sizeOf(offer), 0);
    const [first] = item.offers;
    const example = words.label(first!.action, view);
    return `${said(item.value)} … (${String(ways)} ways, such as “${example}”)`;
  }
  const { action, run } = item.offer;
  if (run === undefined) return `${words.label(action, view)}  [${shortOf(game, action)}]`;
  const values = fieldNames({ game, view }, action.type)
    .filter((field) => field !== run.field)
    .map((field) => said(valueOf(action, field) ?? '-'));
  return `${[action.type, ...values].join(' ')} … (${amountText(item.offer)})`;
}

function said(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  // What holds is named, and what does not is left out.
  const parts = Object.entries(value).filter(([, each]) => each !== false);
  return parts.map(([name, each]) => (each === true ? name : said(each))).join(' ');
}
