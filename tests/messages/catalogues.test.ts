import { describe, expect, it } from 'vitest';
import { validateCatalogue } from '../../src/messages/validate-catalogue.ts';
import { createFormatter } from '../../src/messages/message.ts';
import { airWar } from '../../src/games/air-war/rules/index.ts';
import { chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { worldGame } from '../../src/games/world-game/rules/index.ts';
import * as airWarDe from '../../src/games/air-war/messages/de.ts';
import * as airWarEn from '../../src/games/air-war/messages/en.ts';
import * as chicagoChicagoDe from '../../src/games/chicago-chicago/messages/de.ts';
import * as chicagoChicagoEn from '../../src/games/chicago-chicago/messages/en.ts';
import * as upAgainstTheWallDe from '../../src/games/up-against-the-wall/messages/de.ts';
import * as upAgainstTheWallEn from '../../src/games/up-against-the-wall/messages/en.ts';
import * as worldGameDe from '../../src/games/world-game/messages/de.ts';
import * as worldGameEn from '../../src/games/world-game/messages/en.ts';
import { games as loaders } from '../../src/games/index.ts';
import * as de from '../../src/messages/de.ts';
import * as en from '../../src/messages/en.ts';
import { createMessages } from '../../src/messages/messages.ts';
import { adapter, catalogue } from '../../src/games/world-game/messages/en.ts';
import { selectsIn, valuesFor } from './cases.ts';
import { messagesOf, TRANSLATIONS } from './narrated-games.ts';

describe.each([
  ['en', en],
  ['de', de],
])('the notices of a room in %s', (language, { roomNotices, takebackBlockers }) => {
  it('name the player, and have a sentence for each kind', () => {
    const format = createFormatter(language);
    for (const text of Object.values(roomNotices)) expect(format(text, { player: 'Ann' })).toMatch(/^Ann: \S.*\.$/);
    expect(Object.keys(roomNotices).toSorted()).toEqual(['declined', 'lapsed', 'ran-out', 'taken-back']);
    expect(takebackBlockers['request-open']).toMatch(/\.$/);
  });
});

describe.each(TRANSLATIONS)('the catalogues of $id in English and $language', ({ id, game, english, other }) => {
  const both = [english.messages.catalogue, other.messages.catalogue] as const;
  const [en, translated] = both;

  it('have the same messages, with the same fields', () => {
    expect(validateCatalogue(translated, en)).toEqual([]);
    expect(validateCatalogue(en, translated)).toEqual([]);
  });

  it('have texts for all parts of the manifest, and for nothing else', async () => {
    const { presets } = await loaders[id]();
    for (const each of both) {
      expect(Object.keys(each.presets).toSorted()).toEqual(Object.keys(presets).toSorted());
      expect(Object.keys(each.options).toSorted()).toEqual(game.optionRanges.map(({ key }) => key).toSorted());
      expect(Object.keys(each.actions).toSorted()).toEqual(Object.keys(game.fields(game.setup())).toSorted());
    }
  });

  it('list all cases of each select, except if a field is open or optional', () => {
    const open = both.flatMap((each) =>
      messagesOf(each).filter((text) =>
        selectsIn(text).some(
          ({ cases, isClosed, isShown }) => !isClosed && !isShown && cases.some((name) => name !== 'chance'),
        ),
      ),
    );

    expect(open).toEqual([]);
  });

  it('can be formatted with any number and any case', () => {
    for (const each of both) {
      const format = createFormatter(each.language);
      for (const text of messagesOf(each)) {
        for (const values of valuesFor(text, [0, 1, 2, 11])) {
          expect(format(text, values)).not.toMatch(/undefined|[{}]| {2}|\.\.|^\s|\s$/);
        }
      }
    }
  });
});

describe('sentences that depend on a value', () => {
  const state = worldGame.setup();
  const air = airWar.setup();
  const chicago = chicagoChicago.setup();
  const taken = { type: 'city-taken', rule: 'AW-4.1', player: 'B', owner: 'B', city: 's15' } as const;
  const called = { type: 'pledge-called', rule: 'WG-3.3', country: 'A', ally: 'B', pledge: 9, lent: 0 } as const;
  const guard = {
    type: 'points-scored',
    rule: 'CC-4.11',
    player: 'demonstrators',
    points: 2,
    reason: 'guard-entered',
    area: 'grant-west',
    index: { demonstrators: 5, police: 0 },
  } as const;
  const grown = { type: 'groups-multiplied', rule: 'CC-5.4', area: 'grant-west', units: { 'level-4': 1 } } as const;
  const relieve = {
    type: 'relieve',
    player: 'police',
    area: 'grant-west',
    unit: 'level-3',
    relieved: 'level-1',
  } as const;
  const chance = {
    code: 'not-in-match',
    rule: 'contract',
    details: { player: 'chance' },
  } as const;

  const beyond = (own: number) => ({ code: 'too-many-points', rule: 'WG-2.2', details: { points: 4, own } }) as const;

  it('say how many points an action takes and how many the country has', () => {
    const refusals = [worldGameEn, worldGameDe].map(({ messages }) =>
      [3, 0].map((own) => messages.refusal(beyond(own), state)),
    );

    expect(refusals).toEqual([
      ['This action needs 4 points, and you have only 3.', 'This action needs 4 points, and you have none.'],
      ['Diese Aktion braucht 4 Punkte, und du hast nur 3.', 'Diese Aktion braucht 4 Punkte, und du hast keinen.'],
    ]);
  });

  it('name the other side if a player acts out of turn, unless chance acts', () => {
    const refusals = [upAgainstTheWallEn, upAgainstTheWallDe].map(({ messages }) =>
      (['administration', 'chance'] as const).map((player) =>
        messages.refusal(
          { code: 'not-your-turn', rule: 'UW-2.1', details: { awaited: ['radicals'], player } },
          upAgainstTheWall.setup(),
        ),
      ),
    );

    expect(refusals).toEqual([
      ['It is the radicals’ turn, not the administration’s.', 'It is the radicals’ turn.'],
      ['Die Radikalen sind an der Reihe, nicht die Universitätsleitung.', 'Die Radikalen sind an der Reihe.'],
    ]);
  });

  it('are complete in English', () => {
    expect(airWarEn.messages.describe(taken, air)).toBe('B takes back the city on s15.');
    expect(airWarEn.messages.describe({ ...taken, owner: 'A' }, air)).toBe('B takes the city on s15.');
    expect(worldGameEn.messages.describe(called, state)).toBe(
      'A calls the pledge of B, who must lend 9 points but has none.',
    );
    expect(worldGameEn.messages.refusal(chance, state)).toBe('Chance is not in the match.');
    expect(chicagoChicagoEn.messages.describe(guard, chicago)).toBe(
      'The demonstrators score 2 points for bringing in the National Guard in Grant West. The index is now: demonstrators 5, police 0.',
    );
    expect(chicagoChicagoEn.messages.describe(grown, chicago)).toBe(
      'The groups in Grant West grow by 1 group of level 4.',
    );
    expect(chicagoChicagoEn.messages.label(relieve, chicago)).toBe(
      'In the box of Grant West, replace a platoon of level 1 with a platoon of level 3',
    );
  });

  it('are complete in German', () => {
    expect(airWarDe.messages.describe(taken, air)).toBe('B nimmt die Stadt auf s15 wieder ein.');
    expect(worldGameDe.messages.refusal(chance, state)).toBe('Der Zufall spielt nicht oder nicht mehr mit.');
    expect(chicagoChicagoDe.messages.label(relieve, chicago)).toBe(
      'Im Kasten von Grant West ablösen: Stufe 1 durch Stufe 3',
    );
  });
});

describe('an adapter', () => {
  it('writes a field of Some Air War Games on which each side has one unit', () => {
    const { setup, table } = airWar.setup();
    const position = { setup, table: { ...table, units: { A: [0], B: [0] } } };

    expect(airWarEn.messages.picture(position)).toContain('1:1');
  });

  it('receives only public information, whatever a message is about', () => {
    const picture = (position: object): string => Object.keys(position).join();
    const messages = createMessages({ picture }, catalogue);
    const state = worldGame.setup();

    expect(messages.picture(state)).toBe('setup,table');
    expect(messages.picture(worldGame.view(state, 'A'))).toBe('setup,table');
  });
});

describe('an invalid catalogue', () => {
  const ready = { type: 'ready', player: 'A' } as const;
  const labelIn = (actions: object): string =>
    createMessages(adapter, { ...catalogue, language: 'fr', actions } as unknown as typeof catalogue).label(
      ready,
      worldGame.setup(),
    );

  it.each([
    ['a message that is missing', {}, 'The catalogue "fr" lacks actions["ready"].'],
    ['one that cannot be read', { ready: '{' }, /^actions\["ready"\] of the catalogue "fr": Invalid message: /],
    [
      'one that misspells a field',
      { ready: '{plaier} is ready' },
      'actions["ready"] of the catalogue "fr": Missing field {plaier}.',
    ],
  ])('is refused with the code: %s', (_what, actions, reason) => {
    expect(() => labelIn(actions)).toThrow(RangeError);
    expect(() => labelIn(actions)).toThrow(reason);
  });
});

describe('the issues in a catalogue', () => {
  const french = {
    ...catalogue,
    language: 'fr',
    events: { ...catalogue.events, 'country-conceded': '{contry} abandonne.' },
    refusals: { ...catalogue.refusals, 'not-highr': 'Une mise de {stake} ne suffit pas.' },
    labels: {
      ...catalogue.labels,
      round: '{round, plural, one {#}}',
      range: '{lo_count} à {known, select, other {{hi}}}',
    },
  };
  const { ready: _, ...actions } = catalogue.actions;

  it('are reported all at once, each with its message and a description', () => {
    expect(validateCatalogue({ ...french, actions }, catalogue)).toEqual([
      'events["country-conceded"] of the catalogue "fr": Expected {country} but received {contry}.',
      'The catalogue "fr" lacks actions["ready"].',
      'refusals["not-highr"] of the catalogue "fr": This message is never used.',
      expect.stringMatching(/^labels\["round"\] of the catalogue "fr": Invalid message: /),
    ]);
  });
});
