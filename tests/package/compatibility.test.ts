/** Checks that the installed package plays the same matches in all environments. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { Consumer } from './consumer.ts';
import { BROWSERS, installedApart, isInstalled, runInBrowser } from './environments.ts';

/** A release of every supported major version of Node. The test installs missing versions. */
const NODE_VERSIONS = ['20.20.2', '22.23.3', '24.21.0'];

const consumer = new Consumer();
let expected: Digests;

beforeAll(async () => {
  consumer.copyInstalled(inject('installed'));
  await compile({ format: 'esm', packages: 'external', outfile: 'same.mjs' });
  await compile({ format: 'cjs', packages: 'external', outfile: 'same.cjs' });
  expected = digestsOf(await consumer.node('same.mjs'));
});

/** The digest of each text, by the name of the text. */
type Digests = Readonly<Record<string, string>>;

function digestsOf(printed: string): Digests {
  const texts = Object.entries(JSON.parse(printed) as Record<string, string>);
  return Object.fromEntries(texts.map(([name, each]) => [name, createHash('sha256').update(each).digest('hex')]));
}

/** Bundles `same-everywhere.ts` in the folder in which the package is installed. */
async function compile({ outfile = '', ...options }: BuildOptions, tell = 'console.log(text)'): Promise<void> {
  const program = `import { sameEverywhere } from ${JSON.stringify(`${ROOT}tests/package/same-everywhere.ts`)};`;
  await build({
    stdin: {
      contents: `${program}\nsameEverywhere().then((texts) => { const text = JSON.stringify(texts); ${tell}; });`,
      resolveDir: consumer.folder,
    },
    // The bundler must use the installed package. With the TypeScript configuration of the repository, the bundler
    // would use the sources.
    ...{ bundle: true, tsconfigRaw: {}, nodePaths: [join(consumer.folder, 'node_modules')], logLevel: 'warning' },
    outfile: join(consumer.folder, outfile),
    ...options,
  });
}

describe('the recorded matches of the package', () => {
  it('are twelve different matches', () => {
    expect(Object.keys(expected)).toHaveLength(12);
    expect(new Set(Object.values(expected)).size).toBe(12);
  });

  describe.each(NODE_VERSIONS)('played by Node %s', (version) => {
    it.each([
      ['ES modules', 'same.mjs'],
      ['CommonJS', 'same.cjs'],
    ])('are the same in %s', async (_system, file) => {
      const node = join(await installedApart('node', version), 'bin/node');
      const { stdout } = await promisify(execFile)(node, ['--no-experimental-require-module', file], {
        ...{ cwd: consumer.folder, maxBuffer: 2 ** 28 },
      });

      expect(digestsOf(stdout)).toEqual(expected);
    });
  });

  // On other machines the test skips browsers that are not installed. In CI every browser must be installed.
  it.each(BROWSERS.filter((browser) => process.env['CI'] !== undefined || isInstalled(browser)))(
    'are the same in $name',
    async (browser) => {
      await compile(
        { format: 'esm', platform: 'browser', outfile: 'page.js' },
        `fetch('/', { method: 'POST', body: text })`,
      );
      const digests = digestsOf(await runInBrowser(browser, consumer.read('page.js')));

      expect(digests).toEqual(expected);
    },
  );
});
