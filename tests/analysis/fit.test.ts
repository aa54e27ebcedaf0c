import { describe, expect, it } from 'vitest';
import { fit } from '../../src/analysis/index.ts';
import { randomBot } from '../../src/bots/random.ts';
import { MalformedError } from '../../src/core/errors.ts';
import { payoff } from '../../src/core/outcome.ts';
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

  it('predicts the mean payoff in each group of positions, with two features in the same position', () => {
    const payoffs = new Map<number, number[]>();
    let match = -1;
    const { weights } = fit(game, records, ({ table, player }) => {
      if (!isStart(table) || player !== 'ada') return undefined;
      match += 1;
      const late = match % 3 === 0 ? 1 : 0;
      payoffs.set(late, [...(payoffs.get(late) ?? []), payoff(records[match]!.result!, 'ada')]);
      return { constant: 1, late };
    });

    for (const [late, group] of payoffs) {
      const mean = group.reduce((sum, each) => sum + each, 0) / group.length;
      expect(1 / (1 + Math.exp(-weights.constant - late * weights.late))).toBeCloseTo(mean, 2);
    }
    expect(payoffs.size).toBe(2);
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
