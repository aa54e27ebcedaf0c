import { violation } from '../../../core/errors.ts';
import type { FieldId } from './scenario-shape.ts';
import type { Refusal } from './types.ts';

/** A field that the board does not have, named by a part of an action. */
export function noSuchField(field: FieldId): Refusal {
  return violation('no-such-name', 'AW-1.3', { field });
}

/** Orders are written in the order of their fields (AW-4.5). */
export function outOfOrder(message: string): Refusal {
  return violation('out-of-order', 'AW-4.5');
}

/** More units than stand there or are left there. */
export function tooFewUnits(field: FieldId, left: number, count: number): Refusal {
  const message = `On ${field} you have ${left} units without an order, not ${count}.`;
  return violation('too-few-units', 'AW-4.1', { field, left, count });
}
