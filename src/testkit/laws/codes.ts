import type fc from 'fast-check';
import type { ActionCodes, Game, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { ensure, shown } from '../breach.ts';
import { everywhere, isDue, type TestSubject } from '../walk.ts';

const CAUSE =
  'If an `integer` field has a maximum `most`, the numbers in legal actions must not exceed it. `rank` of a field must be the inverse of `at`.';

/**
 * Checks that different choices have different codes, and that each code can be converted back to its choice. If the
 * actions of a game have no codes, the game obeys this law.
 *
 * @param subject - The game, and settings for its matches.
 */
export function codesItsChoices<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('codesItsChoices', subject, (spot) => {
    const { game, state } = spot;
    const turn = game.turn(state);
    const codes = turn.kind === 'decision' && isDue(spot, 4) ? codesIn(game, state) : undefined;
    if (turn.kind !== 'decision' || codes === undefined) return;
    for (const player of turn.players) {
      const choices = game.choices(state, player);
      const listed = new Int32Array(choices.size);
      const count = game.fork(state, { dice: 'manual' }).codes(listed, player);
      ensure(
        count === choices.size && new Set(listed).size === count,
        `${player} has ${String(choices.size)} choices, but ${String(count)} codes, of which ${String(new Set(listed).size)} are different.`,
        CAUSE,
      );
      for (const [number, action] of [...choices].entries()) {
        const code = listed[number]!;
        const decoded = code < codes.size ? codes.actionOf(code, player) : undefined;
        ensure(
          isEqual(decoded, action) && codes.codeOf(action) === code,
          () => `${shown(action)} has the code ${String(code)}, which stands for ${shown(decoded)}.`,
          CAUSE,
        );
      }
    }
  });
}

function codesIn<G extends GameTypes>(game: Game<G>, state: State<G>): ActionCodes<G> | undefined {
  try {
    return game.codes(state);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
