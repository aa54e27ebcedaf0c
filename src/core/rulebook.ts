/** One rule of a game. */
export interface Rule {
  /** The title, in a few words, such as “Odds of an attack”. */
  readonly title: string;
  /** The text of the rule, in our words. */
  readonly text: string;
  /** Where the rule is in the source: a section or a step; absent for a rule that we added. */
  readonly source?: string;
  /** Our decision, with the reason, on a point where the source says nothing, is ambiguous or cannot be read. */
  readonly ruling?: string;
  /** A note for users of the program, such as how to enter an action that people would perform by hand. */
  readonly note?: string;
  /** The option that changes the ruling, and the values of this option. */
  readonly option?: string;
}

/**
 * The rules of a game by id: `'UW-3.4'`. Declare a rulebook with `as const satisfies Rulebook`, so that the compiler
 * knows the ids.
 */
export type Rulebook<Id extends string = string> = Readonly<Record<Id, Rule>>;

/** The headings that a rule page uses for the parts of a rule. */
export type RuleHeadings = Readonly<Record<Exclude<keyof Rule, 'title' | 'text'>, string>>;

const ENGLISH: RuleHeadings = {
  ruling: 'Our ruling.',
  note: 'For programs.',
  option: 'Option.',
  source: 'Source',
};

/**
 * Returns the anchor of a rule on its rule page: `'UW-3.4'` is at `#uw-34`.
 *
 * @param id - Id of a rule, such as `'UW-3.4'`.
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
 * @param rulebook - The rules, in page order.
 * @param headings - Headings of the parts of a rule. Default: English.
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
      // The page has explicit anchors, because Markdown tools derive the anchors of headings in different ways.
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
