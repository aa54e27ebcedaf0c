import { lineupCount } from '../../tournaments/pairings.ts';
import { pairScores } from '../../tournaments/pairs.ts';
import { formatCrossTable, formatStandings } from '../../tournaments/report.ts';
import type { TournamentResults } from '../../tournaments/results.ts';
import { sprt, type SprtState } from '../../tournaments/sprt.ts';
import { standings } from '../../tournaments/standings.ts';

/** Returns the results tables of a tournament as Markdown. */
export function report(results: TournamentResults): string {
  const { participants, matches, sprt: settings } = results;
  const head = headOf(results);
  if (matches.length === 0) return head;
  const table = standings(results);
  const parts = [head, formatStandings(table), formatCrossTable(table), ...failuresIn(results)];
  if (settings !== undefined) {
    const state = sprt(pairScores(participants[0] as string, matches), settings);
    parts.push(`${String(participants[0])} against ${String(participants[1])}: ${testLine(state)}`);
  }
  return parts.join('\n\n');
}

/** Returns one line that says how many matches each bot lost because of a failure; `[]` if no bot failed. */
function failuresIn({ participants, players, matches }: TournamentResults): readonly string[] {
  const failed = matches.flatMap(({ seats, failure }) => seats[players.indexOf(failure?.player ?? '')] ?? []);
  const counts = participants
    .map((name) => ({ name, count: failed.filter((each) => each === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${String(count)}`);
  return counts.length === 0 ? [] : [`Matches lost because the bot failed: ${counts.join(', ')}`];
}

/** Returns the heading of a report: the game, the seed and the progress of the tournament. */
export function headOf({ game, seed, participants, players, rounds, matches }: TournamentResults): string {
  const planned = rounds * lineupCount({ participants, players }) * players.length;
  return `${game}, seed ${String(seed)}: ${String(matches.length)} of ${String(planned)} matches`;
}

/** Returns one line with the state of a sequential test. */
export function testLine({ llr, lower, upper, decision }: SprtState): string {
  const verdict = { h0: 'H0 accepted', h1: 'H1 accepted', undecided: 'undecided' }[decision];
  return `log-likelihood ratio ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}), ${verdict}`;
}
