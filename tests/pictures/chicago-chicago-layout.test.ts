import { expect, it } from 'vitest';
import { overlap } from '../../src/games/chicago-chicago/picture/layout.ts';
import type { Outline } from '../../src/games/chicago-chicago/rules/scenario-shape.ts';

function square(x: number, y: number): Outline {
  return [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ];
}

it('finds areas that overlap, but not areas that only touch', () => {
  expect(overlap([square(0, 0), square(10, 0), square(0, 10)])).toBe(false);
  expect(overlap([square(0, 0), square(20, 0), square(25, 5)])).toBe(true);
});
