/** Carries out the steps of the guide "Test your own bot" in a folder that contains only the package. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { Consumer } from './consumer.ts';

/** The code blocks of a page of the documentation. */
function blocksOf(page: string): readonly { readonly language: string; readonly text: string }[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, block]) => ({
    language: language!,
    text: block!,
  }));
}

describe('the page about a contest', () => {
  it('works, command by command', async () => {
    const consumer = new Consumer();
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    let printed = '';
    for (const { language, text } of blocksOf('docs/contest.md')) {
      if (language === 'js') consumer.write(/^\/\/ (\S+)\n/.exec(text)![1]!, text);
      else if (language === 'text') expect(printed).toContain(text.trim());
      else {
        printed = '';
        for (const line of text.trim().split('\n')) {
          if (line === 'npm install countersheet') consumer.copyInstalled(inject('installed'));
          else printed += await shell(line, consumer.folder);
        }
      }
    }

    expect(await shell('npx countersheet --version', consumer.folder)).toBe(`${version}\n`);
    for (const file of ['first.json', 'first.csv', 'first.html']) {
      expect(existsSync(join(consumer.folder, file)), file).toBe(true);
    }
    expect(consumer.read('first.html').match(/<svg /g)).toHaveLength(3);
  });

  it('reports that the library for plots is missing', async () => {
    const consumer = new Consumer();
    consumer.copyInstalled(inject('installed'));
    await shell('npx countersheet simulate world-game --bots random,bold --games 2 --json r.json', consumer.folder);

    const failure = await shell('npx countersheet results r.json --html r.html', consumer.folder).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 2, stdout: '' });
    expect((failure as { stderr: string }).stderr).toContain('Run npm install vega vega-lite.');
  });
});

async function shell(line: string, cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd, maxBuffer: 2 ** 26 });
  return stdout;
}
