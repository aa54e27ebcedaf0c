import { evaluate as prospects, strategist } from 'countersheet/world-game/bots';
import { worldGame } from 'countersheet/world-game';
import { serve } from './serve.ts';

serve(worldGame, { strategist, prospects, search: { exploration: 0.1, cutoff: { actions: 20, evaluate: prospects } } });
