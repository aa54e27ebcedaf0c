import type fc from 'fast-check';
import type { AnyAction, Fork, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure, shown } from '../breach.ts';
import { differences } from '../differences.ts';
import { isWithinLimits } from '../limits.ts';
import { everyMatch, everywhere, type TestSubject } from '../walk.ts';

/**
 * Checks that there are chance outcomes if and only if chance is to act. All outcomes must be different, and each
 * weight must be a whole number of at least 1.
 *
 * @param subject - The game, and settings for its matches.
 */
export function weighsItsOutcomes<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('weighsItsOutcomes', subject, ({ game, state }) => {
    const outcomes = game.chanceOutcomes(state);
    const turn = game.turn(state);
    ensure(
      outcomes.length > 0 === (turn.kind === 'chance'),
      `The number of chance outcomes is ${String(outcomes.length)}, but \`turn\` returns ${shown(turn)}.`,
      'Only a phase with a `stream` may offer chance events.',
    );
    for (const { action, weight } of outcomes) {
      ensure(
        Number.isSafeInteger(weight) && weight >= 1,
        `The outcome ${game.format(action)} has the weight ${String(weight)}.`,
        'Weights must be integers of at least 1, in proportion to the probabilities. Offer only possible outcomes.',
      );
    }
    const lines = outcomes.map(({ action }) => game.format(action));
    const twice = lines.find((line, index) => lines.indexOf(line) !== index);
    ensure(
      twice === undefined,
      `The outcome ${String(twice)} is offered twice.`,
      'Offer equal outcomes next to each other, or offer one outcome with their total weight.',
    );
    const listed = game.legalActions(state, 'chance').map((action) => game.format(action));
    ensure(
      isEqual(lines, listed),
      () => `The legal actions of chance differ from the chance outcomes: ${differences(listed, lines)}.`,
      'Create the game with `defineGame`.',
    );
  });
}

/**
 * Plays a match from a seed, and then plays the same actions and chance events again without dice. Checks that both
 * matches have the same states.
 *
 * @param subject - The game, and settings for its matches.
 */
export function playsAlikeFromSeedAndSupply<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everyMatch('playsAlikeFromSeedAndSupply', subject, ({ game, options, steps }) => {
    let supplied = game.setup(options);
    for (const { state, actions } of steps) {
      for (const action of actions) supplied = game.applyAction(supplied, action);
      const same = withoutDice(state);
      ensure(
        isEqual(supplied, same),
        () =>
          `The same chance events lead to different states if they come from the caller instead of a seed: ${differences(same, supplied)}.`,
        'A rule reads the dice, or something outside the state. All randomness must come from chance events.',
      );
    }
  });
}

/**
 * Checks that a fork plays exactly like `applyAction`, both if the fork rolls the dice and if the caller plays the
 * chance events. The fork must not change the state from which it was created.
 *
 * @param subject - The game, and settings for its matches.
 */
export function forksAsItApplies<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everyMatch('forksAsItApplies', subject, ({ game, options, steps, rng }) => {
    const [begun, ...later] = steps;
    const before = JSON.stringify(begun.state);
    const withDice = game.fork(begun.state);
    let supplied: Fork<G> = game.fork(game.setup(options), { dice: 'manual' });
    for (const action of begun.actions) supplied.apply(action);
    for (const { state, actions } of later) {
      withDice.apply(actions[0] as AnyAction<G>);
      for (const action of actions) supplied.apply(action);
      const ofFork = withDice.state;
      alike('The state of a fork with dice differs from the state of the match', ofFork, state, () =>
        isWithinLimits(game, ofFork),
      );
      alike('The state of a fork without dice differs from the state of the match', supplied.state, withoutDice(state));
      alike('The turn of a fork differs from the turn of the match', supplied.turn(), game.turn(state));
      alike(
        'The legal actions of a fork differ from the legal actions of the match',
        supplied.legalActions(),
        game.legalActions(state),
      );
      if (rng.int(10) === 0) supplied = cloneApart(supplied);
    }
    ensure(JSON.stringify(begun.state) === before, 'A fork has changed the state from which it was created.', ALONE);
    ensure(
      playsOutAsItApplies(supplied, rng.int(1_000_000)),
      'Random play with `playOut` and random play with `apply` lead to different positions.',
      ALONE,
    );
  });
}

const ALONE =
  'On a fork, rules change a copy of the state in place. A rule must write only to its draft, and must store copies of the values that it gets. It must not depend on data that it keeps between calls.';

/**
 * @param suspect - Checks a likely cause. The function is called if the two values differ.
 */
function alike(message: string, one: unknown, other: unknown, suspect?: () => void): void {
  const areAlike = isEqual(one, other);
  if (!areAlike) suspect?.();
  ensure(areAlike, () => `${message}. Values of the fork and of the match: ${differences(one, other)}.`, ALONE);
}

/** Returns true if `playOut` leads to the same position as playing the same random actions one by one. */
function playsOutAsItApplies<G extends GameTypes>(fork: Fork<G>, seed: number): boolean {
  const [one, other] = [fork.clone(), fork.clone()];
  const rng = createRng(seed);
  while (one.turn().kind !== 'over') one.apply(one.randomAction(rng));
  const outcome = other.playOut(createRng(seed));
  return isEqual(one.state, other.state) && isEqual(one.turn(), { kind: 'over', outcome });
}

/**
 * Clones a fork, plays an action on the original fork, and returns the clone. If the clone shares data with the original,
 * the clone changes too, so a later check fails.
 */
function cloneApart<G extends GameTypes>(fork: Fork<G>): Fork<G> {
  const clone = fork.clone();
  const [next] = fork.legalActions();
  if (next !== undefined) fork.apply(next);
  return clone;
}

function withoutDice<G extends GameTypes>({ dice: _, ...rest }: State<G>): Omit<State<G>, 'dice'> {
  return rest;
}
