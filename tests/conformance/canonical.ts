/** The canonical text and the digests that `docs/conformance.md` describes. This file does not depend on any game. */
import { createHash } from 'node:crypto';
import { canonical } from '../../src/analysis/canonical.ts';

/** The first 16 hex digits of the SHA-256 hash of the canonical JSON of a value. */
export function digest(data: unknown): string {
  return digestOf(canonical(data));
}

/** The digest of a list after its items are sorted by their canonical JSON. */
export function digestOfSorted(items: readonly unknown[]): string {
  return digestOf(`[${items.map(canonical).sort().join(',')}]`);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The weights of chance outcomes, sorted by the canonical JSON of the outcomes. */
export function sortedWeights(outcomes: readonly { readonly action: unknown; readonly weight: number }[]): number[] {
  return outcomes
    .map(({ action, weight }) => ({ text: canonical(action), weight }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ weight }) => weight);
}
