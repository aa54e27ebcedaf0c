import { describe, expect, it } from 'vitest';
import type { GameTypes, Position } from '../../src/core/game.ts';
import { type ReferenceTable, renderSvg } from '../../src/pictures/index.ts';
import type { Labels } from '../../src/messages/labels.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { GameId } from '../../src/games/index.ts';
import { GALLERIES } from './galleries.ts';
import { shownIn } from './positions.ts';
import { elementsOf } from './well-formed.ts';

/** Messages whose labels have a dot in place of every letter. */
function masked({ labels: { language, say, title }, ...messages }: Messages): Messages {
  const mask = (text: string): string => text.replace(/\p{L}/gu, '·');
  const labels: Labels = { language, say: (label, facts) => mask(say(label, facts)), title: (own) => mask(title(own)) };
  return { ...messages, labels, phase: (position) => mask(messages.phase(position)) };
}

/** All texts of a picture, including labels for screen readers. */
function saidIn(picture: string): readonly string[] {
  return elementsOf(picture)
    .filter(({ name }) => name !== 'style')
    .flatMap(({ text, attributes: { 'aria-label': label = '' } }) => [text, label])
    .map((text) => text.replace(/&[a-z]+;/g, ''));
}

/** Texts that are the same in every language: the names of players, and the signs on pieces and boards. */
const NAMES: Readonly<Record<GameId, (position: Position<GameTypes>) => readonly string[]>> = {
  'air-war': () => 'A B a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' '),
  'chicago-chicago': () => ['P', 'D', 'NG', 'TAC', 'Σ', 'A', 'B', 'C'],
  'revolting-behaviour': ({ setup }) => [...(setup as { players: readonly string[] }).players, 'A', 'J', 'Q', 'K'],
  'up-against-the-wall': () => [],
  'world-game': ({ setup }) => (setup as { countries: readonly { name: string }[] }).countries.map(({ name }) => name),
};

describe.each(GALLERIES.map((gallery) => [gallery.game.id, gallery] as const))('the labels of %s', (id, gallery) => {
  const { renderer, cases, tables } = gallery;
  const { en, de } = gallery.messages;

  it('are all texts of a picture, except for names', () => {
    for (const each of cases) {
      const { view, settings } = shownIn(gallery, each);
      const said = saidIn(renderSvg(renderer, view, { ...settings, messages: masked(en), label: () => '·' }));
      const names = NAMES[id as GameId](view).flatMap((name) => name.split(/[^\p{L}]+/u));
      const words = said.flatMap((text) => text.match(/\p{L}+/gu) ?? []);

      expect(
        words.filter((word) => !names.some((name) => name.startsWith(word))),
        each.name,
      ).toEqual([]);
    }
  });

  it('are all texts of a table, except for names and codes', () => {
    const words = (referenceTables: readonly ReferenceTable[]): readonly string[] =>
      referenceTables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.flat()]);
    const said = words(tables(masked(en).labels)).flatMap((text) => text.match(/\p{Ll}{2,}/gu) ?? []);
    const names = words([...tables(en.labels)].filter((table) => table.id === 'countries'));

    expect(said.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
  });

  it('are drawn in German, and the picture declares its language', () => {
    const shown = cases.find(({ isGerman }) => isGerman)!;
    const { view, settings } = shownIn(gallery, shown);
    const drawn = renderSvg(renderer, view, settings);

    expect(drawn).toContain(' lang="de"');
    expect(drawn).not.toBe(renderSvg(renderer, view, { ...settings, messages: en }));
    expect(de.language).toBe('de');
  });
});
