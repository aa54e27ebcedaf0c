import type fc from 'fast-check';
import { IllegalActionError, type Violation } from '../../core/errors.ts';
import type { AnyAction, Game, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { sample } from '../../core/random.ts';
import { candidates } from '../candidates.ts';
import { isFair } from '../fairness.ts';
import { ensure, ensureListedIsLegal, judged, shown } from '../breach.ts';
import { differences } from '../differences.ts';
import { everywhere, isDue, isRuleOf, isUnlisted, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that every listed action is legal, and that no action is listed twice. If a legal action is not in the list,
 * the game must declare its type as unlisted.
 *
 * @param subject - The game, and settings for its matches.
 */
export function listsWhatIsLegal<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('listsWhatIsLegal', subject, (spot) => {
    const { game, state } = spot;
    const listed = game.legalActions(state);
    ensureListedIsLegal(game, state, listed);
    const lines = listed.map((action) => game.format(action));
    const known = new Set(lines);
    const twice = lines.find((line, index) => lines.indexOf(line) !== index);
    ensure(known.size === lines.length, `${String(twice)} is listed twice.`, 'Let `choices` offer each action once.');
    for (const action of candidates(spot)) {
      if (judged(game, state, action) !== undefined) continue;
      ensure(
        game.unlisted.includes(action.type) || known.has(game.format(action)),
        () => `${game.format(action)} is legal but not listed.`,
        'Offer the action in `choices`, or refuse it in `whyIllegal`; or set `isListed: false` if searches should ignore it.',
      );
    }
  });
}

/**
 * Checks that an action is rejected if and only if `whyIllegal` returns a violation, and that the error contains this
 * violation.
 *
 * @param subject - The game, and settings for its matches.
 */
export function refusesWhatIsIllegal<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('refusesWhatIsIllegal', subject, (spot) => {
    const { game, state } = spot;
    for (const action of candidates(spot)) {
      const violation = judged(game, state, action);
      if (violation?.code === 'malformed-action') continue;
      const refused = refusalOf(() => game.applyAction(state, action));
      ensure(
        isEqual(refused, violation),
        () =>
          `whyIllegal and applyAction disagree on ${game.format(action)}: ${shown(violation)} and ${shown(refused)}.`,
        { todo: 'Let `whyIllegal` depend only on its arguments.', rule: (violation ?? refused)?.rule },
      );
      if (violation !== undefined) isInOrder(subject, action, violation);
    }
  });
}

function isInOrder<G extends GameTypes>(subject: TestSubject<G>, action: AnyAction<G>, violation: Violation): void {
  const { code, rule = '' } = violation;
  const advice = { todo: `Fix the violation that \`whyIllegal\` returns for ${subject.game.format(action)}.`, rule };
  ensure(/^[a-z]+(-[a-z]+)*$/.test(code), `The code ${shown(code)} is not in kebab-case.`, advice);
  ensure(isRuleOf(subject, rule), `The violation ${shown(violation)} cites no rule of the rulebook.`, advice);
}

/**
 * Checks that a player or chance is always to act, until the match is over. Each player to act must have a listed
 * action; other players must not have listed actions. A legal unlisted action must have an effect.
 *
 * @param subject - The game, and settings for its matches.
 */
export function neverStalls<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('neverStalls', subject, ({ game, state, action }) => {
    const turn = game.turn(state);
    const awaited = awaitedIn(turn);
    const players = game.players(state);
    const isOver = turn.kind === 'over';
    ensure(
      isOver === (awaited.length === 0),
      'No player is to act, but the match is not over.',
      'Let `actor` or `actors` return the players who are to act, or end the match with `endMatch`.',
    );
    const stranger = awaited.find(
      (player) => !players.includes(player) && (turn.kind !== 'chance' || player !== 'chance'),
    );
    ensure(
      awaited.length === 0 || stranger === undefined,
      `It is the turn of ${shown(stranger)}, who is not a player of the match: ${players.join(', ')}.`,
      'Let `actor` and `actors` return players of the match. Do not name a player `chance` or `spectator`.',
    );
    ensure(
      !players.includes('chance') && !players.includes('spectator'),
      `The players are ${players.join(', ')}.`,
      'Do not name a player `chance` or `spectator`: these names are reserved.',
    );
    for (const player of [...players, 'chance' as const]) {
      const listed = game.legalActions(state, player);
      ensure(
        listed.length > 0 === awaited.includes(player),
        `${player} has ${String(listed.length)} actions, but it is the turn of ${awaited.join(', ')}.`,
        'Each player to act needs an action, at least a pass. Other players must have no actions.',
      );
      ensure(
        listed.every((action) => action.player === player),
        `An action of another player is listed for ${player}.`,
        'Create the game with `defineGame`.',
      );
    }
    if (action !== undefined && isUnlisted(game, action)) doesSomething(game, state, action);
  });
}

function doesSomething<G extends GameTypes>(game: Game<G>, state: State<G>, action: AnyAction<G>): void {
  const after = game.step(state, action);
  ensure(
    after.events.length > 0 || !isEqual(after.state, state),
    () => `${game.format(action)} is legal but has no effect.`,
    'Let `apply` change the state or log an event, or refuse the action in `whyIllegal`.',
  );
}

/**
 * Checks that random actions are listed actions, and that their frequencies are right: all listed actions of a player
 * occur equally often, and each chance outcome occurs in proportion to its weight.
 *
 * @param subject - The game, and settings for its matches.
 */
export function choosesAtRandomWhatIsListed<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('choosesAtRandomWhatIsListed', subject, (spot) => {
    const { game, state, rng } = spot;
    const weights = likelihoods(spot);
    if (weights.size === 0) return;
    // A sample needs some hundreds of actions, which takes a long time. So samples are taken only in a few positions,
    // and only if there are few different actions.
    const isSampled = weights.size > 1 && weights.size <= 30 && isDue(spot, 20);
    const counts = new Map([...weights.keys()].map((line) => [line, 0]));
    for (let tries = isSampled ? 50 * weights.size : 3; tries > 0; tries--) {
      const line = game.format(game.randomAction(state, rng));
      ensure(counts.has(line), `randomAction returned an action that legalActions does not list: ${line}.`, EVEN);
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    const isEven = !isSampled || isFair([...counts.values()], [...weights.values()]);
    ensure(isEven, () => `Some random actions occur too often: ${shown(Object.fromEntries(counts))}.`, EVEN);
  });
}

const EVEN =
  'Random actions are drawn from the actions that a phase offers: check the actions that this phase offers, and their weights.';

/**
 * Returns the weight that each listed action should have if one of the players to move is drawn first, and then one of
 * this player's listed actions, each time with equal probabilities. If chance is to act, returns the weight of each
 * outcome.
 */
function likelihoods<G extends GameTypes>({ game, state }: Spot<G>): ReadonlyMap<string, number> {
  const turn = game.turn(state);
  if (turn.kind === 'over') return new Map();
  if (turn.kind === 'chance') {
    return new Map(game.chanceOutcomes(state).map(({ action, weight }) => [game.format(action), weight]));
  }
  return new Map(
    turn.players.flatMap((player) => {
      const listed = game.legalActions(state, player);
      return listed.map((action) => [game.format(action), 1 / listed.length] as const);
    }),
  );
}

/**
 * Checks positions in which several players are to act. The order in which the players act must not matter, and the
 * players must not learn each other's choices.
 *
 * @param subject - The game, and settings for its matches.
 */
export function takesSimultaneousActionsInAnyOrder<G extends GameTypes>(
  subject: TestSubject<G>,
): fc.IProperty<unknown> {
  return everywhere('takesSimultaneousActionsInAnyOrder', subject, (spot) => {
    const { game, state, rng } = spot;
    const turn = game.turn(state);
    if (turn.kind !== 'decision' || turn.players.length < 2) return;
    const first = sample(turn.players, rng);
    const others = turn.players.filter((player) => player !== first);
    const second = sample(others, rng);
    orderDoesNotMatter(spot, first, second);
    showsNothingTo(spot, first, second);
  });
}

function orderDoesNotMatter<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  first: G['player'],
  second: G['player'],
): void {
  const one = sample(game.legalActions(state, first), rng);
  const other = sample(game.legalActions(state, second), rng);
  const play = (actions: readonly AnyAction<G>[]): State<G> | undefined => {
    let after = state;
    for (const action of actions) {
      if (judged(game, after, action) !== undefined) return undefined;
      after = game.applyAction(after, action);
    }
    return after;
  };
  const [forth, back] = [play([one, other]), play([other, one])];
  ensure(
    isEqual(forth, back),
    () => `The order of ${game.format(one)} and ${game.format(other)} matters: ${differences(forth, back)}.`,
    'Store simultaneous decisions in the secrets of their players, and carry them out when all players have decided.',
  );
}

function showsNothingTo<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  actor: G['player'],
  observer: G['player'],
): void {
  const one = sample(game.legalActions(state, actor), rng);
  const alike = game.legalActions(state, actor).filter(({ type }) => type === one.type);
  const other = sample(alike, rng);
  const [afterOne, afterOther] = [game.applyAction(state, one), game.applyAction(state, other)];
  const isHidden = [afterOne, afterOther].every((after) => awaitedIn(game.turn(after)).includes(observer));
  if (!isHidden) return;
  const [view, otherView] = [game.view(afterOne, observer), game.view(afterOther, observer)];
  ensure(
    isEqual(view, otherView),
    () =>
      `${observer} can distinguish ${game.format(one)} from ${game.format(other)} before the reveal: ${differences(view, otherView)}.`,
    'Store the choice of each player in the secret of this player until all players have chosen.',
  );
}

function awaitedIn(turn: { kind: string; players?: readonly string[] }): readonly string[] {
  if (turn.kind === 'over') return [];
  return turn.players ?? ['chance'];
}

/**
 * If `run` rejects an action, returns the violation that the error contains; `undefined` if `run` accepts the action.
 */
function refusalOf(run: () => unknown): Violation | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof IllegalActionError) return error.violation;
    throw error;
  }
}
