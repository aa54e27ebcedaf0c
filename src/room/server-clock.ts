import type { RoomStore } from './store.ts';

/** The id of the log that says how long the server has run. */
const LOG = 'uptime';

/** How often the server notes that it is running, in milliseconds. */
export const BEAT = 10_000;

/** If the server was silent for longer, it was down. */
const SILENCE_MOST = 60_000;

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
  let [last, lead, paused, latest] = [wall(), 0, 0, 0];
  /** The time of the machine, which goes on where it was if the machine sets its clock back. */
  const steady = (): number => {
    const time = wall();
    if (time < last) lead += last - time;
    // The machine was asleep. The next beat corrects this if another process was running.
    if (time > last + SILENCE_MOST) paused += time - last;
    last = time;
    return time + lead;
  };
  const beat = async (): Promise<void> => {
    const [line] = await store.read(LOG, 0);
    const time = steady();
    paused = pausedAt(line, time);
    const now = JSON.stringify({ alive: time, paused } satisfies Uptime);
    if (line === undefined) await store.append(LOG, 0, [now]);
    else await store.replace(LOG, 0, now);
  };
  await beat();
  return { now: () => (latest = Math.max(latest, steady() - paused)), beat };
}

/** How long no server was running before a time, as far as the store knows. */
function pausedAt(line: string | undefined, time: number): number {
  if (line === undefined) return 0;
  const { alive, paused } = JSON.parse(line) as Uptime;
  const silence = time - alive;
  return Math.abs(silence) > SILENCE_MOST ? paused + silence : paused;
}
