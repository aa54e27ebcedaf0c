// Plays the strategist against a search bot, and prints each event with its rule: node examples/match.mjs 42
import { mctsBot } from 'countersheet/bots';
import { createRng } from 'countersheet/core';
import { strategist } from 'countersheet/up-against-the-wall/bots';
import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
import { messages } from 'countersheet/up-against-the-wall/messages/en';

const seed = process.argv[2] ?? '42';
const bots = { radicals: strategist, administration: mctsBot(game) };
const rng = createRng(`bots of ${seed}`);
let step = game.start({ seed });
for (;;) {
  for (const event of step.events) console.log(messages.describe(event, step.state), event.rule);
  const turn = game.turn(step.state);
  if (turn.kind === 'over') break;
  const view = game.view(step.state, turn.players[0]);
  step = game.step(step.state, bots[view.viewer](view, game.choices(view), rng, { iterations: 50 }));
}
