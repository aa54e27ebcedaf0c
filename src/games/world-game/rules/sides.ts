/** The sides of a battle. */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;

/** A side of a battle. */
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** The other side. */
export function opposite(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}
