/**
 * The picture of *Up Against the Wall, Motherfucker!*: the tracks as rays around Low Library, and the isograph (the
 * line that crosses every track) as a circle.
 *
 * @packageDocumentation
 */
import { supportPoints } from '../rules/board.ts';
import type { Uaw } from '../rules/types.ts';
import type { Renderer } from '../../../pictures/renderer.ts';
import type { Label } from '../messages/en.ts';
import { panels } from './panels.ts';
import { styles } from './styles.ts';
import { board } from './tracks.ts';

export type { Label } from '../messages/en.ts';
export { referenceTables } from './reference-tables.ts';

/** The renderer for `renderSvg` of `countersheet/pictures`. The ids of elements are the names of tracks and cards. */
export const renderer: Renderer<Uaw, Label> = {
  id: 'up-against-the-wall',
  styles,
  draw: (shown, page) => {
    const { setup, table } = shown;
    const { labels } = page;
    const support = supportPoints(shown);
    const { turn, mover, phase } = table;
    const facts = { turn, turns: setup.scenario.plot.radicals.length, mover, phase: page.phase() };
    const course = labels.say(phase.kind === 'over' ? 'course-over' : 'course', facts);
    return {
      title: labels.say('title', { scenario: labels.title(setup.scenario.name) }),
      subtitle: course,
      summary: labels.say('summary', { course, support }),
      board: board(page, shown),
      panels: panels(page, shown, support),
    };
  },
};
