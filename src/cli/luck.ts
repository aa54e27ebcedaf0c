/**
 * Who was lucky in a match, in shares of it.
 *
 * @packageDocumentation
 */
import { luckLedger, type LuckLedger } from '../analysis/index.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import { recordOf } from '../core/record.ts';
import { line, type Match } from '../match/index.ts';
import { inColumns } from '../mechanics/text-columns.ts';
import type { KnownGame } from './games.ts';

/** Most events that are shown. */
const EVENTS_MOST = 10;

/** The luck of everybody, by the prospects that the strategist of the game sees. */
export function luckOf(known: KnownGame<GameTypes>, match: Match<GameTypes>): LuckLedger<GameTypes> {
  const { game } = known;
  const record = recordOf(
    game,
    match.options,
    line(match).flatMap(({ actions }) => actions),
  );
  const measure = (seat: Seat<GameTypes>): number => {
    const turn = game.turn(seat);
    return turn.kind === 'over' ? payoff(turn.outcome, seat.player) : known.prospects(seat);
  };
  return luckLedger(game, record, measure);
}

/** The totals, and the events that mattered most. */
export function luckText({ events, players }: LuckLedger<GameTypes>): readonly string[] {
  if (events.length === 0) return ['Nothing was left to chance.'];
  const totals = Object.entries(players).map(([player, { luck, z }]) => [
    ...[player, points(luck)],
    z === null ? 'nothing of chance could matter' : `${z.toFixed(2)} standard deviations`,
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
      return [points(luck), player, [type, ...Object.values(fields)].join(' '), `action ${String(index + 1)}`];
    });
  const head = 'Luck, in hundredths of the match as the strategist judges it:';
  return [head, ...inColumns(totals), '', 'What helped most:', ...inColumns(most)];
}

function points(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
}
