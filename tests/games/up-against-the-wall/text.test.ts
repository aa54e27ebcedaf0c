import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  type Event,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { eventsOf, play, position } from './play.ts';
import { messages as words } from '../../../src/games/up-against-the-wall/messages/en.ts';

// These tests compare the exact wording of the messages. Other tests check the rules.

describe('the events', () => {
  it('are described as sentences', () => {
    const events = [
      ...game.start().events,
      ...eventsOf(
        game.setup(),
        ...['chance draw mimeograph', 'radicals use-card mimeograph', 'radicals deploy alumni 5'],
        ...['chance draw rap-brown', 'administration discard', 'administration deploy alumni 5'],
        ...['administration attack alumni', 'chance roll 2', 'administration advance alumni'],
        ...['chance draw bentley-resigns', 'radicals deploy-all {"alumni":8,"trustees":1}'],
        ...['chance draw daily-news', 'administration end-cards', 'administration deploy trustees 6'],
        ...['administration attack trustees', 'chance roll 6', 'administration end-move'].slice(0, 2),
      ),
    ];

    expect(told(events)).toMatchInlineSnapshot(`
      "Turn 1: the radicals receive 10 RADs, and the administration receives 5 LAWs.
      The radicals start their move in turn 1.
      The radicals draw a card.
      Seen only by the radicals: “The mimeograph breaks down”.
      The radicals use “The mimeograph breaks down”: the radicals now receive 5 RADs in this turn.
      5 RADs go to Alumni.
      The administration starts its move in turn 1.
      The administration draws a card.
      Seen only by the administration: “Rap Brown at a community rally”.
      The administration discards the card face down.
      5 LAWs go to Alumni.
      The administration attacks on Alumni, 5 against 5: the odds are 1-1.
      The die shows 2. At odds of 1-1, the result is AL: the side with fewer pieces loses all of them, and the other side loses the same number.
      The radicals lose 5 RADs on Alumni.
      The administration loses 5 LAWs on Alumni.
      The counter of Alumni moves from box 3 to box 2, which is worth 5 to the administration.
      Turn 2: the radicals receive 9 RADs, and the administration receives 6 LAWs.
      The radicals start their move in turn 2.
      The radicals draw “Eric Bentley resigns”, show it and put it back.
      1 RAD goes to Trustees.
      8 RADs go to Alumni.
      The administration starts its move in turn 2.
      The administration draws a card.
      Seen only by the administration: “Daily News: directed from Peking”.
      6 LAWs go to Trustees.
      The administration attacks on Trustees, 6 against 1: the odds are 5-1.
      The die shows 6. At odds of 5-1, the result is YE: the attacker loses all pieces.
      The administration loses 6 LAWs on Trustees.
      Turn 3: the radicals receive 8 RADs, and the administration receives 7 LAWs.
      The radicals start their move in turn 3."
    `);
  });

  it('are described for a gambit, too', () => {
    const calling = position({ phase: 'deploy', radicals: { trustees: 4, alumni: 1 }, administration: { alumni: 2 } });

    const events = eventsOf(
      calling,
      'radicals call-gambit',
      'chance roll 3',
      'radicals remove-pieces {"alumni":1,"trustees":1}',
      'radicals advance alumni',
    );

    expect(told(events)).toMatchInlineSnapshot(`
      "“Up against the wall!” The radicals attack on the whole board, 5 against 2: the odds are 2-1.
      The die shows 3. At odds of 2-1, the result is AL: the side with fewer pieces loses all of them, and the other side loses the same number.
      The administration loses 2 LAWs on Alumni.
      The radicals lose 1 RAD on Trustees.
      The radicals lose 1 RAD on Alumni.
      The counter of Alumni moves from box 3 to box 4, which is on the line."
    `);
  });

  it('are described for each result of the die', () => {
    const state = position({ radicals: { alumni: 2, trustees: 1 }, administration: { alumni: 3, trustees: 1 } });

    const rolled = [1, 2, 4].flatMap((die) =>
      eventsOf(play(state, 'radicals attack alumni'), `chance roll ${String(die)}`),
    );

    expect(told(rolled)).toMatchInlineSnapshot(`
      "The die shows 1. At odds of 1-2, the result is TE: the defender loses all pieces.
      The administration loses 3 LAWs on Alumni.
      The die shows 2. At odds of 1-2, the result is o: nothing happens.
      The die shows 4. At odds of 1-2, the result is YE: the attacker loses all pieces.
      The radicals lose 2 RADs on Alumni."
    `);
  });

  it('are described for each end', () => {
    const meeting = {
      radicals: { alumni: 1 },
      administration: { alumni: 1 },
      turn: 12,
      mover: 'administration',
    } as const;
    const onTheLine = Object.fromEntries(defaultScenario.tracks.map(({ id }) => [id, 0]));

    const ends = [
      ...eventsOf(position(meeting), 'administration end-move'),
      ...eventsOf(position({ ...meeting, counters: { trustees: 1 } }), 'administration end-move'),
      ...eventsOf(position({ ...meeting, counters: { 'black-students': 0 } }), 'administration end-move'),
      ...eventsOf(position({ ...meeting, counters: { ...onTheLine, alumni: 1 } }), 'administration end-move'),
      ...eventsOf(position(meeting), 'administration concede'),
    ];

    expect(told(ends)).toMatchInlineSnapshot(`
      "The match is a draw, with 19 points of support on each side.
      The radicals win with 20 points of support against 12.
      The administration wins with 19 points of support against 12.
      The administration is wiped out, and the radicals win.
      The administration concedes, and the radicals win."
    `);
  });
});

describe('the picture of a position', () => {
  it('has a line for each track, with its pieces and its counter', () => {
    const state = position({
      radicals: { alumni: 12, 'black-students': 3 },
      administration: { alumni: 104 },
      counters: { trustees: -3 },
      phase: 'draw',
    });

    expect(words.picture(state)).toMatchInlineSnapshot(`
      "Trustees                0 LAW  [10]  7   4   |   1   2   3     0 RAD
      Alumni                104 LAW    8   5  [3]  |   2   4   6    12 RAD
      Conservative Faculty    0 LAW    8   5  [3]  |   2   4   6     0 RAD
      Majority Coalition      0 LAW    7   5  [3]  |   2   3   5     0 RAD
      City Government         0 LAW    9   6  [3]  |   2   4   6     0 RAD
      Liberal Faculty         0 LAW    8   6   3  [|]  3   6   8     0 RAD
      Uncommitted Students    0 LAW    9   6   3  [|]  3   6   9     0 RAD
      Moderate Strikers       0 LAW    6   4   2   |  [3]  5   8     0 RAD
      Graduate Students       0 LAW    6   4   2   |  [3]  5   7     0 RAD
      Harlem Community        0 LAW    6   4   2   |   3  [6]  9     0 RAD
      Black Students          0 LAW    6   4   2   |   4  [7] 10     3 RAD
      Support: administration 22, radicals 19. The board is a reconstruction."
    `);
  });
});

// Helpers

function told(events: readonly Event[]): string {
  return events.map((event) => words.describe(event, game.setup())).join('\n');
}
