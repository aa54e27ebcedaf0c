import { evaluate as prospects, strategist } from 'countersheet/revolting-behaviour/bots';
import { revoltingBehaviour } from 'countersheet/revolting-behaviour';
import { serve } from './serve.ts';

serve(revoltingBehaviour, {
  strategist,
  prospects,
  search: { exploration: 0.2, cutoff: { actions: 0, evaluate: prospects } },
});
