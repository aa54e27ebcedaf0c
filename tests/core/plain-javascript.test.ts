/**
 * Checks how the library handles mistakes that are possible in plain JavaScript, such as a game without required parts
 * or a call without arguments.
 */
import { describe, expect, it } from 'vitest';
import { mctsBot } from '../../src/bots/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { createRng } from '../../src/core/random.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { messages } from '../../src/games/up-against-the-wall/messages/en.ts';
import { renderSvg } from '../../src/pictures/index.ts';
import { renderer } from '../../src/games/up-against-the-wall/picture/index.ts';
import { faultOf } from '../faults.ts';
import { highCard } from '../tiny-games/high-card.ts';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument,
   @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access,
   @typescript-eslint/no-unsafe-return -- The tests contain deliberate type errors, as plain JavaScript can. */
type Any = any;

describe('a view in place of a state', () => {
  const { setup, view, legalActions, applyAction, step, fork, sampleState } = upAgainstTheWall;
  const state = setup({ seed: 1 });
  const seen: Any = view(state, 'radicals');
  const [action] = legalActions(seen);

  it.each<[string, () => unknown]>([
    ['applyAction', () => applyAction(seen, action as Any)],
    ['step', () => step(seen, action as Any)],
    ['fork', () => fork(seen)],
    ['view', () => view(seen, 'radicals')],
  ])('is refused by %s', (_, ask) => {
    expect(faultOf(ask).message).toMatch(/^(viewer|secrets): Invalid key/);
  });

  it('is refused the other way round, too', () => {
    expect(faultOf(() => sampleState(state as Any, createRng(1))).message).toMatch(/^viewer: Invalid key/);
  });
});

describe('a part that the author of a game has left out', () => {
  const { options: _, ...rest } = highCard;
  const begun = highCard.initialState({});
  const without = (part: 'setup' | 'table'): Any =>
    defineGame({ ...highCard, initialState: () => ({ ...begun, [part]: undefined }) as Any });

  it('is named: the options', () => {
    expect(faultOf(() => defineGame(rest as Any)).message).toBe('options: Missing');
  });

  it('is named: the player who acts in a phase', () => {
    const { actor: __, ...decide }: Any = highCard.phases.decide;
    const spec: Any = { ...highCard, phases: { ...highCard.phases, decide } };

    expect(() => defineGame(spec)).toThrow(
      new RangeError('The phase "decide" needs an `actor`, `actors` or a `stream`.'),
    );
  });

  it.each(['setup', 'table'] as const)('is named: the %s of an initial state', (part) => {
    const game: Any = without(part);

    expect(faultOf(() => game.setup()).message).toBe('initialState: Missing');
  });
});

describe('a mistake of the author of a game', () => {
  it.each([-1, 1.5, NaN, 'draw', undefined])('is named: an event with the weight %s', (weight) => {
    const draw: Any = {
      ...highCard.phases.draw,
      outcomes: (_: Any, offer: Any) => offer.weighted(weight, 'draw', 'c1'),
    };

    expect(() => defineGame({ ...highCard, phases: { ...highCard.phases, draw } }).setup()).toThrow(
      new RangeError(`Expected a whole number of at least 0 as the weight of "draw" but received ${String(weight)}.`),
    );
  });
});

describe('a caller who omits an argument', () => {
  const { setup, view, choices } = upAgainstTheWall;
  const seen = view(setup({ seed: 1 }), 'radicals');

  it.each<[string, Any]>([
    ['nothing', undefined],
    ['null', null],
    ['an object', {}],
    ['a setup alone', { setup: seen.setup }],
  ])('learns that a picture needs a state or a view: %s', (_, shown) => {
    expect(() => renderSvg(renderer, shown, { messages })).toThrow(
      new RangeError('Expected a state or a view to draw'),
    );
  });

  it.each<[Any, string]>([
    ['maunal', '"maunal"'],
    [7, 'number'],
    [null, 'object'],
    [{ seed: 1 }, 'object'],
    [[], 'object'],
  ])('gets an error with the allowed values for the dice of a fork: %j', (dice, received) => {
    expect(faultOf(() => upAgainstTheWall.fork(setup({ seed: 1 }), { dice })).message).toBe(
      `dice: Expected "same", "manual" or a random stream such as createRng(1) but received ${received}`,
    );
  });

  it('learns that a bot that searches needs a budget', () => {
    const bot: Any = mctsBot(upAgainstTheWall);

    expect(() => bot(seen, choices(seen), createRng(1))).toThrow(
      new RangeError('Expected a budget: `{ iterations }`, at least 1, or `{ milliseconds }`, at least 0.'),
    );
  });
});
