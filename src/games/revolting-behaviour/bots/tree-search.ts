import type { MctsSettings } from '../../../bots/mcts.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { evaluate } from './strength.ts';

/** The settings of tree search for this game. */
export const search: MctsSettings<RevoltingBehaviour> = { exploration: 0.2, cutoff: { actions: 0, evaluate } };
