// Formats the progress and the results of a campaign as text.
import { formatStandings, pairScores, sprt, standings } from 'countersheet/tournaments';

/** Returns the standings with intervals, the state of the SPRT, and the matches that bots lost because they failed. */
export function reportOf(results) {
  const { participants, players, matches, sprt: settings } = results;
  if (matches.length === 0) return 'No deal has ended.';
  const lines = [formatStandings(standings(results))];
  if (settings !== undefined) {
    const { llr, lower, upper, decision } = sprt(pairScores(participants[0], matches), settings);
    lines.push(
      `SPRT: log-likelihood ratio ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}), ${decision}`,
    );
  }
  const failed = matches.flatMap(({ seats, failure }) => (failure ? seats[players.indexOf(failure.player)] : []));
  for (const name of new Set(failed))
    lines.push(`${name} lost ${failed.filter((each) => each === name).length} matches because it failed`);
  return lines.join('\n');
}

/** Returns, for example, `'312 of 2000 matches, 45.1 matches/s, 0 h 0 min 37 s left'` */
export function progressLine(played, planned, rate) {
  const line = `${played} of ${planned} matches`;
  if (played === planned || !(rate > 0)) return line;
  const seconds = Math.ceil((planned - played) / rate);
  const left = `${Math.floor(seconds / 3600)} h ${Math.floor((seconds / 60) % 60)} min ${seconds % 60} s left`;
  return `${line}, ${rate.toFixed(1)} matches/s, ${left}`;
}
