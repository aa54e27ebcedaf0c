/**
 * Builds the package into `dist`: the compiler checks the sources and writes declarations, then tsup bundles the
 * sources and the declarations. Prints the total time, and the ratio of the total time to the compiler's time.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const ROOT = new URL('../', import.meta.url);
/** The files from which {@link removeWhitespace} removes white space. */
const IS_COMPACT = /\.cjs$|^(cli|testkit|tournament-workers)\/.*\.js$/;

for (const folder of ['dist', '.declarations']) rmSync(new URL(folder, ROOT), { recursive: true, force: true });
const compiler = seconds('node_modules/typescript/bin/tsc', '-p', 'tsconfig.declarations.json');
const words = seconds('build/game-functions.js');
const bundler = seconds('node_modules/tsup/dist/cli-default.js');
const rest = seconds('build/declarations-for-require.js');
removeWhitespace();
const whole = compiler + words + bundler + rest;
console.log(
  `Built in ${whole.toFixed(0)} s, ${(whole / compiler).toFixed(2)} times the ${compiler.toFixed(0)} s of the compiler.`,
);

/**
 * Removes white space from the code for `require`, the commands, the laws and the worker processes, which makes the
 * tarball 60 kB smaller. People who read or debug the library can load the ES modules. The option of tsup that removes
 * white space would break the code, because tsup changes the code after esbuild and expects white space.
 */
function removeWhitespace() {
  const dist = fileURLToPath(new URL('dist/', ROOT));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((each) => IS_COMPACT.test(each))) {
    const { code } = transformSync(readFileSync(dist + file, 'utf8'), {
      minifyWhitespace: true,
      legalComments: 'inline',
    });
    writeFileSync(dist + file, code);
  }
}

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
