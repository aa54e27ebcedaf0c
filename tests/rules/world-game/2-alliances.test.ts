import { describe, expect, it } from 'vitest';
import { treatyReport, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { actorOf, allPoints, legalLines, play, refusalOf, sentencesOf, war } from '../../games/world-game/play.ts';

const begun = war({ A: 30, B: 20, C: 10 }, { diplomacyRounds: 2, alliesMost: null });

/** The countries to which the country to act can propose an alliance. */
const targets = (state: typeof begun): readonly string[] => [
  ...new Set(legalLines(state).flatMap((line) => /propose (\w)/.exec(line)?.[1] ?? [])),
];

describe('[WG-2.1] diplomacy', () => {
  it('asks the countries in calling order, round after round', () => {
    const asked: string[] = [];
    let state = begun;
    while (state.table.phase.kind === 'diplomacy') {
      asked.push(actorOf(state));
      state = play(state, `${actorOf(state)} ready`);
    }

    expect(asked).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
    expect(state.table).toMatchObject({ round: 1, phase: { kind: 'call', country: 0 } });
  });

  it('lets a country propose to each with which it has neither an alliance nor an open proposal', () => {
    const proposed = play(begun, 'A propose-alliance B 2 5');
    expect(targets(begun)).toEqual(['B', 'C']);
    expect(targets(proposed)).toEqual(['C']);
    // Country B has not answered, so A and B still have an open proposal.
    expect(targets(play(proposed, 'A ready'))).toEqual(['C']);
    expect(targets(play(proposed, 'A ready', 'B refuse A'))).toEqual(['A', 'C']);
    expect(targets(play(proposed, 'A ready', 'B sign A'))).toEqual(['C']);
  });

  it('lets a proposal wait for the next round, and lapse at the end', () => {
    const waiting = play(begun, 'A ready', 'B ready', 'C propose-alliance A 1 0', 'C ready');
    expect(legalLines(waiting)).toContain('A sign C');

    const lapsed = play(waiting, 'A ready', 'B ready');
    expect(sentencesOf(lapsed, 'C ready')).toContain('The proposal of C to A lapses without an answer.');
    expect(play(lapsed, 'C ready').table).toMatchObject({ proposals: [], alliances: [] });
  });

  it('is skipped if there are no rounds of diplomacy', () => {
    expect(war({ A: 1, B: 1 }, { diplomacyRounds: 0 }).table).toMatchObject({ round: 1, phase: { kind: 'call' } });
  });

  it('accepts a proposal as two actions or as one', () => {
    const bySteps = play(begun, 'A propose B 2', 'A set-pledge 7');

    expect(bySteps).toEqual(play(begun, 'A propose-alliance B 2 7'));
    expect(bySteps.table.proposals).toEqual([{ from: 0, to: 1, repay: 2, pledge: 7 }]);
    const signed = play(bySteps, 'A ready', 'B sign A');
    expect(signed.table.alliances).toMatchObject([{ members: [0, 1], repay: 2, pledge: 7, signed: 1 }]);
    expect(signed.table.proposals).toEqual([]);
  });
});

describe('[WG-2.2] terms', () => {
  it('allow every repayment from 1 to 10 and every pledge from 0 to all points of the country', () => {
    const lines = legalLines(begun).filter((line) => line.startsWith('A propose B'));
    expect(lines).toEqual(Array.from({ length: 10 }, (_, less) => `A propose B ${String(less + 1)}`));

    const pledges = legalLines(play(begun, 'A propose B 1'));
    expect(pledges).toHaveLength(31);
    expect(pledges[0]).toBe('A set-pledge 0');
    expect(pledges.at(-1)).toBe('A set-pledge 30');
  });

  it('cannot pledge more than the signer has, and each country’s own points decide', () => {
    const proposed = play(begun, 'A propose-alliance B 1 20', 'A propose-alliance C 1 20', 'A ready');
    expect(legalLines(proposed)).toContain('B sign A');
    const asked = play(proposed, 'B ready');
    expect(legalLines(asked)).not.toContain('C sign A');
    expect(legalLines(asked)).toContain('C refuse A');
    expect(refusalOf(asked, 'C sign A')).toMatchObject({ code: 'too-many-points', rule: 'WG-2.2' });
  });

  it('are possible for as many alliances of a country as the option allows, one by default', () => {
    const one = war({ A: 30, B: 20, C: 10, D: 10 }, { diplomacyRounds: 2 });
    expect(one.setup.alliesMost).toBe(1);
    const proposed = play(one, 'A propose-alliance B 1 0; A propose-alliance C 1 0; A ready; B sign A');
    expect(targets(proposed)).toEqual([]);
    expect(refusalOf(proposed, 'B propose C 1')).toMatchObject({ code: 'allies-enough', rule: 'WG-2.2' });
    // Country C can still refuse A's proposal.
    const asked = play(proposed, 'B ready');
    expect(legalLines(asked).filter((line) => !line.includes('propose'))).toEqual(['C refuse A', 'C ready']);
    expect(targets(asked)).toEqual(['D']);
    expect(refusalOf(asked, 'C sign A')).toMatchObject({ code: 'allies-enough', details: { country: 'A' } });
  });

  it('count the alliances of the scenario, which can be more, and can pledge up to maxPoints', () => {
    const alliances = [{ between: ['A', 'B'], pledge: 9999 } as const, { between: ['A', 'C'] } as const];
    const talks = war({ A: 30, B: 20, C: 10, D: 10 }, { diplomacyRounds: 1, alliesMost: 2 }, { alliances });
    expect([targets(talks), targets(play(talks, 'A ready'))]).toEqual([[], ['C', 'D']]);
  });

  it('apply to loans to an attacker, too', () => {
    const allied = war({ A: 10, B: 9, C: 8 }, {}, { alliances: [{ between: ['A', 'C'], repay: 3 }] });
    const lines = 'A attack-with B 10; C decline; B yield';
    expect(allPoints(play(allied, lines))).toEqual([19, 0, 8]);

    const stronger = war({ A: 10, B: 9, C: 8 }, {}, { alliances: [{ between: ['A', 'C'], repay: 3 }] });
    const helped = play(stronger, 'A attack-with B 10; C lend 2; B counter 0');
    // Country C has lent points to B, so C cannot lend points to A.
    expect(refusalOf(helped, 'C lend 1').code).toBe('lent-to-other-side');

    const points = { A: 10, B: 9, C: 8, D: 8 };
    const other = war(points, {}, { alliances: [{ between: ['A', 'C'], repay: 3 }] });
    const lent = 'A attack-with B 10; C decline; D lend 2; B counter 0; C lend 2; D decline; A counter 0';
    const ended = play(other, lent, 'C decline; D decline; B yield');
    expect(allPoints(ended)).toEqual([10 + 2 + 9 + 2 - 6, 0, 8 - 2 + 6, 6]);
  });

  it('are public', () => {
    const signed = play(begun, 'A propose-alliance B 2 7', 'A ready', 'B sign A');

    expect(game.view(signed, 'C').table.alliances).toEqual(signed.table.alliances);
    expect(game.view(signed, 'spectator').table.alliances).toEqual(signed.table.alliances);
  });
});

describe('[WG-2.3] a written alliance', () => {
  const allied = war(
    { A: 30, B: 20, C: 10 },
    {},
    {
      alliances: [
        { between: ['A', 'B'], pledge: 5 },
        { between: ['B', 'C'], pledge: 5 },
        { between: ['A', 'C'], pledge: 5 },
      ],
    },
  );

  it('becomes void for good when one ally attacks the other, before points are compared', () => {
    const announced = play(allied, 'A attack B');

    expect(sentencesOf(allied, 'A attack B')).toEqual(['A attacks B.', 'The alliance of A with B is now void.']);
    expect(announced.table.alliances[0]!.standing).toEqual({ kind: 'void', by: 0, since: 1 });
    expect(announced.table.alliances.slice(1).map(({ standing }) => standing.kind)).toEqual(['in-force', 'in-force']);
    // The attack fails at once, but the alliance stays void.
    expect(play(announced, 'A commit 20').table.alliances[0]!.standing.kind).toBe('void');
  });

  it('lapses when one ally is out of the war', () => {
    const ended = play(allied, 'A attack-with B 21', 'C decline', 'B yield');

    expect(ended.table.alliances.map(({ standing }) => standing)).toEqual([
      { kind: 'void', by: 0, since: 1 },
      { kind: 'lapsed', by: 1, since: 1 },
      { kind: 'in-force' },
    ]);
  });

  it('is reported as kept or broken, with the points lent and repaid under it', () => {
    const ended = play(allied, 'A attack-with B 21', 'C decline', 'B call C', 'B counter 0', 'C decline', 'A yield');
    const report = treatyReport(game.view(ended, 'spectator'));

    const none = { called: 0, lent: 0, owed: 0, repaid: 0 };
    expect(report.alliances).toEqual([
      {
        between: ['A', 'B'],
        repay: 1,
        pledge: 5,
        signed: 0,
        verdict: 'broken',
        brokenBy: 'A',
        since: 1,
        deeds: [none, none],
      },
      {
        between: ['B', 'C'],
        repay: 1,
        pledge: 5,
        signed: 0,
        verdict: 'kept',
        deeds: [
          { ...none, owed: 5, repaid: 5 },
          { ...none, called: 5, lent: 5 },
        ],
      },
      { between: ['A', 'C'], repay: 1, pledge: 5, signed: 0, verdict: 'kept', deeds: [none, none] },
    ]);
  });

  it('is reported in events at the end of the match', () => {
    const peace = play(allied, 'A pass', 'B pass');

    expect(sentencesOf(peace, 'C pass').slice(-3)).toEqual([
      'A and B kept their alliance.',
      'B and C kept their alliance.',
      'A and C kept their alliance.',
    ]);
  });
});

describe('[WG-2.4] promises in war', () => {
  const atWar = war({ A: 30, B: 20, C: 10, D: 5 });

  it('are notes that do not bind and do not end the turn', () => {
    const noted = play(atWar, 'A note "We want peace." B peace');

    expect(noted.table.notes).toEqual([
      { round: 1, by: 0, to: 1, promise: 'peace', text: 'We want peace.', verdict: 'open' },
    ]);
    expect(sentencesOf(atWar, 'A note Hello - -')).toEqual(['A records a note: “Hello”']);
    expect([actorOf(noted), legalLines(noted)]).toEqual(['A', legalLines(atWar)]);
    expect(game.view(noted, 'C').table.notes).toEqual(noted.table.notes);
    expect(play(noted, 'A attack B').table.notes[0]!.verdict).toBe('broken');
  });

  it('do not create an alliance', () => {
    expect(refusalOf(atWar, 'A propose B 1')).toMatchObject({ code: 'wrong-phase', rule: 'WG-3.1' });
    expect(refusalOf(begun, 'A note Hello - -')).toMatchObject({ code: 'wrong-phase', rule: 'WG-2.1' });
  });

  it('of peace are kept unless the country attacks, whatever other countries do', () => {
    const promised = play(atWar, 'A note x B peace', 'A attack C');
    expect(treatyReport(promised).promises.map(({ verdict }) => verdict)).toEqual(['kept']);
  });

  it('of aid are tested when the country that received them is attacked', () => {
    const promised = play(atWar, 'A note x B aid', 'A pass', 'B note x C aid', 'B pass', 'C note x B aid', 'C pass');
    const verdicts = (state: typeof atWar): readonly string[] =>
      treatyReport(state).promises.map((each) => each.verdict);
    expect(verdicts(promised)).toEqual(['untested', 'untested', 'untested']);

    const attacked = play(
      war({ A: 9, B: 9, C: 9, D: 30 }),
      'A note x C aid',
      'A pass',
      'B note x C aid',
      'B pass',
      'C pass',
    );
    const ended = play(attacked, 'D attack-with C 12', 'A lend 1', 'B decline', 'C yield');
    expect(verdicts(ended)).toEqual(['kept', 'broken']);
  });

  it('are limited to a hundred for each country', () => {
    const noted = Array.from({ length: 100 }).reduce<typeof atWar>((state) => play(state, 'A note x - -'), atWar);

    expect(refusalOf(noted, 'A note x - -').code).toBe('too-many-notes');
    expect(() => play(noted, 'A pass', 'B note x - -')).not.toThrow();
  });
});
