import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalActionError, MalformedError } from '../../../src/core/errors.ts';
import type { Draft } from '../../../src/core/plain-data.ts';
import { createRng, sample, type Rng } from '../../../src/core/random.ts';
import { type Options, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { anyOptions } from './arbitraries.ts';
import { faultOf } from '../../faults.ts';
import { actorOf, anyAction, battleOf, edited, play, type WorldState, war } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

type Json = Draft<WorldState>;

const points = { A: 10, B: 3, C: 4, D: 5 };
const alliances = [{ between: ['B', 'D'], pledge: 1 } as const];
const talks = play(war(points, { diplomacyRounds: 2 }), 'A propose-alliance B 1 0');
const signed = play(talks, 'A ready; B sign A');
const called = war(points, {}, { alliances });
const aid = play(called, 'A attack-with B 6');
const answer = play(aid, 'C lend 3', 'D decline');
const attacker = play(answer, 'B call D', 'B counter 0');
const over = play(called, 'A pass', 'B pass', 'C pass', 'D pass');
const noted = play(called, 'A note x B peace');

/**
 * A list of changes that make a state impossible. Each case has the path and the reason of the error, the state, and
 * the change.
 */
const CASES: readonly [path: string, reason: string, state: WorldState, edit: (json: Json) => unknown][] = [
  [
    'setup.countries.1.name',
    'Expected names in calling order, each only once',
    called,
    ({ setup }) => setup.countries.reverse(),
  ],
  ['secrets', 'Expected one secret for each', called, ({ secrets }) => delete secrets['A']],
  ['table.status', 'Expected 4 entries', called, ({ table }) => table.status.pop()],
  ['table.ranges', 'Expected 4 entries', called, ({ table }) => table.ranges.pop()],
  ['table.status', 'Too few countries', called, ({ table }) => (table.status = ['in', 'out', 'out', 'conceded'])],
  ['table.ranges.0', 'The range is empty', called, ({ table }) => (table.ranges[0] = { lo: 11, hi: 10 })],
  ['table.ranges.3', 'A country that is out of the war', called, ({ table }) => (table.status[3] = 'out')],
  ['secrets.A.points', 'Expected a number from 11', called, ({ table }) => (table.ranges[0]!.lo = 11)],
  ['table.ranges', 'The countries have more points', called, ({ table }) => (table.ranges[0]!.hi = 10_000)],
  ['table.alliances.0', 'Expected two countries in calling order', called, alliance((each) => each.members.reverse())],
  ['table.alliances.0', 'Expected two countries in calling order', called, alliance((each) => (each.members = [1, 4]))],
  [
    'table.alliances.0',
    'The terms of the alliance are not possible',
    called,
    alliance((each) => (each.pledge = 10_000)),
  ],
  ['table.alliances.0', 'The terms of the alliance are not possible', called, alliance((each) => (each.signed = 1))],
  [
    'table.alliances.0',
    'Expected no more lent points than demanded points',
    called,
    alliance((each) => (each.deeds[0].lent = 1)),
  ],
  [
    'table.alliances.0',
    'Expected the country',
    called,
    alliance((each) => (each.standing = { kind: 'void', by: 0, since: 1 })),
  ],
  [
    'table.alliances.0',
    'Expected the country',
    called,
    alliance((each) => (each.standing = { kind: 'void', by: 1, since: 2 })),
  ],
  [
    'table.alliances.1',
    'These two countries already have an alliance',
    called,
    ({ table }) => table.alliances.push(table.alliances[0]!),
  ],
  [
    'table.alliances.0',
    'A country that is out of the war cannot have an alliance in force',
    broken(),
    alliance((each) => (each.standing = { kind: 'in-force' })),
  ],
  ['table.proposals.0', 'Countries cannot make alliances during the war', called, proposal()],
  ['table.proposals.0', 'These two countries already have an alliance', signed, proposal()],
  ['table.proposals.0', 'There is another proposal', talks, proposal(1, 0)],
  ['table.proposals.1', 'Expected two different countries', talks, proposal(1, 1)],
  ['table.proposals.1', 'Expected two different countries', talks, proposal(1, 4)],
  [
    'table.proposals.0',
    'The terms of the alliance are not possible',
    talks,
    ({ table }) => (table.proposals[0]!.pledge = 10_000),
  ],
  ['table.proposals.0', 'A country cannot pledge more', talks, ({ table }) => (table.proposals[0]!.pledge = 1)],
  ['table.alliances.0', 'A country cannot pledge more', signed, alliance((each) => (each.pledge = 1))],
  [
    'table.alliances.1',
    'One of the two countries already has its maximum number',
    signed,
    ({ table }) => table.alliances.push({ ...table.alliances[0]!, members: [1, 2] }),
  ],
  ['table.ranges.0', 'No country starts with more', talks, ({ table }) => (table.ranges[0]!.hi = 10_000)],
  [
    'table.notes.0',
    'Expected countries of the match, each at most once',
    noted,
    ({ table }) => (table.notes[0]!.to = 0),
  ],
  [
    'table.notes.0',
    'Expected countries of the match, each at most once',
    noted,
    ({ table }) => (table.notes[0]!.by = 9),
  ],
  ['table.notes.0', 'A promise needs the country', noted, ({ table }) => delete table.notes[0]!.to],
  ['table.notes.0', 'The round of the note has not begun', noted, ({ table }) => (table.notes[0]!.round = 2)],
  [
    'table.notes.0',
    'There are too many notes',
    noted,
    ({ table }) => (table.notes = Array.from({ length: 101 }, () => table.notes[0]!)),
  ],
  ['table.round', 'Expected 0 before the war', talks, ({ table }) => Object.assign(table, { proposals: [], round: 1 })],
  ['table.round', 'Expected 0 before the war', called, ({ table }) => (table.round = 0)],
  ['table.round', 'The war has only 100 rounds', called, ({ table }) => (table.round = 101)],
  ['table.attacked', 'Expected false', talks, ({ table }) => (table.attacked = true)],
  ['table.attacked', 'Expected true, because an attack has led', aid, ({ table }) => (table.attacked = false)],
  [
    'table.attacked',
    'Expected true, because an attack was',
    play(war(points, { confrontation: 'announced' }), 'A attack B'),
    ({ table }) => (table.attacked = false),
  ],
  ['table.phase', 'The country that must act has left', called, ({ table }) => (table.status[0] = 'conceded')],
  [
    'table.phase',
    'The country that must act has left',
    called,
    ({ table }) => (table.phase = { kind: 'call', country: 4 }),
  ],
  [
    'table.phase',
    'The match does not have so many rounds',
    talks,
    ({ table }) => (table.phase = { kind: 'diplomacy', country: 0, round: 3 }),
  ],
  [
    'table.phase',
    'No alliance can be proposed',
    talks,
    ({ table }) => (table.phase = { kind: 'pledge', country: 0, round: 1, to: 1, repay: 1 }),
  ],
  [
    'table.phase',
    'There is no such country',
    talks,
    ({ table }) => (table.phase = { kind: 'pledge', country: 0, round: 1, to: 7, repay: 1 }),
  ],
  ['table.phase', 'Expected another country in play', play(called, 'A attack B'), amount(0)],
  ['table.phase', 'Expected another country in play', play(called, 'A attack B'), amount(9)],
  ['table.phase', 'A country without points', play(called, 'A attack B'), ({ table }) => (table.ranges[0]!.lo = 0)],
  [
    'table.phase',
    'Expected no alliance between the attacker and the target',
    play(called, 'A pass', 'B attack C'),
    amount(3, 1),
  ],
  [
    'table.phase',
    'This country takes no part',
    aid,
    ({ table }) => (table.phase.kind === 'aid' ? (table.phase.country = 0) : 0),
  ],
  [
    'table.phase',
    'Expected two countries in play as the sides of the battle',
    aid,
    battle((each) => (each.defender = 0)),
  ],
  [
    'table.phase',
    'The alliance of the two sides must have ended',
    aid,
    ({ table }) => (table.alliances[0]!.members = [0, 1]),
  ],
  [
    'table.phase',
    'Expected countries that are in play and are not',
    answer,
    battle((each) => (each.loans[0]!.country = 0)),
  ],
  ['table.phase', 'Expected countries that are in play and are not', answer, battle((each) => each.barred.push(3, 3))],
  ['table.phase', 'The list contains a country that has not pledged', answer, battle((each) => each.called.push(2))],
  ['table.phase', 'A loan needs at least one point', answer, battle((each) => (each.loans[0]!.free = 0))],
  ['table.phase', 'A country that has left the battle', answer, battle((each) => each.barred.push(2))],
  ['table.phase', 'An ally of the defender', attacker, battle((each) => (each.loans[1]!.side = 'attacker'))],
  ['table.phase', 'No pledge of this country', answer, battle((each) => (each.loans[0]!.pledged = 1))],
  ['table.phase', 'The loan is greater than the pledge', attacker, battle((each) => (each.loans[1]!.pledged = 2))],
  [
    'table.phase',
    'The stake has been shown, so its public range must contain one number',
    answer,
    battle((each) => (each.shown = true)),
  ],
  [
    'table.phase',
    'The attacker cannot answer or get loans',
    answer,
    battle((each) => (each.loans[0]!.side = 'attacker')),
  ],
  [
    'table.phase',
    'Expected the defender to have fewer points than the first attack',
    answer,
    battle((each) => (each.own = 5)),
  ],
  ['table.phase', 'A winner has left the war or has conceded', over, ({ table }) => (table.status[0] = 'conceded')],
  [
    'table.phase.outcome.winner',
    'Expected a player',
    over,
    outcome((each) => (each.kind === 'win' ? (each.winner = 'X') : 0)),
  ],
  [
    'table.phase.outcome.scores',
    'Expected a score for each',
    over,
    outcome((each) => delete (each.scores as Record<string, number>)['A']),
  ],
];

describe('an untrusted state', () => {
  it.each(CASES)('%s: %s', (path, reason, state, edit) => {
    expect(() => edited(state, () => undefined)).not.toThrow();
    const issue = faultOf(() => edited(state, (json) => edit(json)));
    expect(`${issue.path}: ${issue.reason}`).toContain(`${path}: ${reason}`);
  });

  it('can have a loan with as many voluntary points as pledged points', () => {
    const lent = play(called, 'A attack-with B 6', 'C decline', 'D lend 1', 'B call D');

    expect(battleOf(lent)?.loans).toMatchObject([{ free: 1, pledged: 1 }]);
    expect(() => edited(lent, () => undefined)).not.toThrow();
  });

  it('that is accepted after any change is played to its end, and so is every world sampled from it', () => {
    const seen = { passed: 0, refused: 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), fc.nat(80), (options, seed, length) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        for (let count = 0; count < length && actorOf(state) !== 'nobody'; count++) {
          state = game.applyAction(state, anyAction(state, rng));
        }
        for (let tries = 0; tries < 12; tries++) {
          const json: unknown = JSON.parse(JSON.stringify(state));
          for (let changes = 0; changes <= rng.int(2); changes++) mutate(json, rng);
          const changed = parsed(json);
          seen[changed === undefined ? 'refused' : 'passed']++;
          if (changed === undefined) continue;
          playOut(changed, rng);
          const viewer = sample([...game.players(changed), 'spectator'], rng);
          const world = game.sampleState(game.view(changed, viewer), rng);
          playOut(game.parseState(JSON.parse(JSON.stringify(world))), rng);
        }
      }),
      { numRuns: times(250) },
    );

    if (IS_THOROUGH) expect(seen.passed).toBeGreaterThan(300);
    if (IS_THOROUGH) expect(seen.refused).toBeGreaterThan(1000);
  });
});

describe('an untrusted action', () => {
  it('is played, refused by a rule, or malformed', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), fc.jsonValue(), (options, seed, junk) => {
        const rng = createRng(seed);
        const state = game.setup(options);
        const json: unknown = JSON.parse(JSON.stringify(anyAction(state, rng)));
        mutate(json, rng);
        for (const action of [json, junk] as never[]) {
          const why = game.whyIllegal(state, action);
          try {
            game.applyAction(state, action);
            expect(why).toBeUndefined();
          } catch (error) {
            expect(error instanceof IllegalActionError || error instanceof MalformedError).toBe(true);
            expect(why).toBeDefined();
          }
        }
      }),
      { numRuns: times(500) },
    );
  });
});

describe('untrusted options', () => {
  it.each([
    [{ reportBand: -1 }, 'reportBand'],
    [{ reportBand: 1.5 }, 'reportBand'],
    [{ diplomacyRounds: 11 }, 'diplomacyRounds'],
    [{ conquest: 'all' }, 'conquest'],
    [{ maxRounds: 0 }, 'maxRounds'],
    [{ maxRounds: '5' }, 'maxRounds'],
    [{ rounds: 5 }, 'rounds'],
    [{ scenario: {} }, 'scenario.name'],
    [{ scenario: { ...scenario(), maxPoints: 0 } }, 'scenario.maxPoints'],
    [{ scenario: { ...scenario(), maxPoints: 2_000_000_000 } }, 'scenario.maxPoints'],
    [{ scenario: { ...scenario(), provenance: 'real' } }, 'scenario.provenance'],
    [{ scenario: { ...scenario(), secret: 1 } }, 'scenario.secret'],
  ])('like %j are refused with their path', (options, path) => {
    expect(faultOf(() => game.setup(options as Options)).path).toBe(path);
    expect(faultOf(() => game.parseOptions(options)).path).toBe(path);
  });

  it('are refused or start a match', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const json: unknown = JSON.parse(JSON.stringify(options));
        mutate(json, rng);
        try {
          playOut(game.setup(json as Options), rng);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedError);
        }
      }),
      { numRuns: times(300) },
    );
  });

  it('are copied: changing them later changes nothing', () => {
    const options = { scenario: scenario() };
    const state = game.setup(options);
    options.scenario.countries[0]!.points = 999;
    expect(state.secrets['A']).toEqual({ points: 5 });
  });
});

describe('a view', () => {
  it('is refused for an unknown viewer', () => {
    expect(faultOf(() => game.view(called, 'X')).path).toBe('viewer');
    expect(faultOf(() => game.view(called, 'chance')).path).toBe('viewer');
  });

  it('with more points than its viewer can have is refused', () => {
    const foreign = { ...game.view(called, 'A'), own: { points: 10_000 } };

    expect(faultOf(() => game.choices(foreign)).path).toBe('secrets.A.points');
    expect(game.choices({ ...foreign, own: { points: 9999 } }).size).toBe(4);
  });
});

function scenario() {
  const countries = [
    { name: 'A', points: 5 },
    { name: 'B', points: 5 },
  ];
  return { name: 'S', provenance: 'invented' as const, notes: '', countries };
}

function alliance(edit: (each: Json['table']['alliances'][number]) => unknown): (json: Json) => unknown {
  return ({ table }) => edit(table.alliances[0]!);
}

function proposal(from = 0, to = 1): (json: Json) => unknown {
  return ({ table }) => table.proposals.push({ from, to, repay: 1, pledge: 0 });
}

function amount(target: number, country = 0): (json: Json) => unknown {
  return ({ table }) => (table.phase = { kind: 'amount', country, target });
}

function battle(
  edit: (each: Extract<Json['table']['phase'], { kind: 'answer' }>['battle']) => unknown,
): (json: Json) => unknown {
  return ({ table: { phase } }) => (phase.kind === 'aid' || phase.kind === 'answer') && edit(phase.battle);
}

function outcome(
  edit: (each: Extract<Json['table']['phase'], { kind: 'over' }>['outcome']) => unknown,
): (json: Json) => unknown {
  return ({ table: { phase } }) => phase.kind === 'over' && edit(phase.outcome);
}

/** A state in which country B is defeated, so that its alliance with D has lapsed. */
function broken(): WorldState {
  return play(called, 'A attack-with B 6', 'C decline', 'D decline', 'B yield');
}

function parsed(json: unknown): WorldState | undefined {
  try {
    return game.parseState(json);
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedError);
    return undefined;
  }
}

function playOut(state: WorldState, rng: Rng): void {
  const fork = game.fork(state);
  for (let length = 0; fork.turn().kind !== 'over' && length < 20_000; length++) {
    const action = fork.randomAction(rng);
    expect(game.whyIllegal(state, action) === undefined || length > 0).toBe(true);
    fork.apply(action);
  }
  expect(fork.turn().kind).toBe('over');
  game.parseState(JSON.parse(JSON.stringify(fork.state)));
}

/** Changes a random value in plain data. */
function mutate(data: unknown, rng: Rng): void {
  if (typeof data !== 'object' || data === null) return;
  const keys = Object.keys(data);
  if (keys.length === 0) return;
  const key = sample(keys, rng);
  const holder = data as Record<string, unknown>;
  const value = holder[key];
  if (typeof value === 'object' && value !== null && rng.int(5) > 0) return mutate(value, rng);
  if (typeof value === 'number' && rng.int(4) > 0) {
    holder[key] = value + sample([-2, -1, 1, 2, 10], rng);
    return;
  }
  holder[key] = sample<unknown>([null, -1, 0, 1, 2, 3, 'in', 'out', 'conceded', true, false, [], {}, 'A', 1e9], rng);
}
