import { el, type Markup, short } from './markup.ts';
import { type Colours, paint } from './themes.ts';
import type { UnitKind } from '../mechanics/counters.ts';
import type { Box } from './geometry.ts';

/** Draws the symbol of a kind of unit inside a frame. The symbols are similar to those on military maps. */
export function unitSymbol(page: Colours, symbol: UnitKind['symbol'], frame: Box, tone: 'on-one' | 'on-two'): Markup {
  const { x, y, width, height } = frame;
  const line = { ...paint(page, { fill: 'none', stroke: tone }), 'stroke-width': 1 };
  const path = (d: string): Markup => el('path', { d, ...line });
  const down = `M${short(x)} ${short(y)}l${short(width)} ${short(height)}`;
  const up = `M${short(x)} ${short(y + height)}l${short(width)} ${short(-height)}`;
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  const inside = (): Markup | undefined => {
    switch (symbol) {
      case 'infantry':
        return path(down + up);
      case 'cavalry':
        return path(up);
      case 'armour':
        return el('ellipse', { ...middle, rx: width * 0.3, ry: height * 0.28, ...line });
      case 'artillery':
        return el('circle', { ...middle, r: height * 0.2, ...paint(page, { fill: tone }) });
      case 'headquarters':
        return path(`M${short(x)} ${short(y + height * 0.35)}h${short(width)}`);
      case 'supply':
        return path(`M${short(x)} ${short(y + height * 0.75)}h${short(width)}`);
      case undefined:
        return undefined;
    }
  };
  return el('g', {}, el('rect', { x, y, width, height, ...line }), inside());
}
