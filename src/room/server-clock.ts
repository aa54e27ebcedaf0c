import type { RoomStore } from './store.ts';

/** The id of the log that says how long the server has run. */
const LOG = 'uptime';

/** How often the server notes that it is running, in milliseconds. */
export const BEAT = 10_000;

/** If the server was silent for longer, it was down. */
const SILENCE_MOST = 30_000;

/** What the store knows: when a server was last running, and how long none was running before. */
interface Uptime {
  readonly alive: number;
  readonly paused: number;
}

/**
 * The time of the server, in milliseconds. It stands still while no process is running, so that nobody loses a match
 * because the server is down, and it never goes back, even if the clock of the machine does.
 */
export interface ServerClock {
  now(this: void): number;
  /** Notes in the store that this process is running. Call it every {@link BEAT}. */
  beat(this: void): Promise<void>;
}

/** Creates the clock of a process. `wall` is the time of the machine. */
export async function startServerClock(store: RoomStore, wall: () => number): Promise<ServerClock> {
  let [last, lead, latest] = [wall(), 0, 0];
  let paused = pausedAt(await uptimeIn(store), last);
  /** The time of the machine, which goes on where it was if the machine sets its clock back. */
  const steady = (): number => {
    const time = wall();
    if (time < last) lead += last - time;
    // The machine was asleep.
    if (time > last + SILENCE_MOST) paused += time - last;
    last = time;
    return time + lead;
  };
  const beat = async (): Promise<void> => {
    // Also if the store fails: this process is running.
    const alive = steady();
    const stored = await uptimeIn(store);
    // Another process may have been running while this one was asleep.
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

/** The time for which no server was running, up to a given time, as far as the store knows. */
function pausedAt(stored: Uptime | undefined, time: number): number {
  if (stored === undefined) return 0;
  return isRecent(stored, time) ? stored.paused : stored.paused + time - stored.alive;
}

function isRecent({ alive }: Uptime, time: number): boolean {
  return Math.abs(time - alive) <= SILENCE_MOST;
}
