import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { IllegalActionError, violation } from '../../src/core/errors.ts';
import type { DecisionDraft } from '../../src/core/spec.ts';
import { upAgainstTheWall as uaw } from '../../src/games/up-against-the-wall/rules/index.ts';
import { createRoom, playServerAction } from '../../src/match/room.ts';
import { takeBack, forceTakeback, takebackBlocker } from '../../src/match/takeback.ts';
import { createMatch, pathTo, type Match, mainLine, getNode, playMove, currentState } from '../../src/match/tree.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { highCard, type HighCard } from '../tiny-games/high-card.ts';
import { sealedNumbers, type SealedNumbers } from '../tiny-games/sealed-numbers.ts';

const sealed = defineGame(sealedNumbers);

/** A line of the notation after which the administration draws a card. */
const DEPLOY = 'radicals deploy black-students 10';

function played<G extends GameTypes>(game: Game<G>, match: Match<G>, ...lines: readonly string[]): Match<G> {
  return lines.reduce((now, text) => playMove(game, now, game.parse(text)), match);
}

describe('a takeback', () => {
  it('is free if no player has learnt anything, and the tree keeps what was taken back', () => {
    const start = createMatch(uaw, { seed: 3 });
    const match = played(uaw, start, 'radicals end-cards');

    const back = takeBack(uaw, match, 'radicals');

    expect(currentState(back)).toBe(currentState(start));
    expect(back.nodes[1]).toEqual({ ...match.nodes[1], isTakenBack: true });
    expect(mainLine(back)).toHaveLength(1);
    // The same action can be played again and creates a new node.
    expect(played(uaw, back, 'radicals end-cards').nodes).toHaveLength(3);
  });

  it('is not free after chance was drawn, and the blocker contains the event', () => {
    const match = played(uaw, createMatch(uaw, { seed: 3 }), 'radicals end-cards', DEPLOY);

    expect(takebackBlocker(uaw, match, 'radicals')).toMatchObject({
      code: 'chance-drawn',
      event: { type: 'card-drawn' },
    });
    expect(() => takeBack(uaw, match, 'radicals')).toThrow(IllegalActionError);
  });

  it('reseeds the match after chance was drawn, so that known results do not come again', () => {
    const start = played(uaw, createMatch(uaw, { seed: 3 }), 'radicals end-cards');
    const match = played(uaw, start, DEPLOY);
    const cards = new Set<string>();
    for (let entropy = 0; entropy < 30; entropy++) {
      const back = forceTakeback(uaw, match, { player: 'radicals', entropy });

      expect({ ...currentState(back), dice: undefined }).toEqual({ ...currentState(start), dice: undefined });
      expect(currentState(back).dice).toEqual({ seed: entropy, streams: {} });
      const again = played(uaw, back, DEPLOY);
      cards.add(currentState(again).secrets.administration.hand[0]!);
      expect(pathTo(again)).toHaveLength(4);
    }
    expect(cards.size).toBeGreaterThan(5);
  });

  it('does not reseed the match if no chance was drawn', () => {
    const start = createMatch(uaw, { seed: 3 });

    const back = forceTakeback(uaw, played(uaw, start, 'radicals end-cards'), { player: 'radicals', entropy: 1 });

    expect(currentState(back)).toBe(currentState(start));
  });

  it('is not free if another player is to act, or if nothing was played', () => {
    const match = played(sealed, createMatch(sealed), 'ada choose 1', 'ada seal');

    expect(takebackBlocker(sealed, match, 'ada')?.code).toBe('turn-passed');
    expect(takebackBlocker(sealed, match, 'bo')?.code).toBe('nothing-played');
  });

  it('keeps the later choices of other players, and does not reveal whether there are any', () => {
    const alone = played(sealed, createMatch(sealed), 'ada choose 1');
    const both = played(sealed, alone, 'bo choose 2', 'bo seal', 'cy choose 3');

    const back = takeBack(sealed, both, 'ada');

    expect(currentState(back).secrets).toEqual({ ada: { number: 0 }, bo: { number: 2 }, cy: { number: 3 } });
    expect(currentState(back).table.sealed).toEqual({ ada: false, bo: true, cy: false });
    expect(takebackBlocker(sealed, alone, 'ada')).toEqual(takebackBlocker(sealed, both, 'ada'));
    expect(getNode(back, 1).isTakenBack).toBe(true);
  });
});

describe('hidden actions of other players', () => {
  /**
   * A variant in which Ada can raise the limit of the numbers that players choose. All players see when Ada raises the
   * limit.
   */
  const declared = {
    ...sealedNumbers.declared,
    table: { ...sealedNumbers.declared.table, limit: v.number() },
    actions: { ...sealedNumbers.declared.actions, raise: {} },
  };
  const raising = defineGame({
    ...sealedNumbers,
    declared,
    initialState: (options: never) => {
      const begun = sealedNumbers.initialState(options);
      return { ...begun, table: { ...begun.table, limit: 2 } };
    },
    actions: {
      ...sealedNumbers.actions,
      raise: { apply: ({ table }: { table: { limit: number } }) => void (table.limit = 3) },
      choose: {
        ...sealedNumbers.actions.choose,
        whyIllegal: (seat: never, fields: { number: number }) =>
          fields.number > (seat as { table: { limit: number } }).table.limit
            ? violation('too-high', 'S-1', fields)
            : sealedNumbers.actions.choose.whyIllegal!(seat, fields as never),
      },
    },
  } as never) as unknown as Game<SealedNumbers>;

  it.each([1, 3])('do not reveal, after a public action, whether a takeback is free: %d', (number) => {
    const match = played(raising, createMatch(raising), 'ada raise', `bo choose ${number}`);

    expect(takebackBlocker(raising, match, 'ada')?.code).toBe('others-acted');
  });
});

describe('a takeback that is not free because a player has learnt something', () => {
  /** After these lines, the left player does not know whether the first card of the deck is c1. */
  const OPENING = ['chance draw c2', 'left keep', 'chance draw c4', 'right keep', 'chance draw c3'];

  /**
   * A variant of `highCard` in which the player to move can look at the first card of the deck. An event reports
   * something about this card.
   */
  function peeking(event: (card: string, own: HighCard['secret']) => object): Game<HighCard> {
    const declared = { ...highCard.declared, actions: { ...highCard.declared.actions, peek: {} } };
    const peek = {
      apply: ({ log, hidden, own, player }: DecisionDraft<HighCard>) =>
        log?.push({ type: 'peeked', rule: 'H-1', ...event(hidden.deck[0]!, own), by: player } as never),
    };
    const actions = { ...highCard.actions, peek };
    return defineGame({ ...highCard, declared, actions });
  }

  it.each<[string, (card: string, own: HighCard['secret']) => object, string]>([
    ['a player learns of a card', (card) => ({ only: 'left', card }), 'revealed'],
    ['everybody learns of a card', (card) => ({ card }), 'revealed'],
    ['everybody learns that it is not one of them', (card) => ({ isFirst: card === 'c1' }), 'revealed'],
    ['everybody is shown a card of a hand', (_, { hand }) => ({ card: hand[0] }), 'revealed'],
    ['another player is told something', () => ({ only: 'right' }), 'private-information'],
  ])('%s', (_, event, code) => {
    const game = peeking(event);
    const match = played(game, createMatch(game), ...OPENING, 'left peek');

    expect(takebackBlocker(game, match, 'left')?.code).toBe(code);
  });

  it('a public event without new information does not prevent a free takeback', () => {
    const game = peeking(() => ({ size: 5 }));
    const match = played(game, createMatch(game), 'chance draw c2', 'left peek');

    expect(takebackBlocker(game, match, 'left')).toBeUndefined();
  });

  it('each player who acts gets a confirmation, even if they see no change', () => {
    const game = peeking(() => ({ only: 'right' }));
    const opened = playServerAction(game, createRoom(game), { action: game.parse('chance draw c2') }).room;
    const { updates } = playServerAction(game, opened, { action: game.parse('left peek') });

    const version = opened.streams['left']!.version;
    expect(updates['left']).toEqual([{ from: version, to: version + 1, patch: [], events: [], awaited: ['left'] }]);
    expect(updates['right']?.[0]?.events).toHaveLength(1);
    expect(updates['spectator']).toBeUndefined();
  });
});
