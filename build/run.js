/**
 * Builds the package into `dist`: the compiler checks the sources and writes declarations, then tsup bundles both.
 * Prints the total time, also as a multiple of the compiler's time.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);

for (const folder of ['dist', '.declarations']) rmSync(new URL(folder, ROOT), { recursive: true, force: true });
const compiler = seconds('node_modules/typescript/bin/tsc', '-p', 'tsconfig.declarations.json');
const words = seconds('build/game-functions.js');
const bundler = seconds('node_modules/tsup/dist/cli-default.js');
const rest = seconds('build/declarations-for-require.js');
const network = 'games/up-against-the-wall/bots/network.json';
cpSync(new URL(`src/${network}`, ROOT), new URL(`dist/${network}`, ROOT));
const whole = compiler + words + bundler + rest;
console.log(
  `Built in ${whole.toFixed(0)} s, ${(whole / compiler).toFixed(2)} times the ${compiler.toFixed(0)} s of the compiler.`,
);

/**
 * Runs a program of the repository. Returns the elapsed seconds.
 *
 * @param {string} program
 * @param {string[]} words
 */
function seconds(program, ...words) {
  const begun = performance.now();
  execFileSync(process.execPath, [program, ...words], { cwd: fileURLToPath(ROOT), stdio: 'inherit' });
  return (performance.now() - begun) / 1000;
}
