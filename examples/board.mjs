// Prints a position as SVG: node examples/board.mjs > board.svg
import { renderSvg } from 'countersheet/pictures';
import { messages } from 'countersheet/up-against-the-wall/messages/en';
import { renderer } from 'countersheet/up-against-the-wall/picture';
import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';

let step = game.start();
const lines = [
  'chance draw rap-brown',
  'radicals use-card rap-brown',
  'radicals deploy uncommitted-students 3',
  'radicals deploy harlem-community 3',
  'radicals deploy black-students 5',
  'chance draw new-york-times',
  'administration use-card new-york-times',
  'administration deploy uncommitted-students 6',
  'administration deploy black-students 4',
  'administration attack uncommitted-students',
  'chance roll 2',
  'administration advance uncommitted-students',
];
for (const line of lines) step = game.step(step.state, game.parse(line));
process.stdout.write(renderSvg(renderer, game.view(step.state, 'spectator'), { messages, highlight: step.events }));
