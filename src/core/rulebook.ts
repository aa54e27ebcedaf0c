/** One rule of a game. */
export interface Rule {
  /** A few words: “Odds of an attack”. */
  readonly title: string;
  /** What the rule says, in our words. */
  readonly text: string;
  /** Where the source says it: a section or a step; absent for a rule that is ours altogether. */
  readonly source?: string;
  /** What we decided where the source is silent, ambiguous or unreadable, and why. */
  readonly ruling?: string;
  /** What only programs need to know, such as how what people do at a table is entered. */
  readonly note?: string;
  /** The option that switches the ruling, and its values. */
  readonly option?: string;
}

/** The rules of a game by id: `'UW-3.4'`. Declared with `as const satisfies Rulebook`, its keys are the ids that the compiler knows. */
export type Rulebook<Id extends string = string> = Readonly<Record<Id, Rule>>;

/** What stands before the parts of a rule on its page. */
export type RuleHeadings = Readonly<Record<Exclude<keyof Rule, 'title' | 'text'>, string>>;

const ENGLISH: RuleHeadings = {
  ruling: 'Our ruling.',
  note: 'For programs.',
  option: 'Option.',
  source: 'Source',
};

/**
 * The anchor of a rule on its rule page: `'UW-3.4'` is at `#uw-34`.
 *
 * @param id - Of a rule, such as `'UW-3.4'`.
 *
 * @example
 * ```ts
 * ruleAnchor('UW-3.4') // => 'uw-34'
 * ```
 */
export function ruleAnchor(id: string): string {
  return id.toLowerCase().replaceAll('.', '');
}

/**
 * Writes a rulebook as a Markdown page with a heading for each rule.
 *
 * @param title - Heading of the page.
 * @param source - The printed source, as a sentence.
 * @param rulebook - The rules, in the order in which they are to stand.
 * @param headings - What stands before the parts of a rule, where the rules are not in English.
 *
 * @example
 * ```ts
 * rulePage('Nim', 'Folklore.', { 'N-1': { title: 'A move', text: 'Take one or more.' } }).split('\n')[6] // => '### N-1 A move'
 * ```
 */
export function rulePage(title: string, source: string, rulebook: Rulebook, headings: RuleHeadings = ENGLISH): string {
  const quoted = (part: 'ruling' | 'note' | 'option', rule: Rule): readonly string[] =>
    rule[part] === undefined ? [] : [`> **${headings[part]}** ${rule[part]}`];
  const rules = Object.entries(rulebook).map(([id, rule]) =>
    [
      // Readers of pages make anchors of headings in ways of their own.
      `<a id="${ruleAnchor(id)}"></a>`,
      `### ${id} ${rule.title}`,
      rule.text,
      ...quoted('ruling', rule),
      ...quoted('note', rule),
      ...quoted('option', rule),
      ...(rule.source === undefined ? [] : [`*${headings.source}: ${rule.source}.*`]),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, source, ...rules].join('\n\n')}\n`;
}
