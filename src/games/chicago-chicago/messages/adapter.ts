import type { AnyAction, Position } from '../../../core/game.ts';
import type { Side } from '../rules/sides.ts';
import type { Chicago, Event, Tally } from '../rules/types.ts';
import { POLICE_UNITS, SORTS, UNITS } from '../rules/units.ts';
import type { Values } from '../../../messages/message.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { MessageAdapter } from '../../../messages/messages.ts';
import { meaningOf } from './meaning.ts';
import { picture, type TableTerm } from './picture.ts';

/** The labels that the adapter uses. */
type Term = 'units' | 'unit' | 'none' | 'scores' | 'shot' | TableTerm;

/** The functions that the messages of every language need. */
export const adapter: MessageAdapter<Chicago, Term> = { title, values, picture };

const UNIT_FIELDS: readonly string[] = ['unit', 'sort', 'entered', 'left', 'relieved', 'next'];

const AREA_FIELDS: readonly string[] = ['area', 'from', 'to', 'path', 'next'];

const UNIT_NAMES: readonly string[] = [...UNITS, ...SORTS];

function title({ setup }: Position<Chicago>, field: string, name: string, { say }: Labels<Term>): string | undefined {
  if (UNIT_FIELDS.includes(field) && UNIT_NAMES.includes(name)) return say('unit', { unit: name });
  return AREA_FIELDS.includes(field) ? setup.scenario.areas.find(({ id }) => id === name)?.name : undefined;
}

function values(about: Event | AnyAction<Chicago>, { setup }: Position<Chicago>, labels: Labels<Term>): Values {
  if (about.type === 'attack-groups') {
    const { groups, platoons } = about;
    return { groups: listed(groups, 'demonstrators', labels), platoons: listed(platoons, 'police', labels) };
  }
  if (about.type === 'die-rolled') return { meaning: meaningOf(about.code, setup.scenario, labels) };
  if (about.type === 'conflict-started') return { forced: about.rule === 'CC-4.7' };
  if ('units' in about) return { units: listed(about.units, sideOf(about), labels) };
  if (!('count' in about)) return {};
  const { count } = about;
  const unit = 'sort' in about ? about.sort : about.unit;
  return { units: counted(unit, count, sideOf(about), labels) };
}

/** Returns the side that owns the units of an event or action. */
function sideOf(about: Event | AnyAction<Chicago>): Side {
  if (about.type === 'single-out') return 'demonstrators';
  if ('player' in about) return about.player === 'demonstrators' ? 'demonstrators' : 'police';
  return about.type === 'platoons-placed' ? 'police' : 'demonstrators';
}

/** Returns the names and numbers of units as text, from the lowest sort to the highest. */
function listed(units: Tally, side: Side, labels: Labels<Term>): readonly string[] {
  const order: readonly string[] = [...SORTS, ...POLICE_UNITS];
  const names = Object.keys(units).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return names.length === 0 ? [labels.say('none')] : names.map((unit) => counted(unit, units[unit]!, side, labels));
}

function counted(unit: string, count: number, side: Side, { say }: Labels<Term>): string {
  const kind = side === 'demonstrators' ? 'group' : unit === 'guard' ? 'company' : 'platoon';
  return say('units', { kind, count, name: say('unit', { unit }) });
}
