/**
 * Rules as a reader asks for them: by id, or all of a game.
 *
 * @packageDocumentation
 */
import { type Rule, ruleAnchor } from '../core/rulebook.ts';
import type { Demonstration } from './demonstrations.ts';
import type { GameTypes } from '../core/game.ts';

const DOCS = 'https://github.com/countersheet/countersheet/blob/main/docs/rules';

/** A rule id as a link that terminals open (OSC 8). */
export function ruleLink(game: string, id: string): string {
  return `\u001B]8;;${DOCS}/${game}.md#${ruleAnchor(id)}\u001B\\${id}\u001B]8;;\u001B\\`;
}

/**
 * Writes the rules of a game, or one of them.
 *
 * @returns Whether there is such a rule.
 */
export function tellRules(
  { game }: Demonstration<GameTypes>,
  id: string | undefined,
  write: (line: string) => void,
): boolean {
  const asked = Object.entries(game.rulebook).filter(([each]) => id === undefined || each === id);
  for (const [each, rule] of asked) write(`${each}  ${inFull(rule)}\n`);
  return asked.length > 0;
}

function inFull({ text, ruling, note, option, source }: Rule): string {
  return [
    text,
    ...(ruling === undefined ? [] : [`Our ruling: ${ruling}`]),
    ...(note === undefined ? [] : [`For programs: ${note}`]),
    ...(option === undefined ? [] : [`Option: ${option}`]),
    ...(source === undefined ? [] : [`Source: ${source}.`]),
  ].join('\n  ');
}
