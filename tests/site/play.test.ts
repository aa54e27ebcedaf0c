/** Every game is played in the page to its end, by clicks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultScenario } from '../../src/games/up-against-the-wall/index.ts';
import { type Played, playOne, playToTheEnd, settled, startMatch } from './playing.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => (site = await Site.open()));
afterAll(() => site.close());

const MATCHES: readonly Played[] = [
  { game: 'up-against-the-wall', options: {}, seats: {}, likes: ['deploy', 'attack', 'advance', 'end-cards'] },
  { game: 'chicago-chicago', options: {}, seats: {}, likes: ['default-set-up', 'confront', 'end-step'] },
  {
    game: 'air-war',
    options: { cities: 'a preset', placement: 'a preset', maxCycles: '5' },
    seats: {},
    likes: ['commit'],
  },
  {
    game: 'world-game',
    options: { diplomacyRounds: '1', maxRounds: '3' },
    seats: {},
    likes: ['ready', 'pass', 'decline', 'yield'],
  },
  { game: 'revolting-behaviour', options: { maxTurns: '6' }, seats: {}, likes: ['attempt', 'draw-on'] },
];

describe('a match in the page', () => {
  it.each(MATCHES)('should be played to its end by clicks: $game', async ({ game, options, seats, likes }) => {
    const { page, faults } = await site.visit(`play#${game}`);
    if (Object.keys(options).length > 0) await startMatch(page, { options, seats });

    const count = await playToTheEnd(page, likes);

    expect(count).toBeGreaterThan(2);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('people at one screen', () => {
  it('should not see each other’s cards', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    // Two of the 24 cards are shown to all: with any other there is a secret.
    const scenario = JSON.stringify({ scenario: scenarioWithoutOpenCards() });
    await startMatch(page, { options: { json: scenario }, seats: { radicals: 'person', administration: 'person' } });
    expect(await page.textContent('.play-hand-over h2')).toBe('radicals is next');
    expect(await secretsIn(page.content())).toBe(false);

    await page.click('.play-hand-over button');
    expect(await secretsIn(page.content())).toBe(true);
    const [, title = ''] = /may know: it is “([^”]+)”/.exec((await page.textContent('.play-story')) ?? '') ?? [];
    for (const likes of [['end-cards'], ['deploy']]) await playOne(page, likes);
    while ((await page.locator('.play-hand-over').count()) === 0) await playOne(page, ['end-move']);

    // Nothing of what the radicals hold is left anywhere in the page, neither for the next to come nor after they have come.
    expect(await page.textContent('.play-hand-over h2')).toBe('administration is next');
    expect(title.length).toBeGreaterThan(4);
    expect((await page.content()).includes(title)).toBe(false);
    await page.click('.play-hand-over button');
    await settled(page);
    expect((await page.content()).includes(title)).toBe(false);
    await page.context().close();
  });
});

describe('a link to a match', () => {
  it('should bring another reader to the same position', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    for (const likes of [['end-cards'], ['deploy']]) await playOne(page, likes);
    await page.click('text=Link');
    const link = await page.inputValue('.play-url');
    const here = await boardOf(page.locator('.play-board svg').innerHTML());

    const { page: other, faults } = await site.visit(link.slice(site.url.length));
    await settled(other);

    expect(await boardOf(other.locator('.play-board svg').innerHTML())).toEqual(here);
    expect(faults).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('should say so if it is broken', async () => {
    const { page } = await site.visit('play#up-against-the-wall=bm90aGluZw');

    expect(await page.textContent('.play-fault')).toContain('This is no match that can be read.');
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('should play a match alone', async () => {
    const { page, faults } = await site.visit('play#up-against-the-wall');
    await page.focus('.play-board');
    // Only Tab and Enter: from button to button of the board, one after the other.
    for (
      let count = 0;
      count < 600 && !/Winner: |is a draw/.test((await page.textContent('.play-status')) ?? '');
      count++
    ) {
      const isButton = await page.evaluate(
        () =>
          document.activeElement?.closest('.play-board [role=button], .play-choices button, .play-chosen button') !==
          null,
      );
      await page.keyboard.press(isButton ? 'Enter' : 'Tab');
      await settled(page);
    }

    expect(await page.textContent('.play-status')).toMatch(/Winner: |is a draw/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('without a connection', () => {
  it('should go on once it was loaded', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    await playOne(page, ['end-cards']);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(500);
    await page.context().setOffline(true);
    await page.reload();
    await settled(page);

    expect(await page.locator('.play-board svg').count()).toBe(1);
    await page.context().close();
  });
});

function scenarioWithoutOpenCards(): object {
  const cards = Object.entries(defaultScenario.cards).filter(([, { effect }]) => effect !== 'replace');
  return { ...defaultScenario, cards: Object.fromEntries(cards) };
}

async function secretsIn(html: Promise<string>): Promise<boolean> {
  return (await html).includes('may know');
}

/** All that the labels of a picture say. */
async function boardOf(html: Promise<string>): Promise<readonly string[]> {
  return [...(await html).matchAll(/<title>([^<]*)<\/title>/g)].map(([, label = '']) => label);
}
