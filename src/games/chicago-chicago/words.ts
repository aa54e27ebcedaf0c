/**
 * Events as sentences and the table as lines of text.
 *
 * @packageDocumentation
 */
import type { Position, Words } from '../../core/game.ts';
import { boxedIn, countAt } from './board.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Chicago, Event, Table, Tally } from './types.ts';
import { infiltrating, LEVELS, ordinary, POLICE_UNITS, SORTS } from './units.ts';

const NAMES: Readonly<Record<Side, string>> = { demonstrators: 'The demonstrators', police: 'The police' };

const STEPS = {
  1: 'The demonstrators move',
  2: 'The demonstrators may start conflicts',
  3: 'The police move',
  4: 'The police may start conflicts',
} as const;

const CHANGES = { up: 'rise a level', down: 'fall a level', removed: 'are removed' } as const;

const REASONS = {
  conflict: 'for the conflict',
  unengaged: 'for parks that the police left alone',
  'guard-entered': 'for the National Guard brought in',
  'guard-withdrawn': 'for the National Guard taken out',
} as const;

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The game in English. */
export const words: Pick<Words<Chicago>, 'describe' | 'picture'> = { describe, picture };

/** An event as one English sentence. */
function describe(event: Event): string {
  switch (event.type) {
    case 'turn-started':
      return `Turn ${event.turn} begins.`;
    case 'step-started':
      return `Step ${String(event.step)}: ${STEPS[event.step]}.`;
    case 'groups-gathered':
      return `The demonstrators gather in ${event.area}: ${listed(event.units)}.`;
    case 'platoons-placed':
      return `${String(event.count)} of ${event.unit} to ${event.boxed ? 'the box of ' : ''}${event.area}.`;
    case 'groups-multiplied':
      return `Groups come to those in ${event.area}: ${listed(event.units)}.`;
    case 'units-moved':
      return moved(event);
    case 'box-released':
      return `The box of ${event.area} is released.`;
    case 'box-changed':
      return boxChanged(event);
    case 'guard-moved':
      return event.entered ? `The National Guard come into ${event.area}.` : `The National Guard leave ${event.area}.`;
    case 'conflict-started':
      return started(event);
    case 'die-rolled':
      return `${NAMES[event.player]} roll ${String(event.die)} on ${event.table.toUpperCase()} at ${event.column}: ${event.code}.`;
    case 'points-scored':
      return scored(event);
    case 'units-affected':
      return affected(event);
    case 'groups-dwindled':
      return dwindled(event);
    case 'groups-dispersed':
      return `The groups in ${event.area} go home: ${listed(event.units)}.`;
    case 'match-ended':
      return ending(event.outcome);
  }
}

/**
 * The table as text: a line for each area with its points, the groups by level (those that infiltrate after a plus), the
 * platoons by kind, and the box.
 */
function picture({ setup, table }: Position<Chicago>): string {
  const { areas, turns, provenance } = setup.scenario;
  const width = Math.max(...areas.map(({ name }) => name.length));
  const lines = areas.map(({ name, police, demonstrators, park, box }, place) =>
    [
      name.padEnd(width),
      `P${String(police)}/D${String(demonstrators)}`,
      (park === undefined ? '' : `x${String(park)}`).padEnd(3),
      groupsAt(table, place).padEnd(24),
      policeAt(table, place).padEnd(24),
      box === undefined ? '' : boxAt({ box, count: boxedIn(table, place), isReleased: table.released[place] === true }),
    ]
      .join(' ')
      .trimEnd(),
  );
  const { index, turn } = table;
  const score = `Turn ${turns[turn - 1]!}. Index: demonstrators ${String(index.demonstrators)}, police ${String(index.police)}.`;
  const board = provenance === 'printed' ? [] : [`(${provenance} board and tables)`];
  return [...lines, [score, ...board].join(' ')].join('\n');
}

function groupsAt({ groups: { fresh, spent } }: Table, place: AreaIndex): string {
  const there = (row: number): number => countAt(fresh, row, place) + countAt(spent, row, place);
  const shown = LEVELS.flatMap((name, level) => {
    const [plain, moved] = [there(ordinary(level)), there(infiltrating(level))];
    if (plain + moved === 0) return [];
    return [`${name.slice(-1)}:${String(plain)}${moved === 0 ? '' : `+${String(moved)}`}`];
  });
  return shown.length === 0 ? '' : `groups ${shown.toReversed().join(' ')}`;
}

function policeAt({ police: { fresh, spent } }: Table, place: AreaIndex): string {
  const shown = POLICE_UNITS.flatMap((unit, row) => {
    const there = countAt(fresh, row, place) + countAt(spent, row, place);
    return there === 0 ? [] : [`${unit.replace('level-', '')}:${String(there)}`];
  });
  return shown.length === 0 ? '' : `police ${shown.join(' ')}`;
}

function boxAt({ box, count, isReleased }: { box: string; count: number; isReleased: boolean }): string {
  return `box ${String(count)}${box === 'plain' ? '' : isReleased ? ' released' : ' conditional'}`;
}

function moved({ player, unit, count, from, to, infiltrating }: EventOf<'units-moved'>): string {
  const what = `${String(count)} ${player === 'police' ? 'of' : 'groups of'} ${unit}`;
  return `${what} ${infiltrating ? 'infiltrate' : 'move'} from ${from} to ${to}.`;
}

function boxChanged({ area, entered, left }: EventOf<'box-changed'>): string {
  const parts = [
    ...(entered === undefined ? [] : [`${entered} goes into the box of ${area}`]),
    ...(left === undefined ? [] : [`${left} comes out of the box of ${area}`]),
  ];
  return `${capital(parts.join(', '))}.`;
}

function started({ player, area, table, column: odds, boxed, ...event }: EventOf<'conflict-started'>): string {
  const numbers = `${String(event.attackers)} to ${String(event.defenders)}`;
  const target = boxed ? `the box of ${area}` : area;
  if (event.rule === 'CC-4.7') return `${NAMES[player]} force an assault in ${target}, ${numbers}: rolled at ${odds}.`;
  return `${NAMES[player]} start a conflict in ${target}, ${numbers}: ${table.toUpperCase()} at ${odds}.`;
}

function scored({ player, points, reason, area, index }: EventOf<'points-scored'>): string {
  const where = area === undefined ? '' : ` in ${area}`;
  const state = `${String(index.demonstrators)} to ${String(index.police)}`;
  return `${NAMES[player]} score ${String(points)} ${REASONS[reason]}${where}: the index is ${state}.`;
}

function affected({ player, area, change, units, lost }: EventOf<'units-affected'>): string {
  const whose = player === 'police' ? 'Police' : 'Groups';
  return `${whose} in ${area} ${CHANGES[change]}: ${listed(units)}${losses(lost)}.`;
}

function dwindled({ area, infiltrating, units, lost }: EventOf<'groups-dwindled'>): string {
  const who = infiltrating ? 'Groups that infiltrated' : 'Groups';
  if (lost === 0) return `${who} in ${area} stay, a level lower: ${listed(units)}.`;
  return `${who} in ${area} go home: ${listed(units)}.`;
}

function losses(lost: number): string {
  return lost === 0 ? '' : `; ${String(lost)} lost`;
}

function listed(units: Tally): string {
  const order: readonly string[] = [...SORTS, ...POLICE_UNITS];
  const names = Object.keys(units).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return names.length === 0 ? 'none' : names.map((name) => `${String(units[name])} of ${name}`).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ending(outcome: EventOf<'match-ended'>['outcome']): string {
  const { scores, reason } = outcome;
  const index =
    scores === undefined ? '' : `, demonstrators ${String(scores.demonstrators)}, police ${String(scores.police)}`;
  if (outcome.kind === 'draw') return `The match is a draw (${reason}${index}).`;
  return `${NAMES[outcome.winner]} win (${reason}${index}).`;
}
