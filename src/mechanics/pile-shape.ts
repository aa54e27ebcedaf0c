import * as v from 'valibot';
import { check, type Schema } from '../core/schema.ts';
import { deckShape } from './deck.ts';
import type { Pile } from './piles.ts';

/** Schema of a {@link Pile}: sorted cards within its limit. */
export const pileShape: Schema<Pile> = check(
  v.strictObject({
    cards: deckShape,
    open: v.boolean(),
    limit: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  ({ cards, limit = Infinity }) =>
    cards.length > limit ? { path: 'cards', reason: `Expected at most ${String(limit)} cards` } : undefined,
);
