import type fc from 'fast-check';
import type { AnyAction, Game, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { accepted, ensure, judged, shown, unthrown } from '../breach.ts';
import { anyOf } from '../candidates.ts';
import { differences } from '../differences.ts';
import { everywhere, isDue, type TestSubject } from '../walk.ts';

/** In each position, the law tries this many actions of each unlisted type (such as conceding). */
const TRIES = 4;

/**
 * Checks that a bulk action has the same effect as its parts. Each part must be a valid action. If the bulk action is
 * legal, playing its parts one by one must lead to the same state.
 *
 * @param subject - The game, and settings for its matches.
 */
export function playsInParts<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('playsInParts', subject, (spot) => {
    const { game, state, rng } = spot;
    if (!isDue(spot, 4)) return;
    for (const type of game.unlisted) {
      for (let tries = 0; tries < TRIES; tries++) {
        const action = anyOf(game, state, { type, rng });
        if (action !== undefined) isSumOfParts(game, state, action);
      }
    }
  });
}

function isSumOfParts<G extends GameTypes>(game: Game<G>, state: State<G>, action: AnyAction<G>): void {
  const violation = judged(game, state, action);
  if (violation !== undefined && violation.details?.['part'] === undefined) return;
  const line = game.format(action);
  const parts = unthrown(`\`parts\` of ${line}`, PURE, () => game.expand(state, action));
  for (const part of parts) isAction(game, line, part);
  if (violation !== undefined || isEqual(parts, [action])) return;
  const whole = game.applyAction(state, action);
  let after = state;
  for (const part of parts) {
    const refusal = judged(game, after, part);
    ensure(
      refusal === undefined,
      () => `${line} is legal, but its part ${game.format(part)} is illegal: ${shown(refusal)}`,
      { todo: PURE, rule: refusal?.rule },
    );
    after = game.applyAction(after, part);
  }
  ensure(
    isEqual(whole, after),
    () => `The state after ${line} differs from the state after its parts: ${differences(whole, after)}.`,
    PURE,
  );
}

const PURE = '`parts` must depend only on its arguments: for the same arguments, it must return the same list.';

function isAction<G extends GameTypes>(game: Game<G>, line: string, part: AnyAction<G>): void {
  const todo = 'Fix `parts`: each part must be an action as declared, without its `player`.';
  accepted(`A part of ${line} is not a valid action`, todo, () => game.parseAction(part));
}
