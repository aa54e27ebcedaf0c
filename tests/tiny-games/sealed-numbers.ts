/**
 * A tiny game for the tests: three players choose numbers in secret, seal them, and reveal them together; after three
 * rounds a die settles a tie. Simultaneous decisions, hidden information, a little chance.
 */
import * as v from 'valibot';
import { violation } from '../../src/core/errors.ts';
import type { GameEvent, Turn, View } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import type { Rulebook } from '../../src/core/rulebook.ts';
import type { EventLog, GameSpec, Shape, StateDraft } from '../../src/core/spec.ts';
import { D6_ROLLS, type Roll, rollShape } from '../../src/mechanics/dice.ts';

const NAMES = ['ada', 'bo', 'cy'] as const;
type Name = (typeof NAMES)[number];

const rulebook = {
  'S-1': { text: 'In each round every player chooses a number from 1 to 3 in secret and seals it.' },
  'S-2': { text: 'When all are sealed they are revealed; a number that nobody else chose scores its value.' },
  'S-3': {
    text: 'After three rounds most points win; a die settles a tie for the lead: 1 to 3 the first, 4 to 6 the last.',
  },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

export interface SealedNumbers {
  player: Name;
  rule: RuleId;
  options: object;
  setup: { readonly rounds: number };
  table: {
    readonly round: number;
    readonly sealed: Readonly<Record<Name, boolean>>;
    readonly points: Readonly<Record<Name, number>>;
    readonly ending: 'none' | 'tie' | 'over';
    readonly winner: Name;
  };
  secret: { readonly number: number };
  hidden: object;
  action: { type: 'choose'; player: Name; number: number } | { type: 'seal'; player: Name };
  chance: Roll;
  event: GameEvent & { rule: RuleId } & (
      | { type: 'chosen'; only: Name; number: number }
      | { type: 'sealed'; player: Name }
      | { type: 'revealed'; numbers: Readonly<Record<Name, number>> }
      | { type: 'ended'; winner: Name }
    );
}

const player = v.picklist(NAMES);
const chooseShape = v.strictObject({ type: v.literal('choose'), player, number: v.picklist([1, 2, 3]) });
const sealShape = v.strictObject({ type: v.literal('seal'), player });
const each = <Entry extends v.GenericSchema>(entry: Entry) => v.strictObject({ ada: entry, bo: entry, cy: entry });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const sealedNumbers: GameSpec<SealedNumbers> = {
  id: 'sealed-numbers',
  title: 'Sealed numbers',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'S-1', over: 'S-3' },
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  begin: () => ({
    setup: { rounds: 3 },
    table: {
      round: 1,
      sealed: { ada: false, bo: false, cy: false },
      points: { ada: 0, bo: 0, cy: 0 },
      ending: 'none',
      winner: 'ada',
    },
    secrets: { ada: { number: 0 }, bo: { number: 0 }, cy: { number: 0 } },
    hidden: {},
  }),
  players: () => NAMES,
  turn({ table }): Turn<SealedNumbers> {
    if (table.ending === 'tie') return { kind: 'chance', stream: 'tie' };
    if (table.ending === 'over') return { kind: 'over', outcome: outcomeOf(table) };
    return { kind: 'decision', players: NAMES.filter((name) => !table.sealed[name]) };
  },
  actions: {
    choose: {
      shape: chooseShape as Shape<{ type: 'choose'; player: Name; number: number }>,
      whyIllegal: ({ own }, { number }) =>
        own.number === number ? violation('same-number', 'S-1', 'You have chosen this number.', { number }) : undefined,
      list: (seat) =>
        [1, 2, 3]
          .filter((number) => number !== seat.own.number)
          .map((number) => ({ type: 'choose', player: seat.player, number })),
      apply(state, action, log) {
        state.secrets[action.player].number = action.number;
        log?.push({ type: 'chosen', rule: 'S-1', only: action.player, number: action.number });
      },
    },
    seal: {
      shape: sealShape as Shape<{ type: 'seal'; player: Name }>,
      whyIllegal: ({ own }) => (own.number === 0 ? violation('no-number', 'S-1', 'Choose a number first.') : undefined),
      list: (seat) => (seat.own.number === 0 ? [] : [{ type: 'seal', player: seat.player }]),
      apply(state, action, log) {
        state.table.sealed[action.player] = true;
        log?.push({ type: 'sealed', rule: 'S-1', player: action.player });
        if (NAMES.every((name) => state.table.sealed[name])) reveal(state, log);
      },
    },
  },
  chance: {
    roll: {
      shape: rollShape,
      apply(state, { die }, log) {
        const leaders = leadersOf(state.table.points);
        end(state, die <= 3 ? (leaders[0] as Name) : (leaders.at(-1) as Name), log);
      },
    },
  },
  outcomes: () => D6_ROLLS,
  sampleHidden({ viewer, table, own }, rng) {
    const secretOf = (name: Name): { number: number } => {
      if (name === viewer && own !== undefined) return own;
      return { number: table.sealed[name] ? 1 + rng.int(3) : rng.int(4) };
    };
    return { secrets: { ada: secretOf('ada'), bo: secretOf('bo'), cy: secretOf('cy') }, hidden: {} };
  },
  shapes: {
    setup: v.strictObject({ rounds: v.literal(3) }),
    table: v.strictObject({
      round: count,
      sealed: each(v.boolean()),
      points: each(count),
      ending: v.picklist(['none', 'tie', 'over']),
      winner: player,
    }),
    secret: v.strictObject({ number: v.picklist([0, 1, 2, 3]) }),
    hidden: v.strictObject({}),
  },

  describe: (event) => (event.type === 'ended' ? `${event.winner} wins.` : `${event.type}.`),
  picture: ({ table }) => NAMES.map((name) => `${name} ${String(table.points[name])}`).join('\n'),
};

/** All worlds that fit a view: a sealed number is 1 to 3, an open one may not have been chosen yet. */
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

function reveal(state: StateDraft<SealedNumbers>, log: EventLog<SealedNumbers>): void {
  const { table, secrets } = state;
  const numbers = { ada: secrets.ada.number, bo: secrets.bo.number, cy: secrets.cy.number };
  log?.push({ type: 'revealed', rule: 'S-2', numbers });
  for (const name of NAMES) {
    if (NAMES.every((other) => other === name || numbers[other] !== numbers[name])) table.points[name] += numbers[name];
    table.sealed[name] = false;
    secrets[name].number = 0;
  }
  if (table.round < state.setup.rounds) table.round += 1;
  else if (leadersOf(table.points).length > 1) table.ending = 'tie';
  else end(state, leadersOf(table.points)[0] as Name, log);
}

function end(state: StateDraft<SealedNumbers>, winner: Name, log: EventLog<SealedNumbers>): void {
  state.table.ending = 'over';
  state.table.winner = winner;
  log?.push({ type: 'ended', rule: 'S-3', winner });
}

function leadersOf(points: Readonly<Record<Name, number>>): readonly Name[] {
  const most = Math.max(...NAMES.map((name) => points[name]));
  return NAMES.filter((name) => points[name] === most);
}

function outcomeOf({ winner, points }: SealedNumbers['table']): Outcome<Name, RuleId> {
  return { kind: 'win', winner, reason: 'points', rule: 'S-3', scores: points };
}
