/**
 * The picture of *Revolting Behaviour!*: the players with their points, the piles of their Causes, the drawn cards.
 *
 * @packageDocumentation
 */
import type { RevoltingBehaviour } from '../rules/types.ts';
import { prose } from '../../../pictures/blocks.ts';
import type { Renderer } from '../../../pictures/renderer.ts';
import { activitiesPanel } from './activities.ts';
import type { Label } from '../messages/en.ts';
import { styles } from './styles.ts';
import { board, factsOf } from './table.ts';

export { referenceTables } from './activities.ts';
export type { Label } from '../messages/en.ts';

/**
 * The renderer for `renderSvg` of `countersheet/pictures`. The id of an element of the picture is the name of a player
 * or of an attempt (`attempt legal-force mild`).
 */
export const renderer: Renderer<RevoltingBehaviour, Label> = {
  id: 'revolting-behaviour',
  styles,
  draw: (shown, page) => {
    const { setup, table } = shown;
    const { labels } = page;
    const { name } = setup.scenario;
    const facts = factsOf(shown);
    const actor = facts.find(({ isToAct }) => isToAct)?.name;
    const course = labels.say('course', { turn: table.turn, actor, phase: page.phase() });
    return {
      title: labels.say('title', { scenario: name === 'Revolting Behaviour!' ? undefined : labels.title(name) }),
      subtitle: course,
      summary: labels.say('summary', { course, players: facts.length }),
      board: board(page, shown, facts),
      panels: [activitiesPanel(page, setup), prose(page, labels.say('legend'))],
    };
  },
};
