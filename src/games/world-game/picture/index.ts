/**
 * The picture of *The World Game*: a ring of countries, bars for ranges, lines for alliances, and two bars for a
 * battle.
 *
 * @packageDocumentation
 */
import type { WorldGame } from '../rules/types.ts';
import type { Renderer, RenderInput } from '../../../pictures/renderer.ts';
import type { Label } from '../messages/en.ts';
import { panels } from './panels.ts';
import { board, factsOf } from './ring.ts';
import { styles } from './styles.ts';

export type { Label } from '../messages/en.ts';
export { referenceTables } from './reference-tables.ts';

/**
 * The renderer for `renderSvg` of `countersheet/pictures`. The id of an element of the picture is the name of a
 * country, as in the notation.
 */
export const renderer: Renderer<WorldGame, Label> = {
  id: 'world-game',
  styles,
  draw: (shown, page) => {
    const { labels } = page;
    const facts = factsOf(shown);
    const course = labels.say('course', {
      round: shown.table.round,
      actor: actorOf(shown),
      phase: page.phase(),
    });
    return {
      title: labels.say('title', { scenario: labels.title(shown.setup.name) }),
      subtitle: course,
      summary: labels.say('summary', { course, countries: facts.length }),
      board: board(page, shown, facts),
      panels: panels(page, shown, facts),
    };
  },
};

function actorOf({ setup, table: { phase } }: RenderInput<WorldGame>): string | undefined {
  if (phase.kind === 'over') return undefined;
  const country = phase.kind === 'answer' ? phase.battle[phase.battle.answering] : phase.country;
  return setup.countries[country]!.name;
}
