/**
 * The bots that the command line knows, by game. One line makes one more.
 */
import type { Bot } from '../bots/bot.ts';
import { greedyBot, mctsBot, randomBot } from '../bots/index.ts';
import type { GameTypes } from '../core/game.ts';
import { type AirWar, airWar } from '../games/air-war/rules/index.ts';
import { type Chicago, chicagoChicago } from '../games/chicago-chicago/rules/index.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../games/revolting-behaviour/rules/index.ts';
import { type Uaw, upAgainstTheWall } from '../games/up-against-the-wall/rules/index.ts';
import { type WorldGame, worldGame } from '../games/world-game/rules/index.ts';
import {
  defender as airWarDefender,
  evaluate as airWarProspects,
  strategist as airWarStrategist,
} from '../games/air-war/bots/index.ts';
import {
  evaluate as chicagoChicagoProspects,
  passive as chicagoChicagoQuiet,
  strategist as chicagoChicagoStrategist,
} from '../games/chicago-chicago/bots/index.ts';
import {
  fierce as revoltingBehaviourFierce,
  evaluate as revoltingBehaviourProspects,
  steady as revoltingBehaviourSteady,
  strategist as revoltingBehaviourStrategist,
} from '../games/revolting-behaviour/bots/index.ts';
import {
  evaluate as upAgainstTheWallProspects,
  strategist as upAgainstTheWallStrategist,
} from '../games/up-against-the-wall/bots/index.ts';
import {
  bold as worldGameBold,
  cautious as worldGameCautious,
  evaluate as worldGameProspects,
  strategist as worldGameStrategist,
} from '../games/world-game/bots/index.ts';

/** By id of the game, then by name. Each plays any player of the game. */
export const contenders: Readonly<Record<string, Readonly<Record<string, Bot<GameTypes>>>>> = {
  [upAgainstTheWall.id]: botsOf<Uaw>({
    random: randomBot(),
    greedy: greedyBot(upAgainstTheWall, upAgainstTheWallProspects),
    mcts: mctsBot(upAgainstTheWall, {
      exploration: 0.1,
      cutoff: { actions: 20, evaluate: upAgainstTheWallProspects },
    }),
    strategist: upAgainstTheWallStrategist,
  }),
  [revoltingBehaviour.id]: botsOf<RevoltingBehaviour>({
    random: randomBot(),
    greedy: greedyBot(revoltingBehaviour, revoltingBehaviourProspects),
    mcts: mctsBot(revoltingBehaviour, {
      exploration: 0.2,
      cutoff: { actions: 0, evaluate: revoltingBehaviourProspects },
    }),
    strategist: revoltingBehaviourStrategist,
    steady: revoltingBehaviourSteady,
    fierce: revoltingBehaviourFierce,
  }),
  [worldGame.id]: botsOf<WorldGame>({
    random: randomBot(),
    greedy: greedyBot(worldGame, worldGameProspects, { trials: 2 }),
    mcts: mctsBot(worldGame, { exploration: 0.1, cutoff: { actions: 20, evaluate: worldGameProspects } }),
    strategist: worldGameStrategist,
    bold: worldGameBold,
    cautious: worldGameCautious,
  }),
  [chicagoChicago.id]: botsOf<Chicago>({
    random: randomBot(),
    greedy: greedyBot(chicagoChicago, chicagoChicagoProspects, { trials: 2 }),
    mcts: mctsBot(chicagoChicago, {
      portfolio: [chicagoChicagoStrategist, chicagoChicagoQuiet],
      exploration: 0.1,
      cutoff: { actions: 0, evaluate: chicagoChicagoProspects },
    }),
    strategist: chicagoChicagoStrategist,
  }),
  [airWar.id]: botsOf<AirWar>({
    random: randomBot(),
    greedy: greedyBot(airWar, airWarProspects, { trials: 1 }),
    mcts: mctsBot(airWar, {
      exploration: 0.1,
      portfolio: [airWarStrategist, airWarDefender],
      cutoff: { actions: 30, evaluate: airWarProspects },
    }),
    strategist: airWarStrategist,
    defender: airWarDefender,
  }),
};

/** Bots of one game among those of any: who looks them up has its name from the same list. */
function botsOf<G extends GameTypes>(bots: Readonly<Record<string, Bot<G>>>): Readonly<Record<string, Bot<GameTypes>>> {
  return bots as unknown as Readonly<Record<string, Bot<GameTypes>>>;
}
