/**
 * All that the picture of the game says: what it is given, and how it says it in English.
 *
 * @packageDocumentation
 */
import type { Card, UcomCode } from '../../games/up-against-the-wall/scenario-shape.ts';
import type { BySide, Side } from '../../games/up-against-the-wall/sides.ts';
import type { Step } from '../../games/up-against-the-wall/types.ts';

/** What a label of a track tells. */
export interface TrackFacts {
  readonly name: string;
  /** Where the counter stands, from 1 at Low Library. */
  readonly box: number;
  readonly boxes: number;
  readonly value: number;
  /** Whom the counter supports; `undefined` on the line. */
  readonly supports: Side | undefined;
  readonly pieces: BySide<number>;
}

/** How far a match has come. */
export interface CourseFacts {
  readonly turn: number;
  readonly turns: number;
  readonly mover: Side;
  readonly step: Step;
}

/** What the turn brings: as PLOT says, and as cards have changed it. */
export interface DueFacts {
  readonly turn: number;
  readonly turns: number;
  readonly printed: BySide<number>;
  readonly due: BySide<number>;
}

/** What the picture and the tables say: each entry is a label or a line, or gives one for what it is told. */
export interface Labels {
  /** The heading, from the name of the scenario. */
  readonly title: (scenario: string) => string;
  readonly sides: BySide<string>;
  /** What a piece of a side is called. */
  readonly pieces: BySide<string>;
  readonly low: string;
  readonly tracks: string;
  /** A track with its pieces and its counter. */
  readonly track: (facts: TrackFacts) => string;
  /** Where the match stands. */
  readonly course: (facts: CourseFacts) => string;
  /** The whole position in a sentence or two, for those who do not see it. */
  readonly summary: (facts: { readonly course: string; readonly support: BySide<number> }) => string;
  readonly support: string;
  /** The support of a side. */
  readonly supportOf: (side: Side, points: number) => string;
  readonly plot: string;
  readonly turn: string;
  /** What both sides get in a turn. */
  readonly plotOf: (facts: DueFacts) => string;
  /** What both sides are still to place. */
  readonly due: (pieces: BySide<number>) => string;
  readonly cards: string;
  /** How many cards a side has. */
  readonly held: (side: Side, facts: { readonly hand: number; readonly discarded: number }) => string;
  /** A card. */
  readonly card: (card: Card) => string;
  /** What a card does. */
  readonly effect: (card: Card) => string;
  /** The cards used so far. */
  readonly used: (titles: readonly string[]) => string;
  readonly cardTitle: string;
  readonly cardEffect: string;
  readonly ucom: string;
  readonly die: string;
  readonly oddsOfResults: string;
  readonly result: string;
  /** What the codes of the matrix do. */
  readonly results: Readonly<Record<UcomCode, string>>;
}

const SIDES: BySide<string> = { radicals: 'Radicals', administration: 'Administration' };

const WINS: BySide<string> = { radicals: 'the radicals win', administration: 'the administration wins' };

const PIECES: BySide<string> = { radicals: 'RAD', administration: 'LAW' };

/** In English. */
export const english: Labels = {
  title: (scenario) => `Up Against the Wall, Motherfucker! · ${scenario}`,
  sides: SIDES,
  pieces: PIECES,
  low: 'Low Library',
  course: ({ turn, turns, mover, step }) =>
    step.kind === 'over'
      ? `Over after turn ${String(turn)} of ${String(turns)}: ${ending(step)}`
      : `Turn ${String(turn)} of ${String(turns)} · ${SIDES[mover]}: ${stepText(step)}`,
  summary: ({ course, support }) =>
    `${course}. Support: administration ${String(support.administration)}, radicals ${String(support.radicals)}.`,
  track: ({ name, box, boxes, value, supports, pieces }) =>
    [
      `${name}: counter in box ${String(box)} of ${String(boxes)},`,
      supports === undefined ? 'on the line;' : `worth ${String(value)} to the ${supports};`,
      `${count('administration', pieces.administration)}, ${count('radicals', pieces.radicals)}.`,
    ].join(' '),
  tracks: 'Tracks',
  support: 'Support',
  supportOf: (side, points) => `${SIDES[side]}: ${String(points)} ${points === 1 ? 'point' : 'points'} of support.`,
  plot: 'PLOT: leverage over time',
  turn: 'Turn',
  plotOf: ({ turn, turns, printed, due }) =>
    `Turn ${String(turn)} of ${String(turns)}: PLOT gives ${both(printed)}; after cards ${both(due)} are due.`,
  due: (pieces) => `Due this turn: ${both(pieces)}`,
  cards: 'Contingency cards',
  held: (side, { hand, discarded }) => `${SIDES[side]}: ${String(hand)} in hand, ${String(discarded)} discarded.`,
  card: (card) => `${card.title}: ${effect(card)}.`,
  effect,
  used: (titles) => `Used: ${titles.join('; ')}.`,
  ucom: 'UCOM: University Conflict Outcome Matrix',
  die: 'Die',
  oddsOfResults: 'How likely each result is, by odds',
  result: 'Result',
  results: {
    TE: 'the defender loses all pieces',
    AL: 'the side with fewer loses all, the other as many',
    YE: 'the attacker loses all pieces',
    o: 'nothing happens',
  },
  cardTitle: 'Card',
  cardEffect: 'Effect',
};

function count(side: Side, pieces: number): string {
  return `${pieces === 0 ? 'no' : String(pieces)} ${PIECES[side]}${pieces === 1 ? '' : 's'}`;
}

function both({ radicals, administration }: BySide<number>): string {
  return `${count('radicals', radicals)} and ${count('administration', administration)}`;
}

function effect(card: Card): string {
  switch (card.effect) {
    case 'add':
      return `${count(card.side, card.by)} more`;
    case 'multiply':
      return `${PIECES[card.side]}s × ${String(card.by)}`;
    case 'divide':
      return `${PIECES[card.side]}s ÷ ${String(card.by)}`;
    case 'replace':
      return 'no effect, goes back';
  }
}

function stepText(step: Exclude<Step, { kind: 'over' }>): string {
  switch (step.kind) {
    case 'draw':
      return 'a card is due';
    case 'cards':
      return `the ${step.player} may use cards`;
    case 'deploy':
      return `${String(step.left)} to deploy`;
    case 'gambit-roll':
      return 'the gambit, a die is due';
    case 'remove':
      return `the ${step.player} remove ${String(step.left)} more`;
    case 'attack':
      return 'attacks';
    case 'attack-roll':
      return 'an attack, a die is due';
    case 'advance':
      return 'a counter may move';
  }
}

function ending({ outcome }: Extract<Step, { kind: 'over' }>): string {
  return outcome.kind === 'win' ? WINS[outcome.winner] : 'a draw';
}
