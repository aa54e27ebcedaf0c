import { describe, expect, it } from 'vitest';
import { type Bot, type Budget, randomBot } from '../../src/bots/index.ts';
import type { State, View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type Action, type Uaw, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { IS_THOROUGH } from '../times.ts';

/** The arguments with which a bot is called. */
type Given = Parameters<Bot<Uaw>>;

const TRIALS = 300;
const BUDGET: Budget = { iterations: 1 };

describe.runIf(IS_THOROUGH)('a bot that looks for hidden information', () => {
  it('guesses the next die no more often than chance does', () => {
    const hits = trials('die', 'attack').filter(
      ({ state, action, given }) => guessedRoll(given, action) === rollIn(state, action),
    );

    // The expected number of hits is 50, with a standard deviation of 6.5.
    expect(hits.length).toBeGreaterThan(24);
    expect(hits.length).toBeLessThan(76);
  });

  it('guesses the opponent’s card no more often than chance does', () => {
    let [hits, mean, variance] = [0, 0, 0];
    for (const { state, given } of trials('card', 'end-cards')) {
      const [view, , rng] = given;
      const guess = handIn(worldFoundIn(given) ?? game.sampleState(view, rng), view);
      const chance = likelihood(view, guess);
      mean += chance;
      variance += chance * (1 - chance);
      if (guess === handIn(state, view)) hits++;
    }

    expect(Math.abs(hits - mean)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('would find both of them if it received the state', () => {
    for (const { state, action, given } of trials('die', 'attack')) {
      const careless = [state, ...given.slice(1)] as unknown as Given;
      expect(guessedRoll(careless, action)).toBe(rollIn(state, action));
    }
    for (const { state, given } of trials('card', 'end-cards')) {
      const careless = [state, ...given.slice(1)] as unknown as Given;
      expect(handIn(worldFoundIn(careless)!, given[0])).toBe(handIn(state, given[0]));
    }
  });

  it('cannot receive a state', () => {
    const state = game.setup({ seed: 1 });

    // @ts-expect-error A state is not a view.
    randomBot<Uaw>()(state, game.choices(state), createRng(1), BUDGET);
    expect('dice' in state && !('viewer' in state)).toBe(true);
  });
});

// Helpers

interface Trial {
  readonly state: State<Uaw>;
  /** An action that the bot can choose. */
  readonly action: Action;
  readonly given: Given;
}

/**
 * Positions of seeded matches, one from each match. In each position a player can play an action of the given type, and
 * the opponent holds a card.
 */
function trials(name: string, type: Action['type']): readonly Trial[] {
  const found: Trial[] = [];
  for (let seed = 0; found.length < TRIALS; seed++) {
    const trial = trialOf(`${name} ${String(seed)}`, type);
    if (trial !== undefined) found.push(trial);
  }
  return found;
}

function trialOf(seed: string, type: Action['type']): Trial | undefined {
  const rng = createRng(`players of ${seed}`);
  let state = game.setup({ seed });
  for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
    const player = turn.players[0]!;
    const view = game.view(state, player);
    const choices = game.choices(view);
    const action = [...choices].find((each) => each.type === type);
    const other = player === 'radicals' ? 'administration' : 'radicals';
    if (action !== undefined && state.table.handSizes[other] > 0)
      return { state, action, given: [view, choices, createRng(`bot of ${seed}`), BUDGET] };
    state = game.applyAction(state, game.randomAction(state, rng));
  }
  return undefined;
}

/** The die that an attack rolls, as JSON. */
function rollIn(state: State<Uaw>, action: Action): string {
  return rolled(game.step(state, action).actions);
}

/** The first chance event in a list, as JSON. */
function rolled(actions: readonly { readonly player: string }[]): string {
  const roll = actions.find(({ player }) => player === 'chance');
  if (roll === undefined) throw new Error('Nothing was rolled.');
  return JSON.stringify(roll);
}

/**
 * The best guess of the die that is possible with the bot's arguments. If the arguments contain a state, or a seed that
 * leads to the same view, the guess uses this state or seed. Otherwise the die is random.
 */
function guessedRoll(given: Given, action: Action): string {
  const [view, , rng] = given;
  const world = worldFoundIn(given) ?? worldFromSeedIn(given) ?? game.sampleState(view, rng);
  if (world.dice !== undefined) return rollIn(world, action);
  const fork = game.fork(world, { dice: 'manual' });
  fork.apply(action);
  return rolled([fork.randomAction(rng)]);
}

/** The first object in the arguments, at any depth, that contains the secrets of all players. */
function worldFoundIn(given: Given): State<Uaw> | undefined {
  const worlds = everythingIn(given).filter((each) => typeof each === 'object' && each !== null && 'secrets' in each);
  return worlds[0] as State<Uaw> | undefined;
}

/**
 * If a string or number in the arguments is the seed of a match with the same view, returns the state of this match.
 */
function worldFromSeedIn(given: Given): State<Uaw> | undefined {
  const [view] = given;
  const seeds = new Set(everythingIn(given).filter((each) => typeof each === 'string' || typeof each === 'number'));
  for (const seed of seeds) {
    if (typeof seed === 'number' && !Number.isFinite(seed)) continue;
    const state = game.setup({ seed });
    if (JSON.stringify(game.view(state, view.viewer)) === JSON.stringify(view)) return state;
  }
  return undefined;
}

/** All values that code can reach from the arguments, including non-enumerable fields and prototypes. */
function everythingIn(given: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (seen.has(value)) return;
    seen.add(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    for (const key of Reflect.ownKeys(value)) {
      visit(Object.getOwnPropertyDescriptor(value, key)?.value);
    }
    visit(Object.getPrototypeOf(value));
  };
  visit(given);
  return [...seen];
}

/** The first card in the hand of the viewer's opponent. */
function handIn({ secrets }: State<Uaw>, { viewer }: View<Uaw>): string | undefined {
  return secrets[viewer === 'radicals' ? 'administration' : 'radicals'].hand[0];
}

/** The probability that a card is the first card of the opponent's hand, in worlds sampled from the view. */
function likelihood(view: View<Uaw>, card: string | undefined): number {
  const rng = createRng('likelihood');
  const worlds = Array.from({ length: 200 }, () => handIn(game.sampleState(view, rng), view));
  return worlds.filter((each) => each === card).length / worlds.length;
}
