import { describe, expect, it } from 'vitest';
import { chicagoChicago as game, defaultScenario } from '../../../src/games/chicago-chicago/rules/index.ts';
import {
  boxOf,
  eventsOf,
  eventsOfType,
  placeOf,
  play,
  policeIn,
  position,
  refusalOf,
} from '../../games/chicago-chicago/play.ts';
import { messages as words } from '../../../src/games/chicago-chicago/messages/en.ts';

describe('the board', () => {
  it('[CC-2.1] equals the reconstruction, area by area', () => {
    const lines = defaultScenario.areas.map(({ id, police, demonstrators, park, box }) => {
      const near = defaultScenario.links.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
      const marks = [...(park === undefined ? [] : [`x${String(park)}`]), ...(box === undefined ? [] : [box])].join(
        ' ',
      );
      return `${id} P${String(police)}/D${String(demonstrators)} ${marks}: ${near.sort().join(' ')}`;
    });

    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "lincoln-park P3/D1 x4 conditional: gold-coast mid-north old-town
      mid-north P2/D1 : cabrini-green lincoln-park old-town
      old-town P2/D2 conditional: cabrini-green gold-coast lincoln-park mid-north rush-street
      gold-coast P2/D1 plain: lincoln-park magnificent-mile old-town rush-street
      cabrini-green P1/D2 plain: mid-north old-town river-north west-side
      rush-street P2/D2 : gold-coast magnificent-mile old-town river-north
      river-north P1/D1 : cabrini-green civic-center magnificent-mile rush-street west-loop
      magnificent-mile P3/D3 conditional: gold-coast michigan-avenue river-north rush-street state-street
      civic-center P3/D4 plain: la-salle-street river-north state-street
      la-salle-street P3/D2 conditional: civic-center south-state state-street west-loop
      state-street P3/D3 plain: civic-center conrad-hilton la-salle-street magnificent-mile michigan-avenue south-state
      west-loop P1/D1 : la-salle-street river-north west-side
      west-side P1/D2 plain: cabrini-green west-loop
      michigan-avenue P2/D4 conditional: conrad-hilton grant-east grant-west magnificent-mile state-street
      grant-west P2/D3 x3 conditional: conrad-hilton grant-east michigan-avenue
      grant-east P2/D2 x3: grant-west michigan-avenue soldier-field
      conrad-hilton P2/D5 conditional: coliseum grant-west michigan-avenue south-state state-street
      south-state P3/D3 plain: coliseum conrad-hilton la-salle-street state-street
      coliseum P2/D2 : bridgeport conrad-hilton soldier-field south-side south-state
      soldier-field P2/D2 : coliseum grant-east south-side
      bridgeport P4/D2 plain: amphitheatre coliseum
      amphitheatre P3/D5 plain: bridgeport south-side washington-park
      south-side P1/D2 plain: amphitheatre coliseum soldier-field washington-park
      washington-park P2/D1 x2 conditional: amphitheatre south-side"
    `);
  });

  it('[CC-2.1] has 24 areas, 45 links and four parks with the printed multipliers', () => {
    const { areas, links, parkOrder } = defaultScenario;
    expect([areas.length, links.length]).toEqual([24, 45]);
    const multipliers = parkOrder.map((park) => [park, areas.find(({ id }) => id === park)?.park]);
    expect(multipliers).toEqual([
      ['lincoln-park', 4],
      ['grant-east', 3],
      ['grant-west', 3],
      ['washington-park', 2],
    ]);
    expect(areas.filter(({ park }) => park !== undefined)).toHaveLength(4);
    expect(defaultScenario.provenance).toBe('reconstructed');
    expect(words.picture(game.setup())).toContain('Board and tables are a reconstruction.');
  });

  it('[CC-2.2] has 17 minimum boxes, nine plain and eight conditional', () => {
    const kinds = defaultScenario.areas.map(({ box }) => box);
    expect(kinds.filter((box) => box === 'plain')).toHaveLength(9);
    expect(kinds.filter((box) => box === 'conditional')).toHaveLength(8);
  });

  it('[CC-2.2] ignores platoons in a box in movement', () => {
    const boxed = position({ groups: { 'lincoln-park': { 'level-3': 1 } } });
    expect(refusalOf(boxed, 'demonstrators move level-3 lincoln-park cabrini-green 1').code).toBe('not-linked');
    // One movement point is enough to enter an area whose only platoons are in its box. An area with another platoon
    // costs more.
    expect(() => play(boxed, 'demonstrators move level-3 lincoln-park gold-coast 1')).not.toThrow();
    const guarded = position({
      groups: { 'lincoln-park': { 'level-3': 1 } },
      police: { 'gold-coast': { 'level-3': 1 } },
    });
    expect(refusalOf(guarded, 'demonstrators move level-3 lincoln-park gold-coast 1')).toMatchObject({
      code: 'too-far',
      rule: 'CC-4.1',
    });
  });

  it('[CC-2.2] allows at most three platoons in a box, including tactical ones, and never the Guard', () => {
    const state = position({
      phase: 'patrol',
      boxes: { 'west-side': { 'level-2': 2 } },
      police: { 'west-side': { tac: 2, guard: 1 } },
      guardsLeft: 11,
    });

    const filled = play(state, 'police fill west-side tac');

    expect(boxOf(filled, 'west-side')).toEqual({ 'level-2': 2, tac: 1 });
    expect(refusalOf(filled, 'police fill west-side tac').code).toBe('box-full');
    expect(refusalOf(state, 'police fill west-side guard').code).toBe('guard-in-box');
  });

  it.each([
    ['entering its area', 'demonstrators move level-1 mid-north old-town 1', 'old-town'],
    ['entering an area linked to it', 'demonstrators move level-1 mid-north cabrini-green 1', 'old-town'],
    ['infiltrating', 'demonstrators infiltrate level-1 mid-north cabrini-green 1', 'old-town'],
  ])('[CC-2.3] releases a conditional box by %s', (_how, line, box) => {
    const state = position({ groups: { 'mid-north': { 'level-1': 1 } } });

    const released = eventsOfType(eventsOf(state, line), 'box-released').map(({ area }) => area);

    expect(released).toContain(box);
    expect(play(state, line).table.released[placeOf(state, box)]).toBe(true);
    expect(released).not.toContain('gold-coast');
  });

  it('[CC-2.3] releases a conditional box when groups pass through', () => {
    const state = position({ groups: { 'rush-street': { 'level-1': 1 } } });
    const path = 'demonstrators march level-1 ["rush-street","river-north","west-loop"] 1 false';

    const released = eventsOfType(eventsOf(state, path), 'box-released').map(({ area }) => area);

    expect(released).toEqual(['magnificent-mile', 'la-salle-street']);
  });

  it('[CC-2.3] releases conditional boxes by set-up', () => {
    const released = eventsOfType(eventsOf(game.setup(), 'demonstrators gather grant-west'), 'box-released');

    expect(released.map(({ area }) => area)).toEqual(['grant-west', 'michigan-avenue', 'conrad-hilton']);
  });

  it('[CC-2.3] lets the platoons of a released box leave it in step 3 and later', () => {
    const state = position({ groups: { 'mid-north': { 'level-1': 1 } } });
    const moved = play(state, 'demonstrators march level-1 ["mid-north","lincoln-park"] 1 false');
    expect(boxOf(moved, 'lincoln-park')).toEqual({ 'level-2': 3 });

    const out = play(
      moved,
      'demonstrators end-step',
      'demonstrators end-step',
      'police leave lincoln-park level-2',
      'police leave lincoln-park level-2',
      'police leave lincoln-park level-2',
      'police end-step',
    );

    expect(policeIn(out, 'lincoln-park')).toEqual({ 'level-2': 3 });
    expect(boxOf(out, 'lincoln-park')).toEqual({});
    expect(out.table.released[placeOf(out, 'lincoln-park')]).toBe(true);
    expect(out.table.phase.kind).not.toBe('over');
  });
});
