/**
 * Measures the cost of a match server with a thousand rooms and three viewers in each. The benchmark plays one random
 * action in each room, then the next action in each room, and so on. Prints how many steps the server plays per second
 * of processor time, how many characters it sends per step, and how much memory it needs per match. Then compares, for
 * each game, the length of updates with the length of views.
 */
import type { Game, GameTypes } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { createRoom, playServerAction } from '../src/match/index.ts';
import type { Room } from '../src/match/journal-entries.ts';
import { currentState } from '../src/match/tree.ts';
import { median } from './measure.ts';
import { subjects } from './subjects.ts';

const TABLES = 1000;
const STEPS = Number(process.env['BENCH_STEPS'] ?? 30);
const rng = createRng('bench');

const { game } = subjects['up-against-the-wall'] as { readonly game: Game<GameTypes> };
const before = memory();
const tables: Room<GameTypes>[] = Array.from({ length: TABLES }, (_, index) => createRoom(game, seeded({}, index)));
const atStart = memory();
let [steps, characters] = [0, 0];
const start = process.cpuUsage();
for (let round = 0; round < STEPS; round++) {
  for (const [index, room] of tables.entries()) {
    const played = step(game, room);
    if (played === undefined) continue;
    steps++;
    characters += played.texts.reduce((sum, text) => sum + text.length, 0);
    tables[index] = played.room;
  }
}
const { user, system } = process.cpuUsage(start);
const atEnd = memory();
console.log(`${TABLES} matches of Up Against the Wall, each with three viewers and ${STEPS} steps:`);
console.log(`  ${((steps * 1e6) / (user + system)).toFixed(0)} steps a second, including the choice of random actions`);
console.log(`  ${(characters / steps).toFixed(0)} characters a step to all three viewers`);
console.log(`  ${kilobytes((atStart - before) / TABLES)} kB a match at its start`);
console.log(`  ${kilobytes((atEnd - atStart) / steps)} kB more for each step, ${tables.length} matches in memory`);

console.log('\nMedian characters of an update, of its patch, and of the view that it replaces:\n');
for (const [name, { game: each, timed }] of Object.entries(subjects)) {
  const [updates, patches, views]: number[][] = [[], [], []];
  let room = createRoom(each, seeded(timed, 1));
  for (let count = 0; count < 300; count++) {
    const played = step(each, room);
    if (played === undefined) break;
    ({ room } = played);
    for (const [viewer, [update]] of Object.entries(played.updates)) {
      updates!.push(JSON.stringify(update).length);
      patches!.push(JSON.stringify(update!.patch).length);
      views!.push(JSON.stringify(each.view(currentState(room.match), viewer)).length);
    }
  }
  const row = [updates, patches, views].map((numbers) => median(numbers!).toFixed(0).padStart(8));
  console.log(`${name.padEnd(24)}${row.join('')}`);
}

function step(of: Game<GameTypes>, room: Room<GameTypes>) {
  const state = currentState(room.match);
  if (of.turn(state).kind === 'over') return undefined;
  const handled = playServerAction(of, room, { action: of.randomAction(state, rng) });
  return { ...handled, texts: Object.values(handled.updates).map((updates) => JSON.stringify(updates)) };
}

function seeded(options: object, seed: number): { readonly options: object } {
  return { options: { ...options, seed } };
}

/** Returns how many bytes of memory are in use. The number is exact only with `node --expose-gc`. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
