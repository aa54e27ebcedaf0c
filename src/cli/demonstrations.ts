/**
 * The games that can be shown, each with two sorts of players.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/game.ts';
import { airWar } from '../games/air-war/index.ts';
import { type AirWar, type VariantId, VARIANTS } from '../games/air-war/types.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../games/revolting-behaviour/index.ts';
import { upAgainstTheWall } from '../games/up-against-the-wall/index.ts';
import type { Uaw } from '../games/up-against-the-wall/types.ts';
import { fiercePlayer, steadyPlayer } from './revolting-players.ts';
import { worldGame } from '../games/world-game/index.ts';
import type { WorldGame } from '../games/world-game/types.ts';
import type { Seed } from '../core/random.ts';
import { defendingPlayer, marchingPlayer } from './air-war-players.ts';
import { dove, hawk, warOf } from './world-game-players.ts';
import { chicagoChicago } from '../games/chicago-chicago/index.ts';
import type { Chicago } from '../games/chicago-chicago/types.ts';
import { guardingPolice, marchingDemonstrators } from './chicago-players.ts';
import { supportLead } from '../strategists/up-against-the-wall.ts';
import { type DemoPlayer, greedyPlayer, randomPlayer } from './players.ts';

/** A game and who plays it. */
export interface Demonstration<G extends GameTypes> {
  readonly game: Game<G>;
  /** What the match is set up with besides the seed. Default: nothing. */
  readonly options?: G['options'];
  /** What plays for each player of the match, with the name of its sort. */
  readonly seats: (player: G['player'], index: number) => { readonly sort: string; readonly play: DemoPlayer<G> };
  /** Options of a match of so many players, where the number is free; absent where it is not. */
  readonly optionsFor?: (players: number, seed: Seed) => G['options'];
  /** Types of event before which the table is shown. */
  readonly showsTableBefore: readonly G['event']['type'][];
}

/** By id of the game; games of several variants also by the name of each, after a slash. */
export const demonstrations: Readonly<Record<string, Demonstration<GameTypes>>> = {
  [upAgainstTheWall.id]: {
    game: upAgainstTheWall,
    seats: (player) =>
      player === 'radicals'
        ? { sort: 'greedy', play: greedyPlayer(upAgainstTheWall, supportLead) }
        : { sort: 'random', play: randomPlayer() },
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<Uaw> as unknown as Demonstration<GameTypes>,
  [revoltingBehaviour.id]: {
    game: revoltingBehaviour,
    seats: (_player, index) =>
      index % 2 === 0 ? { sort: 'steady', play: steadyPlayer() } : { sort: 'fierce', play: fiercePlayer() },
    optionsFor: (count) => ({ players: REBELS.slice(0, count) }),
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<RevoltingBehaviour> as unknown as Demonstration<GameTypes>,
  [worldGame.id]: {
    game: worldGame,
    seats: (_player, index) => (index % 2 === 0 ? { sort: 'bold', play: hawk } : { sort: 'cautious', play: dove }),
    optionsFor: warOf,
    showsTableBefore: ['round-started'],
  } satisfies Demonstration<WorldGame> as unknown as Demonstration<GameTypes>,
  [chicagoChicago.id]: {
    game: chicagoChicago,
    seats: (player) =>
      player === 'demonstrators'
        ? { sort: 'marching', play: marchingDemonstrators }
        : { sort: 'guarding', play: guardingPolice },
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<Chicago> as unknown as Demonstration<GameTypes>,
  [airWar.id]: airWarDemonstration('small-three'),
  ...Object.fromEntries(VARIANTS.map((variant) => [`${airWar.id}/${variant}`, airWarDemonstration(variant)])),
};

/** A marching against B defending. The cities are placed by the players, the units by the preset. */
function airWarDemonstration(scenario: VariantId): Demonstration<GameTypes> {
  return {
    game: airWar,
    options: { scenario, placement: 'preset' },
    seats: (player) =>
      player === 'A' ? { sort: 'marching', play: marchingPlayer } : { sort: 'defending', play: defendingPlayer },
    showsTableBefore: ['city-taken', 'match-ended'],
  } satisfies Demonstration<AirWar> as unknown as Demonstration<GameTypes>;
}

/** Names for as many players as there can be, and one more, so that too many are refused. */
const REBELS = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hal', 'ida'];
