/**
 * Laws of what a viewer sees.
 *
 * @packageDocumentation
 */
import type fc from 'fast-check';
import { type AnyAction, eventsFor, type GameTypes, type State, type View } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { candidates } from '../candidates.ts';
import { isFair } from '../fairness.ts';
import { ensure, everywhere, type Spot, type Subject } from '../walk.ts';

/** A view tells its viewer all that they may do, and why not the rest, also when it has been sent as JSON. */
export function showsWhatIsOpen<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state } = spot;
    for (const player of game.players(state)) {
      const view = game.view(state, player);
      const sent = JSON.parse(JSON.stringify(view)) as View<G>;
      const message = `The view of ${player} lists other actions than the state.`;
      ensure(isEqual(game.legalActions(sent), game.legalActions(state, player)), message);
      for (const [index, each] of candidates(spot).entries()) {
        const action = { ...each, player };
        // What has been sent is checked each time that it is asked, so it is asked once.
        const asked = index === 0 ? sent : view;
        const isSame = isEqual(game.whyIllegal(asked, action), game.whyIllegal(state, action));
        ensure(isSame, `The view of ${player} judges ${JSON.stringify(action)} otherwise than the state.`);
      }
    }
    ensure(game.choices(game.view(state, 'spectator')).size === 0, 'A spectator is told of actions.');
  });
}

/** No view carries the dice, or anything else by which a seeded state could be told from another. */
export function showsNoDice<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, rng }) => {
    const seeded = { ...state, dice: { seed: rng.int(1_000_000), streams: {} } };
    for (const viewer of viewersOf(game, state)) {
      ensure(isEqual(game.view(seeded, viewer), game.view(state, viewer)), `The view of ${viewer} tells of the dice.`);
    }
  });
}

/** A world sampled from a view is a state of the game, without dice, that gives the same view. */
export function samplesWorldsThatFit<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, rng }) => {
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const world = game.sampleWorld(view, rng);
      ensure(world.dice === undefined, 'A sampled world has dice.');
      ensure(
        isEqual(game.parseState(JSON.parse(JSON.stringify(world))), world),
        'A sampled world is no state of the game.',
      );
      ensure(isEqual(game.view(world, viewer), view), `A world sampled for ${viewer} gives him another view.`);
    }
  });
}

/**
 * What a viewer cannot see makes no difference to them: in two worlds that their view allows they have the same view, the same
 * actions and the same violations; and if after the same action, or after anything that chance may do, they are shown the
 * same events, they have again the same view. So nobody is passed over for what others cannot see.
 */
export function keepsSecrets<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, (spot) => {
    const { game, state, rng } = spot;
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const worlds = [game.sampleWorld(view, rng), game.sampleWorld(view, rng)] as const;
      ensure(isEqual(game.turn(worlds[0]), game.turn(worlds[1])), 'Whose turn it is depends on what is hidden.');
      if (viewer !== 'spectator') judgesAlike(spot, viewer, worlds);
      for (const action of [...candidates(spot).slice(0, 3), ...game.legalActions(worlds[0]).slice(0, 3)]) {
        looksAlikeAfter(spot, viewer, worlds, [action, action]);
      }
      if (game.turn(worlds[0]).kind === 'chance') {
        const [one, other] = [game.randomAction(worlds[0], rng), game.randomAction(worlds[1], rng)];
        looksAlikeAfter(spot, viewer, worlds, [one, other]);
      }
    }
  });
}

/** Sampled worlds are as likely as they should be: each that the subject lists comes up as often, within chance. */
export function samplesFairly<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  return everywhere(subject, ({ game, state, rng }) => {
    // A sample costs some hundred worlds, so it is taken in some positions only.
    if (subject.worlds === undefined || rng.int(20) !== 0) return;
    for (const viewer of viewersOf(game, state)) {
      const view = game.view(state, viewer);
      const keyOf = ({ secrets, hidden }: State<G>): string =>
        JSON.stringify([game.players(state).map((player) => secrets[player]), hidden]);
      const counts = new Map(subject.worlds(view).map((world) => [keyOf(world), 0]));
      if (counts.size === 0) continue;
      const draws = 50 * counts.size;
      for (let draw = 0; draw < draws; draw++) {
        const key = keyOf(game.sampleWorld(view, rng));
        const count = counts.get(key);
        ensure(count !== undefined, `A sampled world is none of those that fit the view of ${viewer}.`);
        counts.set(key, count + 1);
      }
      ensure(
        isFair([...counts.values()]),
        `Some worlds of ${viewer} come up too often: ${[...counts.values()].join(' ')}.`,
      );
    }
  });
}

type Worlds<G extends GameTypes> = readonly [State<G>, State<G>];

function judgesAlike<G extends GameTypes>(spot: Spot<G>, viewer: G['player'], [one, other]: Worlds<G>): void {
  const { game } = spot;
  ensure(
    isEqual(game.legalActions(one, viewer), game.legalActions(other, viewer)),
    `What ${viewer} may do depends on what is hidden.`,
  );
  for (const action of candidates(spot).map((each) => ({ ...each, player: viewer }))) {
    const isSame = isEqual(game.whyIllegal(one, action), game.whyIllegal(other, action));
    ensure(isSame, `Why ${viewer} may not ${JSON.stringify(action)} depends on what is hidden.`);
  }
}

function looksAlikeAfter<G extends GameTypes>(
  { game }: Spot<G>,
  viewer: G['player'] | 'spectator',
  worlds: Worlds<G>,
  actions: readonly [AnyAction<G>, AnyAction<G>],
): void {
  if (worlds.some((world, index) => game.whyIllegal(world, actions[index]) !== undefined)) return;
  const [afterOne, afterOther] = [game.step(worlds[0], actions[0]), game.step(worlds[1], actions[1])];
  if (!isEqual(eventsFor(afterOne.events, viewer), eventsFor(afterOther.events, viewer))) return;
  const isSame = isEqual(game.view(afterOne.state, viewer), game.view(afterOther.state, viewer));
  ensure(isSame, `After ${game.format(actions[0])} ${viewer} sees what no event has shown them.`);
}

function viewersOf<G extends GameTypes>(
  game: Spot<G>['game'],
  state: State<G>,
): readonly (G['player'] | 'spectator')[] {
  return [...game.players(state), 'spectator'];
}
