/**
 * What can be wrong with a state whose parts have the right shape. A state that passes can be played to its end.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import type { Fault } from '../../core/untrusted.ts';
import { boardOf } from './board.ts';
import { faultInCities } from './city-consistency.ts';
import { cityOn, mayProduceBesideThree } from './control.ts';
import { names } from './cycle.ts';
import { hasChoice } from './fire.ts';
import { canBeCompleted } from './outlook.ts';
import { faultInSecrets } from './secret-consistency.ts';
import { type AirWar, type Field, ofSide, type Side, SIDES, type Step } from './types.ts';
import { LIMIT } from './units.ts';

type AirWarState = State<AirWar>;

/** The first fault in a state, if there is any. */
export function faultIn(state: AirWarState): Fault | undefined {
  return (
    faultInStep(state) ??
    faultInCities(state) ??
    faultInUnits(state) ??
    faultInWaiting(state) ??
    faultInOutcome(state) ??
    faultInSecrets(state)
  );
}

/** Whether a match is still before its first cycle. */
function isBefore({ table }: AirWarState): boolean {
  return table.cycle === 0;
}

function faultInStep(state: AirWarState): Fault | undefined {
  const { setup, table } = state;
  const { kind } = table.step;
  if (setup.maxCycles !== null && table.cycle > setup.maxCycles)
    return { path: 'table.cycle', reason: `The match has ${String(setup.maxCycles)} cycles` };
  if ((kind === 'moves' || kind === 'fire') && isBefore(state))
    return { path: 'table.cycle', reason: 'Expected at least 1' };
  return faultInBeginning(state);
}

function faultInBeginning({ setup, table }: AirWarState): Fault | undefined {
  const { kind } = table.step;
  const isEarly = kind === 'cities' || kind === 'placement' || kind === 'naming';
  if (!isEarly) return undefined;
  if (table.cycle > 0) return { path: 'table.cycle', reason: 'Expected 0' };
  if (kind === 'placement')
    return setup.placement === 'preset' ? { path: 'table.step', reason: 'The placement is preset' } : undefined;
  return setup.cities === 'preset' ? { path: 'table.step', reason: 'The cities are preset' } : undefined;
}

function faultInUnits(state: AirWarState): Fault | undefined {
  const { setup, table } = state;
  const { kind } = table.step;
  for (const side of SIDES) {
    const path = `table.units.${side}`;
    const units = ofSide(table.units, side);
    const fault = faultInList(state, side, units);
    if (fault !== undefined) return fault;
    const reason = reasonAgainstNumber(kind, units.length, ofSide(setup.scenario.units, side));
    if (reason !== undefined) return { path, reason };
    const player = { setup, table, player: side, own: { flights: [], moves: [] } };
    if (kind === 'moves' && !canBeCompleted(player))
      return { path, reason: 'A fourth unit of a city has nowhere to go' };
  }
  return undefined;
}

function reasonAgainstNumber(kind: Step['kind'], count: number, first: number): string | undefined {
  switch (kind) {
    case 'cities':
    case 'placement':
      return count > 0 ? 'No unit is on the board yet' : undefined;
    case 'naming':
      return count === first ? undefined : `Expected ${String(first)} units`;
    case 'moves':
    case 'fire':
      return count > 0 ? undefined : 'A player without units has lost';
    case 'over':
      return undefined;
  }
}

function faultInList(state: AirWarState, side: Side, units: readonly Field[]): Fault | undefined {
  const { size } = boardOf(state.setup.scenario).hex;
  let here = 0;
  for (const [index, field] of units.entries()) {
    const path = `table.units.${side}.${String(index)}`;
    const before = units[index - 1];
    if (field >= size) return { path, reason: 'The board has no such field' };
    if (before !== undefined && field < before) return { path, reason: 'Expected the fields in order' };
    here = field === before ? here + 1 : 1;
    if (here > mostOn(state, side, field)) return { path, reason: 'There are too many units on this field' };
  }
  return undefined;
}

/** Most units that a field may hold: four where one has just been produced beside three (AW-7.1). */
function mostOn({ setup, table }: AirWarState, side: Side, field: Field): number {
  const city = cityOn(table.cities, field);
  const isFull = city?.controller === side && city.productive && mayProduceBesideThree(setup, city);
  return isFull && table.step.kind !== 'fire' ? LIMIT + 1 : LIMIT;
}

function faultInWaiting(state: AirWarState): Fault | undefined {
  const { waiting } = state.table;
  const { kind } = state.table.step;
  const path = 'table.waiting';
  if (kind === 'over') return waiting.length === 0 ? undefined : { path, reason: 'The match is over' };
  const expected = SIDES.filter((side) => waiting.includes(side));
  if (waiting.length === 0 || expected.length !== waiting.length || expected[0] !== waiting[0])
    return { path, reason: 'Expected different players, A before B' };
  if (kind === 'naming' && SIDES.some((side) => names(state, side) !== waiting.includes(side)))
    return { path, reason: 'Expected those who have a city to name' };
  return kind === 'fire' && !waiting.every((side) => hasChoice(state, side))
    ? { path, reason: 'Expected players with a choice' }
    : undefined;
}

function faultInOutcome({ setup, table }: AirWarState): Fault | undefined {
  if (table.step.kind !== 'over') return undefined;
  const { outcome } = table.step;
  const path = 'table.step.outcome';
  const alive = SIDES.filter((side) => ofSide(table.units, side).length > 0);
  const winner = outcome.kind === 'win' ? outcome.winner : undefined;
  const endings = {
    'AW-8.1 no-units': alive.length < 2 && alive[0] === winner,
    'AW-8.2 conceded': winner !== undefined,
    'AW-8.3 cycle-limit': winner === undefined && table.cycle === setup.maxCycles,
  };
  const ending = `${outcome.rule} ${outcome.reason}`;
  const isKnown = Object.hasOwn(endings, ending) && endings[ending as keyof typeof endings];
  return isKnown ? undefined : { path, reason: 'No match ends so' };
}
