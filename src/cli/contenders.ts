/**
 * The bots that the command line knows, by game. One line makes one more.
 *
 * @packageDocumentation
 */
import type { Bot } from '../bots/bot.ts';
import type { GameTypes } from '../core/game.ts';
import { type AirWar, airWar } from '../games/air-war/index.ts';
import { type Chicago, chicagoChicago } from '../games/chicago-chicago/index.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../games/revolting-behaviour/index.ts';
import { type Uaw, upAgainstTheWall } from '../games/up-against-the-wall/index.ts';
import { type WorldGame, worldGame } from '../games/world-game/index.ts';
import { airWarDefender, airWarStrategist } from '../strategists/air-war.ts';
import { chicagoChicagoStrategist } from '../strategists/chicago-chicago.ts';
import { prospects } from './demonstrations.ts';
import { greedyPlayer, randomPlayer } from './players.ts';
import { fiercePlayer, steadyPlayer } from './revolting-players.ts';
import { dove, hawk } from './world-game-players.ts';

/** By id of the game, then by name. Each plays any player of the game. */
export const contenders: Readonly<Record<string, Readonly<Record<string, Bot<GameTypes>>>>> = {
  [upAgainstTheWall.id]: botsOf<Uaw>({
    random: randomPlayer(),
    greedy: greedyPlayer(upAgainstTheWall, prospects),
  }),
  [revoltingBehaviour.id]: botsOf<RevoltingBehaviour>({
    random: randomPlayer(),
    steady: steadyPlayer(),
    fierce: fiercePlayer(),
  }),
  [worldGame.id]: botsOf<WorldGame>({
    random: randomPlayer(),
    bold: hawk,
    cautious: dove,
  }),
  [chicagoChicago.id]: botsOf<Chicago>({
    random: randomPlayer(),
    strategist: chicagoChicagoStrategist,
  }),
  [airWar.id]: botsOf<AirWar>({
    random: randomPlayer(),
    strategist: airWarStrategist,
    defender: airWarDefender,
  }),
};

/** Bots of one game among those of any: who looks them up has its name from the same list. */
function botsOf<G extends GameTypes>(bots: Readonly<Record<string, Bot<G>>>): Readonly<Record<string, Bot<GameTypes>>> {
  return bots as unknown as Readonly<Record<string, Bot<GameTypes>>>;
}
