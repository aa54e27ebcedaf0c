import { airWarDefender, airWarProspects as prospects, airWarStrategist as strategist } from 'countersheet/strategists';
import { airWar } from 'countersheet/air-war';
import { serve } from './serve.ts';

serve(airWar, {
  strategist,
  prospects,
  search: { portfolio: [strategist, airWarDefender], exploration: 0.1, cutoff: { actions: 30, evaluate: prospects } },
});
