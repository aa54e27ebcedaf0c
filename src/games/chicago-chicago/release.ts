/**
 * Conditional boxes, which groups release by coming near.
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { areaAt, areaId, boardOf } from './board.ts';
import type { AreaIndex } from './types.ts';

/** Releases the conditional boxes of an area that groups enter, and of those next to it (CC-2.3). */
export function releaseNear(state: ChicagoDraft, place: AreaIndex, log: Log): void {
  release(state, place, log);
  const near = boardOf(state.setup).neighbours[place] as readonly AreaIndex[];
  for (let index = 0; index < near.length; index++) release(state, near[index] as AreaIndex, log);
}

function release({ setup, table }: ChicagoDraft, place: AreaIndex, log: Log): void {
  if (table.released[place] || areaAt(setup, place).box !== 'conditional') return;
  table.released[place] = true;
  log?.push({ type: 'box-released', rule: 'CC-2.3', area: areaId(setup, place) });
}
