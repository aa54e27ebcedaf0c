/** Each sentence of *Up Against the Wall, Motherfucker!* (*Columbia Daily Spectator*, 11 March 1969) that states a rule. */
import { supportPoints, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { position } from '../games/up-against-the-wall/play.ts';
import { concordanceOf } from './concordance.ts';

const BOARD = 'The board';
const STEP_TWO = 'Step Two';

export const concordance = concordanceOf(game, [
  {
    at: BOARD,
    says: 'The board has eleven tracks; each represents a group on the campus.',
    rules: ['UW-1.1', 'UW-1.2'],
    status: 'reconstructed',
    why: 'the printed board is lost. Six groups are named in the sources; the other names and all boxes are ours, chosen so that both sides start with 19 points.',
    option: 'scenario',
    shown: {
      value: { of: 'tracks', read: ({ setup }) => setup.scenario.tracks.length, is: 11 },
    },
  },
  {
    at: BOARD,
    says: 'A counter inside the circle supports the administration, outside it the radicals, on the line nobody.',
    rules: ['UW-1.1'],
    status: 'as printed',
    shown: {
      given: 'all counters on the line, but the alumni one box inside',
      from: () =>
        position({
          counters: Object.fromEntries(
            game.setup().setup.scenario.tracks.map(({ id }) => [id, id === 'alumni' ? -1 : 0]),
          ),
        }),
      value: { of: 'points', read: supportPoints, is: { radicals: 0, administration: 3 } },
    },
  },
  {
    at: STEP_TWO,
    says: 'Odds are rounded in favour of the defender: 39 LAWs against 10 RADs attack at 3-1.',
    rules: ['UW-3.3'],
    status: 'as printed',
    shown: {
      given: '39 LAWs against 10 RADs on the track of the alumni, the administration to move',
      from: () => position({ mover: 'administration', radicals: { alumni: 10 }, administration: { alumni: 39 } }),
      play: ['administration attack alumni'],
      events: [{ type: 'track-attacked', odds: '3-1' }],
    },
  },
  {
    at: STEP_TWO,
    says: '“You may never attack at worse than 1-2 odds.”',
    rules: ['UW-3.2'],
    status: 'as printed',
    shown: {
      given: 'one RAD against three LAWs on the track of the alumni, the radicals to move',
      from: () => position({ radicals: { alumni: 1 }, administration: { alumni: 3 } }),
      refused: { 'radicals attack alumni': 'odds-too-low' },
    },
  },
]);
