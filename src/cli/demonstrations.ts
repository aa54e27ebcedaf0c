/**
 * The games that can be shown and played, each with what plays in a demonstration.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes, Words } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import { type AirWar, airWar, type VariantId, VARIANTS } from '../games/air-war/index.ts';
import { type Chicago, chicagoChicago } from '../games/chicago-chicago/index.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../games/revolting-behaviour/index.ts';
import { type Uaw, upAgainstTheWall } from '../games/up-against-the-wall/index.ts';
import { type WorldGame, worldGame } from '../games/world-game/index.ts';
import * as de from '../words/de.ts';
import * as en from '../words/en.ts';
import { warOf } from './wars.ts';

/** A game and who plays it. */
export interface Demonstration<G extends GameTypes> {
  readonly game: Game<G>;
  /** By language. */
  readonly words: Readonly<Record<string, Words<G>>>;
  /** What the match is set up with besides the seed. Default: nothing. */
  readonly options?: G['options'];
  /** Names of the bots that play, in seating order, again and again. */
  readonly bots: readonly string[];
  /** Options of a match of so many players, where the number is free; absent where it is not. */
  readonly optionsFor?: (players: number, seed: Seed) => G['options'];
  /** Types of event before which the table is shown. */
  readonly showsTableBefore: readonly G['event']['type'][];
}

/** By id of the game; games of several variants also by the name of each, after a slash. */
export const demonstrations: Readonly<Record<string, Demonstration<GameTypes>>> = {
  [upAgainstTheWall.id]: {
    game: upAgainstTheWall,
    words: { en: en.upAgainstTheWall, de: de.upAgainstTheWall },
    bots: ['strategist', 'greedy'],
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<Uaw>,
  [revoltingBehaviour.id]: {
    game: revoltingBehaviour,
    words: { en: en.revoltingBehaviour, de: de.revoltingBehaviour },
    bots: ['steady', 'fierce'],
    optionsFor: (count) => ({ players: REBELS.slice(0, count) }),
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<RevoltingBehaviour>,
  [worldGame.id]: {
    game: worldGame,
    words: { en: en.worldGame, de: de.worldGame },
    bots: ['bold', 'cautious'],
    optionsFor: warOf,
    showsTableBefore: ['round-started'],
  } satisfies Demonstration<WorldGame>,
  [chicagoChicago.id]: {
    game: chicagoChicago,
    words: { en: en.chicagoChicago, de: de.chicagoChicago },
    bots: ['strategist'],
    showsTableBefore: ['turn-started'],
  } satisfies Demonstration<Chicago>,
  [airWar.id]: airWarDemonstration('small-three'),
  ...Object.fromEntries(VARIANTS.map((variant) => [`${airWar.id}/${variant}`, airWarDemonstration(variant)])),
};

/** The demonstration of a name; `undefined` if there is none. */
export function demonstrationOf(name: string): Demonstration<GameTypes> | undefined {
  return Object.hasOwn(demonstrations, name) ? demonstrations[name] : undefined;
}

/** A marching against B defending. The cities are placed by the players, the units by the preset. */
function airWarDemonstration(scenario: VariantId): Demonstration<GameTypes> {
  return {
    game: airWar,
    words: { en: en.airWar, de: de.airWar },
    options: { scenario, placement: 'preset' },
    bots: ['strategist', 'defender'],
    showsTableBefore: ['city-taken', 'match-ended'],
  } satisfies Demonstration<AirWar>;
}

/** Names for as many players as there can be, and one more, so that too many are refused. */
const REBELS = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hal', 'ida'];
