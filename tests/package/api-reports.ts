/**
 * The public interface of each export path as one text to review, made from what has been built. `api-reports.test.ts` fails
 * when a committed report is not up to date; run by itself, this file brings them all up to date.
 */
import { mkdirSync } from 'node:fs';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { EXPORT_PATHS, type ExportPath, ROOT } from '../export-paths.ts';

/** A report compared with the committed one. */
export interface ComparedReport {
  readonly isUpToDate: boolean;
  /** What could not be understood. */
  readonly errors: readonly string[];
}

/** Makes the report of an export path, and writes it to `docs/api-reports` if it is to be updated. */
export function apiReport(path: ExportPath, { update }: { readonly update: boolean }): ComparedReport {
  const errors: string[] = [];
  const extractorConfig = ExtractorConfig.prepare({
    configObject: configFor(path),
    configObjectFullPath: undefined,
    packageJsonFullPath: `${ROOT}package.json`,
  });
  const { apiReportChanged } = Extractor.invoke(extractorConfig, {
    localBuild: update,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  return { isUpToDate: update || !apiReportChanged, errors };
}

function configFor({ specifier, built }: ExportPath): IConfigFile {
  return {
    projectFolder: ROOT,
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
        // There are no stages of release here: what is exported is public. What should be and is not, TypeDoc finds.
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
