import { describe, expect, it } from 'vitest';
import { deriveSeed } from '../../src/core/random.ts';
import { parseResults, playTournament, type TournamentResults } from '../../src/tournaments/index.ts';
import { faultOf } from '../faults.ts';
import { cards, numbers } from './contests.ts';

type Loose = Record<string, unknown> & { matches: Record<string, unknown>[] };

const results = await playTournament(cards, { rounds: 2, seed: 'kept' });

/** Copies the results as JSON, and makes a change in the copy. */
function tampered(change: (json: Loose) => void, of: TournamentResults = results): unknown {
  const json = JSON.parse(JSON.stringify(of)) as Loose;
  change(json);
  return json;
}

describe('results', () => {
  it('are unchanged after they were read from JSON, and frozen', () => {
    const read = parseResults(JSON.parse(JSON.stringify(results)));

    expect(read).toEqual(results);
    expect(Object.isFrozen(read.matches[0]?.payoffs)).toBe(true);
  });

  it('can contain failures of bots', () => {
    const { matches } = parseResults(tampered((json) => putFailure(json, 'left', [0, 1])));

    expect(matches[1]).toMatchObject({ failure: { player: 'left' }, payoffs: [0, 1] });
  });

  it('describe what was played', () => {
    expect({ ...results, matches: results.matches.length }).toEqual({
      ...{ format: 'countersheet/tournament', version: 1, game: 'high-card', rulesVersion: 1, options: {} },
      ...{ participants: ['random', 'keeper', 'miser'], players: ['left', 'right'], rounds: 2, seed: 'kept' },
      ...{ budget: { iterations: 1000 }, matches: 12 },
    });
    expect(results.matches[3]).toMatchObject({ match: 3, deal: 1, seed: deriveSeed('kept', 'deal 1'), decisions: 6 });
  });

  it('are accepted in part, deal by deal', () => {
    expect(parseResults(tampered((json) => json.matches.splice(4))).matches).toHaveLength(4);
    expect(parseResults(tampered((json) => (json.matches = []))).matches).toEqual([]);
  });

  it.each<[string, (json: Loose) => void, string]>([
    ['another format', (json) => (json['format'] = 'countersheet/record'), 'format'],
    ['a surplus key', (json) => (json['extra'] = 1), 'extra'],
    ['no rounds', (json) => (json['rounds'] = 0), 'rounds'],
    ['too many rounds', (json) => (json['rounds'] = 199_999), 'rounds'],
    ['an invalid seed', (json) => (json['seed'] = null), 'seed'],
    ['two participants of one name', (json) => (json['participants'] = ['random', 'random', 'miser']), 'participants'],
    ['a budget of nothing', (json) => (json['budget'] = { iterations: 0 }), 'budget'],
    ['a test of three', (json) => (json['sprt'] = { elo0: 0, elo1: 5 }), 'sprt'],
    ['another seed', (json) => (json['seed'] = 'other'), 'matches.0.seats'],
    ['another seed of a match', (json) => (json.matches[0]!['seed'] = 'other'), 'matches.0.seed'],
    [
      'exchanged participants',
      (json) => json['participants'] && (json['participants'] as string[]).reverse(),
      'matches.0.seats',
    ],
    ['half a deal', (json) => json.matches.pop(), 'matches'],
    ['more matches than planned', (json) => (json['rounds'] = 1), 'matches'],
    ['a deal left out', (json) => json.matches.splice(2, 2), 'matches.2.match'],
    ['a better payoff', (json) => (json.matches[5]!['payoffs'] = [1, 1]), 'matches.5.payoffs'],
    ['no number as payoff', (json) => (json.matches[5]!['payoffs'] = [null, 1]), 'matches.5.payoffs.0'],
    ['a strange winner', (json) => ((json.matches[4]!['outcome'] as Loose)['winner'] = 'nobody'), 'matches.4.outcome'],
    ['a draw of nobody', (json) => (json.matches[1]!['outcome'] = drawOf([])), 'matches.1.outcome'],
    ['a draw with oneself', (json) => (json.matches[1]!['outcome'] = drawOf(['left', 'left'])), 'matches.1.outcome'],
    ['an outcome and a failure', (json) => (json.matches[1]!['failure'] = failureOf('left')), 'matches.1.outcome'],
    ['neither of them', (json) => delete json.matches[1]!['outcome'], 'matches.1.outcome'],
    ['a failure of nobody', (json) => putFailure(json, 'nobody', [0, 1]), 'matches.1.failure'],
    ['a failure that pays', (json) => putFailure(json, 'left', [1, 0]), 'matches.1.payoffs'],
    ['decisions below none', (json) => (json.matches[1]!['decisions'] = -1), 'matches.1.decisions'],
  ])('are refused with %s', (_, change, path) => {
    expect(faultOf(() => parseResults(tampered(change))).path).toBe(path);
  });

  it.each([undefined, null, 7, 'text', [], {}])('are refused when they are %j', (json) => {
    faultOf(() => parseResults(json));
  });

  it('are checked for games of several players too', async () => {
    const three = await playTournament(numbers(3), { rounds: 1, seed: 1 });

    expect(parseResults(JSON.parse(JSON.stringify(three)))).toEqual(three);
    expect(
      faultOf(() => parseResults(tampered((json) => (json.matches[2]!['payoffs'] = [1, 0, 0, 0]), three))).path,
    ).toBe('matches.2.payoffs');
  });
});

function failureOf(player: string): unknown {
  return { player, reason: 'The bot threw.' };
}

/** Replaces the outcome of the second match with a failure. */
function putFailure({ matches }: Loose, player: string, payoffs: readonly number[]): void {
  const { outcome: _, ...match } = matches[1]!;
  matches[1] = { ...match, failure: failureOf(player), payoffs };
}

function drawOf(players: readonly string[]): unknown {
  return { kind: 'draw', players, reason: 'points', rule: 'H-3' };
}
