import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { createRecord, type MatchRecord } from '../../src/core/record.ts';
import { commitmentTo, type FairDice, fairChance, verifyRecord } from '../../src/fair-dice/index.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { times } from '../times.ts';

const dice: FairDice = {
  secret: 'a secret of the server, long enough',
  match: 'Müller – 1',
  contributions: ['ada', 'ben'],
};
const commitment = commitmentTo(dice.secret);
const GAMES = SUBJECTS.map(({ game }) => game);

/** Plays random actions with the dice, and returns the record. */
function played(game: Game<GameTypes>, seed: number, most: number): MatchRecord {
  const rng = createRng(seed);
  let state = game.setup();
  const actions: AnyAction<GameTypes>[] = [];
  for (let number = 0; actions.length < most && game.turn(state).kind !== 'over';) {
    const isChance = game.turn(state).kind === 'chance';
    const action = isChance ? fairChance(game, state, dice, number++) : game.randomAction(state, rng);
    actions.push(action);
    state = game.applyAction(state, action);
  }
  return createRecord(game, {}, actions);
}

/** Computes the outcome of a chance event a second time, with the cryptography of Node instead of the library. */
function elsewhere(game: Game<GameTypes>, state: State<GameTypes>, number: number): AnyAction<GameTypes> {
  const outcomes = game.chanceOutcomes(state);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (let attempt = 0; ; attempt++) {
    const message = JSON.stringify([dice.match, dice.contributions, outcomes[0]!.action.type, number, attempt]);
    const digest = createHmac('sha256', dice.secret).update(message).digest();
    const drawn = digest.readBigUInt64BE() >> 11n;
    if (drawn >= 2n ** 53n - (2n ** 53n % BigInt(total))) continue;
    let left = Number(drawn % BigInt(total));
    return outcomes.find(({ weight }) => (left -= weight) < 0)!.action;
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the dice of a match: %s', (_id, game) => {
  it('equal those of a second implementation', () => {
    const { actions } = played(game, 1, 200);
    let [state, number] = [game.setup(), 0];
    for (const action of actions) {
      if (game.turn(state).kind === 'chance') expect(action).toEqual(elsewhere(game, state, number++));
      state = game.applyAction(state, action);
    }
  });

  it('are accepted if they are genuine, and each forged one is reported with its number', () => {
    const seeds = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(seeds, ([seed, pick]) => {
        const record = played(game, seed, 60);
        expect(verifyRecord(game, record, dice, commitment)).toBeUndefined();
        const forged = forgedAt(game, record, pick);
        if (forged === undefined) return;
        expect(verifyRecord(game, forged.record, dice, commitment)).toMatchObject({
          number: forged.number,
          action: forged.action,
          expected: record.actions[forged.action],
        });
      }),
      { numRuns: times(100, 5) },
    );
  });
});

it('rejects numbers above the greatest multiple of the sum of the weights', () => {
  // The sum of the weights is slightly above 2^52, so about half of all 53-bit numbers are above the greatest multiple
  // of the sum.
  const outcomes = [2 ** 51, 2 ** 51, 1].map((weight, index) => ({ weight, action: { type: 'roll', index } }));
  const game = { ...GAMES[0]!, chanceOutcomes: () => outcomes } as object as Game<GameTypes>;
  const state = game.setup();

  for (let number = 0; number < 20; number++)
    expect(fairChance(game, state, dice, number)).toEqual(elsewhere(game, state, number));
});

/** Replaces one chance event by another possible outcome, and omits all later actions. */
function forgedAt(
  game: Game<GameTypes>,
  { actions }: MatchRecord,
  pick: number,
): { readonly record: MatchRecord; readonly number: number; readonly action: number } | undefined {
  const open: { number: number; action: number; other: AnyAction<GameTypes> }[] = [];
  let [state, number] = [game.setup(), 0];
  for (const [index, action] of actions.entries()) {
    if (game.turn(state).kind === 'chance') {
      const text = game.format(action);
      const other = game.chanceOutcomes(state).find((each) => game.format(each.action) !== text);
      if (other !== undefined) open.push({ number, action: index, other: other.action });
      number++;
    }
    state = game.applyAction(state, action);
  }
  const chosen = open[pick % Math.max(open.length, 1)];
  if (chosen === undefined) return undefined;
  return { ...chosen, record: createRecord(game, {}, [...actions.slice(0, chosen.action), chosen.other]) };
}

describe('a commitment', () => {
  it('is the SHA-256 of the secret, and binds the server to it', () => {
    expect(commitment).toBe(createHash('sha256').update(dice.secret).digest('hex'));
    const record = createRecord(GAMES[0]!, {}, []);
    const other = { ...dice, secret: 'another secret of the server, as long' };
    expect(() => verifyRecord(GAMES[0]!, record, other, commitment)).toThrow('does not belong');
  });

  it('is refused for a secret that others could guess', () => {
    for (const secret of ['', 'x'.repeat(31), undefined as never])
      expect(() => commitmentTo(secret)).toThrow('at least 32');
    expect(commitmentTo('x'.repeat(32))).toHaveLength(64);
  });
});
