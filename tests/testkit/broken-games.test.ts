/** For each law, contains a game that breaks this law. The law must find the defect. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { IllegalActionError } from '../../src/core/errors.ts';
import { integer } from '../../src/core/fields.ts';
import type { CodedFork, Game, GameTypes, State } from '../../src/core/game.ts';
import { sample } from '../../src/core/random.ts';
import type {
  ActionRules,
  BulkRules,
  ChancePhase,
  DecisionDraft,
  DecisionPhase,
  GameSpec,
  ChoiceBuilder,
} from '../../src/core/spec.ts';
import { checkGame, LawBrokenError, type LawName, laws, type TestSubject } from '../../src/testkit/index.ts';
import { type HighCard, highCard, highCardWorlds, rulebook as highCardRules } from '../tiny-games/high-card.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { times } from '../times.ts';

type Any = TestSubject<GameTypes>;

const decide = highCard.phases.decide as DecisionPhase<HighCard, 'decide'>;
const cards = defineGame(highCard);
const sealed = defineGame(sealedNumbers);

/** The game `highCard`, in which some functions of the finished game are replaced. */
function cardsWith(changes: Partial<Game<HighCard>>, more: Partial<TestSubject<HighCard>> = {}): Any {
  return { game: { ...cards, ...changes }, rulebook: highCardRules, ...more } as unknown as Any;
}

/** The game `highCard`, in which some parts of the specification are replaced. */
function cardsRuledBy(changes: Partial<GameSpec<HighCard>>): Any {
  return { game: defineGame({ ...highCard, ...changes }), rulebook: highCardRules };
}

/** The game `highCard` with an additional effect of one action. */
function cardsPlaying(type: 'keep' | 'discard', more: (state: DecisionDraft<HighCard>) => void): Any {
  return cardsRuledBy({ actions: { ...highCard.actions, ...changed(highCard.actions, type, more) } });
}

/** The game `sealedNumbers` with an additional effect of one action. */
function sealedPlaying(type: 'choose' | 'seal', more: (state: DecisionDraft<SealedNumbers>) => void): Any {
  const actions = { ...sealedNumbers.actions, ...changed(sealedNumbers.actions, type, more) };
  return { game: defineGame({ ...sealedNumbers, actions }) };
}

/** The rules of one action, with an additional effect. */
function changed<Actions extends object>(
  actions: Actions,
  type: keyof Actions & string,
  more: (state: never) => void,
): Partial<Actions> {
  return Object.fromEntries([[type, after(actions[type] as object, more)]]) as Partial<Actions>;
}

function after<Rules extends object>(rules: Rules, more: (state: never) => void): Rules {
  const { apply } = rules as { apply?: (state: unknown, fields: unknown) => void };
  return {
    ...rules,
    apply(state: unknown, fields: unknown) {
      apply?.(state, fields);
      more(state as never);
    },
  };
}

function breachOf(subject: Any, law: LawName): LawBrokenError {
  try {
    checkGame(subject, {}, [law]);
  } catch (error) {
    if (error instanceof LawBrokenError) return error;
    throw error;
  }
  throw new Error('Nothing was found.');
}

const broken: Readonly<Record<LawName, Any>> = {
  leavesItsInputUntouched: cardsWith({
    step(state, action) {
      (action as { note?: string }).note = 'seen';
      return cards.step(state, cards.parseAction({ ...action, note: undefined }));
    },
  }),
  isDeterministic: cardsWith({
    step: (() => {
      let calls = 0;
      return (state, action) => ({ ...cards.step(state, action), events: new Array(calls++).fill(0) as never });
    })() satisfies Game<HighCard>['step'],
  }),
  givesFrozenJson: cardsWith({ applyAction: (state, action) => structuredClone(cards.applyAction(state, action)) }),
  comesBackFromText: cardsWith({ format: (action) => cards.format({ ...action, player: 'left' } as never) }),
  isOneText: cardsWith({
    applyAction: (state, action) => {
      const { table, ...others } = cards.applyAction(state, action);
      return { ...others, table };
    },
  }),
  // In this game, a discard logs no event.
  tellsWhatChanges: cardsRuledBy({
    actions: {
      ...highCard.actions,
      discard: {
        apply({ table, player, own }) {
          own.discarded.push(...own.drawn.splice(0));
          table.discardCounts[player] += 1;
          table.mover = player === 'left' ? 'right' : 'left';
          table.phase = { kind: 'draw' };
        },
      },
    },
  }),
  // In this game, `choices` omits the legal action `keep`.
  listsWhatIsLegal: cardsRuledBy({
    phases: {
      ...highCard.phases,
      decide: { ...decide, choices: (_seat: unknown, offer: ChoiceBuilder<'discard'>) => offer.one('discard') },
    },
  }),
  refusesWhatIsIllegal: cardsWith({
    applyAction: (state, action) =>
      cards.whyIllegal(state, action)?.code === 'not-your-turn' ? state : cards.applyAction(state, action),
  }),
  neverStalls: cardsWith({
    legalActions: ((state: State<HighCard>) => cards.legalActions(state)) as Game<HighCard>['legalActions'],
  }),
  choosesAtRandomWhatIsListed: cardsWith({
    randomAction: (state, rng) =>
      ({ type: 'keep', player: sample(['left', 'right'] as const, rng), hint: state.table.phase }) as never,
    format: (action) => JSON.stringify(action),
  }),
  takesSimultaneousActionsInAnyOrder: sealedPlaying('choose', (state) => {
    state.table.points[state.player] = Math.max(...Object.values(state.table.points)) + 1;
  }),
  weighsItsOutcomes: cardsRuledBy({
    phases: {
      ...highCard.phases,
      draw: {
        ...(highCard.phases.draw as ChancePhase<HighCard, 'draw'>),
        outcomes: ({ hidden }, offer) =>
          hidden.deck.forEach((card, index) => offer.weighted(index / 2 + 0.5, 'draw', card)),
      },
    },
  }),
  playsInParts: cardsWith({
    unlisted: ['discard'],
    expand: (_state, action) => [{ ...action, type: 'keep' } as never],
  }),
  playsAlikeFromSeedAndSupply: cardsWith({
    step(state, action) {
      const step = cards.step(state, action);
      return { ...step, actions: step.actions.slice(0, 1) };
    },
  }),
  codesItsChoices: cardsWith({
    codes(position) {
      const codes = cards.codes(position);
      return {
        ...codes,
        codeOf: (action) => codes.codeOf(action),
        actionOf: (code, player) => codes.actionOf(1 - code, player),
      };
    },
  }),
  forksAsItApplies: cardsWith({
    fork(state, settings) {
      const fork = cards.fork(state, settings);
      return {
        // The state of the fork never changes.
        state,
        turn: () => fork.turn(),
        view: (viewer) => fork.view(viewer),
        legalActions: (player) => fork.legalActions(player),
        choices: (player) => fork.choices(player),
        chanceOutcomes: () => fork.chanceOutcomes(),
        randomAction: (rng) => fork.randomAction(rng),
        apply: (action) => fork.apply(action),
        size: (player) => fork.size(player),
        codes: (into, player) => fork.codes(into, player),
        actionAt: (number, player) => fork.actionAt(number, player),
        play: (number, player) => fork.play(number, player),
        infoKey: (viewer) => fork.infoKey(viewer),
        playOut: (rng) => fork.playOut(rng),
        clone: () => fork.clone(),
      };
    },
  }),
  showsWhatIsOpen: cardsWith({
    whyIllegal: (position, action) => ('viewer' in position ? undefined : cards.whyIllegal(position, action)),
  }),
  showsNoDice: cardsWith({
    view: (state, viewer) => ({ ...cards.view(state, viewer), seed: (state.dice?.seed ?? '') as never }),
  }),
  samplesWorldsThatFit: cardsRuledBy({
    sampleHidden: (view, rng) => ({ ...highCard.sampleHidden!(view, rng), hidden: { deck: ['c9', 'c0'] } }),
  }),
  // When a player seals, the table reveals the chosen number without an event.
  keepsSecrets: sealedPlaying('seal', ({ table, own }) => void (table.points.ada += own.number)),
  samplesFairly: cardsWith(
    {
      sampleState(view, rng) {
        const worlds = highCardWorlds(view);
        return worlds[Math.min(rng.int(worlds.length), rng.int(worlds.length))] as State<HighCard>;
      },
    },
    { worlds: highCardWorlds },
  ),
  samplesLikeTheTruth: cardsRuledBy({
    // This sampler always puts the unseen cards in sorted order.
    sampleHidden: (view) => highCard.sampleHidden!(view, { int: () => 0 }),
  }),
  refusesWhatCannotBe: cardsRuledBy({ issueIn: () => undefined }),
  keepsWhatItTells: sealedPlaying('choose', ({ player, own, log }) =>
    log?.push({ type: 'ended', rule: 'S-3', winner: player, told: own.number } as never),
  ),
  standsWhateverIsWritten: cardsWith({
    fork(state, settings) {
      return Object.defineProperty(cards.fork(state, settings), 'state', { get: () => structuredClone(state) });
    },
  }),
  citesItsRules: cardsPlaying('discard', ({ log }) =>
    log?.push({ type: 'kept', rule: 'H-9' as never, player: 'left' }),
  ),
  findsMessages: cardsWith(
    {},
    {
      messages: {
        describe: () => '',
        label: () => 'Act',
        refusal: () => 'No.',
        phase: () => 'acting',
        picture: () => 'a table',
      },
    },
  ),
  comesToAnEnd: cardsRuledBy({
    actions: {
      ...highCard.actions,
      discard: {
        apply({ table, own, hidden }) {
          hidden.deck.push(...own.drawn.splice(0));
          table.phase = { kind: 'draw' };
        },
      },
    },
  }),
  staysOver: cardsWith({
    fork(state, settings) {
      const fork = cards.fork(state, settings);
      fork.turn = () => ({
        kind: 'over',
        outcome: { kind: 'win', winner: 'left', reason: 'points', rule: 'H-9' as never },
      });
      return fork;
    },
  }),
};

describe('the laws of the kit', () => {
  it.each(Object.entries(broken) as [LawName, Any][])('%s reports a broken game', (name, subject) => {
    const law = laws[name](subject);

    const details = fc.check(law, { numRuns: times(200), endOnFailure: true });

    expect(details.failed).toBe(true);
    expect(details.errorInstance).toBeInstanceOf(LawBrokenError);
  });

  it('hold for the two tiny games if nothing is broken', () => {
    expect(() => checkGame({ game: cards, worlds: highCardWorlds }, { numRuns: times(10) })).not.toThrow();
    expect(() => checkGame({ game: sealed }, { numRuns: times(10) })).not.toThrow();
  });

  it('reduce a failure to a short match in the notation of the game', () => {
    const details = fc.check(laws.takesSimultaneousActionsInAnyOrder(broken.takesSimultaneousActionsInAnyOrder));

    const lines = (details.errorInstance as Error).message.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.length).toBeLessThan(3);
    for (const line of lines) expect(sealed.parse(line).type).toBe('choose');
  });
});

describe('a setup that is not frozen', () => {
  const thawed = <Handed extends object>(handed: Handed): Handed => ({ ...handed, setup: { handLimit: 2 } });
  const forking = (change: (fork: CodedFork<HighCard>) => object): Any =>
    cardsWith({ fork: (state, settings) => given(cards.fork(state, settings), change) });
  const given = (fork: CodedFork<HighCard>, change: (fork: CodedFork<HighCard>) => object): CodedFork<HighCard> =>
    new Proxy(fork, {
      get(_, key) {
        const changes = change(fork);
        if (key in changes) return (changes as Record<PropertyKey, unknown>)[key];
        const value = fork[key as keyof CodedFork<HighCard>];
        return typeof value === 'function' ? value.bind(fork) : value;
      },
    });

  it.each<[string, Any]>([
    ['the state of a fork', forking((fork) => ({ state: thawed(fork.state) }))],
    [
      'the state of a clone of a fork',
      forking((fork) => ({ clone: () => given(fork.clone(), (clone) => ({ state: thawed(clone.state) })) })),
    ],
    [
      'the state of a fork with dice',
      cardsWith({
        fork: (state, settings) =>
          given(cards.fork(state, settings), (fork) => (settings === undefined ? { state: thawed(fork.state) } : {})),
      }),
    ],
    ['the view of left', cardsWith({ view: (state, viewer) => thawed(cards.view(state, viewer)) })],
    ['the view of left from a fork', forking((fork) => ({ view: (viewer: 'left') => thawed(fork.view(viewer)) }))],
    ['a world sampled for left', cardsWith({ sampleState: (view, rng) => thawed(cards.sampleState(view, rng)) })],
  ])('is reported in %s', (where, subject) => {
    const { message } = breachOf(subject, 'standsWhateverIsWritten');

    expect(message).toContain(`\`setup\` of ${where} is not frozen`);
    expect(message).toContain('The law is broken at the start');
  });
});

describe('unfair random actions', () => {
  it('that favour one of the legal actions are reported', () => {
    const subject = cardsWith({
      randomAction(state, rng) {
        const [first] = cards.legalActions(state);
        return rng.int(3) === 0 && first !== undefined ? first : cards.randomAction(state, rng);
      },
    });

    expect(
      fc.check(laws.choosesAtRandomWhatIsListed(subject), { numRuns: times(200), endOnFailure: true }).failed,
    ).toBe(true);
  });
});

/** Removes the phases that are `undefined` from a spec. */
function withoutAbsent({ phases, ...spec }: { readonly phases: object }): never {
  const present = Object.entries(phases).filter(([, phase]) => phase !== undefined);
  return { ...spec, phases: Object.fromEntries(present) } as never;
}

describe('a broken game', () => {
  it('cannot be created if an action and a chance event have the same name', () => {
    const declared = { ...highCard.declared, actions: { ...highCard.declared.actions, draw: {} } };

    const actions = { ...highCard.actions, draw: highCard.actions.discard };

    expect(() => defineGame({ ...highCard, declared, actions })).toThrow('the same type');
  });

  it.each<[string, object, string]>([
    ['spec', { onStrat: () => undefined }, 'Unknown name `onStrat` in the spec. Expected one of id, title, '],
    [
      'declaration',
      { declared: { ...highCard.declared, secrets: {} } },
      'name `secrets` in the declaration. Expected one of player, ',
    ],
    [
      'phases',
      { phases: { ...highCard.phases, decide: undefined, Decide: decide } },
      'name `decide` in the declared phases',
    ],
    [
      'phase',
      { phases: { ...highCard.phases, decide: { ...decide, actr: () => 'left' } } },
      'name `actr` in the phase',
    ],
    [
      'action',
      { actions: { ...highCard.actions, keep: { whyIlegal: () => undefined } } },
      'name `whyIlegal` in the rules',
    ],
    [
      'during',
      { actions: { ...highCard.actions, keep: { during: ['decid'] } } },
      'name `decid` in the phases of "keep"',
    ],
  ])('cannot be created if a key is misspelt: %s', (_, changes, message) => {
    expect(() => defineGame(withoutAbsent({ ...highCard, ...changes }))).toThrow(message);
  });

  it.each(['actions', 'chance'])('cannot be created without rules: %s', (key) => {
    expect(() => defineGame(withoutAbsent({ ...highCard, [key]: undefined }))).toThrow(`The spec needs "${key}"`);
  });

  it('cannot be created if two chance phases would offer the same events', () => {
    const declared = {
      ...highCard.declared,
      chance: { ...highCard.declared.chance, roll: { die: integer({ to: 6 }) } },
    };
    const { draw } = highCard.chance;
    const made = (draw: object, phase: object): unknown =>
      defineGame({
        ...highCard,
        declared: { ...declared, phases: { ...declared.phases, roll: {} } },
        phases: { ...highCard.phases, roll: { rule: 'H-1', stream: 'die', ...phase } },
        chance: { draw, roll: { during: ['roll'], apply: () => undefined } },
      } as never);

    expect(() => made(draw, {})).toThrow('Write `during` in the rules of "draw", or `outcomes` in the phase.');
    expect(made({ ...draw, during: ['draw'] }, {})).toBeDefined();
    expect(made(draw, { outcomes: () => undefined })).toBeDefined();
  });

  it('is reported if it skips a phase because of a secret', () => {
    const subject = cardsRuledBy({
      phases: {
        ...highCard.phases,
        // The phase skips a player who has drawn a low card.
        decide: {
          ...decide,
          choices: ({ own }: { own: HighCard['secret'] }, offer: ChoiceBuilder<'keep' | 'discard'>) => {
            if (own.drawn[0]! > 'c3') offer.one('discard');
            if (own.drawn[0]! > 'c3' && own.hand.length < 2) offer.one('keep');
          },
          ifNoChoice({ table, secrets }) {
            secrets[table.mover].discarded.push(...secrets[table.mover].drawn.splice(0));
            table.discardCounts[table.mover] += 1;
            table.mover = table.mover === 'left' ? 'right' : 'left';
            table.phase = { kind: 'draw' };
          },
        },
      },
    });

    const details = fc.check(laws.keepsSecrets(subject), { numRuns: times(200), endOnFailure: true });

    expect(details.errorInstance).toBeInstanceOf(LawBrokenError);
  });

  it('does not compile with a wrong name of a field or a phase, without a phase, or with a bulk action that has no parts', () => {
    const steps: GameSpec<HighCard>['phases'] = highCard.phases;
    const { decide: _, ...fewer } = steps;
    // @ts-expect-error The phase `decide` is missing.
    const missing: GameSpec<HighCard>['phases'] = fewer;
    // @ts-expect-error The phase `decided` does not exist.
    const elsewhere: ActionRules<HighCard, 'keep', 'decided'> = { during: ['decided'], apply: () => undefined };
    // @ts-expect-error An action must name its phases.
    const anywhere: ActionRules<HighCard, 'keep', 'decide'> = { apply: () => undefined };
    const misspelt: ActionRules<SealedNumbers, 'choose'> = {
      // @ts-expect-error The name of the field is `number`.
      whyIllegal: (_seat, { nubmer }) => (nubmer === 1 ? undefined : undefined),
      apply: () => undefined,
    };
    const bulk: BulkRules<SealedNumbers, 'seal'> = {
      parts: () => [{ type: 'choose', number: 1 }],
      // @ts-expect-error A bulk action has no `apply`.
      apply: () => undefined,
    };
    const wrongPart: BulkRules<SealedNumbers, 'seal'> = {
      // @ts-expect-error A part must be an action of the game with the correct names of fields.
      parts: () => [{ type: 'choose', nubmer: 1 }],
    };

    expect([missing, elsewhere, anywhere, misspelt, bulk, wrongPart]).toHaveLength(6);
  });

  it('is refused by its own error, not by a law', () => {
    expect(() => cards.applyAction(cards.setup(), { type: 'keep', player: 'left' })).toThrow(IllegalActionError);
  });
});
