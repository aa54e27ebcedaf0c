import { html, nothing, type TemplateResult } from 'lit';

/** A rectangle that the viewer draws with the mouse, in pixels of the window. */
export interface DragBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** If the mouse moves at most this number of pixels while its button is pressed, the press is a click. */
const CLICK = 6;

/**
 * Draws a box on the board while the viewer moves the mouse with the button pressed. A finger draws a box only if the
 * frame of the board has `touch-action: none`; otherwise, the finger scrolls the board.
 */
export class Drag {
  readonly #show: (box: DragBox | undefined) => void;
  readonly #select: (places: readonly string[], isMore: boolean) => void;
  #start: PointerEvent | undefined;
  #box: DragBox | undefined;

  /**
   * @param show - Called with the box after each movement, and with `undefined` when the viewer releases the button.
   * @param select - Called when the viewer releases the button, with the places whose middle is in the box. `isMore` is
   *   true if Shift or Ctrl was pressed.
   */
  constructor(show: (box: DragBox | undefined) => void, select: (places: readonly string[], isMore: boolean) => void) {
    this.#show = show;
    this.#select = select;
  }

  /** Handles the pointer events of the frame of the board, and the click after these events. */
  readonly handleEvent = (event: PointerEvent): void => {
    if (event.type === 'pointerdown') {
      const scrolls = event.pointerType === 'touch' && (event.currentTarget as HTMLElement).style.touchAction === '';
      this.#start = scrolls || event.button !== 0 ? undefined : event;
      this.#box = undefined;
    }
    if (event.type === 'pointermove') this.#grow(event);
    if (event.type === 'pointerup') this.#end(event);
  };

  /** Returns true if a mouse click only ends the drawing of a box. Call this function once for each click. */
  takeClick(): boolean {
    const wasBox = this.#box !== undefined;
    this.#box = undefined;
    return wasBox;
  }

  #grow({ clientX: x, clientY: y }: PointerEvent): void {
    if (this.#start === undefined) return;
    const { clientX, clientY } = this.#start;
    if (this.#box === undefined && Math.hypot(x - clientX, y - clientY) <= CLICK) return;
    this.#box = {
      left: Math.min(x, clientX),
      top: Math.min(y, clientY),
      width: Math.abs(x - clientX),
      height: Math.abs(y - clientY),
    };
    this.#show(this.#box);
  }

  #end({ currentTarget, shiftKey, ctrlKey }: PointerEvent): void {
    this.#start = undefined;
    const box = this.#box;
    if (box === undefined) return;
    this.#show(undefined);
    const all = [...(currentTarget as Element).querySelectorAll('[data-place]')];
    const places = all.filter((each) => isWithin(each.getBoundingClientRect(), box));
    this.#select(
      places.map((each) => each.getAttribute('data-place')!),
      shiftKey || ctrlKey,
    );
  }
}

function isWithin({ x, y, width, height }: DOMRect, box: DragBox): boolean {
  const [right, down] = [x + width / 2 - box.left, y + height / 2 - box.top];
  return right >= 0 && down >= 0 && right <= box.width && down <= box.height;
}

/** Returns the HTML that shows the box on the screen. */
export function dragBox(box: DragBox | undefined): TemplateResult | typeof nothing {
  if (box === undefined) return nothing;
  const { left, top, width, height } = box;
  const place = `left:${String(left)}px;top:${String(top)}px;width:${String(width)}px;height:${String(height)}px`;
  const look = 'position:fixed;border:2px dashed var(--accent);pointer-events:none';
  return html`<div style="${look};${place}"></div>`;
}
