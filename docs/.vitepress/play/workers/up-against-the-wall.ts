import { evaluate as prospects, strategist } from 'countersheet/up-against-the-wall/bots';
import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
import { serve } from './serve.ts';

serve(upAgainstTheWall, {
  strategist,
  prospects,
  search: { exploration: 0.1, cutoff: { actions: 20, evaluate: prospects } },
});
