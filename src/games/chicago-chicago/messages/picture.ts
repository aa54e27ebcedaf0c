import type { Position } from '../../../core/game.ts';
import { boxedIn, countAt } from '../rules/board.ts';
import type { AreaIndex } from '../rules/scenario-shape.ts';
import type { Chicago, Table } from '../rules/types.ts';
import { infiltrating, LEVELS, ordinary, POLICE_UNITS } from '../rules/units.ts';
import type { Labels } from '../../../messages/labels.ts';

/** The labels that the text form of a position needs. */
export type TableTerm = 'groups-line' | 'police-line' | 'box-line' | 'index-line' | 'reconstructed';

/**
 * Returns the board and the exposure index as text. There is one line for each area: its points, the groups by level
 * (infiltrated groups after a plus sign), the platoons by kind, and the box. The last lines show the turn and the
 * exposure index.
 */
export function picture({ setup, table }: Position<Chicago>, { say, title }: Labels<TableTerm>): string {
  const { areas, turns, provenance } = setup.scenario;
  const width = Math.max(...areas.map(({ name }) => title(name).length));
  const lines = areas.map(({ name, police, demonstrators, park, box }, place) => {
    const [groups, platoons] = [groupsAt(table, place), policeAt(table, place)];
    const kind = box === 'conditional' && table.released[place] === true ? 'released' : box;
    return [
      title(name).padEnd(width),
      `P${String(police)}/D${String(demonstrators)}`,
      (park === undefined ? '' : `x${String(park)}`).padEnd(2),
      (box === undefined ? '' : say('box-line', { kind, count: boxedIn(table, place) })).padEnd(COLUMN),
      (groups === '' ? '' : say('groups-line', { groups })).padEnd(COLUMN),
      platoons === '' ? '' : say('police-line', { platoons }),
    ]
      .join(' ')
      .trimEnd();
  });
  const score = say('index-line', { turn: turns[table.turn - 1], ...table.index });
  return [...lines, [score, ...(provenance === 'printed' ? [] : [say('reconstructed')])].join(' ')].join('\n');
}

/** The width of each column, in characters. With this width, most lines fit into 80 characters. */
const COLUMN = 18;

function groupsAt({ groups: { fresh, spent } }: Table, place: AreaIndex): string {
  const there = (row: number): number => countAt(fresh, row, place) + countAt(spent, row, place);
  const shown = LEVELS.flatMap((name, level) => {
    const [plain, moved] = [there(ordinary(level)), there(infiltrating(level))];
    if (plain + moved === 0) return [];
    return [`${name.slice(-1)}:${String(plain)}${moved === 0 ? '' : `+${String(moved)}`}`];
  });
  return shown.toReversed().join(' ');
}

function policeAt({ police: { fresh, spent } }: Table, place: AreaIndex): string {
  const shown = POLICE_UNITS.flatMap((unit, row) => {
    const there = countAt(fresh, row, place) + countAt(spent, row, place);
    return there === 0 ? [] : [`${LETTERS[unit]}:${String(there)}`];
  });
  return shown.join(' ');
}

/** The sign of each kind of police unit: its level, or a letter for the Guard and the tactical police. */
const LETTERS = { 'level-3': '3', 'level-2': '2', 'level-1': '1', guard: 'G', tac: 'T' } as const;
