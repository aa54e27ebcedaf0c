import type { TournamentResults } from '../../tournaments/results.ts';

const COLUMNS = ['match', 'deal', 'seed', 'player', 'bot', 'payoff', 'outcome', 'reason', 'rule', 'decisions'];

/** Returns the results of a tournament as CSV with a header row. */
export function csvOf({ players, matches }: TournamentResults): string {
  const rows = matches.flatMap(({ match, deal, seed, seats, payoffs, outcome, failure, decisions }) =>
    players.map((player, seat) => [
      ...[match, deal, seed, player, seats[seat]!, payoffs[seat]!],
      ...[outcome?.kind ?? 'failure', outcome?.reason ?? failure?.reason ?? '', outcome?.rule ?? '', decisions],
    ]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map((cell) => cellOf(String(cell))).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
