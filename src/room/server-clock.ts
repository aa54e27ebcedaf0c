import type { RoomStore } from './store.ts';

/** The id of the log in which the server notes the times when it was running. */
const LOG = 'uptime';

/** The interval at which the server notes that it is running, in milliseconds. */
export const BEAT = 10_000;

/**
 * The maximum time between two notes of a running server, in milliseconds. If the gap between two notes is longer, the
 * server was down.
 */
const SILENCE_MOST = 30_000;

/**
 * The stored times: `alive` is the last time at which a server noted that it was running; `paused` is the total time,
 * before this note, during which no server was running.
 */
interface Uptime {
  readonly alive: number;
  readonly paused: number;
}

/**
 * The clock of the server, in milliseconds. The clock does not advance while no process is running, so that nobody
 * loses a match because the server is down. The clock is never set back, even if the clock of the machine is set back.
 */
export interface ServerClock {
  now(this: void): number;
  /** Notes in the store that this process is running. Call this function every {@link BEAT} milliseconds. */
  beat(this: void): Promise<void>;
}

/** Creates the clock of a process. `wall` returns the time on the clock of the machine. */
export async function startServerClock(store: RoomStore, wall: () => number): Promise<ServerClock> {
  let [last, lead, latest] = [wall(), 0, 0];
  let paused = pausedAt(await uptimeIn(store), last);
  /**
   * Returns the time of the machine. If the clock of the machine is set back, the returned time continues without a
   * jump.
   */
  const steady = (): number => {
    const time = wall();
    if (time < last) lead += last - time;
    // If the clock of the machine jumps by more than this time, the machine was asleep.
    if (time > last + SILENCE_MOST) paused += time - last;
    last = time;
    return time + lead;
  };
  const beat = async (): Promise<void> => {
    // This function reads the clock before it calls the store, because the clock must also count the time in which the
    // store fails.
    const alive = steady();
    const stored = await uptimeIn(store);
    // If another process was running while this machine was asleep, the clock of the server has advanced during this
    // time.
    if (stored !== undefined && isRecent(stored, alive)) ({ paused } = stored);
    const line = JSON.stringify({ alive, paused } satisfies Uptime);
    if (stored !== undefined) await store.replace(LOG, 0, line);
    else await store.append(LOG, 0, [line]);
  };
  await beat();
  return { now: () => (latest = Math.max(latest, steady() - paused)), beat };
}

async function uptimeIn(store: RoomStore): Promise<Uptime | undefined> {
  const [line] = await store.read(LOG, 0);
  return line === undefined ? undefined : (JSON.parse(line) as Uptime);
}

/** Computes, from the data in the store, the total time before `time` in which no server was running. */
function pausedAt(stored: Uptime | undefined, time: number): number {
  if (stored === undefined) return 0;
  return isRecent(stored, time) ? stored.paused : stored.paused + time - stored.alive;
}

function isRecent({ alive }: Uptime, time: number): boolean {
  return Math.abs(time - alive) <= SILENCE_MOST;
}
