/**
 * Computes results that must be equal in every environment: matches with their messages, decisions of bots, exact odds,
 * and statistics. This file is compiled for each environment, and loads the installed package.
 */
import { distribution, solveMatrixGame } from 'countersheet/analysis';
import { airWar } from 'countersheet/air-war';
import { type Bot, greedyBot, mctsBot, randomBot } from 'countersheet/bots';
import { chicagoChicago } from 'countersheet/chicago-chicago';
import { createRng, formatRecord, type Game, type GameTypes, createRecord, type State } from 'countersheet/core';
import { chancesOfDice } from 'countersheet/mechanics';
import { revoltingBehaviour } from 'countersheet/revolting-behaviour';
import { strategist as airWarStrategist } from 'countersheet/air-war/bots';
import { strategist as chicagoChicagoStrategist } from 'countersheet/chicago-chicago/bots';
import { strategist as revoltingBehaviourStrategist } from 'countersheet/revolting-behaviour/bots';
import {
  evaluate as upAgainstTheWallProspects,
  strategist as upAgainstTheWallStrategist,
} from 'countersheet/up-against-the-wall/bots';
import { strategist as worldGameStrategist } from 'countersheet/world-game/bots';
import { type Participant, playTournament, standings } from 'countersheet/tournaments';
import { type Uaw, upAgainstTheWall } from 'countersheet/up-against-the-wall';
import { worldGame } from 'countersheet/world-game';

/** A game and its bot `strategist`. */
type Pairing = readonly [game: Game<GameTypes>, strategist: Bot<GameTypes>];

const pairings = [
  [upAgainstTheWall, upAgainstTheWallStrategist],
  [revoltingBehaviour, revoltingBehaviourStrategist],
  [worldGame, worldGameStrategist],
  [chicagoChicago, chicagoChicagoStrategist],
  [airWar, airWarStrategist],
] as unknown as readonly Pairing[];

/** The maximum number of actions of a match. */
const LENGTH = 150;

/** All results, each with its name and its text. */
export async function sameEverywhere(): Promise<Readonly<Record<string, string>>> {
  const texts = pairings.flatMap(([game, strategist]) => [
    [`matches of ${game.id}`, matches(game)],
    [`bots at ${game.id}`, choicesOf(game, [strategist, mctsBot(game), randomBot()])],
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    odds: odds(),
    statistics: await statistics(),
  };
}

/** Plays matches with random actions. Returns the results of all queries about the positions, as text. */
function matches(game: Game<GameTypes>): string {
  const lines: unknown[] = [];
  for (const seed of [1969, 'ünï çødé 🎲']) {
    const rng = createRng(`players of ${String(seed)}`);
    let { state, actions } = game.start({ seed });
    for (let played = 0; played < LENGTH && game.turn(state).kind !== 'over'; played++) {
      if (played % 20 === 0) lines.push(game.turn(state), state, ...offers(game, state));
      const step = game.step(state, game.randomAction(state, rng));
      lines.push(...step.events);
      actions = [...actions, ...step.actions];
      state = step.state;
    }
    const record = createRecord(game, { seed }, actions);
    lines.push(state, formatRecord(game, record), ...game.players(state).map((player) => game.view(state, player)));
    const fork = game.fork(state, { dice: rng });
    for (let played = 0; played < LENGTH && fork.turn().kind !== 'over'; played++) fork.apply(fork.randomAction(rng));
    lines.push(fork.state);
  }
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

/** The number of legal actions and a few of them. There may be millions of legal actions. */
function offers(game: Game<GameTypes>, state: State<GameTypes>): readonly string[] {
  return game.players(state).flatMap((player) => {
    const choices = game.choices(game.view(state, player));
    const some = Array.from({ length: Math.min(choices.size, 100) }, (_, number) => game.format(choices.at(number)));
    return [String(choices.size), ...some];
  });
}

/** The decisions of bots in the first positions of a match. */
function choicesOf(game: Game<GameTypes>, bots: readonly Bot<GameTypes>[]): string {
  const rng = createRng('bots');
  const lines: string[] = [];
  let state = game.setup({ seed: 'bots' });
  for (let turn = game.turn(state); lines.length < 30 && turn.kind === 'decision'; turn = game.turn(state)) {
    const view = game.view(state, turn.players[0]!);
    const chosen = bots.map((bot) => bot(view, game.choices(view), rng, { iterations: 8 }));
    lines.push(...chosen.map(game.format));
    state = game.applyAction(state, chosen[lines.length % chosen.length]!);
  }
  return lines.join('\n');
}

/** Exact odds and floating-point values, as text. */
function odds(): string {
  const start = upAgainstTheWall.setup();
  const drawn = distribution(upAgainstTheWall, start, {
    play: [],
    measure: ({ secrets }) => secrets.radicals.hand[0] ?? '-',
  });
  const dice = chancesOfDice('3d6+1').map(({ value, weight }) => [value, Number(weight)]);
  const game = solveMatrixGame([
    [0, 1 / 3, -0.25],
    [-1, 0, 0.1],
    [1, -1, 0],
  ]);
  return JSON.stringify([drawn, dice, game]);
}

/**
 * A tournament with its ratings and intervals. Ratings are rounded, because JavaScript engines may differ in the last
 * bits of logarithms and powers. The matches are compared exactly.
 */
async function statistics(): Promise<string> {
  const participants: readonly Participant<Uaw>[] = [
    { name: 'random', bot: randomBot() },
    { name: 'strategist', bot: upAgainstTheWallStrategist },
    { name: 'greedy', bot: greedyBot(upAgainstTheWall, upAgainstTheWallProspects) },
  ];
  const results = await playTournament({ game: upAgainstTheWall, participants }, { rounds: 3, seed: 'everywhere' });
  const rounded = (_key: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value;
  return JSON.stringify(results) + JSON.stringify(standings(results), rounded);
}
