import { describe, expect, it } from 'vitest';
import { manifest, picture, strategist } from '../../examples/fords/manifest.ts';
import { de, en } from '../../examples/fords/messages.ts';
import { counters, effects, fights, fords, map, results } from '../../examples/fords/rules.ts';
import { distribution, probabilityOf } from '../../src/analysis/index.ts';
import { randomBot } from '../../src/bots/index.ts';
import type { State } from '../../src/core/game.ts';
import { resultChances } from '../../src/mechanics/printed-table.ts';
import { validateCatalogue } from '../../src/messages/index.ts';
import { COLOR_SCHEMES, placesOf, renderSvg, THEMES } from '../../src/pictures/index.ts';
import { playTournament, standings } from '../../src/tournaments/index.ts';
import type { Fords } from '../../examples/fords/rules.ts';

const unit = (id: string): number => counters.ids.indexOf(id);
const hex = (name: string): number => map.byName.get(name)!;

/** A position in which only these units are on the map, and all other units are lost. */
function position(places: Readonly<Record<string, string>>, kind: 'move' | 'combat'): State<Fords> {
  const at = counters.ids.map((id) => (id in places ? hex(places[id]!) : -2));
  const losses = at.map((place, index) => (place >= 0 ? 0 : counters.kinds[index]!.strengths.length));
  const table = { ...counters.start(), at, losses, phase: { kind } };
  return fords.parseState({ setup: {}, table, secrets: counters.startSecrets(), hidden: {} });
}

const played = (state: State<Fords>, ...lines: readonly string[]): State<Fords> =>
  lines.reduce((now, line) => fords.applyAction(now, fords.parse(line)), state);
const codeOf = (state: State<Fords>, line: string) => fords.whyIllegal(state, fords.parse(line))?.code;
const at = (state: State<Fords>, id: string): string | number =>
  map.names[state.table.at[unit(id)]!] ?? state.table.at[unit(id)]!;

describe('movement in Fords', () => {
  it('says why a unit cannot move', () => {
    const state = position({ r1: '0404', r2: '0403', r3: '0403', b1: '0506', b2: '0307' }, 'move');

    expect(codeOf(state, 'red move r1 0403')).toBe('full');
    expect(codeOf(state, 'red move r1 0506')).toBe('blocked');
    expect(codeOf(state, 'red move r1 1210')).toBe('too-far');
    expect(codeOf(state, 'red move b1 0505')).toBe('enemy-unit');
    expect(codeOf(state, 'red move r4 0505')).toBe('not-on-map');
    expect(codeOf(state, 'red move r1 0405')).toBeUndefined();
    expect(codeOf(played(state, 'red move r1 0405'), 'red move r1 0404')).toBe('already-acted');
  });

  it('stops in an enemy zone of control, which does not extend across the river', () => {
    const state = position({ r1: '0503', b1: '0703' }, 'move');

    expect(codeOf(state, 'red move r1 0603')).toBeUndefined();
    expect(codeOf(state, 'red move r1 0704')).toBe(undefined);
    const across = position({ r1: '0304', b1: '0206' }, 'move');
    expect(codeOf(across, 'red move r1 0206')).toBe('blocked');
    expect(codeOf(across, 'red move r1 0306')).toBeUndefined();
  });
});

describe('combat in Fords', () => {
  const state = position({ r1: '0403', r2: '0403', r3: '0404', b1: '0504', b2: '0503' }, 'combat');
  const joined = ['red attack r1 0504', 'red join r2', 'red join r3', 'red resolve'];

  it('refuses attacks that the rules do not allow', () => {
    expect(codeOf(state, 'red attack r1 0505')).toBe('no-enemy');
    expect(codeOf(state, 'red attack r3 0503')).toBe('not-adjacent');
    const attack = played(state, 'red attack r2 0504');
    expect(codeOf(attack, 'red join r1')).toBe('out-of-order');
    const done = played(attack, 'red resolve', 'chance roll 3', 'red end-combat');
    expect(done.table.mover).toBe('blue');
  });

  it('has exactly the odds of the table, with its shifts', () => {
    const attack = { target: hex('0504'), units: ['r1', 'r2', 'r3'].map(unit) };
    const chances = fights.odds(attack, state.table);
    const gained = distribution(fords, played(state, ...joined), {
      play: [],
      measure: ({ table }) => table.phase.kind + String(table.losses[unit('b1')]),
    });

    expect(chances).toEqual(resultChances(results, '3-1'));
    // A roll of 5 or 6 eliminates the defender, and a roll of 1 is an exchange.
    expect(probabilityOf(gained, (after) => after.endsWith('2'))).toBe('1/3');
    expect(probabilityOf(gained, (after) => after.endsWith('1'))).toBe('1/6');
    const shifted = fights.odds({ target: hex('0503'), units: [unit('r1')] }, state.table);
    expect(shifted).toEqual(resultChances(results, '1-2'));
  });

  it('applies the step losses of an exchange, retreats step by step, and advances', () => {
    const exchanged = played(state, ...joined, 'chance roll 1');
    expect([exchanged.table.losses[unit('b1')], exchanged.table.losses[unit('r1')]]).toEqual([1, 1]);

    const beaten = played(state, ...joined, 'chance roll 2');
    expect(fords.turn(beaten)).toEqual({ kind: 'decision', players: ['blue'] });
    expect(codeOf(beaten, 'blue give-up')).toBe('can-retreat');
    expect(codeOf(beaten, 'blue retreat 0403')).toBe('blocked');
    expect(codeOf(played(beaten, 'blue retreat 0604'), 'blue retreat 0603')).toBe('blocked');
    const away = played(beaten, 'blue retreat 0604', 'blue retreat 0705');
    expect([at(away, 'b1'), away.table.phase.kind]).toEqual(['0705', 'advance']);
    expect(codeOf(away, 'red advance r4')).toBe('not-in-attack');
    const advanced = played(away, 'red advance r3');
    expect([at(advanced, 'r3'), advanced.table.phase.kind]).toEqual(['0504', 'advance']);
    expect(codeOf(played(advanced, 'red stay'), 'red attack r1 0504')).toBe('already-acted');
  });
});

describe('hidden units in Fords', () => {
  it('are found next to a visible enemy, which stops there', () => {
    let state = played(
      fords.setup({ seed: 1 }),
      'red hide r7 0604',
      'red hide r8 0204',
      'blue hide b7 0807',
      'blue hide b8 0807',
    );
    expect(codeOf(state, 'red move r7 0604')).toBe('full');
    expect(fords.view(state, 'blue').table.at[unit('r7')]).toBe(-3);
    state = played(state, 'red move r6 0905', 'red end-moves', 'red end-combat');
    expect(at(state, 'b7')).toBe(-3);
    const found = fords.step(played(state, 'blue end-moves', 'blue end-combat'), fords.parse('red move r6 0907'));
    expect(found.events.map(({ type }) => type)).toEqual(['unit-found', 'unit-found', 'unit-moved']);
    expect(at(found.state, 'b7')).toBe('0807');
  });
});

describe('the manifest of Fords', () => {
  it('has complete messages in both languages', () => {
    expect(validateCatalogue(de.messages.catalogue, en.messages.catalogue)).toEqual([]);
  });

  it.each(THEMES.flatMap((theme) => COLOR_SCHEMES.map((scheme) => [theme, scheme] as const)))(
    'has a picture in theme %s and colour scheme %s, with a button for each hex of an action',
    (theme, colorScheme) => {
      const state = position({ r1: '0503', b1: '0607' }, 'move');
      const actions = fords.legalActions(fords.view(state, 'red')).map(fords.format);
      const { messages } = en;
      const svg = renderSvg(picture, fords.view(state, 'red'), { messages, theme, colorScheme, actions });
      const targets = actions.flatMap((line) => /^red move r1 (\d+)$/.exec(line)?.[1] ?? []);

      expect(targets.length).toBeGreaterThan(10);
      for (const name of targets) expect(svg).toMatch(new RegExp(`role="button" tabindex="0" data-place="${name}"`));
      expect(svg).toContain('0503: town; r1 (infantry, strength 4)');
      expect(renderSvg(picture, fords.view(state, 'red'), { messages: de.messages })).toContain(
        'Feld 0503: Stadt; r1 (Infanterie, Stärke 4)',
      );
    },
  );

  it('draws the counters of a hex around its middle, one below the other', () => {
    const state = position({ r1: '0503', r2: '0503', b1: '0607' }, 'move');
    const places = placesOf(picture, fords.view(state, 'red'), { messages: en.messages });
    const middleOf = (id: string): number => {
      const { y, height } = places.find((place) => place.id === id)!.box;
      return y + height / 2;
    };

    expect(middleOf('b1')).toBeCloseTo(middleOf('0607'), -1);
    expect((middleOf('r1') + middleOf('r2')) / 2).toBeCloseTo(middleOf('0503'), -1);
    expect(middleOf('r2')).toBeGreaterThan(middleOf('r1') + 5);
  });

  it('has a map that is 690 units wide in the wide layout, and 360 units wide in the tall layout', () => {
    const widthIn = (layout: 'wide' | 'tall'): number => {
      const places = placesOf(picture, fords.view(position({ r1: '0503' }, 'move'), 'red'), {
        messages: en.messages,
        layout,
      });
      const hexes = places.filter(({ id }) => map.byName.has(id));
      const [left, right] = [hexes.map(({ box }) => box.x), hexes.map(({ box }) => box.x + box.width)];
      return Math.max(...right) - Math.min(...left);
    };

    expect(widthIn('wide') / widthIn('tall')).toBeCloseTo(690 / 360, 1);
  });

  it('draws at most two counters in a hex, and says how many more there are', () => {
    const { table, ...view } = fords.view(position({ r1: '0503', r2: '0503', b1: '0607' }, 'move'), 'red');
    const crowded = table.at.map((place, index) => (index === unit('r3') ? hex('0503') : place));
    const drawn = (shown: typeof table): string => renderSvg(picture, { ...view, table: shown }, en);

    expect(drawn(table)).not.toContain('>+');
    expect(drawn({ ...table, at: crowded })).toContain('>+1</text>');
    expect(drawn({ ...table, at: crowded })).not.toContain('data-place="r3"');
  });

  it('lets a click reach the hex below a counter that no action names', () => {
    const state = position({ r1: '0503', b1: '0504' }, 'combat');
    const view = fords.view(state, 'red');
    const actions = fords.legalActions(view).map(fords.format);
    const svg = renderSvg(picture, view, { messages: en.messages, actions });

    expect(svg).toMatch(/<g pointer-events="none"><g [^>]*data-place="b1"/);
    expect(svg).not.toMatch(/<g pointer-events="none"><g [^>]*data-place="r1"/);
  });

  it('has a strategist that beats a random player', async () => {
    const participants = [
      { name: 'random', bot: randomBot<Fords>() },
      { name: 'strategist', bot: strategist },
    ];
    const contest = { game: fords, participants };
    const played = await playTournament(contest, { rounds: 3, seed: 'fords', budget: { iterations: 1 } });

    expect(standings(played).participants[0]).toMatchObject({ participant: 'strategist' });
    expect(manifest.about.players).toEqual([2, 2]);
    expect(Object.keys(effects)).toEqual(['AE', 'AR', 'EX', 'DR', 'DE']);
  });
});
