import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import {
  actionsAt,
  THEMES,
  COLOR_SCHEMES,
  type Theme,
  type ColorScheme,
  LAYOUTS,
  type Layout,
  renderSvg,
} from '../../src/pictures/index.ts';
import { GALLERIES } from './galleries.ts';
import { times } from '../times.ts';
import { type Case, type Gallery, positionAfter, shownIn } from './positions.ts';
import { elementsOf } from './well-formed.ts';

const subjects = GALLERIES.map((gallery) => [gallery.game.id, gallery] as const);

describe.each(subjects)('the pictures of %s', (id, gallery) => {
  const { game, renderer, cases } = gallery;
  const messages = gallery.messages.en;
  // The pictures are cached, because several tests look at the same picture.
  const known = new Map<Case, ReturnType<typeof drawnIn>>();
  const shown = (each: Case): ReturnType<typeof drawnIn> => {
    const found = known.get(each) ?? drawnIn(gallery, each);
    known.set(each, found);
    return found;
  };

  it.each(cases.map((each) => [each.name, each] as const))('are unchanged: %s', async (name, each) => {
    await expect(`${shown(each).drawn}\n`).toMatchFileSnapshot(`../golden/pictures/${id}/${name}.svg`);
  });

  it('are well-formed, and contain no element that runs or loads anything', () => {
    for (const each of cases) {
      const { elements } = shown(each);
      const names = new Set(elements.map((element) => element.name));
      const keys = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)));

      expect(
        [...names].filter((name) => ['script', 'a', 'image', 'use', 'foreignObject', 'iframe'].includes(name)),
      ).toEqual([]);
      expect([...keys].filter((key) => key.startsWith('on') || key.endsWith('href'))).toEqual([]);
    }
  });

  it('do not share ids or style rules with other pictures', () => {
    for (const each of cases) {
      const { view, settings } = shown(each);
      const drawn = renderSvg(renderer, view, { ...settings, prefix: 'own' });
      const [style = ''] = /<style>.*<\/style>/u.exec(drawn) ?? [];

      expect(
        elementsOf(drawn)
          .flatMap(({ attributes: { id: own } }) => own ?? [])
          .filter((own) => !own.startsWith('own')),
      ).toEqual([]);
      expect(
        style.match(/[^{}]+(?=\{)/gu)?.filter((selector) => !/^(?:<style>@supports|@media|#own[ {]?)/u.test(selector)),
      ).toEqual([]);
    }
  });

  it('have a label for each element, and no two clickable elements with the same place', () => {
    for (const each of cases) {
      const { elements } = shown(each);
      for (const [index, { attributes }] of elements.entries()) {
        if (attributes['role'] !== 'img' && attributes['role'] !== 'button') continue;
        const next = elements[index + 1];

        expect(next?.name).toBe('title');
        expect(next?.text).toMatch(/\S/u);
      }
      const clickable = elements.flatMap(({ attributes }) =>
        attributes['role'] === 'button' ? [attributes['data-place'] ?? ''] : [],
      );
      expect(new Set(clickable).size).toBe(clickable.length);
    }
  });

  it('offer every action for a click, either by itself or by its place', () => {
    for (const each of cases) {
      const { settings, elements } = shown(each);
      const { actions = [] } = settings;
      const places = elements.flatMap(({ attributes }) =>
        attributes['role'] === 'button' ? [unescaped(attributes['data-place'] ?? '')] : [],
      );
      const open = new Set(places.flatMap((place) => actionsAt(actions, place)));

      expect(actions.filter((line) => !open.has(line))).toEqual([]);
      for (const { attributes } of elements) {
        const action = attributes['data-action'];
        if (action !== undefined) expect(actions).toContain(unescaped(action));
      }
    }
  });

  it('are equal for equal views, whatever else differs', () => {
    const settings = fc.record({
      messages: fc.constant(messages),
      look: fc.constantFrom<Theme>(...THEMES),
      mode: fc.constantFrom<ColorScheme>(...COLOR_SCHEMES),
      shape: fc.constantFrom<Layout>(...LAYOUTS),
    });
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.nat(), fc.nat(150), settings, (each, seed, actions, how) => {
        const state = positionAfter(gallery, { options: each.options, seed, actions });
        for (const viewer of ['spectator', ...game.players(state)]) {
          const view = game.view(state, viewer);
          const world = game.sampleState(view, createRng(seed + 1));
          const drawn = renderSvg(renderer, view, how);

          // The picture must be the same for another world that looks the same to the viewer, and for a view that a
          // server has sent.
          expect(renderSvg(renderer, game.view(world, viewer), how)).toBe(drawn);
          expect(renderSvg(renderer, JSON.parse(JSON.stringify(view)) as typeof view, how)).toBe(drawn);
        }
        // Only the public part of a state is drawn.
        expect(renderSvg(renderer, state, how)).toBe(renderSvg(renderer, game.view(state, 'spectator'), how));
        elementsOf(renderSvg(renderer, state, how));
      }),
      { numRuns: times(25) },
    );
  });

  it('do not mark events that are hidden from the viewer', () => {
    for (const each of cases) {
      const { view, settings } = shown(each);
      const { highlight = [] } = settings;
      const secret = highlight.map((event) => ({ ...event, only: 'nobody' }));

      expect(renderSvg(renderer, view, { ...settings, highlight: secret })).toBe(
        renderSvg(renderer, view, { ...settings, highlight: [] }),
      );
    }
  });
});

/** The picture of a case, with its elements. */
function drawnIn(gallery: Gallery, each: Case) {
  const { view, settings } = shownIn(gallery, each);
  const drawn = renderSvg(gallery.renderer, view, settings);
  return { view, settings, drawn, elements: elementsOf(drawn) };
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
