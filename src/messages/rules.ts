import type { Rule, Rulebook } from '../core/rulebook.ts';

/** What the rules of a game say in one language, by id; where the source says it stands in the rulebook. */
export type RuleTexts<Id extends string = string> = Readonly<Record<Id, Omit<Rule, 'source'>>>;

/**
 * A rulebook in another language, for whatever shows rulebooks.
 *
 * @param rulebook - Of the game; not modified.
 * @param texts - Such as those of `countersheet/up-against-the-wall/messages/de`. A rule without a text stays as it is.
 *
 * @example
 * ```ts
 * import { rulebook } from 'countersheet/up-against-the-wall';
 * import { ruleTexts as upAgainstTheWallRules } from 'countersheet/up-against-the-wall/messages/de';
 *
 * rulebookIn(rulebook, upAgainstTheWallRules)['UW-3.6'].text // => 'Du beendest deine Angriffe, wann du willst.'
 * rulebookIn(rulebook, upAgainstTheWallRules)['UW-3.6'].source // => 'Step Two'
 * ```
 */
export function rulebookIn<Id extends string>(
  rulebook: Rulebook<Id>,
  texts: Partial<RuleTexts<NoInfer<Id>>>,
): Rulebook<Id> {
  const rules = Object.entries<Rule>(rulebook).map(([id, rule]) => {
    const { source } = rule;
    const text = texts[id as Id];
    return [id, text === undefined ? rule : { ...text, ...(source === undefined ? {} : { source }) }];
  });
  return Object.fromEntries(rules) as Rulebook<Id>;
}
