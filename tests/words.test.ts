import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './export-paths.ts';

/** Words that are hard to understand, each with replacements. */
const REPLACED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again, from the start, new'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\btellers?\b/i, 'message adapter'],
  [/\b(?<!there )(is|are|was) none\b/i, 'is not valid, is not a …'],
  [/\btold off\b/i, 'refused'],
  [/\bin (their|its|somebody's) stead\b/i, 'for them, timeout policy'],
  [/\bwho(so)?ever\b/i, 'the player who, the caller that'],
  [/\bnobody may\b/i, 'must not'],
  [/\bwhat (is|are) no\b/i, 'name the thing: an invalid action'],
  [/\bthan there (is|are)\b/i, 'name the number'],
  [/\bpassed over\b/i, 'skipped'],
  [/\bcomes? to rest\b/i, 'settles'],
  [/\bat the doors?\b/i, 'at the entry points'],
  [/\bfores(ee|ees|een|ight)\b/i, 'predict, prediction; expected'],
  [/\bentrants?\b/i, 'participant'],
  [/\bbut for\b/i, 'except'],
  [/\bso that each\b/i, 'therefore each'],
];

/** The files with text for people: guides, comments and messages. */
function files(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const READ =
    /^(README\.md|CONTRIBUTING\.md|SECURITY\.md|docs\/(?!api|node_modules).*\.(md|ts|vue)|src\/.*\.(ts|md)|examples\/.*)$/;
  return listed
    .toString()
    .split('\n')
    .filter((file) => READ.test(file));
}

it('the texts contain no word at which readers stop', () => {
  const found = files().flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        REPLACED.filter(([word]) => word.test(line)).map(
          ([word, instead]) => `${file}:${String(index + 1)}: ${word.exec(line)![0]} (say: ${instead})`,
        ),
      ),
  );

  expect(found).toEqual([]);
});
