// Runs a campaign on many machines, with a queue of BullMQ in Redis or Valkey. Each deal is a job, and the number of
// the deal is the id of the job, so a deal that is queued twice is only one job. Finished jobs and their results stay
// in Redis until the campaign is deleted.
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, WaitingError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { startWorkers } from 'countersheet/tournament-workers';
import { refuseOther } from './contest.mjs';

/** Number of jobs that are read in one request. */
const PAGE = 200;
/** Milliseconds between two queries of the queue. */
const PAUSE = 250;

export async function openQueue(url, name, ahead) {
  const { redis, queue, read, write } = connect(url, name);
  return {
    record: await read(),
    /** Returns all results, and the number of matches that ended in the last minute. */
    async read() {
      const matches = new Map();
      let recent = 0;
      for (let from = 0; ; from += PAGE) {
        const jobs = await queue.getJobs(['completed'], from, from + PAGE - 1, true);
        for (const { returnvalue, finishedOn } of jobs) {
          for (const match of returnvalue) matches.set(match.match, match);
          if (finishedOn > Date.now() - 60_000) recent += returnvalue.length;
        }
        if (jobs.length < PAGE) return { matches: [...matches.values()], recent };
      }
    },
    async begin(record) {
      await write(record);
      await queue.retryJobs({ state: 'failed' });
      return { ...queuedDeals(queue, record.identity), ahead };
    },
    onResult: () => undefined,
    /** Removes the waiting deals, and ends the workers. */
    async finish() {
      await queue.drain();
      await write({ ...(await read()), isOver: true });
    },
    async close() {
      await queue.close();
      redis.disconnect();
    },
  };
}

/** Plays deals of a campaign until the campaign is over. */
export async function work(url, name, { opened, workers, lock, signal }) {
  const { redis, queue, read } = connect(url, name);
  while ((await read()) === undefined) await sleep(PAUSE);
  const { terms, decisionTime } = await read();
  // Matches are played in other processes. So this process always has time to renew the locks of its jobs.
  const pool = await startWorkers(opened.url, {
    budget: terms.budget,
    decisionTime,
    workers,
    argument: opened.argument,
  });
  let failure;
  // The worker takes no further deal after a failure.
  const fail = (error) => {
    failure = error;
    void worker.close();
  };
  const play = async (job, token) => {
    try {
      refuseOther(job.data.identity, opened.identity);
    } catch (error) {
      fail(error);
      await job.moveToWait(token);
      throw new WaitingError();
    }
    try {
      return (await pool.play(job.data.deal)).map(({ result }) => result);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const worker = new Worker(name, play, {
    connection: redis,
    concurrency: workers,
    lockDuration: lock,
    stalledInterval: lock,
    // If a worker crashes, its deal is played again, without a limit to the number of crashes.
    maxStalledCount: 1_000_000,
  });
  worker.on('error', warn);
  // Asks Redis only every two seconds, because there can be a thousand workers.
  for (let turn = 1; failure === undefined && !signal.aborted; turn++) {
    if (turn % 8 === 0 && (await read())?.isOver === true) break;
    await sleep(PAUSE);
  }
  await worker.close();
  pool.close();
  await queue.close();
  redis.disconnect();
  if (failure !== undefined) throw failure;
}

function connect(url, name) {
  // Waits while Redis cannot be reached.
  const redis = new Redis(url, { maxRetriesPerRequest: null }).on('error', warn);
  const queue = new Queue(name, { connection: redis, streams: { events: { maxLen: 100 } } });
  queue.on('error', warn);
  const key = `campaign:${name}`;
  return {
    redis,
    queue,
    read: async () => JSON.parse(await redis.get(key)) ?? undefined,
    write: (record) => redis.set(key, JSON.stringify(record)),
  };
}

/** Queues deals, and waits for their results. */
function queuedDeals(queue, identity) {
  const waiting = new Map();
  let added = new Set();
  let isWatching = false;
  const add = async () => {
    const fresh = [...waiting].filter(([id]) => !added.has(id));
    await queue.addBulk(
      fresh.map(([jobId, { deal }]) => ({ name: 'deal', data: { deal, identity }, opts: { jobId } })),
    );
    added = new Set(waiting.keys());
  };
  const settle = (id, job) => {
    // Redis lost the job, because Redis crashed before it had written the file.
    if (job === undefined) added.delete(id);
    if (job?.finishedOn === undefined || !waiting.has(id)) return;
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (job.failedReason === undefined) resolve(job.returnvalue.map((result) => ({ result })));
    else reject(new Error(`A worker could not play ${id}: ${job.failedReason}`));
  };
  const watch = async () => {
    isWatching = true;
    try {
      while (waiting.size > 0) {
        await add();
        const first = [...waiting.keys()].slice(0, PAGE);
        const jobs = await Promise.all(first.map((id) => queue.getJob(id)));
        for (const [index, id] of first.entries()) settle(id, jobs[index]);
        if (first.filter((id) => waiting.has(id)).length > PAGE / 2 || waiting.size < PAGE) await sleep(PAUSE);
      }
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    } finally {
      isWatching = false;
    }
  };
  return {
    play: (deal) =>
      new Promise((resolve, reject) => {
        waiting.set(`deal-${deal[0].deal}`, { deal, resolve, reject });
        if (!isWatching) void watch();
      }),
    /** Removes from memory the deals that are not needed any more. */
    close: () => waiting.clear(),
  };
}

let last;
/** Prints a warning only once, not at each attempt to connect. */
function warn({ message }) {
  if (message !== last) console.error(message);
  last = message;
}
