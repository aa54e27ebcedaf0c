import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import { messages as revoltingBehaviourMessages } from '../../src/games/revolting-behaviour/messages/en.ts';
import { renderer as revoltingBehaviourRenderer } from '../../src/games/revolting-behaviour/picture/index.ts';
import { bars, type Box, LAYOUTS, placesOf, renderSvg, thing } from '../../src/pictures/index.ts';
import { times } from '../times.ts';
import { GALLERIES } from './galleries.ts';
import { positionAfter } from './positions.ts';
import { elementsOf } from './well-formed.ts';

/** The width and height of the view box of a picture. */
function sizeOf(picture: string): readonly [width: number, height: number] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture)!;
  return [Number(width), Number(height)];
}

/** Whether a box with a positive size is inside a picture. The view box is rounded to one decimal. */
function isInside({ x, y, width, height }: Box, [right, bottom]: readonly [number, number]): boolean {
  return width > 0 && height > 0 && x >= 0 && y >= 0 && x + width <= right + 0.05 && y + height <= bottom + 0.05;
}

/** The places and pieces that the markup of a picture names. */
function namedIn(picture: string): readonly string[] {
  return elementsOf(picture).flatMap(({ attributes }) =>
    (['place', 'piece'] as const).flatMap((kind) => {
      const id = attributes[`data-${kind}`];
      return id === undefined ? [] : [`${kind} ${id}`];
    }),
  );
}

it('draws a city that was placed in secret as a square in the middle of its field', () => {
  const { game, renderer, messages } = GALLERIES.find((gallery) => gallery.game.id === 'air-war')!;
  const state = game.applyAction(game.setup(), game.parse('A place-city c15 -'));
  const places = placesOf(renderer, game.view(state, 'A'), { messages: messages.en });
  const [field, city] = ['c15', 'c15 own-city'].map((id) => places.find((place) => place.id === id)!.box) as [Box, Box];

  expect(city.width).toBe(city.height);
  expect(city.x + city.width / 2).toBeCloseTo(field.x + field.width / 2, 0);
  expect(city.y + city.height / 2).toBeCloseTo(field.y + field.height / 2, 0);
});

it('gives a bar of a chart the whole width of the chart', () => {
  const whole = { label: 'whole', place: 'whole', frame: { x: 0, y: 0, width: 280, height: 34 } };
  const own: typeof revoltingBehaviourRenderer = {
    ...revoltingBehaviourRenderer,
    draw(_view, page) {
      const chart = bars(page, [{ label: 'Ada: 3', name: 'Ada', value: 3, tone: 'one', place: 'ada' }]);
      const board = { ...chart, content: [chart.content, thing(page, whole)] };
      return { title: 'Bars', subtitle: '', summary: '', board, panels: [] };
    },
  };
  const { setup, view } = revoltingBehaviour;
  const places = placesOf(own, view(setup(), 'spectator'), { messages: revoltingBehaviourMessages });
  const [bar, chart] = ['ada', 'whole'].map((id) => places.find((place) => place.id === id)!.box);

  expect(bar).toEqual(chart);
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

describe.each(GALLERIES.map((gallery) => [gallery.game.id, gallery] as const))('the geometry of %s', (_id, gallery) => {
  const { game, renderer, cases } = gallery;
  const positions = {
    each: fc.constantFrom(...cases),
    seed: fc.nat(),
    actions: fc.nat(150),
    layout: fc.constantFrom(...LAYOUTS),
    isPlayable: fc.boolean(),
  };

  it('lists each element of the picture once, with a box inside the view box', () => {
    fc.assert(
      fc.property(fc.record(positions), ({ each, seed, actions, layout, isPlayable }) => {
        const state = positionAfter(gallery, { options: each.options, seed, actions });
        for (const viewer of ['spectator', ...game.players(state)]) {
          const view = game.view(state, viewer);
          const open = isPlayable ? game.legalActions(view).map((action) => game.format(action)) : [];
          const settings = { messages: gallery.messages.en, layout, actions: open };
          const picture = renderSvg(renderer, view, settings);
          const things = placesOf(renderer, view, settings);

          expect(things.map(({ kind, id }) => `${kind} ${escaped(id)}`)).toEqual(namedIn(picture));
          expect(things.filter(({ box }) => !isInside(box, sizeOf(picture)))).toEqual([]);
          const places = things.filter(({ kind }) => kind === 'place').map(({ id }) => id);
          expect(new Set(places).size).toBe(places.length);
          expect(things.filter(({ label }) => !/\S/.test(label))).toEqual([]);
        }
      }),
      { numRuns: times(8) },
    );
  });

  it('is equal for equal views, whatever information is hidden from the viewer', () => {
    fc.assert(
      fc.property(fc.record(positions), ({ each, seed, actions, layout }) => {
        const state = positionAfter(gallery, { options: each.options, seed, actions });
        const settings = { messages: gallery.messages.en, layout };
        for (const viewer of ['spectator', ...game.players(state)]) {
          const view = game.view(state, viewer);
          const places = placesOf(renderer, view, settings);
          const other = game.view(game.sampleState(view, createRng(seed + 1)), viewer);

          expect(placesOf(renderer, other, settings)).toEqual(places);
          expect(placesOf(renderer, JSON.parse(JSON.stringify(view)) as typeof view, settings)).toEqual(places);
        }
        const seen = game.view(state, 'spectator');
        expect(placesOf(renderer, state, settings)).toEqual(placesOf(renderer, seen, settings));
      }),
      { numRuns: times(8) },
    );
  });
});
