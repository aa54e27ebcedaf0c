import { type Block, stacked } from './blocks.ts';
import { PANEL_WIDTH, shape, text, thing, type AnyPage, type Named } from './page.ts';
import { fitted } from './type.ts';

/** One bar of a bar chart. */
type Bar = Named & {
  readonly label: string;
  readonly name: string;
  /** The number that the bar shows: 0 or more. */
  readonly value: number;
  readonly tone: 'one' | 'two';
  /** True if the highlighted events have changed the number. */
  readonly isChanged?: boolean;
};

/**
 * Draws a chart with one bar for each number. The chart is as wide as a panel. The bars of side two have round ends.
 *
 * @param page - The page that {@link Renderer} `draw` receives.
 * @param numbers - For each bar: `label`, a text for screen readers; `name`, the text above the bar; `value`, the
 *   number (0 or more); and `tone`, the side. Each bar also has a `place` or a `piece`, and can have `isChanged`, as
 *   for {@link thing}.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 *
 * const own: typeof renderer = {
 *   ...renderer,
 *   draw(_view, page) {
 *     const board = bars(page, [{ label: 'Ada: 3 points', name: 'Ada', value: 3, tone: 'one', place: 'ada' }]);
 *     return { title: 'Mine', subtitle: '', summary: '', board, panels: [] };
 *   },
 * };
 * const svg = renderSvg(own, view(setup(), 'spectator'), { messages });
 * svg.includes('<title>Ada: 3 points</title>') // => true
 * ```
 */
export function bars(page: AnyPage, numbers: readonly Bar[]): Block {
  const width = PANEL_WIDTH[page.layout];
  const most = Math.max(1, ...numbers.map(({ value }) => value));
  const rows = numbers.map(({ name, value, tone, ...about }): Block => {
    const frame = { x: 0, y: 0, width, height: 34 };
    const bar = { x: 0, y: 18, width: ((width - 50) * value) / most, height: 12, rx: tone === 'two' ? 6 : 0 };
    const drawn = thing(
      page,
      { ...about, frame },
      text(page, { x: 0, y: 8 }, fitted(name, width, 13)),
      text(page, { x: width, y: 24, anchor: 'end', isBold: true, size: 16 }, String(value)),
      shape(page, 'rect', bar, { fill: tone }),
    );
    return { width, height: 34, content: drawn };
  });
  return stacked(rows, 6);
}
