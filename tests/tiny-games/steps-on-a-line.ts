/**
 * A tiny game for tests. One player goes left or right thirty times. The game has no hidden information and no winner.
 */
import * as v from 'valibot';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import { endMatch } from '../../src/core/ending.ts';
import type { GameEvent } from '../../src/core/game.ts';
import type { GameSpec } from '../../src/core/spec.ts';

const PLAYERS = ['walker', 'watcher'] as const;
const STEPS = 30;

/** The player goes left or right (L-1). After thirty steps the match ends without a winner (L-2). */
type RuleId = 'L-1' | 'L-2';

const declared = {
  player: v.picklist(PLAYERS),
  setup: { steps: v.literal(STEPS) },
  table: { ways: v.pipe(v.array(v.picklist(['left', 'right'])), v.maxLength(STEPS)) },
  phases: { go: {} },
  actions: { left: {}, right: {} },
  endings: { nobody: 'L-2' },
} satisfies Declaration<RuleId>;

export interface StepsOnALine extends TypesOf<typeof declared, RuleId> {
  event: GameEvent<RuleId> & { type: 'ended' };
}

const goes = (way: 'left' | 'right'): GameSpec<StepsOnALine>['actions']['left'] => ({
  apply(state) {
    state.table.ways.push(way);
    if (state.table.ways.length === STEPS)
      endMatch(state, { kind: 'draw', players: PLAYERS, reason: 'nobody', rule: 'L-2' });
  },
});

export const stepsOnALine: GameSpec<StepsOnALine> = {
  id: 'steps-on-a-line',
  title: 'Steps on a line',
  rulesVersion: 1,
  declared,
  turnRule: 'L-1',
  options: v.strictObject({}),
  initialState: () => ({
    setup: { steps: STEPS },
    table: { ways: [], phase: { kind: 'go' } },
    secrets: { walker: {}, watcher: {} },
  }),
  players: () => PLAYERS,
  phases: { go: { rule: 'L-1', actors: () => ['walker'] }, over: { rule: 'L-2' } },
  actions: { left: goes('left'), right: goes('right') },
  chance: {},
};
