import { expect, it } from 'vitest';
import { callable } from '../../../src/games/world-game/rules/aid.ts';
import { allianceOf } from '../../../src/games/world-game/rules/alliances.ts';
import { BATTLE_SIDES } from '../../../src/games/world-game/rules/declaration.ts';

it('allies can be called in calling order, even if they signed in another order (WG-4.4)', () => {
  const [, answering] = BATTLE_SIDES;
  const untouched = { own: 1, shown: false, loans: [], barred: [], called: [], aidChanged: false };
  const alliances = [9, 3].map((ally) => allianceOf([ally, 1], { repay: 1, pledge: 5 }, 1));

  expect(callable({ alliances }, { attacker: 0, defender: 1, answering, ...untouched })).toEqual([3, 9]);
});
