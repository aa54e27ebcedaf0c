import type fc from 'fast-check';
import { messageOf } from '../../core/errors.ts';
import { type AnyAction, eventsFor, type GameTypes, type State, type View } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { candidates } from '../candidates.ts';
import { isFair } from '../fairness.ts';
import { dealt, ensure, judged, shown } from '../breach.ts';
import { differences } from '../differences.ts';
import { isWithinLimits } from '../limits.ts';
import { everywhere, isDue, isUnlisted, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that a view and its state give the viewer the same legal actions, and the same violations for illegal actions.
 * A view that was written as JSON and read again must also give these actions and violations.
 *
 * @param subject - The game, and settings for its matches.
 */
export function showsWhatIsOpen<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('showsWhatIsOpen', subject, (spot) => {
    const { game, state } = spot;
    for (const player of game.players(state)) {
      const view = game.view(state, player);
      const sent = JSON.parse(JSON.stringify(view)) as View<G>;
      const [seen, listed] = [game.legalActions(sent), game.legalActions(state, player)];
      ensure(
        isEqual(seen, listed),
        () => `The legal actions of ${player} differ between the view and the state: ${differences(seen, listed)}.`,
        'The legal actions of a player must depend only on `setup`, `table` and the secret of this player.',
      );
      for (const [index, each] of candidates(spot).entries()) {
        const action = { ...each, player };
        // A view from JSON is validated at each call, which takes time. So this view is used only for the first action.
        const asked = index === 0 ? sent : view;
        const [one, other] = [judged(game, asked, action), judged(game, state, action)];
        ensure(
          isEqual(one, other),
          () =>
            `The view of ${player} and the state give different violations for ${shown(action)}: ${differences(one, other)}.`,
          { todo: 'Let `whyIllegal` depend only on `setup`, `table` and `own`.', rule: (one ?? other)?.rule },
        );
      }
    }
    ensure(
      game.choices(game.view(state, 'spectator')).size === 0,
      'A spectator has legal actions.',
      'Create the game with `defineGame`.',
    );
  });
}

/**
 * Checks that no view contains the dice, or any other data that depend on the seed.
 *
 * @param subject - The game, and settings for its matches.
 */
export function showsNoDice<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('showsNoDice', subject, ({ game, state, rng }) => {
    const seeded = { ...state, dice: { seed: rng.int(1_000_000), streams: {} } };
    for (const viewer of viewersOf(game, state)) {
      const isSame = isEqual(game.view(seeded, viewer), game.view(state, viewer));
      ensure(isSame, `The view of ${viewer} contains the dice.`, 'Create the game with `defineGame`.');
    }
  });
}

/**
 * Samples a world from a view. Checks that the world is a valid state without dice, and that the view does not change
 * if it is computed from this world.
 *
 * @param subject - The game, and settings for its matches.
 */
export function samplesWorldsThatFit<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('samplesWorldsThatFit', subject, ({ game, state, rng }) => {
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const world = dealt(game, view, rng);
      ensure(world.dice === undefined, 'A sampled world has dice.', DEALING);
      isState(game, world, { viewer, state });
      const other = game.view(world, viewer);
      ensure(
        isEqual(other, view),
        () => `A world sampled for ${viewer} gives another view: ${differences(other, view)}.`,
        `${DEALING} The secret of the viewer must stay unchanged.`,
      );
    }
  });
}

const DEALING = 'Fix `sampleHidden`.';

function isState<G extends GameTypes>(
  game: Spot<G>['game'],
  world: State<G>,
  { viewer, state }: { readonly viewer: string; readonly state: State<G> },
): void {
  try {
    ensure(
      isEqual(game.parseState(JSON.parse(JSON.stringify(world))), world),
      'The world changes in a round trip through JSON',
      DEALING,
    );
  } catch (error) {
    isWithinLimits(game, state);
    const message = `A world sampled for ${viewer} is not a valid state: ${messageOf(error)}.`;
    ensure(
      false,
      message,
      `${DEALING} The function must deal everything that the viewer does not see, in an arrangement that the rules allow.`,
    );
  }
}

/**
 * Checks that a viewer cannot notice hidden information. If a view fits two worlds, then its viewer must get the same
 * view, the same actions and the same violations in both worlds. Then the same action or chance outcome is played in
 * both worlds. If the viewer sees the same events in both worlds, the two views must still be equal. So the rules must
 * not skip a player because of information that other players cannot see.
 *
 * @param subject - The game, and settings for its matches.
 */
export function keepsSecrets<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('keepsSecrets', subject, (spot) => {
    const { game, state, action, rng } = spot;
    const unlisted = action !== undefined && isUnlisted(game, action) ? [action] : [];
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const worlds = [dealt(game, view, rng), dealt(game, view, rng)] as const;
      const [turn, other] = [game.turn(worlds[0]), game.turn(worlds[1])];
      ensure(
        isEqual(turn, other),
        () => `The turn depends on information hidden from ${viewer}: ${differences(turn, other)}.`,
        'Let `actor` and the phases depend only on public information.',
      );
      if (viewer !== 'spectator') judgesAlike(spot, viewer, worlds);
      const listed = game.legalActions(worlds[0]).slice(0, 3);
      for (const each of [...candidates(spot).slice(0, 3), ...listed, ...unlisted]) {
        looksAlikeAfter(spot, viewer, worlds, [each, each]);
      }
      if (game.turn(worlds[0]).kind === 'chance') {
        const [one, other] = [game.randomAction(worlds[0], rng), game.randomAction(worlds[1], rng)];
        looksAlikeAfter(spot, viewer, worlds, [one, other]);
      }
    }
  });
}

/**
 * Checks that all worlds that `worlds` of the test subject returns are sampled equally often, apart from random
 * differences.
 *
 * @param subject - The game, and settings for its matches.
 */
export function samplesFairly<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('samplesFairly', subject, (spot) => {
    const { game, state, rng } = spot;
    // Samples are taken only in a few positions, because sampling some hundreds of worlds takes a long time.
    if (subject.worlds === undefined || !isDue(spot, 20)) return;
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const keyOf = ({ secrets, hidden }: State<G>): string =>
        JSON.stringify([game.players(state).map((player) => secrets[player]), hidden]);
      const counts = new Map(subject.worlds(view).map((world) => [keyOf(world), 0]));
      if (counts.size === 0) continue;
      const draws = 50 * counts.size;
      for (let draw = 0; draw < draws; draw++) {
        const key = keyOf(dealt(game, view, rng));
        const count = counts.get(key);
        const message = `A sampled world is not in the list of worlds that fit the view of ${viewer}: ${key}.`;
        ensure(count !== undefined, message, `${DEALING} Or fix \`worlds\`, which does not list this world.`);
        counts.set(key, count + 1);
      }
      ensure(
        isFair([...counts.values()]),
        () => `Some worlds sampled for ${viewer} occur too often: ${shown(Object.fromEntries(counts))}.`,
        `${DEALING} All possible arrangements of hidden information must be equally likely.`,
      );
    }
  });
}

type Worlds<G extends GameTypes> = readonly [State<G>, State<G>];

function judgesAlike<G extends GameTypes>(spot: Spot<G>, viewer: G['player'], [one, other]: Worlds<G>): void {
  const { game } = spot;
  const [listed, otherListed] = [game.legalActions(one, viewer), game.legalActions(other, viewer)];
  ensure(
    isEqual(listed, otherListed),
    () => `The legal actions of ${viewer} depend on hidden information: ${differences(listed, otherListed)}.`,
    'The actions that a player is offered must depend only on `setup`, `table` and the secret of this player.',
  );
  for (const action of candidates(spot).map((each) => ({ ...each, player: viewer }))) {
    const [violation, otherViolation] = [judged(game, one, action), judged(game, other, action)];
    ensure(
      isEqual(violation, otherViolation),
      () =>
        `The violation of ${viewer}'s action ${shown(action)} depends on hidden information: ${differences(violation, otherViolation)}.`,
      {
        todo: 'Let `whyIllegal` depend only on `setup`, `table` and `own`.',
        rule: (violation ?? otherViolation)?.rule,
      },
    );
  }
}

function looksAlikeAfter<G extends GameTypes>(
  { game }: Spot<G>,
  viewer: G['player'] | 'spectator',
  worlds: Worlds<G>,
  actions: readonly [AnyAction<G>, AnyAction<G>],
): void {
  if (worlds.some((world, index) => judged(game, world, actions[index]!) !== undefined)) return;
  const [afterOne, afterOther] = [game.step(worlds[0], actions[0]), game.step(worlds[1], actions[1])];
  if (!isEqual(eventsFor(afterOne.events, viewer), eventsFor(afterOther.events, viewer))) return;
  const [view, otherView] = [game.view(afterOne.state, viewer), game.view(afterOther.state, viewer)];
  ensure(
    isEqual(view, otherView),
    () =>
      `After ${game.format(actions[0])}, ${viewer} sees hidden information, but no event reveals it. Two worlds that looked the same to ${viewer} now differ: ${differences(view, otherView)}.`,
    'Store the information in `secrets` or `hidden` until it is revealed; if it is revealed now, log an event for this viewer.',
  );
}

function viewersOf<G extends GameTypes>(
  game: Spot<G>['game'],
  state: State<G>,
): readonly (G['player'] | 'spectator')[] {
  return [...game.players(state), 'spectator'];
}
