/**
 * Plays matches of Chicago-Chicago! between two scripted players, and matches between random players: `npm run bench --
 * chicago-strategies [matches]`. docs/games/chicago-chicago.md quotes the output.
 */
import { randomBot } from '../src/bots/random.ts';
import { createRng } from '../src/core/random.ts';
import { type Chicago, chicagoChicago as game } from '../src/games/chicago-chicago/rules/index.ts';
import { strategist } from '../src/games/chicago-chicago/bots/index.ts';

const matches = Number(process.argv[3] ?? 1000);
const random = randomBot<Chicago>();
const pairs = {
  'strategist against strategist': [strategist, strategist],
  'strategist against random': [strategist, random],
  'random against strategist': [random, strategist],
} as const;

for (const [name, [demonstrators, police]] of Object.entries(pairs)) {
  const endings = new Map<string, number>();
  let turns = 0;
  for (let seed = 0; seed < matches; seed++) {
    let state = game.setup({ seed });
    const rng = createRng(`${name}/${String(seed)}`);
    for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
      const [player] = turn.players as ['police'];
      const view = game.view(state, player);
      const play = turn.players.includes('police') ? police : demonstrators;
      state = game.applyAction(state, play(view, game.choices(view), rng, { iterations: 1 }));
    }
    const end = game.turn(state);
    if (end.kind !== 'over') throw new Error('The match is not over.');
    const { outcome } = end;
    const ending = `${outcome.kind === 'win' ? outcome.winner : 'draw'} (${outcome.reason})`;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    turns += state.table.turn;
  }
  console.log(`${name}: ${String(matches)} matches, ${(turns / matches).toFixed(1)} turns on average`);
  for (const [ending, count] of [...endings].sort((one, other) => other[1] - one[1]))
    console.log(`  ${ending.padEnd(34)} ${((100 * count) / matches).toFixed(1)} %`);
}

const rng = createRng('random play');
const root = game.setup();
let [actions, decisions, listed, most, shots] = [0, 0, 0, 0, 0];
for (let match = 0; match < matches; match++) {
  const fork = game.fork(root, { dice: 'manual' });
  let turn = fork.turn();
  for (; turn.kind !== 'over'; turn = fork.turn()) {
    const choices = turn.kind === 'decision' ? fork.legalActions().length : 0;
    if (choices > 0) decisions++;
    listed += choices;
    most = Math.max(most, choices);
    fork.apply(fork.randomAction(rng));
    actions++;
  }
  if (turn.outcome.reason === 'shot') shots++;
}
console.log(`random play: ${String(matches)} matches, ${(actions / matches).toFixed(0)} actions on average`);
console.log(`  ${(listed / decisions).toFixed(1)} actions listed at a decision on average, ${String(most)} at most`);
console.log(`  ${((100 * shots) / matches).toFixed(1)} % end with a shot`);
