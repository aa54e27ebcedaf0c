/**
 * Checks that the testkit finds typical mistakes of game authors. With its default number of runs, a law must find each
 * mistake. The message must name the law, the problem, the line of play, the rule, and a way to fix the mistake.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { integer, listOf } from '../../src/core/fields.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { DecisionPhase, GameSpec } from '../../src/core/spec.ts';
import { checkGame, LawBrokenError, type LawName, type TestSubject } from '../../src/testkit/index.ts';
import { type HighCard, highCard, rulebook as highCardRules } from '../tiny-games/high-card.ts';
import { rulebook as sealedRules, type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument,
   @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access,
   @typescript-eslint/no-unsafe-return, @typescript-eslint/restrict-plus-operands --
   Most of these mistakes do not compile. Only authors who write JavaScript or cast types can make these mistakes. */
type Any = any;

interface Mistake {
  readonly what: string;
  readonly law: LawName;
  readonly subject: TestSubject<GameTypes>;
  /** A pattern that the message must match. */
  readonly says: RegExp;
  /** The maximum number of actions in the line of play. Default: 6. */
  readonly within?: number;
}

/** The game `highCard` with the given changes. */
function cards(changes: Any, more: object = {}): TestSubject<GameTypes> {
  return { game: defineGame({ ...highCard, ...changes } as GameSpec<HighCard>), rulebook: highCardRules, ...more };
}

function cardPhases(changes: Any): Any {
  return { phases: { ...highCard.phases, ...changes } };
}

/** The game `highCard` with a change of the rules of one action. */
function cardAction(type: 'keep' | 'discard', change: Any): TestSubject<GameTypes> {
  return cards({ actions: changedIn(highCard.actions, type, change) });
}

function sealed(changes: Any, more: object = {}): TestSubject<GameTypes> {
  const game = defineGame({ ...sealedNumbers, ...changes } as GameSpec<SealedNumbers>);
  return { game, rulebook: sealedRules, ...more };
}

function sealedAction(type: 'choose' | 'seal', change: Any): TestSubject<GameTypes> {
  return sealed({ actions: changedIn(sealedNumbers.actions, type, change) });
}

/** A copy of the actions in which one action is changed. The function `then` runs after the original effect. */
function changedIn(actions: Any, type: string, { then, ...rest }: Any): Any {
  const { apply } = actions[type];
  const both = (state: Any, fields: Any): void => {
    apply(state, fields);
    then?.(state, fields);
  };
  return { ...actions, [type]: { ...actions[type], apply: both, ...rest } };
}

/** The game `highCard` with open discards on the table. */
const open = ((): Any => {
  const cardList = v.array(v.string());
  const { discarded: _, ...secret } = highCard.declared.secret as Any;
  const none = { drawn: [], hand: [] };
  return {
    ...highCard,
    declared: { ...highCard.declared, secret, table: { ...highCard.declared.table, pile: cardList } },
    initialState: (options: Any) => {
      const begun: Any = highCard.initialState(options);
      return { ...begun, table: { ...begun.table, pile: [] }, secrets: { left: none, right: none } };
    },
    actions: {
      ...highCard.actions,
      discard: {
        apply({ table, own, log, player }: Any) {
          table.pile.push(...own.drawn.splice(0));
          table.mover = table.mover === 'left' ? 'right' : 'left';
          table.phase = { kind: 'draw' };
          log?.push({ type: 'discarded', rule: 'H-1', player });
        },
      },
    },
    issueInTable: undefined,
    issueIn: undefined,
    sampleHidden: ({ viewer, table, own }: Any, rng: Any) => {
      const seen = own === undefined ? [] : [...own.drawn, ...own.hand];
      const pool = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].filter((card) => !seen.includes(card));
      const deal = (count: number): Any => Array.from({ length: count }, () => pool.splice(rng.int(pool.length), 1)[0]);
      const secretOf = (seat: 'left' | 'right'): Any => {
        if (seat === viewer) return own;
        return {
          drawn: deal(table.phase.kind === 'decide' && table.mover === seat ? 1 : 0),
          hand: deal(table.handSizes[seat]),
        };
      };
      const secrets = { left: secretOf('left'), right: secretOf('right') };
      return { secrets, hidden: { deck: pool.slice(table.pile.length).sort() } };
    },
  };
})();

/**
 * The game `highCard` with an additional unlisted action, by which both players can concede. The function `then` runs
 * as an additional effect of conceding.
 */
function conceding(then?: (state: Any) => void, changes: object = {}): TestSubject<GameTypes> {
  const concede = {
    by: 'anybody',
    during: ['decide'],
    apply(state: Any) {
      const { table, secrets, player, log } = state;
      const { drawn, discarded } = secrets[table.mover];
      table.discardCounts[table.mover] += drawn.length;
      discarded.push(...drawn.splice(0));
      log?.push({ type: 'conceded', rule: 'H-3', player });
      endMatch(state, { kind: 'win', winner: player === 'left' ? 'right' : 'left', reason: 'conceded', rule: 'H-3' });
      then?.(state);
    },
    ...changes,
  };
  const { actions, endings } = highCard.declared;
  return cards({
    declared: {
      ...highCard.declared,
      actions: { ...actions, concede: {} },
      endings: { ...endings, conceded: 'H-3' },
    },
    actions: { ...highCard.actions, concede },
  });
}

/** The game `sealedNumbers` with a bulk action that chooses and seals a number. */
function sealingAtOnce(parts: (seat: Any, fields: Any) => unknown, fields: Any = { number: integer({ to: 3 }) }): Any {
  const { actions } = sealedNumbers.declared;
  return sealed({
    declared: { ...sealedNumbers.declared, actions: { ...actions, 'seal-at-once': fields } },
    actions: { ...sealedNumbers.actions, 'seal-at-once': { during: ['choose'], parts } },
  });
}

const decide = highCard.phases.decide as DecisionPhase<HighCard, 'decide'>;
const choose = sealedNumbers.phases.choose as Any;
let calls = 0;

const mistakes: readonly Mistake[] = [
  // Legal actions.
  {
    what: 'a turn of nobody',
    law: 'neverStalls',
    subject: cards(cardPhases({ decide: { ...decide, actor: () => undefined } })),
    says: /The actor of the phase "decide" is undefined, who is not a player/,
  },
  {
    what: 'a turn of somebody who is not a player',
    law: 'neverStalls',
    subject: sealed({ phases: { ...sealedNumbers.phases, choose: { ...choose, actors: () => ['dan'] } } }),
    says: /is dan, who is not a player/,
  },
  {
    what: 'a player called chance',
    law: 'neverStalls',
    subject: sealed({
      declared: { ...sealedNumbers.declared, player: v.string() },
      players: () => ['ada', 'bo', 'cy', 'chance'],
      initialState: () => {
        const begun: Any = (sealedNumbers.initialState as Any)({});
        return { ...begun, secrets: { ...begun.secrets, chance: { number: 0 } } };
      },
    }),
    says: /Do not name a player `chance`/,
  },
  {
    what: 'a phase that offers nothing and has no `ifNoChoice`',
    law: 'neverStalls',
    subject: cards(cardPhases({ draw: { ...highCard.phases.draw, rule: 'H-3', ifNoChoice: undefined } })),
    says: /: The phase "draw" offers nothing[^]*What to do: Offer an action in the phase "draw", or write `ifNoChoice`[^]*Rule H-3:/,
    within: 16,
  },
  {
    what: 'a player who is eliminated but still must act',
    law: 'neverStalls',
    subject: cards({ isEliminated: ({ table }: Any, player: string) => table.mover === player, turnRule: 'H-3' }),
    says: /: The phase "decide" has no `ifEliminated`[^]*What to do: Write `ifEliminated` in the phase "decide"[^]*Rule H-1:/,
  },
  {
    what: 'a phase that is skipped forever',
    law: 'neverStalls',
    subject: cards(cardPhases({ draw: { ...highCard.phases.draw, ifNoChoice: () => undefined } })),
    says: /skipped in an endless loop/,
    within: 16,
  },
  {
    what: 'choices without a legal action',
    law: 'listsWhatIsLegal',
    subject: cards(cardPhases({ decide: { ...decide, choices: (_: Any, offer: Any) => offer.one('discard') } })),
    says: /(left|right) keep is legal but not listed/,
  },
  {
    what: 'choices that offer an illegal action',
    law: 'listsWhatIsLegal',
    subject: cards(
      cardPhases({
        decide: {
          ...decide,
          choices: (_: Any, offer: Any) => {
            offer.one('keep');
            offer.one('discard');
          },
        },
      }),
    ),
    says: /keep is listed but illegal: \{"code":"hand-full"[^]*Rule H-2/,
    within: 10,
  },
  {
    what: 'choices that offer an action twice',
    law: 'listsWhatIsLegal',
    subject: sealed({
      phases: {
        ...sealedNumbers.phases,
        choose: {
          ...choose,
          choices: ({ own }: Any, offer: Any) => {
            for (const number of [1, 2, 3, 3]) if (own.number !== number) offer.one('choose', number);
            if (own.number !== 0) offer.one('seal');
          },
        },
      },
    }),
    says: /choose 3 is listed twice/,
  },
  {
    what: 'choices that offer a value outside of its range',
    law: 'listsWhatIsLegal',
    subject: sealed({
      phases: {
        ...sealedNumbers.phases,
        choose: {
          ...choose,
          choices: ({ own }: Any, offer: Any) => {
            for (const number of [0, 1, 2, 3]) if (own.number !== number) offer.one('choose', number);
            if (own.number !== 0) offer.one('seal');
          },
        },
      },
    }),
    says: /choose 0 is listed but illegal: \{"code":"malformed-action"/,
  },
  {
    what: 'a rule that throws an error instead of refusing an action',
    law: 'neverStalls',
    subject: cardAction('keep', {
      whyIllegal: ({ own }: Any) => (own.hands.length < 2 ? undefined : violation('hand-full', 'H-2')),
    }),
    says: /TypeError was thrown: .*\(.*mistakes\.test\.ts:\d+/,
  },
  {
    what: 'a violation code that is not in kebab-case',
    law: 'refusesWhatIsIllegal',
    subject: sealedAction('seal', {
      whyIllegal: ({ own }: Any) => (own.number === 0 ? violation('Choose first!', 'S-1') : undefined),
    }),
    says: /"Choose first!" is not in kebab-case[^]*Rule S-1/,
  },
  {
    what: 'a violation that cites an unknown rule',
    law: 'refusesWhatIsIllegal',
    subject: sealedAction('seal', {
      whyIllegal: ({ own }: Any) => (own.number === 0 ? violation('no-number', 'S-9') : undefined),
    }),
    says: /cites no rule[^]*Rule S-9: the rulebook has no rule/,
  },
  // Chance.
  {
    what: 'weights that are not whole numbers',
    law: 'weighsItsOutcomes',
    subject: cards(
      cardPhases({
        draw: {
          ...highCard.phases.draw,
          outcomes: ({ hidden }: Any, offer: Any) =>
            hidden.deck.forEach((card: Any) => offer.weighted(0.5, 'draw', card)),
        },
      }),
    ),
    says: /weight of "draw" but received 0\.5/,
  },
  {
    what: 'outcomes with the weight 0',
    law: 'weighsItsOutcomes',
    subject: {
      ...cards({}),
      game: {
        ...defineGame(highCard),
        chanceOutcomes: (state: Any) =>
          defineGame(highCard)
            .chanceOutcomes(state)
            .map((outcome) => ({ ...outcome, weight: 0 })),
      },
    },
    says: /The outcome chance draw c\d has the weight 0\./,
  },
  {
    what: 'an outcome that is offered twice',
    law: 'weighsItsOutcomes',
    subject: cards(
      cardPhases({
        draw: {
          ...highCard.phases.draw,
          outcomes: ({ hidden }: Any, offer: Any) =>
            [...hidden.deck, hidden.deck[0]].forEach((card: Any) => card !== undefined && offer.one('draw', card)),
        },
      }),
    ),
    says: /draw c1 is offered twice/,
  },
  {
    what: 'a random result without a random stream',
    law: 'isDeterministic',
    subject: sealedAction('seal', { then: ({ table }: Any) => void (table.points.ada += calls++ % 2) }),
    says: /two different results: .*points\.ada is \d+ and \d+/,
    within: 10,
  },
  // Purity and serialization.
  {
    what: 'a rule that changes the setup of the match',
    law: 'comesBackFromText',
    subject: cardAction('keep', { then: ({ setup }: Any) => void (setup.handLimit = 1) }),
    says: /Cannot assign to read only property 'handLimit'.*mistakes\.test\.ts:\d+/,
    within: 12,
  },
  {
    what: 'a value in the table that is not JSON',
    law: 'comesBackFromText',
    subject: cardAction('discard', { then: ({ table }: Any) => void (table.handSizes.left = NaN) }),
    says: /rejected as input: table\.handSizes\.left/,
  },
  {
    what: 'a part of the setup that is stored and changed',
    law: 'standsWhateverIsWritten',
    subject: cards({
      declared: {
        ...highCard.declared,
        setup: { ...highCard.declared.setup, limits: v.array(v.number()) },
        table: { ...highCard.declared.table, limits: v.array(v.number()) },
      },
      initialState: (options: Any) => {
        const begun: Any = highCard.initialState(options);
        return { ...begun, setup: { handLimit: 2, limits: [2] }, table: { ...begun.table, limits: [2] } };
      },
      actions: changedIn(highCard.actions, 'discard', {
        whyIllegal: ({ setup }: Any) => (setup.limits[0] > 2 ? violation('no', 'H-1') : undefined),
        then({ table, setup }: Any) {
          table.limits = setup.limits;
          table.limits[0] += 1;
        },
      }),
    }),
    says: /Cannot assign to read only property/,
  },
  {
    what: 'a change of the state that happens only if events are logged',
    law: 'citesItsRules',
    subject: cardAction('discard', {
      then: ({ table, log }: Any) => log && ((table.discardCounts.left += 0), (table.handSizes.left += 1)),
    }),
    says: /The state with logged events differs from the state without logged events: table\.handSizes\.left is \d and \d/,
  },
  {
    what: 'an event that cites an unknown rule',
    law: 'citesItsRules',
    subject: cardAction('discard', {
      then: ({ log }: Any) => log?.push({ type: 'kept', rule: 'H-9', player: 'left' }),
    }),
    says: /cites no rule[^]*Rule H-9: the rulebook has no rule/,
  },
  {
    what: 'an event without a type',
    law: 'citesItsRules',
    subject: cardAction('discard', { then: ({ log, player }: Any) => log?.push({ rule: 'H-1', player }) }),
    says: /The event .*"rule":"H-1".* has no type[^]*Rule H-1/,
  },
  {
    what: 'an event for a viewer who is not a player',
    law: 'citesItsRules',
    subject: cardAction('discard', {
      then: ({ log }: Any) => log?.push({ type: 'seen', rule: 'H-1', only: 'nobody', card: 'c1' }),
    }),
    says: /is for "nobody", who is not a player[^]*Rule H-1/,
  },
  {
    what: 'an unknown phase',
    law: 'neverStalls',
    subject: cardAction('keep', { then: ({ table }: Any) => void (table.phase = { kind: 'drwa' }) }),
    says: /Unknown phase "drwa"\. Expected one of draw, decide, over\./,
  },
  {
    what: 'a field that is not declared',
    law: 'forksAsItApplies',
    subject: cardAction('keep', { then: ({ table }: Any) => void (table.kept = 1) }),
    says: /Play has led to a state that the game rejects: table\.kept: Invalid key[^]*that is not declared/,
  },
  // Hidden information.
  {
    what: 'a sampler that deals public discards again',
    law: 'samplesLikeTheTruth',
    subject: { game: defineGame(open) },
    says: /world sampled for .* contains "c\d" [02] times[^]*Do not deal cards that are open/,
  },
  {
    what: 'a sampler that deals nothing although numbers are sealed',
    law: 'samplesLikeTheTruth',
    subject: sealed({
      sampleHidden({ viewer, own }: Any) {
        const secretOf = (name: string): Any => (name === viewer ? own : { number: 0 });
        return { secrets: { ada: secretOf('ada'), bo: secretOf('bo'), cy: secretOf('cy') }, hidden: {} };
      },
    }),
    says: /none equals the true state/,
  },
  {
    what: 'a sampler that changes the secret of the viewer',
    law: 'samplesWorldsThatFit',
    subject: sealed({
      sampleHidden: (_: Any, rng: Any) => {
        const secretOf = (): Any => ({ number: rng.int(4) });
        return { secrets: { ada: secretOf(), bo: secretOf(), cy: secretOf() }, hidden: {} };
      },
    }),
    says: /gives another view: own\.number[^]*The secret of the viewer must stay/,
  },
  {
    what: 'a sampler that loses the deck',
    law: 'samplesWorldsThatFit',
    subject: cards({
      sampleHidden: (view: Any, rng: Any) => ({ ...highCard.sampleHidden!(view, rng), hidden: { deck: [] } }),
    }),
    says: /is not a valid state: hidden: Expected each card of the pack in exactly one place/,
  },
  {
    what: 'a kept card that the table reveals',
    law: 'keepsSecrets',
    subject: cardAction('keep', {
      then: ({ table, own }: Any) => void (table.discardCounts.left = Number(own.hand.at(-1).slice(1))),
    }),
    says: /sees hidden information, but no event reveals it[^]*: table\.discardCounts\.left/,
    within: 8,
  },
  {
    what: 'a turn that depends on a secret',
    law: 'keepsSecrets',
    subject: sealed({
      phases: {
        ...sealedNumbers.phases,
        choose: {
          ...choose,
          actors: ({ table, secrets }: Any) =>
            ['ada', 'bo', 'cy'].filter((name) => !table.sealed[name] && secrets?.[name]?.number !== 3),
        },
      },
    }),
    says: /depends? on (hidden )?information|was thrown/,
    within: 12,
  },
  {
    what: 'an event that reveals a secret to all players',
    law: 'keepsWhatItTells',
    subject: sealedAction('choose', {
      apply({ own, player, log }: Any, { number }: Any) {
        own.number = number;
        log?.push({ type: 'chosen', rule: 'S-1', player, number });
      },
    }),
    says: /The event .*"chosen".* reveals number to \w+\. But the next state stores this information at secrets\.\w+\.number[^]*`only`[^]*Rule S-1/,
  },
  {
    what: 'a draw whose event reveals the card to all players',
    law: 'keepsWhatItTells',
    subject: cards({
      chance: {
        draw: {
          apply(state: Any, fields: Any) {
            const log: Any[] = [];
            (highCard.chance.draw as Any).apply(viaLog(state, log), fields);
            for (const { only: _, ...event } of log) state.log?.push(event);
          },
        },
      },
    }),
    says: /reveals card to \w+\. But the next state stores this information at secrets\.\w+\.drawn\.0, .*: ("\w+" with "\w+"[,.]\s){3}What/,
  },
  {
    what: 'simultaneous choices that the table reveals',
    law: 'takesSimultaneousActionsInAnyOrder',
    subject: sealedAction('choose', {
      then: ({ table, own, player }: Any) => void (table.points[player] = own.number),
    }),
    says: /can distinguish .* before the reveal: table\.points/,
  },
  {
    what: 'simultaneous choices whose order matters',
    law: 'takesSimultaneousActionsInAnyOrder',
    subject: sealedAction('seal', {
      then: ({ table, player }: Any) =>
        void (table.points[player] += Object.values(table.sealed).filter(Boolean).length),
    }),
    says: /The order of .* and .* matters: table\.points/,
    within: 12,
  },
  // Unlisted actions.
  {
    what: 'a concession that reveals all hands',
    law: 'keepsWhatItTells',
    subject: conceding(({ secrets, log }) =>
      log?.push({ type: 'shown', rule: 'H-1', hands: [[...secrets.left.hand], [...secrets.right.hand]] }),
    ),
    says: /The event .*"shown".* reveals hands to \w+\. But the next state stores this information at secrets\.\w+\.hand/,
    within: 8,
  },
  {
    what: 'a concession that cites an unknown rule',
    law: 'citesItsRules',
    subject: conceding(({ log }) => log?.push({ type: 'conceded', rule: 'F-99' })),
    says: /cites no rule[^]*Rule F-99: the rulebook has no rule[^]*Next: \w+ concede/,
  },
  {
    what: 'a concession that writes an unknown player',
    law: 'comesBackFromText',
    subject: conceding(({ table }) => void (table.mover = 'bridge')),
    says: /rejected as input: table\.mover/,
  },
  {
    what: 'a concession that writes a field that is not declared',
    law: 'forksAsItApplies',
    subject: conceding(({ table }) => void (table.ferry = 'bridge')),
    says: /Play has led to a state that the game rejects: table\.ferry/,
    within: 20,
  },
  {
    what: 'a concession with a winner who is not a player',
    law: 'comesBackFromText',
    subject: conceding(({ table }) => void (table.phase.outcome.winner = 'nobody')),
    says: /rejected as input: table\.phase\.outcome\.winner/,
  },
  {
    what: 'a concession for a reason that is not declared',
    law: 'comesBackFromText',
    subject: conceding(({ table }) => void (table.phase.outcome.reason = 'boredom')),
    says: /The game has no ending "boredom"/,
  },
  {
    what: 'a concession that does nothing',
    law: 'neverStalls',
    subject: conceding(undefined, { apply: () => undefined }),
    says: /\w+ concede is legal but has no effect[^]*Next: \w+ concede/,
  },
  ...(
    [
      ['of an unknown type', () => [{ type: 'frob' }]],
      ['that are strings', () => ['seal']],
      ['that are undefined', () => undefined],
      ['that contain the bulk action itself', (_: Any, { number }: Any) => [{ type: 'seal-at-once', number }]],
    ] as const
  ).map(([what, parts]): Mistake => ({
    what: `parts ${what}`,
    law: 'playsInParts',
    subject: sealingAtOnce(parts as Any),
    says: /`whyIllegal` of "seal-at-once", called for \w+ seal-at-once \d, threw: \w+Error[^]*`parts`/,
  })),
  {
    what: 'a part whose field is misspelt',
    law: 'playsInParts',
    subject: sealingAtOnce((_, { number }) => [{ type: 'choose', nubmer: number }]),
    says: /A part of \w+ seal-at-once \d is not a valid action: number/,
  },
  {
    what: 'parts of a bulk action with a list that are undefined',
    law: 'playsInParts',
    subject: sealingAtOnce(() => undefined, { numbers: listOf(integer({ to: 3 }), { from: 1, to: 4 }) }),
    says: /`whyIllegal` of "seal-at-once", called for .*, threw: TypeError/,
  },
  {
    what: 'parts that differ at each call',
    law: 'playsInParts',
    subject: sealingAtOnce(() => [{ type: 'choose', number: 1 + (calls++ % 3) }]),
    says: /The state after \w+ seal-at-once \d differs from the state after its parts/,
    within: 12,
  },
  // Untrusted input.
  {
    what: 'an `issueIn` that does not count cards',
    law: 'refusesWhatCannotBe',
    subject: cards({ issueIn: undefined }),
    says: /accepts a state in which "c\d" replaces "c\d" at (secrets|hidden)[^]*Write an `issueIn`/,
    within: 0,
  },
  {
    what: 'an `issueInTable` that does not check card counts',
    law: 'refusesWhatCannotBe',
    subject: cards({
      issueInTable: undefined,
      issueIn: ({ hidden }: Any) => (hidden.deck.length > 6 ? { path: '', reason: 'x' } : undefined),
      sampleHidden: strictDeal,
    }),
    says: /accepts a state in which/,
  },
  {
    what: 'a schema that accepts points below 0',
    law: 'refusesWhatCannotBe',
    subject: sealed({
      declared: {
        ...sealedNumbers.declared,
        table: { ...sealedNumbers.declared.table, points: v.record(v.string(), v.number()) },
      },
      actions: changedIn(sealedNumbers.actions, 'seal', {
        then({ table }: Any) {
          if (Object.values<number>(table.points).some((points) => points < 0)) throw new RangeError('Too few points.');
        },
      }),
    }),
    says: /A state with -1 instead of 0 at table\.points\.\w+ is accepted but cannot be played: RangeError: Too few/,
  },
  // Mistakes in the end of a match.
  {
    what: 'a match that never ends',
    law: 'comesToAnEnd',
    subject: cardAction('discard', {
      apply({ table, own, hidden }: Any) {
        hidden.deck.push(...own.drawn.splice(0));
        table.phase = { kind: 'draw' };
      },
    }),
    says: /A match has not ended after 10000 actions/,
    within: 20_000,
  },
  {
    what: 'a winner who is not a player',
    law: 'staysOver',
    subject: sealed({
      declared: { ...sealedNumbers.declared, player: v.string() },
      chance: {
        roll: { apply: (state: Any) => endMatch(state, { kind: 'win', winner: 'dan', reason: 'x', rule: 'S-3' }) },
      },
      phases: {
        ...sealedNumbers.phases,
        choose: { ...choose, ifNoChoice: ({ table }: Any) => void (table.phase = { kind: 'tie' }) },
      },
    }),
    says: /"winner":"dan".* has payoffs that add up to 0 instead of 1[^]*Rule S-3/,
    within: 60,
  },
  {
    what: 'an outcome without scores for all players',
    law: 'staysOver',
    subject: sealed({
      chance: {
        roll: {
          apply: (state: Any) =>
            endMatch(state, { kind: 'win', winner: 'ada', reason: 'points', rule: 'S-3', scores: { ada: 1 } }),
        },
      },
      phases: {
        ...sealedNumbers.phases,
        choose: { ...choose, ifNoChoice: ({ table }: Any) => void (table.phase = { kind: 'tie' }) },
      },
    }),
    says: /Expected a score for each of these players: ada, bo, cy/,
    within: 60,
  },
  {
    what: 'an outcome with a reason that is not declared',
    law: 'staysOver',
    subject: cards({ declared: { ...highCard.declared, endings: { exhaustion: 'H-3' } } }),
    says: /The game has no ending "points" by rule H-3[^]*Fix the outcome, `endings`[^]*Rule H-3: When the deck/,
    within: 60,
  },
  {
    what: 'an options arbitrary that the game refuses',
    law: 'neverStalls',
    subject: cards({}, { options: fc.constant({ target: 3 }) }),
    says: /The options \{"target":3\} are refused: target: [^]*Fix `options` of the subject/,
    within: 0,
  },
  {
    what: 'an event without a message in the catalogue',
    law: 'findsMessages',
    subject: cards(
      {},
      {
        messages: {
          describe: () => {
            throw new RangeError('The catalogue "fr" lacks events["kept"].');
          },
          label: ({ type }: Any) => type as string,
          refusal: () => 'You cannot do that.',
          phase: () => 'acting',
          picture: () => 'a table',
        },
      },
    ),
    says: /`messages\.describe` threw: RangeError: The catalogue "fr" lacks[^]*Fix the adapter/,
  },
  {
    what: 'a rule that writes a value that is not a number, which is reported first',
    law: 'comesBackFromText',
    subject: cardAction('discard', { then: ({ table }: Any) => void (table.handSizes.left = NaN) }),
    says: /What to do: Fix the rule that led to this state; or let the schema accept/,
  },
  {
    what: 'a sampler that throws an error',
    law: 'samplesWorldsThatFit',
    subject: cards({ sampleHidden: () => [][0]!['nothing'] }),
    says: /`sampleHidden`, called for left, threw: TypeError/,
  },
  {
    what: 'events without a sentence',
    law: 'findsMessages',
    subject: cards(
      {},
      {
        messages: {
          describe: ({ type }: Any) => (type === 'kept' ? '' : 'Something is done.'),
          label: ({ type }: Any) => type as string,
          refusal: () => 'You cannot do that.',
          phase: () => 'acting',
          picture: () => 'a table',
        },
      },
    ),
    says: /The message of .*"kept".* is "", which is not a sentence[^]*Rule H-1/,
  },
];

/** A copy of a draft that writes its events to another log. */
function viaLog(state: Any, log: unknown[]): Any {
  const { table, secrets, hidden, setup, step } = state;
  return { table, secrets, hidden, setup, step, log };
}

/** Deals the cards as `highCard` does, without checks of its own. */
function strictDeal(view: Any, rng: Any): Any {
  return highCard.sampleHidden!(view, rng);
}

function breachOf({ law, subject }: Mistake): LawBrokenError {
  try {
    checkGame(subject, { numRuns: 100 }, [law]);
  } catch (error) {
    if (error instanceof LawBrokenError) return error;
    throw error;
  }
  throw new Error('Nothing was found.');
}

describe('a mistake of an author', () => {
  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('is reported: %s', (_what, mistake) => {
    const { message, law, line } = breachOf(mistake);

    expect(law).toBe(mistake.law);
    expect(message).toMatch(mistake.says);
    expect(message).toMatch(new RegExp(`^(high-card|sealed-numbers) breaks the law "${law}": `));
    expect(message).toMatch(
      /\nWhat to do: [^]*\n(The law is broken at the start,|The shortest line of play found, \d+ actions? )/,
    );
    expect(line.length, message).toBeLessThanOrEqual(mistake.within ?? 6);
    for (const each of line) expect(subjectParses(mistake, each)).toBe(true);
    expect(message.length).toBeLessThan(4000);
  });

  it('is not reported if parts lead to the same state as the whole', () => {
    const subject = sealingAtOnce((_, { number }) => [{ type: 'choose', number }, { type: 'seal' }]);

    expect(() => checkGame(subject, { numRuns: 1 }, ['playsInParts'])).not.toThrow();
  });
});

function subjectParses({ subject }: Mistake, line: string): boolean {
  return subject.game.format(subject.game.parse(line)) === line;
}
