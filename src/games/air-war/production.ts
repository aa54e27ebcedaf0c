/**
 * Production: which cities produce, and when those that were taken do again.
 *
 * @packageDocumentation
 */
import { boardOf, nameOf } from './board.ts';
import { isDisputed, mayProduceBesideThree, type Public } from './control.ts';
import { type AirWarDraft, type City, type Log, ofSide } from './types.ts';
import { addUnit, LIMIT, unitsOn } from './units.ts';

/** Adds the new units of a cycle, or those before the first (AW-6.1, AW-6.4). */
export function produce(state: AirWarDraft, rule: 'AW-6.1' | 'AW-6.4', log: Log): void {
  const { setup, table } = state;
  for (const city of table.cities) {
    if (!produces(state, city)) continue;
    const { controller: player, field } = city;
    addUnit(ofSide(table.units, player), field);
    log?.push({ type: 'unit-produced', rule, player, city: nameOf(boardOf(setup.scenario), field) });
  }
}

/** Whether a city receives a unit now. */
function produces(position: Public, city: City): boolean {
  const { setup, table } = position;
  if (!city.productive || !isFree(position, city) || isDisputed(table, city.field)) return false;
  const here = unitsOn(ofSide(table.units, city.controller), city.field);
  return here < LIMIT || (mayProduceBesideThree(setup, city) && here === LIMIT);
}

/** Whether a city that may have been taken produces for its controller (AW-6.2, AW-6.3). */
function isFree({ setup, table }: Public, { owner, controller, taken, held }: City): boolean {
  if (taken === 0) return true;
  if (taken === table.cycle) return false;
  return setup.scenario.symmetric ? controller === owner : held >= setup.scenario.captureDelay;
}

/** Counts the cycle that ends for the cities that have been taken (AW-6.3). */
export function countCompleteCycles({ setup, table }: AirWarDraft): void {
  const { symmetric, captureDelay } = setup.scenario;
  if (symmetric) return;
  for (const city of table.cities) {
    const isCounted = city.taken > 0 && city.taken < table.cycle && city.held < captureDelay;
    if (isCounted && !isDisputed(table, city.field)) city.held += 1;
  }
}
