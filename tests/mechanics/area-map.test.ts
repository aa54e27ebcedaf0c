import { describe, expect, it } from 'vitest';
import { areaMap, costsFrom, issueInLinks, type Link } from '../../src/mechanics/area-map.ts';

const IDS = ['hill', 'lake', 'mill', 'moor'];
const LINKS: readonly Link[] = [
  ['mill', 'lake'],
  ['hill', 'lake'],
  ['mill', 'moor'],
];

describe('areaMap', () => {
  it('mirrors each link, and lists neighbours in order', () => {
    const map = areaMap(IDS, LINKS);

    expect(map.neighbours).toEqual([[1], [0, 2], [1, 3], [2]]);
    expect(map.places.get('moor')).toBe(3);
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
  ])('finds %s', (_what, links, path) => {
    expect(issueInLinks(IDS, links)?.path).toBe(path);
  });

  it('takes no two pairs for one, whatever blanks are in their names', () => {
    const links: readonly Link[] = [
      ['a', 'b c'],
      ['a b', 'c'],
      ['a', 'c'],
    ];

    expect(issueInLinks(['a', 'a b', 'b c', 'c'], links)).toBeUndefined();
  });
});

describe('costsFrom', () => {
  it('adds up what it costs to enter, and stops at the budget', () => {
    const map = areaMap(IDS, LINKS);

    expect(costsFrom(map, 0, { entryCosts: [1, 2, 1, 1], budget: 3 })).toEqual([0, 2, 3, undefined]);
    expect(costsFrom(map, 3, { entryCosts: [1, 2, 1, 1], budget: 0 })).toEqual([undefined, undefined, undefined, 0]);
    expect(costsFrom(map, 0, { entryCosts: [1, 2, 1, 1], budget: Infinity })).toEqual([0, 2, 3, 4]);
  });

  it('takes the cheaper of two ways, though it has more areas', () => {
    const round = areaMap(IDS, [...LINKS, ['hill', 'moor']]);

    expect(costsFrom(round, 0, { entryCosts: [1, 1, 1, 3], budget: 9 })).toEqual([0, 1, 2, 3]);
  });
});
