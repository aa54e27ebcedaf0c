import { describe, expect, it } from 'vitest';
import { AnalysisError, type PlannedActions, solve } from '../../src/analysis/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes, State } from '../../src/core/game.ts';
import { type AirWar, airWar } from '../../src/games/air-war/rules/index.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { hexBoard } from '../../src/games/air-war/rules/hexes.ts';
import { plus, type Ratio, text, worths } from '../naive/enumeration.ts';
import { IS_THOROUGH } from '../times.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import {
  airWarSmall,
  chicagoChicagoSmall,
  revoltingBehaviourSmall,
  type SmallScenario,
  upAgainstTheWallSmall,
  worldGameOfThree,
  worldGameSmall,
} from './small-scenarios.ts';

describe('solve', () => {
  it('finds the value of two turns of Up Against the Wall', () => expectSolved(upAgainstTheWallSmall));
  it('finds the value of a war of two countries', () => expectSolved(worldGameSmall));
  it('finds the value of a war of three countries', () => expectSolved(worldGameOfThree));

  describe.runIf(IS_THOROUGH)('takes a few seconds for each value', () => {
    it('finds the value of a turn of Revolting Behaviour', () => expectSolved(revoltingBehaviourSmall));
    it('finds the value of two turns of Chicago-Chicago', () => expectSolved(chicagoChicagoSmall));
  });

  it('finds the value of a cycle of an air war, in which both write orders in secret', () => {
    const { game, state, value } = airWarSmall;

    const solution = solve(game, state);

    expect(solution.values).toEqual({ A: value, B: '1/4' });
    const { A = [], B = [] } = solution.strategy(state) ?? {};
    expect([A.map(({ probability }) => probability), B.map(({ probability }) => probability)]).toEqual([
      ['1/2', '1/2'],
      ['1/2', '1/2'],
    ]);
    // Each player's strategy secures the value of the match against every move of the opponent: A moves two units, and
    // B moves one unit.
    const [hunters, prey] = [state.table.units.A, state.table.units.B] as [[number, number], [number]];
    const caught = reach(prey[0]).map((field) => share(A.map(unitsAfter), [field]));
    const catching = reach(hunters[0]).flatMap((one) =>
      reach(hunters[1]).map((other) =>
        share(
          [[one, other]],
          B.map((plan) => unitsAfter(plan)[0] as number),
        ),
      ),
    );
    expect([Math.min(...caught), Math.max(...catching)]).toEqual([0.5, 0.5]);
  });

  it('returns strategies for later positions, too', () => {
    const { game, state } = upAgainstTheWallSmall;

    const { strategy } = solve(game, state);

    const [plan] = strategy(state)?.radicals ?? [];
    const next = (plan as PlannedActions<never>).actions.reduce(
      (now: typeof state, action) => game.applyAction(now, action),
      state,
    );
    expect(strategy(next)?.administration?.[0]?.probability).toBe('1');
    expect(strategy(upAgainstTheWall.setup())).toBeUndefined();
  });

  it('reports that there are more positions than the limit', () => {
    const { game, state } = upAgainstTheWallSmall;

    expect(() => solve(game, state, { limit: 100 })).toThrow(issue('too-large'));
  });

  it('refuses games in which players do not see the whole position', () => {
    const game = defineGame(highCard);

    expect(() => solve(game, game.setup())).toThrow(issue('hidden-information'));
  });

  it('refuses simultaneous decisions of more than two players', () => {
    const game = defineGame(sealedNumbers);

    expect(() => solve(game, game.setup())).toThrow(issue('simultaneous'));
  });
});

/** Checks that `solve` and a naive search both find the expected value. */
function expectSolved<G extends GameTypes>({ game, state, player, value, settings }: SmallScenario<G>): void {
  const { values } = solve(game, state, settings);

  expect(values[player]).toBe(value);
  const players = game.players(state);
  const naive = worths(
    {
      game,
      worth: (now) => payoffs(game.turn(now), players),
      decider: (now) => players.indexOf(decider(game.turn(now))),
      ...settings,
    } as Parameters<typeof worths<G>>[0],
    state,
  );
  expect(Object.values(values)).toEqual(naive.map(text));
  expect(text(naive.reduce(plus))).toBe('1');
}

type AnyTurn<G extends GameTypes> = ReturnType<SmallScenario<G>['game']['turn']>;

function payoffs<G extends GameTypes>(turn: AnyTurn<G>, players: readonly G['player'][]): Ratio[] | undefined {
  if (turn.kind !== 'over') return undefined;
  const { outcome } = turn;
  const winners: readonly string[] = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
  return players.map((player) => (winners.includes(player) ? [1n, BigInt(winners.length)] : [0n, 1n]));
}

function decider<G extends GameTypes>(turn: AnyTurn<G>): G['player'] {
  if (turn.kind !== 'decision' || turn.players.length !== 1) throw new Error('Nobody decides alone.');
  return turn.players[0] as G['player'];
}

function issue(code: string): unknown {
  return expect.objectContaining({ name: AnalysisError.name, code });
}

const BOARD = hexBoard(5, 9);

/** The fields that a unit of the air war can reach in a cycle. */
function reach(field: number): number[] {
  return [field, ...(BOARD.neighbours[field] as readonly number[])];
}

/** The fields of a player's units after the player carries out a plan. */
function unitsAfter({ actions }: PlannedActions<AirWar>): readonly number[] {
  const player = actions[0]?.player as 'A' | 'B';
  const state: State<AirWar> = airWarSmall.state;
  const units = [...state.table.units[player]];
  for (const action of actions) {
    if (action.type !== 'move') continue;
    const from = units.indexOf(BOARD.byName.get(action.from) as number);
    units[from] = BOARD.byName.get(action.to) as number;
  }
  expect(airWar.whyIllegal(state, actions[0])).toBeUndefined();
  return units;
}

/** The probability that both hunters end next to the prey, if each chooses one of the given fields at random. */
function share(hunters: readonly (readonly number[])[], prey: readonly number[]): number {
  const pairs = hunters.flatMap((pair) => prey.map((field) => pair.every((own) => BOARD.distance(own, field) <= 1)));
  return pairs.filter(Boolean).length / pairs.length;
}
