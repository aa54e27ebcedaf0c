/**
 * All that the picture of the game says: what it is given, and how it says it in English.
 *
 * @packageDocumentation
 */
import type { Area, Effect } from '../../games/chicago-chicago/scenario-shape.ts';
import type { BySide, Side } from '../../games/chicago-chicago/sides.ts';
import type { Step } from '../../games/chicago-chicago/types.ts';
import type { PoliceUnit, Sort, Unit } from '../../games/chicago-chicago/units.ts';

/** So many units of a kind. */
export interface Count<Kind> {
  readonly kind: Kind;
  readonly count: number;
}

/** What a label of an area tells. */
export interface AreaFacts {
  readonly area: Area;
  readonly groups: readonly Count<Sort>[];
  readonly police: readonly Count<PoliceUnit>[];
  /** Platoons in its minimum box. */
  readonly boxed: number;
  readonly isReleased: boolean;
}

/** How far a match has come. */
export interface CourseFacts {
  readonly turn: string;
  readonly step: Step;
}

/** What the picture and the tables say: each entry is a label or a line, or gives one for what it is told. */
export interface Labels {
  /** The heading, from the name of the scenario. */
  readonly title: (scenario: string) => string;
  readonly sides: BySide<string>;
  readonly units: Readonly<Record<Unit, string>>;
  /** Where the match stands. */
  readonly course: (facts: CourseFacts) => string;
  /** The whole position in a sentence or two, for those who do not see it. */
  readonly summary: (facts: { readonly course: string; readonly index: BySide<number> }) => string;
  readonly areas: string;
  /** An area with all who stand there. */
  readonly area: (facts: AreaFacts) => string;
  readonly index: string;
  /** The points of a side. */
  readonly indexOf: (side: Side, points: number) => string;
  readonly time: string;
  /** The turn, among all of them. */
  readonly timeOf: (turn: string, turns: readonly string[]) => string;
  /** What the signs on the board mean. */
  readonly legend: string;
  /** How much of the Guard is left. */
  readonly guard: (left: number) => string;
  readonly groups: string;
  readonly police: string;
  readonly box: string;
  readonly reconstructed: string;
  readonly tables: { readonly harass: BySide<string>; readonly assault: string };
  readonly die: string;
  readonly effects: string;
  readonly code: string;
  readonly effect: string;
  /** What a code of the table does. */
  readonly effectOf: (effect: Effect) => string;
  readonly shot: string;
  readonly counters: string;
  readonly unit: string;
  readonly conflict: string;
  readonly movement: string;
}

const SIDES: BySide<string> = { demonstrators: 'Demonstrators', police: 'Police' };

const UNITS: Labels['units'] = {
  'level-1': 'level 1',
  'level-2': 'level 2',
  'level-3': 'level 3',
  'level-4': 'level 4',
  guard: 'National Guard',
  tac: 'tactical police',
};

/** In English. */
export const english: Labels = {
  title: (scenario) => `Chicago-Chicago! · ${scenario}`,
  sides: SIDES,
  units: UNITS,
  course: ({ turn, step }) =>
    step.kind === 'over' ? `Over in turn ${turn}: ${ending(step)}` : `Turn ${turn} · ${STEPS[step.kind]}`,
  summary: ({ course, index }) =>
    `${course}. Exposure index: demonstrators ${String(index.demonstrators)}, police ${String(index.police)}.`,
  areas: 'Areas',
  area: ({ area, groups, police, boxed, isReleased }) =>
    [
      `${area.name}: police score ${String(area.police)}, demonstrators ${String(area.demonstrators)}${area.park === undefined ? '' : `; park, groups multiply by ${String(area.park)}`}.`,
      `Groups: ${listed(groups.map(({ kind, count }) => `${String(count)} of ${sortName(kind)}`))}.`,
      `Police: ${listed(police.map(({ kind, count }) => `${String(count)} of ${UNITS[kind]}`))}.`,
      ...(area.box === undefined
        ? []
        : [`${boxName(area.box, isReleased)}: ${String(boxed)} ${boxed === 1 ? 'platoon' : 'platoons'}.`]),
    ].join(' '),
  index: 'Exposure index',
  indexOf: (side, points) => `${SIDES[side]}: ${String(points)} ${points === 1 ? 'point' : 'points'} of exposure.`,
  time: 'Time record',
  timeOf: (turn, turns) => `Turn ${turn}, number ${String(turns.indexOf(turn) + 1)} of ${String(turns.length)}.`,
  legend:
    '3×1 is three units of level 1, round for groups, square for police; ′ is for those who infiltrated. The small box holds platoons on the beat.',
  guard: (left) => `National Guard not yet brought in: ${String(left)} ${left === 1 ? 'company' : 'companies'}.`,
  groups: 'Groups',
  police: 'Police',
  box: 'Box',
  reconstructed: 'The board is a reconstruction.',
  tables: {
    harass: { police: 'HARASS by the police', demonstrators: 'HARASS by the demonstrators' },
    assault: 'ASSAULT',
  },
  die: 'Die',
  effects: 'What the codes do: P or D scores, P or D is affected',
  code: 'Code',
  effect: 'Effect',
  effectOf: ({ share, change }) => `${SHARES[share]} of the units ${CHANGES[change]}`,
  shot: 'a shot is fired, and the match may end',
  counters: 'Counters',
  unit: 'Unit',
  conflict: 'Conflict',
  movement: 'Movement',
};

const STEPS: Readonly<Record<Exclude<Step['kind'], 'over'>, string>> = {
  gather: 'the demonstrators choose a park',
  garrison: 'the police fill the minimum boxes',
  post: 'the police place the rest',
  move: 'step 1, the demonstrators move',
  march: 'units are on the march',
  confront: 'step 2, the demonstrators may start conflicts',
  patrol: 'step 3, the police move',
  attack: 'step 4, the police may start conflicts',
  muster: 'step 4, the police prepare an attack',
  roll: 'a conflict, a die is due',
};

const SHARES: Readonly<Record<Effect['share'], string>> = { '1/3': 'a third', '1/2': 'half', all: 'all' };

const CHANGES: Readonly<Record<Effect['change'], string>> = {
  up: 'rise a level',
  down: 'fall a level',
  removed: 'are removed',
};

function sortName(sort: Sort): string {
  return sort.startsWith('infiltrating') ? `level ${sort.slice(-1)} infiltrating` : `level ${sort.slice(-1)}`;
}

function boxName(box: NonNullable<Area['box']>, isReleased: boolean): string {
  if (box === 'plain') return 'Minimum box';
  return isReleased ? 'Conditional box, released' : 'Conditional box';
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}

function ending({ outcome }: Extract<Step, { kind: 'over' }>): string {
  return outcome.kind === 'win' ? `the ${outcome.winner} win` : 'a draw';
}
