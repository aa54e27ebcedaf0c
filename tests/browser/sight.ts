/** Measures the rendered page to find hard-to-read texts in pictures. */

/**
 * A text of a picture, with sample points on its letters. `box` is the rectangle of the letters, without the space
 * above and below them.
 */
interface Line {
  readonly text: SVGTextElement;
  readonly words: string;
  readonly box: DOMRect;
  readonly points: readonly DOMPoint[];
}

/**
 * Returns all layout defects of the pictures in the page, one line each. The function runs in the browser, so it must
 * not use any name of this module.
 *
 * A text must be inside its picture and not too small. A text must not overlap another text or the outline of a
 * counter, and no shape may cover it.
 */
export function flawsInPage(): readonly string[] {
  /** The minimum font size of a text, in units of the picture. */
  const least = 7;
  const lineOf = (text: SVGTextElement): Line => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const box = new DOMRect(x, y + height * 0.24, width, height * 0.52);
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
      [0.05, 0.5, 0.95].map((along) => new DOMPoint(x + width * across, box.y + box.height * along)),
    );
    return { text, words: `“${text.textContent}”`, box, points };
  };
  const overlap = (one: DOMRect, other: DOMRect): number =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  // Counts the sample points of a text that are inside a shape (`area`), and the sample points that are on its outline
  // (`line`).
  const touched = (shape: SVGGeometryElement, { points }: Line): { readonly area: number; readonly line: number } => {
    const into = shape.getScreenCTM()!.inverse();
    const { fill, stroke, fillOpacity } = getComputedStyle(shape);
    const local = points.map((point) => point.matrixTransform(into));
    return {
      area: fill === 'none' || fillOpacity === '0' ? 0 : local.filter((point) => shape.isPointInFill(point)).length,
      line: stroke === 'none' ? 0 : local.filter((point) => shape.isPointInStroke(point)).length,
    };
  };
  const isAfter = (one: Element, other: Element): boolean =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isCounter = (shape: Element): boolean => /\bf-(?:ink|one|two|act)\b/.test(shape.getAttribute('class') ?? '');

  const flawsIn = (picture: SVGSVGElement): readonly string[] => {
    const whole = picture.getBoundingClientRect();
    const scale = whole.width / picture.viewBox.baseVal.width;
    const lines = [...picture.querySelectorAll('text')].map(lineOf);
    const shapes = [...picture.querySelectorAll<SVGGeometryElement>('rect, circle, path')].map((shape) => ({
      shape,
      box: shape.getBoundingClientRect(),
    }));
    return lines.flatMap((line, index) => {
      const { text, words, box } = line;
      const hits = shapes
        .filter((each) => overlap(each.box, box) > -scale && (isAfter(each.shape, text) || isCounter(each.shape)))
        .map(({ shape }) => ({ shape, ...touched(shape, line) }));
      const isOut =
        box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom;
      return [
        ...(isOut ? ['is out of the picture'] : []),
        ...(Number.parseFloat(getComputedStyle(text).fontSize) < least - 0.05 ? ['is too small'] : []),
        ...lines
          .slice(index + 1)
          .filter((other) => overlap(box, other.box) > 0.5 * scale)
          .map((other) => `is on ${other.words}`),
        ...hits
          .filter(({ shape, area, line: crossed }) => isAfter(shape, text) && area + crossed > 0)
          .map(({ shape }) => `is under a ${shape.outerHTML}`),
        ...hits
          .filter(({ shape, area }) => isCounter(shape) && area > 0 && area < line.points.length)
          .map(({ shape }) => `is half on a ${shape.outerHTML}`),
      ].map((flaw) => `${picture.id}: ${words} ${flaw}`);
    });
  };
  return [...document.querySelectorAll('svg')].flatMap(flawsIn);
}
