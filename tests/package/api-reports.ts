/**
 * Creates a text report of the public interface of each export path from the build. The reports are for reviews.
 * `api-reports.test.ts` fails if a committed report is not up to date. Run this file as a program to update all
 * reports.
 */
import { mkdirSync } from 'node:fs';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { EXPORT_PATHS, type ExportPath, ROOT } from '../export-paths.ts';

/** The result of comparing a new report with the committed report. */
export interface ComparedReport {
  readonly isUpToDate: boolean;
  /** The errors that API Extractor reports. */
  readonly errors: readonly string[];
}

const [first, ...others] = EXPORT_PATHS.map(preparedFor);
/** All reports share one program of the TypeScript compiler. */
const compilerState = CompilerState.create(first!, {
  additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});

/** Creates the report of an export path. Writes the report to `docs/api-reports` if `update` is true. */
export function apiReport(path: ExportPath, { update }: { readonly update: boolean }): ComparedReport {
  const errors: string[] = [];
  const { apiReportChanged } = Extractor.invoke(preparedFor(path), {
    compilerState,
    localBuild: update,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  return { isUpToDate: update || !apiReportChanged, errors };
}

function preparedFor(path: ExportPath): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: configFor(path),
    configObjectFullPath: undefined,
    packageJsonFullPath: `${ROOT}package.json`,
  });
}

function configFor({ specifier, built }: ExportPath): IConfigFile {
  return {
    projectFolder: ROOT,
    newlineKind: 'lf',
    mainEntryPointFilePath: `<projectFolder>/dist/${built}.d.ts`,
    compiler: {
      overrideTsconfig: {
        compilerOptions: { target: 'ES2022', module: 'NodeNext', strict: true, types: ['node'], skipLibCheck: true },
      },
    },
    apiReport: {
      enabled: true,
      reportFolder: '<projectFolder>/docs/api-reports/',
      reportTempFolder: '<projectFolder>/node_modules/.cache/countersheet/api-reports/',
      reportFileName: specifier.split('/').slice(1).join('-') || 'index',
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: {
        // All exports are public, so release tags are not needed. The check for types that are used but not exported is
        // off, because TypeDoc reports such types.
        'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
      },
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${ROOT}docs/api-reports`, { recursive: true });
  for (const path of EXPORT_PATHS) {
    const { errors } = apiReport(path, { update: true });
    stdout.write(`${path.specifier}: ${errors.length === 0 ? 'report written' : errors.join('\n')}\n`);
    if (errors.length > 0) process.exitCode = 1;
  }
}
