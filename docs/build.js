/**
 * Builds the site with the package as npm would publish it: packs the package, unpacks it beside VitePress, builds the
 * pages, and copies the API pages of TypeDoc to /api/. Run `npm run build` and `npm run docs` of the package first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';

const HERE = import.meta.dirname;
const PACKAGE = join(HERE, 'node_modules/countersheet');
const API = join(HERE, 'api');

unpackTarball();
await build(HERE);
if (!existsSync(API)) throw new Error('There are no API pages: run "npm run docs" first.');
cpSync(API, join(HERE, '.vitepress/dist/api'), { recursive: true });

/** Packs and unpacks the package. Node finds the dependencies of the package one folder up. */
function unpackTarball() {
  const folder = join(HERE, '.vitepress/cache/package');
  rmSync(folder, { recursive: true, force: true });
  rmSync(PACKAGE, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(PACKAGE, { recursive: true });
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  execFileSync('npm', words, { cwd: join(HERE, '..'), stdio: 'ignore' });
  const [tarball] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', PACKAGE, '--strip-components=1']);
}
