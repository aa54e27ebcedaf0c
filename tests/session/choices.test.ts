import { describe, expect, it } from 'vitest';
import { choicesOf as choicesFrom } from '../../src/core/choices.ts';
import {
  actionWith,
  type Choice,
  ChoiceError,
  choicesAt,
  choicesOf,
  choose,
  completions,
  concedeAction,
  groupChoices,
  menuItems,
  type Menu,
  createMenu,
  readAction,
  type Session,
  choiceCount,
} from '../../src/session/index.ts';
import { together } from '../../src/session/choices.ts';
import { after, IDS, ours, played, sessionFor } from './games.ts';

const uaw = sessionFor(await ours('up-against-the-wall'), 'person');
const deploying = after(uaw, 'radicals end-cards');

function codeOf(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof ChoiceError ? [error.code, error.details] : error;
  }
}

describe('choices', () => {
  it('combine actions that differ only in one number', () => {
    const [first] = choicesOf(deploying);
    expect(first?.amount).toEqual({ field: 'count', least: 1, most: 10 });
    expect(actionWith(first!, 4)).toMatchObject({ type: 'deploy', count: 4 });
    expect(codeOf(() => actionWith(first!, 11))).toEqual([
      'no-such-amount',
      { field: 'count', least: '1', most: '10' },
    ]);
    const million = choicesFrom(1_000_000, (number) => ({ type: 'pay', player: 'a', points: number + 1 }));
    expect(together(million).map(choiceCount)).toEqual([1_000_000]);
  });

  it('are grouped under the headings of the catalogue', () => {
    const groups = groupChoices(deploying, choicesOf(deploying));
    expect(groups.map(({ type, choices }) => [type, choices.length])).toEqual([['deploy', 11]]);
    expect(groups[0]?.heading).toBe(uaw.messages.catalogue.headings['deploy']);
  });

  it('are narrowed by clicks', () => {
    expect(choicesAt(deploying, choicesOf(deploying), ['alumni'])).toHaveLength(1);
    expect(choicesAt(deploying, choicesOf(deploying), ['alumni', 'no-such-place'])).toEqual([]);
  });

  it('are empty while another person must get the screen', () => {
    expect([choicesOf(uaw), concedeAction(uaw)]).toEqual([[], undefined]);
    expect(concedeAction(deploying)).toEqual({ type: 'concede', player: 'radicals' });
  });
});

describe('a menu', () => {
  it('leads by numbers to an action', () => {
    const menu = createMenu(choicesOf(deploying));
    const amount = choose(deploying, menu, [2]) as Menu;
    expect(amount.isAmount).toBe(true);
    expect(choose(deploying, amount, [4])).toMatchObject({ track: 'alumni', count: 4 });
    expect(choose(deploying, menu, [2, 4])).toMatchObject({ track: 'alumni', count: 4 });
    expect(codeOf(() => choose(deploying, menu, [99]))).toEqual(['no-such-number', { most: 11 }]);
    expect(codeOf(() => choose(deploying, menu, [2, 4, 1]))).toEqual(['too-many-numbers', {}]);
  });

  it('has groups only if there are more choices than fit on a screen', () => {
    const kindsFor = (count: number): readonly string[] => {
      const choices = Array.from({ length: count }, (_, index) => use(`card-${String(index)}`));
      return menuItems(uaw, createMenu([...choices, { action: { type: 'discard', player: 'a' } }])).map(
        ({ kind }) => kind,
      );
    };
    expect(new Set(kindsFor(19))).toEqual(new Set(['choice']));
    expect(kindsFor(20)).toEqual(['group', 'choice']);
  });

  it.each(IDS)('never has more than twenty items, and loses no action: %s', async (id) => {
    const session = played(sessionFor(await ours(id), 'person'), 12);
    const all = choicesOf(session);
    const sizes = ({ choices }: Pick<Menu, 'choices'>): readonly number[] => {
      const items = menuItems(session, createMenu(choices));
      return [items.length, ...items.flatMap((item) => (item.kind === 'choice' ? [] : sizes(item)))];
    };

    expect(Math.max(...sizes({ choices: all }))).toBeLessThanOrEqual(20);
    expect(all.reduce((sum, choice) => sum + choiceCount(choice), 0)).toBe(listed(session));
  });
});

describe('the notation', () => {
  const read = (line: string): unknown => codeOf(() => readAction(deploying, choicesOf(deploying), line));

  it('accepts the first letters of words, with or without a name', () => {
    const action = { type: 'deploy', player: 'radicals', track: 'alumni', count: 2 };
    for (const line of ['dep al 2', 'radicals deploy alumni 2', 'deploy alum 2']) {
      expect(readAction(deploying, choicesOf(deploying), line)).toEqual(action);
    }
  });

  it('reports what is wrong', () => {
    expect(read('nonsense')).toEqual([
      'no-such-type',
      { word: 'nonsense', words: 'deploy, deploy-all, remove-pieces, concede' },
    ]);
    expect(read('dep zz 2')).toMatchObject([
      'no-such-word',
      { word: 'zz', words: expect.stringMatching(/^trustees, alumni, .*, …$/) as string },
    ]);
    expect(read('deploy alumni two')).toMatchObject(['wrong-fields', {}]);
    expect(read('deploy alumni')).toMatchObject(['wrong-fields', { form: 'deploy <track> <count>' }]);
    expect(read('dep m 2')).toEqual(['ambiguous', { word: 'm', words: 'majority-coalition, moderate-strikers' }]);
  });

  it('is completed word by word', () => {
    const complete = (line: string): readonly string[] => completions(deploying, choicesOf(deploying), line);
    expect(complete('dep')).toEqual(['deploy ', 'deploy-all ']);
    expect(complete('deploy ma')).toEqual(['deploy majority-coalition ']);
    expect(complete('deploy nowhere')).toEqual([]);
  });

  it('takes a full word for itself, even if only longer words are possible', async () => {
    const session = played(
      sessionFor(await ours('air-war'), 'person', { scenario: 'small-three', placement: 'scenario' }),
      0,
    );
    const choices = choicesOf(session).filter(({ action }) => 'field' in action && action.field === 's22');

    expect(choices.length).toBeGreaterThan(0);
    expect(readAction(session, choices, 'place-city s2 -')).toMatchObject({ field: 's2' });
  });
});

function use(card: string): Choice {
  return { action: { type: 'use', player: 'a', card } as Choice['action'] };
}

function listed({ manifest, match, screen }: Session): number {
  return manifest.game.legalActions(match.nodes[match.current]!.state, screen).length;
}
