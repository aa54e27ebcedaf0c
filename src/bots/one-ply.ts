import type { Evaluation, Fork, GameTypes } from '../core/game.ts';
import type { Rng } from '../core/random.ts';
import { worthOf } from './bot.ts';

/** Returns the best of the given choices. Choices are identified by their numbers. */
export function bestChoice(numbers: Iterable<number>, worthOf: (number: number) => number): number {
  let [best, most] = [0, -Infinity];
  for (const number of numbers) {
    const worth = worthOf(number);
    if (worth > most) [best, most] = [number, worth];
  }
  return best;
}

/** Sorts the choices of a player by their values, and returns the choice numbers, with the worst choice first. */
export function rankedChoices<G extends GameTypes>(
  fork: Fork<G>,
  player: G['player'],
  judge: Judge<G>,
): readonly number[] {
  const worthOf = worthOfChoices(fork, player, judge);
  const worths = Array.from({ length: fork.size(player) }, (_, number) => worthOf(number));
  return [...worths.keys()].sort((one, other) => worths[one]! - worths[other]!);
}

/** At a chance event, the value is averaged over at most this many outcomes. */
const OUTCOMES = 6;

/** An evaluation of positions, and a random generator to draw chance outcomes. */
interface Judge<G extends GameTypes> {
  readonly evaluate: Evaluation<G>;
  readonly rng: Rng;
}

/**
 * Returns a function that takes the number of a choice and rates this choice: it returns the value, for the player, of
 * the position to which the choice leads at the end of the phase.
 */
export function worthOfChoices<G extends GameTypes>(
  fork: Fork<G>,
  player: G['player'],
  judge: Judge<G>,
): (number: number) => number {
  const worthOf = worthOfMoves(fork, player, judge);
  return (number) => worthOf((after) => after.play(number, player));
}

/**
 * Returns a function that rates a move: it returns the value, for the player, of the position to which the move leads
 * at the end of the phase.
 */
export function worthOfMoves<G extends GameTypes>(
  fork: Fork<G>,
  player: G['player'],
  { evaluate, rng }: Judge<G>,
): (move: (after: Fork<G>) => void) => number {
  const phase = phaseOf(fork);
  /**
   * Plays the fork `after` to the end of the phase, and returns the value of the final position. At the first chance
   * event, averages the values after several outcomes; at each later chance event, draws one outcome.
   */
  const worthAt = (after: Fork<G>, outcomes: number): number => {
    for (let turn = after.turn(); turn.kind !== 'chance'; turn = after.turn()) {
      if (turn.kind === 'over' || turn.players[0] !== player || phaseOf(after) !== phase)
        return worthOf(after, player, evaluate);
      after.play(after.size(player) - 1, player);
    }
    const size = after.size();
    const count = Math.min(size, outcomes);
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const next = after.clone();
      next.play(size <= outcomes ? index : rng.int(size));
      sum += worthAt(next, 1);
    }
    return sum / count;
  };
  return (move) => {
    const after = fork.clone();
    move(after);
    return worthAt(after, OUTCOMES);
  };
}

/** Returns the kind of the current phase. */
function phaseOf<G extends GameTypes>({ state: { table } }: Fork<G>): string {
  return (table as { readonly phase: { readonly kind: string } }).phase.kind;
}
