/**
 * All that the picture of the games says: what it is given, and how it says it in English.
 *
 * @packageDocumentation
 */
import type { FieldId } from '../../games/air-war/scenario-shape.ts';
import type { BySide, Side } from '../../games/air-war/sides.ts';
import type { Step } from '../../games/air-war/types.ts';

/** What a label of a field tells. */
export interface FieldFacts {
  readonly name: FieldId;
  readonly units: BySide<number>;
  /** What stands here, if anything does. */
  readonly site?: {
    readonly kind: 'city' | 'airport';
    readonly owner: Side;
    readonly controller: Side;
    readonly productive: boolean;
  };
  /** What the viewer has written and not yet revealed. */
  readonly own: { readonly units: number; readonly city: boolean };
}

/** An order of the viewer that is not yet revealed. */
export interface OrderFacts {
  readonly kind: 'move' | 'flight' | 'fire';
  readonly from: FieldId;
  readonly to: FieldId;
  readonly count: number;
}

/** How far a match has come. */
export interface CourseFacts {
  readonly cycle: number;
  readonly step: Step;
  readonly waiting: readonly Side[];
}

/** What one side has. */
export interface ForceFacts {
  readonly side: Side;
  readonly units: number;
  readonly cities: number;
}

/** What the picture and the tables say: each entry is a label or a line, or gives one for what it is told. */
export interface Labels {
  /** The heading, from the name of the scenario. */
  readonly title: (scenario: string) => string;
  /** Where the match stands. */
  readonly course: (facts: CourseFacts) => string;
  /** The whole position in a sentence or two, for those who do not see it. */
  readonly summary: (facts: { readonly course: string; readonly forces: readonly ForceFacts[] }) => string;
  readonly fields: string;
  /** A field with all that stands on it. */
  readonly field: (facts: FieldFacts) => string;
  readonly orders: string;
  /** An order that the viewer has written. */
  readonly order: (facts: OrderFacts) => string;
  readonly forces: string;
  /** What a side has. */
  readonly force: (facts: ForceFacts) => string;
  /** What the signs on the board mean. */
  readonly legend: string;
  readonly conditions: string;
  readonly condition: string;
  readonly units: string;
  readonly cities: string;
  readonly producing: string;
}

const KINDS: Readonly<Record<OrderFacts['kind'], string>> = { move: 'move', flight: 'fly', fire: 'fire' };

/** In English. */
export const english: Labels = {
  title: (scenario) => `Some Air War Games · ${scenario}`,
  course: ({ cycle, step, waiting }) => {
    if (step.kind === 'over')
      return `Over in cycle ${String(cycle)}: ${step.outcome.kind === 'win' ? `${step.outcome.winner} wins` : 'a draw'}`;
    const when = cycle === 0 ? 'Before the first cycle' : `Cycle ${String(cycle)}`;
    return `${when} · ${STEPS[step.kind]} · still to decide: ${waiting.join(' and ')}`;
  },
  summary: ({ course, forces }) => `${course}. ${forces.map(forceText).join(' ')}`,
  fields: 'Fields',
  field: ({ name, units, site, own }) =>
    [
      `${name}:`,
      [
        ...(site === undefined ? [] : [siteText(site)]),
        ...(units.A > 0 ? [`${unitsText(units.A)} of A`] : []),
        ...(units.B > 0 ? [`${unitsText(units.B)} of B`] : []),
        ...(own.units > 0 ? [`${unitsText(own.units)} placed by you, not yet revealed`] : []),
        ...(own.city ? ['a city placed by you, not yet revealed'] : []),
        ...(site === undefined && units.A + units.B + own.units === 0 && !own.city ? ['empty'] : []),
      ].join('; '),
    ].join(' ') + '.',
  orders: 'Your orders',
  order: ({ kind, from, to, count }) => `${unitsText(count)} ${KINDS[kind]} from ${from} to ${to}.`,
  forces: 'Forces',
  force: forceText,
  legend:
    'Squares are units of A, discs units of B. A ring is a city, a triangle an airport, each with the letter of who controls it; a dot in the ring: it produces.',
  conditions: 'What each side has',
  condition: 'Side',
  units: 'Units',
  cities: 'Cities',
  producing: 'Which produce',
};

const STEPS: Readonly<Record<Exclude<Step['kind'], 'over'>, string>> = {
  cities: 'cities are placed in secret',
  placement: 'units are placed in secret',
  naming: 'a city is named that does not produce',
  moves: 'moves are written in secret',
  fire: 'fire is aimed in secret',
};

function unitsText(count: number): string {
  return `${String(count)} ${count === 1 ? 'unit' : 'units'}`;
}

function siteText({ kind, owner, controller, productive }: NonNullable<FieldFacts['site']>): string {
  const control = controller === owner ? '' : `, controlled by ${controller}`;
  return `${kind === 'city' ? (productive ? 'producing city' : 'city') : 'airport'} of ${owner}${control}`;
}

function forceText({ side, units, cities }: ForceFacts): string {
  return `${side}: ${unitsText(units)}, ${String(cities)} ${cities === 1 ? 'city' : 'cities'}.`;
}
