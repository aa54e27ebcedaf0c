import { describe, expect, it } from 'vitest';
import { fit } from '../../src/analysis/index.ts';
import { randomBot } from '../../src/bots/random.ts';
import { MalformedError } from '../../src/core/errors.ts';
import { createRecord, type MatchRecord } from '../../src/core/record.ts';
import {
  type RevoltingBehaviour,
  revoltingBehaviour as game,
} from '../../src/games/revolting-behaviour/rules/index.ts';
import { playMatch } from '../../src/tournaments/match.ts';

const random = { name: 'random', bot: randomBot<RevoltingBehaviour>() };
const records: MatchRecord<RevoltingBehaviour>[] = [];
let wins = 0;
for (let seed = 0; seed < 30; seed++) {
  const match = await playMatch(game, { ada: random, ben: random }, { seed, record: true });
  records.push(match.record!);
  wins += match.payoffs['ada']!;
}
const share = wins / records.length;
const isStart = (table: RevoltingBehaviour['table']): boolean =>
  table.turn === 1 && table.order[0] === 0 && table.phase.kind === 'act';

describe('fit', () => {
  it('finds the logit of the share for a constant', () => {
    const { weights, positions, loss } = fit(game, records, ({ table, player }) =>
      isStart(table) && player === 'ada' ? { constant: 1 } : undefined,
    );

    expect(positions).toBe(records.length);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    expect(weights.constant).toBeCloseTo(Math.log(share / (1 - share)), 2);
    expect(loss).toBeCloseTo(-share * Math.log(share) - (1 - share) * Math.log(1 - share), 4);
  });

  it('separates features, and gives an irrelevant feature no weight', () => {
    const { weights } = fit(game, records, ({ table, player }) =>
      isStart(table) ? { ada: player === 'ada' ? 1 : 0, ben: player === 'ben' ? 1 : 0, zero: 0 } : undefined,
    );

    expect(weights.ada).toBeCloseTo(Math.log(share / (1 - share)), 2);
    expect(weights.ben).toBeCloseTo(-weights.ada, 4);
    expect(weights.zero).toBeCloseTo(0, 10);
  });

  it('skips records without an outcome', () => {
    const unfinished = createRecord(game, {}, []);
    const constant = (): { one: number } => ({ one: 1 });

    expect(fit(game, [unfinished, ...records], constant)).toEqual(fit(game, records, constant));
    expect(() => fit(game, [unfinished], constant)).toThrow(RangeError);
  });

  it('refuses features that are not finite, and values that are not records', () => {
    expect(() => fit(game, records, () => ({ wrong: NaN }))).toThrow('Expected features that are finite numbers.');
    expect(() => fit(game, [{} as MatchRecord<RevoltingBehaviour>], () => ({ one: 1 }))).toThrow(MalformedError);
  });
});
