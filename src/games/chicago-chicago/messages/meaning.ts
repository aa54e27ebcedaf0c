import type { D6 } from '../../../mechanics/dice.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Scenario } from '../rules/scenario-shape.ts';

/** Returns the meaning of a code as text: the side that scores, the side that is affected, and the effect. */
export function meaningOf(
  code: string,
  { effects }: Pick<Scenario, 'effects'>,
  { say }: Labels<'scores' | 'shot'>,
): string {
  if (code === 'SHOT') return say('shot');
  const [winner, hit, number] = Array.from(code);
  const { share, change } = effects[Number(number) as D6];
  return say('scores', { winner, hit, change, share: share.replace('/', '-') });
}
