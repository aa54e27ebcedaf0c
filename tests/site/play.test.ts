/** Plays in the page by clicks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';
import { GAME_IDS } from '../../docs/.vitepress/play/games.ts';
import { isOver, openless, play, playOne, settled, startMatch, wholeOf } from './playing.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => (site = await Site.open()));
afterAll(() => site.close());

describe('the list of all games', () => {
  it('starts a match with the chosen side against a bot of the chosen level, and is shown again afterwards', async () => {
    const { page, issues } = await site.visit('play');
    await page.waitForSelector('.start-games form');
    expect(await page.locator('.start-games form').count()).toBe(GAME_IDS.length);
    const isDrawn = (each: Element): boolean => (each as HTMLImageElement).naturalWidth > 0;
    for (const board of await page.locator('.start-games .only-light').all()) {
      await board.scrollIntoViewIfNeeded();
      await expect.poll(() => board.evaluate(isDrawn)).toBe(true);
    }

    await page.selectOption('[name=side-chicago-chicago]', { label: 'The police' });
    await page.selectOption('[name=level-chicago-chicago]', 'greedy');
    await page
      .locator('form', { has: page.locator('[name=side-chicago-chicago]') })
      .locator('button')
      .click();
    await settled(page);
    expect(await page.locator('.choices [data-line^="police "]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await page.waitForSelector('.start-games form');
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('the form for a new match', () => {
  it('starts with the default preset, and resets options when another preset is chosen', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await page.click('.play-new > summary');
    const unopposed = page.locator('[name=unopposed]');
    expect(await page.inputValue('[name=preset]')).toBe('for-play');
    expect(await unopposed.isVisible()).toBe(false);

    await page.click('.new-match summary');
    expect(await unopposed.inputValue()).toBe('advance');
    await unopposed.selectOption('hold');
    await page.selectOption('[name=preset]', 'eleven-boxes');
    await page.selectOption('[name=preset]', 'for-play');
    expect(await unopposed.inputValue()).toBe('advance');

    await page.selectOption('[name=preset]', 'as-printed');
    await page.click('.new-match button[type=submit]');
    await page.waitForFunction(() =>
      document.querySelector('countersheet-match')?.shadowRoot?.querySelector('.frame')?.textContent.includes('of 7'),
    );
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('starts matches with the chosen number of players', async () => {
    const { page, issues } = await site.visit('play#world-game');
    await startMatch(page, { options: { 'player-count': '3' }, controllers: {} });

    const board = await page.textContent('.frame');
    expect(board).toContain('Cree');
    expect(board).not.toContain('Dor');
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('people at one screen', () => {
  it('do not see each other’s cards', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    // Every card except the two open cards is a secret.
    const scenario = JSON.stringify({ scenario: openless });
    await startMatch(page, {
      options: { json: scenario },
      controllers: { radicals: 'person', administration: 'person' },
    });
    expect(await page.textContent('.hand-over h2')).toBe('The radicals are to move.');
    expect(await secretsIn(wholeOf(page))).toBe(false);

    await page.click('.hand-over button');
    expect(await secretsIn(wholeOf(page))).toBe(true);
    const [, title = ''] = /Seen only by [^:]*: “([^”]+)”/.exec((await page.textContent('.log')) ?? '') ?? [];
    for (const likes of [['end-cards'], ['deploy']]) await playOne(page, likes);
    while ((await page.locator('.hand-over').count()) === 0) await playOne(page, ['end-move']);

    // The page must not contain the radicals' cards, before or after the other player takes the screen.
    expect(await page.textContent('.hand-over h2')).toBe('The administration is to move.');
    expect(title.length).toBeGreaterThan(4);
    expect((await wholeOf(page)).includes(title)).toBe(false);
    await page.click('.hand-over button');
    await settled(page);
    expect((await wholeOf(page)).includes(title)).toBe(false);
    await page.context().close();
  });
});

describe('a match in the browser', () => {
  it('is kept after a reload, a look at the rules, and a change of language', async () => {
    const { page, issues } = await site.visit('play#chicago-chicago');
    await playOne(page, ['gather']);
    await page.waitForTimeout(300);
    const board = await boardOf(page.locator('.frame svg').innerHTML());

    await page.reload();
    await settled(page);
    expect(await boardOf(page.locator('.frame svg').innerHTML())).toEqual(board);

    await page.click('.play-about >> text=Rules');
    await page.waitForSelector('h1 >> text=Chicago-Chicago!');
    // VitePress's page outline throws an error if a visitor leaves the page within a fraction of a second after
    // scrolling.
    await page.waitForTimeout(500);
    await page.goBack();
    await settled(page);
    expect(await boardOf(page.locator('.frame svg').innerHTML())).toEqual(board);

    await page.selectOption('select[name=language]', 'de');
    await page.waitForSelector('.tools >> text=Tipp');
    await page.reload();
    await settled(page);
    expect(await page.locator('.log li').count()).toBeGreaterThan(1);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('is listed on the front page, next to another match', async () => {
    const { page, issues } = await site.visit('play#chicago-chicago');
    await playOne(page, ['gather']);
    // In some games, the bot can act first and end the match before the person can act.
    await page.selectOption('select[name=game]', 'up-against-the-wall');
    await page.waitForSelector('.prompt >> text=radicals');
    await playOne(page, ['end-cards']);
    await page.waitForTimeout(300);
    await page.goto(site.url);
    const stored = page.locator('.play-stored li');
    await stored.first().waitFor();

    expect(await stored.allTextContents()).toEqual([
      expect.stringContaining('Up Against the Wall'),
      expect.stringContaining('Chicago-Chicago!'),
    ]);
    await stored.nth(1).locator('a').click();
    await page.waitForSelector('.log li >> text=gather in');
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('a link to a match', () => {
  it('brings another reader to the same position', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    for (const likes of [['end-cards'], ['deploy']]) await playOne(page, likes);
    await page.click('text=Link');
    const link = await page.inputValue('.play-url');
    const here = await boardOf(page.locator('.frame svg').innerHTML());

    const { page: other, issues } = await site.visit(link.slice(site.url.length));
    await settled(other);

    expect(await boardOf(other.locator('.frame svg').innerHTML())).toEqual(here);
    expect(issues).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('reports that it is broken', async () => {
    const { page } = await site.visit('play#up-against-the-wall=bm90aGluZw');

    expect(await page.textContent('.play-issue')).toContain('This is not a valid match.');
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('plays a match alone', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await page.focus('.frame');
    // Uses only two keys: Tab, to move from one button of the board to the next, and Enter, to press a button.
    for (let count = 0; count < 600 && !(await isOver(page)); count++) {
      const isButton = await page.evaluate(
        () =>
          document.activeElement?.shadowRoot?.activeElement?.closest(
            '.frame [role=button], .choices button, .chosen button',
          ) instanceof Element,
      );
      await page.keyboard.press(isButton ? 'Enter' : 'Tab');
      await settled(page);
    }

    expect(await isOver(page)).toBe(true);
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('a player', () => {
  it('reads no refusal of a place that they have just chosen', async () => {
    const { page, issues } = await site.visit('play#air-war');
    await startMatch(page, { options: { preset: 'for-play' }, controllers: {} });
    const place = page.locator('.frame [data-place="c8"]').first();
    await place.hover();
    await place.click();
    await page.waitForFunction(() =>
      document.querySelector('countersheet-match')?.shadowRoot?.textContent.includes('only one'),
    );
    await place.dispatchEvent('mouseover');
    expect(await page.locator('.why').count()).toBe(0);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('reads why an action is not possible, with mouse and keyboard, and the rule next to the board', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    // This scenario has no open cards. With an open card, the match could start with the phase in which pieces are
    // deployed.
    await startMatch(page, { options: { json: JSON.stringify({ scenario: openless }) }, controllers: {} });
    await page.locator('.frame [data-place="black-students"]').first().dispatchEvent('mouseover');
    await page.waitForSelector('.why li');
    const pointed = await page.locator('.why li').allTextContents();
    await page.check('text=Let the keyboard reach every part');
    await page.locator('.frame [data-place="alumni"][tabindex]').first().focus();
    await page.waitForFunction(() =>
      document.querySelector('countersheet-match')?.shadowRoot?.querySelector('.why')?.textContent.includes('UW-'),
    );
    await page.locator('.why .link').first().click();

    expect(pointed.join(' ')).toContain('UW-');
    expect(await page.textContent('.rule strong')).toMatch(/^UW-\d/);
    expect(await page.getAttribute('.rule a', 'href')).toMatch(/rules\/up-against-the-wall#uw-\d/);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('asks for a hint, takes back, visits an earlier step and tries another action', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await startMatch(page, { options: { json: JSON.stringify({ scenario: openless }) }, controllers: {} });
    await page.click('.tools >> text=Hint');
    await page.waitForSelector('.advice >> text=The strategist suggests:');
    expect(await page.textContent('.prompt p')).toMatch(/UW-\d/);

    const before = await boardOf(page.locator('.frame svg').innerHTML());
    await playOne(page, ['end-cards']);
    expect(await boardOf(page.locator('.frame svg').innerHTML())).not.toEqual(before);
    await page.click('.tools >> text=/^Take back/');
    await settled(page);
    // The click has scrolled the page to the button.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await boardOf(page.locator('.frame svg').innerHTML())).toEqual(before);

    // If a person goes back and plays a different action, this creates a variation. The history keeps both actions, and
    // the person can visit both.
    await playOne(page, ['end-cards']);
    await play(page, () => page.locator('.choices [data-line*=" deploy black-students"]').first().click());
    const other = page.locator('.choices [data-line*=" deploy alumni"]');
    // A step without events can be visited, too.
    await page.click('.log li > button >> text=Use no more cards');
    await play(page, () => other.first().click());
    const story = page.locator('.log');
    await story.locator('text=variation 1').first().click();
    expect(await story.locator('[aria-current]').textContent()).toMatch(/variation 1.*Black Students/is);

    await story.locator('li button').first().click();
    await page.click('.prompt >> text=To the last step');
    expect(await story.locator('li').last().getAttribute('aria-current')).toBe('step');
    expect(await page.locator('.prompt >> text=You see an earlier step').count()).toBe(0);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('sees on a phone how to play again after the match', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall', { viewport: { width: 390, height: 844 } });
    await startMatch(page, { options: {}, controllers: {} });
    // The form for a new match is open, and must not be wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.click('.tools >> text=Concede');
    await page.waitForSelector('.prompt [data-state=over]');
    await page.waitForFunction(() => {
      const { x = 0, y = 0 } = document.querySelector('.play-end .play-main')?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(x + 4, y + 4)?.closest('.play-end') != null;
    });
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('sees exact odds, and must confirm a final action', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await startMatch(page, {
      options: { preset: 'as-printed', json: JSON.stringify({ scenario: { ...defaultScenario, cards: {} } }) },
      controllers: { administration: 'person' },
    });
    for (const count of ['10', '5']) {
      await page.click('.hand-over button');
      await page.click('.choices [data-line*=" deploy alumni "]');
      // The amount starts at its minimum, not at its maximum or at the other player's amount.
      expect(await page.inputValue('.amount input')).toBe('1');
      await page.fill('.amount input', count);
      await page.press('.amount input', 'Tab');
      await page.click('.chosen .main');
    }
    const before = await boardOf(page.locator('.frame svg').innerHTML());
    await page.locator('.choices [data-line="administration attack alumni"]').click();

    expect(await page.locator('.chosen td:first-child').allTextContents()).toEqual(['1/2', '1/3', '1/6']);
    expect(await page.textContent('.chosen')).toContain('50%');
    // The board outlines only the chosen action.
    const now = await boardOf(page.locator('.frame svg').innerHTML());
    expect(before.filter((label) => !now.includes(label))).toEqual(['End the move']);
    await page.click('.chosen .main');
    await page.waitForSelector('.chosen', { state: 'detached' });
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('lets bots continue from an earlier step', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await startMatch(page, { options: {}, controllers: { radicals: 'random', administration: 'random' } });
    await page.waitForSelector('.prompt [data-state=over]');
    await page.click('.log >> [aria-label=First]');
    await page.click('.log >> text=Let bots continue from here');
    await page.waitForSelector('.prompt [data-state=over]');

    expect(await page.isDisabled('.log >> [aria-label=Forward]')).toBe(true);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('continues a match from a file, and reads an error if the file is not valid', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    const file = (text: string) => ({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.click('.play-new > summary');
    await page.setInputFiles('.play-file input', file('{ "game": "ludo" }'));
    expect(await page.textContent('.play-issue')).toContain('This is not a valid match.');
    const record = await recordOfTwoDraws();
    const ofLudo = { ...(JSON.parse(record) as object), game: 'ludo' };
    await page.setInputFiles('.play-file input', file(JSON.stringify(ofLudo)));
    await page.waitForSelector('.play-issue >> text=This match belongs to an unknown game.');

    await page.setInputFiles('.play-file input', file(record));
    await page.waitForFunction(() =>
      document.querySelector('countersheet-match')?.shadowRoot?.querySelector('.log')?.textContent.includes('attempts'),
    );
    expect(await page.inputValue('select[name=game]')).toBe('revolting-behaviour');
    expect(await page.locator('.play-issue').count()).toBe(0);
    expect(issues).toEqual([]);
    await page.context().close();
  });

  it('plays in German', async () => {
    const { page, issues } = await site.visit('play#up-against-the-wall');
    await playOne(page, ['end-cards']);
    await page.selectOption('select[name=language]', 'de');
    await page.waitForSelector('.tools >> text=Tipp');
    // The match is unchanged, but its messages and the rule next to the board are now in German.
    expect(await page.textContent('.prompt')).toContain('Du spielst die Radikalen.');
    expect(await page.textContent('.log')).toContain('Runde 1');
    await page.locator('.log li span .link').first().click();
    expect(await page.textContent('.rule')).toMatch(/Quelle: |Unsere Entscheidung/);
    expect(await page.textContent('.frame')).toContain('Runde 1');
    await page.click('.play-new > summary');
    expect(await page.textContent('.new-match')).toContain('Spieler');
    await page.reload();
    await settled(page);
    expect(await page.textContent('h1')).toBe('Spielen');
    expect(issues).toEqual([]);
    await page.context().close();
  });
});

describe('a rule next to the board', () => {
  it('shows links and code as such', async () => {
    const { page } = await site.visit('play#world-game');
    await page.click('text=What is not allowed now');
    await page.locator('.why .link').first().click();

    expect(await page.textContent('.rule')).not.toMatch(/`|\]\(/);
    await page.context().close();
  });
});

describe('without a connection', () => {
  it('continues if it was loaded before', async () => {
    const { page } = await site.visit('play#up-against-the-wall');
    await playOne(page, ['end-cards']);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(500);
    await page.context().setOffline(true);
    await page.reload();
    await settled(page);

    expect(await page.locator('.frame svg').count()).toBe(1);
    await page.context().close();
  });
});

/** A record of a match of Revolting Behaviour!, in which a player makes an attempt. */
async function recordOfTwoDraws(): Promise<string> {
  const { createMatch, playMove, toTreeRecord } = await import('../../src/match/index.ts');
  const { revoltingBehaviour: game } = await import('../../src/games/revolting-behaviour/rules/index.ts');
  const match = createMatch(game, { seed: 1 });
  const action = game.legalActions(match.nodes[0]!.state).find(({ type }) => type === 'attempt')!;
  return JSON.stringify(toTreeRecord(game, playMove(game, match, action)));
}

async function secretsIn(html: Promise<string>): Promise<boolean> {
  return (await html).includes('Seen only by');
}

/** All label texts of a picture. */
async function boardOf(html: Promise<string>): Promise<readonly string[]> {
  return [...(await html).matchAll(/<title>([^<]*)<\/title>/g)].map(([, label = '']) => label);
}
