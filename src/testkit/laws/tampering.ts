import type fc from 'fast-check';
import type { Fork, GameTypes, State } from '../../core/game.ts';
import { isConstant, isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure } from '../breach.ts';
import { differences } from '../differences.ts';
import { everywhere, isDue, type Spot, type TestSubject } from '../walk.ts';

/**
 * Whatever a caller writes into what forks, views and worlds hand out, the match goes on as before: what is fixed for it
 * is the frozen `setup` of the state, wherever it shows, and nothing of the rules can be reached from what is not frozen.
 *
 * @param subject - The game, with matches of it.
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
        () => `\`setup\` of ${name} is another one than that of the state: ${differences(setup, state.setup)}.`,
        GUARDED,
      );
    }
    // Matches are played out to see whether anything is different, so that it is tried in some positions only.
    if (!isDue(spot, 40)) return;
    // Read from text, so that nothing of it has been in the hands of anybody yet.
    const fresh = { ...spot, state: game.parseState(JSON.parse(JSON.stringify(state))) };
    const before = goingsOn(fresh);
    scribbleOn(answersTo(fresh));
    vandalise(fresh, game.fork(fresh.state, { dice: 'manual' }));
    vandalise(fresh, game.fork(fresh.state, { dice: 'manual' }).clone());
    scribbleOn(positionsFrom(fresh, game.fork(fresh.state, { dice: 'manual' })));
    const after = orError(() => goingsOn(fresh));
    ensure(
      isEqual(before, after),
      () =>
        `The match goes on otherwise after a caller has written into what they were handed: ${differences(before, after)}.`,
      GUARDED,
    );
  });
}

const GUARDED =
  'Store copies of what stands in `setup` or in constants, never the thing itself: what is stored is handed out, and a bot can write to it.';

/** So many choices are looked at. */
const SOME = 100;

/** Everything handed out in which `setup` shows, with its name. */
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

/** What a match says of itself. */
function answersTo<G extends GameTypes>({ game, state }: Spot<G>): readonly unknown[] {
  const choices = game.choices(state);
  const some = Array.from({ length: Math.min(choices.size, SOME) }, (_, number) => choices.at(number));
  return [game.players(state), game.turn(state), game.legalActions(state), game.chanceOutcomes(state), some];
}

/** Plays a few actions on a fork, and writes into all that it hands out. It may break by that; the match may not. */
function vandalise<G extends GameTypes>({ rng }: Spot<G>, fork: Fork<G>): void {
  try {
    for (let turns = 0; turns < 5 && fork.turn().kind !== 'over'; turns++) {
      fork.apply(fork.randomAction(rng));
      scribbleOn([fork.turn(), fork.legalActions(), fork.chanceOutcomes(), [...fork.choices()].slice(0, SOME)]);
    }
    scribbleOn(fork.state);
  } catch {
    // What was written into a fork is its caller's own loss.
  }
}

/** What can be done at a position, and what becomes of it under the same luck. */
function goingsOn<G extends GameTypes>({ game, state }: Spot<G>): readonly unknown[] {
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

/** Changes every value that is not frozen, to any depth. */
function scribbleOn(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    scribbleOn(value);
    if (!Object.isFrozen(data)) (data as Record<string, unknown>)[key] = scribbled(value);
  }
}

function scribbled(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}!`;
  return typeof value === 'boolean' ? !value : value;
}
