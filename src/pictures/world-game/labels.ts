/**
 * All that the picture of the game says: what it is given, and how it says it in English.
 *
 * @packageDocumentation
 */
import type { Range, Status } from '../../games/world-game/types.ts';

/** What a label of a country tells. */
export interface CountryFacts {
  readonly name: string;
  readonly range: Range;
  readonly status: Status;
  readonly fort: boolean;
  readonly allies: readonly string[];
  /** Its own points, if the viewer knows them. */
  readonly own: number | undefined;
}

/** One side of a battle. */
export interface StackFacts {
  readonly name: string;
  readonly role: 'attacker' | 'defender';
  /** What it has staked itself; `undefined` while nobody else knows. */
  readonly stake: number | undefined;
  readonly lent: readonly { readonly name: string; readonly points: number }[];
}

/** How far a match has come. */
export interface CourseFacts {
  /** 0 before the war. */
  readonly round: number;
  /** Who is to act, if anybody is. */
  readonly actor: string | undefined;
  /** How it ended: who won, or who shares the victory. */
  readonly winners: readonly string[] | undefined;
}

/** What the picture and the tables say: each entry is a label or a line, or gives one for what it is told. */
export interface Labels {
  /** The heading, from the name of the scenario. */
  readonly title: (scenario: string) => string;
  /** Where the match stands. */
  readonly course: (facts: CourseFacts) => string;
  /** The whole position in a sentence or two, for those who do not see it. */
  readonly summary: (facts: { readonly course: string; readonly countries: number }) => string;
  readonly countries: string;
  /** A country with all that is known of it. */
  readonly country: (facts: CountryFacts) => string;
  /** The points that a country may have. */
  readonly range: (range: Range) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** An alliance or a proposal of one, between two countries. */
  readonly alliance: (
    one: string,
    other: string,
    terms: { readonly repay: number; readonly pledge: number; readonly isInForce: boolean },
  ) => string;
  readonly alliances: string;
  readonly battle: string;
  /** One side of a battle. */
  readonly stack: (facts: StackFacts) => string;
  /** What the signs on the board mean. */
  readonly legend: string;
  readonly name: string;
  readonly points: string;
  readonly fort: string;
  readonly yes: string;
  readonly no: string;
}

/** In English. */
export const english: Labels = {
  title: (scenario) => `The World Game, phase II: War · ${scenario}`,
  course: ({ round, actor, winners }) => {
    const when = round === 0 ? 'Before the war' : `Round ${String(round)}`;
    if (winners !== undefined)
      return `${when} · over: ${list(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
    return actor === undefined ? when : `${when} · ${actor} is to act`;
  },
  summary: ({ course, countries }) => `${course}. ${String(countries)} countries.`,
  countries: 'What all know of points',
  country: ({ name, range, status, fort, allies, own }) =>
    [
      `${name}: ${rangeText(range)} ${range.hi === 1 ? 'point' : 'points'}`,
      ...(own === undefined ? [] : [`you have ${figure(own)}`]),
      ...(status === 'in' ? [] : [STATUS[status]]),
      ...(fort ? ['has a fort'] : []),
      allies.length === 0 ? 'no allies' : `allied with ${list(allies)}`,
    ].join('; ') + '.',
  range: rangeText,
  status: { in: '', conceded: 'conceded', out: 'out' },
  alliance: (one, other, { repay, pledge, isInForce }) =>
    `Alliance of ${one} and ${other}${isInForce ? '' : ', no longer in force'}: ${String(repay)} for 1, ${figure(pledge)} pledged.`,
  alliances: 'Alliances',
  battle: 'Battle',
  stack: ({ name, role, stake, lent }) =>
    `${name}, ${role === 'attacker' ? 'attacking' : 'defending'}: ${stake === undefined ? 'an unknown stake' : `a stake of ${figure(stake)}`}${lent.length === 0 ? '' : `, and ${list(lent.map((loan) => `${figure(loan.points)} lent by ${loan.name}`))}`}.`,
  legend:
    'Outside each country a bar: filled to the points that it must have, outlined to those that it can have. Lines join allies, broken where the alliance is. A tower is a fort.',
  name: 'Country',
  points: 'Points',
  fort: 'Fort',
  yes: 'yes',
  no: 'no',
};

const STATUS: Readonly<Record<Status, string>> = { in: '', conceded: 'has conceded', out: 'is out of the war' };

function rangeText({ lo, hi }: Range): string {
  return lo === hi ? figure(lo) : `${figure(lo)} to ${figure(hi)}`;
}

function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/gu, ',');
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}
