/**
 * The rules of an action, a bulk action or a chance event. These rules list the phases in which the action or event can
 * be played.
 */
export interface Opened {
  /** The phases in which the action or event can be played. */
  readonly during?: readonly string[];
}

/** The rules without `during`. The functions of these rules receive a phase whose kind is in `Kind`. */
export type RulesDuring<Rules extends Opened, Kind extends string> = Rules extends unknown
  ? { [Key in keyof Rules as Exclude<Key, 'during'>]: Narrowed<Rules[Key], Kind> }
  : never;

/** Narrows the type of `phase` in the first parameter of a function. A type that is not a function stays the same. */
type Narrowed<Member, Kind extends string> = Member extends (
  given: infer Given extends AtPhase,
  fields: infer Fields,
) => infer Result
  ? (given: Given & { readonly phase: Extract<Given['phase'], { readonly kind: Kind }> }, fields: Fields) => Result
  : Member;

interface AtPhase {
  readonly phase: { readonly kind: string };
}

/**
 * Limits an action, a bulk action or a chance event to some phases. TypeScript then knows the fields of these phases in
 * the functions of the rules. Use this function inside the rules of a game, or annotate its result: `const attack:
 * ActionRules<Siege, 'attack'> = during(['assault'], { … })`.
 *
 * @param phases - Phases in which the action or event can be played. In all other phases, the action or event is
 *   refused.
 * @param rules - The rules of the action or event, without `during`.
 *
 * @example
 * ```ts
 * during(['assault'], { apply: () => undefined }).during // => ['assault']
 * ```
 */
export function during<Rules extends Opened, const Kind extends NonNullable<Rules['during']>[number]>(
  phases: readonly Kind[],
  rules: RulesDuring<Rules, Kind>,
): Rules {
  const opened: Opened = { ...rules, during: phases };
  return opened as Rules;
}
