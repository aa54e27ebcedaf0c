import { describe, expect, it } from 'vitest';
import { EXPORT_PATHS } from '../export-paths.ts';
import { apiReport } from './api-reports.ts';

describe('API reports', () => {
  it.each(EXPORT_PATHS)('are up to date for $specifier: after an intended change, run `npm run api`', (path) => {
    expect(apiReport(path, { update: false })).toEqual({ isUpToDate: true, errors: [] });
  });
});
