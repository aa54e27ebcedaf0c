/** Plays matches in the page by clicks. */
import type { Page } from 'playwright-core';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';

/** The settings of a test match. */
export interface Played {
  readonly game: string;
  /** Values of fields in the form for a new match, by name. */
  readonly options: Readonly<Record<string, string>>;
  /** The controllers of players. Players without an entry keep their default. */
  readonly controllers: Readonly<Record<string, string>>;
  /** Types of actions, the preferred ones first. All other types come last. */
  readonly likes: readonly string[];
}

/** The default scenario without the open cards: every card that a player draws is a secret, to be used or held. */
export const openless = {
  ...defaultScenario,
  cards: Object.fromEntries(Object.entries(defaultScenario.cards).filter(([, { effect }]) => effect !== 'replace')),
};

/** Starts a match with the form. */
export async function startMatch(
  page: Page,
  { options, controllers }: Pick<Played, 'options' | 'controllers'>,
): Promise<void> {
  await page.click('.play-new > summary');
  for (const closed of await page.locator('.new-match summary').all()) await closed.click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`.new-match [name="${name}"]`);
    const isChoice = (await field.evaluate((each) => each.tagName)) === 'SELECT';
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
    await field.blur();
  }
  for (const [player, name] of Object.entries(controllers))
    await page.selectOption(`[name="controller-${player}"]`, name);
  await page.click('.new-match button[type=submit]');
  await settled(page);
}

/** Waits until no bot is computing. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = document.querySelector('.play-status')?.getAttribute('data-state') ?? 'thinking';
    return document.querySelector('.play-hand-over') !== null || state !== 'thinking';
  });
}

/** Whether the match is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.getAttribute('.play-status', 'data-state')) === 'over';
}

/** Plays one action by clicks, on the board if possible. */
export async function playOne(page: Page, likes: readonly string[]): Promise<void> {
  const lines = await page
    .locator('.play-choices [data-line]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-line') ?? ''));
  const liked = likes.flatMap((type) => lines.filter((line) => line.split(' ')[1] === type));
  const line = liked[0] ?? lines[0];
  if (line === undefined) throw new Error('Nothing can be done.');
  const onBoard = page.locator(`.play-board [data-action=${JSON.stringify(line)}]`);
  if ((await onBoard.count()) > 0) {
    // Scrolls the target out from under the bar at the top of the page.
    await onBoard.first().evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await onBoard.first().click();
  } else await page.locator(`.play-choices [data-line=${JSON.stringify(line)}]`).click();
  const last = page.locator('.play-chosen .play-main');
  if ((await last.count()) > 0) await last.click();
  await settled(page);
}

/** Plays a match to its end. Returns the number of actions. */
export async function playToTheEnd(page: Page, likes: readonly string[]): Promise<number> {
  let count = 0;
  while (!(await isOver(page))) {
    if (count++ > 400) throw new Error('The match does not end.');
    await playOne(page, likes);
  }
  return count;
}
