/** Plays matches in the page by clicks. */
import type { Page } from 'playwright-core';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';

/** The settings of a test match. */
interface Played {
  /** For some fields of the form for a new match, the value to enter, by the name of the field. */
  readonly options: Readonly<Record<string, string>>;
  /**
   * Who controls each player, by the name of the player: a person or a bot. Players without an entry keep their
   * default.
   */
  readonly controllers: Readonly<Record<string, string>>;
}

/** The default scenario without the open cards: every card that a player draws is a secret, to be used or held. */
export const openless = {
  ...defaultScenario,
  cards: Object.fromEntries(Object.entries(defaultScenario.cards).filter(([, { effect }]) => effect !== 'replace')),
};

/** Starts a match with the form. */
export async function startMatch(page: Page, { options, controllers }: Played): Promise<void> {
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

/** Chooses an action by a click, and confirms it if the element asks. */
export async function play(page: Page, click: () => Promise<void>): Promise<void> {
  const before = await page.getAttribute('.log [aria-current]', 'data-step');
  await click();
  await page.waitForFunction(hasPlayedOrAsks, before);
  const confirm = page.locator('.chosen .main');
  if ((await confirm.count()) > 0) await confirm.click();
  await settled(page);
}

/** Whether the step that is shown differs from the step `before`, or the element asks for confirmation. */
function hasPlayedOrAsks(before: string | null): boolean {
  const root = document.querySelector('countersheet-match')?.shadowRoot;
  const current = root?.querySelector('.log [aria-current]')?.getAttribute('data-step');
  return root?.querySelector('.chosen, .hand-over') !== null || current !== before;
}

/** A window with a match, for example a page of Playwright. */
export interface Screen {
  evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
}

/** The number of clicks on outlined places, and the number of clicks on buttons beside the board. */
export interface Clicks {
  readonly places: number;
  readonly buttons: number;
}

/** Plays one action by clicks, on the board if possible. */
export async function playOne(screen: Screen, likes: readonly string[]): Promise<void> {
  const { step } = await screen.evaluate(lookFor, { likes, clicked: [] });
  await playUntil(screen, likes, (now) => now !== step);
}

/** Plays a match to its end by clicks, on the board if possible. */
export async function playToTheEnd(screen: Screen, likes: readonly string[]): Promise<Clicks> {
  return await playUntil(screen, likes, () => false);
}

/**
 * Plays until `isEnough` returns true for the current step, or until the person cannot act. Throws an error if an
 * outlined place is covered or out of sight.
 */
async function playUntil(
  screen: Screen,
  likes: readonly string[],
  isEnough: (step: string | undefined) => boolean,
): Promise<Clicks> {
  const clicks = { places: 0, buttons: 0 };
  let [clicked, last]: [readonly string[], string | undefined] = [[], undefined];
  while (clicks.places + clicks.buttons < 1500) {
    const { step, next, flaws } = await screen.evaluate(lookFor, { likes, clicked });
    if (flaws.length > 0) throw new Error(`At step ${String(step)}: ${flaws.join('; ')}`);
    if (next === undefined || isEnough(step)) return clicks;
    if (step !== last) [clicked, last] = [[], step];
    clicked = [...clicked, next.place ?? ''];
    clicks[next.place === undefined ? 'buttons' : 'places']++;
    await screen.mouse.click(next.x, next.y);
  }
  throw new Error('The match does not end.');
}

/**
 * The facts about the page that a script needs: the step, the next click if the person is to act, and outlined places
 * that cannot be clicked.
 */
interface Sight {
  readonly step: string | undefined;
  readonly next?: { readonly x: number; readonly y: number; readonly place?: string };
  readonly flaws: readonly string[];
}

/**
 * Waits until a person can act, checks every outlined place, and chooses the next click. Scrolls only inside the match
 * element. Runs in the page.
 */
async function lookFor({ likes, clicked }: { likes: readonly string[]; clicked: readonly string[] }): Promise<Sight> {
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 10));
  while (document.querySelector('countersheet-match')?.shadowRoot?.querySelector('.prompt, .hand-over') == null)
    await pause();
  const root = document.querySelector('countersheet-match')!.shadowRoot!;
  while (root.querySelector('.prompt [data-state=wait]') !== null) await pause();
  const step = root.querySelector<HTMLElement>('.log [aria-current]')?.dataset['step'];
  const frame = root.querySelector('.frame');
  if (frame === null || root.querySelector('.prompt [data-state=over]') !== null) return { step, flaws: [] };
  const middleOf = (each: Element): readonly [number, number] => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const areaOf = (place: Element): Element => place.querySelector('[pointer-events]')!;
  const isInSight = (place: Element): boolean => frame.contains(root.elementFromPoint(...middleOf(areaOf(place))));
  const bringIntoSight = (place: Element): boolean => {
    if (isInSight(place)) return true;
    const [[x, y], [left, top]] = [middleOf(areaOf(place)), middleOf(frame)];
    frame.scrollBy(x - left, y - top);
    return isInSight(place);
  };
  const outlined = [...frame.querySelectorAll<SVGElement>('[role=button]')];
  const nothing = outlined.length > 0 && !outlined.some(isInSight) ? ['No outlined place is in sight.'] : [];
  const covered = outlined
    .filter((each) => !bringIntoSight(each))
    .map((each) => `${each.dataset['place']!} is covered.`);
  const flaws = [...nothing, ...covered];

  const lines = [...root.querySelectorAll<HTMLElement>('.choices [data-line]')].map((each) => each.dataset['line']!);
  const line = likes.flatMap((type) => lines.filter((each) => each.split(' ')[1] === type))[0] ?? lines[0];
  const isAsked = root.querySelector('.chosen .main') !== null;
  const isGroup = root.querySelector('.group') !== null;
  const open = outlined.filter((each) => !clicked.includes(each.dataset['place']!));
  const ofLine = open.filter((each) => each.dataset['action'] === line);
  const inLine = open.filter((each) => ` ${String(line)} `.includes(` ${each.dataset['place']!} `));
  const place = isAsked ? undefined : isGroup && clicked.length < 2 ? open.at(-1) : (ofLine[0] ?? inLine[0]);
  if (place !== undefined) {
    bringIntoSight(place);
    const [x, y] = middleOf(areaOf(place));
    // Another piece that can be clicked may cover the middle of a place.
    const isFree = root.elementFromPoint(x, y)?.closest('[role=button]') === place;
    const edge = areaOf(place).getBoundingClientRect().y + 3;
    return { step, next: { x, y: isFree ? y : edge, place: place.dataset['place']! }, flaws };
  }
  const button = root.querySelector(isAsked ? '.chosen .main' : `.choices [data-line=${JSON.stringify(line)}]`);
  if (button === null) return { step, flaws: [...flaws, 'Nothing can be done.'] };
  button.scrollIntoView({ block: 'nearest' });
  const [x, y] = middleOf(button);
  const isFree = button.contains(root.elementFromPoint(x, y));
  return { step, next: { x, y }, flaws: isFree ? flaws : [...flaws, `The button of ${String(line)} is covered.`] };
}

/** The HTML of the page, including the HTML of the match. */
export async function wholeOf(page: Page): Promise<string> {
  const inside = page.locator('countersheet-match').evaluate((each) => each.shadowRoot?.innerHTML ?? '');
  return (await page.content()) + (await inside);
}
