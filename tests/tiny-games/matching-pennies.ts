/**
 * A tiny game for tests. Two players choose a side of a coin and seal it. A player who does not choose seals heads.
 * Player `even` wins if the sides are equal, and player `odd` wins if they differ. Before the players choose, there are
 * no secrets.
 */
import * as v from 'valibot';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { enumOf } from '../../src/core/fields.ts';
import type { GameSpec } from '../../src/core/spec.ts';

const NAMES = ['even', 'odd'] as const;
const SIDES = ['heads', 'tails'] as const;

const declared = {
  player: v.picklist(NAMES),
  setup: {},
  table: { sealed: v.strictObject({ even: v.boolean(), odd: v.boolean() }) },
  phases: { choose: {} },
  secret: { side: v.exactOptional(v.picklist(SIDES)) },
  actions: { choose: { side: enumOf(SIDES) }, seal: {} },
  endings: { shown: 'P-1' },
} satisfies Declaration<'P-1'>;

export type MatchingPennies = TypesOf<typeof declared, 'P-1'>;

export const matchingPennies: GameSpec<MatchingPennies> = {
  id: 'matching-pennies',
  title: 'Matching pennies',
  rulesVersion: 1,
  declared,
  turnRule: 'P-1',
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  initialState: () => ({
    setup: {},
    table: { sealed: { even: false, odd: false }, phase: { kind: 'choose' } },
    secrets: { even: {}, odd: {} },
  }),
  players: () => NAMES,
  phases: {
    choose: {
      rule: 'P-1',
      actors: ({ table }) => NAMES.filter((name) => !table.sealed[name]),
      ifNoChoice(state) {
        const [even, odd] = NAMES.map((name) => state.secrets[name].side ?? 'heads');
        endMatch(state, { kind: 'win', winner: even === odd ? 'even' : 'odd', reason: 'shown', rule: 'P-1' });
      },
    },
    over: { rule: 'P-1' },
  },
  actions: {
    choose: {
      whyIllegal: ({ own }, { side }) => (own.side === side ? violation('same-side', 'P-1') : undefined),
      apply({ own }, { side }) {
        own.side = side;
      },
    },
    seal: {
      apply({ table, player }) {
        table.sealed[player] = true;
      },
    },
  },
  chance: {},
  sampleHidden({ viewer, own }, rng) {
    const secretOf = (name: (typeof NAMES)[number]): MatchingPennies['secret'] => {
      if (name === viewer && own !== undefined) return own;
      const side = SIDES[rng.int(3)];
      return side === undefined ? {} : { side };
    };
    return { secrets: { even: secretOf('even'), odd: secretOf('odd') } };
  },
};
