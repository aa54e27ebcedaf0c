/**
 * Checks that the declarations of the installed package compile with all supported compilers and module resolutions.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { EXPORT_PATHS, type ExportPath } from '../export-paths.ts';
import { Consumer, FAST_CHECK } from './consumer.ts';
import { installedApart } from './environments.ts';

/** The last patch release of every supported version of TypeScript. */
const TYPESCRIPT_VERSIONS = ['5.4.5', '5.5.4', '5.6.3', '5.7.3', '5.8.3', '5.9.3', '6.0.3'];

const ESM = ['nodenext', 'ESM', 'nodenext', 'program.mts'] as const;

const consumer = new Consumer();

beforeAll(async () => {
  consumer.copyInstalled(inject('installed'));
  await consumer.install(FAST_CHECK);
});

describe('the declarations', () => {
  const programOf = (paths: readonly ExportPath[]): string =>
    [
      ...paths.map(({ specifier }, index) => `import * as path${String(index)} from '${specifier}';`),
      ...paths.map((_, index) => `export const names${String(index)}: object = path${String(index)};`),
      `import { applyAction, setup, type Action } from 'countersheet/up-against-the-wall';`,
      `import { IllegalActionError } from 'countersheet';`,
      `const action: Action = { type: 'end-cards', player: 'radicals' };`,
      `export const { turn } = applyAction(setup({ seed: 'demo' }), action).table;`,
      `export const rule = (error: unknown) => (error instanceof IllegalActionError ? error.violation.rule : undefined);`,
      `// @ts-expect-error Nobody else plays.`,
      `export const stranger: Action = { type: 'end-cards', player: 'nobody' };`,
    ].join('\n');

  const [newest = ''] = TYPESCRIPT_VERSIONS.slice(-1);
  const others = TYPESCRIPT_VERSIONS.filter((version) => version !== newest).map(
    (version) => [version, ...ESM] as const,
  );

  it.each([
    [newest, ...ESM],
    [newest, 'node16', 'CommonJS', 'node16', 'program.cts'],
    [newest, 'nodenext', 'CommonJS', 'nodenext', 'program.cts'],
    [newest, 'bundler', 'ESM', 'esnext', 'program.ts'],
    ...others,
  ] as const)('compile with %s under %s (%s)', async (version, moduleResolution, system, module, file) => {
    consumer.write(file, programOf(EXPORT_PATHS.filter(({ isModuleOnly }) => system === 'ESM' || !isModuleOnly)));
    const compilerOptions = {
      // The library `dom` is needed, because the declarations of Valibot use `Blob` and `File`.
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2022', 'dom'], types: [], noEmit: true },
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
      // The compiler's own declarations need no check.
      skipDefaultLibCheck: true,
    };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }));

    // If compilation fails, the compiler prints the errors on the standard output.
    const compiler = await installedApart('typescript', version);
    const printed = await consumer
      .node(join(compiler, 'bin/tsc'), '--project', 'tsconfig.json')
      .catch((error: unknown) => (error as { stdout: string }).stdout);
    expect(printed).toBe('');
  });
});
