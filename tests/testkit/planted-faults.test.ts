/**
 * Plants faults in two tiny games: mistakes that the author of a game could make. `checkGame` must find each fault, and
 * report the law, the line of play and the cause.
 */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { violation } from '../../src/core/errors.ts';
import { integer, listOf } from '../../src/core/fields.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { coverageOf } from '../../src/testkit/coverage.ts';
import { checkGame, LawBrokenError, type TestSubject } from '../../src/testkit/index.ts';
import { highCard, rulebook as highCardRules } from '../tiny-games/high-card.ts';
import { rulebook as sealedRules, sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { IS_THOROUGH } from '../times.ts';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument,
   @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access,
   @typescript-eslint/no-unsafe-return, @typescript-eslint/restrict-plus-operands --
   Most of these faults do not compile. Only authors who write JavaScript can make these faults. */
type Any = any;

interface Fault {
  readonly what: string;
  /** Adds the fault to the rules, which are a copy that may be modified. */
  plant(spec: Any): void;
  /**
   * The law that must find the fault, or `defineGame` if this function must find it. The value is `undefined` if no law
   * finds the fault.
   */
  readonly law: string | undefined;
  /** A pattern that matches the cause in the message. */
  readonly cause: RegExp;
}

/** Changes the rules: after the effect of an action or a chance event, a function runs. */
function also(rules: Any, type: string, then: (state: Any, fields: Any) => void): void {
  const { apply } = rules[type];
  rules[type].apply = (state: Any, fields: Any): void => {
    apply(state, fields);
    then(state, fields);
  };
}

/** Changes the events that an action or a chance event logs. */
function relog(rules: Any, type: string, change: (event: Any, state: Any) => readonly unknown[]): void {
  const { apply } = rules[type];
  rules[type].apply = (state: Any, fields: Any): void => {
    const log: unknown[] = [];
    const { setup, table, secrets, hidden, player, own, phase } = state;
    apply({ setup, table, secrets, hidden, player, own, phase, log }, fields);
    state.log?.push(...log.flatMap((event) => change(event, state)));
  };
}

const SEATS = ['left', 'right'] as const;

const inHighCard: readonly Fault[] = [
  {
    what: 'a public event is logged only if a secret card is high',
    plant: ({ chance }) =>
      also(chance, 'draw', ({ table, log }, { card }) => {
        if (card > 'c4') log?.push({ type: 'smiled', rule: 'H-1', player: table.mover });
      }),
    law: 'keepsWhatItTells',
    cause:
      /The number of events "smiled" reveals information to \w+\. .* stores this information at secrets\.\w+\.drawn\.0/,
  },
  {
    what: 'the number of public events reveals a secret card',
    plant: ({ chance }) =>
      also(chance, 'draw', ({ log }, { card }) => {
        for (let count = 0; count < Number(card.slice(1)); count++) log?.push({ type: 'nodded', rule: 'H-1' });
      }),
    law: 'keepsWhatItTells',
    cause: /reveals .*secrets\.\w+\.drawn\.0/,
  },
  {
    what: 'the private event of a draw is public',
    plant: ({ chance }) => relog(chance, 'draw', ({ only: _, ...event }) => [event]),
    law: 'keepsWhatItTells',
    cause: /"type":"seen".* reveals card to/,
  },
  {
    what: 'worlds are dealt with Math.random',
    plant(spec) {
      const { sampleHidden } = spec;
      spec.sampleHidden = (view: Any) =>
        sampleHidden(view, { int: (most: number) => Math.floor(Math.random() * most) });
    },
    law: 'isDeterministic',
    cause: /`sampleHidden` deals two different worlds/,
  },
  {
    what: 'a discard is counted, but no event reports it',
    plant: ({ actions }) => relog(actions, 'discard', () => []),
    law: 'tellsWhatChanges',
    cause: /discard changes the table, but no public event shows the change: .*discardCounts\.\w+ is 0 and 1/,
  },
  {
    what: 'a kept card is logged only for its player',
    plant: ({ actions }) => relog(actions, 'keep', (event, { player }) => [{ ...event, only: player }]),
    law: 'tellsWhatChanges',
    cause: /keep changes the table/,
  },
  {
    what: 'an event contains a Map',
    plant: ({ actions }) => relog(actions, 'keep', (event) => [{ ...event, sizes: new Map([['left', 1]]) }]),
    // No law finds this fault. The Map becomes an empty record, and the author may have wanted an empty record.
    law: undefined,
    cause: /./,
  },
  {
    what: 'an event contains undefined',
    plant: ({ actions }) => relog(actions, 'discard', (event) => [{ ...event, card: undefined }]),
    law: 'givesFrozenJson',
    cause: /events\.0\.card is undefined/,
  },
  {
    what: 'an event contains a bigint',
    plant: ({ actions }) => relog(actions, 'discard', (event) => [{ ...event, cards: 1n }]),
    law: 'givesFrozenJson',
    cause: /events\.0\.cards is 1/,
  },
  {
    what: 'the hand limit is one too high',
    plant: ({ actions }) =>
      (actions.keep.whyIllegal = ({ setup, own }: Any) =>
        own.hand.length <= setup.handLimit ? undefined : violation('hand-full', 'H-2')),
    law: 'comesBackFromText',
    cause: /rejected as input: table\.handSizes/,
  },
  {
    what: 'whyIllegal reads another player’s secret',
    plant: ({ actions }) =>
      (actions.keep.whyIllegal = ({ secrets }: Any) =>
        secrets.right.hand.length < 2 ? undefined : violation('hand-full', 'H-2')),
    law: 'neverStalls',
    cause: /TypeError/,
  },
  {
    what: 'a drawn card stays in the deck',
    plant({ chance }) {
      also(chance, 'draw', ({ hidden }, { card }) => hidden.deck.push(card));
    },
    law: 'isDeterministic',
    cause: /There is no \w+ in the deck/,
  },
  {
    what: 'worlds are dealt from the whole pack',
    plant(spec) {
      const { sampleHidden } = spec;
      spec.sampleHidden = (view: Any, rng: Any) => {
        const world = sampleHidden(view, rng);
        for (const seat of SEATS) if (seat !== view.viewer) world.secrets[seat].hand.fill('c1');
        return world;
      };
    },
    law: 'samplesWorldsThatFit',
    cause: /is not a valid state/,
  },
  {
    what: 'a world never has the highest card in the other hand',
    plant(spec) {
      const { sampleHidden } = spec;
      spec.sampleHidden = (view: Any, rng: Any) => {
        for (;;) {
          const world = sampleHidden(view, rng);
          const isOut = SEATS.some((seat) => seat !== view.viewer && world.secrets[seat].hand.includes('c6'));
          if (!isOut) return world;
        }
      };
    },
    law: 'samplesLikeTheTruth',
    cause: /none equals the true state/,
  },
  {
    what: 'nothing checks that each card is in only one place',
    plant: (spec) => delete spec.issueIn,
    law: 'refusesWhatCannotBe',
    cause: /occurs once too often[^]*Write an `issueIn`/,
  },
  {
    what: 'a player with two cards is out, but the match waits for them',
    plant: (spec) => (spec.isEliminated = ({ table }: Any, seat: 'left' | 'right') => table.handSizes[seat] === 2),
    law: 'neverStalls',
    cause: /has no `ifEliminated`/,
  },
  {
    what: 'the reason of the end is not declared',
    plant: (spec) => (spec.declared.endings = { tie: 'H-3' }),
    law: 'comesBackFromText',
    cause: /The game has no ending "points"/,
  },
  {
    what: 'a declared action is never offered',
    plant(spec) {
      spec.declared.actions.bluff = {};
      spec.actions.bluff = { during: ['over'], apply: () => undefined };
    },
    law: 'coverage',
    cause: /reached none of these: actions bluff/,
  },
  {
    what: 'a declared ending never occurs',
    plant: (spec) => (spec.declared.endings.resigned = 'H-3'),
    law: 'coverage',
    cause: /reached none of these: endings resigned/,
  },
  {
    what: 'whyIllegal is misspelt',
    plant({ actions }) {
      actions.keep.whyIlegal = actions.keep.whyIllegal;
      delete actions.keep.whyIllegal;
    },
    law: 'defineGame',
    cause: /Unknown name `whyIlegal` in the rules of "keep"/,
  },
  {
    what: 'two chance phases offer the same events',
    plant(spec) {
      spec.declared.phases.toss = {};
      spec.declared.chance.toss = { die: integer({ to: 6 }) };
      spec.phases.toss = { rule: 'H-1', stream: 'die' };
      spec.chance.toss = { apply: ({ table }: Any) => void (table.phase = { kind: 'draw' }) };
    },
    law: 'defineGame',
    cause: /Write `during` in the rules of "draw"/,
  },
];

const inSealedNumbers: readonly Fault[] = [
  {
    what: 'a secret number is revealed by the name of an event',
    plant: ({ actions }) =>
      relog(actions, 'choose', ({ only: _, number, ...event }) => [
        { ...event, chosen: ['one', 'two', 'three'][number - 1] },
      ]),
    law: 'keepsWhatItTells',
    cause: /reveals chosen to \w+\. .* stores this information at secrets\.\w+\.number/,
  },
  {
    what: 'the first player who seals scores',
    plant: ({ actions }) =>
      also(actions, 'seal', ({ table, player }) => {
        const sealed = Object.values(table.sealed).filter(Boolean).length;
        if (sealed === 1) table.points[player] += 1;
      }),
    law: 'takesSimultaneousActionsInAnyOrder',
    cause: /The order of .* matters/,
  },
  {
    what: 'the table shows whether a number is odd',
    plant: ({ actions }) =>
      also(actions, 'choose', ({ table, own, player }) => void (table.points[player] = own.number % 2)),
    law: 'tellsWhatChanges',
    cause: /points\.\w+ is 0 and 1/,
  },
  {
    what: 'a bulk action reads its list in a different order each time',
    plant(spec) {
      let calls = 0;
      spec.declared.actions['choose-all'] = { numbers: listOf(integer({ to: 3 }), { from: 1, to: 3 }) };
      spec.actions['choose-all'] = {
        parts: (_: Any, { numbers }: Any) =>
          (calls++ % 2 === 0 ? numbers : numbers.toReversed()).map((number: Any) => ({ type: 'choose', number })),
        during: ['choose'],
      };
    },
    law: 'neverStalls',
    cause: /a legal action is refused when it is played[^]*`parts`/,
  },
  {
    what: 'a bulk action misspells the field of its parts',
    plant(spec) {
      spec.declared.actions['choose-all'] = { numbers: listOf(integer({ to: 3 }), { from: 1, to: 3 }) };
      spec.actions['choose-all'] = {
        parts: (_: Any, { numbers }: Any) => numbers.map((value: Any) => ({ type: 'choose', value })),
        during: ['choose'],
      };
    },
    law: 'givesFrozenJson',
    cause: /number is undefined/,
  },
  {
    what: 'a count is kept outside the state',
    plant({ actions }) {
      let sealed = 0;
      also(actions, 'seal', ({ table }) => {
        sealed += 1;
        if (sealed % 7 === 0) table.points.ada += 1;
      });
    },
    law: 'isDeterministic',
    cause: /two different results|same action|differ/,
  },
  {
    what: 'the next round never begins',
    plant({ phases }) {
      const { ifNoChoice } = phases.choose;
      phases.choose.ifNoChoice = (state: Any) => {
        ifNoChoice(state);
        if (state.table.phase.kind === 'choose') state.table.round = 1;
      };
    },
    law: 'comesToAnEnd',
    cause: /has not ended after/,
  },
  {
    what: 'the die that decides a tie has a seventh side',
    plant(spec) {
      spec.phases.tie.outcomes = (_: Any, offer: Any) => offer.range('roll', 1, 7);
    },
    law: 'listsWhatIsLegal',
    cause: /roll 7 is listed but illegal/,
  },
];

const planted = [
  ...inHighCard.map((fault) => ({ ...fault, spec: highCard as Any, rulebook: highCardRules as Any })),
  ...inSealedNumbers.map((fault) => ({ ...fault, spec: sealedNumbers as Any, rulebook: sealedRules as Any })),
];

/** A copy of the rules with a fault. */
function faulty({ spec, plant }: (typeof planted)[number]): Any {
  const { declared, phases, actions, chance } = spec;
  const copy = (rules: Any): Any =>
    Object.fromEntries(Object.entries(rules).map(([key, each]: Any) => [key, { ...each }]));
  const changed = {
    ...spec,
    declared: Object.fromEntries(
      Object.entries(declared).map(([key, each]: Any) => [key, key === 'player' ? each : { ...each }]),
    ),
    phases: copy(phases),
    actions: copy(actions),
    chance: copy(chance),
  };
  plant(changed);
  return changed;
}

/** The error that `checkGame` reports, or `undefined` if it finds no fault. */
function noticed(
  fault: (typeof planted)[number],
): { law: string; message: string; line: readonly string[] } | undefined {
  try {
    const game = defineGame(faulty(fault)) as unknown as TestSubject<GameTypes>['game'];
    checkGame(
      { game, rulebook: fault.rulebook, matchLength: 500, coverage: { seconds: 1, least: 1 } },
      { numRuns: 25 },
    );
    return undefined;
  } catch (error) {
    if (error instanceof LawBrokenError) return error;
    if (error instanceof RangeError) return { law: 'defineGame', message: error.message, line: [] };
    throw error;
  }
}

const isDueQuickly = (_: unknown, index: number): boolean => IS_THOROUGH || index % 15 === 0;

describe('a planted defect', () => {
  it.each(planted.filter(isDueQuickly).map((fault) => [fault.what, fault] as const))('%s', (_, fault) => {
    const said = noticed(fault);

    expect(said?.law, said?.message).toBe(fault.law);
    if (said !== undefined) expect(said.message).toMatch(fault.cause);
    if (said?.law !== 'defineGame' && said?.law !== 'coverage' && said !== undefined) {
      const game = defineGame(faulty(fault));
      expect(said.line.map((line) => game.format(game.parse(line)))).toEqual(said.line);
      expect(said.message).toMatch(
        /What to do: [^]*\n(The law is broken at the start|The shortest line of play found)/,
      );
    }
  });

  it('is not found in a game that reaches all that it declares', () => {
    expect(coverageOf({ game: defineGame(highCard), coverage: { seconds: 20 } }).share).toBe(1);
  });

  it('takes its share of the coverage', () => {
    const declared = { ...highCard.declared, endings: { points: 'H-3', resigned: 'H-3' } };
    const game = defineGame({ ...highCard, declared } as typeof highCard);
    const parts = [Object.keys(game.phases), Object.keys(game.fields(game.setup())), game.endings].flat();

    expect(coverageOf({ game, coverage: { seconds: 20 } }).share).toBe(1 - 1 / parts.length);
  });

  it('is one of 29, of which at most one is not reported', () => {
    expect(planted).toHaveLength(29);
    expect(planted.filter(({ law }) => law === undefined).length).toBeLessThanOrEqual(1);
  });
});
