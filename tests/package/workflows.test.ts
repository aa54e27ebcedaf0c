/** Checks the files that GitHub reads: the workflows that publish a release, the issue forms, and the citation file. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../export-paths.ts';

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly run?: string; readonly uses?: string }[];
}

const FOLDER = `${ROOT}.github/workflows/`;
const workflows = new Map(
  readdirSync(FOLDER).map((file) => [file, parse(readFileSync(FOLDER + file, 'utf8')) as Workflow] as const),
);
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };

describe('the workflows', () => {
  it.each([...workflows])('run scripts, jobs and files that exist: %s', (_file, { jobs }) => {
    for (const { needs, uses, steps = [] } of Object.values(jobs)) {
      if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
      if (uses?.startsWith('./.github/workflows/') === true)
        expect([...workflows.keys()]).toContain(uses.split('/').at(-1));
      for (const { run = '' } of steps)
        for (const [, script] of run.matchAll(/npm (?:run )?(?!ci\b|publish\b)(\S+)/g))
          expect(scripts).toHaveProperty([script!]);
    }
  });

  it('publish what the tests have passed, with a proof of where it was built and without a token', () => {
    const { test, publish } = workflows.get('release.yml')!.jobs;

    expect(test?.uses).toBe('./.github/workflows/test.yml');
    expect(publish).toMatchObject({ needs: 'test', permissions: { 'id-token': 'write' } });
    expect(publish?.steps?.at(-1)?.run).toBe('npm publish --provenance --access public');
    for (const file of workflows.keys()) expect(readFileSync(FOLDER + file, 'utf8')).not.toContain('secrets.');
  });

  it('can publish the package, which has at most 1.5 MB', () => {
    const answer = execFileSync('npm', ['publish', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });

    const { countersheet } = JSON.parse(answer) as { countersheet: { name: string; size: number } };
    expect(countersheet.name).toBe('countersheet');
    expect(countersheet.size).toBeLessThanOrEqual(1_500_000);
  });
});

describe('the issue forms', () => {
  const folder = `${ROOT}.github/ISSUE_TEMPLATE/`;
  const forms = readdirSync(folder)
    .filter((file) => file !== 'config.yml')
    .map((file) => [file, parse(readFileSync(folder + file, 'utf8')) as Form] as const);

  it.each(forms)('have a name, a description, and fields with different names: %s', (_file, form) => {
    const ids = form.body.map(({ id }) => id);

    expect([form.name, form.description].every((text) => text.length > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('list all games', async () => {
    const { games } = await import('../../src/games/index.ts');
    const titles = await Promise.all(Object.values(games).map(async (load) => (await load()).game.title));
    const [field] = new Map(forms).get('wrong-rule.yml')!.body;

    expect(field?.attributes.options?.length).toBe(titles.length);
    for (const option of field?.attributes.options ?? [])
      expect(titles.some((title) => title.startsWith(option))).toBe(true);
  });
});

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly { readonly id: string; readonly attributes: { readonly options?: readonly string[] } }[];
}

describe('the citation file', () => {
  it('has the licence and the address of the package', () => {
    const { license, homepage } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<string, string>;
    const citation = parse(readFileSync(`${ROOT}CITATION.cff`, 'utf8')) as Record<string, string>;

    expect(citation).toMatchObject({ 'cff-version': '1.2.0', title: 'countersheet', type: 'software', license });
    expect(homepage).toContain(citation['repository-code']);
  });
});
