// Prints the odds of each attack that the administration can make in a position: node examples/odds.mjs
import { distribution } from 'countersheet/analysis';
import { defaultScenario, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
import { messages } from 'countersheet/up-against-the-wall/messages/en';

let state = game.setup({ scenario: { ...defaultScenario, cards: {} } });
const lines = [
  'radicals deploy alumni 3',
  'radicals deploy harlem-community 7',
  'administration deploy alumni 4',
  'administration deploy harlem-community 1',
];
for (const line of lines) state = game.applyAction(state, game.parse(line));

for (const attack of game.legalActions(state).filter(({ type }) => type === 'attack')) {
  const measure = ({ table }) => table.pieces.administration.reduce((sum, count) => sum + count, 0);
  const odds = distribution(game, state, { play: [attack], measure });
  const parts = odds.map(({ value, probability }) => `${value} LAWs left: ${probability}`);
  console.log(`${messages.label(attack, state)}: ${parts.join(', ')}`);
}
