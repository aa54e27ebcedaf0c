/**
 * Laws of what is legal.
 *
 * @packageDocumentation
 */
import type fc from 'fast-check';
import { IllegalActionError } from '../../core/errors.ts';
import type { AnyAction, GameTypes, State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { candidates } from '../candidates.ts';
import { isFair } from '../fairness.ts';
import { ensure, everywhere, type Spot, type Subject } from '../walk.ts';

/** Every listed action is legal and listed once; a legal action that is not listed is of an unlisted type. */
export function listsWhatIsLegal<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state } = spot;
    const listed = game.legalActions(state);
    for (const action of listed) {
      ensure(game.whyIllegal(state, action) === undefined, `A listed action is illegal: ${game.format(action)}.`);
    }
    const lines = new Set(listed.map((action) => game.format(action)));
    ensure(lines.size === listed.length, 'An action is listed twice.');
    for (const action of candidates(spot)) {
      if (game.whyIllegal(state, action) !== undefined) continue;
      const isKnown = game.unlisted.includes(action.type) || lines.has(game.format(action));
      ensure(isKnown, `A legal action is not listed: ${game.format(action)}.`);
    }
  });
}

/** An action is refused, with the violation that `whyIllegal` gives, exactly when there is one. */
export function refusesWhatIsIllegal<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state } = spot;
    for (const action of candidates(spot)) {
      const violation = game.whyIllegal(state, action);
      if (violation?.code === 'malformed-action') continue;
      const thrown = errorOf(() => game.applyAction(state, action));
      const refused = thrown instanceof IllegalActionError ? thrown.violation : undefined;
      ensure(
        isEqual(refused, violation),
        `whyIllegal and applyAction disagree on ${game.format(action)}: ${String(thrown)}.`,
      );
      if (violation === undefined) continue;
      ensure(/^[a-z]+(-[a-z]+)*$/.test(violation.code), `Not a kebab-case code: ${violation.code}.`);
      ensure(Object.hasOwn(game.rulebook, violation.rule ?? ''), `No such rule: ${String(violation.rule)}.`);
    }
  });
}

/** Unless the match is over somebody is to act, and each who is has a listed action; everybody else has none. */
export function neverStalls<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state }) => {
    const awaited = awaitedIn(game.turn(state));
    const isOver = game.turn(state).kind === 'over';
    ensure(isOver === (awaited.length === 0), 'Nobody is to act, and the match is not over.');
    for (const player of [...game.players(state), 'chance' as const]) {
      const listed = game.legalActions(state, player);
      ensure(listed.length > 0 === awaited.includes(player), `${player} has ${String(listed.length)} actions.`);
      ensure(
        listed.every((action) => action.player === player),
        `An action of somebody else is listed for ${player}.`,
      );
    }
    ensure(
      awaited.every((player) => player === 'chance' || game.players(state).includes(player)),
      'A stranger is to act.',
    );
  });
}

/** A random action is a listed one, and each comes up as often as it should: listed actions alike, chance by weight. */
export function choosesAtRandomWhatIsListed<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state, rng } = spot;
    const weights = likelihoods(spot);
    if (weights.size === 0) return;
    // A sample costs some hundred actions, so it is taken in some positions only, and where there are not too many.
    const isSampled = weights.size > 1 && weights.size <= 30 && rng.int(20) === 0;
    const counts = new Map([...weights.keys()].map((line) => [line, 0]));
    for (let tries = isSampled ? 50 * weights.size : 3; tries > 0; tries--) {
      const line = game.format(game.randomAction(state, rng));
      ensure(counts.has(line), `A random action is not listed: ${line}.`);
      counts.set(line, (counts.get(line) as number) + 1);
    }
    const isEven = !isSampled || isFair([...counts.values()], [...weights.values()]);
    ensure(isEven, `Some random actions come up too often: ${JSON.stringify([...counts])}.`);
  });
}

/** How likely each listed action should be: of several players each alike, of a player each action alike. */
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

/** Where several players are to act, it does not matter who does so first, nor does it show what another has chosen. */
export function takesSimultaneousActionsInAnyOrder<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state, rng } = spot;
    const turn = game.turn(state);
    if (turn.kind !== 'decision' || turn.players.length < 2) return;
    const first = turn.players[rng.int(turn.players.length)] as G['player'];
    const others = turn.players.filter((player) => player !== first);
    const second = others[rng.int(others.length)] as G['player'];
    orderDoesNotMatter(spot, first, second);
    showsNothingTo(spot, first, second);
  });
}

function orderDoesNotMatter<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  first: G['player'],
  second: G['player'],
): void {
  const one = randomOf(game.legalActions(state, first), rng);
  const other = randomOf(game.legalActions(state, second), rng);
  const play = (actions: readonly AnyAction<G>[]): State<G> | undefined => {
    let after = state;
    for (const action of actions) {
      if (game.whyIllegal(after, action) !== undefined) return undefined;
      after = game.applyAction(after, action);
    }
    return after;
  };
  const message = `The order of ${game.format(one)} and ${game.format(other)} matters.`;
  ensure(isEqual(play([one, other]), play([other, one])), message);
}

function showsNothingTo<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  actor: G['player'],
  observer: G['player'],
): void {
  const one = randomOf(game.legalActions(state, actor), rng);
  const alike = game.legalActions(state, actor).filter(({ type }) => type === one.type);
  const other = randomOf(alike, rng);
  const [afterOne, afterOther] = [game.applyAction(state, one), game.applyAction(state, other)];
  const isHidden = [afterOne, afterOther].every((after) => awaitedIn(game.turn(after)).includes(observer));
  if (!isHidden) return;
  const isSame = isEqual(game.view(afterOne, observer), game.view(afterOther, observer));
  ensure(isSame, `${observer} can tell ${game.format(one)} from ${game.format(other)} before the reveal.`);
}

function randomOf<Item>(items: readonly Item[], rng: Spot<GameTypes>['rng']): Item {
  return items[rng.int(items.length)] as Item;
}

function awaitedIn(turn: { kind: string; players?: readonly string[] }): readonly string[] {
  if (turn.kind === 'over') return [];
  return turn.players ?? ['chance'];
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}
