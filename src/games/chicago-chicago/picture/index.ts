/**
 * The picture of *Chicago-Chicago!*: the map with its areas and units, the exposure index and the time record.
 *
 * @packageDocumentation
 */
import type { Chicago } from '../rules/types.ts';
import type { Renderer } from '../../../pictures/renderer.ts';
import type { Label } from '../messages/en.ts';
import { board, factsOf } from './map.ts';
import { panels } from './panels.ts';
import { styles } from './styles.ts';

export type { Label } from '../messages/en.ts';
export { referenceTables } from './reference-tables.ts';

/**
 * The renderer for `renderSvg` of `countersheet/pictures`. The id of an element of the picture is the name of an area.
 */
export const renderer: Renderer<Chicago, Label> = {
  id: 'chicago-chicago',
  styles,
  draw: (shown, page) => {
    const { setup, table } = shown;
    const { labels } = page;
    const facts = factsOf(shown);
    const course = labels.say('course', { turn: setup.scenario.turns[table.turn - 1]!, phase: page.phase() });
    return {
      title: labels.say('title', { scenario: labels.title(setup.scenario.name) }),
      subtitle: course,
      summary: labels.say('summary', { course, index: table.index }),
      board: board(page, shown, facts),
      panels: panels(page, shown, facts),
    };
  },
};
