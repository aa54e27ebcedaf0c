// Plays long tournaments on one or more machines: node campaign.mjs start|work|status|collect <contest.js> [options]
//
// See docs/campaigns.md. All commands of a campaign need the same contest folder. Run the commands outside this
// folder.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { pairingsOf, playTournamentWith } from 'countersheet/tournaments';
import { inOrder, openContest, refuseOther } from './contest.mjs';
import { openFile } from './file.mjs';
import { progressLine, reportOf } from './report.mjs';

const HELP = `node campaign.mjs start|work|status|collect <contest.js> [options]

  start     play the deals, or queue them with --redis; continues after a crash
  work      play deals of a queue until the campaign is over; needs --redis
  status    show how far the campaign is
  collect   write the results to <name>.json

  --argument <json>        argument of the contest, if it is a function [default: null]
  --name <name>            name of the campaign [default: campaign]
  --redis <url>            redis://host:6379; without it, this machine plays, and <name>.jsonl has the results
  --rounds <count>         deals of each lineup [default: 100]
  --seed <text>            seed of all dice [default: 1969]
  --budget <iterations>    search iterations per decision [default: 1000]
  --sprt <elo0,elo1>       stop early by a sequential test
  --decision-time <ms>     a bot loses the match if a decision takes longer [default: 300000]
  --workers <count>        processes on this machine [default: its cores]
  --ahead <count>          deals in the queue; at least twice the processes of all machines [default: 2000]
  --lock <ms>              after this time without a sign of life, a deal is given to another worker [default: 30000]
  --every <ms>             time between two reports [default: 15000]
`;

const text = { type: 'string' };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    argument: { ...text, default: 'null' },
    name: { ...text, default: 'campaign' },
    redis: text,
    rounds: { ...text, default: '100' },
    seed: { ...text, default: '1969' },
    budget: { ...text, default: '1000' },
    sprt: text,
    'decision-time': { ...text, default: '300000' },
    workers: { ...text, default: String(availableParallelism()) },
    ahead: { ...text, default: '2000' },
    lock: { ...text, default: '30000' },
    every: { ...text, default: '15000' },
  },
});
const [command, path] = positionals;
const commands = { start, work, status, collect };
const { name, redis } = values;
const [workers, ahead, lock, every] = ['workers', 'ahead', 'lock', 'every'].map((key) => Number(values[key]));
const signal = { aborted: false };
process.once('SIGINT', () => (signal.aborted = true));
if (path === undefined || !Object.hasOwn(commands, command)) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  try {
    await commands[command](await openContest(path, values.argument));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start({ contest, url, argument, identity }) {
  const plan = {
    ...{ rounds: Number(values.rounds), seed: values.seed, budget: { iterations: Number(values.budget) } },
    ...(values.sprt && { sprt: hypotheses(values.sprt) }),
  };
  const terms = await inOrder(contest, plan);
  await withCampaign(identity, async (campaign, { earlier }) => {
    const record = { identity, terms, decisionTime: Number(values['decision-time']) };
    const player = await campaign.begin(record, url, argument);
    const watched = watch(campaign, terms, earlier?.matches ?? []);
    const results = await playTournamentWith(contest, plan, player, { earlier, signal, ...watched }).finally(() =>
      player.close(),
    );
    if (!signal.aborted) await campaign.finish();
    console.log(reportOf(results));
    if (signal.aborted) console.log('Interrupted. Run the same command again to continue.');
  });
}

/** Returns callbacks that save each result, and regularly print the progress. */
function watch(campaign, terms, earlier) {
  const known = new Map(earlier.map((each) => [each.match, each]));
  const before = known.size;
  const began = performance.now();
  let [nextLine, nextTable] = [began + every, began + every];
  return {
    onResult: (result) => {
      known.set(result.match, result);
      campaign.onResult(result);
    },
    onProgress: ({ played, planned }) => {
      const now = performance.now();
      if (now < nextLine) return;
      console.log(progressLine(known.size, planned, ((known.size - before) / (now - began)) * 1000));
      nextLine = now + every;
      if (now < nextTable) return;
      console.log(reportOf({ ...terms, matches: Array.from({ length: played }, (_, match) => known.get(match)) }));
      // A table of many matches takes seconds, so the program spends at most a twentieth of its time on tables.
      nextTable = now + Math.max(every, 20 * (performance.now() - now));
    },
  };
}

async function work(opened) {
  if (redis === undefined) throw new Error('work: Expected --redis. Without a queue, start plays the deals itself.');
  await (await import('./queue.mjs')).work(redis, name, { opened, workers, lock, signal });
}

async function status(opened) {
  const { results, found, planned, recent } = await resultsSoFar(opened);
  console.log(progressLine(found, planned, recent / 60));
  console.log(reportOf(results));
}

async function collect(opened) {
  const { results, planned } = await resultsSoFar(opened);
  writeFileSync(`${name}.json`, `${JSON.stringify(results)}\n`);
  console.log(`${name}.json: ${results.matches.length} of ${planned} matches`);
}

async function resultsSoFar({ contest, identity }) {
  return withCampaign(identity, async (_campaign, { earlier, recent }) => {
    if (earlier === undefined) throw new Error(`There is no campaign ${name}`);
    const { rounds, seed, budget, sprt, matches } = earlier;
    const results = await inOrder(contest, { rounds, seed, budget, ...(sprt && { sprt }) }, earlier);
    return { results, found: matches.length, planned: pairingsOf(earlier).flat().length, recent };
  });
}

/**
 * Opens the campaign and its results. The results can be in any order. `earlier` is `undefined` if the campaign is new.
 */
async function withCampaign(identity, act) {
  const campaign =
    redis === undefined ? openFile(name, workers) : await (await import('./queue.mjs')).openQueue(redis, name, ahead);
  try {
    const { record } = campaign;
    if (record === undefined) return await act(campaign, {});
    refuseOther(record.identity, identity);
    const { matches, recent } = await campaign.read();
    return await act(campaign, { earlier: { ...record.terms, matches }, recent });
  } finally {
    await campaign.close();
  }
}

function hypotheses(text) {
  const [elo0, elo1] = text.split(',').map(Number);
  return { elo0, elo1 };
}
