import type { Position } from '../../../core/game.ts';
import { supporterOf } from '../rules/board.ts';
import { cardById } from '../rules/cards.ts';
import type { Card, CardId } from '../rules/scenario-shape.ts';
import { type BySide, ofSide, type Side, SIDES } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { bars } from '../../../pictures/bars.ts';
import { type Block, grid, panel, prose, stacked } from '../../../pictures/blocks.ts';
import type { Box } from '../../../pictures/geometry.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, type Markup } from '../../../pictures/markup.ts';
import {
  decoration,
  type Page,
  PANEL_WIDTH,
  scattered,
  section,
  shape,
  text,
  texts,
  thing,
  type Word,
} from '../../../pictures/page.ts';
import { fitted, wrapped } from '../../../pictures/type.ts';
import type { Label } from '../messages/en.ts';
import { TONES } from './tracks.ts';

type UawPage = Page<Label, Uaw['event']>;

/** Draws all panels, in reading order. */
export function panels(page: UawPage, shown: RenderInput<Uaw>, support: BySide<number>): readonly Block[] {
  return [
    supportPanel(page, shown, support),
    plotPanel(page, shown),
    ...keyPanel(page, shown),
    cardsPanel(page, shown),
    prose(page, page.labels.say('legend')),
  ];
}

function supportPanel(page: UawPage, { setup }: Position<Uaw>, support: BySide<number>): Block {
  const { labels } = page;
  const changed = page.events.flatMap((event) => {
    if (event.type !== 'counter-moved') return [];
    const track = setup.scenario.tracks.find(({ id }) => id === event.track)!;
    return [supporterOf(track, event.from), supporterOf(track, event.to)];
  });
  const rows = (['administration', 'radicals'] as const).map((side) => ({
    piece: `support ${side}`,
    label: labels.say('support-of', { side, points: support[side] }),
    name: labels.say('side', { side }),
    value: support[side],
    tone: TONES[side],
    isChanged: changed.includes(side),
  }));
  return panel(page, labels.say('support'), bars(page, rows));
}

/** The number of turns in the chart of PLOT (leverage over time). */
const TURNS = 12;

function plotPanel(page: UawPage, { setup, table }: Position<Uaw>): Block {
  const width = PANEL_WIDTH[page.layout];
  const { plot } = setup.scenario;
  const turns = plot.radicals.length;
  const both = (pieces: BySide<number>): string => page.labels.say('both', pieces);
  const due = both(table.due);
  const printed = { radicals: plot.radicals[table.turn - 1]!, administration: plot.administration[table.turn - 1]! };
  const height = 84;
  const drawn = thing(
    page,
    {
      label: page.labels.say('plot-of', { turn: table.turn, turns, printed: both(printed), due }),
      frame: { x: 0, y: 0, width, height },
      piece: 'turn',
      isChanged: page.events.some(({ type }) => type === 'turn-started' || type === 'card-used'),
    },
    chart(page, { plot, turn: table.turn }),
    text(page, { x: 0, y: 76 }, fitted(page.labels.say('due', { due }), width, 13)),
  );
  return panel(page, page.labels.say('plot'), { width, height, content: drawn });
}

/** The width of the row headings. */
const HEADS = 38;

/**
 * Draws a column for the current turn and for each turn near it. A column has the number of the turn, and the number of
 * pieces that each side receives in that turn.
 */
function chart(page: Page<Label>, { plot, turn }: { plot: BySide<readonly number[]>; turn: number }): Markup {
  const first = Math.max(0, Math.min(turn - 6, plot.radicals.length - TURNS));
  const shown = plot.radicals.slice(first, first + TURNS).map((_, index) => first + index + 1);
  const column = Math.min(30, (PANEL_WIDTH[page.layout] - HEADS) / shown.length);
  const width = HEADS + shown.length * column;
  const row = (y: number, words: (turn: number) => number): readonly Word[] =>
    shown.map((each, index) => ({ x: HEADS + (index + 0.5) * column, y, words: String(words(each)) }));
  const size = Math.max(...plot.radicals, ...plot.administration) > 99 ? 8.5 : 13;
  const x = HEADS + shown.indexOf(turn) * column;
  return all(
    band(page, 'administration', { x: 0, y: 22, width, height: 18 }),
    band(page, 'radicals', { x: 0, y: 41, width, height: 18 }),
    scattered(
      page,
      { size: 13, tone: 'soft' },
      row(11, (each) => each),
    ),
    scattered(page, { size }, [
      ...row(31, (each) => plot.administration[each - 1]!),
      ...row(50, (each) => plot.radicals[each - 1]!),
    ]),
    shape(
      page,
      'rect',
      { x, y: 0, width: column, height: 62, rx: 3, 'stroke-width': 2 },
      { fill: 'none', stroke: 'ink' },
    ),
  );
}

function band(page: Page<Label>, side: Side, box: Box): Markup {
  const words = fitted(page.labels.say('piece', { side }), HEADS - 6, 13);
  return all(
    shape(page, 'rect', { ...box }, { fill: `tint-${TONES[side]}` }),
    text(page, { x: 4, y: box.y + 9, isBold: true }, words),
  );
}

/** Draws the list of tracks below a small board: the number, the name and the pieces of each track. */
function keyPanel(page: Page<Label>, { setup, table }: Position<Uaw>): readonly Block[] {
  if (page.layout === 'wide') return [];
  const width = PANEL_WIDTH.tall;
  const rows = setup.scenario.tracks.map(({ name, values }, index): Block => {
    const figure = (x: number, value: number, tone: 'one' | 'two' | 'ink'): Markup | undefined =>
      value === 0 && tone !== 'ink'
        ? undefined
        : text(page, { x, y: 9, anchor: 'end', tone, isBold: true }, String(value));
    const content = all(
      text(page, { x: 18, y: 9, anchor: 'end', tone: 'soft', size: 12 }, String(index + 1)),
      text(page, { x: 26, y: 9 }, fitted(page.labels.title(name), 200, 13)),
      figure(width - 98, table.pieces.administration[index]!, 'one'),
      figure(width - 50, values[table.counters[index]!]!, 'ink'),
      figure(width - 2, table.pieces.radicals[index]!, 'two'),
    );
    return { width, height: 20, content };
  });
  const heads = all(
    (['administration', undefined, 'radicals'] as const).map((side, index) =>
      text(
        page,
        { x: width - 98 + index * 48, y: 6, anchor: 'end', size: 11, tone: 'soft' },
        side === undefined ? page.labels.say('value') : page.labels.say('piece', { side }),
      ),
    ),
  );
  const list = stacked([{ width, height: 16, content: heads }, ...rows], 2);
  return [panel(page, page.labels.say('tracks'), { ...list, content: decoration(list.content) })];
}

function cardsPanel(page: UawPage, shown: RenderInput<Uaw>): Block {
  const width = PANEL_WIDTH[page.layout];
  const { setup, table, viewer, own } = shown;
  const rows = SIDES.map((side): Block => {
    const facts = { side, hand: ofSide(table.handSizes, side), discarded: ofSide(table.discardCounts, side) };
    const label = page.labels.say('held', facts);
    const words = prose(page, label, 'ink');
    const frame = { x: 0, y: 0, width, height: words.height };
    const isChanged = page.events.some((event) => changesCards(event, side));
    return { ...words, content: thing(page, { label, frame, piece: `cards ${side}`, isChanged }, words.content) };
  });
  const hand =
    own === undefined || viewer === undefined || own.hand.length === 0
      ? []
      : [
          handBlock(
            page,
            own.hand.map((id) => [id, cardById(setup, id)] as const),
          ),
        ];
  const titles = table.used.map((id) => page.labels.title(cardById(setup, id).title));
  const used = table.used.length === 0 ? [] : [prose(page, page.labels.say('used', { titles: titles.join('; ') }))];
  return panel(page, page.labels.say('cards'), { ...stacked([...rows, ...hand, ...used], 8), width });
}

/** The events that change how many cards a side holds or has discarded. */
const CARD_EVENTS: readonly string[] = ['card-drawn', 'card-replaced', 'card-put-back', 'card-used', 'card-discarded'];

/** Returns true if an event changes how many cards a side holds or has discarded. */
function changesCards(event: Uaw['event'], side: Side): boolean {
  return CARD_EVENTS.includes(event.type) && 'player' in event && event.player === side;
}

const CARD = { gap: 10, band: 22, leading: 13 } as const;

function handBlock(page: Page<Label>, cards: readonly (readonly [CardId, Card])[]): Block {
  const width = (PANEL_WIDTH[page.layout] - CARD.gap) / 2;
  const faces = cards.map(([id, card]) => ({
    ...{ id, card, width },
    lines: wrapped(page.labels.title(card.title), width - 14, { size: 11, most: 4 }),
  }));
  const height = Math.max(...faces.map(({ lines }) => lines.length)) * CARD.leading + CARD.band + 14;
  const drawn = grid(
    faces.map((face) => ({ width, height, content: cardFace(page, { ...face, height }) })),
    { columns: 2, gap: CARD.gap },
  );
  return { ...drawn, content: section(page.labels.say('cards'), drawn.content) };
}

function cardFace(
  page: Page<Label>,
  {
    id,
    card,
    lines,
    width,
    height,
  }: { id: CardId; card: Card; lines: readonly string[]; width: number; height: number },
): Markup {
  const frame = { x: 0, y: 0, width, height };
  const side: Side | undefined = card.effect === 'replace' ? undefined : card.side;
  const band = { x: 0, y: height - CARD.band, width, height: CARD.band, rx: side === 'radicals' ? 11 : 2 };
  const tone = side === undefined ? 'soft' : TONES[side];
  const title = page.labels.title(card.title);
  const effect = page.labels.say('effect', card);
  return thing(
    page,
    { label: page.labels.say('card', { title, effect }), frame, place: id },
    shape(page, 'rect', { ...frame, rx: 4, 'stroke-width': 1.2 }, { fill: 'panel', stroke: 'ink' }),
    texts(page, { x: 8, y: 13, size: 11, leading: CARD.leading }, lines),
    shape(page, 'rect', band, { fill: tone }),
    text(
      page,
      {
        x: width / 2,
        y: height - CARD.band / 2,
        size: 11.5,
        anchor: 'middle',
        isBold: true,
        tone: side === undefined ? 'paper' : `on-${TONES[side]}`,
      },
      fitted(effect, width - 8, 11.5),
    ),
  );
}
