import { SIDES } from '../rules/sides.ts';
import type { Chicago } from '../rules/types.ts';
import { bars } from '../../../pictures/bars.ts';
import { type Block, panel, prose, stacked } from '../../../pictures/blocks.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, type Markup } from '../../../pictures/markup.ts';
import { decoration, type Page, PANEL_WIDTH, shape, text, thing } from '../../../pictures/page.ts';
import { fitted } from '../../../pictures/type.ts';
import type { Label } from '../messages/en.ts';
import { type AreaFacts, pointsOf, sum } from './map.ts';

/** Draws all panels, in reading order. */
export function panels(
  page: Page<Label, Chicago['event']>,
  shown: RenderInput<Chicago>,
  facts: readonly AreaFacts[],
): readonly Block[] {
  const { labels } = page;
  const { index } = shown.table;
  const rows = SIDES.map((side) => ({
    piece: `index ${side}`,
    label: labels.say('index-of', { side, points: index[side] }),
    name: labels.say('side', { side }),
    value: index[side],
    tone: side === 'police' ? ('one' as const) : ('two' as const),
    isChanged: page.events.some((event) => event.type === 'points-scored' && event.player === side),
  }));
  return [
    panel(page, labels.say('index'), bars(page, rows)),
    timePanel(page, shown),
    ...(page.layout === 'tall' ? [keyPanel(page, facts)] : []),
    notes(page, shown),
  ];
}

const CELL = { columns: 6, height: 26, gap: 4 } as const;

/** The maximum number of turns in the time record, which shows the turns around the current one. */
const TURNS = 30;

function timePanel(page: Page<Label>, { setup, table }: RenderInput<Chicago>): Block {
  const width = PANEL_WIDTH[page.layout];
  const { turns } = setup.scenario;
  const { columns, gap } = CELL;
  const across = (width - (columns - 1) * gap) / columns;
  const first = Math.max(0, Math.min(table.turn - TURNS / 2, turns.length - TURNS));
  const cells = turns.slice(first, first + TURNS).map((name, index): Markup => {
    const isNow = first + index + 1 === table.turn;
    const x = (index % columns) * (across + gap);
    const y = Math.floor(index / columns) * (CELL.height + gap);
    const box = { x, y, width: across, height: CELL.height, 'stroke-width': isNow ? 2.5 : 1 };
    return all(
      shape(page, 'rect', box, { fill: isNow ? 'panel' : 'none', stroke: isNow ? 'ink' : 'line' }),
      text(
        page,
        {
          x: x + across / 2,
          y: y + CELL.height / 2,
          size: 12,
          anchor: 'middle',
          isBold: isNow,
          tone: isNow ? 'ink' : 'soft',
        },
        fitted(name, across - 4, 12),
      ),
    );
  });
  const height = Math.ceil(cells.length / columns) * (CELL.height + gap);
  const label = page.labels.say('time-of', { turn: turns[table.turn - 1]!, number: table.turn, turns: turns.length });
  const isChanged = page.events.some(({ type }) => type === 'turn-started');
  return panel(page, page.labels.say('time'), {
    width,
    height,
    content: thing(page, { label, piece: 'turn', frame: { x: 0, y: 0, width, height }, isChanged }, cells),
  });
}

/** The right edges of the columns that show the numbers of groups, of police units, and of platoons in boxes. */
const ENDS = [248, 304, 358] as const;

/** Draws the list of areas below a small board: number, name and units. */
function keyPanel(page: Page<Label>, facts: readonly AreaFacts[]): Block {
  const width = PANEL_WIDTH.tall;
  const { labels } = page;
  const figure = (x: number, value: number | undefined, tone: 'one' | 'two' | 'ink'): Markup | undefined =>
    value === undefined || value === 0
      ? undefined
      : text(page, { x, y: 9, anchor: 'end', tone, isBold: true }, String(value));
  const rows = facts.map((each, place): Block => {
    const content = all(
      text(page, { x: 20, y: 9, anchor: 'end', tone: 'soft', size: 12 }, String(place + 1)),
      text(page, { x: 28, y: 9 }, fitted(labels.title(each.area.name), 140, 13)),
      text(page, { x: 172, y: 9, tone: 'soft', size: 12 }, pointsOf(each.area)),
      figure(ENDS[0], sum(each.groups), 'two'),
      figure(ENDS[1], sum(each.police), 'one'),
      figure(ENDS[2], each.area.box === undefined ? undefined : each.boxed, 'ink'),
    );
    return { width, height: 20, content };
  });
  const heads = (['groups', 'police', 'box'] as const).map((each, index) =>
    text(page, { x: ENDS[index]!, y: 6, anchor: 'end', size: 11, tone: 'soft' }, labels.say(each)),
  );
  const list = stacked([{ width, height: 16, content: heads }, ...rows], 2);
  return panel(page, labels.say('areas'), { ...list, content: decoration(list.content) });
}

function notes(page: Page<Label>, { setup, table }: RenderInput<Chicago>): Block {
  const { labels } = page;
  const made = setup.scenario.provenance === 'reconstructed' ? [labels.say('reconstructed')] : [];
  return stacked(
    [labels.say('legend', { shape: page.layout }), labels.say('guard', { left: table.guardsLeft }), ...made].map(
      (words) => prose(page, words),
    ),
    8,
  );
}
