/** The place of the picture that has the focus; `''` for another part; `undefined` if the focus is elsewhere. */
export function focusedPlace(root: ShadowRoot | null): string | undefined {
  const focused = root?.activeElement;
  return focused == null ? undefined : (focused.getAttribute('data-place') ?? '');
}

/** If a change has removed the focused element: moves the focus to the same place, or to what can be chosen now. */
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

/** The part of the picture that an event is about; `undefined` if there is none. */
export function placeAt({ target }: Event, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}

/**
 * Scrolls the log to the shown step, if it is another one than the last time. Otherwise the reader scrolls the log.
 *
 * @returns The shown step, for the next call.
 */
export function scrollLog(root: ParentNode, last: string | undefined): string | undefined {
  const current = root.querySelector<HTMLElement>('li[aria-current]');
  const list = current?.parentElement;
  const step = current?.dataset['step'];
  if (list != null && step !== last) list.scrollTop = current!.offsetTop - list.clientHeight / 2;
  return step;
}

/** Shows the side from its beginning: a rule or a hint is its first part. */
export function showSide(root: ParentNode): void {
  const side = root.querySelector('.side')!;
  side.scrollTop = 0;
  // The side may be longer than the window.
  side.firstElementChild!.scrollIntoView({ block: 'nearest' });
}
