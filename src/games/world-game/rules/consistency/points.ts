import type { Position, State } from '../../../../core/game.ts';
import type { Issue } from '../../../../core/schema.ts';
import { attackerStake, battleAt, loansTo } from '../battle.ts';
import { FORT_POINTS } from '../scenario-shape.ts';
import type { Setup, Table, WorldGame } from '../types.ts';

/** Returns an issue for the first country whose points are outside the country's public range. */
export function issueInPoints({ setup, table, secrets }: State<WorldGame>): Issue | undefined {
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index]!;
    const { points } = secrets[name]!;
    if (points < lo || points > hi)
      return { path: `secrets.${name}.points`, reason: `Expected a number from ${String(lo)} to ${String(hi)}` };
  }
  return undefined;
}

/** Returns the first issue in the public ranges of points; `undefined` if there is no issue. */
export function issueInRanges(position: Position<WorldGame>): Issue | undefined {
  const { setup, table } = position;
  const { ranges, status, round } = table;
  for (const [index, { lo, hi }] of ranges.entries()) {
    const path = `table.ranges.${String(index)}`;
    if (lo > hi) return { path, reason: 'The range is empty' };
    if (status[index] === 'out' && hi > 0) return { path, reason: 'A country that is out of the war has no points' };
    if (round === 0 && hi > setup.maxPoints) return { path, reason: 'No country starts with more than `maxPoints`' };
  }
  return issueInTotal(position);
}

/**
 * Checks the sum of the maxima of all ranges. The sum of all maxima has a limit, because no new points are created
 * after the start (WG-5.5).
 */
function issueInTotal({ setup, table }: Position<WorldGame>): Issue | undefined {
  const battle = battleAt(table.phase);
  const staked = battle === undefined ? 0 : attackerStake(battle) + loansTo(battle, 'defender');
  const most = table.ranges.reduce((sum, { hi }) => sum + hi, staked);
  return most <= mostPoints(setup, table)
    ? undefined
    : { path: 'table.ranges', reason: 'The countries have more points than the match can contain' };
}

function mostPoints({ countries, maxPoints }: Setup, { round }: Table): number {
  const forts = round === 0 ? 0 : countries.filter(({ fort }) => fort).length;
  return countries.length * maxPoints + forts * FORT_POINTS;
}
