import { CodeTable, ForkWithCodes } from './action-codes.ts';
import type { ActionKind } from './action-kind.ts';
import { remembered } from './cache.ts';
import { type Json, needed } from './errors.ts';
import { checkedDice } from './fork.ts';
import type { FieldRange, Game } from './game.ts';
import { InputChecks } from './input-checks.ts';
import { interpreted } from './interpreter.ts';
import type { KernelModule } from './kernel.ts';
import { type FieldOrder, formatAction, parseActionText } from './notation.ts';
import { optionRangesOf } from './option-ranges.ts';
import { deepFreeze } from './plain-data.ts';
import { playOn } from './play-game.ts';
import { PlayableRules } from './playable-rules.ts';
import type { AuthorTypes, GameSpec } from './spec.ts';
import { checkSpec } from './spec-keys.ts';

/**
 * Creates a {@link Game} from the rules that its author wrote.
 *
 * @param spec - The rules. The rules are not copied, so do not modify them afterwards.
 * @param settings - `kernel`: code compiled from these rules. With this code, the game is faster and gives the same
 *   results.
 * @throws RangeError if a chance event has the same type as an action, a declared action has no rules, a key is
 *   unknown, a phase without `outcomes` would offer chance events of another phase, or the kernel was compiled from
 *   rules other than `spec`.
 * @throws {@link MalformedError} if the rules do not define `options`.
 *
 * @example
 * ```ts
 * import { type Declaration, endMatch, integer, type TypesOf } from 'countersheet/core';
 * import * as v from 'valibot';
 *
 * const declared = {
 *   player: v.picklist(['north', 'south']),
 *   setup: {},
 *   table: { guess: v.number() },
 *   phases: { guess: {}, roll: {} },
 *   actions: { guess: { number: integer({ to: 6 }) } },
 *   chance: { roll: { die: integer({ to: 6 }) } },
 *   endings: { guess: 'G-1' },
 * } satisfies Declaration<'G-1'>;
 * type Guess = TypesOf<typeof declared, 'G-1'>;
 *
 * const guess = defineGame<Guess>({
 *   ...{ id: 'guess', title: 'Guess', rulesVersion: 1, declared, turnRule: 'G-1', players: () => ['north', 'south'] },
 *   options: v.strictObject({ seed: v.optional(v.string()) }),
 *   initialState: () => ({ setup: {}, table: { guess: 0, phase: { kind: 'guess' } } }),
 *   phases: {
 *     guess: { rule: 'G-1', actor: () => 'north' },
 *     roll: { rule: 'G-1', stream: 'dice' },
 *     over: { rule: 'G-1' },
 *   },
 *   actions: {
 *     guess: {
 *       during: ['guess'],
 *       apply({ table }, { number }) {
 *         table.guess = number;
 *         table.phase = { kind: 'roll' };
 *       },
 *     },
 *   },
 *   chance: {
 *     roll: {
 *       during: ['roll'],
 *       apply(state, { die }) {
 *         const winner = state.table.guess === die ? 'north' : 'south';
 *         endMatch<Guess>(state, { kind: 'win', winner, reason: 'guess', rule: 'G-1' });
 *       },
 *     },
 *   },
 * });
 * const state = guess.applyAction(guess.setup(), guess.parse('north guess 6'));
 * guess.chanceOutcomes(state).length // => 6
 * guess.turn(guess.applyAction(state, guess.parse('chance roll 6'))).kind // => 'over'
 * ```
 */
export function defineGame<G extends AuthorTypes>(
  spec: GameSpec<G>,
  { kernel = interpreted }: { readonly kernel?: KernelModule } = {},
): Game<G> {
  checkSpec(spec);
  const engine = new PlayableRules(spec, kernel);
  const checks = new InputChecks(engine);
  const codesIn = remembered((setup: G['setup']) => new CodeTable(engine.listed, setup));
  const kinds = [...engine.kinds.values()];
  const fieldOrder: FieldOrder = Object.fromEntries(kinds.map((kind) => [kind.type, orderOf(kind)]));
  return {
    ...playOn(engine, checks),
    codes: (position) => codesIn(checks.setupOf(position)),
    fork: (state, { dice = 'same' } = {}) =>
      new ForkWithCodes(engine, checks.checked(state), checkedDice(dice), codesIn),
    phases: Object.fromEntries(engine.phases.flatMap(({ kind, rule }) => (kind === 'over' ? [] : [[kind, rule]]))),
    endings: Object.keys(spec.declared.endings),
    optionRanges: deepFreeze(optionRangesOf(needed(spec.options, 'options'))),
    fields: (position) => {
      const setup = checks.setupOf(position);
      return Object.fromEntries(kinds.map((kind) => [kind.type, rangesOf(kind, setup)]));
    },
    parseOptions: (json) => checks.parseOptions(json),
    parseState: (json) => checks.parseState(json),
    parseAction: (json) => checks.parseAction(json),
    format: (action) => formatAction(fieldOrder, action),
    parse: (text) => checks.parseAction(parseActionText(fieldOrder, text)),
  };
}

/** For each field of an action, returns the values that the field can have in a match. */
function rangesOf<G extends AuthorTypes>({ keys, fields }: ActionKind<G>, setup: G['setup']): readonly FieldRange[] {
  return fields.map((field, index) => ({
    key: keys[index]!,
    size: field.isFree === true ? 0 : (field.size(setup) ?? Infinity),
    at: (number) => field.write(setup, field.at(setup, number)) as Json | undefined,
  }));
}

/** Returns the keys of an action in the order of the notation, and for each key whether its value is a name. */
function orderOf<G extends AuthorTypes>({ keys, fields }: ActionKind<G>): FieldOrder[string] {
  return keys.map((key, index) => {
    const { lack, isFree = false } = fields[index]!;
    return { key, isName: lack !== undefined && !isFree };
  });
}
