/**
 * Laws of events and of the end of a match.
 *
 * @packageDocumentation
 */
import type fc from 'fast-check';
import { IllegalActionError } from '../../core/errors.ts';
import type { GameTypes } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { payoff } from '../../core/outcome.ts';
import { ensure, everyMatch, everywhere, type Subject } from '../walk.ts';

/** Every event cites a rule of the rulebook and is for everybody or one player. */
export function citesItsRules<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, action }) => {
    if (action === undefined) return;
    const step = game.step(state, action);
    ensure(isEqual(step.state, game.applyAction(state, action)), 'step and applyAction lead to different states.');
    for (const event of step.events) {
      ensure(Object.hasOwn(game.rulebook, event.rule), `The event ${event.type} cites no rule: ${event.rule}.`);
      ensure(event.only === undefined || game.players(state).includes(event.only), `${event.type} is for nobody.`);
    }
  });
}

/** Random play comes to an end. */
export function comesToAnEnd<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everyMatch({ ...subject, walkLength: 0 }, ({ game, steps, rng }) => {
    const fork = game.fork(steps[0].state, { dice: 'manual' });
    for (let length = 0; fork.turn().kind !== 'over'; length++) {
      ensure(length < (subject.matchLength ?? 10_000), `A match goes on after ${String(length)} actions.`);
      fork.apply(fork.randomAction(rng));
    }
  });
}

/** An outcome names players of the match and a rule, is worth 1 in all, and is final: nothing can be played after it. */
export function staysOver<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everyMatch({ ...subject, walkLength: 0 }, ({ game, options, steps, rng }) => {
    const fork = game.fork(game.setup(options), { dice: 'manual' });
    const history = [];
    for (let length = 0; fork.turn().kind !== 'over' && length < (subject.matchLength ?? 10_000); length++) {
      history.push(fork.randomAction(rng));
      fork.apply(history.at(-1) as (typeof history)[number]);
    }
    const turn = fork.turn();
    if (turn.kind !== 'over') return;
    const state = game.parseState(JSON.parse(JSON.stringify(fork.state)));
    const players = game.players(steps[0].state);
    const worth = players.reduce((sum, player) => sum + payoff(turn.outcome, player), 0);
    ensure(Math.abs(worth - 1) < 1e-9, `The outcome is worth ${String(worth)} in all.`);
    ensure(Object.hasOwn(game.rulebook, turn.outcome.rule), `The outcome cites no rule: ${turn.outcome.rule}.`);
    ensure(
      game.legalActions(state).length === 0 && game.chanceOutcomes(state).length === 0,
      'Actions are listed after the end.',
    );
    for (const action of history.slice(-20)) {
      ensure(game.whyIllegal(state, action) !== undefined, `${game.format(action)} is legal after the end.`);
      ensure(
        refuses(() => game.applyAction(state, action)),
        `${game.format(action)} is played after the end.`,
      );
    }
  });
}

function refuses(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    return error instanceof IllegalActionError;
  }
}
