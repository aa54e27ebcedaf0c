/**
 * Returns the place of the picture that has the focus; `''` if another part of the element has the focus; `undefined`
 * if the focus is outside the element.
 */
export function focusedPlace(root: ShadowRoot | null): string | undefined {
  const focused = root?.activeElement;
  return focused == null ? undefined : (focused.getAttribute('data-place') ?? '');
}

/**
 * If a change of the element has removed the focused button, moves the focus to the same place of the picture, or to a
 * place or button that the viewer can choose now. Call this function after each change of the element.
 */
export function keepFocus(root: ShadowRoot, place: string | undefined): void {
  const focused = root.activeElement;
  if (place === undefined || (focused !== null && focused.className !== 'frame')) return;
  const next = [
    '.chosen .main',
    `.frame [data-place="${CSS.escape(place)}"][tabindex]`,
    '.frame [role=button]',
    '.frame',
    '.hand-over .main',
  ].map((selector) => root.querySelector<HTMLElement | SVGElement>(selector));
  next.find((each) => each !== null)?.focus({ preventScroll: true });
}

/** Returns the part of the picture that contains the target of an event; `undefined` if no part contains the target. */
export function placeAt({ target }: Event, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}

/**
 * If the step or the height of the log has changed since the last call, scrolls the log to the shown step, the news to
 * the last sentence, and the text above the board to its beginning. At other times, the function does not scroll these
 * parts.
 *
 * @returns A text with the shown step and the height of the log. Pass this text as `last` to the next call.
 */
export function scrollLog(root: ParentNode, last: string | undefined): string | undefined {
  const current = root.querySelector<HTMLElement>('li[aria-current]');
  const list = current?.parentElement;
  if (list == null) return undefined;
  const state = `${String(current!.dataset['step'])} ${String(list.clientHeight)}`;
  if (state === last) return state;
  list.scrollTop = current!.offsetTop - list.clientHeight / 2;
  root.querySelector('.prompt')!.scrollTop = 0;
  const news = root.querySelector('.news');
  if (news !== null) news.scrollTop = news.scrollHeight;
  return state;
}

/** Scrolls the column beside the board, and the page, to a part of this column. */
export function showSide(root: ParentNode, part: string): void {
  const shown = root.querySelector(part);
  shown?.scrollIntoView({ block: 'nearest' });
  // If the part is longer than the window, the window shows the beginning of the part.
  shown?.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
