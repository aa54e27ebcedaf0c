import { luckReport, type LuckReport, winShare } from '../analysis/index.ts';
import type { GameTypes } from '../core/game.ts';
import { createRecord } from '../core/record.ts';
import { pathTo, type Match } from '../match/index.ts';
import type { LoadedGame } from './game.ts';
import { evaluationOf } from './own-bots.ts';
import type { Say } from './phrases/say.ts';
import { inColumns } from './text-columns.ts';

/** Maximum number of chance events in the report. */
const EVENTS_MOST = 10;

/**
 * Computes the luck report of a match. The luck of a chance event is the amount by which this event changes the value
 * of the position. The value comes from the evaluation function of the game's bots.
 */
export async function luckOf(known: LoadedGame, match: Match<GameTypes>): Promise<LuckReport<GameTypes>> {
  const { game } = known;
  const record = createRecord(
    game,
    match.options,
    pathTo(match).flatMap(({ actions }) => actions),
  );
  return luckReport(game, record, winShare(game, await evaluationOf(known)));
}

/**
 * Returns the luck report as lines of text: the total of each player, and the chance events that had the greatest
 * effect.
 */
export function luckText({ events, players }: LuckReport<GameTypes>, say: Say): readonly string[] {
  if (events.length === 0) return [say('luck-none')];
  const totals = Object.entries(players).map(([player, { luck, z }]) => [
    ...[player, points(luck)],
    z === null ? say('luck-no-matter') : say('luck-deviations', { z: signed(z, 2) }),
  ]);
  const most = events
    .flatMap(({ index, action, players: each }) =>
      Object.entries(each).map(([player, { luck }]) => ({ index, action, player, luck })),
    )
    .filter(({ luck }) => luck > 0)
    .sort((one, other) => other.luck - one.luck)
    .slice(0, EVENTS_MOST)
    .map(({ index, action, player, luck }) => {
      const { type, player: _, ...fields } = action;
      return [
        points(luck),
        player,
        [type, ...Object.values(fields)].join(' '),
        say('luck-action', { number: String(index + 1) }),
      ];
    });
  const helped = most.length === 0 ? [] : ['', say('luck-most'), ...inColumns(most)];
  return [say('luck-head'), ...inColumns(totals), ...helped];
}

function points(share: number): string {
  return signed(100 * share, 1);
}

function signed(value: number, digits: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
}
