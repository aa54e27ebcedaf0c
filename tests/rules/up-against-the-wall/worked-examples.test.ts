import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  SIDES,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { UcomColumn } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import {
  eventsOf,
  eventsOfType,
  legalLines,
  outcomeOf,
  piecesInAll,
  piecesOn,
  play,
  position,
  type UawState,
} from '../../games/up-against-the-wall/play.ts';

/** The worked examples of the printed rules, as quotations, and results that follow from the charts. */
describe('worked examples', () => {
  it('[UW-3.3] “if there are six RADs and three LAWs on a track, the odds are 2-1 in favor of the RADICALS” (Step Two)', () => {
    const state = position({ radicals: { alumni: 6 }, administration: { alumni: 3 } });

    expect(eventsOf(state, 'radicals attack alumni')).toMatchObject([{ type: 'attack-made', odds: '2-1' }]);
  });

  it('[UW-3.3] “39 LAWs attacking 10 RADs would result in odds of 3-1 for the ADMINISTRATION” (Step Two)', () => {
    const state = position({ mover: 'administration', radicals: { alumni: 10 }, administration: { alumni: 39 } });

    expect(eventsOf(state, 'administration attack alumni')).toMatchObject([{ type: 'attack-made', odds: '3-1' }]);
  });

  it('[UW-3.3] “You may never attack at worse than 1-2 odds” (Step Two)', () => {
    const pieces = { administration: { alumni: 7, trustees: 2 } };

    expect(legalLines(position({ ...pieces, radicals: { alumni: 3, trustees: 1 } }))).toEqual([
      'radicals attack trustees',
      'radicals end-move',
    ]);
  });

  it('[UW-3.2] “as of course there won’t be on the first half of the first turn”: no attack is possible then (Step Two)', () => {
    for (const { id } of defaultScenario.tracks) {
      const state = play(game.setup(), 'chance draw bentley-resigns', `radicals deploy ${id} 10`);

      // Because no attack is possible, the radicals' move ends as soon as their pieces are placed.
      expect(state.table).toMatchObject({ turn: 1, mover: 'administration', phase: { kind: 'draw' } });
    }
  });

  it('[UW-1.4] PLOT gives 57 RADs and 126 LAWs in all', () => {
    const { plot } = defaultScenario;

    const ended = play(
      game.setup(),
      ...plot.radicals.flatMap((rads, turn) => [
        ...['chance draw bentley-resigns', `radicals deploy alumni ${String(rads)}`],
        ...['chance draw bentley-resigns', `administration deploy trustees ${String(plot.administration[turn])}`],
      ]),
    );

    expect(outcomeOf(ended).reason).toBe('points');
    expect(piecesInAll(ended)).toEqual({ radicals: 57, administration: 126 });
  });

  it.each([
    ['1-2', 1],
    ['1-1', 4],
    ['2-1', 5],
    ['3-1', 6],
    ['4-1', 6],
    ['5-1', 5],
  ] as const)('[UW-3.4] at %s the attacker clears a track on %i of the six faces', (odds, faces) => {
    for (const attacker of SIDES) {
      expect(resultsAt(odds, attacker).filter(({ isCleared }) => isCleared)).toHaveLength(faces);
    }
  });

  it('[UW-3.4] 5-1 is worse than 3-1, because a six there loses all attacking pieces, and other columns from 3-1 on have no such result', () => {
    const stackLost = (odds: UcomColumn): readonly boolean[] =>
      resultsAt(odds, 'radicals').map(({ isStackLost }) => isStackLost);

    expect(stackLost('3-1')).toEqual([false, false, false, false, false, false]);
    expect(stackLost('4-1')).toEqual([false, false, false, false, false, false]);
    expect(stackLost('5-1')).toEqual([false, false, false, false, false, true]);
  });
});

// Helpers

/** The result of an attack with the given odds for each number of the die, computed by the engine. */
function resultsAt(
  odds: UcomColumn,
  attacker: 'radicals' | 'administration',
): { isCleared: boolean; isStackLost: boolean }[] {
  const [own, other] = odds.split('-').map((number) => 6 * Number(number)) as [number, number];
  const defender = attacker === 'radicals' ? 'administration' : 'radicals';
  const state: UawState = play(
    position({ mover: attacker, [attacker]: { alumni: own, trustees: 1 }, [defender]: { alumni: other, trustees: 1 } }),
    `${attacker} attack alumni`,
  );
  expect(eventsOfType(eventsOf(state, 'chance roll 1'), 'die-rolled')).toMatchObject([{ odds }]);
  return game.chanceOutcomes(state).map(({ action }) => {
    const after = game.applyAction(state, action);
    const left = piecesOn(after, 'alumni');
    return { isCleared: left[defender] === 0, isStackLost: left[attacker] === 0 && left[defender] > 0 };
  });
}
