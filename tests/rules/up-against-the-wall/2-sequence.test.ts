import { describe, expect, it } from 'vitest';
import { defaultScenario, upAgainstTheWall as game } from '../../../src/games/up-against-the-wall/rules/index.ts';
import {
  actorOf,
  eventsOf,
  eventsOfType,
  legalLines,
  outcomeOf,
  play,
  position,
  refusalOf,
} from '../../games/up-against-the-wall/play.ts';

describe('the sequence of play', () => {
  it('[UW-2.1] is twelve turns, in each of which the radicals move first and then the administration', () => {
    const moves = eventsOfType(eventsOf(game.setup(), ...QUIET_MATCH), 'move-started');

    const expected = defaultScenario.plot.radicals.flatMap((_, index) => [
      ['radicals', index + 1],
      ['administration', index + 1],
    ]);
    // The first event is missing, because the radicals' first move starts with the match, before any action.
    expect(moves.map(({ player, turn }) => [player, turn])).toEqual(expected.slice(1));
    expect(game.start().events.map(({ type }) => type)).toEqual(['turn-started', 'move-started']);
  });

  it('[UW-2.1] ends with the administration’s twelfth move, and not before', () => {
    const beforeTheLast = play(game.setup(), ...QUIET_MATCH.slice(0, -1));

    expect(beforeTheLast.table).toMatchObject({ turn: 12, mover: 'administration' });
    expect(actorOf(beforeTheLast)).toBe('administration');
    expect(actorOf(play(beforeTheLast, ...QUIET_MATCH.slice(-1)))).toBe('nobody');
    expect(outcomeOf(play(beforeTheLast, ...QUIET_MATCH.slice(-1))).reason).toBe('points');
  });

  it('[UW-2.1] is, within a move: draw, cards, gambit if called, deployment, attacks', () => {
    const begun = position({
      phase: 'draw',
      turn: 2,
      radicals: { alumni: 4 },
      administration: { alumni: 2, trustees: 2 },
      hands: { administration: ['daily-news'] },
    });
    const steps: [kind: string, actor: string, line: string][] = [
      ['draw', 'chance', 'chance draw rap-brown'],
      ['cards', 'radicals', 'radicals end-cards'],
      ['cards', 'administration', 'administration end-cards'],
      ['deploy', 'radicals', 'radicals call-gambit'],
      ['gambit-roll', 'chance', 'chance roll 6'],
      ['deploy', 'radicals', 'radicals deploy trustees 9'],
      ['attack', 'radicals', 'radicals attack trustees'],
      ['attack-roll', 'chance', 'chance roll 1'],
      ['advance', 'radicals', 'radicals advance trustees'],
    ];

    let state = begun;
    for (const [kind, actor, line] of steps) {
      expect([state.table.phase.kind, actorOf(state)]).toEqual([kind, actor]);
      state = play(state, line);
    }

    expect(state.table).toMatchObject({ turn: 2, mover: 'administration', phase: { kind: 'draw' } });
  });

  it('[UW-2.1] lets only the player to move deploy and attack', () => {
    const deploying = position({ phase: 'deploy' });
    const attacking = position({ radicals: { alumni: 2 }, administration: { alumni: 2 } });

    expect(refusalOf(deploying, 'administration deploy alumni 5').code).toBe('not-your-turn');
    expect(refusalOf(attacking, 'administration attack alumni').code).toBe('not-your-turn');
    expect(game.legalActions(deploying, 'administration')).toEqual([]);
    expect(game.legalActions(attacking, 'administration')).toEqual([]);
  });

  it('[UW-2.1] allows in each phase only the actions of this phase', () => {
    const alumni = { radicals: { alumni: 4 }, administration: { alumni: 4 } };
    const types = (state: ReturnType<typeof position>): readonly string[] => [
      ...new Set(legalLines(state).map((line) => line.split(' ').slice(0, 2).join(' '))),
    ];

    expect(types(position({ ...alumni, phase: 'draw' }))).toEqual(['chance draw']);
    expect(types(position({ ...alumni, ...IN_HAND }))).toEqual([
      'radicals use-card',
      'radicals discard',
      'radicals end-cards',
    ]);
    expect(types(position({ ...alumni, phase: 'deploy' }))).toEqual(['radicals call-gambit', 'radicals deploy']);
    expect(types(position({ ...alumni, phase: 'attack' }))).toEqual(['radicals attack', 'radicals end-move']);
    expect(types(play(position({ ...alumni, phase: 'attack' }), 'radicals attack alumni'))).toEqual(['chance roll']);
    expect(types(play(position({ ...alumni, phase: 'attack' }), 'radicals attack alumni', 'chance roll 1'))).toEqual([
      'radicals advance',
      'radicals hold',
    ]);
  });

  it('[UW-2.1] resets at the end of a move the record of its actions', () => {
    const done = { gambit: true, attacked: [1], advanced: [2] };

    const next = play(
      position({ radicals: { trustees: 1 }, administration: { trustees: 1 }, done }),
      'radicals end-move',
    );

    expect(next.table.done).toEqual({ gambit: false, attacked: [], advanced: [] });
  });
});

// Helpers

const IN_HAND = {
  phase: { kind: 'cards', player: 'radicals', used: 0, drew: true },
  hands: { radicals: ['rap-brown'] },
  fresh: 'radicals',
} as const;

/** The lines of a match in which no player uses a card, calls the gambit, or has pieces on the opponent's tracks. */
const QUIET_MATCH = defaultScenario.plot.radicals.flatMap((rads, turn) => [
  'chance draw bentley-resigns',
  `radicals deploy alumni ${String(rads)}`,
  'chance draw bentley-resigns',
  `administration deploy trustees ${String(defaultScenario.plot.administration[turn])}`,
]);
