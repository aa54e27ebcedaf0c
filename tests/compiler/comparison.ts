import type { AnyAction, CodedFork, Game, GameTypes, Rng, State } from '../../src/core/index.ts';
import { createRng } from '../../src/core/random.ts';

/** A game whose rules are compiled, and the same game with interpreted rules. */
export interface Pair {
  readonly compiled: Game<GameTypes>;
  readonly interpreted: Game<GameTypes>;
}

/** A random match: its options, and the seed of all choices and dice. */
export interface RandomMatch {
  readonly options: object;
  readonly seed: number;
  /** The maximum number of actions of the match. */
  readonly length: number;
}

/**
 * Compares two results as JSON text, including the order of keys. If they differ, throws an error that shows the first
 * difference.
 */
function expectSame(what: string, one: unknown, other: unknown): void {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)] as [string | undefined, string | undefined];
  if (first === second) return;
  const [a, b] = [first ?? 'undefined', second ?? 'undefined'];
  let at = 0;
  while (a[at] === b[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 100);
  throw new Error(`${what}: compiled …${near(a)}… but interpreted …${near(b)}…`);
}

/** Plays one match to the end with `playOut`, and compares the outcome, the last state and the next random number. */
export function comparePlayouts({ compiled, interpreted }: Pair, { options, seed }: RandomMatch): void {
  const [one, other] = [compiled, interpreted].map((game) => {
    const rng = createRng(seed);
    const fork = game.fork(game.setup(options), { dice: rng });
    return [fork.playOut(rng), fork.state, rng.int(2 ** 31)];
  });
  expectSame('playOut', one, other);
}

/**
 * Plays one match in which random numbers select the choices. Compares the number of choices, the actions, the keys of
 * views, and each state.
 */
export function compareNumbers({ compiled, interpreted }: Pair, { options, seed, length }: RandomMatch): void {
  const rng = createRng(seed);
  const [one, other] = [compiled, interpreted].map((game) => game.fork(game.setup(options), { dice: 'manual' })) as [
    CodedFork<GameTypes>,
    CodedFork<GameTypes>,
  ];
  const viewers = [...compiled.players(one.state), 'spectator'];
  for (let played = 0; played < length && one.turn().kind !== 'over'; played++) {
    const turn = one.turn();
    const awaited = turn.kind === 'decision' ? turn.players : ['chance'];
    const player = awaited[rng.int(awaited.length)]!;
    const size = one.size(player);
    expectSame('size', size, other.size(player));
    const number = rng.int(size);
    expectSame('actionAt', one.actionAt(number, player), other.actionAt(number, player));
    for (const fork of [one, other]) fork.play(number, player);
    expectSame('turn', one.turn(), other.turn());
    expectSame('state', one.state, other.state);
    for (const viewer of viewers) expectSame('infoKey', one.infoKey(viewer), other.infoKey(viewer));
  }
}

/**
 * Plays one seeded match with `step`. Compares states, events, actions, views, lists of choices, and the refusals of
 * changed actions.
 */
export function compareSteps(pair: Pair, { options, seed, length }: RandomMatch): void {
  const { compiled, interpreted } = pair;
  const rng = createRng(seed);
  const seeded = { ...options, seed };
  let [one, other] = [compiled.setup(seeded), interpreted.setup(seeded)];
  const earlier: AnyAction<GameTypes>[] = [];
  for (let played = 0; played < length && compiled.turn(one).kind !== 'over'; played++) {
    expectSame('state', one, other);
    const action = compiled.randomAction(one, rng);
    earlier.push(action);
    if (played % 8 === 0) compareQuestions(pair, [one, other], action.player);
    for (let tries = 0; tries < 2; tries++) compareRefusals(pair, [one, other], changed(earlier, rng));
    const [next, same] = [compiled.step(one, action), interpreted.step(other, action)];
    expectSame('step', next, same);
    [one, other] = [next.state, same.state];
  }
  expectSame('parseState', compiled.parseState(structuredClone(one)), interpreted.parseState(structuredClone(other)));
}

type Pairs = readonly [State<GameTypes>, State<GameTypes>];

function compareQuestions({ compiled, interpreted }: Pair, [one, other]: Pairs, player: string): void {
  const questions: readonly ((game: Game<GameTypes>, state: State<GameTypes>) => unknown)[] = [
    (game, state) => game.turn(state),
    (game, state) => game.choices(state, player).size,
    (game, state) => [...game.choices(state, player)].slice(0, 50),
    (game, state) => (player === 'chance' ? game.chanceOutcomes(state) : game.view(state, player)),
    (game, state) => game.choices(game.view(state, game.players(state)[0]!)).size,
  ];
  for (const ask of questions) expectSame(String(ask), ask(compiled, one), ask(interpreted, other));
}

function compareRefusals({ compiled, interpreted }: Pair, [one, other]: Pairs, action: unknown): void {
  const judge = (game: Game<GameTypes>, state: State<GameTypes>): unknown => game.whyIllegal(state, action);
  expectSame(`whyIllegal ${JSON.stringify(action)}`, judge(compiled, one), judge(interpreted, other));
}

/** An action that was played earlier. Sometimes the player or the value of a field is changed, or a key is added. */
function changed(actions: readonly AnyAction<GameTypes>[], rng: Rng): unknown {
  const [action, other] = [actions[rng.int(actions.length)]!, actions[rng.int(actions.length)]!];
  const keys = Object.keys(action);
  const key = keys[rng.int(keys.length)]!;
  const values: readonly unknown[] = [
    Object.values(other)[rng.int(2)],
    'nobody',
    -1,
    0,
    2.5,
    999,
    null,
    undefined,
    true,
  ];
  switch (rng.int(4)) {
    case 0:
      return action;
    case 1:
      return { ...action, player: other.player };
    case 2:
      return { ...action, [key]: values[rng.int(values.length)] };
    default:
      return { ...action, other: 1 };
  }
}
