/**
 * Laws of chance, and of the two ways in which rules are run.
 *
 * @packageDocumentation
 */
import type fc from 'fast-check';
import type { AnyAction, Fork, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure, everyMatch, everywhere, type Subject } from '../walk.ts';

/** When chance is to act it has outcomes, all different, with whole weights of at least 1; else it has none. */
export function weighsItsOutcomes<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state }) => {
    const outcomes = game.chanceOutcomes(state);
    ensure(
      outcomes.length > 0 === (game.turn(state).kind === 'chance'),
      `Chance has ${String(outcomes.length)} outcomes.`,
    );
    for (const { action, weight } of outcomes) {
      ensure(Number.isSafeInteger(weight) && weight >= 1, `${game.format(action)} has the weight ${String(weight)}.`);
    }
    const lines = outcomes.map(({ action }) => game.format(action));
    ensure(new Set(lines).size === lines.length, 'An outcome is listed twice.');
    const listed = game.legalActions(state, 'chance').map((action) => game.format(action));
    ensure(isEqual(lines, listed), 'The actions of chance are not its outcomes.');
  });
}

/** Chance from a seed is the same as chance supplied: the actions that the dice added lead to the same states. */
export function playsAlikeFromSeedAndSupply<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everyMatch(subject, ({ game, options, steps }) => {
    let supplied = game.setup(options);
    for (const { state, actions } of steps) {
      for (const action of actions) supplied = game.applyAction(supplied, action);
      ensure(isEqual(supplied, withoutDice(state)), 'Seeded and supplied chance lead to different states.');
    }
  });
}

/** A fork plays exactly as `applyAction` does, with the state's dice and with chance supplied, and leaves the state alone. */
export function forksAsItApplies<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everyMatch(subject, ({ game, options, steps, rng }) => {
    const [begun, ...later] = steps;
    const before = JSON.stringify(begun.state);
    const withDice = game.fork(begun.state);
    let supplied = game.fork(game.setup(options), { dice: 'manual' });
    for (const action of begun.actions) supplied.apply(action);
    for (const { state, actions } of later) {
      withDice.apply(actions[0] as AnyAction<G>);
      for (const action of actions) supplied.apply(action);
      ensure(isEqual(withDice.state, state), 'A fork with dice comes to another state.');
      ensure(isEqual(supplied.state, withoutDice(state)), 'A fork without dice comes to another state.');
      ensure(isEqual(supplied.turn(), game.turn(state)), 'A fork has another turn.');
      ensure(isEqual(supplied.legalActions(), game.legalActions(state)), 'A fork lists other actions.');
      if (rng.int(10) === 0) supplied = cloneApart(supplied);
    }
    ensure(JSON.stringify(begun.state) === before, 'A fork changed the state that it was made from.');
    ensure(
      playsOutAsItApplies(supplied, rng.int(1_000_000)),
      'Playing out is not the same as applying random actions.',
    );
  });
}

/** Whether a fork played out is where one comes to that is given the same random actions one by one. */
function playsOutAsItApplies<G extends GameTypes>(fork: Fork<G>, seed: number): boolean {
  const [one, other] = [fork.clone(), fork.clone()];
  const rng = createRng(seed);
  while (one.turn().kind !== 'over') one.apply(one.randomAction(rng));
  const outcome = other.playOut(createRng(seed));
  return isEqual(one.state, other.state) && isEqual(one.turn(), { kind: 'over', outcome });
}

/** A clone of a fork that has gone on since, so that what the two share would show. */
function cloneApart<G extends GameTypes>(fork: Fork<G>): Fork<G> {
  const clone = fork.clone();
  const [next] = fork.legalActions();
  if (next !== undefined) fork.apply(next);
  return clone;
}

function withoutDice<G extends GameTypes>({ dice: _, ...rest }: State<G>): Omit<State<G>, 'dice'> {
  return rest;
}
