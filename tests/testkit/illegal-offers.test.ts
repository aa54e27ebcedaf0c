/**
 * Several laws can notice that a game offers an illegal action. Checks that each of these laws reports such an action.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { integer } from '../../src/core/fields.ts';
import type { ActionRules } from '../../src/core/spec.ts';
import { checkGame, LawBrokenError, type LawName } from '../../src/testkit/index.ts';

const rulebook = {
  'N-1': {
    title: 'Taking matches',
    text: 'In turn a player throws a die, and takes as many matches as the die shows, or fewer.',
  },
  'N-2': { title: 'The end', text: 'Nobody takes more matches than there are.' },
  'N-3': { title: 'A rule', text: 'The player who takes the last match wins.' },
} as const;
type RuleId = keyof typeof rulebook;

const PLAYERS = ['north', 'south'] as const;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const declared = {
  player: v.picklist(PLAYERS),
  setup: {},
  table: { mover: v.picklist(PLAYERS), matches: count },
  phases: { roll: {}, take: { die: count } },
  actions: { take: { count: integer({ to: 6 }) } },
  chance: { roll: { die: integer({ to: 6 }) } },
  endings: { taken: 'N-3' },
} satisfies Declaration<RuleId>;
type Nim = TypesOf<typeof declared, RuleId>;

const take: ActionRules<Nim, 'take', 'take'> = {
  during: ['take'],
  whyIllegal({ table, phase }, fields) {
    if (fields.count > phase.die) return violation('too-many', 'N-1');
    if (fields.count <= table.matches) return undefined;
    return violation('too-few', 'N-2');
  },
  apply(state, fields) {
    const { table, player } = state;
    table.matches -= fields.count;
    table.mover = player === 'north' ? 'south' : 'north';
    table.phase = { kind: 'roll' };
    if (table.matches < 0) throw new TypeError('There are fewer matches than none.');
    if (table.matches === 0) endMatch<Nim>(state, { kind: 'win', winner: player, reason: 'taken', rule: 'N-3' });
  },
};

/**
 * A variant of the game Nim with a die. The function `choices` offers the number on the die, even if fewer pieces are
 * left.
 */
const nim = defineGame<Nim>({
  id: 'nim',
  title: 'Nim',
  rulesVersion: 1,
  declared,
  turnRule: 'N-1',
  options: v.strictObject({ seed: v.optional(v.number()) }),
  initialState: () => ({ setup: {}, table: { mover: 'north', matches: 10, phase: { kind: 'roll' } } }),
  players: () => PLAYERS,
  phases: {
    roll: { rule: 'N-1', stream: 'die' },
    take: {
      rule: 'N-1',
      actor: ({ table }) => table.mover,
      choices: ({ phase }, offer) => offer.range('take', 1, phase.die),
    },
    over: { rule: 'N-3' },
  },
  actions: { take },
  chance: {
    roll: { apply: ({ table }, { die }) => void (table.phase = { kind: 'take', die }) },
  },
});

function breachOf(names?: readonly LawName[]): LawBrokenError {
  try {
    checkGame({ game: nim, rulebook }, {}, names);
  } catch (error) {
    if (error instanceof LawBrokenError) return error;
    throw error;
  }
  throw new Error('Nothing was found.');
}

describe('an action that is offered and illegal', () => {
  it.each<[string, LawName[] | undefined]>([
    ['all laws', undefined],
    ...(['neverStalls', 'listsWhatIsLegal', 'isDeterministic', 'comesToAnEnd', 'forksAsItApplies'] as const).map(
      (name): [string, LawName[]] => [name, [name]],
    ),
  ])('is reported as such, with the rule that forbids it, by %s', (_, names) => {
    const { message, law, rule, line } = breachOf(names);

    expect(law).toBe('listsWhatIsLegal');
    expect(message).toMatch(
      /^nim breaks the law "listsWhatIsLegal": (north|south) take \d is listed but illegal: \{"code":"too-few"/,
    );
    expect(message).toMatch(
      /What to do: Let `choices` offer only actions that `whyIllegal` allows\.\nRule N-2: Nobody takes/,
    );
    expect(message).not.toContain('thrown');
    expect(rule).toBe('N-2');
    for (const each of line) expect(nim.format(nim.parse(each))).toBe(each);
  });
});
