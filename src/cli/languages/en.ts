/**
 * All games in English. They are named one by one: a module taken as a whole would be kept whole in every bundle that takes
 * one game of it.
 *
 * @packageDocumentation
 */
import {
  airWar,
  airWarLabels,
  airWarRules,
  chicagoChicago,
  chicagoChicagoLabels,
  chicagoChicagoRules,
  revoltingBehaviour,
  revoltingBehaviourLabels,
  revoltingBehaviourRules,
  upAgainstTheWall,
  upAgainstTheWallLabels,
  upAgainstTheWallRules,
  worldGame,
  worldGameLabels,
  worldGameRules,
} from '../../words/en.ts';

/** Words, rules and labels of pictures, by the names that they have in `countersheet/words/en`. */
export const english = {
  airWar,
  airWarLabels,
  airWarRules,
  chicagoChicago,
  chicagoChicagoLabels,
  chicagoChicagoRules,
  revoltingBehaviour,
  revoltingBehaviourLabels,
  revoltingBehaviourRules,
  upAgainstTheWall,
  upAgainstTheWallLabels,
  upAgainstTheWallRules,
  worldGame,
  worldGameLabels,
  worldGameRules,
};
