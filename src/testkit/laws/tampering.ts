import type fc from 'fast-check';
import type { Fork, GameTypes, State } from '../../core/game.ts';
import { isConstant, isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure } from '../breach.ts';
import { differences } from '../differences.ts';
import { everywhere, isDue, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that a caller cannot change the match by writing into forks, views or sampled worlds. Forks, views and sampled
 * worlds must contain the same frozen `setup`. If a fork, a view or a world contains an object that is not frozen, this
 * object must be a copy of the object that the rules store.
 *
 * @param subject - The game, and settings for its matches.
 */
export function standsWhateverIsWritten<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  return everywhere('standsWhateverIsWritten', subject, (spot) => {
    const { game, state } = spot;
    const fork = game.fork(state, { dice: 'manual' });
    for (const [name, handed] of positionsFrom(spot, fork)) {
      const { setup } = handed;
      ensure(isConstant(setup), `\`setup\` of ${name} is not frozen: a bot can rewrite the match.`, GUARDED);
      ensure(
        isEqual(setup, state.setup),
        () => `\`setup\` of ${name} differs from \`setup\` of the state: ${differences(setup, state.setup)}.`,
        GUARDED,
      );
    }
    // The rest of this check is made only in a few positions, because playing many random actions takes a long time.
    if (!isDue(spot, 40)) return;
    // The state is read from text, so that it shares no data with other objects.
    const fresh = { ...spot, state: game.parseState(JSON.parse(JSON.stringify(state))) };
    const before = resultsAt(fresh);
    overwrite(answersTo(fresh));
    overwriteFork(fresh, game.fork(fresh.state, { dice: 'manual' }));
    overwriteFork(fresh, game.fork(fresh.state, { dice: 'manual' }).clone());
    overwrite(positionsFrom(fresh, game.fork(fresh.state, { dice: 'manual' })));
    const after = orError(() => resultsAt(fresh));
    ensure(
      isEqual(before, after),
      () =>
        `The game returns objects, and the match changes if a caller writes to them: ${differences(before, after)}.`,
      GUARDED,
    );
  });
}

const GUARDED =
  'Store copies of values in `setup` or in constants, never the objects themselves: stored objects are returned to callers, and a bot can write to them.';

/** At most this many choices are overwritten, and at most this many random actions are played. */
const SOME = 100;

/** Returns all objects that contain `setup`, and a name for each of these objects. */
function positionsFrom<G extends GameTypes>(
  { game, state, rng }: Spot<G>,
  fork: Fork<G>,
): readonly (readonly [string, { readonly setup: G['setup'] }])[] {
  const viewers = [...game.players(state), 'spectator' as const];
  return [
    ['the state of a fork', fork.state],
    ['the state of a clone of a fork', fork.clone().state],
    ['the state of a fork with dice', game.fork(state).state],
    ...viewers.flatMap((viewer) => [
      [`the view of ${viewer}`, game.view(state, viewer)] as const,
      [`the view of ${viewer} from a fork`, fork.view(viewer)] as const,
      [`a world sampled for ${viewer}`, game.sampleState(game.view(state, viewer), rng)] as const,
      [`a world sampled for ${viewer} from a fork`, game.sampleState(fork.view(viewer), rng)] as const,
    ]),
  ];
}

/** Returns the game's answers about a state: its players, turn and actions. */
function answersTo<G extends GameTypes>({ game, state }: Spot<G>): readonly unknown[] {
  const choices = game.choices(state);
  const some = Array.from({ length: Math.min(choices.size, SOME) }, (_, number) => choices.at(number));
  return [game.players(state), game.turn(state), game.legalActions(state), game.chanceOutcomes(state), some];
}

/**
 * Plays a few actions on a fork, and overwrites everything that the fork returns. The new values may break the fork,
 * but not the match.
 */
function overwriteFork<G extends GameTypes>({ rng }: Spot<G>, fork: Fork<G>): void {
  try {
    for (let turns = 0; turns < 5 && fork.turn().kind !== 'over'; turns++) {
      fork.apply(fork.randomAction(rng));
      overwrite([fork.turn(), fork.legalActions(), fork.chanceOutcomes(), [...fork.choices()].slice(0, SOME)]);
    }
    overwrite(fork.state);
  } catch {
    // An error is allowed here, because the data of the fork were overwritten.
  }
}

/** Returns the possible actions at a position, and the position after random play from a fixed seed. */
function resultsAt<G extends GameTypes>({ game, state }: Spot<G>): readonly unknown[] {
  const fork = game.fork(state, { dice: 'manual' });
  const rng = createRng('goings-on');
  for (let turns = 0; turns < SOME && fork.turn().kind !== 'over'; turns++) fork.apply(fork.randomAction(rng));
  const { table, secrets, hidden }: State<G> = fork.state;
  return [game.legalActions(state), structuredClone({ table, secrets, hidden })];
}

function orError(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

/** Changes every value in `data` that is not frozen, at any depth. */
function overwrite(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    overwrite(value);
    if (!Object.isFrozen(data)) (data as Record<string, unknown>)[key] = changed(value);
  }
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}!`;
  return typeof value === 'boolean' ? !value : value;
}
