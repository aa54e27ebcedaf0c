import { describe, expect, it } from 'vitest';
import { areaMap, issueInLinks, type Link } from '../../src/mechanics/area-map.ts';

const IDS = ['hill', 'lake', 'mill', 'moor'];
const LINKS: readonly Link[] = [
  ['mill', 'lake'],
  ['hill', 'lake'],
  ['mill', 'moor'],
];

describe('areaMap', () => {
  it('has each link in both directions, and lists neighbours in order', () => {
    const map = areaMap(IDS, LINKS);

    expect(map.neighbours).toEqual([[1], [0, 2], [1, 3], [2]]);
    expect(map.byName.get('moor')).toBe(3);
    expect([...map.starts]).toEqual([0, 1, 3, 5, 6]);
    expect([...map.links]).toEqual([1, 0, 2, 1, 3, 2]);
  });

  it('measures distances along links', () => {
    const map = areaMap([...IDS, 'isle'], LINKS);

    expect([0, 1, 2, 3, 4].map((to) => map.distance(0, to))).toEqual([0, 1, 2, 3, Infinity]);
    expect(map.ring(1, 1)).toEqual([0, 2]);
    expect(map.line(0, 3)).toEqual([0, 1, 2, 3]);
    expect(map.line(0, 4)).toEqual([]);
  });

  it('has the terrain, borders and outlines of its drawing', () => {
    const outlines = { hill: [[1, 1] as const, [4, 1] as const, [4, 3] as const] };
    const map = areaMap(IDS, LINKS, { terrain: { lake: 'water' }, borders: { river: 'hill/lake' }, outlines });

    expect(map.terrain).toEqual(['', 'water', '', '']);
    expect(map.borders).toEqual(['river', 'river', '', '', '', '']);
    expect(map.centre(0)).toEqual({ x: 2.5, y: 2 });
    expect(map.corners(1)).toHaveLength(4);
    expect(() => areaMap(IDS, LINKS, { borders: { river: 'hill/moor' } })).toThrow('such as "hill/lake"');
  });
});

describe('issueInLinks', () => {
  it.each<[what: string, links: readonly Link[], path: string | undefined]>([
    ['no issue', LINKS, undefined],
    ['an unknown area', [...LINKS, ['hill', 'sea']], '3.1'],
    ['an unknown area in front', [...LINKS, ['sea', 'hill']], '3.0'],
    ['an area next to itself', [...LINKS, ['hill', 'hill']], '3'],
    ['a pair twice', [...LINKS, ['lake', 'hill']], '3'],
    ['a map in two pieces', LINKS.slice(0, 2), ''],
  ])('reports %s', (_what, links, path) => {
    expect(issueInLinks(IDS, links)?.path).toBe(path);
  });

  it('names the unknown area', () => {
    expect(issueInLinks(IDS, [['sea', 'hill']])?.reason).toBe('There is no area "sea"');
    expect(issueInLinks(IDS, [['hill', 'sea']])?.reason).toBe('There is no area "sea"');
  });

  it('does not confuse two pairs, whatever blanks their names contain', () => {
    const links: readonly Link[] = [
      ['a', 'b c'],
      ['a b', 'c'],
      ['a', 'c'],
    ];

    expect(issueInLinks(['a', 'a b', 'b c', 'c'], links)).toBeUndefined();
  });
});
