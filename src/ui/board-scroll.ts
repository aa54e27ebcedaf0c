import type { Grouping } from './group.ts';
import type { Input } from './input.ts';

/**
 * Scrolls the board so that the viewer sees the places that they can choose. The board is scrolled when these places
 * change, and when the frame of the board changes its size. At other times, only the viewer scrolls the board.
 */
export class BoardScroll {
  readonly #root: () => ParentNode;
  readonly #sizes = new ResizeObserver(() => scrollBoard(this.#root()));
  /** The frame of the board, whose size is observed. */
  #frame: Element | null = null;
  /**
   * The viewer's choices, or orders to groups, at the last update. The board is scrolled when these choices or orders
   * change.
   */
  #input: Input | Grouping | undefined;

  constructor(root: () => ParentNode) {
    this.#root = root;
  }

  update(input: Input | Grouping | undefined): void {
    const frame = this.#root().querySelector('.frame');
    if (frame !== this.#frame) {
      this.stop();
      if (frame !== null) this.#sizes.observe(frame);
      this.#frame = frame;
    }
    if (input !== this.#input) scrollBoard(this.#root());
    this.#input = input;
  }

  /** Stops watching the size of the frame. */
  stop(): void {
    this.#sizes.disconnect();
    this.#frame = null;
  }
}

/**
 * Scrolls the board to the places that the viewer can choose. If the frame is too small for all these places, and none
 * of them is visible, the function scrolls to the first place.
 */
function scrollBoard(root: ParentNode): void {
  const frame = root.querySelector('.frame');
  const boxes = [...root.querySelectorAll('.frame [role=button]')].map((each) => each.getBoundingClientRect());
  if (frame === null || boxes.length === 0) return;
  const seen = frame.getBoundingClientRect();
  const isSeen = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const fits = right - left <= seen.width && bottom - top <= seen.height;
  if (boxes.every(isSeen) || (!fits && boxes.some(isSeen))) return;
  const all = new DOMRect(left, top, right - left, bottom - top);
  const { x, y, width, height } = fits ? all : boxes[0]!;
  frame.scrollBy(x + width / 2 - seen.x - seen.width / 2, y + height / 2 - seen.y - seen.height / 2);
}
