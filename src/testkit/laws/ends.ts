import type fc from 'fast-check';
import { IllegalActionError } from '../../core/errors.ts';
import type { AnyAction, Game, GameEvent, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { payoff } from '../../core/outcome.ts';
import { accepted, ensure, shown } from '../breach.ts';
import { differences } from '../differences.ts';
import { everyMatch, everywhere, isRuleOf, type TestSubject } from '../walk.ts';

/**
 * Checks that every event has a type, cites a rule of the rulebook, and is visible either to everybody or to one
 * player.
 *
 * @param subject - The game, and settings for its matches.
 */
export function citesItsRules<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('citesItsRules', subject, ({ game, state, action }) => {
    if (action === undefined) return;
    const step = game.step(state, action);
    const unheard = game.applyAction(state, action);
    ensure(
      isEqual(step.state, unheard),
      () =>
        `The state with logged events differs from the state without logged events: ${differences(step.state, unheard)}.`,
      'If no events are requested, `log` is `undefined`. Write `log?.push(…)`, and do nothing else in that expression. Another possible cause: the rule depends on something outside the state, such as `Math.random`.',
    );
    for (const event of step.events) {
      ensure(isNamed(event), `The event ${shown(event)} has no type.`, {
        todo: 'Give the event a `type`, as a past participle. Messages and programs identify events by their type.',
        rule: event.rule,
      });
      const todo = `Fix the event "${event.type}".`;
      ensure(isRuleOf(subject, event.rule), `The event ${shown(event)} cites no rule of the rulebook.`, {
        todo,
        rule: event.rule,
      });
      ensure(
        event.only === undefined || game.players(state).includes(event.only),
        `The event ${shown(event)} is for ${shown(event.only)}, who is not a player of the match.`,
        { todo: `${todo} \`only\` must be a player; omit \`only\` if the event is public.`, rule: event.rule },
      );
    }
  });
}

function isNamed({ type }: GameEvent): boolean {
  return typeof type === 'string' && type !== '';
}

/**
 * Checks that a match ends if all actions are random.
 *
 * @param subject - The game, and settings for its matches.
 */
export function comesToAnEnd<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everyMatch('comesToAnEnd', { ...subject, walkLength: 0 }, ({ game, steps, rng, history }) => {
    const fork = game.fork(steps[0].state, { dice: 'manual' });
    for (let length = 0; fork.turn().kind !== 'over'; length++) {
      ensure(
        length < (subject.matchLength ?? 10_000),
        `A match has not ended after ${String(length)} actions.`,
        'Look for a loop at the end of the line of play: random play must end. If random play ends but takes more actions, increase `matchLength`.',
      );
      history.push(fork.randomAction(rng));
      fork.apply(history.at(-1)!);
    }
  });
}

/**
 * Checks that an outcome is valid, names players of the match, and gives payoffs that add up to 1. Also checks that no
 * action is possible after the end.
 *
 * @param subject - The game, and settings for its matches.
 */
export function staysOver<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everyMatch('staysOver', { ...subject, walkLength: 0 }, ({ game, options, steps, rng, history }) => {
    history.length = 0;
    const fork = game.fork(game.setup(options), { dice: 'manual' });
    for (let length = 0; fork.turn().kind !== 'over' && length < (subject.matchLength ?? 10_000); length++) {
      history.push(fork.randomAction(rng));
      fork.apply(history.at(-1)!);
    }
    const turn = fork.turn();
    if (turn.kind !== 'over') return;
    const { outcome } = turn;
    const advice = { todo: 'Fix the outcome that is given to `endMatch`.', rule: outcome.rule };
    const worth = game.players(steps[0].state).reduce((sum, player) => sum + payoff(outcome, player), 0);
    ensure(
      Math.abs(worth - 1) < 1e-9,
      `The outcome ${shown(outcome)} has payoffs that add up to ${String(worth)} instead of 1. The outcome names a player who is not in the match, or it is a draw that does not name all players who share it.`,
      advice,
    );
    isFinal(game, fork.state, history.slice(-20));
  });
}

function isFinal<G extends GameTypes>(game: Game<G>, last: State<G>, played: readonly AnyAction<G>[]): void {
  const state = accepted('The last state is rejected as input', 'Fix the outcome, `endings`, or `issueIn`.', () =>
    game.parseState(JSON.parse(JSON.stringify(last))),
  );
  const todo = '`endMatch` sets the phase to `over`. Let no rule set another phase after this call.';
  ensure(
    game.legalActions(state).length === 0 && game.chanceOutcomes(state).length === 0,
    'Actions are listed after the end.',
    todo,
  );
  for (const action of played) {
    ensure(game.whyIllegal(state, action) !== undefined, `${game.format(action)} is legal after the end.`, todo);
    ensure(
      refuses(() => game.applyAction(state, action)),
      `${game.format(action)} is accepted after the end.`,
      todo,
    );
  }
}

function refuses(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    return error instanceof IllegalActionError;
  }
}
