/**
 * Simulates many worlds. `npm run simulation -- 10000` runs until ten thousand processes have crashed. The run prints
 * the broken laws and the seeds of the worlds with broken laws. `npm run simulation -- faults` adds each defect to the
 * server, and prints whether the laws found it.
 */
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as uaw } from '../../src/games/up-against-the-wall/manifest.ts';
import { FAULTS } from './faults.ts';
import { runWorld } from './world.ts';

const GAMES = [revolt, uaw];
const [wanted = '100'] = process.argv.slice(2);

if (wanted === 'faults') {
  for (const fault of FAULTS) {
    const started = performance.now();
    let [seed, broken] = [0, undefined as string | undefined];
    while (broken === undefined && performance.now() - started < 30_000)
      ({ broken } = await runWorld(GAMES[seed % 2]!, seed++, { fault }));
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(
      `${fault.name}: ${broken === undefined ? 'not found' : `found in world ${String(seed - 1)}: ${broken}`} (${time})`,
    );
  }
} else {
  const started = performance.now();
  let [crashes, broken, seed] = [0, 0, 0];
  for (; crashes < Number(wanted); seed++) {
    const report = await runWorld(GAMES[seed % 2]!, seed);
    crashes += report.crashes;
    if (report.broken !== undefined) console.log(`World ${String(seed)}: ${report.broken}`);
    broken += report.broken === undefined ? 0 : 1;
  }
  const time = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${String(seed)} worlds, ${String(crashes)} crashes, ${String(broken)} broken laws, ${time} s`);
  process.exitCode = broken === 0 ? 0 : 1;
}
