/** Plays matches in the page by clicks. */
import type { Locator, Page } from 'playwright-core';
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

/** Waits until a person can act or the match is over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.prompt [data-state]:not([data-state=wait]), .hand-over');
}

/** Whether the match is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.getAttribute('.prompt [data-state]', 'data-state')) === 'over';
}

/** Plays one action by clicks, on the board if possible. */
export async function playOne(page: Page, likes: readonly string[]): Promise<void> {
  const lines = await page
    .locator('.choices [data-line]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-line') ?? ''));
  const liked = likes.flatMap((type) => lines.filter((line) => line.split(' ')[1] === type));
  const line = liked[0] ?? lines[0];
  if (line === undefined) throw new Error('Nothing can be done.');
  const onBoard = page.locator(`.frame [data-action=${JSON.stringify(line)}]`);
  if ((await onBoard.count()) > 0) await play(page, () => clickOnBoard(page, onBoard.first()));
  else await play(page, () => page.locator(`.choices [data-line=${JSON.stringify(line)}]`).click());
}

/** Chooses an action by a click, and confirms it if the element asks. */
export async function play(page: Page, click: () => Promise<void>): Promise<void> {
  const before = await page.getAttribute('.log [aria-current]', 'data-step');
  await click();
  await page.waitForFunction(hasPlayedOrAsks, before);
  const confirm = page.locator('.chosen .main');
  if ((await confirm.count()) > 0) await confirm.click();
  await settled(page);
}

/**
 * Clicks the middle of an outlined place with the mouse, or its upper edge if a piece that can be clicked lies in the
 * middle. Throws if something else covers it.
 */
async function clickOnBoard(page: Page, place: Locator): Promise<void> {
  await place.evaluate((each) => each.querySelector('[pointer-events]')?.scrollIntoView({ block: 'center' }));
  const { x, y, isFree } = await place.evaluate((each) => {
    const box = each.querySelector('[pointer-events]')!.getBoundingClientRect();
    const root = each.getRootNode() as ShadowRoot;
    const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2];
    const button = root.elementFromPoint(x, middle)?.closest('[role=button]');
    const y = button === each ? middle : box.y + 3;
    return { x, y, isFree: button != null && each.contains(root.elementFromPoint(x, y)) };
  });
  if (!isFree) throw new Error(`Something covers ${String(await place.getAttribute('data-place'))}.`);
  await page.mouse.click(x, y);
}

/** Whether the shown step has changed since a step, or the element asks for confirmation. */
function hasPlayedOrAsks(before: string | null): boolean {
  const root = document.querySelector('countersheet-match')?.shadowRoot;
  const current = root?.querySelector('.log [aria-current]')?.getAttribute('data-step');
  return root?.querySelector('.chosen, .hand-over') !== null || current !== before;
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

/** The HTML of the page, with that of the match. */
export async function wholeOf(page: Page): Promise<string> {
  const inside = page.locator('countersheet-match').evaluate((each) => each.shadowRoot?.innerHTML ?? '');
  return (await page.content()) + (await inside);
}
