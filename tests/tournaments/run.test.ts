import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warOf } from '../../src/games/world-game/wars.ts';
import { MalformedError } from '../../src/core/errors.ts';
import { type MatchRecord, replay } from '../../src/core/record.ts';
import {
  type BotError,
  type Contest,
  pairingsOf,
  type Participant,
  parseResults,
  type TournamentPlan,
  playPairing,
  playTournament,
  playTournamentWith,
  serveDeals,
  type TournamentProgress,
  type RunSettings,
  type MatchObserver,
} from '../../src/tournaments/index.ts';
import type { HighCard } from '../tiny-games/high-card.ts';
import { type WorldGame, worldGame } from '../../src/games/world-game/rules/index.ts';
import { cards, cheating, highCardGame, numbers, randomBot } from './contests.ts';
import { times } from '../times.ts';

const plan: TournamentPlan = { rounds: 5, seed: 'cup' };

describe('a tournament', () => {
  it('plays the pairings in their order, and is the same each time', async () => {
    const results = await playTournament(cards, plan);

    const pairings = pairingsOf(results).flat();
    expect(results.matches.map(({ match, deal, seats, seed }) => ({ match, deal, seats, seed }))).toEqual(pairings);
    expect(await playTournament(cards, plan)).toEqual(results);
    expect(await playTournament(cards, { ...plan, seed: 'other' })).not.toEqual(results);
  });

  it('gives both matches of a pair the same random numbers', async () => {
    const twins = {
      ...cards,
      participants: [1, 2].map((index) => ({ ...cards.participants[0]!, name: `twin ${String(index)}` })),
    };
    const { matches } = await playTournament(twins, plan);

    for (let index = 0; index < matches.length; index += 2) {
      expect(matches[index]?.outcome).toEqual(matches[index + 1]?.outcome);
    }
  });

  it('creates options from the seed of each deal, the same for all its matches', async () => {
    const wars: Contest<WorldGame> = {
      game: worldGame,
      participants: ['one', 'two'].map((name) => ({ name, bot: randomBot() })),
      options: warOf(2, 'any'),
      optionsFor: (seed) => warOf(2, seed),
    };
    const { matches } = await playTournament(wars, { rounds: 3, seed: 'cup' });
    const played = await Promise.all(matches.map((match) => playPairing(wars, match, { record: true })));

    expect(played.map(({ outcome }) => outcome)).toEqual(matches.map(({ outcome }) => outcome));
    expect(played.map(({ record }) => record?.options)).toEqual(matches.map(({ seed }) => warOf(2, seed)));
    expect(new Set(matches.map(({ seed }) => seed)).size).toBe(3);
    await expect(playPairing({ ...wars, optionsFor: () => warOf(3, 1) }, matches[0]!)).rejects.toThrow('optionsFor: ');
    const { optionsFor: _, ...same } = wars;
    const earlier = await playTournament(same, { rounds: 1, seed: 'cup' });
    await expect(playTournament(wars, { rounds: 3, seed: 'cup' }, { earlier })).rejects.toThrow('dealt: ');
  });

  it('reports its progress, and waits for the receiver', async () => {
    const told: TournamentProgress[] = [];
    let isBusy = false;
    const onProgress = async (progress: TournamentProgress): Promise<void> => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise((resolve) => setTimeout(resolve, 1));
      isBusy = false;
      told.push(progress);
    };

    await playTournament(numbers(3), { rounds: 3, seed: 1 }, { onProgress });

    expect(told).toEqual([3, 6, 9].map((played) => ({ played, planned: 9 })));
  });

  it('reports each match with its record, if records are requested', async () => {
    const told: (readonly [outcome: unknown, record: MatchRecord | undefined])[] = [];
    const onResult: MatchObserver = ({ outcome }, record) => void told.push([outcome, record]);

    await playTournament(cards, { rounds: 1, seed: 1 }, { onResult, records: true });
    expect(told.length).toBeGreaterThan(0);
    for (const [outcome, record] of told) expect(record?.result).toEqual(outcome);

    told.length = 0;
    await playTournament(cards, { rounds: 1, seed: 1 }, { onResult });
    expect(told.map(([, record]) => record)).toEqual(told.map(() => undefined));
  });

  it('plays any of its matches again, with its record', async () => {
    const { matches } = await playTournament(cards, plan);
    const match = matches[7]!;

    const { outcome, decisions, record } = await playPairing(cards, match, { record: true });

    expect({ outcome, decisions }).toEqual({ outcome: match.outcome, decisions: match.decisions });
    expect(record && replay(highCardGame, record)).toBeDefined();
    await expect(playPairing(cards, { seats: ['keeper', 'nobody'], seed: '1' })).rejects.toThrow(
      'There is no participant "nobody"',
    );
  });

  it('continues after failures of a bot, reports them, and can be resumed', async () => {
    const told: BotError[] = [];
    const whole = await playTournament(cheating, plan, { onFailure: (failure) => void told.push(failure) });
    const lost = whole.matches.filter(({ failure }) => failure !== undefined);

    expect(whole.matches).toHaveLength(10);
    expect(lost.length).toBeGreaterThan(0);
    expect(told.map(({ issue: { match, player, reason } }) => ({ match, failure: { player, reason } }))).toEqual(
      lost.map(({ match, failure }) => ({ match, failure })),
    );
    for (const { seats, payoffs, outcome } of lost)
      expect([outcome, payoffs[seats.indexOf('cheat')]]).toEqual([undefined, 0]);
    const earlier = parseResults(JSON.parse(JSON.stringify({ ...whole, matches: whole.matches.slice(0, 4) })));
    expect(await playTournament(cheating, plan, { earlier })).toEqual(whole);
  });

  it('has no record of a match that a bot lost by a failure', async () => {
    const told: [isLost: boolean, hasRecord: boolean][] = [];
    await playTournament(cheating, plan, {
      records: true,
      onResult: ({ failure }, record) => void told.push([failure !== undefined, record !== undefined]),
    });

    expect(told).toEqual(Array(10).fill([true, false]));
  });

  it('lets a bot that does not answer lose only its matches', async () => {
    const silent: Participant<HighCard> = { name: 'silent', bot: () => new Promise(() => undefined) };
    const contest = { ...cards, participants: [cards.participants[0]!, silent] };
    const { matches } = await playTournament(contest, { rounds: 2, seed: 1 }, { decisionTime: 5 });

    expect(matches.map(({ failure, seats, payoffs }) => [failure?.reason, payoffs[seats.indexOf('silent')]])).toEqual(
      Array(4).fill(['The bot did not answer within 5 ms', 0]),
    );
    await expect(playTournament(contest, plan, { decisionTime: 0 })).rejects.toThrow('decisionTime: ');
  });

  it.each<[string, TournamentPlan, string]>([
    ['no round', { rounds: 0, seed: 1 }, 'rounds'],
    ['half a round', { rounds: 0.5, seed: 1 }, 'rounds'],
    ['no seed', { rounds: 1, seed: Number.NaN }, 'seed'],
    ['an invalid plan', { rounds: 1, seed: 1, extra: 1 } as TournamentPlan, 'extra'],
    ['no time', { rounds: 1, seed: 1, budget: { milliseconds: -1 } }, 'budget'],
  ])('refuses %s', async (_, wrong, path) => {
    await expect(playTournament(cards, wrong)).rejects.toMatchObject({ name: 'MalformedError', path });
  });

  it('treats undefined settings as absent', async () => {
    const left = { ...plan, budget: undefined, sprt: undefined } as unknown as typeof plan;

    expect(await playTournament(cards, left)).toEqual(await playTournament(cards, plan));
  });

  it('refuses a single participant, and two participants with the same name', async () => {
    const [one] = cards.participants as [(typeof cards.participants)[number]];

    await expect(playTournament({ ...cards, participants: [one] }, plan)).rejects.toThrow(MalformedError);
    await expect(playTournament({ ...cards, participants: [one, one] }, plan)).rejects.toThrow('different names');
  });
});

describe('a tournament that is interrupted', () => {
  it('gives the same results when it is resumed, wherever it was interrupted', async () => {
    const whole = await playTournament(cards, plan);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), async (stretches) => {
        let earlier: unknown;
        for (const deals of [...stretches, 100]) {
          const signal = { aborted: false };
          let count = 0;
          const onProgress = (): void => void (signal.aborted = ++count >= deals);
          const results = await playTournament(cards, plan, {
            signal,
            onProgress,
            ...(earlier === undefined ? {} : { earlier }),
          });
          earlier = JSON.parse(JSON.stringify(results));
        }
        expect(earlier).toEqual(whole);
      }),
      { numRuns: times(20) },
    );
  });

  it('does not play again what has been played', async () => {
    const earlier = await playTournament(cards, plan);
    const told: TournamentProgress[] = [];

    const longer = await playTournament(
      cards,
      { ...plan, rounds: 6 },
      { earlier, onProgress: (made) => void told.push(made) },
    );

    expect(told.map(({ played }) => played)).toEqual([32, 34, 36]);
    expect(longer).toEqual(await playTournament(cards, { ...plan, rounds: 6 }));
  });

  it('plays what is missing, also within a deal, and reports each match as it ends', async () => {
    const whole = await playTournament(cards, plan);
    const numbers = fc.uniqueArray(fc.nat(whole.matches.length - 1));
    await fc.assert(
      fc.asyncProperty(numbers, async (known) => {
        const told: number[] = [];
        const earlier = { ...whole, matches: known.map((match) => whole.matches[match]) };
        const results = await playTournament(cards, plan, { earlier, onResult: ({ match }) => void told.push(match) });

        expect(results).toEqual(whole);
        expect(told).toEqual(whole.matches.map(({ match }) => match).filter((match) => !known.includes(match)));
      }),
      { numRuns: times(20) },
    );
  });

  it('ends with the error that the receiver of a match throws', async () => {
    const onResult = (): void => {
      throw new Error('no room');
    };
    await expect(playTournament(cards, plan, { onResult })).rejects.toThrow('no room');
  });

  it('does not continue from duplicate matches, or matches that are not in the schedule', async () => {
    const [first] = (await playTournament(cards, plan)).matches;
    const earlierWith = async (...matches: readonly unknown[]): Promise<unknown> =>
      playTournament(cards, plan, { earlier: { ...(await playTournament(cards, plan)), matches } });

    await expect(earlierWith(first, first)).rejects.toMatchObject({ path: 'matches' });
    await expect(earlierWith({ ...first, match: 1e6 })).rejects.toMatchObject({ path: 'matches.0.match' });
  });

  it('does not continue from more single matches than there are', async () => {
    const whole = await playTournament(cards, plan);
    const short = { ...plan, rounds: 4 };
    const { length } = (await playTournament(cards, short)).matches;
    const from = async (matches: number): Promise<unknown> =>
      playTournament(cards, short, { earlier: { ...whole, matches: whole.matches.slice(0, matches) } });

    await expect(from(length)).resolves.toBeDefined();
    await expect(from(length + 1)).rejects.toMatchObject({ path: 'matches' });
  });

  it('plays nothing if it is stopped in advance', async () => {
    const { matches } = await playTournament(cards, plan, { signal: { aborted: true } });

    expect(matches).toEqual([]);
  });

  it.each<[string, TournamentPlan, string]>([
    ['seed', { ...plan, seed: 'other' }, 'seed'],
    ['budget', { ...plan, budget: { iterations: 5 } }, 'budget'],
    ['length, where it is shorter', { ...plan, rounds: 4 }, 'matches'],
  ])('does not continue with another %s', async (_, other, path) => {
    const earlier = await playTournament(cards, plan);

    await expect(playTournament(cards, other, { earlier })).rejects.toMatchObject({ name: 'MalformedError', path });
  });

  it('does not continue with other participants, another game, or invalid results', async () => {
    const settings: RunSettings = { earlier: await playTournament(cards, plan) };

    const others = { ...cards, participants: cards.participants.toReversed() };
    await expect(playTournament(others, plan, settings)).rejects.toMatchObject({ path: 'participants' });
    await expect(playTournament(numbers(3), plan, settings)).rejects.toMatchObject({ path: 'game' });
    await expect(playTournament(cards, plan, { earlier: {} })).rejects.toThrow(MalformedError);
  });
});

describe('a tournament whose deals are played elsewhere', () => {
  it('gives the same results in whatever order deals end, and stops when the test decides', async () => {
    const contest = { ...cards, participants: cards.participants.slice(0, 2) };
    const plan = { rounds: 400, seed: 'elsewhere', sprt: { elo0: -100, elo1: 0 } };
    const whole = await playTournament(contest, plan);
    const serve = serveDeals(contest);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.nat(3)), async (ahead, delays) => {
        let [underWay, most] = [0, 0];
        const play: typeof serve = async (deal) => {
          most = Math.max(most, ++underWay);
          for (let turns = Number(delays.next().value); turns > 0; turns--) await new Promise(setImmediate);
          underWay--;
          return serve(JSON.parse(JSON.stringify(deal)) as typeof deal);
        };
        expect(await playTournamentWith(contest, plan, { play, ahead })).toEqual(whole);
        expect(most).toBeLessThanOrEqual(ahead);
      }),
      { numRuns: times(20) },
    );
    expect(whole.matches.length).toBeLessThan(800);
  });

  it('passes only the missing matches of a deal to the player', async () => {
    const whole = await playTournament(cards, plan);
    const asked: number[] = [];
    const serve = serveDeals(cards);
    const play: typeof serve = (deal) => {
      asked.push(...deal.map(({ match }) => match));
      return serve(deal);
    };
    const earlier = { ...whole, matches: whole.matches.filter(({ match }) => match !== 3 && match !== 6) };

    expect(await playTournamentWith(cards, plan, { play, ahead: 4 }, { earlier })).toEqual(whole);
    expect(asked).toEqual([3, 6]);
  });

  it('ends with the error of the deal that could not be played', async () => {
    const play = () => Promise.reject(new Error('no line'));

    await expect(playTournamentWith(cards, plan, { play, ahead: 2 })).rejects.toThrow('no line');
  });
});
