import { costOf } from '../rules/activities.ts';
import { packOf } from '../rules/cards.ts';
import { isSatisfiedBy } from '../rules/success.ts';
import type { Attempt, Cause, RevoltingBehaviour, Setup } from '../rules/types.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';
import { at, type Block, grid, panel, stacked } from '../../../pictures/blocks.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import type { Markup } from '../../../pictures/markup.ts';
import { type Page, piece, section, shape, text, texts, thing } from '../../../pictures/page.ts';
import { BOLD, fitted, wrapped } from '../../../pictures/type.ts';
import { cardText, causeText } from '../messages/adapter.ts';
import type { Label } from '../messages/en.ts';
import { CARD, faceDown, faceUp, suitsOf } from './cards.ts';

/** The facts about a player that the viewer knows. */
interface PlayerFacts {
  readonly name: string;
  readonly points: number;
  readonly cause: Cause;
  readonly isToAct: boolean;
  readonly hasConceded: boolean;
}

const SEAT = { width: 335, height: 104 } as const;

/** Returns the facts about each player that the viewer knows. */
export function factsOf({ setup, table }: RenderInput<RevoltingBehaviour>): readonly PlayerFacts[] {
  return setup.players.map((name, seat) => {
    const { points, cause } = table.holdings[seat]!;
    return {
      name,
      points,
      cause,
      isToAct: table.phase.kind !== 'over' && table.phase.kind !== 'lot' && table.order[0] === seat,
      hasConceded: table.conceded.includes(seat),
    };
  });
}

/** Draws the players, their Causes and the current attempt. */
export function board(page: Page<Label>, shown: RenderInput<RevoltingBehaviour>, facts: readonly PlayerFacts[]): Block {
  const width = page.layout === 'wide' ? SEAT.width : 360;
  const most = Math.max(1, ...facts.map(({ points }) => points));
  const seats = grid(
    facts.map((each) => ({ width, height: SEAT.height, content: seat(page, each, { width, most }) })),
    { columns: page.layout === 'wide' ? 2 : 1, gap: 16 },
  );
  const { phase } = shown.table;
  const attempt = 'attempt' in phase ? [attemptPanel(page, { ...phase, setup: shown.setup }, seats.width)] : [];
  return stacked([{ ...seats, content: section(page.labels.say('players'), seats.content) }, ...attempt], 20);
}

function seat(page: Page<Label>, facts: PlayerFacts, { width, most }: { width: number; most: number }): Markup {
  const { name, points, isToAct, hasConceded } = facts;
  const frame = { x: 0, y: 0, width, height: SEAT.height };
  const label = labelOf(page, facts);
  const cards = hasConceded ? undefined : causeCards(page, facts, width);
  const tone = hasConceded ? 'soft' : 'ink';
  const said = hasConceded ? page.labels.say('conceded') : page.labels.say('points', { points });
  return thing(
    page,
    { label, frame, place: name },
    shape(
      page,
      'rect',
      { ...frame, rx: 6, 'stroke-width': isToAct ? 3 : 1 },
      { fill: 'panel', stroke: isToAct ? 'ink' : 'line' },
    ),
    isToAct ? toAct(page) : undefined,
    text(
      page,
      {
        x: isToAct ? 26 : 12,
        y: 18,
        size: 15,
        isBold: true,
        family: page.style.heading,
        tone: hasConceded ? 'soft' : 'ink',
      },
      fitted(page.labels.title(name), width - 96, 15 * BOLD),
    ),
    text(page, { x: 12, y: 46, tone }, said),
    shape(page, 'rect', { x: 12, y: 60, width: ((width - 124) * points) / most, height: 12 }, { fill: 'one' }),
    hasConceded
      ? undefined
      : text(page, { x: width - 12, y: 18, size: 12, anchor: 'end', tone: 'soft' }, page.labels.say('cause')),
    cards,
  );
}

function labelOf({ labels }: Page<Label>, { name: player, cause, ...facts }: PlayerFacts): string {
  const { down, up } = cause;
  const name = labels.title(player);
  return labels.say('player', { ...facts, name, down, up: up[0] === undefined ? undefined : cardText(up[0], labels) });
}

function toAct(page: Page<Label>): Markup {
  return shape(page, 'path', { d: 'M10 12l9 6-9 6z' }, { fill: 'ink' });
}

/** Draws the pile of the Cause, with its face-up card on the left. */
function causeCards(page: Page<Label>, { name, cause }: PlayerFacts, width: number): Markup {
  const [open] = cause.up;
  const frame = { x: 0, y: 0, width: 46 + CARD.width, height: CARD.height };
  const cards = [faceDown(page, cause.down, 46), open === undefined ? undefined : faceUp(page, open, 0)];
  return at(width - 92, 40, piece(`${name} cause`, { label: causeText(cause, page.labels), frame }, cards));
}

/** The maximum number of cards of an attempt in the picture. The picture shows the last cards of the attempt. */
const DRAWN = 9;

function attemptPanel(
  page: Page<Label>,
  { attempt, drawn, setup }: { attempt: Attempt; drawn: readonly StandardCard[]; setup: Setup },
  width: number,
): Block {
  const heading = page.labels.say('attempt-of', attempt);
  const most = Math.min(DRAWN, Math.floor(width / (CARD.width + 6)));
  const first = Math.max(0, drawn.length - most);
  const cards = drawn.slice(first).map((card, index) => {
    const x = index * (CARD.width + 6);
    const label = cardText(card, page.labels);
    return thing(page, { label, frame: { x, y: 0, ...CARD }, piece: card, name: card }, faceUp(page, card, x));
  });
  const more =
    first === 0
      ? undefined
      : text(page, { x: most * (CARD.width + 6), y: 24, size: 12, tone: 'soft' }, `+${String(first)}`);
  const pack = packOf(setup);
  const fulfilling = pack.filter((card) => isSatisfiedBy(setup.scenario, attempt, card));
  const needed = page.labels.say('needed', { cards: suitsOf(fulfilling, pack), cost: costOf(attempt.activity) });
  const lines = wrapped(needed, width, { size: 13, most: 2 });
  const words = texts(page, { x: 0, y: CARD.height + 18, leading: 17 }, lines);
  const height = CARD.height + 10 + 17 * lines.length;
  return panel(page, heading, { width, height, content: section(heading, cards, more, words) });
}
