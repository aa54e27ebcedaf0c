import { ACTIVITIES, type Activity, SEVERITIES, type Severity } from '../rules/activities.ts';
import { packOf } from '../rules/cards.ts';
import { benefitOf, isSatisfiedBy } from '../rules/success.ts';
import type { RuleId } from '../rules/rulebook.ts';
import type { Setup } from '../rules/types.ts';
import { type Block, panel } from '../../../pictures/blocks.ts';
import { all, type Markup } from '../../../pictures/markup.ts';
import { type Page, PANEL_WIDTH, section, shape, text, texts, thing } from '../../../pictures/page.ts';
import { fitted, wrapped } from '../../../pictures/type.ts';
import type { ReferenceTable } from '../../../pictures/reference-tables.ts';
import { SIGNS } from './cards.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/** The benefit of an attempt, and the probability that one card fulfils the attempt. */
interface VentureFacts {
  readonly activity: Activity;
  readonly severity: Severity;
  readonly benefit: number;
  readonly cards: number;
  readonly pack: number;
}

/**
 * Returns the benefit of a kind of attempt, and the probability that one card of a full pack fulfils such an attempt.
 */
function factsOf({ scenario, jokers }: Setup, activity: Activity, severity: Severity): VentureFacts {
  const venture = { activity, severity };
  const pack = packOf({ jokers, scenario });
  const cards = pack.filter((card) => isSatisfiedBy(scenario, venture, card)).length;
  return { ...venture, benefit: benefitOf(scenario, venture), cards, pack: pack.length };
}

const ROW = { height: 38, head: 20, heads: 130 } as const;

/** Draws the table of attempts. The viewer can click a cell if its attempt is legal. */
export function activitiesPanel(page: Page<Label>, setup: Setup): Block {
  const width = PANEL_WIDTH[page.layout];
  const column = (width - ROW.heads) / SEVERITIES.length;
  const { labels } = page;
  const heads = SEVERITIES.map((severity, index) =>
    text(
      page,
      { x: ROW.heads + (index + 0.5) * column, y: 8, size: 10, anchor: 'middle', tone: 'soft' },
      fitted(labels.say('severity', { severity }), column, 9),
    ),
  );
  const rows = ACTIVITIES.map((activity, row): Markup => {
    const y = ROW.head + row * (ROW.height + 4);
    const { sign, tone } = SIGNS[row]!;
    const lines = wrapped(labels.say('activity', { activity }), ROW.heads - 22, { size: 11, most: 2 });
    const cells = SEVERITIES.map((severity, index) => {
      const facts = factsOf(setup, activity, severity);
      return cell(page, facts, { x: ROW.heads + index * column + 2, y, width: column - 4, height: ROW.height });
    });
    return all(
      text(page, { x: 0, y: y + ROW.height / 2, size: 16, tone }, sign),
      texts(page, { x: 18, y: y + ROW.height / 2 - (lines.length - 1) * 6.5, size: 11, leading: 13 }, lines),
      cells,
    );
  });
  const height = ROW.head + ACTIVITIES.length * (ROW.height + 4);
  return panel(page, labels.say('activities'), {
    width,
    height,
    content: all(heads, section(labels.say('activities'), rows)),
  });
}

function cell(
  page: Page<Label>,
  facts: VentureFacts,
  frame: { x: number; y: number; width: number; height: number },
): Markup {
  const { x, y, width } = frame;
  return thing(
    page,
    { label: page.labels.say('venture', facts), frame, place: `attempt ${facts.activity} ${facts.severity}` },
    shape(page, 'rect', { ...frame, rx: 4 }, { fill: 'panel', stroke: 'line' }),
    text(page, { x: x + width / 2, y: y + 12, anchor: 'middle', isBold: true, size: 14 }, String(facts.benefit)),
    text(
      page,
      { x: x + width / 2, y: y + 28, anchor: 'middle', size: 13, tone: 'soft' },
      `${String(facts.cards)}/${String(facts.pack)}`,
    ),
  );
}

/**
 * Returns the table of benefits, and the table of odds: the probability that one card of a full pack fulfils an
 * attempt.
 *
 * @param setup - The setup of a match.
 * @param labels - The labels in the language of the tables.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 *
 * referenceTables(setup().setup, messages.labels).map(({ id }) => id) // => ['benefits', 'odds']
 * ```
 */
export function referenceTables(setup: Setup, labels: Labels<Label>): readonly ReferenceTable[] {
  const table = (id: 'benefits' | 'odds', rule: RuleId, cell: (facts: VentureFacts) => string): ReferenceTable => ({
    id,
    rule,
    caption: labels.say(id),
    columns: [labels.say('attempt'), ...SEVERITIES.map((severity) => labels.say('severity', { severity }))],
    rows: ACTIVITIES.map((activity) => [
      labels.say('activity', { activity }),
      ...SEVERITIES.map((severity) => cell(factsOf(setup, activity, severity))),
    ]),
  });
  return [
    table('benefits', 'RB-3.5', ({ benefit }) => String(benefit)),
    table('odds', 'RB-3.3', ({ cards, pack }) => `${String(cards)}/${String(pack)}`),
  ];
}
