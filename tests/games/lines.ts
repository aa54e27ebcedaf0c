/** Plays actions that are written in the notation of a game, for the tests of this game. */
import { expect } from 'vitest';
import { IllegalActionError, type Violation } from '../../src/core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Turn } from '../../src/core/game.ts';
import type { Draft } from '../../src/core/plain-data.ts';

/**
 * Returns functions for tests that play a game line by line.
 *
 * @param parse - Parses a line. By default, the function uses the parser of the game.
 */
export function linesOf<G extends GameTypes>(game: Game<G>, parse: (line: string) => AnyAction<G> = game.parse) {
  return {
    /** Plays lines of the notation in sequence. Asserts that the resulting state can be parsed. */
    play(state: State<G>, ...lines: readonly string[]): State<G> {
      const after = lines.reduce((before, line) => game.applyAction(before, parse(line)), state);
      expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
      return after;
    },

    /** Plays lines of the notation, and returns all events. */
    eventsOf(state: State<G>, ...lines: readonly string[]): readonly G['event'][] {
      const events: G['event'][] = [];
      let before = state;
      for (const line of lines) {
        const step = game.step(before, parse(line));
        events.push(...step.events);
        before = step.state;
      }
      expect(game.parseState(JSON.parse(JSON.stringify(before)))).toEqual(before);
      return events;
    },

    /** The events of the given type. */
    eventsOfType: <Type extends G['event']['type']>(
      events: readonly G['event'][],
      type: Type,
    ): readonly Extract<G['event'], { type: Type }>[] =>
      events.filter((event): event is Extract<G['event'], { type: Type }> => event.type === type),

    /** Asserts that a line is refused without changing the state, and returns the violation. */
    refusalOf(state: State<G>, line: string): Violation {
      const action = parse(line);
      const before = JSON.stringify(state);
      let thrown: unknown;
      try {
        game.applyAction(state, action);
      } catch (error) {
        thrown = error;
      }
      expect(thrown, line).toBeInstanceOf(IllegalActionError);
      const { violation, action: refused } = thrown as IllegalActionError;
      expect(refused).toEqual(action);
      expect(game.whyIllegal(state, action)).toEqual(violation);
      expect(JSON.stringify(state)).toBe(before);
      return violation;
    },

    /** The legal actions of one player, or of all players to act, as lines of the notation. */
    legalLines: (state: State<G>, player?: G['player']): readonly string[] =>
      game.legalActions(state, player).map((action) => game.format(action)),

    /** The player to act, who must be the only one; or `'chance'` or `'nobody'`. */
    actorOf(state: State<G>): G['player'] | 'chance' | 'nobody' {
      const turn = game.turn(state);
      if (turn.kind !== 'decision') return turn.kind === 'chance' ? 'chance' : 'nobody';
      expect(turn.players).toHaveLength(1);
      return turn.players[0]!;
    },

    /** Returns the outcome of a match that is over. */
    outcomeOf(state: State<G>): Extract<Turn<G>, { kind: 'over' }>['outcome'] {
      const turn = game.turn(state);
      if (turn.kind !== 'over') throw new Error('The match is not over.');
      return turn.outcome;
    },

    /** Changes the JSON of a state and parses the result, so that inconsistent positions are rejected. */
    edited(state: State<G>, edit: (json: Draft<State<G>>) => void): State<G> {
      const json = JSON.parse(JSON.stringify(state)) as Draft<State<G>>;
      edit(json);
      return game.parseState(json);
    },
  };
}
