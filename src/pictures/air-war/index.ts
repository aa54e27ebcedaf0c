/**
 * *Some Air War Games* as a picture: the hexagons with cities, airports and units, and the viewer's orders as arrows.
 *
 * @packageDocumentation
 */
import { SIDES } from '../../games/air-war/sides.ts';
import type { AirWar } from '../../games/air-war/types.ts';
import { bars } from '../bars.ts';
import { panel, prose } from '../blocks.ts';
import type { Drawing } from '../drawing.ts';
import { board } from './fields.ts';
import { english, type ForceFacts, type Labels } from './labels.ts';
import { styles } from './styles.ts';

export { type CourseFacts, english, type FieldFacts, type ForceFacts, type Labels, type OrderFacts } from './labels.ts';
export { sheets } from './sheets.ts';

/** How the games are drawn, for `svg` of `countersheet/pictures`. Things have the names of fields: `k13`. */
export const drawing: Drawing<AirWar, Labels> = {
  id: 'air-war',
  styles,
  labels: english,
  draw: (shown, page) => {
    const { setup, table } = shown;
    const { labels } = page;
    const course = labels.course(table);
    const forces = SIDES.map((side): ForceFacts => {
      const cities = table.cities.filter(({ controller }) => controller === side).length;
      return { side, units: table.units[side].length, cities };
    });
    const rows = forces.map((each) => ({
      label: labels.force(each),
      name: labels.force(each),
      value: each.units,
      tone: each.side === 'A' ? ('one' as const) : ('two' as const),
    }));
    return {
      title: labels.title(setup.scenario.name),
      subtitle: course,
      summary: labels.summary({ course, forces }),
      board: board(page, shown),
      panels: [panel(page, labels.forces, bars(page, rows)), prose(page, labels.legend)],
    };
  },
};
