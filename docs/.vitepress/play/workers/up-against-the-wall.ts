import {
  upAgainstTheWallProspects as prospects,
  upAgainstTheWallStrategist as strategist,
} from 'countersheet/strategists';
import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
import { serve } from './serve.ts';

serve(upAgainstTheWall, {
  strategist,
  prospects,
  search: { exploration: 0.1, cutoff: { actions: 20, evaluate: prospects } },
});
