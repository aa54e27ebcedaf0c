// Measures the processor time and memory that a campaign needs: node capacity.mjs [redis url]
//
// All times are processor times, so they hardly depend on other programs. The program measures the queue with jobs that
// play nothing, in a Redis server without other data.
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from 'countersheet/games';
import { serveDeals } from 'countersheet/tournaments';

const [url] = process.argv.slice(2);
if (url === undefined) await measureGames();
else await measureQueue();

/**
 * Measures the speed of each bot with its usual budget. The bot plays matches against itself until they have taken
 * three seconds of processor time. It plays at least one match.
 */
async function measureGames() {
  console.log('| game | bot | iterations | matches/s | bytes of a result |\n| --- | --- | ---: | ---: | ---: |');
  for (const load of Object.values(games)) {
    const { game, presets, defaultPreset, bots: loadBots } = await load();
    const options = presets[defaultPreset];
    const players = game.players(game.setup(options));
    for (const [name, { bot, budget }] of Object.entries((await loadBots()).bots)) {
      const serve = serveDeals({ game, options, participants: [{ name, bot }] });
      const began = process.cpuUsage();
      let [matches, bytes, spent] = [0, 0, 0];
      for (; spent < 3; matches++) {
        const pairing = { match: matches, deal: matches, seats: players.map(() => name), seed: `deal ${matches}` };
        const [{ result }] = await serve([pairing], { budget });
        bytes += JSON.stringify(result).length;
        spent = seconds(process.cpuUsage(began));
      }
      const figures = [budget.iterations, Number((matches / spent).toPrecision(2)), Math.round(bytes / matches)];
      console.log(`| ${[game.title, name, ...figures].join(' | ')} |`);
    }
  }
}

/** Queues 10,000 deals, completes all of them with the same result, and reads the results. */
async function measureQueue() {
  const { Queue, Worker } = await import('bullmq');
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  const name = 'capacity';
  const queue = new Queue(name, { connection: redis, streams: { events: { maxLen: 100 } } });
  await queue.obliterate({ force: true });
  const used = async () => {
    const info = await redis.info();
    const valueOf = (key) => Number(new RegExp(`^${key}:(.*)`, 'm').exec(info)[1]);
    return { bytes: valueOf('used_memory'), cpu: valueOf('used_cpu_user') + valueOf('used_cpu_sys') };
  };
  const COUNT = 10_000;
  const pairing = (match) => ({ match, deal: match >> 1, seats: ['mine', 'other'], seed: 'f'.repeat(32) });
  const identity = { countersheet: '0.0.0', rules: 'up-against-the-wall 1', code: 'f'.repeat(64) };
  const outcome = { kind: 'win', winner: 'administration', reason: 'income-gained', rule: 'UW-8.2' };
  const result = (match) => ({ ...pairing(match), outcome, payoffs: [0, 1], decisions: 200 });
  const report = (what, from, to) =>
    console.log(
      `${what}: ${Math.round((to.bytes - from.bytes) / COUNT)} bytes a deal, ` +
        `${Math.round(COUNT / (to.cpu - from.cpu))} deals/s of one processor of Redis, ` +
        `${Math.round(COUNT / seconds(process.cpuUsage(from.own)))} deals/s of one processor of Node`,
    );

  const empty = { ...(await used()), own: process.cpuUsage() };
  for (let from = 0; from < COUNT; from += 1000)
    await queue.addBulk(
      Array.from({ length: 1000 }, (_, index) => {
        const deal = from + index;
        const data = { deal: [pairing(2 * deal), pairing(2 * deal + 1)], identity };
        return { name: 'deal', data, opts: { jobId: `deal-${deal}` } };
      }),
    );
  const queued = { ...(await used()), own: process.cpuUsage() };
  report('Queued', empty, queued);

  const play = async ({ data: { deal } }) => deal.map(({ match }) => result(match));
  const worker = new Worker(name, play, { connection: redis, concurrency: 50 });
  while ((await queue.getCompletedCount()) < COUNT) await sleep(100);
  const worked = { ...(await used()), own: process.cpuUsage() };
  report('Completed', queued, worked);

  for (let from = 0; from < COUNT; from += 200)
    await Promise.all(Array.from({ length: 200 }, (_, index) => queue.getJob(`deal-${from + index}`)));
  const read = await used();
  report('Read', worked, read);
  await worker.close();
  await queue.obliterate({ force: true });
  await queue.close();
  redis.disconnect();
}

function seconds({ user, system }) {
  return (user + system) / 1e6;
}
