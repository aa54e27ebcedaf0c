/** A folder of somebody who installs the package. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../export-paths.ts';

const execute = promisify(execFile);

/** Ways to load modules: as the name says; `old-require` is `require` where it cannot load ES modules. */
export const SYSTEMS = ['import', 'require', 'old-require'] as const;

/** A way to load modules. */
export type System = (typeof SYSTEMS)[number];

const { devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** What the testkit needs, and only the testkit. */
export const FAST_CHECK = `fast-check@${String(devDependencies['fast-check'])}`;

/** A folder outside of the repository, with the package installed as it would be published. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'countersheet-'));

  /** Packs what has been built and installs it, with no more than its own dependencies. */
  async installPackage(): Promise<void> {
    const file = await this.pack(ROOT);
    this.write('package.json', JSON.stringify({ name: 'consumer', private: true }));
    await this.install(file);
  }

  /** Packs the package of a folder as it would be published; gives the file, from this folder. */
  async pack(cwd: string): Promise<string> {
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', this.folder];
    const { stdout } = await execute('npm', words, { cwd });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return `./${filename}`;
  }

  async install(what: string): Promise<void> {
    await execute('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', what], { cwd: this.folder });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Runs a program with Node and gives what it prints. Its first argument is a file of the folder. */
  async node(...args: readonly string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, args, { cwd: this.folder, maxBuffer: 2 ** 28 });
    return stdout;
  }

  /**
   * Loads modules, then evaluates an expression on them.
   *
   * @param modules - What to load, by the name that the expression has for it.
   * @returns The value, by way of JSON.
   */
  async evaluate(system: System, modules: Readonly<Record<string, string>>, expression: string): Promise<unknown> {
    const names = Object.entries(modules);
    const head =
      system === 'import'
        ? names.map(([name, specifier]) => `import * as ${name} from '${specifier}';`)
        : names.map(([name, specifier]) => `const ${name} = require('${specifier}');`);
    const file = system === 'import' ? 'evaluate.mjs' : 'evaluate.cjs';
    this.write(file, [...head, `console.log(JSON.stringify(${expression}));`].join('\n'));
    const flags = system === 'old-require' ? ['--no-experimental-require-module'] : [];
    return JSON.parse(await this.node(...flags, '--no-warnings', file));
  }
}
