/**
 * Fits the weights of the evaluation of Chicago-Chicago! to matches of its strategist against itself. Each side has its
 * own probability of a random action, from 0 to 30 %, so that the matches contain positions that good play avoids. The
 * fit uses the positions in which the demonstrators move or the police patrol. The table shows the fitted weights and the
 * weights of the package. The output depends only on the seed.
 *
 * `npm run bench -- fit [--matches 2500] [--seed s]`
 */
import { parseArgs } from 'node:util';
import { fit } from '../src/analysis/index.ts';
import type { Bot } from '../src/bots/bot.ts';
import { namesIn } from '../src/core/lookups.ts';
import { createRng } from '../src/core/random.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { strategist } from '../src/games/chicago-chicago/bots/index.ts';
import { signsOf, WEIGHTS } from '../src/games/chicago-chicago/bots/prospects.ts';
import { type Chicago, chicagoChicago as game } from '../src/games/chicago-chicago/rules/index.ts';
import { playMatch } from '../src/tournaments/match.ts';

const { values: flags } = parseArgs({
  args: process.argv.slice(3),
  options: { matches: { type: 'string', default: '2500' }, seed: { type: 'string', default: 'fit' } },
});

const rng = createRng(flags.seed);
const records: MatchRecord<Chicago>[] = [];
for (let match = 0; match < Number(flags.matches); match++) {
  const bots = {
    demonstrators: { name: 'demonstrators', bot: loosened(rng.int(31)) },
    police: { name: 'police', bot: loosened(rng.int(31)) },
  };
  const { record, failure } = await playMatch(game, bots, { seed: `${flags.seed}/${String(match)}`, record: true });
  if (record === undefined) throw new Error('A bot failed.', { cause: failure });
  records.push(record);
}
const { weights, positions, loss } = fit(game, records, (seat) => {
  const { phase } = seat.table;
  const isUsed = seat.player === 'demonstrators' && (phase.kind === 'move' || phase.kind === 'patrol');
  return isUsed ? { start: 1, ...signsOf(seat) } : undefined;
});
console.log(`${String(positions)} positions, mean loss ${loss.toFixed(4)} nats`);
console.log('| sign | fitted weight | weight of the package |');
console.log('| --- | ---: | ---: |');
for (const sign of namesIn(WEIGHTS))
  console.log(`| ${sign} | ${weights[sign].toFixed(4)} | ${String(WEIGHTS[sign])} |`);

/** Returns the strategist, which plays a random action instead of its own with a probability in percent. */
function loosened(percent: number): Bot<Chicago> {
  return (view, choices, draws, budget) =>
    draws.int(100) < percent ? choices.at(draws.int(choices.size)) : strategist(view, choices, draws, budget);
}
