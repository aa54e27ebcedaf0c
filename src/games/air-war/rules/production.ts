import { nameOf } from './board.ts';
import { isDisputed, mayProduceBesideThree, type Public, unitsOfOn } from './control.ts';
import type { City } from './city.ts';
import { canBeCompleted } from './outlook.ts';
import { ofSide } from './sides.ts';
import type { AirWarDraft } from './types.ts';
import { addUnit, LIMIT } from './units.ts';

/** Adds the units that cities produce in a cycle or before the first cycle (AW-6.1, AW-6.4). */
export function produce(state: AirWarDraft, rule: 'AW-6.1' | 'AW-6.4'): void {
  const { setup, table, log } = state;
  const open = table.cities.filter((city) => produces(state, city));
  const standing = open.map(({ controller, field }) => unitsOfOn(table, controller, field));
  const put = ({ controller: player, field }: City): void => {
    addUnit(ofSide(table.units, player), field);
    log?.push({ type: 'unit-produced', rule, player, city: nameOf(setup.scenario, field) });
  };
  for (const [index, city] of open.entries()) if (standing[index]! < LIMIT) put(city);
  for (const [index, city] of open.entries()) {
    if (standing[index] === LIMIT && mayProduceBesideThree(setup, city) && canLeave(state, city)) put(city);
  }
}

/** Whether a city now produces a unit if it has room for this unit (AW-6.1). */
function produces(position: Public, city: City): boolean {
  return city.productive && isFree(position, city) && !isDisputed(position.table, city.field);
}

/** Whether a fourth unit on a city could move away with the next moves (AW-7.1). */
function canLeave({ setup, table }: AirWarDraft, { controller: player, field }: City): boolean {
  const units = [...ofSide(table.units, player)];
  addUnit(units, field);
  const own = { flights: [], moves: [] };
  return canBeCompleted({ setup, table: { ...table, units: { ...table.units, [player]: units } }, player, own });
}

/**
 * Whether a city is allowed to produce: the city was never captured, or its capture no longer stops production (AW-6.2,
 * AW-6.3).
 */
function isFree({ setup, table }: Public, { owner, controller, taken, held }: City): boolean {
  const { symmetric, captureDelay } = setup.scenario;
  return taken === 0 || (taken !== table.cycle && (symmetric ? controller === owner : held >= captureDelay));
}

/** For each captured city, adds the finished cycle to the number of complete cycles since the capture (AW-6.3). */
export function countCompleteCycles({ setup, table }: AirWarDraft): void {
  const { symmetric, captureDelay } = setup.scenario;
  if (symmetric) return;
  for (const city of table.cities) {
    const isCounted = city.taken > 0 && city.taken < table.cycle && city.held < captureDelay;
    if (isCounted && !isDisputed(table, city.field)) city.held += 1;
  }
}
