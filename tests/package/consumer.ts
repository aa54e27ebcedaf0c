/** A folder in which tests install the package as a user does. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../export-paths.ts';

const execute = promisify(execFile);

/** The ways to load modules. `old-require` is the `require` of older versions of Node, which cannot load ES modules. */
export const SYSTEMS = ['import', 'require', 'old-require'] as const;

/** A way to load modules. */
export type System = (typeof SYSTEMS)[number];

const { devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** The additional package that the testkit needs. */
export const FAST_CHECK = `fast-check@${String(devDependencies['fast-check'])}`;

/** A folder outside the repository. The package is installed in this folder as it would be published. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'countersheet-'));

  /** Packs the build, and installs the package with only its own dependencies. */
  async installTarball(): Promise<void> {
    const file = await this.pack(ROOT);
    this.write('package.json', JSON.stringify({ name: 'consumer', private: true }));
    await this.install(file);
  }

  /** Fills the folder with a copy of the folder in which the package was installed before all tests. */
  copyInstalled(from: string): void {
    cpSync(from, this.folder, { recursive: true, verbatimSymlinks: true });
  }

  /**
   * Packs the package of the folder `cwd` as it would be published. Returns the file name of the tarball, relative to
   * this folder.
   */
  async pack(cwd: string): Promise<string> {
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', this.folder];
    const { stdout } = await execute('npm', words, { cwd });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return `./${filename}`;
  }

  async install(...what: readonly string[]): Promise<void> {
    await execute('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...what], { cwd: this.folder });
  }

  /**
   * Links a package of the repository into the folder, so that it need not be installed. A later installation would
   * remove the link.
   */
  link(name: string): void {
    symlinkSync(`${ROOT}node_modules/${name}`, join(this.folder, 'node_modules', name));
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Runs a program with Node and returns its output. The first argument is a file in the folder. */
  async node(...args: readonly string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, args, { cwd: this.folder, maxBuffer: 2 ** 28 });
    return stdout;
  }

  /**
   * Loads modules, then evaluates an expression that uses these modules.
   *
   * @param modules - The modules to load, by the names that the expression uses.
   * @returns The value of the expression, converted to JSON and back.
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
