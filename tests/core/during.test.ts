import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { during } from '../../src/core/during.ts';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { integer, enumOf } from '../../src/core/fields.ts';
import type { GameEvent } from '../../src/core/game.ts';
import type { ActionRules, SeatAt } from '../../src/core/spec.ts';

const GATES = ['north', 'south'] as const;
const gate = v.picklist(GATES);
const men = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const declared = {
  player: v.picklist(['attacker']),
  setup: {},
  table: { men },
  phases: { choose: {}, assault: { target: gate, ladders: men }, sortie: { target: gate }, roll: { committed: men } },
  actions: { aim: { at: enumOf(GATES) }, attack: { men: integer({ to: 3 }) }, wait: {}, storm: { at: enumOf(GATES) } },
  chance: { roll: { die: integer({ to: 6 }) } },
  endings: { stormed: 'A-1' },
} satisfies Declaration<'A-1'>;

interface Siege extends TypesOf<typeof declared, 'A-1'> {
  event: GameEvent<'A-1'> & { type: 'rolled'; die: number };
}

const siege = defineGame<Siege>({
  id: 'siege',
  title: 'Siege',
  rulesVersion: 1,
  declared,
  turnRule: 'A-1',
  options: v.strictObject({}),
  initialState: () => ({ setup: {}, table: { men: 6, phase: { kind: 'choose' } } }),
  players: () => ['attacker'],
  phases: {
    choose: { rule: 'A-1', actor: () => 'attacker' },
    assault: { rule: 'A-1', actor: () => 'attacker' },
    sortie: { rule: 'A-1', actor: () => 'attacker' },
    roll: { rule: 'A-1', stream: 'die' },
    over: { rule: 'A-1' },
  },
  actions: {
    aim: during(['choose'], {
      apply({ table }, { at }) {
        table.phase = { kind: 'assault', target: at, ladders: 2 };
      },
    }),
    attack: during(['assault'], {
      whyIllegal: ({ phase }, fields) => (fields.men > phase.ladders ? violation('too-few-ladders', 'A-1') : undefined),
      apply({ table, phase }, fields) {
        table.men -= phase.target === 'north' ? fields.men : 0;
        table.phase = { kind: 'roll', committed: fields.men };
      },
    }),
    wait: during(['assault', 'sortie'], {
      apply({ table, phase }) {
        expectTypeOf(phase.kind).toEqualTypeOf<'assault' | 'sortie'>();
        table.phase = phase.kind === 'assault' ? { kind: 'sortie', target: phase.target } : { kind: 'choose' };
      },
    }),
    storm: during(['choose'], {
      parts({ phase }, { at }) {
        expectTypeOf(phase.kind).toEqualTypeOf<'choose'>();
        return [
          { type: 'aim', at },
          { type: 'attack', men: 2 },
        ];
      },
    }),
  },
  chance: {
    roll: during(['roll'], {
      apply(state, { die }) {
        state.log?.push({ type: 'rolled', rule: 'A-1', die });
        if (die > state.phase.committed) state.table.phase = { kind: 'choose' };
        else endMatch<Siege>(state, { kind: 'win', winner: 'attacker', reason: 'stormed', rule: 'A-1' });
      },
    }),
  },
});

describe('during', () => {
  const played = (...lines: string[]) =>
    lines.reduce((state, line) => siege.applyAction(state, siege.parse(line)), siege.setup());

  it('allows an action in the named phases, and passes their fields to its rules', () => {
    const aimed = played('attacker aim north');
    expect(siege.legalActions(aimed).map((action) => siege.format(action))).toEqual([
      'attacker attack 1',
      'attacker attack 2',
      'attacker wait',
    ]);
    expect(siege.whyIllegal(aimed, siege.parse('attacker attack 3'))?.code).toBe('too-few-ladders');
    expect(siege.whyIllegal(aimed, siege.parse('attacker aim north'))?.code).toBe('wrong-phase');
    expect(played('attacker aim north', 'attacker attack 2').table).toEqual({
      men: 4,
      phase: { kind: 'roll', committed: 2 },
    });
    expect(played('attacker aim south', 'attacker wait').table.phase).toEqual({ kind: 'sortie', target: 'south' });
  });

  it('works for bulk actions and chance events', () => {
    const stormed = played('attacker storm north');
    expect(stormed.table.phase).toEqual({ kind: 'roll', committed: 2 });
    expect(siege.turn(siege.applyAction(stormed, siege.parse('chance roll 2'))).kind).toBe('over');
  });

  it('gives its rules the right type in a separate file', () => {
    const attack: ActionRules<Siege, 'attack'> = during(['assault'], {
      apply: ({ table, phase }) => void (table.men -= phase.ladders),
    });
    expect(attack.during).toEqual(['assault']);
  });

  it('does not compile with unknown phases, fields or parts', () => {
    const helper = ({ phase: { ladders } }: SeatAt<Siege, 'assault'>) => violation('why', 'A-1', { ladders });
    const wrong: Partial<Parameters<typeof defineGame<Siege>>[0]['actions']> = {
      // @ts-expect-error The phase `retreat` does not exist.
      aim: during(['retreat'], { apply: () => undefined }),
      wait: during(['assault', 'sortie'], {
        // @ts-expect-error The phase `sortie` has no ladders.
        whyIllegal: helper,
        apply: () => undefined,
      }),
      // @ts-expect-error `apply` is missing.
      attack: during(['assault'], { whyIllegal: helper }),
      storm: during(['choose'], {
        // @ts-expect-error The name of the field is `at`, not `gate`.
        parts: () => [{ type: 'aim', gate: 'north' }],
      }),
    };
    expect(Object.keys(wrong)).toHaveLength(4);
  });
});
