/**
 * Plays whole matches in the page by clicks, as a person does. To play every game at every size in every browser: `npm
 * run site:test -- --mode thorough matches`.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadGame, playersOf } from '../../docs/.vitepress/play/playable.ts';
import { packed, written } from '../../docs/.vitepress/play/share.ts';
import { controllersFor } from '../../docs/.vitepress/play/thinking.ts';
import { startSession } from '../../src/session/index.ts';
import { Firefox, type Size } from './firefox.ts';
import { playToTheEnd, type Screen } from './playing.ts';
import { Site } from './site.ts';

/** A short match, and the types of actions that the script prefers. */
interface Settings {
  readonly options: object;
  readonly likes: readonly string[];
}

const MATCHES: Readonly<Record<string, Settings>> = {
  'up-against-the-wall': { options: {}, likes: ['deploy', 'attack', 'advance', 'end-cards'] },
  'chicago-chicago': { options: {}, likes: ['default-set-up', 'confront', 'end-step'] },
  'air-war': { options: { cities: 'scenario', placement: 'scenario', maxCycles: 5 }, likes: ['commit'] },
  'world-game': {
    options: { diplomacyRounds: 1, maxRounds: 3 },
    likes: ['attack', 'commit', 'ready', 'pass', 'decline', 'yield'],
  },
  'revolting-behaviour': { options: { maxTurns: 6 }, likes: ['attempt', 'draw-on'] },
};

// Firefox cannot show a page that is narrower than 500 pixels.
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 700 } } as const;

const games = Object.keys(MATCHES);
const short = 'revolting-behaviour';
const isThorough = import.meta.env.MODE === 'thorough';

/**
 * The games to play at each size in each browser. A quick run plays all games at desktop size in Chromium. In two of
 * the other cases it plays one short game, and in the last case it plays no game.
 */
const CASES = (['desktop', 'phone'] as const).flatMap((size) =>
  ['Chromium', 'Firefox'].flatMap((browser) => {
    const isFirst = size === 'desktop' && browser === 'Chromium';
    const isLast = size === 'phone' && browser === 'Firefox';
    const all = isFirst || isThorough ? games : isLast ? [] : [short];
    return all.map((game) => ({ game, size, browser }));
  }),
);

let site: Site;
beforeAll(async () => (site = await Site.open()));
afterAll(() => site.close());

/** The address of a new match in which the first player is a person and the other players are strategists. */
async function addressOf(game: string): Promise<string> {
  const playable = await loadGame(game);
  const { presets, defaultPreset } = playable.manifest;
  const options = { ...(presets as Record<string, object>)[defaultPreset], ...MATCHES[game]!.options };
  const players = playersOf(playable, options);
  const controllers = controllersFor(players, (_, index) => (index === 0 ? 'person' : 'strategist'));
  const session = startSession(playable, { options, controllers, seed: 'a whole match' });
  return `play#${game}=${await packed(written(session))}`;
}

/** A match that is open in a browser. */
interface Opened {
  readonly screen: Screen;
  /** Errors of the page. */
  readonly issues: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

async function openChromium(path: string, viewport: Size): Promise<Opened> {
  const { page, issues } = await site.visit(path, { viewport });
  return { screen: page, issues: () => Promise.resolve(issues), close: () => page.context().close() };
}

async function openFirefox(path: string, size: Size): Promise<Opened> {
  const screen = await Firefox.start(size);
  await screen.goto(site.url);
  await screen.evaluate(() => localStorage.setItem('pace', 'atOnce'), undefined);
  await screen.goto(site.url + path);
  return { screen, issues: () => screen.errors(), close: () => screen.close() };
}

/** Waits for the analysis of a match that is over. The function runs in the page. */
async function endOf(): Promise<{ prompt: string; buttons: number; next: string | null | undefined }> {
  while (document.querySelector('countersheet-match .play-turning') === null)
    await new Promise((done) => setTimeout(done, 50));
  return {
    prompt: document.querySelector('countersheet-match')!.shadowRoot!.querySelector('.prompt p')!.textContent,
    buttons: document.querySelectorAll('.play-end button').length,
    next: document.querySelector('.play-end a')?.getAttribute('href'),
  };
}

describe.each(CASES)('$game at the size of a $size in $browser', ({ game, size, browser }) => {
  it('is played to its end on the map, and no outlined place is ever covered', async () => {
    const path = await addressOf(game);
    const open = browser === 'Firefox' ? openFirefox : openChromium;
    const { screen, issues, close } = await open(path, SIZES[size]);
    onTestFinished(close);

    const { places } = await playToTheEnd(screen, MATCHES[game]!.likes);

    expect(places).toBeGreaterThan(2);
    const { prompt, buttons, next } = await screen.evaluate(endOf, undefined);
    expect(prompt).toMatch(/[A-Z]{2}-\d/);
    expect(buttons).toBe(2);
    expect(next).not.toBe(`#${game}`);
    expect(await issues()).toEqual([]);
  });
});
