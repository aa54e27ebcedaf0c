import type { AnyAction, Position } from '../../../core/game.ts';
import { boardOf } from '../rules/board.ts';
import { cityOfAirport, cityOn, unitsOfOn } from '../rules/control.ts';
import type { Field } from '../rules/scenario-shape.ts';
import type { AirWar, Event } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { MessageAdapter } from '../../../messages/messages.ts';

/** The labels that the adapter uses. */
type Term = 'score';

/** The functions that the messages in all languages use. Messages contain names of fields such as `d16`. */
export const adapter: MessageAdapter<AirWar, Term> = { values, picture };

/**
 * Returns additional values for messages. For a capture, the value says whether the owner takes the city back. For a
 * placement, the values are the numbers of units and fields.
 */
function values(about: Event | AnyAction<AirWar>): Values {
  if (about.type === 'city-taken') return { takes: about.player === about.owner ? 'back' : 'first' };
  if (!('piles' in about)) return {};
  const counts = Object.values(about.piles);
  return { units: counts.reduce((sum, count) => sum + count, 0), fields: counts.length };
}

/** The width of a field in the picture, in characters. */
const WIDTH = 3;

/**
 * Returns the board as text. B's back edge is at the top, and each even column is half a line lower. Units are written
 * as `2A` or `1B`, and on a disputed field as `2:1` (A's number first). The text of a city starts with `*`, and the
 * text of an airport with `^`. If the field has no units, a lower-case letter names the side that controls the city. An
 * empty field is `.` in a home and `,` in no-man's-land.
 */
function picture(position: Position<AirWar>, { say }: Labels<Term>): string {
  const { setup, table } = position;
  const { hex } = boardOf(setup.scenario);
  const lines: string[] = [];
  for (let y = 2 * hex.rows - 1; y >= 1; y--) {
    let line = '';
    for (let x = 1; x <= hex.columns; x++) {
      const field = hex.at(x, y);
      line += field === undefined ? ' '.repeat(WIDTH) : cell(position, field);
    }
    const label = y % 2 === 1 ? String((y + 1) / 2).padStart(2) : '  ';
    lines.push(`${label} ${line}`.trimEnd());
  }
  const letters = Array.from({ length: hex.columns }, (_, index) => ` ${String.fromCharCode(97 + index)} `).join('');
  const score = say('score', { cycle: table.cycle, a: table.units.A.length, b: table.units.B.length });
  return [...lines, `   ${letters}`.trimEnd(), score].join('\n');
}

function cell({ setup, table }: Position<AirWar>, field: Field): string {
  const units = unitsText(table, field);
  if (units.length === WIDTH) return units;
  const city = cityOn(table.cities, field);
  const place = city ?? cityOfAirport(table.cities, field);
  if (place !== undefined) return `${city === undefined ? '^' : '*'}${units || `${place.controller.toLowerCase()} `}`;
  return ` ${units || (boardOf(setup.scenario).zones[field] === '-' ? ', ' : '. ')}`;
}

function unitsText(table: AirWar['table'], field: Field): string {
  const [a, b] = [unitsOfOn(table, 'A', field), unitsOfOn(table, 'B', field)];
  if (a > 0 && b > 0) return `${a}:${b}`;
  if (a > 0) return `${a}A`;
  return b > 0 ? `${b}B` : '';
}
