/** Texts of a picture, of reference tables and of lists in one language. */
export interface Labels<Label extends string = string> {
  /** BCP 47. */
  readonly language: string;
  /** A label with its values. Throws RangeError if it cannot be read. */
  say(this: void, label: Label, facts?: object): string;
  /** A title of the scenario in this language, or as it is if there is none. */
  readonly title: (own: string) => string;
}

/** Finds titles by those of the scenario. */
export function titlesIn(titles: Readonly<Record<string, string>> = {}): (own: string) => string {
  return (own) => (Object.hasOwn(titles, own) ? titles[own]! : own);
}
