/** The texts of a picture, of reference tables and of lists in one language. */
export interface Labels<Label extends string = string> {
  /** The language, as a BCP 47 tag. */
  readonly language: string;
  /**
   * Formats a label, with `facts` as the values of its fields. Throws RangeError if the label is missing or invalid.
   */
  say(this: void, label: Label, facts?: object): string;
  /**
   * Translates a title of the scenario. Returns the title unchanged if it has no translation. If the title is the name
   * of a player, the name of the person who plays this player follows in brackets.
   */
  readonly title: (own: string) => string;
}

/** Returns a function that translates titles of the scenario. */
export function titlesIn(titles: Readonly<Record<string, string>> = {}): (own: string) => string {
  return (own) => (Object.hasOwn(titles, own) ? titles[own]! : own);
}
