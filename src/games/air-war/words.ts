/**
 * Events as sentences and the board as lines of text.
 *
 * @packageDocumentation
 */
import type { Position, Words } from '../../core/game.ts';
import { fieldAt } from '../../mechanics/hex.ts';
import { boardOf } from './board.ts';
import { cityOfAirport, cityOn, unitsOfOn } from './control.ts';
import type { Field } from './scenario-shape.ts';
import type { AirWar, Event, Step } from './types.ts';
import type { Piles } from './units.ts';

const SEALED: Readonly<Record<Step['kind'], string>> = {
  cities: 'the cities that he has placed',
  placement: 'his placement',
  naming: 'a name',
  moves: 'his moves',
  fire: 'his fire',
  over: 'nothing',
};

/** The game in English. */
export const words: Words<AirWar> = { describe, picture };

/** An event as one English sentence. */
function describe(event: Event): string {
  switch (event.type) {
    case 'orders-sealed':
      return `${event.player} has sealed ${SEALED[event.step]}.`;
    case 'cities-revealed':
      return `${event.player} has placed the opponent’s cities: ${event.cities.join(', ')}.`;
    case 'units-placed':
      return `${event.player} has placed his units: ${piles(event.piles)}.`;
    case 'city-named':
      return `${event.player} names ${event.city}: it produces nothing.`;
    case 'cycle-started':
      return `Cycle ${event.cycle}: A has ${some(event.units.A)} and ${event.cities.A} cities, B ${some(event.units.B)} and ${event.cities.B} cities.`;
    case 'units-moved':
      return `${event.player}: ${some(event.count)} from ${event.from} to ${event.to}.`;
    case 'units-flown': {
      const relay = event.onCity === undefined ? '' : `, one of them on to ${event.onCity}`;
      return `${event.player}: ${some(event.count)} by air from ${event.from} to ${event.to}${relay}.`;
    }
    case 'city-taken':
      return `${event.player} ${event.player === event.owner ? 'retakes' : 'takes'} the city ${event.city}.`;
    case 'shots-fired':
      return `${event.player} fires ${event.shots} ${event.shots === 1 ? 'shot' : 'shots'} at ${event.field}.`;
    case 'units-killed':
      return `${event.player} loses ${some(event.count)} on ${event.field}.`;
    case 'unit-produced':
      return `The city ${event.city} produces a unit of ${event.player}.`;
    case 'match-ended':
      return event.outcome.kind === 'draw'
        ? `The match is a draw (${event.outcome.reason}).`
        : `${event.outcome.winner} wins (${event.outcome.reason}).`;
  }
}

/** Width of a field in the picture. */
const WIDTH = 3;

/**
 * The board as text, B's back edge at the top, each even column half a line lower. On a field stand the units, `2A`, `1B`,
 * or `2:1` where it is disputed, A's first. Before it stands `*` for a city and `^` for an airport; an empty one shows who
 * controls it in lower case. `.` is an empty field, `,` one of no-man's-land.
 */
function picture(position: Position<AirWar>): string {
  const { setup, table } = position;
  const { hex } = boardOf(setup.scenario);
  const lines: string[] = [];
  for (let y = 2 * hex.rows - 1; y >= 1; y--) {
    let line = '';
    for (let x = 1; x <= hex.columns; x++) {
      const field = fieldAt(hex, x, y);
      line += field === undefined ? ' '.repeat(WIDTH) : cell(position, field);
    }
    const label = y % 2 === 1 ? String((y + 1) / 2).padStart(2) : '  ';
    lines.push(`${label} ${line}`.trimEnd());
  }
  const letters = Array.from({ length: hex.columns }, (_, index) => ` ${String.fromCharCode(97 + index)} `).join('');
  const score = `Cycle ${table.cycle}. Units: A ${table.units.A.length}, B ${table.units.B.length}.`;
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

function some(count: number): string {
  return `${count} ${count === 1 ? 'unit' : 'units'}`;
}

function piles(units: Piles): string {
  return Object.entries(units)
    .map(([field, count]) => `${count} on ${field}`)
    .join(', ');
}
