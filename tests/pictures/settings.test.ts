import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../src/core/errors.ts';
import { chicagoChicago as game, defaultScenario } from '../../src/games/chicago-chicago/rules/index.ts';
import { renderer } from '../../src/games/chicago-chicago/picture/index.ts';
import { messages } from '../../src/games/chicago-chicago/messages/en.ts';
import { type Box, renderSvg as draw } from '../../src/pictures/index.ts';
import { GALLERIES } from './galleries.ts';
import { elementsOf } from './well-formed.ts';

const svg = (of: typeof renderer, position: object, settings: object = {}): string =>
  draw(of, position as never, { messages, ...settings });

const state = game.setup({ seed: 1 });
const map = defaultScenario.map!;

/** The outlines of the areas in a picture. */
function outlinesIn(picture: string): readonly string[] {
  const elements = elementsOf(picture);
  return elements.flatMap(({ name, attributes: { d = '', class: tones = '' } }) =>
    name === 'path' && d.endsWith('Z') && /f-(?:panel|tint-two)/.test(tones) ? [d] : [],
  );
}

describe('a setting of a picture', () => {
  it.each([
    { theme: 'shiny' },
    { colorScheme: 'dim' },
    { layout: 'round' },
    { prefix: '' },
    { prefix: '1' },
    { prefix: 'a b' },
    { prefix: '"><script>' },
  ])('is refused if it is not valid: %o', (settings) => {
    expect(() => svg(renderer, state, settings)).toThrow(RangeError);
  });

  it.each([{ actions: ['nobody knows what'] }, { actions: [''] }, { highlight: [{ type: 'x', rule: 'y' }] }])(
    'is ignored if it names something unknown: %o',
    (settings) => {
      elementsOf(svg(renderer, state, settings));
    },
  );
});

describe('a layer of the caller', () => {
  it('is drawn unchanged, under the board or over everything, with the rectangle of the board', () => {
    const boards: Box[] = [];
    const layer = (name: string) => (board: Box) => {
      boards.push(board);
      return `<image class="${name}" x="1"/>`;
    };
    const plain = svg(renderer, state);
    const layered = svg(renderer, state, { under: layer('under'), over: layer('over') });

    expect(layered.replaceAll(/<image [^>]*>/g, '')).toBe(plain);
    expect(layered.indexOf('class="under"')).toBeLessThan(layered.indexOf('data-place'));
    expect(layered.endsWith('<image class="over" x="1"/></svg>')).toBe(true);
    // The board of the default scenario is 690 units wide. The picture moves the board to a point, which must be the
    // top left corner of the rectangle.
    expect(boards[0]).toMatchObject({ x: 20, width: 690 });
    expect(layered).toContain(`translate(20 ${String(boards[0]!.y)})`);
    expect(boards[1]).toEqual(boards[0]);
  });
});

describe.each(GALLERIES)('$renderer.id', ({ renderer: each }) => {
  it.each([
    { setup: {}, table: {} },
    { setup: { scenario: {} }, table: { phase: {} } },
    { setup: 1, table: null },
  ])('refuses a value that is not a position of it: %o', (shown) => {
    expect(() => draw(each as typeof renderer, shown as never, { messages })).toThrow(RangeError);
  });
});

it('shows of a long time track the turns around the current one, up to the last turn', () => {
  const turns = Array.from({ length: 60 }, (_, index) => `T${String(index + 1)}`);
  const { setup, table } = state;
  const shownAt = (turn: number): readonly string[] => {
    const position = { setup: { ...setup, scenario: { ...setup.scenario, turns } }, table: { ...table, turn } };
    const texts = elementsOf(svg(renderer, position)).map(({ text }) => text);
    return turns.filter((name) => texts.includes(name));
  };

  expect([1, 31, 60].map((turn) => shownAt(turn)[0])).toEqual(['T1', 'T17', 'T31']);
  expect(shownAt(60)).toHaveLength(30);
});

describe('a map', () => {
  it('is drawn from the outlines of the scenario', () => {
    expect(outlinesIn(svg(renderer, state))).toHaveLength(defaultScenario.areas.length);
  });

  it('is invented for all areas if one area has no outline', () => {
    const others = Object.fromEntries(Object.entries(map.outlines).slice(1));
    const partial = game.setup({ seed: 1, scenario: { ...defaultScenario, map: { ...map, outlines: others } } });
    const { map: _map, ...withoutMap } = defaultScenario;
    const without = game.setup({ seed: 1, scenario: withoutMap });

    expect(outlinesIn(svg(renderer, partial))).toEqual(outlinesIn(svg(renderer, without)));
    expect(outlinesIn(svg(renderer, partial))).not.toEqual(outlinesIn(svg(renderer, state)));
  });

  it('ignores data about an unknown area', () => {
    const atlantis = map.outlines[defaultScenario.areas[0]!.id]!;
    const more = { ...map, outlines: { ...map.outlines, atlantis } };
    const lost = game.setup({ seed: 1, scenario: { ...defaultScenario, map: more } });

    expect(svg(renderer, lost)).toBe(svg(renderer, state));
  });

  it.each([
    [
      'with an outline of two corners',
      {
        ...map,
        outlines: {
          ...map.outlines,
          loop: [
            [0, 0],
            [1, 1],
          ],
        },
      },
    ],
    [
      'with a corner that is not a number',
      {
        ...map,
        water: [
          [
            [0, 0],
            [Number.NaN, 0],
            [0, 1],
          ],
        ],
      },
    ],
    [
      'with a corner beyond all bounds',
      {
        ...map,
        water: [
          [
            [0, 0],
            [20_000, 0],
            [0, 1],
          ],
        ],
      },
    ],
    ['without a width', { ...map, width: 0 }],
    ['with text where a number is due', { ...map, height: '"/><script>' }],
  ])('%s is refused, saying where', (_what, wrong) => {
    const options = { seed: 1, scenario: { ...defaultScenario, map: wrong } };

    expect(() => game.parseOptions(options)).toThrow(MalformedError);
    expect(() => game.parseOptions(options)).toThrow(/map/);
  });
});
