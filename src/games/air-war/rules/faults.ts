import type { Fault } from '../../../core/untrusted.ts';

/** A fault, if something is wrong. */
export function faultIf(isWrong: boolean, path: string, reason: string): Fault | undefined {
  return isWrong ? { path, reason } : undefined;
}

/** A fault in a part, as one of the whole. */
export function faultBelow(part: string, fault: Fault | undefined): Fault | undefined {
  if (fault === undefined) return undefined;
  return { path: fault.path === '' ? part : `${part}.${fault.path}`, reason: fault.reason };
}

/** The first fault in some items. */
export function firstFault<Item>(
  items: readonly Item[],
  faultIn: (item: Item, index: number) => Fault | undefined,
): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const fault = faultIn(item, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
