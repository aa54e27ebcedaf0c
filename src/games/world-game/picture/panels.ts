import { loansTo } from '../rules/battle.ts';
import type { Battle, WorldGame } from '../rules/types.ts';
import { type Block, panel, prose, stacked } from '../../../pictures/blocks.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, type Markup } from '../../../pictures/markup.ts';
import { decoration, type Page, PANEL_WIDTH, section, shape, text, thing } from '../../../pictures/page.ts';
import { BOLD, fitted, widthOf } from '../../../pictures/type.ts';
import type { Label } from '../messages/en.ts';
import { type CountryFacts, rangeText } from './ring.ts';

/** The facts about one side of a battle. */
interface StackFacts {
  readonly name: string;
  readonly role: 'attacker' | 'defender';
  /** The side's own stake; `undefined` until the side shows this stake. */
  readonly stake: number | undefined;
  readonly lent: readonly { readonly name: string; readonly points: number }[];
}

/** Draws all panels, in reading order. */
export function panels(
  page: Page<Label>,
  shown: RenderInput<WorldGame>,
  facts: readonly CountryFacts[],
): readonly Block[] {
  const { phase } = shown.table;
  const battle = 'battle' in phase ? [battlePanel(page, shown, phase.battle)] : [];
  return [...battle, listPanel(page, facts), prose(page, page.labels.say('legend', { battle: battle.length }))];
}

function battlePanel(page: Page<Label>, shown: RenderInput<WorldGame>, battle: Battle): Block {
  const stacks = (['attacker', 'defender'] as const).map((role) => stackFacts(shown, battle, role));
  const total = ({ stake = 0, lent }: StackFacts): number => stake + lent.reduce((sum, { points }) => sum + points, 0);
  const most = Math.max(1, ...stacks.map(total));
  const drawn = stacked(
    stacks.map((each) => stack(page, each, { total: total(each), most })),
    10,
  );
  return panel(page, page.labels.say('battle'), {
    ...drawn,
    content: section(page.labels.say('battle'), drawn.content),
  });
}

function stackFacts(
  { setup, table }: RenderInput<WorldGame>,
  battle: Battle,
  role: 'attacker' | 'defender',
): StackFacts {
  const country = battle[role];
  const shownStake = battle.shown ? table.ranges[country]!.lo : undefined;
  return {
    name: setup.countries[country]!.name,
    role,
    stake: role === 'attacker' ? battle.own : shownStake,
    lent:
      loansTo(battle, role) === 0
        ? []
        : battle.loans.flatMap((loan) =>
            loan.side === role ? [{ name: setup.countries[loan.country]!.name, points: loan.free + loan.pledged }] : [],
          ),
  };
}

/**
 * Draws a side of the battle as one bar: first the side's own stake (or a question mark if this stake is hidden), then
 * each loan.
 */
function stack(page: Page<Label>, facts: StackFacts, { total, most }: { total: number; most: number }): Block {
  const width = PANEL_WIDTH[page.layout];
  const tone = facts.role === 'attacker' ? 'one' : 'two';
  const rx = facts.role === 'attacker' ? 0 : 6;
  const scale = (width - 40) / most;
  const own = facts.stake === undefined ? 34 : facts.stake * scale;
  let x = own;
  const figure = page.labels.say('figure', { points: total });
  const sum = facts.stake === undefined ? `? + ${figure}` : figure;
  const loans = facts.lent.map(({ points }): Markup => {
    const part = { x: x + 1, y: 20, width: Math.max(1, points * scale - 1), height: 20 };
    x += points * scale;
    return shape(page, 'rect', { ...part, 'stroke-width': 1.2 }, { fill: `tint-${tone}`, stroke: tone });
  });
  const drawn = thing(
    page,
    {
      label: page.labels.say('stack', { ...facts, lent: facts.lent.map((loan) => page.labels.say('loan', loan)) }),
      frame: { x: 0, y: 0, width, height: 42 },
      piece: `stake ${facts.role}`,
      name: facts.name,
    },
    text(page, { x: 0, y: 9 }, fitted(page.labels.say('role', facts), width - widthOf(sum, 13 * BOLD) - 8, 13)),
    text(page, { x: width, y: 9, anchor: 'end', isBold: true }, sum),
    shape(
      page,
      'rect',
      { x: 0, y: 20, width: own, height: 20, rx, 'stroke-dasharray': facts.stake === undefined ? '3 2' : undefined },
      { fill: facts.stake === undefined ? 'paper' : tone, stroke: tone },
    ),
    facts.stake === undefined ? text(page, { x: 17, y: 30, anchor: 'middle', isBold: true }, '?') : undefined,
    loans,
  );
  return { width, height: 42, content: drawn };
}

/** Draws a list of the countries and their ranges. The ring shows the same ranges as bars. */
function listPanel(page: Page<Label>, facts: readonly CountryFacts[]): Block {
  const width = PANEL_WIDTH[page.layout];
  const { labels } = page;
  const rows = facts.map(({ name, range, status, own }, index): Block => {
    const known = rangeText(labels, range);
    const content = all(
      text(page, { x: 18, y: 9, anchor: 'end', tone: 'soft' }, String(index + 1)),
      text(
        page,
        { x: 26, y: 9, tone: status === 'in' ? 'ink' : 'soft', isBold: own !== undefined },
        fitted(
          status === 'in' ? labels.title(name) : labels.say('status', { name, status }),
          width - 34 - widthOf(known, 13),
          own === undefined ? 13 : 13 * BOLD,
        ),
      ),
      text(page, { x: width, y: 9, anchor: 'end', tone: status === 'in' ? 'ink' : 'soft' }, known),
    );
    return { width, height: 19, content };
  });
  const own = facts.flatMap(({ own }) =>
    own === undefined ? [] : [prose(page, labels.say('own', { points: own }), 'ink')],
  );
  const list = stacked([stacked(rows, 2), ...own], 8);
  return panel(page, labels.say('countries'), { ...list, content: decoration(list.content) });
}
