/**
 * Actions that may or may not be legal: known ones, and known ones with a field changed.
 *
 * @packageDocumentation
 */
import type { AnyAction, GameTypes } from '../core/game.ts';
import { pick } from '../core/random.ts';
import type { Spot } from './walk.ts';

type Fields = Record<string, unknown>;

/**
 * Some actions that are worth trying in a position: listed, random and past ones, and each of these with one field changed
 * to what another action has there, or to a number one off.
 */
export function candidates<G extends GameTypes>({ game, state, history, rng }: Spot<G>): readonly AnyAction<G>[] {
  const random = game.turn(state).kind === 'over' ? [] : [game.randomAction(state, rng), game.randomAction(state, rng)];
  const known = [...game.legalActions(state), ...random, ...history.slice(-40)];
  if (known.length === 0) return [];
  const originals = Array.from({ length: 6 }, () => pick(known, rng));
  const changed = originals.map((action) => {
    const field = pick(Object.keys(action), rng);
    const other = pick(known, rng) as unknown as Fields;
    const value = (action as unknown as Fields)[field];
    const replacement = typeof value === 'number' ? value + (rng.int(2) === 0 ? 1 : -1) : (other[field] ?? value);
    return { ...action, [field]: replacement };
  });
  return [...random, ...originals, ...changed];
}
