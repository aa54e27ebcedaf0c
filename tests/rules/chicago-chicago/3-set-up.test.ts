import { describe, expect, it } from 'vitest';
import { chicagoChicago as game, defaultScenario } from '../../../src/games/chicago-chicago/rules/index.ts';
import {
  actorOf,
  boxOf,
  eventsOf,
  groupsIn,
  legalLines,
  play,
  policeIn,
  policeInAll,
  refusalOf,
} from '../../games/chicago-chicago/play.ts';

const GATHERED = play(game.setup(), 'demonstrators gather lincoln-park');

describe('set-up', () => {
  it('[CC-3.1] starts with the demonstrators, who put all their groups into one park', () => {
    expect(legalLines(game.setup())).toEqual([
      'demonstrators gather lincoln-park',
      'demonstrators gather grant-east',
      'demonstrators gather grant-west',
      'demonstrators gather washington-park',
    ]);
    const state = play(game.setup(), 'demonstrators gather grant-east');
    expect(groupsIn(state, 'grant-east')).toEqual({ 'level-1': 3, 'level-3': 6 });
    expect(actorOf(state)).toBe('police');
  });

  it('[CC-3.2] continues with the police, who fill the boxes, even released ones', () => {
    expect(GATHERED.table.phase).toMatchObject({ kind: 'garrison', unit: 0 });
    expect(GATHERED.table.released[0]).toBe(true);
    const filled = play(GATHERED, 'police garrison lincoln-park level-3 1', 'police garrison lincoln-park tac 2');
    expect(boxOf(filled, 'lincoln-park')).toEqual({ 'level-3': 1, tac: 2 });
    expect(filled.table.phase).toMatchObject({ kind: 'garrison', area: 2 });
    expect(refusalOf(filled, 'police garrison lincoln-park level-3 1').code).toBe('not-that-box');
  });

  it('[CC-3.2] ends with the other 15 platoons in any areas, including the demonstrators’ park', () => {
    const state = play(GATHERED, wholeSetUp({ 'lincoln-park': { 'level-1': 9, tac: 5 }, 'west-loop': { tac: 1 } }));

    expect(policeInAll(state)).toEqual([15, 21, 24, 0, 6]);
    expect(policeIn(state, 'lincoln-park')).toEqual({ 'level-1': 9, tac: 5 });
    expect(state.table).toMatchObject({ turn: 1, phase: { kind: 'move' } });
  });

  it('[CC-3.2] accepts areas in board order, each once for each kind', () => {
    const boxes = wholeSetUp({}).split(' ')[2]!;
    const filled = Object.entries(JSON.parse(boxes) as Record<string, Record<string, number>>).flatMap(
      ([area, units]) =>
        Object.entries(units).map(([unit, count]) => `police garrison ${area} ${unit} ${String(count)}`),
    );
    const state = play(GATHERED, ...filled, 'police post level-1 mid-north 2');
    const placed = eventsOf(GATHERED, ...filled, 'police post level-1 mid-north 2');
    const isBoxed = placed.flatMap((event) => (event.type === 'platoons-placed' ? [event.boxed] : []));

    expect(isBoxed).toEqual([...filled.map(() => true), false]);

    for (const area of ['lincoln-park', 'mid-north'])
      expect(refusalOf(state, `police post level-1 ${area} 1`).code).toBe('out-of-order');
    expect(refusalOf(state, 'police post tac old-town 1').code).toBe('out-of-order');
  });

  it('[CC-3.2] has boxes for 51 of the 66 platoons', () => {
    const { setUp, areas } = defaultScenario;
    const { 'level-1': one, 'level-2': two, 'level-3': three, tac } = setUp.police;
    expect([one, two, three, tac]).toEqual([24, 21, 15, 6]);
    expect(areas.filter(({ box }) => box !== undefined).length * setUp.platoonsPerBox).toBe(51);
  });

  it('[CC-3.2] refuses a set-up with platoons left over or boxes not full', () => {
    expect(refusalOf(GATHERED, wholeSetUp({ 'lincoln-park': { 'level-1': 9, tac: 5 } })).code).toBe('units-left');
    expect(refusalOf(GATHERED, 'police deploy-all {} {}').code).toBe('units-left');
  });

  it('[CC-3.3] starts the index at 0, and each side can set up in one call', () => {
    const state = play(game.setup(), 'demonstrators default-set-up', 'police default-set-up');

    expect(state.table.index).toEqual({ demonstrators: 0, police: 0 });
    expect(groupsIn(state, 'lincoln-park')).toEqual({ 'level-1': 3, 'level-3': 6 });
    expect(policeInAll(state)).toEqual([15, 21, 24, 0, 6]);
    expect(policeIn(state, 'conrad-hilton')).toEqual({ 'level-1': 9, tac: 6 });
    expect(eventsOf(GATHERED, 'police default-set-up').at(-1)).toMatchObject({ type: 'step-started', step: 1 });
    expect(refusalOf(play(GATHERED, 'police garrison lincoln-park level-3 1'), 'police default-set-up').code).toBe(
      'set-up-begun',
    );
  });
});

// Helpers

/**
 * A line of the notation with a complete set-up of the police. The line fills the boxes, and places the given platoons
 * in areas.
 */
function wholeSetUp(areas: object): string {
  const boxes = defaultScenario.areas.filter(({ box }) => box !== undefined);
  const filled = boxes.map(({ id }, place) => {
    const unit = place < 5 ? 'level-3' : place < 12 ? 'level-2' : 'level-1';
    return [id, { [unit]: 3 }] as const;
  });
  return `police deploy-all ${JSON.stringify(Object.fromEntries(filled))} ${JSON.stringify(areas)}`;
}
