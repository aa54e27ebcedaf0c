/**
 * A tiny game for tests. Three players choose numbers in secret, seal them, and reveal them at the same time. After
 * three rounds, a die decides a tie. The game has simultaneous decisions, hidden information and chance.
 */
import * as v from 'valibot';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { integer } from '../../src/core/fields.ts';
import type { GameEvent, View } from '../../src/core/game.ts';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import type { Rulebook } from '../../src/core/rulebook.ts';
import type { GameSpec, StateDraft } from '../../src/core/spec.ts';

const NAMES = ['ada', 'bo', 'cy'] as const;
type Name = (typeof NAMES)[number];

/** The rules of the game `sealedNumbers`. */
export const rulebook = {
  'S-1': {
    title: 'Sealing numbers',
    text: 'In each round every player chooses a number from 1 to 3 in secret and seals it.',
  },
  'S-2': {
    title: 'Revealing',
    text: 'When all numbers are sealed, they are revealed. A number that nobody else chose scores its value.',
  },
  'S-3': {
    title: 'Points and ties',
    text: 'After three rounds most points win. A die decides a tie for the lead: on 1 to 3 the first leader wins, on 4 to 6 the last.',
  },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

const each = <Entry extends v.GenericSchema>(entry: Entry) => v.strictObject({ ada: entry, bo: entry, cy: entry });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const declared = {
  player: v.picklist(NAMES),
  setup: { rounds: v.literal(3) },
  table: { round: count, sealed: each(v.boolean()), points: each(count) },
  phases: { choose: {}, tie: {} },
  /** The number 0 means that the player has not chosen a number yet. */
  secret: { number: v.picklist([0, 1, 2, 3]) },
  actions: { choose: { number: integer({ to: 3 }) }, seal: {} },
  chance: { roll: { die: integer({ to: 6 }) } },
  endings: { points: 'S-3' },
} satisfies Declaration<RuleId>;

export interface SealedNumbers extends TypesOf<typeof declared, RuleId> {
  event: GameEvent<RuleId> &
    (
      | { type: 'chosen'; only: Name; number: number }
      | { type: 'sealed'; player: Name }
      | { type: 'revealed'; numbers: Readonly<Record<Name, number>> }
      | { type: 'ended'; winner: Name }
    );
}

export const sealedNumbers: GameSpec<SealedNumbers> = {
  id: 'sealed-numbers',
  title: 'Sealed numbers',
  rulesVersion: 1,
  declared,
  turnRule: 'S-1',
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  initialState: () => ({
    setup: { rounds: 3 },
    table: {
      round: 1,
      sealed: { ada: false, bo: false, cy: false },
      points: { ada: 0, bo: 0, cy: 0 },
      phase: { kind: 'choose' },
    },
    secrets: { ada: { number: 0 }, bo: { number: 0 }, cy: { number: 0 } },
  }),
  players: () => NAMES,
  phases: {
    choose: {
      rule: 'S-1',
      actors: ({ table }) => NAMES.filter((name) => !table.sealed[name]),
      ifNoChoice: reveal,
    },
    tie: { rule: 'S-3', stream: 'tie' },
    over: { rule: 'S-3' },
  },
  actions: {
    choose: {
      whyIllegal: ({ own }, { number }) =>
        own.number === number ? violation('same-number', 'S-1', { number }) : undefined,
      apply({ own, player, log }, { number }) {
        own.number = number as 1 | 2 | 3;
        log?.push({ type: 'chosen', rule: 'S-1', only: player, number });
      },
    },
    seal: {
      whyIllegal: ({ own }) => (own.number === 0 ? violation('no-number', 'S-1') : undefined),
      apply({ table, player, log }) {
        table.sealed[player] = true;
        log?.push({ type: 'sealed', rule: 'S-1', player });
      },
    },
  },
  chance: {
    roll: {
      apply(state, { die }) {
        const leaders = leadersOf(state.table.points);
        end(state, die <= 3 ? leaders[0]! : leaders.at(-1)!);
      },
    },
  },
  sampleHidden({ viewer, table, own }, rng) {
    const secretOf = (name: Name): SealedNumbers['secret'] => {
      if (name === viewer && own !== undefined) return own;
      return { number: (table.sealed[name] ? 1 + rng.int(3) : rng.int(4)) as 0 | 1 | 2 | 3 };
    };
    return { secrets: { ada: secretOf('ada'), bo: secretOf('bo'), cy: secretOf('cy') } };
  },
};

/**
 * All worlds that are consistent with a view. A sealed number is 1, 2 or 3. If a player has not sealed yet, the number
 * can also be 0, which means no number.
 */
export function sealedWorlds(view: View<SealedNumbers>) {
  const { setup, table, viewer, own } = view;
  const numbersOf = (name: Name): readonly number[] => {
    if (name === viewer && own !== undefined) return [own.number];
    return table.sealed[name] ? [1, 2, 3] : [0, 1, 2, 3];
  };
  return numbersOf('ada').flatMap((ada) =>
    numbersOf('bo').flatMap((bo) =>
      numbersOf('cy').map((cy) => ({
        setup,
        table,
        secrets: { ada: { number: ada }, bo: { number: bo }, cy: { number: cy } },
        hidden: {},
      })),
    ),
  );
}

function reveal(state: StateDraft<SealedNumbers>): void {
  const { table, secrets, log } = state;
  const numbers = { ada: secrets.ada.number, bo: secrets.bo.number, cy: secrets.cy.number };
  log?.push({ type: 'revealed', rule: 'S-2', numbers });
  for (const name of NAMES) {
    if (NAMES.every((other) => other === name || numbers[other] !== numbers[name])) table.points[name] += numbers[name];
    table.sealed[name] = false;
    secrets[name].number = 0;
  }
  const leaders = leadersOf(table.points);
  if (table.round < state.setup.rounds) table.round += 1;
  else if (leaders.length > 1) table.phase = { kind: 'tie' };
  else end(state, leaders[0]!);
}

function end(state: StateDraft<SealedNumbers>, winner: Name): void {
  const { points } = state.table;
  endMatch(state, { kind: 'win', winner, reason: 'points', rule: 'S-3', scores: points });
  state.log?.push({ type: 'ended', rule: 'S-3', winner });
}

function leadersOf(points: Readonly<Record<Name, number>>): readonly Name[] {
  const most = Math.max(...NAMES.map((name) => points[name]));
  return NAMES.filter((name) => points[name] === most);
}
