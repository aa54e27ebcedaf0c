import type { View } from '../../core/game.ts';
import type { SuggestedAmount } from '../../manifest/manifest.ts';
import type { Labels } from '../../messages/labels.ts';
import type { Label } from './messages/en.ts';
import type { Action, WorldGame } from './rules/types.ts';

/**
 * For an attack, suggests the least number of points that certainly leads to a battle. If the country has too few
 * points for such an attack, suggests half of its points. For a loan, also suggests half of its points.
 */
export function suggestAmount(
  { setup, table, own }: View<WorldGame>,
  { type }: Action,
  { say }: Labels<Label>,
): SuggestedAmount | undefined {
  const points = own?.points ?? 0;
  const half = Math.max(1, Math.floor(points / 2));
  const { phase } = table;
  if (type === 'commit' && phase.kind === 'amount') {
    const most = table.ranges[phase.target]!.hi;
    const amount = most < points ? most + 1 : half;
    const target = setup.countries[phase.target]!.name;
    return { amount, reason: say('amount-of-attack', { target, most, amount, isCertain: most < points }) };
  }
  return type === 'lend' ? { amount: half, reason: say('amount-of-loan', { amount: half }) } : undefined;
}
