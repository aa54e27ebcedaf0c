import { describe, expect, it } from 'vitest';
import {
  type Theme,
  type ColorScheme,
  type ReferenceTable,
  referenceTableHtml,
  referenceTableSvg,
} from '../../src/pictures/index.ts';
import { modernStyle } from '../../src/pictures/themes.ts';
import { GALLERIES } from './galleries.ts';
import { elementsOf } from './well-formed.ts';

const quiet = modernStyle('2459a6 ffffff e2ebf8 2c6e3f ffffff e0f0e2', '86b1f5 0c1626 1d2a42 86d49a 08210f 1d3424');
const styles = { modern: quiet, print: quiet };

const coin: ReferenceTable = {
  id: 'coin',
  caption: 'A coin <b>',
  columns: ['Side', 'Odds & ends'],
  rows: [
    ['heads', '1/2'],
    ['tails', '1/2'],
  ],
};

const tables = GALLERIES.flatMap(({ renderer, tables, messages: { en, de } }) =>
  [...tables(en.labels), ...tables(de.labels)].map((table) => [renderer.id, table, renderer.styles] as const),
);

function roles(svg: string): readonly string[] {
  return elementsOf(svg).flatMap(({ attributes: { role = '' } }) => (role === '' ? [] : [role]));
}

describe('a table as HTML', () => {
  it('has headings with the right scope, and escapes all text', () => {
    expect(referenceTableHtml(coin)).toBe(
      '<table><caption>A coin &lt;b&gt;</caption>' +
        '<thead><tr><th scope="col">Side</th><th scope="col">Odds &amp; ends</th></tr></thead>' +
        '<tbody><tr><th scope="row">heads</th><td>1/2</td></tr><tr><th scope="row">tails</th><td>1/2</td></tr></tbody></table>',
    );
  });

  it('is well-formed for every game', () => {
    for (const [, table] of tables) elementsOf(referenceTableHtml(table));
  });
});

describe('the tables of Up Against the Wall', () => {
  const cells = (id: string): readonly (readonly string[])[] => tables.find(([, table]) => table.id === id)![1].rows;

  it('number the turns of the plot from 1', () => {
    expect(cells('plot').map(([turn]) => turn)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  });

  it('give the odds of each result, which add up to 1', () => {
    const odds = cells('ucom-odds').map(([, ...each]) => each.map((text) => Number.parseInt(text)));

    for (const [column] of odds[0]!.entries()) expect(odds.reduce((sum, row) => sum + row[column]!, 0)).toBe(6);
  });
});

describe('a table as SVG', () => {
  it('can be read by a screen reader as a table', () => {
    expect(roles(referenceTableSvg(coin, { styles }))).toEqual([
      'table',
      ...['row', 'columnheader', 'columnheader'],
      ...['row', 'rowheader', 'cell'],
      ...['row', 'rowheader', 'cell'],
    ]);
  });

  it('is as wide as requested, at least 200', () => {
    const widthOf = (width: number): string =>
      /viewBox="0 0 (\S+) /.exec(referenceTableSvg(coin, { styles, width }))![1]!;

    expect([500, 200, 1].map(widthOf)).toEqual(['500', '200', '200']);
    expect(referenceTableSvg(coin, { styles, width: 500 })).toMatch(/<rect [^>]*width="500"/);
  });

  it('starts its ids with the prefix, by default with its own id', () => {
    expect(referenceTableSvg(coin, { styles })).toContain(' id="coin"');
    expect(referenceTableSvg(coin, { styles, prefix: 'mine' })).toContain(' id="mine"');
  });

  it('cuts no number of any game', () => {
    for (const [game, table, of] of tables) {
      const drawn = referenceTableSvg(table, { styles: of });
      const cells = elementsOf(drawn).map(({ text }) => text);

      expect(table.rows.length, `${game} ${table.id}`).toBeGreaterThan(0);
      expect(
        cells.filter((text) => text.includes('…')),
        `${game} ${table.id}`,
      ).toEqual([]);
    }
  });

  it('refuses an unknown setting', () => {
    expect(() => referenceTableSvg(coin, { styles, theme: 'shiny' as Theme })).toThrow(RangeError);
    expect(() => referenceTableSvg(coin, { styles, colorScheme: 'dim' as ColorScheme })).toThrow(RangeError);
    expect(() => referenceTableSvg(coin, { styles, prefix: '"><script>' })).toThrow(RangeError);
    expect(() => referenceTableSvg(coin, { styles, width: Number.NaN })).toThrow(RangeError);
  });
});
