import { defender as airWarDefender, evaluate as prospects, strategist } from 'countersheet/air-war/bots';
import { airWar } from 'countersheet/air-war';
import { serve } from './serve.ts';

serve(airWar, {
  strategist,
  prospects,
  search: { portfolio: [strategist, airWarDefender], exploration: 0.1, cutoff: { actions: 30, evaluate: prospects } },
});
