/** For each law of the kit a game that is broken on purpose: the law must find out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { IllegalActionError } from '../../src/core/errors.ts';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { pick } from '../../src/core/random.ts';
import type { GameSpec } from '../../src/core/spec.ts';
import { checkGame, LawBrokenError, type LawName, laws, type Subject } from '../../src/testkit/index.ts';
import { type HighCard, highCard, highCardWorlds } from '../tiny-games/high-card.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

type Any = Subject<GameTypes>;

const cards = defineGame(highCard);
const sealed = defineGame(sealedNumbers);

/** High card with some functions of the contract replaced. */
function cardsWith(changes: Partial<Game<HighCard>>, more: Partial<Subject<HighCard>> = {}): Any {
  return { game: { ...cards, ...changes }, ...more } as unknown as Any;
}

/** High card with some of its rules replaced. */
function cardsRuledBy(changes: Partial<GameSpec<HighCard>>): Any {
  return { game: defineGame({ ...highCard, ...changes }) } as unknown as Any;
}

/** Sealed numbers with some of its rules replaced. */
function sealedRuledBy(changes: Partial<GameSpec<SealedNumbers>>): Any {
  return { game: defineGame({ ...sealedNumbers, ...changes }) } as unknown as Any;
}

const broken: Readonly<Record<LawName, Any>> = {
  leavesItsInputUntouched: cardsWith({
    step(state, action) {
      (action as { note?: string }).note = 'seen';
      return cards.step(state, cards.parseAction({ ...action, note: undefined } as never) as never);
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
  listsWhatIsLegal: cardsWith({ legalActions: (state, player) => cards.legalActions(state, player).slice(0, 1) }),
  refusesWhatIsIllegal: cardsWith({
    applyAction: (state, action) =>
      cards.whyIllegal(state, action)?.code === 'not-your-turn' ? state : cards.applyAction(state, action),
  }),
  neverStalls: cardsWith({ legalActions: (state) => cards.legalActions(state) }),
  choosesAtRandomWhatIsListed: cardsWith({
    randomAction: (state, rng) =>
      ({ type: 'keep', player: pick(['left', 'right'] as const, rng), hint: state.table.step }) as never,
    format: (action) => JSON.stringify(action),
  }),
  takesSimultaneousActionsInAnyOrder: sealedRuledBy({
    actions: {
      ...sealedNumbers.actions,
      choose: {
        ...sealedNumbers.actions.choose,
        apply(state, action, log) {
          sealedNumbers.actions.choose.apply(state, action, log);
          state.table.winner = action.player;
        },
      },
    },
  }),
  weighsItsOutcomes: cardsRuledBy({
    outcomes: (state) => highCard.outcomes(state).map(({ action }, index) => ({ action, weight: index / 2 })),
  }),
  playsAlikeFromSeedAndSupply: cardsWith({
    step(state, action) {
      const step = cards.step(state, action);
      return { ...step, actions: step.actions.slice(0, 1) };
    },
  }),
  forksAsItApplies: cardsWith({
    fork(state, settings) {
      const fork = cards.fork(state, settings);
      return {
        // It never moves: its state stays that from which it was made.
        state,
        turn: () => fork.turn(),
        legalActions: (player) => fork.legalActions(player),
        chanceOutcomes: () => fork.chanceOutcomes(),
        randomAction: (rng) => fork.randomAction(rng),
        apply: (action) => fork.apply(action),
        clone: () => fork.clone(),
      };
    },
  }),
  showsWhatIsOpen: cardsWith({ viewActions: () => [] }),
  showsNoDice: cardsWith({
    view: (state, viewer) => ({ ...cards.view(state, viewer), seed: (state.dice?.seed ?? '') as never }),
  }),
  samplesWorldsThatFit: cardsRuledBy({
    sampleHidden: (view, rng) => ({ ...highCard.sampleHidden(view, rng), hidden: { deck: ['c9', 'c0'] } }),
  }),
  keepsSecrets: sealedRuledBy({
    actions: {
      ...sealedNumbers.actions,
      seal: {
        ...sealedNumbers.actions.seal,
        apply(state, action, log) {
          sealedNumbers.actions.seal.apply(state, action, log);
          // The first to seal shows everybody what he has chosen, though no event says so.
          if (state.table.ending === 'none') state.table.points.ada += state.secrets[action.player].number;
        },
      },
    },
  }),
  samplesFairly: cardsWith(
    {
      sampleWorld(view, rng) {
        const worlds = highCardWorlds(view);
        return worlds[Math.min(rng.int(worlds.length), rng.int(worlds.length))] as State<HighCard>;
      },
    },
    { worlds: highCardWorlds },
  ),
  citesItsRules: cardsRuledBy({ describe: () => '' }),
  comesToAnEnd: cardsRuledBy({
    actions: {
      ...highCard.actions,
      discard: {
        ...highCard.actions.discard,
        apply(state, { player }) {
          const own = state.secrets[player];
          state.hidden.deck.push(...own.drawn.splice(0));
          state.table.step = 'draw';
        },
      },
    },
  }),
  staysOver: cardsRuledBy({
    turn: (position) => {
      const turn = highCard.turn(position);
      return turn.kind === 'over' ? { kind: 'over', outcome: { ...turn.outcome, rule: 'H-9' as never } } : turn;
    },
  }),
};

describe('the laws of the kit', () => {
  it.each(Object.entries(broken) as [LawName, Any][])('%s finds a game that is broken', (name, subject) => {
    const law = laws[name](subject);

    const details = fc.check(law, { numRuns: 200, endOnFailure: true });

    expect(details.failed).toBe(true);
    expect(details.errorInstance).toBeInstanceOf(LawBrokenError);
  });

  it('hold for the two tiny games when nothing is broken', () => {
    expect(() => checkGame({ game: cards, worlds: highCardWorlds }, { numRuns: 10 })).not.toThrow();
    expect(() => checkGame({ game: sealed }, { numRuns: 10 })).not.toThrow();
  });

  it('shrink a failure to a short match in the notation of the game', () => {
    const details = fc.check(laws.takesSimultaneousActionsInAnyOrder(broken.takesSimultaneousActionsInAnyOrder));

    const lines = String((details.errorInstance as Error).message)
      .split('\n')
      .filter((line) => line.startsWith('  '));
    expect(lines.length).toBeLessThan(3);
    for (const line of lines) expect(sealed.parse(line).type).toBe('choose');
  });
});

describe('random actions', () => {
  it('that favour one of the legal ones are found out', () => {
    const subject = cardsWith({
      randomAction(state, rng) {
        const [first] = cards.legalActions(state);
        return rng.int(3) === 0 && first !== undefined ? first : cards.randomAction(state, rng);
      },
    });

    expect(fc.check(laws.choosesAtRandomWhatIsListed(subject), { numRuns: 200, endOnFailure: true }).failed).toBe(true);
  });
});

describe('a broken game', () => {
  it('is not made if an action and a chance event have one name', () => {
    const actions = { ...highCard.actions, draw: highCard.actions.keep };

    expect(() => defineGame({ ...highCard, actions } as never)).toThrow(RangeError);
  });

  it('is refused by its own error, not by a law', () => {
    expect(() => cards.applyAction(cards.setup(), { type: 'keep', player: 'left' })).toThrow(IllegalActionError);
  });
});
