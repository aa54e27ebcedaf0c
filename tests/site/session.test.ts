/** A match as the page holds it, without a browser. */
import { describe, expect, it } from 'vitest';
import { kindsOf, linesFor, narrowed } from '../../docs/.vitepress/play/choices.ts';
import { nodeOfAction } from '../../docs/.vitepress/play/moments.ts';
import { oddsOf } from '../../docs/.vitepress/play/odds.ts';
import { partsOf } from '../../docs/.vitepress/play/marked.ts';
import { GAME_IDS } from '../../docs/.vitepress/play/games.ts';
import { loadGame } from '../../docs/.vitepress/play/playable.ts';
import * as session from '../../docs/.vitepress/play/session.ts';
import { gameIn, packed, read, unpacked, written } from '../../docs/.vitepress/play/share.ts';
import type { Rule } from '../../src/core/index.ts';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';
import { openless } from './playing.ts';

const uaw = await loadGame('up-against-the-wall');
const PEOPLE = { radicals: 'person', administration: 'person' } as const;
const ALONE = { radicals: 'person', administration: 'strategist' } as const;

describe('the story of a match', () => {
  it('has silent steps of the viewer, and none of others', () => {
    const begun = session.begin(uaw, { scenario: openless }, ALONE);
    const after = session.act(uaw, begun, 'radicals end-cards');
    const titles = (viewer: string): readonly string[] => session.story(uaw, after, viewer).map(({ title }) => title);

    expect(titles('radicals').at(-1)).toBe('The radicals: Use no more cards');
    expect(titles('administration').join()).not.toContain('Use no more cards');
    expect(titles('spectator').join()).not.toContain('Use no more cards');
  });

  it('offers variations, and makes luck anew for them', () => {
    const begun = session.begin(uaw, { scenario: openless }, ALONE);
    const one = session.act(uaw, session.act(uaw, begun, 'radicals end-cards'), 'radicals deploy alumni 1');
    const back = session.goTo(one, one.match.nodes.length - 2);
    const other = session.act(uaw, back, 'radicals deploy alumni 2');

    expect(session.story(uaw, other, 'radicals').some(({ variations }) => variations.length > 0)).toBe(true);
    expect(other.match.nodes.at(-1)?.state.dice?.seed).not.toBe(one.match.nodes.at(-1)?.state.dice?.seed);
  });
});

describe('people at one screen', () => {
  it('are shown nothing of a player before the screen is theirs', () => {
    const begun = session.begin(uaw, { scenario: openless }, PEOPLE);

    expect(session.mustHandOver(uaw, begun)).toBe(true);
    expect(session.viewerOf(uaw, begun)).toBe('spectator');
    expect(session.viewerOf(uaw, session.handOver(uaw, begun))).toBe('radicals');
  });
});

describe('taking back', () => {
  it('brings back what was, free where nothing was learnt', () => {
    const begun = session.begin(uaw, { scenario: openless }, ALONE);
    const played = session.act(uaw, begun, 'radicals end-cards');

    expect(session.obstacleTo(uaw, begun)?.code).toBe('nothing-played');
    expect(session.obstacleTo(uaw, played)).toBeUndefined();
    expect(session.viewOf(uaw, session.undo(uaw, played))).toEqual(session.viewOf(uaw, begun));
  });
});

describe('what was taken back', () => {
  it('is no variation', () => {
    const begun = session.begin(uaw, { scenario: openless }, ALONE);
    const back = session.undo(uaw, session.act(uaw, begun, 'radicals end-cards'));
    const again = session.act(uaw, back, 'radicals end-cards');

    expect(session.story(uaw, again, 'radicals').flatMap(({ variations }) => variations)).toEqual([]);
  });
});

describe('the choices of a person', () => {
  it('put together what differs in a number alone, and follow clicks', () => {
    const after = session.act(uaw, session.begin(uaw, { scenario: openless }, ALONE), 'radicals end-cards');
    const lines = linesFor(uaw, session.viewOf(uaw, after));
    const deploy = kindsOf(narrowed(lines, ['alumni'])).find(({ type }) => type === 'deploy')!;

    expect(deploy.families).toHaveLength(1);
    expect(deploy.families[0]?.amounts.slice(0, 3)).toEqual([1, 2, 3]);
    expect(narrowed(lines, ['alumni', 'no-such-place'])).toEqual([]);
  });

  it('come with exact odds', () => {
    let played = session.begin(uaw, { scenario: { ...defaultScenario, cards: {} } }, PEOPLE);
    for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5']) {
      played = session.act(uaw, played, line);
    }
    const odds = oddsOf(uaw, session.viewOf(uaw, session.handOver(uaw, played)), 'administration attack alumni');

    expect(odds?.map(({ share }) => share)).toEqual(['1/2', '1/3', '1/6']);
    expect(odds?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(oddsOf(uaw, session.viewOf(uaw, session.handOver(uaw, played)), 'administration end-move')).toBeUndefined();
  });
});

describe('the odds of a gambit', () => {
  it('tell results apart that take the same pieces, and name their rule', () => {
    let played = session.begin(uaw, { scenario: { ...defaultScenario, cards: {} } }, PEOPLE);
    for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5', 'administration end-move']) {
      played = session.act(uaw, played, line);
    }
    const view = session.viewOf(uaw, session.handOver(uaw, played));
    const odds = oddsOf(uaw, view, 'radicals call-gambit');

    expect(odds?.map(({ share, sentences, rules }) => [share, sentences.join(' '), rules])).toEqual([
      [
        '1/2',
        'The die shows 3 / 4 / 5 at 2-1, AL: the side with fewer pieces loses them all, the other side as many. The administration loses 5 LAWs on Alumni.',
        ['UW-4.2'],
      ],
      [
        '1/3',
        'The die shows 1 / 2 at 2-1, TE: all the defender’s pieces go. The administration loses 5 LAWs on Alumni.',
        ['UW-4.2'],
      ],
      [
        '1/6',
        'The die shows 6 at 2-1, YE: all the attacker’s pieces go. The radicals lose 10 RADs on Alumni.',
        ['UW-4.2'],
      ],
    ]);
  });
});

describe('a text of a rule', () => {
  it('has its links and its code', () => {
    expect(partsOf('`null`, [the guide](../games/air-war.md#why): no limit')).toEqual([
      { text: 'null', isCode: true, page: undefined },
      { text: ', ', isCode: false, page: undefined },
      { text: 'the guide', isCode: false, page: '/games/air-war#why' },
      { text: ': no limit', isCode: false, page: undefined },
    ]);
  });

  it.each(GAME_IDS)('leaves no Markdown to be read: %s', async (id) => {
    for (const { rulebook } of [await loadGame(id), await loadGame(id, 'de')]) {
      const texts = Object.values<Rule>(rulebook).flatMap(({ text, ruling, option }) => [text, ruling, option]);
      const shown = texts.flatMap((text = '') => partsOf(text).map((part) => part.text));

      expect(shown.filter((text) => /`|\]\(|\*\*/.test(text))).toEqual([]);
    }
  });
});

describe('a match as text', () => {
  it('comes back from a link as it was', async () => {
    const after = session.act(uaw, session.begin(uaw, { scenario: openless }, ALONE), 'radicals end-cards');
    const { match, seats } = read(uaw, await unpacked(await packed(written(uaw, after))));

    expect(seats).toEqual(ALONE);
    expect(match.nodes.map(({ actions }) => actions)).toEqual(after.match.nodes.map(({ actions }) => actions));
    expect(nodeOfAction(match, match.nodes[0]!.actions.length)).toBe(1);
  });

  it.each([
    ['another format', { format: 'countersheet/journal' }, 'format'],
    ['another version', { version: 2 }, 'version'],
    ['another game', { game: 'pig' }, 'game'],
    ['other rules', { rulesVersion: 99 }, 'rulesVersion'],
  ])('is refused with %s', (_, change, path) => {
    const record = JSON.parse(written(uaw, session.begin(uaw, {}, ALONE))) as object;
    const text = JSON.stringify({ ...record, ...change });

    expect(Object.entries(record).slice(0, 2)).toEqual([
      ['format', 'countersheet/tree'],
      ['version', 1],
    ]);
    expect(() => read(uaw, text)).toThrow(expect.objectContaining({ name: 'MalformedError', path }) as Error);
  });

  it('says of which game it is, unless it is none', () => {
    expect(gameIn(written(uaw, session.begin(uaw, {}, ALONE)))).toBe('up-against-the-wall');
    expect(() => gameIn('{"game":"up-against-the-wall"}')).toThrow(/^format: /);
  });

  it('is refused if it is none', async () => {
    expect(() => read(uaw, '{}')).toThrow();
    await expect(unpacked('bm90aGluZw')).rejects.toThrow();
  });
});
