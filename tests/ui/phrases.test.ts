import { expect, it } from 'vitest';
import { german } from '../../src/ui/phrases/de.ts';
import { english } from '../../src/ui/phrases/en.ts';

const side = { name: 'The administration', isMany: false };
const people = { name: 'The radicals', isMany: true };

it('uses the verb that agrees with the name of the player', () => {
  expect([side, people].map(english.theirTurn)).toEqual([
    'The administration is to move.',
    'The radicals are to move.',
  ]);
  expect([side, people].map(german.theirTurn)).toEqual([
    'The administration ist an der Reihe.',
    'The radicals sind an der Reihe.',
  ]);
});

it.each([english, german])('counts one unit and one field in words: $tag', ({ missed, selectTarget }) => {
  for (const count of [missed, selectTarget]) {
    expect(count(1)).not.toContain('1');
    expect(count(2)).toContain('2');
  }
});
