import { areaAt, areaId, boardOf } from './board.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { ChicagoDraft } from './types.ts';

/** Releases the conditional boxes of an area that groups enter, and of those next to it (CC-2.3). */
export function releaseNear(state: ChicagoDraft, place: AreaIndex): void {
  release(state, place);
  for (const next of boardOf(state.setup).neighbours[place]!) release(state, next);
}

function release({ setup, table, log }: ChicagoDraft, place: AreaIndex): void {
  if (table.released[place] || areaAt(setup, place).box !== 'conditional') return;
  table.released[place] = true;
  log?.push({ type: 'box-released', rule: 'CC-2.3', area: areaId(setup, place) });
}
