import { chicagoChicagoProspects as prospects, chicagoChicagoStrategist as strategist } from 'countersheet/strategists';
import { chicagoChicago } from 'countersheet/chicago-chicago';
import { serve } from './serve.ts';

serve(chicagoChicago, {
  strategist,
  prospects,
  search: { portfolio: [strategist], exploration: 0.1, cutoff: { actions: 0, evaluate: prospects } },
});
