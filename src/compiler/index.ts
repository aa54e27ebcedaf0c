/**
 * Writes the kernel of a game: a module of generated code that plays the game faster than the interpreter does. The
 * kernel is generated from the rules alone. A match has the same result with and without the kernel.
 *
 * @packageDocumentation
 */
import { Rules } from '../core/rules.ts';
import type { AuthorTypes, GameSpec } from '../core/spec.ts';
import { stateSchemas } from '../core/state-schemas.ts';
import * as v from 'valibot';
import { actionCode, actionMethods, checkCode } from './actions.ts';
import { FormWriter } from './forms.ts';
import { phaseCode, phaseFunctions, phaseMethods } from './phases.ts';
import { indented, literal, quoted } from './text.ts';

/**
 * Writes the kernel module of a game. The module needs no imports: `defineGame(spec, { kernel })` passes the rules to
 * the module.
 *
 * @param spec - The rules of the game; not modified.
 * @returns A JavaScript module that exports the function `kernel`.
 */
export function compileKernel<G extends AuthorTypes>(spec: GameSpec<G>): string {
  const rules = new Rules(spec);
  const forms = new FormWriter();
  const { table, secret, hidden } = stateSchemas<G>(spec.declared);
  const form = literal([
    ['table', forms.formOf(table)],
    ['secret', forms.formOf(secret)],
    ['hidden', forms.formOf(hidden)],
  ]);
  const kinds = [...rules.kinds.values()].filter(({ parts }) => parts === undefined);
  const canEliminate = spec.isEliminated !== undefined;
  const checks = new Map<string, string>();
  for (const kind of kinds) {
    const isEvent = Object.hasOwn(spec.declared.chance ?? {}, kind.type);
    const check = checkCode(kind, isEvent ? v.literal('chance') : spec.declared.player);
    if (check !== undefined) checks.set(kind.type, check);
  }
  const code = [
    'export function kernel(rules, core) {',
    `core.checkOutline(rules, ${quoted(rules.outline)});`,
    ...rules.phases.map(phaseCode),
    ...kinds.map(actionCode),
    ...phaseFunctions(rules.phases, canEliminate),
    ...checks.values(),
    ...forms.functions,
    'return {',
    `forms: ${form},`,
    ...phaseMethods(rules.phases, canEliminate),
    ...actionMethods(kinds, [...checks.keys()]),
    '};',
    '}',
  ];
  return `// @ts-nocheck\n// Compiled from the rules of "${spec.id}". Do not edit.\n\n${indented(code.join('\n'))}\n`;
}
