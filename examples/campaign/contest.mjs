// Loads the contest of a campaign, and computes the data that must be the same in every process of the campaign.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playTournamentWith } from 'countersheet/tournaments';

/**
 * Loads the module of a contest, as worker processes do. If `contest` is a function, it gets the JSON value in `text`.
 */
export async function openContest(path, text) {
  const file = resolve(path);
  const url = pathToFileURL(file);
  const argument = JSON.parse(text);
  const module = await import(url);
  const contest = typeof module.contest === 'function' ? await module.contest(argument) : module.contest;
  if (contest?.game === undefined) throw new Error(`${path}: Expected a module that exports a contest`);
  const { version } = JSON.parse(readFileSync(new URL(import.meta.resolve('countersheet/package.json')), 'utf8'));
  const { id, rulesVersion } = contest.game;
  return {
    contest,
    url,
    argument,
    identity: { countersheet: version, rules: `${id} ${rulesVersion}`, code: hashOf(dirname(file)), argument: text },
  };
}

/** Returns the SHA-256 of all files in the folder of a contest: its module, its bots, and their programs and data. */
function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file);
    hash.update(JSON.stringify([relative(folder, file).replaceAll('\\', '/'), bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}

/** Returns the files in a folder, except installed packages, files that Python writes, and hidden files. */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== '__pycache__',
  );
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Throws if a campaign has another contest, other rules or another version of the package than this process. */
export function refuseOther(theirs, ours) {
  for (const [key, what] of [
    ['countersheet', 'version of countersheet'],
    ['rules', 'version of the rules'],
    ['code', 'SHA-256 of the folder of the contest'],
    ['argument', 'argument'],
  ]) {
    if (theirs[key] === ours[key]) continue;
    throw new Error(`Refused: the ${what} is ${ours[key]} here, but ${theirs[key]} in the campaign`);
  }
}

/**
 * Returns the results in the order of the deals, up to the first missing deal or up to the deal at which the test
 * (SPRT) decides.
 */
export function inOrder(contest, plan, earlier) {
  const player = { play: () => Promise.reject(new Error('No deal is played')), ahead: 1 };
  return playTournamentWith(contest, plan, player, { earlier, signal: { aborted: true } });
}
