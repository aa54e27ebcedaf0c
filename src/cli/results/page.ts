import { referenceTableHtml } from '../../pictures/index.ts';
import { el } from '../../pictures/markup.ts';
import { STANDINGS_COLUMNS, standingsRows } from '../../tournaments/report.ts';
import type { TournamentResults } from '../../tournaments/results.ts';
import { standings } from '../../tournaments/standings.ts';
import type { Plotter } from './plots.ts';
import { headOf } from './report.ts';
import { againstEach, onEachSeat, overTime } from './shares.ts';

const STYLE = `body { font: 16px/1.5 sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
h1 { font-size: 1.5rem; }
table { border-collapse: collapse; margin: 1rem 0 2rem; } caption { text-align: left; font-weight: bold; }
th, td { padding: 0.2rem 0.8rem; border-bottom: 1px solid #ddd; text-align: right; } th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; margin: 0 0 1.5rem; display: block; }`;

/**
 * Returns the results of a tournament as an HTML page. If no match was played, the page has a heading and no tables.
 */
export async function pageOf(results: TournamentResults, plots: Plotter): Promise<string> {
  const head = headOf(results);
  const drawn = results.matches.length === 0 ? [] : await partsOf(results, plots);
  const lines = [
    ...['<!doctype html>', '<html lang="en">', '<meta charset="utf-8">'],
    '<meta name="viewport" content="width=device-width">',
    ...[el('title', {}, head).markup, `<style>${STYLE}</style>`, el('h1', {}, head).markup, ...drawn],
    '<p>All intervals are 95 % intervals. The plots show Wilson intervals. All matches of one deal have the same dice and cards, so the intervals count each deal as one trial. These intervals are wider than necessary.</p>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

async function partsOf(results: TournamentResults, plots: Plotter): Promise<readonly string[]> {
  return [
    referenceTableHtml({
      ...{ id: 'standings', caption: 'Standings' },
      ...{ columns: STANDINGS_COLUMNS, rows: standingsRows(standings(results)) },
    }),
    await plots.bars(againstEach(results), 'Share of the points against each opponent'),
    await plots.bars(onEachSeat(results), 'Share of the points in each seat'),
    await plots.lines(overTime(results), 'Payoffs over time'),
  ];
}
