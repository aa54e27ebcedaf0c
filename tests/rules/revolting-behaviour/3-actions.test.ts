import { describe, expect, it } from 'vitest';
import {
  ACTIVITIES,
  type Activity,
  defaultScenario,
  revoltingBehaviour as game,
  type Severity,
  SEVERITIES,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { RANKS, type StandardCard, SUITS } from '../../../src/mechanics/deck.ts';
import { faultOf } from '../../faults.ts';
import {
  actorOf,
  card,
  eventsOf,
  eventsOfType,
  everywhere,
  holdingOf,
  legalLines,
  orderOf,
  play,
  pointsOf,
  position,
  refusalOf,
  type RevoltState,
} from '../../games/revolting-behaviour/play.ts';

/** For each activity, its suit, the colour of this suit, and the cost of a card, as in the text of the rules. */
const SUIT_OF = {
  'legal-fund-raising': ['diamonds', 'red', 1],
  'legal-force': ['hearts', 'red', 1],
  'illegal-fund-raising': ['clubs', 'black', 2],
  'illegal-force': ['spades', 'black', 2],
} as const;
const COLOUR_OF = { diamonds: 'red', hearts: 'red', clubs: 'black', spades: 'black' } as const;

describe('[RB-3.1] naming an attempt', () => {
  it('is possible with each activity and severity, and for force with the Cause and each other player with points', () => {
    const state = position({ options: { players: ['a', 'b', 'c'] }, points: { c: 0 } });

    const lines = ACTIVITIES.flatMap((activity) =>
      SEVERITIES.flatMap((severity) =>
        (activity.endsWith('force') ? ['cause', 'b'] : ['-']).map(
          (target) => `a attempt ${activity} ${severity} ${target}`,
        ),
      ),
    );
    expect(legalLines(state)).toEqual(['a pass', ...lines]);
  });

  it('makes the player pay for the first card, which they must draw', () => {
    const state = play(position(), 'ada attempt illegal-force mild ben');

    expect(actorOf(state)).toBe('chance');
    expect(holdingOf(state, 'ada').points).toBe(18);
  });

  it('is possible only if the first card can be paid', () => {
    const legal = legalLines(position({ points: { ada: 1 } }));

    expect(legal.filter((line) => line.includes('illegal'))).toEqual([]);
    expect(legal).toHaveLength(1 + 3 + 6);
    expect(legalLines(position({ points: { ada: 2 } }))).toHaveLength(1 + 2 * (3 + 6));
  });

  it('does not allow force against players during the truce, and allows it right after', () => {
    const options = { truce: 2 };
    for (const turn of [1, 2]) {
      const state = position({ options, turn });
      expect(refusalOf(state, 'ada attempt legal-force mild ben')).toMatchObject({ code: 'truce', rule: 'RB-3.1' });
      expect(legalLines(state).filter((line) => line.endsWith('ben'))).toEqual([]);
      expect(legalLines(state)).toContain('ada attempt legal-force mild cause');
    }
    expect(legalLines(position({ options, turn: 3 }))).toContain('ada attempt legal-force mild ben');
    expect(game.setup().setup.truce).toBe(0);
  });
});

describe('[RB-3.2] drawing', () => {
  it.each(ACTIVITIES.map((activity) => [activity, SUIT_OF[activity][2]] as const))(
    'costs for %s %i points a card',
    (activity, cost) => {
      const [dud, other] = duds(activity);
      const begun = play(position(), attempt(activity, 'moderate'), card(dud));
      expect(holdingOf(begun, 'ada').points).toBe(20 - cost);

      const further = play(begun, 'ada draw-on', card(other));
      expect(holdingOf(further, 'ada').points).toBe(20 - 2 * cost);
    },
  );

  it('lets the player choose after each card that decides nothing', () => {
    const state = play(position(), attempt('legal-force', 'moderate'), card('2-of-spades'));

    expect(legalLines(state)).toEqual(['ada draw-on', 'ada stop']);
  });

  it('is without replacement: no card comes twice in an attempt', () => {
    const state = play(position(), attempt('legal-force', 'moderate'), card('2-of-spades'), 'ada draw-on');

    expect(game.chanceOutcomes(state).map(({ action }) => game.format(action))).not.toContain(card('2-of-spades'));
    expect(total(state)).toBe(53);
    expect(refusalOf(state, card('2-of-spades')).code).toBe('not-an-outcome');
  });

  it('loses the points paid if the player stops', () => {
    const lines = [attempt('illegal-force', 'moderate'), card('2-of-hearts'), 'ada draw-on', card('3-of-hearts')];

    const after = play(position(), ...lines, 'ada stop');

    expect(pointsOf(after)).toEqual([16, 20]);
    expect(orderOf(after)).toEqual(['ben']);
    expect(eventsOf(position(), ...lines, 'ada stop').at(-1)).toMatchObject({
      type: 'attempt-failed',
      reason: 'stopped',
    });
  });

  it.each([
    ['legal-force', 1, 0],
    ['illegal-force', 2, 0],
    ['illegal-force', 3, 1],
  ] as const)('fails for %s when %i points are spent down to %i', (activity, points, left) => {
    const options = { players: ['ada', 'ben', 'cleo'] };
    const state = play(position({ options, points: { ada: points } }), attempt(activity, 'moderate'));

    const events = eventsOf(state, card(duds(activity)[0]));
    const after = play(state, card(duds(activity)[0]));

    expect(eventsOfType(events, 'attempt-failed')).toMatchObject([{ reason: 'cannot-pay' }]);
    expect(holdingOf(after, 'ada').points).toBe(left);
    expect(orderOf(after)).toEqual(['ben', 'cleo']);
  });

  it('succeeds in full if the last point pays for the right card, and the funds raise the player above zero again', () => {
    const raised = play(position({ points: { ada: 1 } }), attempt('legal-fund-raising', 'mild'), card('2-of-hearts'));
    expect(holdingOf(raised, 'ada').points).toBe(5);
    expect(actorOf(raised)).toBe('ben');

    const options = { players: ['ada', 'ben', 'cleo'] };
    const struck = play(
      position({ options, points: { ada: 2, ben: 5 } }),
      ...['ada attempt illegal-force severe ben', card('king-of-spades')],
    );
    // Player ben has no points because ada destroyed them, and only cleo has points.
    expect(pointsOf(struck)).toEqual([0, 0, 20]);
    expect(actorOf(struck)).toBe('nobody');
  });
});

describe('[RB-3.3] success', () => {
  it.each(ACTIVITIES.flatMap((activity) => SEVERITIES.map((severity) => [activity, severity] as const)))(
    'of %s, %s, comes exactly with the right cards',
    (activity, severity) => {
      const state = play(position(), attempt(activity, severity));
      const [suit, colour] = SUIT_OF[activity];

      for (const each of SUITS) {
        for (const rank of RANKS) {
          const fulfils =
            severity === 'mild'
              ? COLOUR_OF[each] === colour
              : each === suit && (severity === 'moderate' || ['jack', 'queen', 'king'].includes(rank));
          const events = eventsOf(state, card(`${rank}-of-${each}`));
          expect(eventsOfType(events, 'attempt-succeeded')).toHaveLength(fulfils ? 1 : 0);
        }
      }
    },
  );

  it('of a severe action comes with the ranks that the scenario lists', () => {
    const scenario = { ...defaultScenario, severe: everywhere(['ace'] as const) };
    const state = play(position({ options: { scenario } }), attempt('legal-force', 'severe'));

    expect(actorOf(play(state, card('king-of-hearts')))).toBe('ada');
    expect(play(state, card('ace-of-hearts')).table.phase.kind).toBe('turn-up');
  });

  it('of a severe action can depend on the activity', () => {
    const scenario = { ...defaultScenario, severe: { ...defaultScenario.severe, 'legal-force': ['2'] as const } };
    const begun = position({ options: { scenario } });

    expect(play(begun, attempt('legal-force', 'severe'), card('2-of-hearts')).table.phase.kind).toBe('turn-up');
    expect(actorOf(play(begun, attempt('illegal-force', 'severe'), card('2-of-spades')))).toBe('ada');
  });

  it('has a reconstructed requirement, and the game says so', () => {
    expect(defaultScenario).toMatchObject({
      provenance: 'reconstructed',
      severe: everywhere(['jack', 'queen', 'king']),
    });
    expect(defaultScenario.notes).toContain('severe');
  });

  it.each([[[]], [['joker']], [['king', 'king']], ['king'], [[13]]])('does not depend on %j', (ranks) => {
    const options = { scenario: { ...defaultScenario, severe: everywhere(ranks) } };
    expect(faultOf(() => game.parseOptions(options)).path).toMatch(/^scenario\.severe/);
  });
});

describe('[RB-3.4] the first fulfilling card', () => {
  it('ends the draw and the attempt', () => {
    const after = play(position(), attempt('legal-fund-raising', 'moderate'), card('2-of-diamonds'));

    expect(actorOf(after)).toBe('ben');
    expect(pointsOf(after)).toEqual([29, 20]);
  });

  it('goes back into the deck before the next attempt', () => {
    const lines = [attempt('legal-force', 'moderate'), card('2-of-spades'), 'ada stop', 'ben pass', 'ben pass'];
    const again = play(position(), ...lines, attempt('legal-force', 'moderate'));

    expect(total(again)).toBe(54);
  });
});

describe('[RB-3.5] the benefits', () => {
  it('equal the table of the rules', () => {
    const rows = Object.entries(defaultScenario.benefits).map(([row, cells]) =>
      [row.padEnd(20), ...SEVERITIES.map((severity) => String(cells[severity]).padStart(8))].join(' '),
    );

    expect([`${' '.repeat(20)} ${SEVERITIES.map((each) => each.padStart(8)).join(' ')}`, ...rows].join('\n'))
      .toMatchInlineSnapshot(`
        "                         mild moderate   severe
        legal-fund-raising          5       10       30
        legal-force                 5       10       30
        illegal-fund-raising       10       20       38
        illegal-force              10       20       38"
      `);
    expect(defaultScenario).toMatchObject({ provenance: 'reconstructed' });
  });

  it.each([
    ['legal-fund-raising', 'mild', 5],
    ['legal-fund-raising', 'moderate', 10],
    ['legal-fund-raising', 'severe', 30],
    ['illegal-fund-raising', 'mild', 10],
    ['illegal-fund-raising', 'moderate', 20],
    ['illegal-fund-raising', 'severe', 38],
  ] as const)('are resource points for %s, %s: %i', (activity, severity, gained) => {
    const after = play(position(), attempt(activity, severity), card(`king-of-${SUIT_OF[activity][0]}`));

    expect(holdingOf(after, 'ada').points).toBe(20 - SUIT_OF[activity][2] + gained);
  });

  it.each([
    ['legal-force', 'mild', 5],
    ['legal-force', 'moderate', 10],
    ['legal-force', 'severe', 30],
    ['illegal-force', 'mild', 10],
    ['illegal-force', 'moderate', 20],
    ['illegal-force', 'severe', 38],
  ] as const)('are action points for %s, %s: %i', (activity, severity, left) => {
    const after = play(position(), attempt(activity, severity), card(`king-of-${SUIT_OF[activity][0]}`));

    expect(after.table.phase).toMatchObject({ kind: 'turn-up', left });
  });

  it('do not let a first action take all of 20 points, and illegal severe force takes 19', () => {
    const worst = play(position(), 'ada attempt illegal-force severe ben', card('king-of-spades'));

    expect(holdingOf(worst, 'ben').points).toBe(1);
  });

  it.each([
    ['legal-force.mild', 0],
    ['legal-fund-raising.severe', 1001],
    ['illegal-force.moderate', 2.5],
    ['illegal-force.mild', undefined],
  ])('cannot have at %s %j', (path, benefit) => {
    const [row, column] = path.split('.') as ['legal-force', 'mild'];
    const { benefits } = defaultScenario;
    const scenario = { ...defaultScenario, benefits: { ...benefits, [row]: { ...benefits[row], [column]: benefit } } };

    expect(faultOf(() => game.parseOptions({ scenario })).path).toBe(`scenario.benefits.${path}`);
  });
});

// Helpers

function attempt(activity: Activity, severity: Severity): string {
  return `ada attempt ${activity} ${severity} ${activity.endsWith('force') ? 'cause' : '-'}`;
}

/** Two cards of the wrong colour for the activity, so that an attempt with these cards fails. */
function duds(activity: Activity): [StandardCard, StandardCard] {
  return SUIT_OF[activity][1] === 'red' ? ['2-of-spades', '3-of-clubs'] : ['2-of-hearts', '3-of-diamonds'];
}

function total(state: RevoltState): number {
  return game.chanceOutcomes(state).reduce((sum, { weight }) => sum + weight, 0);
}
