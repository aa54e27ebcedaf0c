import { evaluate as prospects, strategist } from 'countersheet/chicago-chicago/bots';
import { chicagoChicago } from 'countersheet/chicago-chicago';
import { serve } from './serve.ts';

serve(chicagoChicago, {
  strategist,
  prospects,
  search: { portfolio: [strategist], exploration: 0.1, cutoff: { actions: 0, evaluate: prospects } },
});
