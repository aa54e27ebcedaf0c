/**
 * The picture of *Some Air War Games*: the hexagons with cities, airports and units, and the viewer's orders as arrows.
 *
 * @packageDocumentation
 */
import { type Side, SIDES } from '../rules/sides.ts';
import type { AirWar } from '../rules/types.ts';
import { bars } from '../../../pictures/bars.ts';
import { panel, prose } from '../../../pictures/blocks.ts';
import { type Page, PANEL_WIDTH } from '../../../pictures/page.ts';
import type { Renderer } from '../../../pictures/renderer.ts';
import { fitted, widthOf } from '../../../pictures/type.ts';
import type { Label } from '../messages/en.ts';
import { board } from './fields.ts';
import { styles } from './styles.ts';

export type { Label } from '../messages/en.ts';
export { referenceTables } from './reference-tables.ts';

/** The renderer for `svg` of `countersheet/pictures`. The elements have the names of their fields, such as `k13`. */
export const renderer: Renderer<AirWar, Label> = {
  id: 'air-war',
  styles,
  draw: (shown, page) => {
    const { setup, table } = shown;
    const { labels } = page;
    const course = labels.say('course', { cycle: table.cycle, phase: page.phase(), waiting: table.waiting });
    const forces = SIDES.map((side) => {
      const cities = table.cities.filter(({ controller }) => controller === side).length;
      return { side, units: table.units[side].length, cities };
    });
    const rows = forces.map(({ side, ...facts }) => ({
      piece: `force ${side}`,
      label: labels.say('force', { side: labels.title(side), ...facts }),
      name: headingOf(page, side, labels.say('cities-of', facts)),
      value: facts.units,
      tone: side === 'A' ? ('one' as const) : ('two' as const),
      isChanged: page.events.some((event) => changesForce(event, side)),
    }));
    return {
      title: labels.say('title', { scenario: labels.title(setup.scenario.name) }),
      subtitle: course,
      summary: labels.say('summary', { course, one: rows[0]!.label, other: rows[1]!.label }),
      board: board(page, shown),
      panels: [
        panel(page, labels.say('units-heading'), bars(page, rows)),
        prose(page, labels.say('legend')),
        ...(shown.own === undefined ? [] : [prose(page, labels.say('own-legend'))]),
      ],
    };
  },
};

/** The events that change the number of units or cities of one side. */
const FORCE_EVENTS: readonly string[] = ['cities-revealed', 'units-placed', 'units-killed', 'unit-produced'];

/** Returns true if an event changes the number of units or cities of a side. */
function changesForce(event: AirWar['event'], side: Side): boolean {
  if (event.type === 'city-taken') return true;
  return FORCE_EVENTS.includes(event.type) && 'player' in event && event.player === side;
}

/**
 * Returns the heading of a side: its name, the person who plays it (shortened if there is too little room), and its
 * number of cities.
 */
function headingOf({ labels, layout }: Page<Label>, side: string, cities: string): string {
  const rest = `: ${cities}`;
  return fitted(labels.title(side), PANEL_WIDTH[layout] - widthOf(rest, 13), 13) + rest;
}
