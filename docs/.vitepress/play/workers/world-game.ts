import { worldGameProspects as prospects, worldGameStrategist as strategist } from 'countersheet/strategists';
import { worldGame } from 'countersheet/world-game';
import { serve } from './serve.ts';

serve(worldGame, { strategist, prospects, search: { exploration: 0.1, cutoff: { actions: 20, evaluate: prospects } } });
