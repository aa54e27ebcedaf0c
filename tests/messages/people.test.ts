/** Checks that messages and pictures of every game show the names of people correctly. */
import { describe, expect, it } from 'vitest';
import type { AnyAction, GameTypes, State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { capitalised, playerNameIn } from '../../src/messages/catalogue.ts';
import { createMessages } from '../../src/messages/messages.ts';
import { validateCatalogue } from '../../src/messages/validate-catalogue.ts';
import { adapter, catalogue } from '../../src/games/up-against-the-wall/messages/en.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { LAYOUTS, renderSvg } from '../../src/pictures/index.ts';
import { PANEL_WIDTH } from '../../src/pictures/page.ts';
import { widthOf } from '../../src/pictures/type.ts';
import { GALLERIES } from '../pictures/galleries.ts';
import type { Gallery } from '../pictures/positions.ts';
import { type Element, elementsOf } from '../pictures/well-formed.ts';

/** Names that rooms accept, including one with markup and one with the maximum length. */
const NAMES = ['Jürgen Müller', `<b>"&'`, '王'.repeat(40)];

/**
 * The number of actions of each match. The number is large enough that names occur in events and on buttons of every
 * game.
 */
const ACTIONS = 40;

/** A step of a match: the action, its events, and the position after the step. */
interface Step {
  readonly action: AnyAction<GameTypes>;
  readonly events: readonly GameTypes['event'][];
  readonly state: State<GameTypes>;
}

function matchOf({ game, cases }: Gallery): readonly Step[] {
  const rng = createRng(3);
  let state = game.setup({ ...cases[0]!.options, seed: 3 });
  const steps: Step[] = [];
  while (steps.length < ACTIONS && game.turn(state).kind !== 'over') {
    const action = game.randomAction(state, rng);
    const step = game.step(state, action);
    ({ state } = step);
    steps.push({ action, events: step.events, state });
  }
  return steps;
}

function seatingOf({ game }: Gallery, position: State<GameTypes>, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(game.players(position).map((player) => [player, name]));
}

/** The elements of a picture without their texts. */
function shapesIn(picture: string): readonly Element[] {
  return elementsOf(picture)
    .filter(({ name }) => !['text', 'tspan', 'title', 'desc'].includes(name))
    .map(({ name, attributes }) => ({ name, attributes: { ...attributes, 'aria-label': '' }, text: '', around: [] }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('>', '&gt;');
}

const SUBJECTS = GALLERIES.map((gallery) => [gallery.game.id, gallery, matchOf(gallery)] as const);

describe.each(SUBJECTS)('people in %s', (_id, gallery, steps) => {
  const { game, renderer } = gallery;
  const players = game.players(steps[0]!.state);

  it.each(NAMES)('are named after players in sentences and on buttons: %s', (name) => {
    const seating = seatingOf(gallery, steps[0]!.state, name);
    for (const plain of Object.values(gallery.messages)) {
      const named = plain.withSeating(seating);
      const texts = (of: typeof plain): readonly string[] =>
        steps.flatMap(({ action, events, state }) => [
          of.label(action, state),
          of.phase(state),
          ...events.map((event) => of.describe(event, state)),
        ]);
      const said = texts(named);

      expect(said.map((text) => text.replaceAll(` (${name})`, ''))).toEqual(texts(plain));
      expect(said.join()).toContain(`(${name})`);
      for (const player of players) {
        expect(playerNameIn(named.catalogue, player)).toEqual({
          ...playerNameIn(plain.catalogue, player),
          name: `${playerNameIn(plain.catalogue, player).name} (${name})`,
        });
      }
    }
  });

  it.each(NAMES)('are named after players in pictures, without moving anything: %s', (name) => {
    const { state } = steps.at(-1)!;
    const plain = gallery.messages.en;
    const messages = plain.withSeating(seatingOf(gallery, state, name));
    for (const layout of LAYOUTS) {
      const before = renderSvg(renderer, state, { messages: plain, layout });
      const after = renderSvg(renderer, state, { messages, layout });
      const beginning = escaped(name.slice(0, 3));

      expect(shapesIn(after)).toEqual(shapesIn(before));
      expect(after.split(`(${escaped(name)})`).length).toBeGreaterThan(players.length);
      const drawn = elementsOf(after).filter((each) => each.name === 'text' || each.name === 'tspan');
      const short = drawn.filter(({ text }) => text.includes(`(${beginning}`));
      expect(short.length).toBeGreaterThanOrEqual(players.length);
      for (const { text } of short) expect(widthOf(text, 11)).toBeLessThan(PANEL_WIDTH.tall);
    }
  });
});

it('are named on the buttons of games whose actions name players', () => {
  const named = SUBJECTS.filter(([, gallery, steps]) => {
    const messages = gallery.messages.en.withSeating(seatingOf(gallery, steps[0]!.state, 'Ann'));
    return steps.some(
      ({ action, state }) => action.player !== 'chance' && messages.label(action, state).includes('(Ann)'),
    );
  });

  expect(named.map(([id]) => id).toSorted()).toEqual(['revolting-behaviour', 'world-game']);
});

describe('a seating', () => {
  const messages = createMessages(adapter, catalogue);
  const state = upAgainstTheWall.setup();
  const started = { type: 'move-started', rule: 'UW-2.1', player: 'radicals', turn: 1 } as const;

  it('can name some of the players, and replaces the previous seating', () => {
    const seated = messages.withSeating({ administration: 'Ben' }).withSeating({ radicals: 'Ann' });
    const names = (['radicals', 'administration'] as const).map((side) => playerNameIn(seated.catalogue, side).name);

    expect(names.map(capitalised)).toEqual(['The radicals (Ann)', 'The administration']);
    expect(seated.describe(started, state)).toBe('The radicals (Ann) start their move in turn 1.');
    expect(seated.describe({ ...started, player: 'administration' }, state)).toBe(
      'The administration starts its move in turn 1.',
    );
    expect(seated.withSeating({}).describe(started, state)).toBe(messages.describe(started, state));
  });

  it('is known to every message of a translation', () => {
    const french = {
      ...catalogue,
      language: 'fr',
      actions: { ...catalogue.actions, 'end-move': 'Fin{radicals_person}', hold: 'Tenir{ann_person}' },
    };

    expect(validateCatalogue(french, catalogue)).toEqual([
      'actions["hold"] of the catalogue "fr": Expected {track} but received {ann_person}.',
    ]);
  });
});
